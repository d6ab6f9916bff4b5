/* cmd_bench.c - roadstead bench [GAME]: what moves, copies, views and lists cost. */
#include "cli/commands.h"
#include "cli/contest.h"
#include "lab/bench.h"
#include "lab/options.h"

#include <stdio.h>

static const struct row { /* of the table and of the JSON, in this order */
    const char *key, *unit, *what;
    size_t at;
    int digits;
} rows[] = {
    {"moves_per_s", "/s", "moves of random games", offsetof(rs_bench, moves_per_s), 0},
    {"playouts_per_s", "/s", "whole random games", offsetof(rs_bench, playouts_per_s), 1},
    {"move_ns", "ns", "a move: list, choose, make", offsetof(rs_bench, move_ns), 1},
    {"copy_ns", "ns", "copy a position", offsetof(rs_bench, copy_ns), 1},
    {"view_ns", "ns", "the view of a seat", offsetof(rs_bench, view_ns), 1},
    {"numbers_ns", "ns", "the same as a row of numbers", offsetof(rs_bench, numbers_ns), 1},
    {"list_ns", "ns", "list the legal moves", offsetof(rs_bench, list_ns), 1},
    {"deal_ns", "ns", "deal what a view hides", offsetof(rs_bench, deal_ns), 1},
    {"json_ns", "ns", "write a position as JSON", offsetof(rs_bench, json_ns), 1},
    {"yardstick_ns", "ns", "yardstick: hot copy + one generator step", offsetof(rs_bench, yardstick_ns), 1},
    {"ratio", "", "a move in yardsticks", offsetof(rs_bench, ratio), 2},
};

enum { ROWS = sizeof rows / sizeof *rows };

static double value_of(const rs_bench *bench, int row) { return *(const double *)(const void *)((const char *)bench + rows[row].at); }

typedef struct request { /* what the command line says */
    long players;
    bool json;
    cli_texts options;
} request;

typedef struct run { /* what is measured */
    const rs_game *game;
    int players;
    int16_t option[RS_OPTIONS];
} run;

static void put_table(const run *r, const rs_bench *bench)
{
    char options[RS_OPTIONS_ROOM];

    printf("%s, %d players%s, %zu bytes of state, one core\n", r->game->id, r->players, rs_options_text(options, ", ", r->game, r->option),
           bench->state_bytes);
    for (int i = 0; i < ROWS; i++) printf("  %-42s %12.*f %s\n", rows[i].what, rows[i].digits, value_of(bench, i), rows[i].unit);
}

static void put_json(const run *r, const rs_bench *bench)
{
    char options[RS_OPTIONS_ROOM];

    printf("{\"game\":\"%s\",\"players\":%d,\"options\":%s,\"state_bytes\":%zu", r->game->id, r->players,
           rs_options_json(options, r->game, r->option), bench->state_bytes);
    for (int i = 0; i < ROWS; i++) printf(",\"%s\":%.*f", rows[i].key, rows[i].digits, value_of(bench, i));
    printf("}");
}

static int bench_game(const cli_command *self, const rs_game *game, const request *wish)
{
    run r = {.game = game};
    rs_bench bench;
    const char *problem;

    if (cli_players(self, game, wish->players, &r.players) != CLI_RUN) return CLI_BAD_USAGE;
    if (cli_game_options(self, game, &wish->options, r.option) != CLI_RUN) return CLI_BAD_USAGE;
    if ((problem = rs_measure(game, r.players, r.option, &bench))) return cli_failed(self, "%s.", problem);
    (wish->json ? put_json : put_table)(&r, &bench);
    return CLI_FINE;
}

/* All games: a list, where one game alone is an object. */
static int bench_all(const cli_command *self, const request *wish)
{
    int status = CLI_FINE;

    if (wish->options.count) return cli_bad(self, "--option needs a GAME.");
    if (wish->json) printf("[");
    for (int i = 0; i < rs_game_count() && status == CLI_FINE; i++) {
        if (i) printf(wish->json ? ",\n " : "\n");
        status = bench_game(self, rs_game_at(i), wish);
    }
    if (wish->json) printf("]\n");
    return status;
}

int cmd_bench(const cli_command *self, char **args)
{
    request wish = {0};
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_NUMBER("players", "P", &wish.players, 1, RS_SEATS, "how many play; the fewest unless given"),
        CLI_GAME_OPTIONS(&wish.options),
        CLI_FLAG("json", &wish.json, "as JSON, for programs"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);
    const rs_game *game;

    if (status != CLI_RUN) return status;
    if (!operand[0]) return bench_all(self, &wish);
    if (!(game = cli_game(self, operand[0]))) return CLI_BAD_USAGE;
    status = bench_game(self, game, &wish);
    if (wish.json && status == CLI_FINE) puts("");
    return status;
}
