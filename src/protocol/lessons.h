/* lessons.h - a lesson as parts of replies: where it stands, what is said, and what a try was answered. */
#ifndef RS_REPLY_LESSONS_H
#define RS_REPLY_LESSONS_H

#include "lessons/teacher.h"

/* ,"lesson":{..}: the step, what it says and points at, what is to be done. */
void rs_reply_lesson(const rs_teacher *teacher, rs_text *out);
/* "verdict":"another","said":{..}: and why a move is refused. */
void rs_reply_verdict(const rs_teacher *teacher, rs_verdict verdict, const char *why, rs_text *out);

#endif
