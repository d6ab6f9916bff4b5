/* table.h - rules tests of reckoning: a position in words, scripted draws, moves, and what must follow.
 *
 *     table *t = position(3, "2.2 I05, P 3+1, outpost; P at 2.2, cargo 3, play deckhand-1:2+U101; B at 2.2, pirate; next L57 s7");
 *     play(t, P, "use deckhand-1 level place-1");
 *
 * Captains are P, B, G, Y: purple, blue, green, yellow, the seats 0 to 3. Cells are written r.c, crew cards by their word, with level and
 * upgrades if they have any (gunner-2:3+U203+U113), cards, tiles, extensions and bonus tiles by word or code.
 *
 * Unless it says otherwise a position is: all tiles explored; cells not named hold, from 1.1 on, the lowest islands not named, then the
 * open seas; each explored tile has the lowest upgrade of its row that is not named; ships in the harbour in trade mode, empty and sound;
 * all crew cards at level 1 in their decks; chest 15, dock 0; no achievement; no bonus tiles; round 2; P is first and active, in the main
 * phase, nothing done in this turn. Cubes not named are in the supply. Achievements that follow from what is said (chest, permanent cubes,
 * buildings, extensions, cards of level 4, with the cubes on the way there) are given. Statements are separated by ";", what is said of one
 * cell or captain by ", ".
 *
 *   2.2 I05 | dark | P 3+1 (influence + permanent) | fort | garrison | outpost | cargo N | coins N | card U115 | card none
 *   P at 2.2 | at harbour | chest N | dock N | cargo N | coins N | stow AD (else the usual one) | track N (sail was set) | damage N
 *     | pirate | hull B:EB1 C:EB2+EA1 (top last) | hand CREW | play CREW (in this order) | discard CREW or rest | deck CREW (and all not
 *     named) | wait CARDS | wins N | fours N | finds N (cubes on A1, A2, A8) | deeds A1 .. A9 | bonus BA1 | pending (a level-up)
 *     | done (had the last turn)
 *   box 1 CARDS (exactly these; "none")     top 2 CARDS (seen by all, next in their order)      deep TILES (among the unexplored)
 *   active P     first P     round N     ender P     rounds N (the option)     buried BACKS     copies top (the Understudy in play)
 *   turn explored | sailed | deals N | goods N | actions N | attacked G B | stormed 2.2 | lost 2.2 | entered 2.2 | swept 4.1
 *   next OUTCOMES        the next draws, in this order (all further ones are random)
 *   step main | turn | cleanup     where the active captain's turn stands (turn: at its very beginning)
 *
 * Outcomes: L57 is a landing (0-99), s7 a strike check (0-7), w0 the struck cube, m0 its way (each is drawn, even if there is only one);
 * anything else is the word or code of a card, crew card, tile or captain.
 *
 * A question with one answer is answered by the engine; unasked() sees such moves.
 */
#ifndef TABLE_H
#define TABLE_H

#include "games/reckoning/reckoning.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { P, B, G, Y, BLACK = DR_BLACK, NOBODY = -1 };

#define GAME dr_game
#define STATE dr_state
#define OWN_OUTCOMES
#include "../play.h"

/* The same, put together as by printf. */
__attribute__((format(printf, 2, 3))) table *position_of(int players, const char *format, ...);

/* In a battle, between its steps: the cubes that lie on the board from now on, in order of arrival: "P c3; black a4". */
void lay_board(table *t, const char *cubes);
int in_zone(const table *t, const char *zone, int who);
int on_board(const table *t, int who);
int strength(const table *t, int who); /* of the cubes and abilities of the battle being fought */

int card(const char *name);
int crew(const char *name);
int tile(const char *name);
int cell_named(const char *name); /* or "harbour" */
const dr_captain *captain(const table *t, int who);
const dr_cell *cell(const table *t, const char *name);
bool is_at(const table *t, int who, const char *space);
int level(const table *t, int who, const char *crew_card);
bool in_hand(const table *t, int who, const char *crew_card);
bool in_play(const table *t, int who, const char *crew_card);
bool in_deck(const table *t, int who, const char *crew_card);
bool in_discard(const table *t, int who, const char *crew_card);
int hand_size(const table *t, int who);
bool waits(const table *t, int who, const char *name);
bool is_sleeved(const table *t, int who, const char *crew_card, const char *name);
bool achieved(const table *t, int who, int deed);
bool stowed(const table *t, int who, const char *holds); /* exactly these are loaded: "AD" */
int controls(const table *t, const char *name);          /* who controls the island there, or NOBODY */
bool cubes_are(const table *t, const char *name, int who, int influence, int permanent);
bool stands(const table *t, const char *name, int kind);            /* DR_FORT .. */
bool lies(const table *t, const char *cell_name, const char *name); /* this card on this tile */
bool in_box(const table *t, const char *name);
bool is_buried(const table *t, const char *name);

#endif
