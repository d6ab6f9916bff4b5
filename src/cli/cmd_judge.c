/* cmd_judge.c - roadstead judge GAME: how good the choices of bots are, decision by decision. */
#include "cli/commands.h"
#include "cli/contest.h"
#include "lab/judge.h"
#include "lab/options.h"

#include <stdio.h>

typedef struct request { /* what the command line says */
    long players, positions, every, looks, ms, iterations;
    const char *bots, *seed;
    bool json;
    cli_texts options;
    int16_t option[RS_OPTIONS]; /* what they come to */
} request;

static int make_plan(const cli_command *self, request *wish, const char *id, rs_judge_plan *plan)
{
    const rs_game *game = cli_game(self, id);

    if (!game) return CLI_BAD_USAGE;
    *plan = (rs_judge_plan){.game = game, .positions = wish->positions, .every = (int)wish->every, .looks = (int)wish->looks};
    plan->seed = wish->seed;
    plan->options = wish->option;
    plan->budget = cli_budget(wish->ms, wish->iterations);
    if (cli_game_options(self, game, &wish->options, wish->option) != CLI_RUN) return CLI_BAD_USAGE;
    if (cli_players(self, game, wish->players, &plan->players) != CLI_RUN || cli_seed(self, wish->seed) != CLI_RUN) return CLI_BAD_USAGE;
    return cli_bots(self, wish->bots, 2, RS_RATED, plan->bot, &plan->bots);
}

static double part(double amount, long whole) { return whole > 0 ? amount / (double)whole : 0; }

static void put_table(const rs_judge_plan *plan, const rs_judged judged[RS_RATED])
{
    char options[RS_OPTIONS_ROOM];

    printf("%s: %ld decisions of %s in games of %d players%s, seed %s, compared by %d looks\n\n", plan->game->id, judged[0].positions,
           plan->bot[plan->bots - 1]->id, plan->players, rs_options_text(options, ", ", plan->game, plan->options), plan->seed,
           plan->looks);
    printf("  bot          other move   better by, a decision    95 %%    ms/move\n");
    for (int i = 0; i < plan->bots - 1; i++) {
        const rs_judged *j = &judged[i];

        printf("  %-12s %8.1f %%             %+7.3f %%   +-%.3f %10.2f\n", plan->bot[i]->id, 100 * part((double)j->others, j->positions),
               rs_gain(j), rs_error_of_gain(j), part((double)j->microseconds * 1e-3, j->positions));
    }
}

static void put_json(const rs_judge_plan *plan, const rs_judged judged[RS_RATED])
{
    char options[RS_OPTIONS_ROOM];

    printf("{\"game\":\"%s\",\"players\":%d,\"options\":%s,\"seed\":\"%s\",\"yardstick\":\"%s\",\"looks\":%d,\"bots\":[", plan->game->id,
           plan->players, rs_options_json(options, plan->game, plan->options), plan->seed, plan->bot[plan->bots - 1]->id, plan->looks);
    for (int i = 0; i < plan->bots - 1; i++) {
        const rs_judged *j = &judged[i];

        printf("%s{\"bot\":\"%s\",\"positions\":%ld,\"other_moves\":%ld,\"gain\":%.6f,\"error\":%.6f,\"ms_per_move\":%.4f}", i ? "," : "",
               plan->bot[i]->id, j->positions, j->others, rs_gain(j), rs_error_of_gain(j),
               part((double)j->microseconds * 1e-3, j->positions));
    }
    printf("]}\n");
}

static void show_progress(const rs_judged *first, long positions, double seconds)
{
    char line[64];

    snprintf(line, sizeof line, "%+.3f +-%.3f %%", rs_gain(first), rs_error_of_gain(first));
    cli_progress(first->positions, positions, seconds, "decision", line);
}

static int run(const cli_command *self, request *wish, const char *id)
{
    rs_judge_plan plan;
    rs_judged judged[RS_RATED];
    const char *problem;
    int status = make_plan(self, wish, id, &plan);

    if (status != CLI_RUN) return status;
    plan.progress = show_progress;
    plan.stopped = cli_is_interrupted;
    cli_heed_interrupt();
    problem = rs_judge(&plan, judged);
    cli_end_progress();
    if (problem) return cli_failed(self, "%s.", problem);
    (wish->json ? put_json : put_table)(&plan, judged);
    return CLI_FINE;
}

int cmd_judge(const cli_command *self, char **args)
{
    request wish = {.positions = 100, .every = 25, .looks = 100, .ms = 100, .bots = "search,greedy", .seed = "1"};
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_TEXT("bots", "A,B,..", &wish.bots, "the last one plays, the others are compared with it (search,greedy)"),
        CLI_NUMBER("players", "P", &wish.players, 1, RS_SEATS, "how many play; the fewest unless given"),
        CLI_GAME_OPTIONS(&wish.options),
        CLI_NUMBER("positions", "N", &wish.positions, 1, 1000000, "at how many decisions they are asked; Ctrl-C ends earlier (100)"),
        CLI_NUMBER("every", "N", &wish.every, 1, 100000, "at one of so many decisions (25)"),
        CLI_NUMBER("looks", "N", &wish.looks, 1, 100000, "how many looks ahead compare two moves (100)"),
        CLI_NUMBER("ms", "MS", &wish.ms, 0, 60000, "milliseconds a bot may think about a move (100)"),
        CLI_NUMBER("iterations", "N", &wish.iterations, 0, 100000000, "how often a bot may look ahead instead, whatever time it takes"),
        CLI_TEXT("seed", "TEXT", &wish.seed, "game n has the seed TEXT.n (1)"),
        CLI_FLAG("json", &wish.json, "as JSON, for programs"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);

    return status == CLI_RUN ? run(self, &wish, operand[0]) : status;
}
