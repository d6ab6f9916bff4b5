/* post.c - what leaves the house: whole texts only. A text that did not fit its room is never sent; who waits for it is told so, and so is
 * the administrator. No other file hands a text to the net. */
#include "server/house.h"

#include <stdio.h>

static const char too_long[] = "The answer is too long to be sent.";

bool post_whole(const rs_text *out, const char *what)
{
    if (out->cut) fprintf(stderr, "roadstead serve: %s was too long for its %zu bytes and was not used.\n", what, out->size);
    return !out->cut;
}

void post_message(net_peer *peer, const char *re, const rs_text *out)
{
    char body[512];
    rs_text error = rs_text_on(body, sizeof body);

    if (post_whole(out, "a message")) {
        net_send(peer, out->at, out->used);
        return;
    }
    put_error(&error, re, "failed", too_long);
    net_send(peer, error.at, error.used);
}

void post_answer(net_peer *peer, const net_answer *form, const rs_text *out)
{
    char body[512];
    rs_text error = rs_text_on(body, sizeof body);
    net_answer answer = *form;

    if (post_whole(out, "an answer")) {
        answer.body = out->at;
        answer.length = out->used;
    } else {
        put_error(&error, "", "failed", too_long);
        answer = (net_answer){.status = 500, .type = "application/json", .body = error.at, .length = error.used};
    }
    net_reply(peer, &answer);
}

void post_json(net_peer *peer, int status, const rs_text *out)
{
    post_answer(peer, &(net_answer){.status = status, .type = "application/json"}, out);
}

void post_error(net_peer *peer, int status, const char *code, const char *message)
{
    char body[NET_MESSAGE]; /* a reason may quote a line of what was sent, each of its bytes by six */
    rs_text out = rs_text_on(body, sizeof body);

    put_error(&out, "", code, message);
    post_json(peer, status, &out);
}
