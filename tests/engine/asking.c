/* asking.c - requests of the line protocol and what must come back. */
#include "asking.h"

#include <stdio.h>

rs_protocol p;
char reply[RS_REPLY], request[RS_REQUEST + 64];

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

rs_json ask_bytes(const char *text, size_t length)
{
    rs_text out = rs_text_on(reply, sizeof reply);
    rs_json json = {NULL, NULL};

    rs_protocol_reply(&p, text, length, &out);
    assert_false(out.cut);
    assert_int_equal(strlen(reply), out.used);
    if (!rs_json_parse(reply, out.used, &json)) fail_msg("the reply is no JSON: %s", reply);
    assert_int_equal(rs_json_type(json), '{');
    expect_no_part(reply, "\n");
    return json;
}

/* The reply to a request that must be met; single quotes stand for double ones. */
rs_json ask(const char *text)
{
    rs_json json;
    size_t length = strlen(text);

    for (size_t i = 0; i <= length; i++) request[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    json = ask_bytes(request, length);
    if (rs_json_get(json, "error").at) fail_msg("%s is answered with %s", text, reply);
    return json;
}

const char *word(rs_json object, const char *key)
{
    static char buffer[4][4096];
    static int turn;

    turn = (turn + 1) % 4;
    if (!rs_json_string(rs_json_get(object, key), buffer[turn], sizeof buffer[turn])) fail_msg("no text %s in %s", key, reply);
    return buffer[turn];
}

long number(rs_json object, const char *key)
{
    long value = 0;

    if (!rs_json_int(rs_json_get(object, key), &value)) fail_msg("no number %s in %s", key, reply);
    return value;
}

bool flag(rs_json object, const char *key) { return rs_json_type(rs_json_get(object, key)) == 't'; }

int items(rs_json list)
{
    rs_json at = {NULL, NULL};
    int count = 0;

    assert_int_equal(rs_json_type(list), '[');
    while (rs_json_next(list, &at, NULL)) count++;
    return count;
}

rs_json item(rs_json list, int index)
{
    rs_json at = {NULL, NULL};

    for (int i = 0; i <= index; i++) assert_true(rs_json_next(list, &at, NULL));
    return at;
}

void expect_raw(rs_json object, const char *key, const char *expected)
{
    rs_json value = rs_json_get(object, key);

    assert_non_null(value.at);
    assert_int_equal(value.end - value.at, strlen(expected));
    assert_memory_equal(value.at, expected, strlen(expected));
}

mark mark_of_now(void)
{
    const rs_session *s = &p.session;

    if (!s->game) return (mark){0};
    return (mark){s->game,           rs_state_hash(s->game, s->state),
                  s->chance.counter, s->count,
                  s->chance.taped,   s->horizon_count,
                  s->script.count,   s->script.used,
                  s->scripted};
}

void expect_error_bytes(const char *text, size_t length, const char *code)
{
    mark before = mark_of_now(), after;
    rs_json error = rs_json_get(ask_bytes(text, length), "error");

    if (!error.at) fail_msg("%.200s is met: %s", text, reply);
    if (strcmp(word(error, "code"), code) != 0) fail_msg("%.200s is answered with %s", text, reply);
    assert_true(strlen(word(error, "message")) > 5);
    after = mark_of_now();
    assert_memory_equal(&before, &after, sizeof before);
}

void expect_error(const char *text, const char *code)
{
    size_t length = strlen(text);

    for (size_t i = 0; i <= length; i++) request[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    expect_error_bytes(request, length, code);
}

void expect_errors(const refused *list, int count)
{
    for (int i = 0; i < count; i++) expect_error(list[i].text, list[i].code);
}

/* Red: cowrie, cockle, conch. Blue: whelk, limpet, mussel. */
void new_toy(void)
{
    rs_protocol_init(&p);
    ask("{'cmd':'new','game':'toy','players':2,'chance':[4,'cowrie','S-02','conch','whelk','limpet','mussel']}");
}

void play_to_the_end(const char *game, int players)
{
    char line[128];
    rs_json json;

    snprintf(line, sizeof line, "{'cmd':'new','game':'%s','players':%d}", game, players);
    for (json = ask(line); !flag(json, "over"); json = ask(line))
        snprintf(line, sizeof line, "{'cmd':'bot','seat':%ld,'bot':'random','play':true}", number(json, "next"));
}
