/* table.h - rules tests of marauders: a position in words, scripted draws and dice, moves, and what must follow.
 *
 *     table *t = position(2, "A is C02, at CSE, bounty NL1; merchant CSE NL; next S 1 2 K62 K24 K52");
 *     play(t, A, "scout merchant");
 *
 * Captains are A, B, C, D by seat. Everything on the table is named by its word or its code in the rules: HAV, E25, K62, G01a, S05, R14,
 * M10, C01, MOD4, SW2, NL. A die is 1, 2, 3, 4 or S; in moves seats are red, blue, green, yellow as the module writes them.
 *
 * Unless it says otherwise a position is: A is C10 (English), B is C13 (French), C is C15 (Dutch), D is C04 (Spanish), each in the home
 * port with an undamaged sloop, 10 gold and nothing else; a merchant of the zone's own nation in each zone (Dutch in TRI and BRI, French in
 * CSE); a modification token face down in each port (MOD1 to MOD8 in the order of the ports, twice); demand in the order of the goods
 * likewise; missions M22 and M14 open (the lowest others, where these are elsewhere); no war, no NPC; round 2, event E22 in force; first
 * and active A, who is about to act with 3 actions. Who is not named gets another captain if his is named elsewhere. Statements are
 * separated by ";", what is said of a captain by ", ".
 *
 *   A is C01 | at HAV (at sea) | in HAV (in port) | ship frigate | mods MOD1 .. | used MOD4 .. | weapons SW1 .. | gold N | stash N
 *     | values 2/1/1/2/1 (Hull, Cargo hold, Masts, Crew, Cannons; else undamaged, a place of Hammocks empty) | cargo CARDS | glory CARDS
 *     | rumours CARDS | mission M10 | progress N | documents EN | hired S05 .. | bounty ES1 EN3 .. | track N | big-ship
 *     | bought HAV (Buy Goods of the turn before) | dead C05 (the successor; beside it only stash and track are said)
 *   event E25     war ES EN     npc E02 SMA [under E01 ..] (in command, zone)     arriving E01
 *   leaderless E16 E17 (a stack that waits for the round's end)     merchant HAV ES|none ..     demand HAV rum ..
 *   token HAV MOD4|none ..     shown HAV .. (tokens face up)     missions M07 M23 (open)
 *   deck events|captains|cargo|glory|missions CARDS (exactly these; the others go to the discard pile)     discard CARDS (of any kind)
 *   round N     first A     active A     actions N     extra N     moves N     port-used     acted     final     target N
 *   next OUTCOMES (the next draws and dice, in this order; all further ones are random)
 *   all-asked (who is asked about cards and holds none is asked by the test, too; else he passes)
 *   step act | port (in a Port action) | start (of the active captain's turn) | round (its start) | end (of the round, after the turns)
 *
 * Every draw is scripted, also one out of one: an NPC draws whom it hunts ("blue"), and those that found a captain are drawn for the
 * order of their battles ("dutch-navy"), even if there is no choice. A question with one answer is answered by the engine; unasked() sees
 * such moves. Nothing stands for an empty list of cards.
 */
#ifndef TABLE_H
#define TABLE_H

#include "games/marauders/marauders.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { A, B, C, D };

#define GAME mm_game
#define STATE mm_state
#define OWN_OUTCOMES
#define AGREED pass_on
#include "../play.h"

void pass_on(table *t); /* who is asked about cards and holds none passes, unless the position says all-asked */

void roll(table *t, int seat, const char *move, const char *outcomes); /* draws() and then play() */
void none_drawn(const table *t);                                       /* none has */

bool before(const table *t, int one, int other); /* both happened, and the first `one` before the first `other` */

const mm_captain *captain(const table *t, int seat);
int gold(const table *t, int seat);
int stash(const table *t, int seat);
int track(const table *t, int seat);
int bounty(const table *t, int seat, int nation);
int zone(const char *name);
bool at_sea(const table *t, int seat, const char *zone_name);
bool in_port(const table *t, int seat, const char *zone_name);
bool values_are(const table *t, int seat, const char *values); /* "2/1/1/2/1": Hull, Cargo hold, Masts, Crew, Cannons */
bool foe_is(const table *t, const char *values);               /* the NPC in battle */
bool cargo_is(const table *t, int seat, const char *cards);    /* exactly these, as the next four */
bool glory_is(const table *t, int seat, const char *cards);
bool rumours_are(const table *t, int seat, const char *cards);
bool weapons_are(const table *t, int seat, const char *weapons);
bool mods_are(const table *t, int seat, const char *mods);
bool bounties_are(const table *t, int seat, const char *bounties); /* "ES1 NL2" and none else */
int hand_size(const table *t, int seat);                           /* glory cards */
int cargo_size(const table *t, int seat);
bool is_hired(const table *t, int seat, const char *specialist);
bool holds_mission(const table *t, int seat, const char *mission);
bool discarded(const table *t, const char *card); /* event, glory, captain, cargo or mission card */
bool in_deck(const table *t, const char *card);
bool on_table(const table *t, const char *cargo);                          /* open: in a raid, from a naval ship */
bool npc_is(const table *t, const char *commander, const char *zone_name); /* in command of a ship at sea there */
bool npc_gone(const table *t, int npc);                                    /* not on the board */
bool is_open(const table *t, const char *mission);
int demanded(const table *t, const char *port);

/* A and B meet on the open sea and A attacks: a battle with these captains, and these draws behind those that begin it. */
table *battle(const char *attacker, const char *defender, const char *outcomes);
/* The same until the crews fight. */
table *boarding(const char *attacker, const char *defender, const char *outcomes);

#endif
