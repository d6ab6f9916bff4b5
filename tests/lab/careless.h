/* careless.h - the game of shells (tests/engine/toy.c), laid out so that one careless change can be made, and played under the
 * referee's eyes: does it notice? */
#ifndef CARELESS_H
#define CARELESS_H

#include "engine/toy.h"
#include "lab/sim.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

/* The game and its tables: each test changes them as it likes. */
extern rs_game game;
extern rs_decision decision[TOY_POINTS];
extern rs_event_kind event[TOY_EVENTS];
extern rs_verb verb[TOY_VERBS];
extern rs_sim_plan plan; /* by whom it is played, and how often: at random, unless a test says otherwise */

int lay_out(void **state); /* as it was */

/* Plays checked games. The referee must find something and say these words; or nothing. */
void expect_caught(const char *words);
void expect_clean(void);

#define TEST(name) cmocka_unit_test_setup(name, lay_out)

#endif
