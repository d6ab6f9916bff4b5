/* fuzz_moves.c - the input's bytes choose a game, the number of players, the seed and every move. No invariant may ever break. */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    const rs_game *game;
    rs_chance chance;
    rs_turn turn;

    if (size < 3) return 0;
    game = rs_game_at(data[0] % rs_game_count());
    rs_chance_seed(&chance, game->id, (char[]){(char)('a' + data[1] % 26), 0}, NULL, 0);
    rs_turn_init(&turn, &chance);
    rs_start(game, state, game->least_players + data[2] % (game->most_players - game->least_players + 1), NULL, &turn);
    for (size_t i = 3; i < size && rs_asked(state) >= 0; i++) {
        rs_choose(game, state, data[i] % turn.moves.count, &turn);
        must(!game->broken(state), "an invariant broke");
    }
    return 0;
}
