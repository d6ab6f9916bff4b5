/* test_places.c - parts of a position by their paths: found, read, and cards moved between them (src/engine/place.c). */
#include "schooling.h"
#include "engine/place.h"

#include <stdio.h>

extern const rs_game mm_game; /* its lists of ports are numbered by their words */

static match m;

static const rs_game *game(void) { return &toy_game; }

static void new_match(void) { begin_with(&m, &toy_game, 2, usual_deal); }

static rs_place place_of(const char *path)
{
    rs_place place;

    if (!rs_place_find(game(), m.state, path, &place)) fail_msg("there is no place: %s", path);
    return place;
}

static rs_set cards(const char *words)
{
    rs_set set = {{0, 0}};
    char word[32];
    int card;

    for (; sscanf(words, " %31s", word) == 1; words += strspn(words, " ") + strlen(word)) {
        assert_true(rs_value(&toy_shell_words, word, &card));
        rs_add(&set, card);
    }
    return set;
}

static void expect_cards(const char *path, const char *words)
{
    rs_place place = place_of(path);
    rs_set expected = cards(words), *here = (rs_set *)(void *)rs_place_at(&place);

    if (memcmp(&expected, here, sizeof expected) != 0) fail_msg("in %s there are not just: %s (%d cards)", path, words, rs_size(here));
}

/* ---- Finding ------------------------------------------------------------------------------------------------------ */

/* A path leads to a field, to one in a group, to an element of a list, to all of a list, and to a group itself. */
TEST(paths_lead_to_fields)
{
    new_match();
    assert_ptr_equal(rs_place_at(&(rs_place){place_of("round").field, (char *)m.state, -1}), (char *)&toy(&m)->round);
    assert_ptr_equal(rs_place_at(&(rs_place){place_of("round").field, place_of("round").group, -1}), (char *)&toy(&m)->round);
    for (int i = 0; i < 2; i++) {
        rs_place dice = place_of(i ? "dice[1]" : "dice[0]"), coins = place_of(i ? "captain[1].coins" : "captain[0].coins");

        assert_ptr_equal(rs_place_at(&dice), (char *)&toy(&m)->dice[i]);
        assert_ptr_equal(rs_place_at(&coins), (char *)&toy(&m)->captain[i].coins);
        assert_int_equal(dice.index, i);
        assert_int_equal(coins.index, -1);
    }
    assert_int_equal(place_of("dice").index, -1);
    assert_int_equal(place_of("captain[1]").field->type, RS_GROUP);
    assert_int_equal(place_of("captain").index, -1);
    rs_place coins = place_of("cast.coins");
    assert_ptr_equal(rs_place_at(&coins), (char *)&toy(&m)->cast.coins);
}

/* Where a list is numbered by words, its elements have these names, too. */
TEST(elements_are_found_by_their_words)
{
    rs_place named, numbered;
    int harbours = 0;

    begin(&m, &mm_game, 2, "1");
    for (const rs_field *field = mm_game.fields; field->name; field++) {
        char path[128];

        if (!field->list || !field->by) continue;
        for (int i = 0; i < rs_field_count(field, m.state); i++) {
            char word[32];

            snprintf(path, sizeof path, "%s[%s]", field->name, rs_word(field->by, i, word));
            assert_true(rs_place_find(&mm_game, m.state, path, &named));
            snprintf(path, sizeof path, "%s[%d]", field->name, i);
            assert_true(rs_place_find(&mm_game, m.state, path, &numbered));
            assert_ptr_equal(rs_place_at(&named), rs_place_at(&numbered));
            harbours++;
        }
    }
    assert_true(harbours > 5);
}

/* A path that leads nowhere: a name that is none, or a part of one, an index out of its list or of what is none, something behind it. */
TEST(wrong_paths_lead_nowhere)
{
    static const char *const paths[] = {
        "",
        ".",
        "x",
        "roun",
        "rounds",
        "Round",
        "round.",
        "round.x",
        "round[0]",
        ".round",
        "[0]",
        "dice[2]",
        "dice[-1]",
        "dice[",
        "dice[0",
        "dice]",
        "dice[]",
        "dice[0]x",
        "dice[0][0]",
        "dice[1.0]",
        "dice[red]",

        "captain.coins",
        "captain[0]coins",
        "captain[0].",
        "captain[0].silver",
        "captain[2]",
        "captain[2].coins",
        "captain[red].coins",
        "captain[0].coins.x",
        "cast[0]",
        "cast.coins.x",
        "deck[0]",
        "stack",
        "players",
        "captain[0].captain[0]",
        "dice[0000000000000000000000000000000000000000000000000000000000000000000000]",
        "dice[99999999999]",
    };
    rs_place place;

    new_match();
    for (int i = 0; i < RS_COUNT(paths); i++)
        if (rs_place_find(game(), m.state, paths[i], &place)) fail_msg("there is a place: %s", paths[i]);
}

/* Each seat that plays has its element, and no other. */
TEST(as_many_seats_are_found_as_play)
{
    rs_place place;

    begin_with(&m, &toy_game, 3, "4");
    assert_true(rs_place_find(game(), m.state, "captain[2].coins", &place));
    assert_false(rs_place_find(game(), m.state, "captain[3].coins", &place));
}

/* ---- What stands there --------------------------------------------------------------------------------------------- */

static int number_at(const char *path)
{
    rs_place place = place_of(path);

    return rs_place_number(&place);
}

/* Numbers and words have their value, zones and sets are counted, and so are marks. */
TEST(what_stands_at_a_place_is_a_number)
{
    new_match();
    toy(&m)->captain[1].coins = 300;
    toy(&m)->captain[0].badges = 3;
    toy(&m)->winner[2] = TOY_NONE;
    toy(&m)->dice[1] = 6;
    assert_int_equal(number_at("captain[1].coins"), 300);
    assert_int_equal(number_at("captain[0].badges"), 2);
    assert_int_equal(number_at("winner[2]"), -1);
    assert_int_equal(number_at("dice[1]"), 6);
    assert_int_equal(number_at("deck"), 6);
    assert_int_equal(number_at("known"), 0);
    assert_int_equal(number_at("captain[0].hand"), 3);
    assert_int_equal(number_at("captain[0].has_bet"), 0);
}

/* In a view a hand that is not seen is counted all the same. */
TEST(hidden_cards_are_counted)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    new_match();
    rs_view(game(), m.state, RED, view);
    memcpy(m.state, view, game()->state_bytes);
    assert_int_equal(number_at("captain[1].hand"), 3);
    assert_int_equal(number_at("deck"), 6);
}

static const char *reading_at(const char *path, const char *text)
{
    rs_place place = place_of(path);
    rs_json json;

    assert_true(rs_json_parse(text, strlen(text), &json));
    return rs_place_read(game(), m.state, &place, json, problem);
}

/* A place takes what its field may hold, written as in JSON: a number, a word, nothing, a list, an element of one, a group. */
TEST(a_place_takes_what_its_field_may_hold)
{
    new_match();
    assert_null(reading_at("captain[1].coins", "999"));
    assert_null(reading_at("starter", "\"blue\""));
    assert_null(reading_at("winner[3]", "\"red\""));
    assert_null(reading_at("winner[0]", "null"));
    assert_null(reading_at("dice", "[2,6]"));
    assert_null(reading_at("dice[0]", "5"));
    assert_null(reading_at("cast", "{\"dice\":2,\"coins\":11}"));
    assert_null(reading_at("captain[0].badges", "[\"wet\"]"));
    assert_null(reading_at("captain[0].has_bet", "true"));
    assert_null(reading_at("beach", "[\"conch\"]"));
    assert_int_equal(toy(&m)->captain[1].coins, 999);
    assert_int_equal(toy(&m)->starter, BLUE);
    assert_int_equal(toy(&m)->winner[3], RED);
    assert_int_equal(toy(&m)->dice[0], 5);
    assert_int_equal(toy(&m)->dice[1], 6);
    assert_int_equal(toy(&m)->cast.coins, 11);
    assert_int_equal(toy(&m)->captain[0].badges, 1 << TOY_WET);
    assert_true(toy(&m)->captain[0].has_bet);
    expect_cards("beach", "conch");
}

/* What it may not hold is refused with its name. */
TEST(a_place_refuses_what_its_field_may_not_hold)
{
    static const struct {
        const char *path, *value, *said;
    } wrong[] = {
        {"captain[1].coins", "1000", "coins is not a number in its range"},
        {"captain[1].coins", "-1", "coins is not a number in its range"},
        {"captain[1].coins", "\"7\"", "coins is not a number in its range"},
        {"starter", "\"green-eyed\"", "starter is not a known word"},
        {"starter", "7", "starter must be a word"},
        {"dice", "3", "dice must be a list"},
        {"dice", "[3]", "dice[1] is missing"},
        {"dice", "[3,4,5]", "dice is too long"},
        {"dice", "[3,7]", "dice[1] is not a number in its range"},
        {"dice[0]", "[3]", "dice is not a number in its range"},
        {"cast", "{\"dice\":2}", "cast.coins is missing"},
        {"cast", "[2,3]", "cast must be an object"},
        {"captain[0].has_bet", "1", "has_bet must be true or false"},
        {"beach", "[\"pebble\"]", "beach is not a known word"},
        {"beach", "[\"conch\",\"conch\"]", "beach names the same thing twice"},
        {"beach", "[null]", "beach must name every card"},
    };

    new_match();
    for (int i = 0; i < RS_COUNT(wrong); i++) {
        assert_ptr_equal(reading_at(wrong[i].path, wrong[i].value), problem);
        expect_part(problem, wrong[i].said);
    }
}

/* ---- Cards ---------------------------------------------------------------------------------------------------------- */

/* Zones and sets hold cards; numbers, groups, and a whole list of them do not. */
TEST(only_zones_and_piles_hold_cards)
{
    static const char *const hold[] = {"deck", "beach", "captain[0].hand"}, *const do_not[] = {"round",   "dice",       "dice[0]",
                                                                                               "captain", "captain[0]", "starter"};

    new_match();
    for (int i = 0; i < RS_COUNT(hold); i++)
        assert_true(rs_place_holds_cards(&(rs_place){place_of(hold[i]).field, place_of(hold[i]).group, place_of(hold[i]).index}));
    for (int i = 0; i < RS_COUNT(do_not); i++)
        assert_false(rs_place_holds_cards(&(rs_place){place_of(do_not[i]).field, place_of(do_not[i]).group, place_of(do_not[i]).index}));
}

static void put_at(const char *path, const char *word, const char *stay)
{
    rs_place place = place_of(path);
    rs_set staying = cards(stay ? stay : ""), one = cards(word);

    rs_place_put(game(), m.state, &place, rs_next(&one), stay ? &staying : NULL);
}

/* A card is taken out of wherever it lies: a deck, a hand, a pile. */
TEST(a_card_is_taken_out_of_where_it_lay)
{
    new_match();
    put_at("beach", "conch", NULL);
    put_at("beach", "clam", NULL);
    put_at("captain[0].hand", "whelk", NULL);
    put_at("deck", "conch", NULL);
    expect_cards("captain[0].hand", "cowrie cockle whelk");
    expect_cards("captain[1].hand", "limpet mussel");
    expect_cards("beach", "clam");
    expect_cards("deck", "oyster scallop nautilus murex abalone conch");
}

/* Where it lies already, it stays. */
TEST(a_card_that_is_there_stays)
{
    new_match();
    put_at("captain[0].hand", "conch", NULL);
    put_at("captain[0].hand", "conch", "conch");
    expect_cards("captain[0].hand", "cowrie cockle conch");
    expect_cards("deck", "oyster scallop clam nautilus murex abalone");
}

/* With some that stay, it changes places with another of the place, so that both keep their size. */
TEST(a_card_changes_places_with_another)
{
    new_match();
    put_at("captain[0].hand", "abalone", "abalone conch");
    expect_cards("captain[0].hand", "cockle conch abalone");
    expect_cards("deck", "oyster scallop clam nautilus murex cowrie");
    put_at("captain[0].hand", "whelk", "whelk abalone conch");
    expect_cards("captain[0].hand", "conch abalone whelk");
    expect_cards("captain[1].hand", "limpet mussel cockle");
}

/* Where all that lie there stay, the place grows. */
TEST(a_place_grows_if_all_of_it_stays)
{
    new_match();
    put_at("captain[0].hand", "clam", "cowrie cockle conch clam");
    expect_cards("captain[0].hand", "cowrie cockle conch clam");
    expect_cards("deck", "oyster scallop nautilus murex abalone");
    put_at("beach", "murex", "murex");
    expect_cards("beach", "murex");
}

/* What is noted of cards is no place where they lie: a shell that all know stays known. */
TEST(a_note_is_no_place)
{
    new_match();
    play(&m, RED, "show conch");
    put_at("captain[1].hand", "conch", NULL);
    expect_cards("known", "conch");
    expect_cards("captain[0].hand", "cowrie cockle");
    expect_cards("captain[1].hand", "whelk limpet mussel conch");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_lead_to_fields),
        cmocka_unit_test(elements_are_found_by_their_words),
        cmocka_unit_test(wrong_paths_lead_nowhere),
        cmocka_unit_test(as_many_seats_are_found_as_play),
        cmocka_unit_test(what_stands_at_a_place_is_a_number),
        cmocka_unit_test(hidden_cards_are_counted),
        cmocka_unit_test(a_place_takes_what_its_field_may_hold),
        cmocka_unit_test(a_place_refuses_what_its_field_may_not_hold),
        cmocka_unit_test(only_zones_and_piles_hold_cards),
        cmocka_unit_test(a_card_is_taken_out_of_where_it_lay),
        cmocka_unit_test(a_card_that_is_there_stays),
        cmocka_unit_test(a_card_changes_places_with_another),
        cmocka_unit_test(a_place_grows_if_all_of_it_stays),
        cmocka_unit_test(a_note_is_no_place),
    };
    return RUN(tests);
}
