/* test_http.c - heads of requests: where they end, what is read of them and what is refused; heads of answers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "server/net/http.h"

#include <stdio.h>
#include <string.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

static char text[HTTP_HEAD * 2];
static http_head head;

/* Reads a head; its parts are strings then. The status it is refused with, or 0. */
static int read_bytes(const char *bytes, size_t length)
{
    long end;
    int status;

    memcpy(text, bytes, length);
    end = http_end(text, length, 0);
    if (end < 0) return 400;
    assert_int_equal(end, length);
    status = http_read(text, length, &head);
    if (status == 0) http_seal(&head);
    return status;
}

static int read_text(const char *bytes) { return read_bytes(bytes, strlen(bytes)); }

/* A request with these further lines, each with its end. */
static int read_with(const char *lines)
{
    char whole[HTTP_HEAD];

    snprintf(whole, sizeof whole, "GET / HTTP/1.1\r\nHost: x\r\n%s\r\n", lines);
    return read_text(whole);
}

static const char *field(http_field f) { return head.field[f].at; }

TEST(a_head_ends_with_an_empty_line)
{
    const char whole[] = "GET / HTTP/1.1\r\nHost: x\r\n\r\nmore";
    size_t length = strlen(whole) - 4;

    for (size_t have = 0; have < length; have++) assert_int_equal(http_end(whole, have, have / 2), 0);
    for (size_t seen = 0; seen < length; seen++) assert_int_equal(http_end(whole, sizeof whole - 1, seen), length);
}

TEST(what_can_never_be_a_head_is_seen_at_once)
{
    assert_int_equal(http_end("GET / HTTP/1.1\n", 15, 0), -1);
    assert_int_equal(http_end("GET /\0", 6, 0), -1);
    assert_int_equal(http_end("\r\n", 2, 0), -1);
    assert_int_equal(http_end("\n", 1, 0), -1);
    assert_int_equal(http_end("GET / HTTP/1.1\r\nHost: x\n\r\n", 26, 0), -1);
}

TEST(a_request_is_read_whole)
{
    assert_int_equal(read_text("POST /api/hello?a=b HTTP/1.1\r\nHost: example.org:80\r\nCOOKIE:\t a=b; c=d \r\norigin: http://x\r\n"
                               "Authorization: Bearer t\r\nAccept-Encoding: gzip, br\r\nIf-None-Match: \"e\"\r\nContent-Length: 12\r\n"
                               "X-Forwarded-For: 1.2.3.4, 5.6.7.8\r\nX-Else:\r\n\r\n"),
                     0);
    assert_string_equal(head.method.at, "POST");
    assert_string_equal(head.path.at, "/api/hello");
    assert_string_equal(field(HTTP_HOST), "example.org:80");
    assert_string_equal(field(HTTP_COOKIE), "a=b; c=d");
    assert_string_equal(field(HTTP_ORIGIN), "http://x");
    assert_string_equal(field(HTTP_AUTHORIZATION), "Bearer t");
    assert_string_equal(field(HTTP_ACCEPT_ENCODING), "gzip, br");
    assert_string_equal(field(HTTP_IF_NONE_MATCH), "\"e\"");
    assert_string_equal(field(HTTP_FORWARDED_FOR), "1.2.3.4, 5.6.7.8");
    assert_string_equal(field(HTTP_SOCKET_KEY), "");
    assert_int_equal(head.body, 12);
    assert_false(head.last);
}

TEST(a_field_may_be_as_long_as_the_head)
{
    static char whole[HTTP_HEAD];
    int length = snprintf(whole, sizeof whole, "GET / HTTP/1.1\r\nHost: x\r\nOrigin: http://%015000d\r\n\r\n", 7);

    assert_int_equal(read_bytes(whole, (size_t)length), 0);
    assert_int_equal(strlen(field(HTTP_ORIGIN)), 15007);
}

TEST(lines_that_could_be_read_in_two_ways_are_refused)
{
    static const char *const lines[] = {"Host: y\r\n",
                                        "host : y\r\n",
                                        " folded\r\n",
                                        "A: b\r\n\tfolded\r\n",
                                        "no colon\r\n",
                                        ": no name\r\n",
                                        "A: b\rC: d\r\n",
                                        "A\x01: b\r\n",
                                        "A: b\x01\r\n",
                                        "A: b\x7f\r\n",
                                        "Content-Length: 1, 1\r\n",
                                        "Content-Length: +1\r\n",
                                        "Content-Length: -1\r\n",
                                        "Content-Length: 0x1\r\n",
                                        "Content-Length:\r\n",
                                        "Content-Length: 1\r\nContent-Length: 1\r\n",
                                        "Cookie: a\r\nCookie: b\r\n",
                                        "Origin: a\r\nOrigin: b\r\n"};

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (read_with(lines[i]) != 400) fail_msg("not refused: %s", lines[i]);
}

TEST(bodies_are_told_by_their_length)
{
    assert_int_equal(read_with("Transfer-Encoding: chunked\r\n"), 411);
    assert_int_equal(read_with("Transfer-Encoding: identity\r\nContent-Length: 3\r\n"), 411);
    assert_int_equal(read_with("Content-Length: 4097\r\n"), 413);
    assert_int_equal(read_with("Content-Length: 99999999999999999999999999999999999\r\n"), 413);
    assert_int_equal(read_with("Content-Length: 4096\r\n"), 0);
    assert_int_equal(head.body, 4096);
    assert_int_equal(read_with(""), 0);
    assert_int_equal(head.body, 0);
    assert_int_equal(read_with("Expect: 100-Continue\r\nContent-Length: 1\r\n"), 0);
    assert_true(head.expects);
    assert_int_equal(read_with("Expect: more\r\n"), 417);
}

TEST(first_lines_are_refused_for_what_they_are)
{
    static const struct {
        const char *line;
        int status;
    } lines[] = {{"PUT / HTTP/1.1", 405},
                 {"get / HTTP/1.1", 405},
                 {"GETS / HTTP/1.1", 405},
                 {"PRI * HTTP/2.0", 505},
                 {"GET / HTTP/1.2", 505},
                 {"GET / HTTP/0.9", 505},
                 {"GET /", 400},
                 {"GET  / HTTP/1.1", 400},
                 {"GET / HTTP/1.1 ", 400},
                 {"GET / x HTTP/1.1", 400},
                 {"GET x HTTP/1.1", 400},
                 {"GET http://x/ HTTP/1.1", 400},
                 {"GET /\x80 HTTP/1.1", 400},
                 {"GET /\t HTTP/1.1", 400},
                 {" / HTTP/1.1", 400},
                 {"G\rT / HTTP/1.1", 400},
                 {"GET ?x HTTP/1.1", 400},
                 {"GET / http/1.1", 400},
                 {"", 400}};

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char whole[100];

        snprintf(whole, sizeof whole, "%s\r\nHost: x\r\n\r\n", lines[i].line);
        if (read_text(whole) != lines[i].status) fail_msg("%s: not %d", lines[i].line, lines[i].status);
    }
}

TEST(a_host_is_needed_and_sound)
{
    assert_int_equal(read_text("GET / HTTP/1.1\r\n\r\n"), 400);
    assert_int_equal(read_text("GET / HTTP/1.1\r\nHost:\r\n\r\n"), 400);
    assert_int_equal(read_text("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"), 400);
    assert_int_equal(read_text("GET / HTTP/1.1\r\nHost: a, b\r\n\r\n"), 400);
    assert_int_equal(read_text("GET / HTTP/1.1\r\nHost: [::1]:80\r\n\r\n"), 0);
    assert_int_equal(read_text("GET / HTTP/1.0\r\n\r\n"), 0);
    assert_true(head.last);
}

TEST(connections_are_kept_upgraded_or_ended)
{
    assert_int_equal(read_with("Connection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n"), 0);
    assert_true(head.upgrade && head.to_websocket && !head.last);
    assert_int_equal(read_with("Connection: x\r\nConnection: close\r\n"), 0);
    assert_true(head.last && !head.upgrade);
    assert_int_equal(read_with("Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"), 0);
    assert_true(head.upgrade && !head.to_websocket);
    assert_int_equal(read_with("Sec-WebSocket-Protocol: chess , Roadstead\r\n"), 0);
    assert_true(http_lists(head.field[HTTP_SOCKET_PROTOCOL], "roadstead"));
    assert_false(http_lists(head.field[HTTP_SOCKET_PROTOCOL], "road"));
}

TEST(answers_have_what_every_answer_has)
{
    char out[HTTP_ANSWER];
    size_t length = http_write(
        out, &(net_answer){.status = 200, .type = "text/plain", .length = 7, .cookie = "a=b", .encoding = "br", .etag = "\"e\""}, true);

    out[length] = 0;
    assert_ptr_equal(strstr(out, "HTTP/1.1 200 OK\r\n"), out);
    assert_string_equal(out + length - 4, "\r\n\r\n");
    assert_ptr_equal(strstr(out, "\r\n\r\n"), out + length - 4);
    assert_non_null(strstr(out, "\r\ncontent-length: 7\r\n"));
    assert_non_null(strstr(out, "\r\ncontent-security-policy: default-src 'none'; "));
    assert_non_null(strstr(out, "\r\nset-cookie: a=b\r\n"));
    assert_non_null(strstr(out, "\r\ncache-control: no-store\r\n"));
    assert_non_null(strstr(out, "\r\nconnection: close\r\n"));
    length = http_write(out, &(net_answer){.status = 304, .etag = "\"e\"", .cache = "no-cache"}, false);
    out[length] = 0;
    assert_null(strstr(out, "content-length"));
    assert_null(strstr(out, "connection"));
}

TEST(what_does_not_fit_is_not_written)
{
    static char cookie[HTTP_ANSWER + 1];
    char out[HTTP_ANSWER];

    memset(cookie, 'x', HTTP_ANSWER);
    assert_int_equal(http_write(out, &(net_answer){.status = 200, .cookie = cookie}, false), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_head_ends_with_an_empty_line),
        cmocka_unit_test(what_can_never_be_a_head_is_seen_at_once),
        cmocka_unit_test(a_request_is_read_whole),
        cmocka_unit_test(a_field_may_be_as_long_as_the_head),
        cmocka_unit_test(lines_that_could_be_read_in_two_ways_are_refused),
        cmocka_unit_test(bodies_are_told_by_their_length),
        cmocka_unit_test(first_lines_are_refused_for_what_they_are),
        cmocka_unit_test(a_host_is_needed_and_sound),
        cmocka_unit_test(connections_are_kept_upgraded_or_ended),
        cmocka_unit_test(answers_have_what_every_answer_has),
        cmocka_unit_test(what_does_not_fit_is_not_written),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
