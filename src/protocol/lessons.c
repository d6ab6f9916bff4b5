/* lessons.c - a lesson as parts of replies. Texts are told as patterns with their figures, so that readers can fill in translations. */
#include "protocol/lessons.h"
#include "engine/game.h"
#include "lessons/figure.h"
#include "protocol/reply.h"

#include <string.h>

/* ---- Texts --------------------------------------------------------------------------------------------------------------------------- */

static void put_figure(const void *view, const rs_figure *figure, rs_text *out)
{
    char number[16];

    if (!figure->words) {
        rs_put_number(out, figure->value);
        return;
    }
    rs_put_format(out, "{\"kind\":\"%s\",\"word\":", figure->words->name);
    rs_put_quoted(out, rs_word_in(view, figure->words, figure->value, number));
    rs_put_char(out, '}');
}

/* Was the name that begins here named in the text before? */
static bool is_named_before(const char *pattern, const char *name, size_t length)
{
    for (const char *at = strchr(pattern, '{'); at && at + 1 < name; at = strchr(at + 1, '{'))
        if (strncmp(at + 1, name, length) == 0 && strcspn(at + 1, "|}") == length) return true;
    return false;
}

/* {"text":"You have {silver} silver.","figures":{"silver":3}} */
static void put_text(const rs_teacher *t, int row, const char *pattern, rs_text *out)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    bool first = true;
    rs_figure figure;

    rs_teacher_view(t, view);
    rs_put(out, "{\"text\":");
    rs_put_quoted(out, pattern);
    rs_put(out, ",\"figures\":{");
    for (const char *at = strchr(pattern, '{'); at; at = strchr(at + 1, '{')) {
        char name[64] = "";
        size_t length = strcspn(at + 1, "|}");

        if (length >= sizeof name || is_named_before(pattern, at + 1, length)) continue;
        if (!rs_figure_find(t->lesson, row, at + 1, length, view, &figure)) continue;
        memcpy(name, at + 1, length);
        rs_put_key(out, &first, name);
        put_figure(view, &figure, out);
    }
    rs_put(out, "}}");
}

static void put_row_text(const rs_teacher *t, int row, rs_text *out, bool *first)
{
    char text[RS_LESSON_TEXT];

    if (!rs_row_rest(&t->lesson->row[row], 0, text, sizeof text)) return;
    rs_put_comma(out, first);
    put_text(t, row, text, out);
}

static void put_quoted_text(const rs_teacher *t, int row, rs_text *out)
{
    char before[RS_LINE], text[RS_LESSON_TEXT];

    if (rs_row_quote(&t->lesson->row[row], before, sizeof before, text, sizeof text))
        put_text(t, row, text, out);
    else
        rs_put(out, "null");
}

/* ---- Where it stands ----------------------------------------------------------------------------------------------------------------- */

static void put_said(const rs_teacher *t, rs_text *out)
{
    bool first = true;

    rs_put(out, ",\"say\":[");
    for (int row = -1; (row = rs_teacher_says_next(t, row)) >= 0;) put_row_text(t, row, out, &first);
    rs_put_char(out, ']');
}

static void put_tips(const rs_teacher *t, rs_text *out)
{
    bool first = true;
    int tip = 0;

    rs_put(out, ",\"tips\":[");
    for (int i = 0; i < t->lesson->rows && tip < RS_TIPS; i++) {
        if (t->lesson->row[i].kind != RS_ROW_TIP) continue;
        if (t->fresh >> tip & 1) {
            rs_put_comma(out, &first);
            put_quoted_text(t, i, out);
        }
        tip++;
    }
    rs_put_char(out, ']');
}

static void put_points(const rs_teacher *t, rs_text *out)
{
    const rs_lesson_step *step = &t->lesson->step[t->step];
    bool first = true, over = t->step == t->lesson->steps;
    char thing[96];

    rs_put(out, ",\"point\":[");
    for (int i = over ? 0 : step->first; !over && !t->looking && i < step->end; i++) {
        if (t->lesson->row[i].kind != RS_ROW_POINT) continue;
        for (int k = 0; rs_row_word(&t->lesson->row[i], k, thing, sizeof thing); k++) {
            rs_put_comma(out, &first);
            rs_put_quoted(out, thing);
        }
    }
    rs_put_char(out, ']');
}

static bool is_asked(const rs_teacher *t) { return !t->answered && rs_session_asked(t->session) == rs_teacher_seat(t); }

/* The legal moves that would be right, where only some are. */
static void put_wanted(const rs_teacher *t, rs_text *out)
{
    const rs_moves *moves = &t->session->turn.moves;
    bool first = true;

    rs_put(out, ",\"wanted\":[");
    for (int i = 0; i < moves->count && is_asked(t); i++) {
        if (!rs_teacher_wants(t, moves->at[i])) continue;
        rs_put_comma(out, &first);
        rs_reply_move(t->session->game, t->session->state, moves->at[i], out, rs_move_text);
    }
    rs_put_char(out, ']');
}

void rs_reply_lesson(const rs_teacher *t, rs_text *out)
{
    static const char *const actions[RS_ROWS] = {
        [RS_ROW_DO] = "do", [RS_ROW_UNTIL] = "until", [RS_ROW_READ] = "read", [RS_ROW_LEARNT] = "over"};

    rs_put_format(out, ",\"lesson\":{\"step\":%d,\"steps\":%d,\"scene\":%d,\"seat\":%d,\"action\":\"%s\",\"waits\":%s", t->step,
                  t->lesson->steps, t->lesson->row[t->scene].line, rs_teacher_seat(t), actions[rs_teacher_action(t)],
                  rs_teacher_waits(t) ? "true" : "false");
    rs_put(out, ",\"bookmark\":\"");
    rs_teacher_bookmark(t, out);
    rs_put_char(out, '"');
    put_said(t, out);
    put_tips(t, out);
    put_points(t, out);
    put_wanted(t, out);
    rs_put_char(out, '}');
}

void rs_reply_verdict(const rs_teacher *t, rs_verdict verdict, const char *why, rs_text *out)
{
    static const char *const verdicts[] = {"right", "another", "refused"};

    rs_put_format(out, "\"verdict\":\"%s\",\"said\":", verdicts[verdict]);
    if (t->said >= 0)
        put_quoted_text(t, t->said, out);
    else
        rs_put(out, "null");
    rs_put_char(out, ',');
    rs_reply_why(verdict == RS_REFUSED ? why : NULL, out);
}
