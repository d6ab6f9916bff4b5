/* cmd_schema.c - roadstead schema GAME: the table of a game's position, from which everything else derives. */
#include "cli/commands.h"

#include <stdio.h>
#include <stdlib.h>

/* Writes a text of unknown length, with more and more room until it fits. */
static bool put_all(const rs_game *game, void (*write)(const rs_game *game, rs_text *out))
{
    for (size_t room = 1 << 16; room <= 1 << 26; room *= 2) {
        char *buffer = malloc(room);
        rs_text out;

        if (!buffer) return false;
        out = rs_text_on(buffer, room);
        write(game, &out);
        if (!out.cut) fwrite(buffer, 1, out.used, stdout);
        free(buffer);
        if (!out.cut) return true;
    }
    return false;
}

int cmd_schema(const cli_command *self, char **args)
{
    bool types = false;
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {CLI_FLAG("types", &types, "as TypeScript types instead of JSON"), CLI_END};
    int status = cli_parse(self, options, args, operand);
    const rs_game *game;

    if (status != CLI_RUN) return status;
    if (!(game = cli_game(self, operand[0]))) return CLI_BAD_USAGE;
    if (!put_all(game, types ? rs_schema_types : rs_schema_json)) return cli_failed(self, "there is not enough memory.");
    if (!types) puts("");
    return CLI_FINE;
}
