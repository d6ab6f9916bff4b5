/* record.h - what was told in a game and how its position changed, as lines of text: so that a game can be shown without being played
 * again.
 *
 * Behind each move of a recorded game, and behind the set-up, come
 *
 *     . sails 0 north open-sea-1              an event: its kind, whose doing (- for nobody's), its words
 *     .0 dealt 0 nassau                       only seat 0 may know what it was
 *     . move 1 pay all                        a move that the engine made, since it was the only one
 *     .1 move                                 the move above was made in secret: only seat 1 may know it
 *     = captain[0].silver=5 deck-nassau captain[0].hand+nassau stack=2 stack[1]=pay,1,0
 *
 * The last line is how the position changed: numbers and words, things that came into a set (+) or left it (-), the depth of the stack and
 * frames of it (decision, seat, arguments). `plays` goes up by one with each move. */
#ifndef RS_RECORD_H
#define RS_RECORD_H

#include "roadstead.h"

/* What a move told and changed; `before` is NULL for the set-up, whose position stands in the file whole. */
void rs_record_turn(const rs_game *game, const void *before, const void *after, const rs_turn *turn, rs_text *out);

/* An event out of its line, which version `from` of the rules wrote; false: today nothing has that name. Seats go by the colours of
 * `state`. */
bool rs_record_event(const rs_game *game, const void *state, int from, const char *line, rs_event *event);
/* Changes a position by a line; false: not all of it can be understood today. */
bool rs_record_change(const rs_game *game, int from, char *line, void *state);
/* The event that a move was made, for all to see. */
rs_event rs_move_event(int seat, rs_move move, bool asked);
/* A move of an older version, by today's words. */
bool rs_old_move(const rs_game *game, const void *state, int from, const char *text, rs_move *move);
void rs_put_old_move(const rs_game *game, int from, const char *text, rs_text *out);

/* ---- Lines of a game file ------------------------------------------------------------------------------------- */

typedef struct rs_lines {
    const char *at, *end, *begin; /* where the next line begins, where the text ends, where this line began */
    int number;                   /* of this line, from 1 */
    char text[RS_JSON_ROOM];      /* this line, without its end; one that is too long is cut and will not be understood */
} rs_lines;

bool rs_lines_any(rs_lines *lines);                          /* the next one; false: there is none */
bool rs_lines_next(rs_lines *lines);                         /* the next one that is no remark */
const char *rs_after(const char *line, const char *keyword); /* what follows a keyword and a blank, or NULL */

/* ---- A game told from its file, without playing it --------------------------------------------------------------- */

typedef struct rs_tale {
    const rs_game *game;
    int from;           /* the version of the rules that the game has come to */
    int move, seat;     /* which was last told; -1: the set-up */
    char text[RS_LINE]; /* of that move */
    bool recorded;      /* the file tells events and changes */
    bool known, shown;  /* the position is known; and it is a sound one of today's */
    rs_turn *turn;      /* its events are those of the move */
    rs_lines lines;
    bool waiting; /* a line was read that belongs to the next move */
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
} rs_tale;

void rs_tale_begin(rs_tale *tale, const rs_game *game, const char *text, size_t length, rs_turn *turn);
bool rs_tale_next(rs_tale *tale); /* the set-up first, then move after move; false: there is no other */

#endif
