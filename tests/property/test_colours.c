/* test_colours.c - chosen colours are nothing but other names: in every game all texts are the usual ones with the names of the seats
 * exchanged, and read back as the same. */
#include "engine/game.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

enum { MOVES = 1500, ROOM = RS_JSON_ROOM };

typedef struct match {
    const rs_game *game;
    int8_t colour[RS_SEATS];
    rs_turn turn;
    _Alignas(RS_ALIGN) unsigned char usual[RS_STATE], painted[RS_STATE]; /* the same position, but for the colours */
} match;

/* ---- The names exchanged in a text --------------------------------------------------------------------------------- */

/* A ship's name and a choice of plunder, which are no seat's. */
static bool is_no_seat(const char *at)
{
    return strncasecmp(at, "red hand", 8) == 0 || strncmp(at, "red-hand", 8) == 0 || strncmp(at, "red text", 8) == 0;
}

static const char *name_at(const match *m, const char *at, bool label, int *seat)
{
    for (*seat = 0; *seat < m->game->captains->count; ++*seat) {
        const rs_term *term = &m->game->captains->term[*seat];
        const char *name = label ? term->label : term->word;
        size_t length = strlen(name);

        if (strncmp(at, name, length) == 0 && !isalpha((unsigned char)at[length]) && !is_no_seat(at)) return name;
    }
    return NULL;
}

static void exchange_names(const match *m, const char *text, char *out)
{
    bool inside = false;

    while (*text) {
        int seat;
        bool label = isupper((unsigned char)*text);
        const char *name = inside ? NULL : name_at(m, text, label, &seat);
        const rs_term *term = name ? &m->game->captains->term[rs_colour_of(m->painted, seat)] : NULL;

        inside = isalpha((unsigned char)*text) || *text == '_';
        if (!name) *out++ = *text++;
        if (!name) continue;
        out = stpcpy(out, label ? term->label : term->word);
        text += strlen(name);
    }
    *out = 0;
}

static void expect_exchanged(const match *m, const char *usual, const char *painted)
{
    static char expected[2 * ROOM];

    size_t same = 0;

    exchange_names(m, usual, expected);
    while (expected[same] && expected[same] == painted[same]) same++;
    if (expected[same] != painted[same]) fail_msg("%s: ..%.40s.. is ..%.40s..", m->game->id, expected + same, painted + same);
}

/* ---- What is compared ------------------------------------------------------------------------------------------------ */

static void check_position(const match *m)
{
    static char json[2][ROOM];
    rs_text usual = rs_text_on(json[0], ROOM), painted = rs_text_on(json[1], ROOM);
    _Alignas(RS_ALIGN) unsigned char read[RS_STATE];
    char problem[RS_LINE], *list, *end;

    rs_state_json(m->game, m->usual, &usual);
    rs_state_json(m->game, m->painted, &painted);
    assert_null(rs_state_read(m->game, json[1], painted.used, read, problem));
    assert_memory_equal(read, m->painted, m->game->state_bytes);
    if ((list = strstr(json[1], ",\"colours\":"))) {
        end = strchr(list, ']') + 1;
        memmove(list, end, strlen(end) + 1);
    }
    expect_exchanged(m, json[0], json[1]);
}

static void check_move(const match *m, int index)
{
    char line[2][RS_LINE], text[RS_LINE];
    rs_text usual = rs_text_on(line[0], RS_LINE), painted = rs_text_on(line[1], RS_LINE), own = rs_text_on(text, sizeof text);
    rs_move move = m->turn.moves.at[index], read;

    rs_move_label(m->game, m->usual, move, &usual);
    rs_move_label(m->game, m->painted, move, &painted);
    expect_exchanged(m, line[0], line[1]);
    rs_move_text(m->game, m->painted, move, &own);
    assert_true(rs_move_parse(m->game, m->painted, text, &read));
    assert_memory_equal(&read, &move, sizeof move);
    assert_int_equal(rs_move_find(m->game, m->painted, &m->turn.moves, text), index);
}

static void check_event(const match *m, const rs_event *event)
{
    char line[2][2 * RS_LINE];
    rs_text usual = rs_text_on(line[0], sizeof line[0]), painted = rs_text_on(line[1], sizeof line[1]);

    rs_event_text(m->game, m->usual, event, RS_NOBODY, &usual);
    rs_event_text(m->game, m->painted, event, RS_NOBODY, &painted);
    expect_exchanged(m, line[0], line[1]);
}

static void check(match *m)
{
    memcpy(m->painted, m->usual, m->game->state_bytes);
    ((rs_head *)m->painted)->colours = rs_pack_colours(m->colour);
    check_position(m);
    for (int i = 0; i < m->turn.moves.count; i++) check_move(m, i);
    for (int i = 0; i < m->turn.events; i++) check_event(m, &m->turn.event[i]);
}

/* ---- Tables ------------------------------------------------------------------------------------------------------------ */

static void check_words(const match *m, const rs_words *words)
{
    char number[2][16];

    if (!words || strcmp(words->name, "red") == 0) return; /* a way to play a card of plunder */
    for (int value = 0; value < words->count; value++) {
        int read;

        expect_exchanged(m, rs_word(words, value, number[0]), rs_word_in(m->painted, words, value, number[1]));
        expect_exchanged(m, rs_label(words, value, number[0]), rs_label_in(m->painted, words, value, number[1]));
        assert_true(rs_value_in(m->painted, words, rs_word_in(m->painted, words, value, number[1]), &read));
        assert_int_equal(read, value);
    }
}

static void check_fields(const match *m, const rs_field *fields)
{
    for (const rs_field *field = fields; field->name; field++) {
        check_words(m, field->words);
        if (field->fields) check_fields(m, field->fields);
    }
}

/* All words that a position, a move or an event can name, however seldom. */
static void check_tables(const match *m)
{
    check_fields(m, m->game->fields);
    for (int i = 0; i < m->game->verbs; i++)
        for (int k = 0; k < RS_ARGS; k++) check_words(m, m->game->verb[i].arg[k]);
    for (int i = 0; i < m->game->events; i++)
        for (int k = 0; k < 4; k++) check_words(m, m->game->event[i].arg[k]);
}

/* ---- Games ------------------------------------------------------------------------------------------------------------- */

static void shuffle(match *m, int players, rs_chance *chance)
{
    memset(m->colour, RS_ANY_COLOUR, sizeof m->colour);
    for (int seat = 0; seat < players; seat++) do
            m->colour[seat] = (int8_t)rs_below(chance, m->game->captains->count);
        while (memchr(m->colour, m->colour[seat], (size_t)seat));
}

static int play(match *m, int players, rs_chance *chance)
{
    int moves = 0;

    rs_turn_init(&m->turn, chance);
    rs_start(m->game, m->usual, players, NULL, &m->turn);
    shuffle(m, players, chance);
    for (; moves < MOVES / 4 && rs_asked(m->usual) >= 0; moves++) {
        check(m);
        if (moves == 0) check_tables(m);
        rs_choose(m->game, m->usual, rs_below(chance, m->turn.moves.count), &m->turn);
    }
    check(m);
    return moves;
}

static void colours_are_other_names(void **unused)
{
    static match m;

    (void)unused;
    for (int i = 0; i < rs_game_count(); i++) {
        rs_chance chance;

        m.game = rs_game_at(i);
        rs_chance_seed(&chance, m.game->id, "colours", NULL, 0);
        for (int moves = 0, n = 0; m.game->colours && moves < MOVES; n++) moves += play(&m, 2 + n % (m.game->most_players - 1), &chance);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(colours_are_other_names)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
