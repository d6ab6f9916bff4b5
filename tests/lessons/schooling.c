/* schooling.c - what the tests of lessons share. */
#include "schooling.h"
#include "engine/game.h"
#include "protocol/gamefile.h"

#include <stdlib.h>

enum { FILE_BYTES = 1 << 20 };

rs_lesson lesson;
rs_session session;
rs_teacher teacher;
char problem[RS_LINE];
_Alignas(RS_ALIGN) unsigned char bot_room[RS_BOT_ROOM];

static char json[RS_JSON_ROOM];
rs_text room = {json, sizeof json, 0, false};

static char *text;

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

const char *reading(const char *rows)
{
    size_t length = strlen(rows);

    free(text);
    text = malloc(length + !length);
    memcpy(text, rows, length);
    strcpy(problem, "nothing");
    return rs_lesson_read(&lesson, text, length, problem);
}

void read_lesson(const char *rows)
{
    const char *why = reading(rows);

    if (why) fail_msg("%s", why);
}

const rs_row *row_of(rs_row_kind kind, int nth)
{
    int row = -1;

    for (int i = 0; i <= nth; i++) row = rs_lesson_find(&lesson, row + 1, lesson.rows, kind);
    if (row < 0) fail_msg("the lesson has no such row");
    return &lesson.row[row];
}

/* ---- Scenes ------------------------------------------------------------------------------------------------------ */

const char *staging(const char *rows)
{
    static char whole[1 << 16];
    rs_text out = rs_text_on(whole, sizeof whole);

    rs_put_format(&out, "lesson toy\nscene\n%s\nread\n", rows);
    assert_false(out.cut);
    read_lesson(whole);
    return rs_scene_begin(&lesson, lesson.step[0].scene, &session, &room, problem);
}

void stage(const char *rows)
{
    const char *why = staging(rows);

    if (why) fail_msg("%s", why);
}

/* ---- The teacher ------------------------------------------------------------------------------------------------- */

const char *beginning(const char *rows)
{
    read_lesson(rows);
    return rs_teacher_begin(&teacher, &lesson, &session, &room, problem);
}

void begin_lesson(const char *rows)
{
    const char *why = beginning(rows);

    if (why) fail_msg("%s", why);
}

static void expect_said(const char *said)
{
    char before[RS_LINE], quoted[RS_LESSON_TEXT];

    if (!said) {
        assert_int_equal(teacher.said, -1);
        return;
    }
    if (teacher.said < 0) fail_msg("no row says '%s'", said);
    assert_true(rs_row_quote(&lesson.row[teacher.said], before, sizeof before, quoted, sizeof quoted));
    assert_string_equal(quoted, said);
}

void right(const char *move)
{
    rs_verdict verdict = rs_teacher_answer(&teacher, move, problem);

    if (verdict != RS_RIGHT || *problem) fail_msg("'%s' is not right: verdict %d %s", move, (int)verdict, problem);
    assert_int_equal(teacher.said, -1);
}

void another(const char *move, const char *said)
{
    uint64_t before = rs_hash(session.state, session.game->state_bytes);
    rs_verdict verdict = rs_teacher_answer(&teacher, move, problem);

    if (verdict != RS_ANOTHER) fail_msg("'%s' is answered with verdict %d %s", move, (int)verdict, problem);
    assert_true(before == rs_hash(session.state, session.game->state_bytes));
    expect_said(said);
}

void refused(const char *move, const char *said, const char *why)
{
    uint64_t before = rs_hash(session.state, session.game->state_bytes);
    rs_verdict verdict = rs_teacher_answer(&teacher, move, problem);

    if (verdict != RS_REFUSED) fail_msg("'%s' is answered with verdict %d %s", move, (int)verdict, problem);
    assert_true(before == rs_hash(session.state, session.game->state_bytes));
    expect_said(said);
    expect_part(problem, why);
}

void read_on(void)
{
    const char *why = rs_teacher_read(&teacher, problem);

    if (why) fail_msg("%s", why);
}

void others_move(void)
{
    const char *why = rs_teacher_others(&teacher, bot_room, problem);

    if (why) fail_msg("%s", why);
}

int tips_told(void) { return __builtin_popcountll(teacher.fresh); }

const char *bookmark(void)
{
    static char line[64];
    rs_text out = rs_text_on(line, sizeof line);

    rs_teacher_bookmark(&teacher, &out);
    assert_false(out.cut);
    return line;
}

const char *going_on(const char *at)
{
    static char file[FILE_BYTES];
    rs_text out = rs_text_on(file, sizeof file);

    rs_session_save(&session, &out);
    assert_false(out.cut);
    assert_null(rs_session_restore(&session, file, out.used, problem));
    return rs_teacher_resume(&teacher, &lesson, &session, &room, at, problem);
}
