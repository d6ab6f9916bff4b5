/* table.h - rules tests of ahoy: a position in words, scripted draws and dice, moves, and what must follow.
 *
 *     table *t = position(3, "map M1; SM1 at (2,1), gold 1, pool 2 4 5 6; patrols (0,1) (0,1); active SM1; next 5 2");
 *     play(t, SM1, "place 2 full-sail");
 *
 * Captains are named by faction: BF, SM1, MU, SM2; so are they in the functions below, whatever their seat. Spaces are written (x,y) as in
 * the rules, in positions and in moves: a move's "(1,0)" becomes the word of that space, its "[1,0]" the word of the region it lies in.
 *
 * Unless it says otherwise a position is: map M1, all Flagships on the island of its second region, no crew, cargo or damage, no dice on
 * slots, gold 0, wealth 1, no Comrade, Patrol or other ship on the map, no Comrade ready, the Union's hand empty, reward markers on START,
 * the three lowest Market cards that are nowhere else in the Market, round 2, First Mate and active BF. Pools are empty and all dice not
 * named are set aside. Statements are separated by ";", what is said of a captain by ", ".
 *
 *   BF at (x,y) | gold N | fame N | pool N .. | die N BERTH | damage BERTH .. | crew CARDS | cargo CARDS | hand PLANS | left CARDS
 *     | right CARDS | white R,C | black R,C | marker squadron/union (of the left pile)     crew comes before dice and damage on it
 *   map M1 | M2 | M3 | T2@(0,0)r2 ..     regions in this order          fill: all further tiles but one lie far in the south
 *   patrols (x,y) ..     strongholds (x,y) ..     cutter (x,y)     gunship (x,y)     comrades (x,y) N     ready N     wealth (x,y) N
 *   market CARDS     box CARDS     deck CARDS (exactly these; all others go to the box)     played PLANS
 *   white-smuggler     three play with SM2 in place of SM1; said before anything else
 *   round N     first BF     active BF     quota N (dice still to place; usually two, or the whole pool)     goal N
 *   next OUTCOMES        the next draws and dice, in this order (all further ones are random)
 *   step turn | next | round-end     the active captain's turn; who comes next; the end of the round
 *
 * A question with one answer is answered by the engine: a turn in which only "end" is left is over, so leave dice in the pool (or a free
 * action) where the turn is to go on. unasked() sees such moves. Only the Union with plans in hand is asked all the same.
 *
 * Cards are named by crew, by good or by number; nothing stands for an empty list.
 */
#ifndef TABLE_H
#define TABLE_H

#include "games/ahoy/ahoy.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { BF = AH_SQUADRON, SM1 = AH_RED, MU = AH_UNION, SM2 = AH_WHITE, NOBODY = -1 };

#define GAME ah_game
#define STATE ah_state
#define OWN_MOVES
#define SEAT_OF(t, who) ((who) < 0 ? RS_NOBODY : seat_of(t, who))
#include "../play.h"

/* Maps of which several files make use: one with currents, one with a Harbour. */
#define CURRENTS "map F2@(0,0)r0 K1@(0,2)r0; "
#define HARBOUR "map F2@(0,0)r0 K2@(0,2)r0; "

int seat_of(const table *t, int who);

bool compared(const table *t, int attack, int defence); /* the totals of a battle that was decided */

const ah_captain *captain(const table *t, int who);
int gold(const table *t, int who);
int fame(const table *t, int who);
int card(const char *name);
int plan(const char *name);
int berth(const char *name);
int space(const table *t, int x, int y);  /* AH_NONE: off the map */
int region(const table *t, int x, int y); /* the region this space lies in */
bool stands(const table *t, int figure, int x, int y);
bool sails(const table *t, int who, int x, int y); /* the Flagship of this captain is there */
int patrols(const table *t, int x, int y);
int strongholds(const table *t, int x, int y);
int comrades(const table *t, int x, int y); /* on the island of the region of this space */
int wealth(const table *t, int x, int y);
int slots(const table *t, int who, const char *of, int content); /* slots of a berth that hold it: AH_FREE, a die, AH_DAMAGED */
int damage(const table *t, int who);                             /* tokens on board and crew */
int pool(const table *t, int who);                               /* dice still to place */
bool has_crew(const table *t, int who, const char *name);
bool has_cargo(const table *t, int who, const char *name);
bool in_market(const table *t, const char *name);
bool market_is(const table *t, const char *cards); /* exactly these */
bool in_box(const table *t, const char *name);
bool marked(const table *t, int who, int white, int black); /* reward markers: row * 10 + column */

#endif
