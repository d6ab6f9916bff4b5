/* teacher.h - goes through a lesson with a learner, who makes real moves through the one door.
 *
 * A step says and shows something and waits: for one of the moves that it names (do), for anything until something has happened (until),
 * or for the learner to have read it (read). What is legal and not wanted has an answer of its own or is answered plainly; what is not
 * legal is refused as at any table. After the learner's move come those that the step plays for the others; where it plays none, the
 * scene's bots play. */
#ifndef RS_TEACHER_H
#define RS_TEACHER_H

#include "bots/bot.h"
#include "lessons/scene.h"

typedef enum rs_verdict { RS_RIGHT, RS_ANOTHER, RS_REFUSED } rs_verdict;

typedef struct rs_teacher {
    const rs_lesson *lesson; /* NULL: there is none */
    rs_session *session;
    rs_text *room;  /* lent: RS_JSON_ROOM bytes or more */
    int step;       /* lesson->steps: it is over */
    int scene;      /* the row of the one that is played */
    int played;     /* `play` rows of the step that were made */
    bool answered;  /* the learner has done his part of the step */
    bool looking;   /* and looks at what came of it, before another scene is put up */
    int said;       /* the row that answers what was tried last, or -1 */
    uint64_t told;  /* tips that were given, in their order in the lesson, */
    uint64_t fresh; /* and those among them since the learner's last move */
} rs_teacher;

enum { RS_TIPS = 64 };

/* Begins it at its first step. NULL, or what is wrong with the lesson (in `problem`, RS_LINE bytes), whose session is then spoilt. */
const char *rs_teacher_begin(rs_teacher *teacher, const rs_lesson *lesson, rs_session *session, rs_text *room, char *problem);

/* Where it stands, in one line: with the session's game that is all there is to keep. */
void rs_teacher_bookmark(const rs_teacher *teacher, rs_text *out);

/* Goes on where it was left: the session is already there. */
const char *rs_teacher_resume(rs_teacher *teacher, const rs_lesson *lesson, rs_session *session, rs_text *room, const char *bookmark,
                              char *problem);

int rs_teacher_seat(const rs_teacher *teacher);              /* the learner's */
void rs_teacher_view(const rs_teacher *teacher, void *view); /* what he sees */
rs_row_kind rs_teacher_action(const rs_teacher *teacher);    /* what is to be done: RS_ROW_DO, _UNTIL, _READ; RS_ROW_LEARNT: it is over */
/* The rows that are said now, one after another; begin with -1, which also ends them: what is said of the step that was done, then what
 * this one says; at the end, what was learnt. */
int rs_teacher_says_next(const rs_teacher *teacher, int row);
bool rs_teacher_wants(const rs_teacher *teacher, rs_move move);    /* would this legal move be right? */
bool rs_teacher_fits(const rs_teacher *teacher, const char *move); /* the same for a move in its canonical text */

/* Does a move's text fit what is written: word by word, * for any word and ** for whatever follows? */
bool rs_pattern_fits(const char *pattern, const char *text);

/* A move that the learner tries. Only what is right is made. `problem`: why it is refused, or what is wrong with the lesson if that is
 * why it cannot go on. */
rs_verdict rs_teacher_answer(rs_teacher *teacher, const char *move, char *problem);

/* Is something to be read now? When the learner has: NULL, or what is wrong. */
bool rs_teacher_reads(const rs_teacher *teacher);
const char *rs_teacher_read(rs_teacher *teacher, char *problem);

/* Is somebody else to move now? Then this makes one move for them; the bots think in `room` (RS_BOT_ROOM bytes). */
bool rs_teacher_waits(const rs_teacher *teacher);
const char *rs_teacher_others(rs_teacher *teacher, void *room, char *problem);

#endif
