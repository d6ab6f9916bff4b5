/* fuzz_protocol.c - lines of the protocol, or of anything. Each gets one well-formed reply; an error changes nothing. */
#include "fuzz.h"
#include "engine/json.h"
#include "protocol/protocol.h"

#include <stdlib.h>
#include <string.h>

typedef struct fingerprint {
    const rs_game *game;
    int count, horizon;
    uint64_t state;
} fingerprint;

static fingerprint take(const rs_session *s)
{
    return (fingerprint){s->game, s->game ? s->count : 0, s->game ? s->horizon_count : 0,
                         s->game ? rs_hash(s->state, s->game->state_bytes) : 0};
}

static bool same(fingerprint a, fingerprint b)
{
    return a.game == b.game && a.count == b.count && a.horizon == b.horizon && a.state == b.state;
}

static void one_line(rs_protocol *protocol, const char *line, size_t length, char *reply)
{
    rs_text out = rs_text_on(reply, RS_REPLY);
    fingerprint before = take(&protocol->session);
    rs_json json;

    rs_protocol_reply(protocol, line, length, &out);
    must(rs_json_parse(out.at, out.used, &json) && rs_json_type(json) == '{', "a reply is not a JSON object");
    must(!rs_json_get(json, "error").at || same(before, take(&protocol->session)), "an error changed the game");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static rs_protocol protocol;
    static char reply[RS_REPLY];
    const char *at = (const char *)data, *end = at + size;

    rs_protocol_init(&protocol);
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));

        if (!stop) stop = end;
        one_line(&protocol, at, (size_t)(stop - at), reply);
        at = stop < end ? stop + 1 : end;
    }
    return 0;
}
