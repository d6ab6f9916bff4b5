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

typedef struct table {
    rs_chance chance;
    rs_script script;
    rs_turn turn;
    _Alignas(RS_ALIGN) pl_state s;
} table;

/* A position ready for its first question. It lives until the next call. */
table *position(int players, const char *text);
/* Set-up with these draws first. */
table *set_up(int players, const char *draws);

void draws(table *t, const char *cards);                                /* further scripted draws */
void play(table *t, int seat, const char *move);                        /* must be legal */
void refused(table *t, int seat, const char *move, const char *clause); /* must be illegal, and for this clause */
bool offered(const table *t, const char *move);
void expect_offers(const table *t, const char *moves); /* exactly these, separated by ";", in any order */
void expect_asked(const table *t, int seat, const char *decision);
void expect_over(const table *t, int winner);
bool happened(const table *t, int event, int seat);               /* during the last play or the position's first steps */
int times(const table *t, int event);                             /* how often */
int arg_of(const table *t, int event, int index);                 /* an argument of the last such event */
bool unasked(const table *t, int seat, const char *move);         /* the engine made it, as the only one there was */
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
void sound(const table *t); /* all invariants hold */

/* A test: RULE(a_ship_never_moves_back) { .. } */
#define RULE(name) static void name(__attribute__((unused)) void **unused_)

/* Every test file ends with the list of its tests; `clauses` is read by the coverage tool. */
#define TEST(name) cmocka_unit_test(name)

#endif
