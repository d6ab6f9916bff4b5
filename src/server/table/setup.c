/* setup.c - what a table was laid with, as JSON and back. */
#include "server/table/table.h"
#include "engine/game.h"
#include "engine/json.h"
#include "engine/text.h"

#include <string.h>

static void put_clock(const setup *s, rs_text *out)
{
    switch (s->clock) {
    case CLOCK_LIVE: rs_put_format(out, "{\"live\":%lld,\"more\":%lld}", (long long)s->time / 1000, (long long)s->more / 1000); break;
    case CLOCK_DAYS: rs_put_format(out, "{\"days\":%lld}", (long long)s->time / DAY); break;
    default: rs_put(out, "null");
    }
}

void setup_put_public(const setup *s, rs_text *out)
{
    bool first = true;

    rs_put_format(out, "\"game\":\"%s\",\"players\":%d,\"options\":{", s->game->id, s->players);
    for (int i = 0; s->game->options[i].name; i++) {
        rs_put_key(out, &first, s->game->options[i].name);
        rs_put_number(out, s->option[i]);
    }
    rs_put_format(out, "},\"listed\":%s,\"host\":", s->listed ? "true" : "false");
    if (*s->host)
        rs_put_quoted(out, s->host);
    else
        rs_put(out, "null");
    rs_put(out, ",\"clock\":");
    put_clock(s, out);
}

void setup_json(const setup *s, rs_text *out)
{
    rs_put_char(out, '{');
    setup_put_public(s, out);
    rs_put(out, ",\"seed\":");
    rs_put_quoted(out, s->seed);
    rs_put_char(out, '}');
}

static bool is_there(rs_json json) { return json.at && rs_json_type(json) != 'n'; }

static const char *read_days(rs_json json, setup *s)
{
    long days;

    if (!rs_json_int(json, &days) || days < 1 || days > 30) return "A slow clock gives 1 to 30 days a move.";
    s->clock = CLOCK_DAYS;
    s->time = days * DAY;
    return NULL;
}

static const char *read_clock(rs_json json, setup *s)
{
    rs_json days = rs_json_get(json, "days"), added = rs_json_get(json, "more");
    long live, more = 0;

    s->clock = CLOCK_NONE;
    if (!is_there(json)) return NULL;
    if (is_there(days)) return read_days(days, s);
    if (!rs_json_int(rs_json_get(json, "live"), &live) || live < 1 || live > 86400 ||
        (is_there(added) && (!rs_json_int(added, &more) || more < 0 || more > 3600)))
        return "A live clock gives 1 to 86400 seconds, and 0 to 3600 more a move.";
    s->clock = CLOCK_LIVE;
    s->time = live * 1000;
    s->more = more * 1000;
    return NULL;
}

const char *setup_wish(setup *s, rs_json json)
{
    rs_json listed = rs_json_get(json, "listed");
    char id[32];
    const char *why;
    long players;

    if (!rs_json_string(rs_json_get(json, "game"), id, sizeof id) || !(s->game = rs_game_find(id))) return "There is no such game.";
    s->rules = s->game->rules_version;
    if (!rs_json_int(rs_json_get(json, "players"), &players) || players < s->game->least_players || players > s->game->most_players)
        return "This game is not for so many players.";
    s->players = (int)players;
    s->listed = rs_json_type(listed) == 't';
    why = rs_options_read(s->game, rs_json_get(json, "options"), s->option);
    return why ? why : read_clock(rs_json_get(json, "clock"), s);
}

/* An older game may have had an option that is gone, or in another range. */
static void read_older_options(setup *s, rs_json json)
{
    rs_json options = rs_json_get(json, "options");

    for (int i = 0; s->game->options[i].name; i++) {
        const rs_option *known = &s->game->options[i];
        long number;

        s->option[i] = known->usual;
        if (rs_json_int(rs_json_get(options, known->name), &number) && number >= known->least && number <= known->most)
            s->option[i] = (int16_t)number;
    }
}

bool setup_read(setup *s, const char *game, int rules, const char *text, size_t length)
{
    rs_json json;

    *s = (setup){0};
    if (!rs_game_find(game) || !rs_json_parse(text, length, &json)) return false;
    if (setup_wish(s, json)) {
        if (!s->players || rules >= s->game->rules_version || read_clock(rs_json_get(json, "clock"), s)) return false;
        read_older_options(s, json);
    }
    s->rules = rules;
    if (!rs_json_string(rs_json_get(json, "host"), s->host, sizeof s->host)) s->host[0] = 0;
    return rs_json_string(rs_json_get(json, "seed"), s->seed, sizeof s->seed);
}
