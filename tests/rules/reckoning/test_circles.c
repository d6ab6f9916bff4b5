/* test_circles.c - whoever follows hints comes back, within a turn, to no place where he was: goods are not loaded and unloaded in turn. */
#include "bots/memory.h"
#include "engine/json.h"
#include "protocol/protocol.h"
#include "table.h"

#include <stdio.h>
#include <string.h>

enum { SEEDS = 4, MOVES = 300, HANDED = 7 }; /* games, moves of each, moves from one engine to the next */

static rs_protocol p;
static char reply[RS_REPLY], request[RS_REQUEST];

static rs_json ask(void)
{
    rs_text out = rs_text_on(reply, sizeof reply);
    rs_json json = {NULL, NULL};

    rs_protocol_reply(&p, request, strlen(request), &out);
    if (!rs_json_parse(reply, out.used, &json) || rs_json_get(json, "error").at) fail_msg("%s is answered with %s", request, reply);
    return json;
}

static void begin(int seed)
{
    snprintf(request, sizeof request, "{\"cmd\":\"new\",\"game\":\"reckoning\",\"players\":2,\"seed\":%d}", seed);
    ask();
}

/* The same game in another engine, as those that advise have it: what its turn went through is known from its moves. */
static void hand_over(void)
{
    rs_json file;

    strcpy(request, "{\"cmd\":\"save\"}");
    file = rs_json_get(ask(), "file");
    snprintf(request, sizeof request, "{\"cmd\":\"restore\",\"file\":%.*s}", (int)(file.end - file.at), file.at);
    ask();
}

static void follow_the_hint(int seat)
{
    char move[RS_LINE];
    rs_json best = {NULL, NULL};

    snprintf(request, sizeof request, "{\"cmd\":\"hint\",\"seat\":%d,\"iterations\":4}", seat);
    assert_true(rs_json_next(rs_json_get(ask(), "line"), &best, NULL));
    assert_true(rs_json_string(rs_json_get(best, "move"), move, sizeof move));
    snprintf(request, sizeof request, "{\"cmd\":\"play\",\"seat\":%d,\"move\":\"%s\"}", seat, move);
    ask();
}

/* Where the seat stands, however often it has acted and moved goods in this turn. */
static uint64_t mark_of_place(int seat)
{
    _Alignas(RS_ALIGN) dr_state view;

    rs_view(&GAME, p.session.state, seat, &view);
    view.turn.goods = 0;
    view.turn.actions = 0;
    return rs_mark_whenever(&GAME, &view);
}

static bool is_among(const uint64_t *mark, int count, uint64_t wanted)
{
    for (int i = 0; i < count; i++)
        if (mark[i] == wanted) return true;
    return false;
}

/* DR-4.7, DR-4.9, DR-1.6: goods can be moved to and fro until the limit; how often they were moved makes no other place of it. */
RULE(hints_lead_in_no_circles)
{
    int seat, owner = RS_NOBODY, places = 0;
    uint64_t place[MOVES];

    rs_protocol_init(&p);
    for (int seed = 1; seed <= SEEDS; seed++) {
        begin(seed);
        for (int moves = 0; moves < MOVES && (seat = rs_session_asked(&p.session)) >= 0; moves++) {
            if (moves % HANDED == 0) hand_over();
            if (owner != rs_stack_of(p.session.state)[0].seat || moves == 0) places = 0;
            owner = rs_stack_of(p.session.state)[0].seat;
            assert_false(is_among(place, places, mark_of_place(seat)));
            place[places++] = mark_of_place(seat);
            follow_the_hint(seat);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(hints_lead_in_no_circles)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
