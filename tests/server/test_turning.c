/* test_turning.c - tables whose rules change: nothing, a conversion, a shortened game, a finished one; on a real store.
 *
 * The toy is played under a version that never was, and then under the next one, which may differ. */
#include "../store/fixture.h"
#include "../engine/toy.h"
#include "protocol/gamefile.h"
#include "server/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BEFORE = 2, AFTER = 3 };

static const rs_version versions[] = {{2, "TOY-1", "a"}, {3, "TOY-2.1,TOY-3", "b"}, {4, "TOY-4", "c"}, {0}};
static rs_game game;
static rs_decision points[TOY_POINTS];
static house h;
static table *t;
static char id[STORE_ID];

int rs_game_count(void) { return 1; }
const rs_game *rs_game_at(int index) { return index == 0 ? &game : NULL; }
const rs_game *rs_game_find(const char *name) { return strcmp(name, "toy") == 0 ? &game : NULL; }

/* ---- Rules that differ ------------------------------------------------------------------------------------------------------------ */

/* Nothing may be shown any more. */
static void list_without_showing(const void *state, rs_moves *moves)
{
    int kept = 0;

    toy_game.decision[TOY_D_TURN].list(state, moves);
    for (int i = 0; i < moves->count; i++)
        if (moves->at[i].verb != TOY_SHOW) moves->at[kept++] = moves->at[i];
    moves->count = kept;
}

/* Showing brings another coin. */
static void apply_richly(void *state, rs_move move, rs_turn *turn)
{
    toy_state *s = state;
    int seat = rs_top(s)->seat;

    toy_game.decision[TOY_D_TURN].apply(state, move, turn);
    if (move.verb == TOY_SHOW) s->captain[seat].coins++;
    toy_game.derive(s);
}

static int score_richly(const void *state, int seat) { return toy_game.score(state, seat) + 7000; }

static void rule(int version)
{
    game = toy_game;
    memcpy(points, toy_game.decision, sizeof points);
    game.decision = points;
    game.rules_version = version;
    game.versions = versions;
    game.changes = NULL;
}

/* ---- A house with one table -------------------------------------------------------------------------------------------------------- */

static void commit(void)
{
    commit_or_fail(h.store);
    h.round++;
}

static void put_away(void)
{
    house_drop(&h, t);
    commit();
}

static void fetch(void)
{
    t = house_table(&h, id);
    if (!t) fail_msg("it cannot be loaded: %s", h.why);
    assert_string_equal(t->stuck, "");
    commit();
}

static void open_house(void)
{
    h.store = open_or_fail();
    h.round = 1;
    h.now = h.tick = 1000000;
    sharing_begin(&h);
    rule(BEFORE);
}

static void close_house(void)
{
    house_drop(&h, t);
    store_close(h.store);
    h.store = NULL;
}

static bool enter_text(entry_kind kind, int seat, const char *text) { return enter_for(&h, t, kind, seat, text); }

static void sit(int seat)
{
    store_entry e = {.seat = seat, .kind = "join", .text = "- Somebody"};
    const char *code;
    char problem[RS_LINE];

    snprintf(e.user, sizeof e.user, "user%d", seat);
    assert_true(enter(&h, t, &e, &code, problem));
}

static void lay(int rounds)
{
    setup wish = {.game = &game, .rules = BEFORE, .players = 2, .option = {(int16_t)rounds, 3}};

    open_house();
    t = house_lay(&h, &wish);
    strcpy(id, t->id);
    sit(0);
    sit(1);
    entries_follow(&h, t);
    commit();
}

/* The move of this number in the list, round and round; the first ones show shells. */
static void make_moves(int count)
{
    for (int i = 0; i < count && table_state_of(t) == TABLE_RUNNING; i++) {
        const rs_moves *moves = &t->session->turn.moves;
        char text[RS_LINE];
        rs_text out = rs_text_on(text, sizeof text);

        rs_move_text(&game, NULL, moves->at[i * 7 % 5 % moves->count], &out);
        assert_true(enter_text(ENTRY_MOVE, table_asked(t), text));
    }
    commit();
}

static bool was_shown(void)
{
    for (int i = 0; i < t->session->count; i++)
        if (t->session->entry[i].move.verb == TOY_SHOW) return true;
    return false;
}

/* What every reader was told so far, in words. */
static void tell(char text[1 << 16])
{
    rs_text out = rs_text_on(text, 1 << 16);

    for (int i = 0; i < t->entries; i++)
        for (int k = 0; k < t->log[i]->events; k++)
            for (int reader = 0; reader < 2; reader++) {
                if (!rs_event_seen(&game, &t->log[i]->event[k], reader)) continue;
                rs_put_format(&out, "%d %d: ", t->log[i]->seq, reader);
                rs_event_text(&game, &(rs_head){.players = 2}, &t->log[i]->event[k], reader, &out);
                rs_put_char(&out, '\n');
            }
    assert_false(out.cut);
}

static const entry *last(void) { return t->log[t->entries - 1]; }

static void expect_turned(const char *how)
{
    char text[64];

    assert_int_equal(last()->kind, ENTRY_RULES);
    snprintf(text, sizeof text, "%d %d %s ", BEFORE, AFTER, how);
    if (strncmp(last()->text, text, strlen(text)) != 0) fail_msg("%s", last()->text);
}

static char before[1 << 16], after[1 << 16];
static toy_state position;

static void note(void)
{
    tell(before);
    memcpy(&position, t->session->state, sizeof position);
}

static void expect_kept(void)
{
    tell(after);
    assert_string_equal(before, after);
    assert_memory_equal(&position, t->session->state, sizeof position);
}

static void play_to_the_end(void)
{
    make_moves(2000);
    assert_int_equal(table_state_of(t), TABLE_OVER);
}

/* ---- Nothing has happened ----------------------------------------------------------------------------------------------------------- */

TEST(rules_that_do_not_touch_a_game_are_noted_once)
{
    lay(4);
    make_moves(9);
    note();
    games_keep(&h, t);
    put_away();
    rule(AFTER);
    fetch();
    expect_turned("same");
    assert_int_equal(t->rules, AFTER);
    expect_kept();
    put_away();
    fetch();
    assert_int_equal(t->entries, last()->seq);
    expect_turned("same");
    make_moves(3);
    put_away();
    fetch();
    assert_int_equal(last()->kind, ENTRY_MOVE);
    assert_false(t->turned);
    assert_false(enter_text(ENTRY_PROPOSE, 0, "end")); /* nobody has lost anything */
    close_house();
}

/* What only a kept game can tell is as if it had been there all the time. */
TEST(moves_taken_back_are_no_obstacle)
{
    lay(4);
    make_moves(9);
    assert_true(enter_text(ENTRY_TAKEBACK, RS_NOBODY, "5"));
    make_moves(6);
    note();
    games_keep(&h, t);
    put_away();
    rule(AFTER);
    fetch();
    expect_turned("same");
    expect_kept();
    close_house();
}

/* ---- It goes on from the position that it had --------------------------------------------------------------------------------------- */

static void convert(void)
{
    rule(AFTER);
    points[TOY_D_TURN].list = list_without_showing;
}

TEST(a_game_whose_moves_do_not_fit_goes_on_from_its_position)
{
    int moves;

    lay(4);
    make_moves(12);
    assert_true(was_shown());
    note();
    moves = table_moves(t);
    games_keep(&h, t);
    put_away();
    convert();
    fetch();
    expect_turned("converted");
    assert_non_null(strstr(last()->text, "TOY-2.1,TOY-3"));
    expect_kept();
    assert_int_equal(table_moves(t), moves);
    assert_true(t->turned);
    make_moves(4);
    assert_int_equal(table_moves(t), moves + 4);
    note();
    put_away();
    fetch();
    expect_kept();
    assert_int_equal(table_moves(t), moves + 4);
    assert_false(enter_text(ENTRY_TAKEBACK, RS_NOBODY, "3"));
    assert_true(enter_text(ENTRY_TAKEBACK, RS_NOBODY, "13"));
    assert_int_equal(table_moves(t), 13);
    put_away();
    fetch();
    assert_int_equal(table_moves(t), 13);
    play_to_the_end();
    close_house();
}

/* Moves can be legal and lead elsewhere: the record tells. */
TEST(a_game_that_would_go_another_way_keeps_its_own)
{
    lay(4);
    make_moves(12);
    assert_true(was_shown());
    note();
    games_keep(&h, t);
    put_away();
    rule(AFTER);
    points[TOY_D_TURN].apply = apply_richly;
    fetch();
    expect_turned("converted");
    expect_kept();
    play_to_the_end();
    close_house();
}

/* Another process reads the same, before and after the entry is there. */
TEST(who_follows_comes_to_the_same)
{
    table_report report;
    table *early, *late;

    lay(4);
    make_moves(12);
    games_keep(&h, t);
    put_away();
    convert();
    early = table_load(h.store, id, &report);
    fetch();
    late = table_load(h.store, id, &report);
    assert_true(*early->rules_due && !*late->rules_due);
    assert_memory_equal(early->session->state, late->session->state, game.state_bytes);
    assert_memory_equal(early->session->state, t->session->state, game.state_bytes);
    assert_int_equal(early->session->chance.counter, late->session->chance.counter);
    table_free(early);
    table_free(late);
    close_house();
}

/* Twice is not once too often. */
TEST(rules_may_change_again)
{
    lay(4);
    make_moves(10);
    games_keep(&h, t);
    put_away();
    convert();
    fetch();
    make_moves(5);
    note();
    games_keep(&h, t);
    put_away();
    rule(4);
    fetch();
    assert_int_equal(t->rules, 4);
    expect_kept();
    assert_int_equal(table_moves(t), 15);
    play_to_the_end();
    close_house();
}

/* ---- Kept too long ago, or not at all ------------------------------------------------------------------------------------------------ */

TEST(what_came_behind_the_kept_game_is_played)
{
    lay(4);
    make_moves(4);
    games_keep(&h, t);
    for (int i = 0; i < 5; i++) assert_true(enter_text(ENTRY_CHAT, i % 2, "Ahoy"));
    note();
    put_away();
    convert();
    fetch();
    assert_int_equal(last()->kind, ENTRY_RULES);
    expect_kept();
    close_house();
}

/* The server was killed and came back with other rules: nothing before the last file is lost. */
TEST(a_kept_game_is_the_least_that_is_left)
{
    lay(4);
    make_moves(4);
    games_keep(&h, t);
    make_moves(8);
    put_away();
    convert();
    fetch();
    expect_turned("shortened");
    assert_in_range(table_moves(t), 4, 11);
    note();
    put_away();
    fetch();
    expect_kept();
    play_to_the_end();
    close_house();
}

TEST(moves_that_cannot_be_made_stay_in_the_log)
{
    int entries;

    lay(4);
    make_moves(12);
    assert_true(was_shown());
    entries = t->entries;
    put_away();
    convert();
    fetch();
    expect_turned("shortened");
    assert_int_equal(t->entries, entries + 1);
    assert_true(table_moves(t) < 12);
    assert_int_equal(last()->moves, table_moves(t));
    put_away();
    fetch();
    expect_turned("shortened");
    make_moves(3);
    note();
    put_away();
    fetch();
    expect_kept();
    play_to_the_end();
    close_house();
}

/* ---- What is over stays as it was ------------------------------------------------------------------------------------------------------
 */

TEST(a_finished_game_keeps_result_and_file)
{
    store_game kept;
    int entries;

    lay(2);
    make_moves(2000);
    assert_int_equal(table_state_of(t), TABLE_OVER);
    note();
    entries = t->entries;
    house_note(&h, t);
    games_keep(&h, t);
    put_away();
    assert_true(store_game_get(h.store, id, &kept));
    convert();
    game.score = score_richly;
    fetch();
    assert_int_equal(table_state_of(t), TABLE_OVER);
    assert_int_equal(t->entries, entries);
    expect_kept();
    assert_string_equal(t->result, kept.result);
    assert_null(strstr(t->result, "\"score\":70"));
    games_keep(&h, t); /* is not written again */
    assert_true(enter_text(ENTRY_CHAT, 0, "Well sailed"));
    put_away();
    fetch();
    assert_string_equal(t->result, kept.result);
    free(kept.body);
    assert_true(store_game_get(h.store, id, &kept));
    assert_int_equal(kept.rules, BEFORE);
    free(kept.body);
    assert_true(enter_text(ENTRY_REMATCH, 0, "aaaaaaaaaaaaaaaa"));
    close_house();
}

TEST(who_gave_up_has_given_up)
{
    for (int kept = 0; kept < 2; kept++) {
        make_empty(NULL);
        lay(4);
        make_moves(12);
        assert_true(enter_text(ENTRY_CONCEDE, 1, ""));
        house_note(&h, t);
        if (kept) games_keep(&h, t);
        put_away();
        convert();
        fetch();
        assert_int_equal(table_state_of(t), kept ? TABLE_OVER : TABLE_ENDED); /* without a file its result is not known any more */
        if (kept) assert_int_equal(t->session->conceded, 1);
        close_house();
    }
}

/* ---- Ending it without a result ---------------------------------------------------------------------------------------------------------
 */

TEST(all_may_end_a_game_whose_rules_have_changed)
{
    lay(4);
    make_moves(12);
    games_keep(&h, t);
    put_away();
    convert();
    fetch();
    assert_true(enter_text(ENTRY_PROPOSE, 0, "end"));
    entries_follow(&h, t);
    assert_int_equal(table_state_of(t), TABLE_RUNNING);
    make_moves(1); /* it stays open */
    assert_int_equal(t->proposal.seat, 0);
    assert_true(enter_text(ENTRY_AGREE, 1, ""));
    entries_follow(&h, t);
    assert_int_equal(last()->kind, ENTRY_END);
    assert_int_equal(table_state_of(t), TABLE_ENDED);
    assert_int_equal(table_asked(t), RS_NOBODY);
    commit();
    put_away();
    fetch();
    assert_int_equal(table_state_of(t), TABLE_ENDED);
    assert_false(enter_text(ENTRY_CONCEDE, 0, ""));
    close_house();
}

int main(int count, char **words)
{
    static const struct CMUnitTest tests[] = {
        FRESH(rules_that_do_not_touch_a_game_are_noted_once),
        FRESH(moves_taken_back_are_no_obstacle),
        FRESH(a_game_whose_moves_do_not_fit_goes_on_from_its_position),
        FRESH(a_game_that_would_go_another_way_keeps_its_own),
        FRESH(who_follows_comes_to_the_same),
        FRESH(rules_may_change_again),
        FRESH(what_came_behind_the_kept_game_is_played),
        FRESH(a_kept_game_is_the_least_that_is_left),
        FRESH(moves_that_cannot_be_made_stay_in_the_log),
        FRESH(a_finished_game_keeps_result_and_file),
        FRESH(who_gave_up_has_given_up),
        FRESH(all_may_end_a_game_whose_rules_have_changed),
    };

    return run_on(words[count - 1], tests);
}
