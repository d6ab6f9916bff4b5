/* learn.h - a lesson at the terminal: what is said, the table, real moves, and what they are answered. */
#ifndef RS_TUI_LEARN_H
#define RS_TUI_LEARN_H

#include "lessons/teacher.h"

typedef struct rs_classroom {
    rs_teacher *teacher;                                     /* begun, or gone on with */
    void *room;                                              /* RS_BOT_ROOM bytes for the others to think in */
    const char *(*in_words)(void *reader, const char *text); /* a text of the lesson in the reader's language */
    const char *(*rule)(void *reader, const char *clause);   /* the text of a clause; NULL: there is none */
    void *reader;
} rs_classroom;

typedef enum rs_learning { RS_LEARNT, RS_LEFT, RS_LESSON_BROKEN /* the lesson is at fault: that has been said */ } rs_learning;

/* Until it is over, the reader leaves, or the input ends. */
rs_learning rs_learn_at_terminal(rs_classroom *classroom);

#endif
