/* fuzz_json.c - any text may be read as JSON and as a position. What is accepted must be sound, and playable to any end. */
#include "fuzz.h"
#include "engine/json.h"

/* Looks at every value there is. */
static void visit(rs_json value, int depth)
{
    rs_json item = {NULL, NULL}, key;
    char text[64];
    long number;

    rs_json_string(value, text, sizeof text);
    rs_json_int(value, &number);
    rs_json_get(value, "state");
    while (depth < 40 && rs_json_next(value, &item, &key)) visit(item, depth + 1);
}

static void play_on(const rs_game *game, void *state)
{
    rs_chance chance;
    rs_turn turn;

    rs_chance_seed(&chance, game->id, "fuzz", NULL, 0);
    rs_turn_init(&turn, &chance);
    rs_legal(game, state, &turn.moves);
    for (int i = 0; i < 60 && rs_asked(state) >= 0; i++) {
        rs_choose(game, state, rs_below(&chance, turn.moves.count), &turn);
        must(!game->broken(state), "an invariant broke after a position that was accepted");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    char problem[RS_LINE];
    rs_json json;

    if (rs_json_parse((const char *)data, size, &json)) visit(json, 0);
    for (int i = 0; i < rs_game_count(); i++)
        if (!rs_state_read(rs_game_at(i), (const char *)data, size, state, problem)) play_on(rs_game_at(i), state);
    return 0;
}
