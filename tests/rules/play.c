/* play.c - playing and looking, for the rules tests of whichever game this is compiled for (see play.h). */
#include "table.h"
#include "words.h"

#include <stdio.h>
#include <string.h>

static table the_table;

/* ---- Beginning ------------------------------------------------------------------------------------------------------------ */

#ifndef OWN_OUTCOMES
static const char *outcome(const char *text, char own[32]) { return (void)own, text; }
#endif

void draws(table *t, const char *outcomes)
{
    words w;

    split(&w, outcomes);
    while (w.at < w.count) {
        char own[32];
        const char *text = outcome(next(&w), own);

        if (!rs_script_add(&t->script, text)) fail_msg("'%s' cannot be scripted", text);
    }
}

table *set_up(int players, const char *outcomes)
{
    table *t = &the_table;

    memset(t, 0, sizeof *t);
    draws(t, outcomes);
    rs_chance_seed(&t->chance, GAME.id, "rules", NULL, 0);
    t->chance.script = &t->script;
    rs_turn_init(&t->turn, &t->chance);
    assert_int_equal(rs_start(&GAME, &t->s, players, NULL, &t->turn), RS_OK);
    if (t->chance.failed) fail_msg("'%s' could not come", t->chance.wanted.text);
    return t;
}

/* ---- Playing -------------------------------------------------------------------------------------------------------------- */

#ifndef OWN_MOVES
static const char *in_words(const table *t, const char *move, char line[RS_LINE])
{
    (void)t;
    while (*move == ' ') move++;
    snprintf(line, RS_LINE, "%s", move);
    for (size_t end = strlen(line); end > 0 && line[end - 1] == ' '; end--) line[end - 1] = 0;
    return line;
}
#endif

static int find_move(const table *t, rs_move move)
{
    for (int i = 0; i < t->turn.moves.count; i++)
        if (memcmp(&t->turn.moves.at[i], &move, sizeof move) == 0) return i;
    return -1;
}

/* By words, by codes, or by both mixed. */
static int find(const table *t, const char *text)
{
    char line[RS_LINE];
    int index = rs_move_find(&GAME, &t->s, &t->turn.moves, in_words(t, text, line));
    rs_move move;

    return index < 0 && rs_move_parse(&GAME, &t->s, line, &move) ? find_move(t, move) : index;
}

void sound(const table *t)
{
    const char *broken = GAME.broken(&t->s);

    if (broken) fail_msg("the position %s", broken);
}

static void print_offers(const table *t)
{
    for (int i = 0; i < t->turn.moves.count; i++) {
        char line[RS_LINE];
        rs_text out = rs_text_on(line, sizeof line);

        rs_move_text(&GAME, &t->s, t->turn.moves.at[i], &out);
        print_message("offered: %s\n", line);
    }
}

static const char *asked_what(const table *t) { return rs_asked(&t->s) < 0 ? "the end" : rs_pending(&GAME, &t->s)->name; }

void play(table *t, int who, const char *move)
{
    int index = find(t, move), seat = SEAT_OF(t, who);
    rs_status status;

    if (index < 0) {
        print_offers(t);
        fail_msg("'%s' is not offered at '%s'", move, asked_what(t));
    }
    if (rs_asked(&t->s) != seat) fail_msg("'%s': seat %d is asked '%s'", move, rs_asked(&t->s), asked_what(t));
    status = rs_play(&GAME, &t->s, seat, t->turn.moves.at[index], &t->turn);
    if (status == RS_BAD_DRAW || t->chance.failed) fail_msg("'%s': '%s' could not come", move, t->chance.wanted.text);
    assert_int_equal(status, RS_OK);
    sound(t);
#ifdef AGREED
    AGREED(t);
#endif
}

void plays(table *t, int who, const char *moves)
{
    char list[1024];
    char *rest = list;

    snprintf(list, sizeof list, "%s", moves);
    for (char *move; (move = strsep(&rest, ";")) != NULL;) play(t, who, move);
}

bool offered(const table *t, const char *move) { return find(t, move) >= 0; }

int offers_of(const table *t, int verb)
{
    int count = 0;

    for (int i = 0; i < t->turn.moves.count; i++) count += t->turn.moves.at[i].verb == verb;
    return count;
}

void expect_clause(const char *sentence, const char *clause)
{
    size_t length = strlen(clause);

    if (strncmp(sentence, clause, length) != 0 || sentence[length] != (length ? ':' : 0)) fail_msg("'%s', not %s", sentence, clause);
}

/* What its player sees before making a move that is offered. */
static rs_move seen_by_its_player(const table *t, const char *text, unsigned char view[RS_STATE])
{
    int index = find(t, text);

    if (index < 0) fail_msg("'%s' is not offered", text);
    rs_view(&GAME, &t->s, rs_asked(&t->s), view);
    return t->turn.moves.at[index];
}

const char *warning(const table *t, const char *text)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const char *why = GAME.warn(view, seen_by_its_player(t, text, view));

    return why ? why : "";
}

bool vain(const table *t, const char *text)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_move move = seen_by_its_player(t, text, view);

    return GAME.vain && GAME.vain(view, move);
}

const char *outlook(const table *t, const char *text)
{
    static char lines[RS_LINE * 8];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(lines, sizeof lines);
    rs_turn told;

    rs_turn_init(&told, NULL);
    GAME.outlook(view, seen_by_its_player(t, text, view), &told);
    for (int i = 0; i < told.events; i++) {
        if (i > 0) rs_put_char(&out, '\n');
        rs_event_text(&GAME, &t->s, &told.event[i], rs_asked(&t->s), &out);
    }
    return lines;
}

void expect_outlook(const table *t, const char *text, const char *lines)
{
    const char *told = outlook(t, text);

    if (strcmp(told, lines) != 0) fail_msg("'%s' tells '%s', not '%s'", text, told, lines);
}

void refused(table *t, int who, const char *text, const char *clause)
{
    char line[RS_LINE], buffer[RS_LINE], head[32];
    int seat = SEAT_OF(t, who);
    rs_move move;
    const char *why;

    if (!rs_move_parse(&GAME, &t->s, in_words(t, text, line), &move)) fail_msg("'%s' is no move at all", text);
    if (rs_asked(&t->s) == seat && offered(t, text)) fail_msg("'%s' is offered", text);
    assert_int_not_equal(rs_play(&GAME, &t->s, seat, move, &t->turn), RS_OK);
    rs_legal(&GAME, &t->s, &t->turn.moves);
    why = rs_why(&GAME, &t->s, seat, move, buffer);
    snprintf(head, sizeof head, "%s:", clause);
    if (!why || strncmp(why, head, strlen(head)) != 0) fail_msg("'%s' is refused by '%s', not by %s", text, why ? why : "nothing", clause);
}

void expect_offers(const table *t, const char *moves)
{
    char list[4096];
    char *rest = list;
    int count = 0;

    snprintf(list, sizeof list, "%s", moves);
    for (char *move; (move = strsep(&rest, ";")) != NULL; count++)
        if (!offered(t, move)) {
            print_offers(t);
            fail_msg("'%s' is not offered at '%s'", move, asked_what(t));
        }
    if (count != t->turn.moves.count) print_offers(t);
    assert_int_equal(count, t->turn.moves.count);
}

void answer_alone(table *t, int who, const char *move)
{
    expect_offers(t, move);
    play(t, who, move);
}

void expect_asked(const table *t, int who, int point)
{
    if (rs_asked(&t->s) < 0) fail_msg("nobody is asked");
    assert_string_equal(asked_what(t), GAME.decision[point].name);
    assert_int_equal(rs_asked(&t->s), SEAT_OF(t, who));
}

int place_of(const table *t, int who)
{
    int8_t place[RS_SEATS];

    assert_true(t->s.head.over);
    GAME.rank(&t->s, place);
    return place[SEAT_OF(t, who)];
}

void expect_over(const table *t, int winner) { assert_int_equal(place_of(t, winner), 1); }

void all_drawn(const table *t)
{
    if (t->script.used < t->script.count) fail_msg("'%s' has not come", t->script.next[t->script.used].text);
}

/* ---- Looking -------------------------------------------------------------------------------------------------------------- */

int times(const table *t, int event)
{
    int count = 0;

    for (int i = 0; i < t->turn.events; i++) count += t->turn.event[i].kind == event;
    return count;
}

bool happened(const table *t, int event, int who)
{
    int seat = SEAT_OF(t, who);

    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == event && t->turn.event[i].seat == seat) return true;
    return false;
}

int arg_of(const table *t, int event, int index)
{
    for (int i = t->turn.events - 1; i >= 0; i--)
        if (t->turn.event[i].kind == event) return t->turn.event[i].arg[index];
    fail_msg("no such event");
    return 0;
}

bool unasked(const table *t, int who, const char *text)
{
    char line[RS_LINE];
    rs_move move;

    if (!rs_move_parse(&GAME, &t->s, in_words(t, text, line), &move)) fail_msg("'%s' is no move at all", text);
    for (int i = 0; i < t->turn.events; i++) {
        const rs_event *event = &t->turn.event[i];
        bool made = event->kind == RS_EVENT_MOVE && !event->asked && event->seat == SEAT_OF(t, who);

        if (made && memcmp(event->arg, &move, sizeof move) == 0) return true;
    }
    return false;
}

/* ---- The usual move -------------------------------------------------------------------------------------------------------- */

int usual_of(const table *t)
{
    int index = find_move(t, rs_pending(&GAME, &t->s)->usual(&t->s, &t->turn.moves));

    if (index < 0) fail_msg("the usual move at '%s' is not legal", asked_what(t));
    return index;
}

void expect_usual(const table *t, int point, const char *move)
{
    int usual = usual_of(t);

    assert_string_equal(asked_what(t), GAME.decision[point].name);
    if (find(t, move) != usual) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        rs_move_text(&GAME, &t->s, t->turn.moves.at[usual], &text);
        fail_msg("'%s' is usual, not '%s'", line, move);
    }
}

void expect_after(const char *text, const char *const *moves, int point, const char *usual)
{
    table *t = position(3, text);

    for (int i = 0; moves[i]; i++) play(t, rs_asked(&t->s), moves[i]);
    expect_usual(t, point, usual);
}

static void play_on(table *t, bool usually)
{
    while (rs_asked(&t->s) >= 0) {
        int usual = usual_of(t);

        rs_choose(&GAME, &t->s, usually ? usual : rs_below(&t->chance, t->turn.moves.count), &t->turn);
    }
}

void expect_usual_everywhere(int games)
{
    table *t = &the_table;

    for (int game = 0; game < games; game++) {
        char seed[24];

        snprintf(seed, sizeof seed, "usual %d", game);
        memset(t, 0, sizeof *t);
        rs_chance_seed(&t->chance, GAME.id, seed, NULL, 0);
        rs_turn_init(&t->turn, &t->chance);
        assert_int_equal(rs_start(&GAME, &t->s, 2 + game % 3, NULL, &t->turn), RS_OK);
        play_on(t, game < 3);
    }
}
