/* teach.c - the requests of a lesson: begin or go on with one, try a move, read on, let the others move. */
#include "engine/game.h"
#include "protocol/lessons.h"
#include "protocol/reply.h"
#include "protocol/request.h"

#include <string.h>

/* The far half of the reply's buffer is lent for positions. */
static rs_text *room_of(rs_request *r)
{
    r->protocol->lesson_room = rs_text_on(r->out->at + r->out->size / 2, r->out->size / 2);
    return &r->protocol->lesson_room;
}

static bool need_lesson(rs_request *r)
{
    rs_teacher *t = &r->protocol->teacher;

    if (!t->lesson) return rs_request_fail(r, "no-lesson", "There is no lesson; begin one with lesson.");
    t->room = room_of(r);
    return true;
}

static void put_state_of_lesson(rs_request *r)
{
    rs_reply_lesson(&r->protocol->teacher, r->out);
    rs_reply_next(r->session, r->out);
    rs_put_char(r->out, '}');
}

/* A lesson that cannot go on is at fault itself: its sentence names the line. */
static void answer_with(rs_request *r, const char *why)
{
    if (why) {
        rs_request_fail(r, "bad-lesson", why);
        return;
    }
    put_state_of_lesson(r);
}

/* The text of the request into the file that no lesson goes on from. */
static bool read_text(rs_request *r, rs_lesson **lesson)
{
    rs_protocol *p = r->protocol;
    rs_lesson_file *file = &p->lesson_file[p->teacher.lesson == &p->lesson_file[0].lesson];
    char problem[RS_LINE];
    const char *why;

    *lesson = &file->lesson;
    if (!rs_json_string(rs_json_get(r->json, "file"), file->text, sizeof file->text))
        return rs_request_fail(r, "bad-request", "The member file must be the text of a lesson.");
    why = rs_lesson_read(&file->lesson, file->text, strlen(file->text), problem);
    return !why || rs_request_fail(r, "bad-lesson", why);
}

/* Where it was left: the game and the bookmark. */
static bool resume(rs_request *r, rs_session *session, rs_json save, const rs_lesson *lesson, rs_teacher *teacher)
{
    rs_text *room = room_of(r);
    char bookmark[64], problem[RS_LINE];
    const char *why;

    if (!rs_json_string(save, room->at, room->size))
        return rs_request_fail(r, "bad-request", "The member game must be the text of a game file.");
    if (!rs_json_string(rs_json_get(r->json, "bookmark"), bookmark, sizeof bookmark))
        return rs_request_fail(r, "bad-request", "The member bookmark must be what the lesson gave.");
    if ((why = rs_session_restore(session, room->at, strlen(room->at), problem))) return rs_request_fail(r, "bad-file", why);
    why = rs_teacher_resume(teacher, lesson, session, room, bookmark, problem);
    return !why || rs_request_fail(r, "bad-bookmark", why);
}

static bool begin(rs_request *r, rs_session *session, const rs_lesson *lesson, rs_teacher *teacher)
{
    rs_json save = rs_json_get(r->json, "game");
    char problem[RS_LINE];
    const char *why;

    if (save.at) return resume(r, session, save, lesson, teacher);
    why = rs_teacher_begin(teacher, lesson, session, room_of(r), problem);
    return !why || rs_request_fail(r, "bad-lesson", why);
}

/* Begins a lesson, whose game takes the place of the running one; with a game and a bookmark it goes on there. It is tried on the side
 * first, so that one that is wrong leaves the running game as it is. */
static void do_lesson(rs_request *r)
{
    rs_protocol *p = r->protocol;
    rs_teacher tried;
    rs_lesson *lesson;

    if (!read_text(r, &lesson) || !begin(r, &p->spare, lesson, &tried) || !begin(r, r->session, lesson, &p->teacher)) return;
    rs_wake_clear(&p->wake);
    rs_put_format(r->out, "{\"game\":\"%s\",\"players\":%d", r->session->game->id, ((const rs_head *)r->session->state)->players);
    put_state_of_lesson(r);
}

static bool need_learner(rs_request *r, int seat)
{
    return seat == rs_teacher_seat(&r->protocol->teacher) || rs_request_fail(r, "not-asked", "This is not the seat of the learner.");
}

/* A move of the learner: made if it is right, else answered. */
static void do_answer(rs_request *r)
{
    char move[RS_LINE], problem[RS_LINE] = "";
    rs_verdict verdict;
    int seat;

    if (!rs_request_move(r, &seat, move) || !need_lesson(r) || !need_learner(r, seat)) return;
    verdict = rs_teacher_answer(&r->protocol->teacher, move, problem);
    if (verdict == RS_RIGHT && *problem) {
        answer_with(r, problem);
        return;
    }
    rs_put_char(r->out, '{');
    rs_reply_verdict(&r->protocol->teacher, verdict, problem, r->out);
    put_state_of_lesson(r);
}

static void do_read(rs_request *r)
{
    char problem[RS_LINE];
    const char *why;

    if (!need_lesson(r)) return;
    if (!rs_teacher_reads(&r->protocol->teacher)) {
        rs_request_fail(r, "not-asked", "There is nothing to read on from here.");
        return;
    }
    why = rs_teacher_read(&r->protocol->teacher, problem);
    rs_put(r->out, "{\"read\":true");
    answer_with(r, why);
}

/* One move of whoever else is to move. */
static void do_others(rs_request *r)
{
    char problem[RS_LINE];
    const char *why;

    if (!need_lesson(r)) return;
    if (!rs_teacher_waits(&r->protocol->teacher)) {
        rs_request_fail(r, "not-asked", "Nobody else is to move now.");
        return;
    }
    why = rs_teacher_others(&r->protocol->teacher, r->protocol->room, problem);
    rs_put(r->out, "{\"moved\":true");
    answer_with(r, why);
}

const rs_answering rs_teaching[] = {{"lesson", do_lesson}, {"answer", do_answer}, {"read", do_read}, {"others", do_others}, {NULL, NULL}};
