/* versions.c - what older versions of a game's rules called things, and which clauses changed since. */
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

static int change_count(const rs_game *game)
{
    int count = 0;

    while (game->changes && game->changes[count].version) count++;
    return count;
}

/* Is a path this one, or does it lead through it? */
static bool leads_through(const char *path, const char *part)
{
    size_t length = strlen(part);

    return strncmp(path, part, length) == 0 && (path[length] == 0 || path[length] == '.');
}

/* Puts the older name in the place of the last part of `row->path`. */
static void rename_back(char path[RS_PATH], const rs_change *row)
{
    const char *dot = strrchr(row->path, '.');
    char rest[RS_PATH];
    rs_text out = {path, RS_PATH, dot ? (size_t)(dot + 1 - row->path) : 0, false};

    strcpy(rest, path + strlen(row->path));
    rs_put(&out, row->was);
    rs_put(&out, rest);
}

/* From today back to that version, change by change. */
const char *rs_old_name(const rs_game *game, int from, const char *path, char *name, const char **value)
{
    const char *dot;

    snprintf(name, RS_PATH, "%s", path);
    for (int i = change_count(game) - 1; i >= 0 && game->changes[i].version > from; i--) {
        const rs_change *row = &game->changes[i];

        *value = row->value;
        if (row->kind == RS_ADDED && strcmp(name, row->path) == 0) return NULL;
        if (row->kind == RS_RENAMED && leads_through(name, row->path)) rename_back(name, row);
    }
    dot = strrchr(name, '.');
    return dot ? dot + 1 : name;
}

const char *rs_new_word(const rs_game *game, int from, const char *table, const char *word)
{
    int count = change_count(game);

    for (int i = 0; i < count; i++) {
        const rs_change *row = &game->changes[i];

        if (row->version <= from || row->kind != RS_REWORDED || strcmp(row->was, word) != 0) continue;
        if (table && strcmp(row->path, table) != 0) continue;
        if (!row->value) return NULL;
        word = row->value;
    }
    return word;
}

bool rs_has_changed(const rs_game *game, int from)
{
    int count = change_count(game);

    return count > 0 && game->changes[count - 1].version > from;
}

void rs_put_clauses(const rs_game *game, int from, rs_text *out)
{
    bool first = true;

    for (const rs_version *row = game->versions; row && row->version; row++) {
        if (row->version <= from) continue;
        rs_put_comma(out, &first);
        rs_put(out, row->clauses);
    }
}

int rs_old_decision(const rs_game *game, int from, const char *old)
{
    const char *name = rs_new_word(game, from, "decision", old);

    if (!name) return -1;
    for (int i = 0; i < game->decisions; i++)
        if (game->decision[i].name && strcmp(game->decision[i].name, name) == 0) return i;
    return -1;
}
