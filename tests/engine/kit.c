/* kit.c - what the engine's tests share. */
#include "kit.h"

#include <stdio.h>

/* ---- The games --------------------------------------------------------------------------------------------------- */

static const rs_game *const games_here[] = {&pl_game, &toy_game};

int rs_game_count(void) { return RS_COUNT(games_here); }

const rs_game *rs_game_at(int index) { return index >= 0 && index < RS_COUNT(games_here) ? games_here[index] : NULL; }

const rs_game *rs_game_find(const char *id)
{
    for (int i = 0; i < RS_COUNT(games_here); i++)
        if (rs_same_word(games_here[i]->id, id)) return games_here[i];
    return NULL;
}

/* ---- One game at the door ---------------------------------------------------------------------------------------- */

const char *const usual_deal = "4 cowrie cockle conch whelk limpet mussel";

void script(rs_script *into, const char *draws)
{
    char word[32];
    int length;

    *into = (rs_script){0};
    for (; sscanf(draws, "%31s%n", word, &length) == 1; draws += length) assert_true(rs_script_add(into, word));
}

static void start(match *m, const rs_game *game, int players, const char *seed, const char *draws)
{
    m->game = game;
    rs_chance_seed(&m->chance, game->id, seed, NULL, 0);
    rs_chance_seed(&m->whim, "whim", seed, NULL, 0);
    script(&m->script, draws);
    m->chance.script = &m->script;
    rs_turn_init(&m->turn, &m->chance);
    assert_int_equal(rs_start(game, m->state, players, NULL, &m->turn), RS_OK);
}

void begin(match *m, const rs_game *game, int players, const char *seed) { start(m, game, players, seed, ""); }
void begin_with(match *m, const rs_game *game, int players, const char *draws) { start(m, game, players, "1", draws); }

rs_move move_of(const rs_game *game, const char *text)
{
    rs_move move = {0};

    if (!rs_move_parse(game, NULL, text, &move)) fail_msg("'%s' is no move", text);
    return move;
}

void play(match *m, int seat, const char *move)
{
    rs_status status = rs_play(m->game, m->state, seat, move_of(m->game, move), &m->turn);

    if (status != RS_OK) fail_msg("'%s' of seat %d is refused with status %d", move, seat, (int)status);
}

bool play_any(match *m)
{
    if (rs_asked(m->state) < 0) return false;
    rs_choose(m->game, m->state, rs_below(&m->whim, m->turn.moves.count), &m->turn);
    return true;
}

bool offered(const match *m, const char *move) { return rs_move_find(m->game, m->state, &m->turn.moves, move) >= 0; }

const rs_event *told_of(const rs_turn *turn, int kind)
{
    for (int i = 0; i < turn->events; i++)
        if (turn->event[i].kind == kind) return &turn->event[i];
    return NULL;
}

/* ---- Sessions ---------------------------------------------------------------------------------------------------- */

void begin_session(rs_session *s, const rs_game *game, int players, const char *draws)
{
    char problem[RS_LINE];
    rs_script first;

    script(&first, draws);
    assert_null(rs_session_begin(s, &(rs_beginning){.game = game, .players = players, .seed = "1", .script = &first}, problem));
}

void say(rs_session *s, int seat, const char *move)
{
    char problem[RS_LINE];
    const char *why = rs_session_play_text(s, seat, move, problem);

    if (why) fail_msg("'%s' of seat %d is refused: %s", move, seat, why);
}

bool say_any(rs_session *s, rs_chance *whim)
{
    char problem[RS_LINE];

    if (rs_asked(s->state) < 0) return false;
    assert_null(rs_session_play(s, rs_asked(s->state), s->turn.moves.at[rs_below(whim, s->turn.moves.count)], problem));
    return true;
}

void say_many(rs_session *s, const char *seed, int moves)
{
    rs_chance whim;

    rs_chance_seed(&whim, "whim", seed, NULL, 0);
    while (moves-- > 0 && say_any(s, &whim)) continue;
}

/* ---- Many games -------------------------------------------------------------------------------------------------- */

static void every_position_of(const rs_game *game, int players, const char *seed, void (*visit)(match *m))
{
    static match m;

    begin(&m, game, players, seed);
    for (int moves = 0; moves < 400; moves++) {
        visit(&m);
        if (!play_any(&m)) return;
    }
}

void every_position(int games, void (*visit)(match *m))
{
    for (int i = 0; i < RS_COUNT(games_here); i++)
        for (int players = games_here[i]->least_players; players <= games_here[i]->most_players; players++)
            for (int n = 0; n < games; n++) {
                char seed[16];

                snprintf(seed, sizeof seed, "game-%d", n);
                every_position_of(games_here[i], players, seed, visit);
            }
}

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

void expect_part(const char *text, const char *part)
{
    if (!text) fail_msg("there is no text, so no '%s' in it", part);
    if (!strstr(text, part)) fail_msg("there is no '%s' in '%s'", part, text);
}

void expect_no_part(const char *text, const char *part)
{
    assert_non_null(text);
    if (strstr(text, part)) fail_msg("there is '%s' in '%s'", part, text);
}

const char *changed(const char *text, const char *from, const char *to)
{
    static char buffer[65536];
    const char *found = strstr(text, from);
    rs_text out = rs_text_on(buffer, sizeof buffer);

    if (!found) fail_msg("there is no '%s' in '%s'", from, text);
    for (const char *c = text; c < found; c++) rs_put_char(&out, *c);
    rs_put(&out, to);
    rs_put(&out, found + strlen(from));
    assert_false(out.cut);
    return buffer;
}

const char *json_of(const rs_game *game, const void *state)
{
    static char buffer[65536];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    rs_state_json(game, state, &out);
    assert_false(out.cut);
    return buffer;
}

const char *move_text(const rs_game *game, rs_move move)
{
    static char buffer[RS_LINE];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    rs_move_text(game, NULL, move, &out);
    assert_false(out.cut);
    return buffer;
}
