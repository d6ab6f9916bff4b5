/* games.c - the games there are, from the list in games.def. */
#include "engine/text.h"

#ifdef ONLY_GAME /* of a library with a single game: what a page loads for it */
extern const rs_game ONLY_GAME;

static const rs_game *const games[] = {&ONLY_GAME};
#else
#define GAME(id, prefix) extern const rs_game prefix##_game;
#include "games/games.def"
#undef GAME

static const rs_game *const games[] = {
#define GAME(id, prefix) &prefix##_game,
#include "games/games.def"
#undef GAME
};
#endif

int rs_game_count(void) { return (int)(sizeof games / sizeof *games); }

const rs_game *rs_game_at(int index) { return index >= 0 && index < rs_game_count() ? games[index] : NULL; }

const rs_game *rs_game_find(const char *id)
{
    for (int i = 0; i < rs_game_count(); i++)
        if (rs_same_word(games[i]->id, id)) return games[i];
    return NULL;
}
