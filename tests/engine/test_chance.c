/* test_chance.c - the one door for luck: streams, fair numbers, scripts, tapes. */
#include "kit.h"
#include "engine/hash.h"

static rs_chance stream(const char *seed)
{
    rs_chance chance;

    rs_chance_seed(&chance, "toy", seed, NULL, 0);
    return chance;
}

/* A stream whose next draws are told. */
static rs_chance told(rs_script *draws, const char *outcomes)
{
    rs_chance chance = stream("told");

    script(draws, outcomes);
    chance.script = draws;
    return chance;
}

/* ---- Streams ----------------------------------------------------------------------------------------------------- */

/* Two streams of one seed give the same thousand values. */
TEST(the_same_seed_gives_the_same_stream)
{
    rs_chance a = stream("seed"), b = stream("seed");

    for (int i = 0; i < 1000; i++) assert_int_equal(rs_chance_step(&a), rs_chance_step(&b));
}

/* Seed, game and each player's entropy all count: change one and the stream is another. */
TEST(seed_game_and_entropy_all_make_the_stream)
{
    static const char *const entropy[] = {"x", "y"}, *const swapped[] = {"y", "x"};
    rs_chance chance[6];

    rs_chance_seed(&chance[0], "toy", "seed", NULL, 0);
    rs_chance_seed(&chance[1], "toy", "seeds", NULL, 0);
    rs_chance_seed(&chance[2], "plunder", "seed", NULL, 0);
    rs_chance_seed(&chance[3], "toy", "seed", entropy, 1);
    rs_chance_seed(&chance[4], "toy", "seed", entropy, 2);
    rs_chance_seed(&chance[5], "toy", "seed", swapped, 2);
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < i; k++) assert_memory_not_equal(chance[i].key, chance[k].key, sizeof chance[i].key);
}

/* As documented: the key is the first half of a SHA-256, and values 2n and 2n + 1 are the halves of SipHash of n; anybody can compute
 * it again. A power of two as range lets a value through as it is. */
TEST(the_stream_is_the_documented_one)
{
    static const char *const entropy[] = {"mine", "yours"};
    static const char text[] = "roadstead toy\nseed\nmine\nyours\n";
    uint64_t key[2] = {0, 0};
    uint8_t digest[32];
    rs_chance chance;

    rs_sha256(text, sizeof text - 1, digest);
    for (int i = 0; i < 16; i++) key[i / 8] |= (uint64_t)digest[i] << (8 * (i % 8));
    rs_chance_seed(&chance, "toy", "seed", entropy, 2);
    for (uint64_t n = 0; n < 20; n++) {
        uint32_t value = (uint32_t)(rs_siphash_number(key, n / 2) >> (n % 2 * 32));

        assert_int_equal(rs_below(&chance, 1 << 30), value >> 2);
    }
    assert_int_equal(chance.counter, 20);
}

/* A whole pair begins with an even value: an odd one that is left over is passed by. */
TEST(a_step_is_the_next_whole_pair)
{
    rs_chance chance = stream("seed");
    uint64_t first = rs_siphash_number(chance.key, 0), second = rs_siphash_number(chance.key, 1), third = rs_siphash_number(chance.key, 2);

    assert_int_equal(rs_chance_step(&chance), first);
    assert_int_equal(rs_below(&chance, 1 << 30), (uint32_t)second >> 2);
    assert_int_equal(rs_chance_step(&chance), third);
    assert_int_equal(chance.counter, 6);
}

/* A value depends on its number only: setting the counter jumps there. */
TEST(setting_the_counter_jumps_in_the_stream)
{
    rs_chance walks = stream("seed"), jumps = stream("seed");
    int value = 0;

    for (int i = 0; i <= 501; i++) value = rs_below(&walks, 1 << 30);
    jumps.counter = 501;
    assert_int_equal(rs_below(&jumps, 1 << 30), value);
    assert_int_equal(jumps.counter, 502);
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

/* The squared deviations of `throws` numbers below n, put into as many boxes by their remainder. */
static long chi_square(rs_chance *chance, int n, int boxes, int throws)
{
    long count[16] = {0}, sum = 0, expected = throws / boxes;

    for (int i = 0; i < throws; i++) {
        int number = rs_below(chance, n);

        assert_in_range(number, 0, n - 1);
        count[number % boxes]++;
    }
    for (int i = 0; i < boxes; i++) sum += (count[i] - expected) * (count[i] - expected);
    return sum / expected;
}

/* Numbers are in their range and uniform: chi-square stays below the point that one fair sample in ten thousand passes. */
TEST(numbers_below_n_are_in_range_and_uniform)
{
    rs_chance chance = stream("uniform");

    assert_in_range(chi_square(&chance, 2, 2, 60000), 0, 15);
    assert_in_range(chi_square(&chance, 6, 6, 60000), 0, 25);
    assert_in_range(chi_square(&chance, 7, 7, 70000), 0, 27);
    assert_in_range(chi_square(&chance, 13, 13, 65000), 0, 39);
}

/* Where 2^32 is no multiple of the range, taking a product's high half alone would prefer some numbers by half. */
TEST(large_ranges_are_uniform_too)
{
    rs_chance chance = stream("large");

    assert_in_range(chi_square(&chance, 3 << 29, 3, 30000), 0, 18);
    assert_true(chance.counter > 30000); /* some were drawn again */
}

/* Where there is one possibility no luck is used up. */
TEST(one_possibility_uses_up_nothing)
{
    rs_chance chance = stream("one");
    rs_set only = rs_range(77, 77);

    assert_int_equal(rs_below(&chance, 1), 0);
    assert_int_equal(rs_pick(&chance, only, &rs_number_words), 77);
    assert_int_equal(chance.counter, 0);
}

/* A die shows 1 to its number of sides, and each of them. */
TEST(a_die_shows_each_of_its_sides)
{
    rs_chance chance = stream("die");
    rs_set shown = {{0, 0}};

    for (int i = 0; i < 200; i++) rs_add(&shown, rs_roll(&chance, 6));
    assert_int_equal(shown.bits[0], 0x7e);
    assert_int_equal(shown.bits[1], 0);
}

/* Picks come out of the set, from both of its halves, and all about as often. */
TEST(picks_are_uniform_over_the_set)
{
    rs_chance chance = stream("pick");
    rs_set set = {{0, 0}};
    int count[128] = {0};
    static const int members[] = {0, 5, 63, 64, 100, 127};

    for (int i = 0; i < RS_COUNT(members); i++) rs_add(&set, members[i]);
    for (int i = 0; i < 6000; i++) count[rs_pick(&chance, set, &rs_number_words)]++;
    for (int i = 0; i < RS_COUNT(members); i++) {
        assert_in_range(count[members[i]], 880, 1120); /* four standard deviations around 1000 */
        count[members[i]] = 0;
    }
    for (int i = 0; i < 128; i++) assert_int_equal(count[i], 0);
}

/* ---- Scripts ----------------------------------------------------------------------------------------------------- */

/* Scripted outcomes come first, by word, by code in any case, and by number; then the stream goes on as if nothing had been. */
TEST(draws_can_be_scripted_by_word_code_and_number)
{
    rs_script draws;
    rs_chance chance = told(&draws, "5 murex s-03 Nautilus 70"), untold = stream("told");
    rs_set shells = rs_range(0, TOY_SHELLS - 1);

    assert_int_equal(rs_roll(&chance, 6), 5);
    assert_int_equal(rs_pick(&chance, shells, &toy_shell_words), TOY_MUREX);
    assert_int_equal(rs_pick(&chance, shells, &toy_shell_words), TOY_CONCH);
    assert_int_equal(rs_pick(&chance, shells, &toy_shell_words), TOY_NAUTILUS);
    assert_int_equal(rs_pick(&chance, rs_range(60, 80), &rs_number_words), 70);
    assert_false(chance.failed);
    assert_int_equal(draws.used, 5);
    assert_int_equal(chance.counter, 0);
    for (int i = 0; i < 20; i++) assert_int_equal(rs_roll(&chance, 6), rs_roll(&untold, 6));
}

/* rs_below is for guesses and bots: a script does not touch it. */
TEST(plain_numbers_are_never_scripted)
{
    rs_script draws;
    rs_chance chance = told(&draws, "5"), untold = stream("told");

    assert_int_equal(rs_below(&chance, 1000), rs_below(&untold, 1000));
    assert_int_equal(draws.used, 0);
}

/* Draws past the script and the tape are counted, so that a game that makes its own by them is found out. */
TEST(plain_numbers_are_counted_and_draws_are_not)
{
    rs_script draws;
    rs_chance chance = told(&draws, "5 9");

    for (int i = 0; i < 9; i++) rs_roll(&chance, 6);
    rs_pick(&chance, rs_range(50, 100), &rs_number_words);
    assert_true(chance.counter >= 8);
    assert_int_equal(chance.plain, 0);
    rs_below(&chance, 6);
    rs_below(&chance, 1); /* uses up nothing, but another number might */
    rs_chance_step(&chance);
    assert_int_equal(chance.plain, 3);
}

static void expect_impossible(const char *outcome, int sides, rs_set from)
{
    rs_script draws;
    rs_chance chance = told(&draws, outcome);
    int value = sides ? rs_roll(&chance, sides) : rs_pick(&chance, from, &toy_shell_words);

    assert_true(chance.failed);
    assert_string_equal(chance.wanted.text, outcome);
    if (sides)
        assert_in_range(value, 1, sides);
    else
        assert_true(rs_has(&from, value));
}

/* An outcome that cannot be sets `failed` and says which was wanted; what comes out instead is at least possible. */
TEST(impossible_outcomes_are_noticed)
{
    rs_set low = rs_range(TOY_COWRIE, TOY_CONCH), none = {{0, 0}};

    expect_impossible("0", 6, none);
    expect_impossible("7", 6, none);
    expect_impossible("-1", 6, none);
    expect_impossible("murex", 6, none);
    expect_impossible("99999999999999999999", 6, none);
    expect_impossible("murex", 0, low);
    expect_impossible("nonsense", 0, low);
    expect_impossible("2", 0, low); /* these things have words; a number is none of them */
}

static void expect_blamed(const rs_wanted *wanted, const char *text, int number, const rs_words *words, int such, int choices)
{
    assert_string_equal(wanted->text, text);
    assert_int_equal(wanted->number, number);
    assert_ptr_equal(wanted->words, words);
    assert_int_equal(wanted->such, such);
    assert_int_equal(wanted->choices, choices);
}

/* The first impossible outcome is the one that is named, with what it was for, whatever comes after it. */
TEST(the_first_impossible_outcome_is_named)
{
    rs_script draws;
    rs_chance die = told(&draws, "3 9 5 8"), card;

    for (int i = 0; i < 4; i++) rs_roll(&die, 6);
    expect_blamed(&die.wanted, "9", 2, &rs_number_words, 1, 6);
    card = told(&draws, "murex cowrie");
    rs_pick(&card, rs_range(TOY_COCKLE, TOY_CONCH), &toy_shell_words);
    rs_pick(&card, rs_range(TOY_COWRIE, TOY_CONCH), &toy_shell_words);
    expect_blamed(&card.wanted, "murex", 1, &toy_shell_words, TOY_COCKLE, TOY_CONCH - TOY_COCKLE + 1);
}

/* A script takes 128 outcomes of up to 31 characters, and no empty ones. */
TEST(a_script_has_its_limits)
{
    rs_script draws = {0};

    assert_false(rs_script_add(&draws, ""));
    assert_false(rs_script_add(&draws, "an-outcome-of-thirty-two-letters"));
    assert_true(rs_script_add(&draws, "an-outcome-of-thirty-one-letter"));
    assert_string_equal(draws.next[0].text, "an-outcome-of-thirty-one-letter");
    for (int i = 1; i < 128; i++) assert_true(rs_script_add(&draws, "1"));
    assert_false(rs_script_add(&draws, "1"));
    assert_int_equal(draws.count, 128);
}

/* ---- Tapes ------------------------------------------------------------------------------------------------------- */

enum { NOTED = 40 };

static void draw_all(rs_chance *chance, int out[NOTED])
{
    for (int i = 0; i < NOTED; i++) out[i] = i % 2 ? rs_roll(chance, 6) : rs_pick(chance, rs_range(50, 100), &rs_number_words);
}

/* What is noted on a tape, scripted or not, comes out again when the tape is fed, whatever the stream. */
TEST(a_tape_repeats_what_was_drawn)
{
    int16_t tape[NOTED];
    int first[NOTED], second[NOTED];
    rs_script draws;
    rs_chance notes = told(&draws, "70 3"), repeats = stream("another");

    notes.tape = tape;
    notes.tape_size = NOTED;
    draw_all(&notes, first);
    assert_int_equal(notes.taped, NOTED);
    assert_int_equal(first[0], 70);
    for (int i = 0; i < NOTED; i++) assert_int_equal(tape[i], first[i]);
    repeats.feed = tape;
    repeats.feed_size = NOTED;
    draw_all(&repeats, second);
    assert_memory_equal(first, second, sizeof first);
    assert_int_equal(repeats.counter, 0);
    assert_false(repeats.failed);
}

/* A tape comes before a script; when it is used up the script follows, and then the stream. */
TEST(a_tape_comes_before_the_script)
{
    static const int16_t tape[] = {2};
    rs_script draws;
    rs_chance chance = told(&draws, "5");

    chance.feed = tape;
    chance.feed_size = 1;
    assert_int_equal(rs_roll(&chance, 6), 2);
    assert_int_equal(rs_roll(&chance, 6), 5);
    assert_int_equal(chance.counter, 0);
    rs_roll(&chance, 6);
    assert_true(chance.counter > 0);
}

/* A full tape is not written beyond its end, but what did not fit is counted. */
TEST(a_full_tape_only_counts)
{
    int16_t tape[3] = {0, 0, -77};
    rs_chance chance = stream("full");

    chance.tape = tape;
    chance.tape_size = 2;
    for (int i = 0; i < 5; i++) rs_roll(&chance, 6);
    assert_int_equal(chance.taped, 5);
    assert_int_equal(tape[2], -77);
}

/* A fed outcome that cannot be is noticed like a scripted one. */
TEST(an_impossible_tape_is_noticed)
{
    static const int16_t die[] = {7}, card[] = {128}, negative[] = {-5};
    rs_chance a = stream("a"), b = stream("b"), c = stream("c");

    a.feed = die, b.feed = card, c.feed = negative;
    a.feed_size = b.feed_size = c.feed_size = 1;
    rs_roll(&a, 6);
    rs_pick(&b, rs_range(0, 127), &rs_number_words);
    rs_pick(&c, rs_range(0, 127), &rs_number_words);
    assert_true(a.failed && b.failed && c.failed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_seed_gives_the_same_stream),
        cmocka_unit_test(seed_game_and_entropy_all_make_the_stream),
        cmocka_unit_test(the_stream_is_the_documented_one),
        cmocka_unit_test(a_step_is_the_next_whole_pair),
        cmocka_unit_test(setting_the_counter_jumps_in_the_stream),
        cmocka_unit_test(numbers_below_n_are_in_range_and_uniform),
        cmocka_unit_test(large_ranges_are_uniform_too),
        cmocka_unit_test(one_possibility_uses_up_nothing),
        cmocka_unit_test(a_die_shows_each_of_its_sides),
        cmocka_unit_test(picks_are_uniform_over_the_set),
        cmocka_unit_test(draws_can_be_scripted_by_word_code_and_number),
        cmocka_unit_test(plain_numbers_are_never_scripted),
        cmocka_unit_test(plain_numbers_are_counted_and_draws_are_not),
        cmocka_unit_test(impossible_outcomes_are_noticed),
        cmocka_unit_test(the_first_impossible_outcome_is_named),
        cmocka_unit_test(a_script_has_its_limits),
        cmocka_unit_test(a_tape_repeats_what_was_drawn),
        cmocka_unit_test(a_tape_comes_before_the_script),
        cmocka_unit_test(a_full_tape_only_counts),
        cmocka_unit_test(an_impossible_tape_is_noticed),
    };

    return RUN(tests);
}
