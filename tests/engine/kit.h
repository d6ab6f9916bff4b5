/* kit.h - what the engine's tests share: the games they know, single moves by their text, whole games by random moves.
 *
 * The list of games here stands in for src/games/games.c: it holds the toy too, so that files and requests can name it. */
#ifndef KIT_H
#define KIT_H

#include "toy.h"
#include "engine/json.h"
#include "engine/session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

extern const rs_game pl_game;

enum { RED, BLUE, GREEN };

/* A test: TEST(a_sentence_about_the_engine) { .. } */
#define TEST(name) static void name(__attribute__((unused)) void **unused_)
#define RUN(tests) cmocka_run_group_tests(tests, NULL, NULL)

/* ---- One game at the door ---------------------------------------------------------------------------------------- */

typedef struct match {
    const rs_game *game;
    rs_chance chance; /* the game's luck */
    rs_script script;
    rs_chance whim; /* chooses the moves */
    rs_turn turn;
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
} match;

void begin(match *m, const rs_game *game, int players, const char *seed);
void begin_with(match *m, const rs_game *game, int players, const char *draws); /* set-up by these draws, then from seed 1 */
void script(rs_script *into, const char *draws);                                /* in place of what it held; separated by blanks */
void play(match *m, int seat, const char *move);                                /* must be legal */
bool play_any(match *m);                                                        /* a random move; false: the game is over */
rs_move move_of(const rs_game *game, const char *text);                         /* legal or not, but one of the game */
bool offered(const match *m, const char *move);
const rs_event *told_of(const rs_turn *turn, int kind); /* the first event of the kind, or NULL */
static inline toy_state *toy(match *m) { return (void *)m->state; }

/* Red and Blue with hands that are known: Red cowrie, cockle, conch; Blue whelk, limpet, mussel; the tide is 4. */
extern const char *const usual_deal;

/* ---- Sessions: big, so each test file keeps its own -------------------------------------------------------------- */

void begin_session(rs_session *s, const rs_game *game, int players, const char *draws); /* from seed 1, after these draws */
void say(rs_session *s, int seat, const char *move);                                    /* must be legal */
bool say_any(rs_session *s, rs_chance *whim);                                           /* a random move; false: the game is over */
void say_many(rs_session *s, const char *seed, int moves);                              /* so many of them, or to the end */
static inline toy_state *toy_in(rs_session *s) { return (void *)s->state; }

/* ---- Many games: toy and plunder, with every number of players --------------------------------------------------- */

/* Plays so many games of each kind, up to 400 moves each, and calls for every position in them, the last one included. */
void every_position(int games, void (*visit)(match *m));

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

void expect_part(const char *text, const char *part); /* the text contains the part */
void expect_no_part(const char *text, const char *part);
/* The text with the first `from` replaced; both must be there. It lives until the next call. */
const char *changed(const char *text, const char *from, const char *to);
const char *json_of(const rs_game *game, const void *state); /* lives until the next call */
const char *move_text(const rs_game *game, rs_move move);    /* so does this */

#endif
