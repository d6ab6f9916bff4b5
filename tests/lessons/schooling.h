/* schooling.h - what the tests of lessons share: a lesson that is read, its teacher, and what the learner and the others do.
 *
 * There is one lesson at a time; its rows are kept in a block of exactly their length, so that the sanitizer sees who reads on behind them.
 * The game is the toy of the engine's tests, where nothing else is said. */
#ifndef SCHOOLING_H
#define SCHOOLING_H

#include "kit.h"
#include "lessons/teacher.h"

/* A lesson of the toy, up to its scene: Red has cowrie, cockle, conch; Blue has whelk, limpet, mussel; the tide is 4. */
#define HEAD "lesson toy\ntitle A test\n"
#define SCENE "scene\ndeal 4 cowrie cockle conch whelk limpet mussel\n"
#define TOY HEAD SCENE

extern rs_lesson lesson;
extern rs_session session;
extern rs_teacher teacher;
extern rs_text room;             /* lent to scenes and to the teacher */
extern unsigned char bot_room[]; /* to the bots */
extern char problem[RS_LINE];    /* of the last that went wrong */

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

const char *reading(const char *rows); /* NULL, or what is wrong with them */
void read_lesson(const char *rows);    /* must be sound */
const rs_row *row_of(rs_row_kind kind, int nth);

/* ---- Scenes ------------------------------------------------------------------------------------------------------ */

/* The first scene of a lesson of the toy, made of these rows: NULL, or what is wrong with it. */
const char *staging(const char *rows);
void stage(const char *rows); /* must be possible */

/* ---- The teacher ------------------------------------------------------------------------------------------------- */

const char *beginning(const char *rows); /* NULL, or what is wrong */
void begin_lesson(const char *rows);

void right(const char *move);                                      /* must be what is wanted */
void another(const char *move, const char *said);                  /* legal and not wanted; NULL: answered by no row */
void refused(const char *move, const char *said, const char *why); /* not legal: what a row says, or NULL, and a part of the reason */
void read_on(void);
void others_move(void); /* one move of whoever is asked */
int tips_told(void);    /* how many since the learner's last move */

const char *bookmark(void); /* lives until the next call */
/* The game is saved and read again, and the lesson goes on there: NULL, or what is wrong. */
const char *going_on(const char *bookmark);

#endif
