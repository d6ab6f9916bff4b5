/* games.c - the games of tables as files: one for each table, the last that was kept. */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

bool store_game_put(store *s, const char *table, const store_game *game)
{
    char seal[CHAIN];

    if (strnlen(game->result, STORE_RESULT) == STORE_RESULT || strnlen(game->body, STORE_GAME) == STORE_GAME)
        return store_spoil(s, TOO_LONG);
    chain_seal_game(table, game, seal);
    return store_write(s, GAME_PUT,
                       VALUES(TEXT(table, STORE_ID), NUMBER(game->seq), NUMBER(game->rules), TEXT(game->result, STORE_RESULT),
                              TEXT(game->body, STORE_GAME), TEXT(seal, CHAIN), TEXT(s->process, STORE_ID)));
}

static bool take_about(void *context, const db_value *cells)
{
    store_game *game = context;

    game->seq = (int)cells[0].number;
    game->rules = (int)cells[1].number;
    return store_copy(game->result, sizeof game->result, &cells[2]);
}

bool store_game_about(store *s, const char *table, store_game *game)
{
    *game = (store_game){0};
    return store_read(s, GAME_ABOUT, VALUES(TEXT(table, STORE_ID)), take_about, game) == 1;
}

typedef struct sealed {
    store_game *game;
    char seal[CHAIN];
} sealed;

static bool take_game(void *context, const db_value *cells)
{
    sealed *found = context;

    if (!take_about(found->game, cells) || !store_copy(found->seal, CHAIN, &cells[4])) return false;
    free(found->game->body);
    found->game->body = strdup(cells[3].text);
    return found->game->body != NULL;
}

bool store_game_get(store *s, const char *table, store_game *game)
{
    sealed found = {.game = game};
    char seal[CHAIN] = "";
    int rows;

    *game = (store_game){0};
    rows = store_read(s, GAME_GET, VALUES(TEXT(table, STORE_ID)), take_game, &found);
    if (rows == 1) chain_seal_game(table, game, seal);
    if (rows == 1 && strcmp(seal, found.seal) == 0) return true;
    free(game->body);
    game->body = NULL;
    return rows == 1 && store_refuse(s, "its kept game is not what was written");
}

bool store_game_drop(store *s, const char *table) { return store_write(s, GAME_CUT, VALUES(TEXT(table, STORE_ID), NUMBER(-1))); }

void store_unkept(store *s, const char *after, int most, store_id *each, void *context)
{
    store_read_ids(s, GAMES_MISSING, VALUES(TEXT(after, STORE_ID), NUMBER(most)), each, context);
}
