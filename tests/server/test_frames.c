/* test_frames.c - a socket's frames: messages whole and in pieces, what is refused and with which code, the handshake's key. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "server/net/frames.h"

#include <stdio.h>
#include <string.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

enum { MOST = 4096, LAST = 0x80 };

static char bytes[1 << 16];
static size_t have, used;
static frames state;
static frames_event event;

static void begin(void)
{
    have = used = 0;
    state = (frames){0};
}

/* Adds a masked frame; `first` is its first byte. */
static void add(int first, const char *payload, size_t length)
{
    static const char mask[4] = {0x11, 0x22, 0x33, 0x7f};
    char head[FRAMES_HEAD];
    size_t size = frames_head(head, first & 15, length);

    head[0] = (char)first;
    head[1] |= (char)0x80;
    memcpy(bytes + have, head, size);
    memcpy(bytes + have + size, mask, 4);
    have += size + 4;
    for (size_t i = 0; i < length; i++) bytes[have++] = (char)(payload[i] ^ mask[i % 4]);
}

static void add_text(int first, const char *payload) { add(first, payload, strlen(payload)); }

static int next(void)
{
    used += frames_next(&state, bytes + used, have - used, MOST, &event);
    return (int)event.what;
}

static void expect_message(const char *text)
{
    assert_int_equal(next(), FRAMES_MESSAGE);
    assert_int_equal(event.length, strlen(text));
    assert_memory_equal(event.text, text, event.length);
}

/* The code that a lone frame is refused with. */
static int refusal(int first, const char *payload, size_t length)
{
    begin();
    add(first, payload, length);
    return next() == FRAMES_BROKEN ? event.code : 0;
}

TEST(messages_come_one_after_another)
{
    begin();
    add_text(LAST | FRAME_TEXT, "one");
    add_text(LAST | FRAME_TEXT, "");
    add_text(LAST | FRAME_TEXT, "a longer one, of more than sixteen bytes: \xc3\xbc \xe2\x82\xac \xf0\x9f\x8f\xb4");
    expect_message("one");
    expect_message("");
    expect_message("a longer one, of more than sixteen bytes: \xc3\xbc \xe2\x82\xac \xf0\x9f\x8f\xb4");
    assert_int_equal(next(), FRAMES_MORE);
    assert_int_equal(used, have);
}

TEST(a_frame_may_come_byte_by_byte)
{
    size_t all;

    begin();
    add_text(LAST | FRAME_TEXT, "hello");
    all = have;
    for (have = 0; have < all; have++) assert_int_equal(next(), FRAMES_MORE);
    expect_message("hello");
}

TEST(pieces_are_put_together_around_control_frames)
{
    begin();
    add_text(FRAME_TEXT, "on");
    add_text(LAST | FRAME_PING, "ping");
    add_text(FRAME_PART, "");
    add_text(FRAME_PART, "e mess");
    add_text(LAST | FRAME_PONG, "");
    add_text(LAST | FRAME_PART, "age");
    add_text(LAST | FRAME_TEXT, "next");
    assert_int_equal(next(), FRAMES_PIECE);
    assert_int_equal(next(), FRAMES_PING);
    assert_int_equal(event.length, 4);
    assert_memory_equal(event.control, "ping", 4);
    assert_int_equal(next(), FRAMES_PIECE);
    assert_int_equal(next(), FRAMES_PIECE);
    assert_int_equal(next(), FRAMES_PONG);
    expect_message("one message");
    expect_message("next");
    assert_int_equal(used, have);
}

TEST(a_character_may_be_cut_in_two_pieces)
{
    begin();
    add_text(FRAME_TEXT, "\xc3");
    add_text(LAST | FRAME_PART, "\xbc");
    assert_int_equal(next(), FRAMES_PIECE);
    expect_message("\xc3\xbc");
}

TEST(what_is_not_allowed_has_its_code)
{
    static char much[MOST + 1];

    memset(much, ' ', sizeof much);
    assert_int_equal(refusal(LAST | 0x40 | FRAME_TEXT, "x", 1), CLOSE_BROKEN);
    assert_int_equal(refusal(LAST | 0x10 | FRAME_PING, "x", 1), CLOSE_BROKEN);
    for (int kind = 3; kind < 16; kind++)
        if (kind < 8 || kind > 10) assert_int_equal(refusal(LAST | kind, "x", 1), CLOSE_BROKEN);
    assert_int_equal(refusal(LAST | FRAME_PART, "x", 1), CLOSE_BROKEN);
    assert_int_equal(refusal(FRAME_PING, "x", 1), CLOSE_BROKEN);
    assert_int_equal(refusal(LAST | FRAME_PING, much, 126), CLOSE_BROKEN);
    assert_int_equal(refusal(LAST | FRAME_BINARY, "x", 1), CLOSE_KIND);
    assert_int_equal(refusal(LAST | FRAME_TEXT, much, MOST), 0);
    assert_int_equal(refusal(LAST | FRAME_TEXT, much, MOST + 1), CLOSE_LONG);
}

TEST(a_frame_that_is_not_masked_is_refused)
{
    begin();
    memcpy(bytes, "\x81\x01x", 3);
    have = 3;
    assert_int_equal(next(), FRAMES_BROKEN);
    assert_int_equal(event.code, CLOSE_BROKEN);
}

TEST(a_second_message_may_not_begin_within_the_first)
{
    begin();
    add_text(FRAME_TEXT, "x");
    add_text(LAST | FRAME_TEXT, "y");
    assert_int_equal(next(), FRAMES_PIECE);
    assert_int_equal(next(), FRAMES_BROKEN);
    assert_int_equal(event.code, CLOSE_BROKEN);
}

TEST(pieces_are_too_long_together)
{
    static char much[MOST];

    memset(much, ' ', sizeof much);
    begin();
    add(FRAME_TEXT, much, MOST);
    add_text(LAST | FRAME_PART, "x");
    assert_int_equal(next(), FRAMES_PIECE);
    assert_int_equal(next(), FRAMES_BROKEN);
    assert_int_equal(event.code, CLOSE_LONG);
}

TEST(lengths_have_their_shortest_form)
{
    static const char *const heads[] = {"\x81\xfe\x00\x7d", "\x81\xff\x00\x00\x00\x00\x00\x00\xff\xff",
                                        "\x81\xff\x80\x00\x00\x00\x00\x01\x00\x00"};
    static const size_t lengths[] = {4, 10, 10};

    for (int i = 0; i < 3; i++) {
        begin();
        memcpy(bytes, heads[i], lengths[i]);
        have = lengths[i];
        assert_int_equal(next(), FRAMES_BROKEN);
        assert_int_equal(event.code, CLOSE_BROKEN);
    }
    memcpy(bytes, "\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xff", 10); /* refused before any of it has come */
    begin();
    have = 10;
    assert_int_equal(next(), FRAMES_BROKEN);
    assert_int_equal(event.code, CLOSE_LONG);
}

TEST(texts_are_utf8)
{
    static const char *const bad[] = {
        "\xc3(", "\x80",         "\xc0\x80",           "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80",
        "\xff",  "12345678\xc3", "1234567\xf0\x9f\x8f"};

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (refusal(LAST | FRAME_TEXT, bad[i], strlen(bad[i])) != CLOSE_TEXT) fail_msg("text %zu is not refused", i);
    assert_int_equal(refusal(LAST | FRAME_TEXT, "\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf", 10), 0);
}

static int close_with(const char *payload, size_t length)
{
    begin();
    add(LAST | FRAME_CLOSE, payload, length);
    next();
    return event.code;
}

TEST(closes_carry_codes)
{
    assert_int_equal(close_with("", 0), CLOSE_NONE);
    assert_int_equal(event.what, FRAMES_CLOSE);
    assert_int_equal(close_with("\x03\xe8", 2), 1000);
    assert_int_equal(close_with("\x0f\xa0 bye", 6), 4000);
    assert_int_equal(event.what, FRAMES_CLOSE);
    assert_int_equal(close_with("\x03", 1), CLOSE_BROKEN);
    assert_int_equal(event.what, FRAMES_BROKEN);
    assert_int_equal(close_with("\x03\xed", 2), CLOSE_BROKEN); /* 1005 is never said */
    assert_int_equal(close_with("\x00\x0c", 2), CLOSE_BROKEN);
    assert_int_equal(close_with("\x03\xe8\xff", 3), CLOSE_TEXT);
}

TEST(frames_out_have_the_right_head)
{
    char head[FRAMES_HEAD];

    assert_int_equal(frames_head(head, FRAME_TEXT, 125), 2);
    assert_memory_equal(head, "\x81\x7d", 2);
    assert_int_equal(frames_head(head, FRAME_TEXT, 126), 4);
    assert_memory_equal(head, "\x81\x7e\x00\x7e", 4);
    assert_int_equal(frames_head(head, FRAME_TEXT, 65536), 10);
    assert_memory_equal(head, "\x81\x7f\0\0\0\0\0\x01\0\0", 10);
    assert_int_equal(frames_close(head, 1008), 4);
    assert_memory_equal(head, "\x88\x02\x03\xf0", 4);
    assert_int_equal(frames_close(head, CLOSE_NONE), 2);
}

TEST(keys_are_answered_as_in_the_rfc)
{
    char accept[FRAMES_ACCEPT];

    frames_accept("dGhlIHNhbXBsZSBub25jZQ==", accept);
    assert_string_equal(accept, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    assert_true(frames_key_sound("dGhlIHNhbXBsZSBub25jZQ=="));
    assert_false(frames_key_sound("dGhlIHNhbXBsZSBub25jZQ="));
    assert_false(frames_key_sound("dGhlIHNhbXBsZSBub25jZWV4"));
    assert_false(frames_key_sound("dGhlIHNhbXBsZSBub25j!Q=="));
    assert_false(frames_key_sound(""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(messages_come_one_after_another),
        cmocka_unit_test(a_frame_may_come_byte_by_byte),
        cmocka_unit_test(pieces_are_put_together_around_control_frames),
        cmocka_unit_test(a_character_may_be_cut_in_two_pieces),
        cmocka_unit_test(what_is_not_allowed_has_its_code),
        cmocka_unit_test(a_frame_that_is_not_masked_is_refused),
        cmocka_unit_test(a_second_message_may_not_begin_within_the_first),
        cmocka_unit_test(pieces_are_too_long_together),
        cmocka_unit_test(lengths_have_their_shortest_form),
        cmocka_unit_test(texts_are_utf8),
        cmocka_unit_test(closes_carry_codes),
        cmocka_unit_test(frames_out_have_the_right_head),
        cmocka_unit_test(keys_are_answered_as_in_the_rfc),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
