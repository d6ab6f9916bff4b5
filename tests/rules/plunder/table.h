/* table.h - rules tests of plunder: a position in words, scripted draws, moves, and what must follow.
 *
 *     table *t = position(3, "A at OS-01, own SH-12b, hand OS-05; B silver 12; deck PT-06; step action");
 *     play(t, A, "hunt SH-09");
 *
 * Unless it says otherwise a position is: the start cross, captains A (first and active), B, .. on Tortuga with 5 silver, the Pinnace
 * and an empty hand, round 2, no Encounter pending. Statements are separated by ";", what is said of a captain by ",".
 *
 *   A at CARD | silver N | hand CARDS | own SH-12b (bought) or SH-12w (won) | prize CARD | mate CARD | offer CARD
 *     | traded GOOD N GOOD N .. | plundered GOOD N .. | letters NATIONS | deed NATIONS | lost | port-was-enemy
 *   map CARD X,Y          a Map card laid; every other Map card stays in the deck
 *   war CARD [NATION]     natives CARD CARD     fleet CARD CARD (where)      box CARDS     discard CARDS
 *   pending CARD [PARAMETER]     round N     active A     first A     option NAME N
 *   deck CARDS            the next draws, in this order (all further ones are random)
 *   step begin | resolve | dues | sail | action | trade | lay | end     where the turn stands (begin: T0 .. end: T6)
 *
 * A question with one answer is answered by the engine, unless it rests on the hand and there are cards in it that others do not know.
 */
#ifndef TABLE_H
#define TABLE_H

#include "games/plunder/plunder.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { A, B, C, D };

#define GAME pl_game
#define STATE pl_state
#include "../play.h"

void idle(table *t, int seat); /* the captain heaves to and takes no Action */
void meet(table *t);           /* whoever could give something up before the Encounter gives up nothing */

bool compared(const table *t, int contest, int mine, int theirs); /* the numbers of a step of a fight */

const pl_captain *captain(const table *t, int seat);
int card(const char *code); /* by code or word */
bool in_hand(const table *t, int seat, const char *code);
bool in_discard(const table *t, const char *code);
bool hand_is(const table *t, int seat, const char *cards); /* exactly these */
int hand_size(const table *t, int seat);
int at(const table *t, int seat); /* the Map card */
int traded(const table *t, int seat, int good);
int plundered(const table *t, int seat, int good);

#endif
