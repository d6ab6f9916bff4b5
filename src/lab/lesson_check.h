/* lesson_check.h - goes through a whole lesson as learners do, and says what is wrong with it. */
#ifndef RS_LAB_LESSON_CHECK_H
#define RS_LAB_LESSON_CHECK_H

#include "lessons/teacher.h"

typedef struct rs_lesson_report {
    int steps, tries;      /* steps gone through, answers tried */
    uint8_t decision[256]; /* rows of the game's tables that were met: asked of the learner, */
    uint8_t event[256];    /* told */
} rs_lesson_report;

/* Every right answer, every answer that is named as wrong, every text with its figures. NULL, or what is wrong. */
const char *rs_lesson_check(const rs_lesson *lesson, rs_session *session, rs_text *room, void *bot_room, rs_lesson_report *report,
                            char *problem);

#endif
