/* lesson.h - a lesson as it is written: rows of a text file, in the order in which they are gone through.
 *
 *     lesson plunder
 *     title A first sale
 *     about Sell what lies in the hold, and see the price fall.
 *     teaches PL-11.1 PL-11.3
 *
 *     scene                      where it happens: a game that is begun, and what is changed in it
 *     players 2
 *     seed first-sale
 *     set captain[0].silver 3    a part of the position, as JSON
 *     give captain[0].hand kraken
 *     play move north            a move that was made before, by whoever was asked
 *
 *     let silver captain[0].silver
 *     say You have {silver} silver. ..
 *     point good:sugar
 *     do trade | sell sugar 3    what the learner is to do: one of these
 *     else pass "You could. But .."
 *
 * docs/lessons.md explains every row. A lesson is a slice of the caller's text; nothing is copied. */
#ifndef RS_LESSON_H
#define RS_LESSON_H

#include "roadstead.h"

enum { RS_LESSON_ROWS = 600, RS_LESSON_STEPS = 120, RS_LESSON_TEXT = 800 /* bytes of one text at most */ };

typedef enum rs_row_kind {
    RS_ROW_TITLE,
    RS_ROW_ABOUT,
    RS_ROW_TEACHES,
    RS_ROW_SCENE, /* from here on another game; what follows makes it: */
    RS_ROW_PLAYERS,
    RS_ROW_OPTION,
    RS_ROW_SEED,
    RS_ROW_SEAT,
    RS_ROW_BOTS,
    RS_ROW_SET,
    RS_ROW_GIVE,
    RS_ROW_PUT,
    RS_ROW_DEAL,   /* draws of the set-up */
    RS_ROW_CHANCE, /* draws that come next */
    RS_ROW_PLAY,   /* in a scene: before the lesson; in a step: after the learner's move */
    RS_ROW_LET,    /* a step: what is said and shown, */
    RS_ROW_SAY,
    RS_ROW_POINT,
    RS_ROW_TIP,
    RS_ROW_DO, /* what is to be done, */
    RS_ROW_UNTIL,
    RS_ROW_READ,
    RS_ROW_ELSE, /* and what is answered */
    RS_ROW_THEN,
    RS_ROW_LEARNT,
    RS_ROWS
} rs_row_kind;

typedef struct rs_row {
    uint8_t kind; /* rs_row_kind */
    int line;     /* of the file, from 1 */
    const char *at;
    int length; /* what follows the row's word */
} rs_row;

typedef struct rs_lesson_step {
    int first, end; /* rows */
    int scene;      /* the row that begins it */
} rs_lesson_step;

typedef struct rs_lesson {
    const rs_game *game;
    int rows, steps;
    rs_row row[RS_LESSON_ROWS];
    rs_lesson_step step[RS_LESSON_STEPS];
} rs_lesson;

/* Reads a lesson. NULL if its form is sound, else what is wrong and in which line (in `problem`, RS_LINE bytes). */
const char *rs_lesson_read(rs_lesson *lesson, const char *text, size_t length, char *problem);

/* The first row of a kind from a row on, before `end`; -1: there is none. */
int rs_lesson_find(const rs_lesson *lesson, int from, int end, rs_row_kind kind);

/* The n-th part of a row between blanks (or of a list with `|` between); false: it has no so many. */
bool rs_row_word(const rs_row *row, int index, char *word, size_t size);
bool rs_row_choice(const rs_row *row, int index, char *choice, size_t size);
/* What stands behind the n-th word, and what stands in quotes at its end. */
bool rs_row_rest(const rs_row *row, int words, char *rest, size_t size);
bool rs_row_quote(const rs_row *row, char *before, size_t before_size, char *quoted, size_t size);

/* A sentence about a line of the lesson, into `problem`. */
const char *rs_lesson_wrong(const rs_row *row, const char *what, char *problem);

#endif
