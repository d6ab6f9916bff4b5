/* cmd_games.c - roadstead games: the modules there are. */
#include "cli/commands.h"
#include "engine/text.h"

#include <assert.h>
#include <stdio.h>

static void put_table(void)
{
    printf("%-12s %-24s %-8s %6s  %s\n", "id", "title", "players", "bytes", "rules");
    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);
        char players[32];

        snprintf(players, sizeof players, "%d-%d", game->least_players, game->most_players);
        printf("%-12s %-24s %-8s %6zu  %d\n", game->id, game->title, players, game->state_bytes, game->rules_version);
    }
}

static void put_json(void)
{
    printf("[");
    for (int i = 0; i < rs_game_count(); i++) {
        const rs_game *game = rs_game_at(i);
        char buffer[2048];
        rs_text out = rs_text_on(buffer, sizeof buffer);

        rs_put_format(&out, "%s{\"id\":\"%s\",\"title\":", i ? ",\n " : "", game->id);
        rs_put_quoted(&out, game->title);
        rs_put(&out, ",\"summary\":");
        rs_put_quoted(&out, game->summary);
        rs_put_format(&out, ",\"least_players\":%d,\"most_players\":%d,\"state_bytes\":%zu,\"rules_version\":%d}", game->least_players,
                      game->most_players, game->state_bytes, game->rules_version);
        assert(!out.cut);
        printf("%s", buffer);
    }
    printf("]\n");
}

int cmd_games(const cli_command *self, char **args)
{
    bool json = false;
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {CLI_FLAG("json", &json, "as JSON, for programs"), CLI_END};
    int status = cli_parse(self, options, args, operand);

    if (status != CLI_RUN) return status;
    if (json)
        put_json();
    else
        put_table();
    return CLI_FINE;
}
