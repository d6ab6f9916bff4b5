/* cmd_arena.c - roadstead arena GAME: which bot is better, by how much, and how sure that is. */
#include "cli/commands.h"
#include "cli/contest.h"
#include "engine/text.h"
#include "lab/arena.h"
#include "lab/options.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct request { /* what the command line says */
    long players, games, skip, threads, ms, iterations;
    const char *bots, *seed, *sprt;
    bool json, markdown;
    cli_texts options;
    int16_t option[RS_OPTIONS]; /* what they come to */
} request;

/* ---- From request to plan ---------------------------------------------------------------------------------------------- */

/* "0,50" */
static int read_test(const cli_command *self, const char *bounds, rs_arena_plan *plan)
{
    char *end;

    if (!bounds) return CLI_RUN;
    plan->sequential = true;
    plan->elo0 = strtod(bounds, &end);
    if (end != bounds && *end == ',') {
        const char *second = end + 1;

        plan->elo1 = strtod(second, &end);
        if (end != second && !*end && plan->elo0 < plan->elo1) return CLI_RUN;
    }
    return cli_bad(self, "--sprt takes two ratings, the lower first, as in 0,50; not \"%s\".", bounds);
}

static int make_plan(const cli_command *self, request *wish, const char *id, rs_arena_plan *plan)
{
    const rs_game *game = cli_game(self, id);

    if (!game) return CLI_BAD_USAGE;
    *plan = (rs_arena_plan){.game = game, .games = wish->games, .seed = wish->seed, .threads = (int)wish->threads};
    plan->skip = wish->skip;
    plan->options = wish->option;
    plan->budget = cli_budget(wish->ms, wish->iterations);
    if (cli_game_options(self, game, &wish->options, wish->option) != CLI_RUN) return CLI_BAD_USAGE;
    if (cli_players(self, game, wish->players, &plan->players) != CLI_RUN || cli_seed(self, wish->seed) != CLI_RUN) return CLI_BAD_USAGE;
    if (cli_bots(self, wish->bots, 2, RS_RATED, plan->bot, &plan->bots) != CLI_RUN) return CLI_BAD_USAGE;
    return read_test(self, wish->sprt, plan);
}

/* ---- Who is how good ----------------------------------------------------------------------------------------------------- */

/* The bots by rating, the best first. */
static void sort(const rs_arena_result *result, int order[RS_RATED])
{
    for (int i = 0; i < result->bots; i++) {
        int k = i;

        for (; k > 0 && result->rating[order[k - 1]].elo < result->rating[i].elo; k--) order[k] = order[k - 1];
        order[k] = i;
    }
}

static double per(int64_t amount, int64_t unit, double times) { return unit > 0 ? (double)amount * times / (double)unit : 0; }

static void put_ratings(const rs_arena_result *result, const char *head, const char *row)
{
    int order[RS_RATED];

    sort(result, order);
    printf("%s", head);
    for (int i = 0; i < result->bots; i++) {
        int bot = order[i];
        const rs_effort *effort = &result->effort[bot];

        if (result->seats[bot] == 0) continue; /* interrupted before it played */
        printf(row, result->bot[bot]->id, result->rating[bot].elo, result->rating[bot].error, result->seats[bot],
               per(100, result->seats[bot], result->wins[bot]), per(effort->microseconds, effort->moves, 1e-3),
               (double)effort->longest * 1e-3, per(effort->iterations, effort->microseconds, 1e6),
               per(effort->leaves, effort->microseconds, 1e6));
    }
}

static const char *verdict(const rs_arena_plan *plan, const rs_lineup *lineup)
{
    static char line[96];
    rs_verdict is = rs_sprt_verdict(&lineup->test);

    if (!plan->sequential) return "";
    if (is == RS_OPEN_YET)
        snprintf(line, sizeof line, "undecided (%.2f of %.2f)", rs_sprt_likelihood(&lineup->test), rs_sprt_bound());
    else
        snprintf(line, sizeof line, "nearer to %+.0f than to %+.0f", is == RS_IS_ELO1 ? plan->elo1 : plan->elo0,
                 is == RS_IS_ELO1 ? plan->elo0 : plan->elo1);
    return line;
}

/* "97/45": percent won from each seat; games whose seats differ show it. */
static const char *by_seat(const rs_arena_plan *plan, const rs_lineup *lineup)
{
    static char line[64];
    rs_text text = rs_text_on(line, sizeof line);

    for (int seat = 0; seat < plan->players; seat++)
        rs_put_format(&text, "%s%.0f", seat ? "/" : "", 100 * lineup->from[seat] * plan->players / (double)lineup->games);
    return line;
}

static void put_lineups(const rs_arena_plan *plan, const rs_arena_result *result, const char *head, const char *row)
{
    printf("%s", head);
    for (int i = 0; i < result->lineups; i++) {
        const rs_lineup *l = &result->lineup[i];
        char line[RS_LINE];
        rs_text others = rs_text_on(line, sizeof line);

        for (int seat = 1; seat < plan->players; seat++)
            rs_put_format(&others, "%s%s", seat > 1 ? ", " : "", result->bot[l->bot[seat]]->id);
        printf(row, result->bot[l->bot[0]]->id, line, l->games, l->wins, 100 * l->first.share, 100 * l->first.interval.low,
               100 * l->first.interval.high, by_seat(plan, l), verdict(plan, l));
    }
}

static void put_table(const rs_arena_plan *plan, const rs_arena_result *result)
{
    char options[RS_OPTIONS_ROOM];

    printf("%s: %ld games of %d players%s, seed %s\n\n", plan->game->id, result->games, plan->players,
           rs_options_text(options, ", ", plan->game, plan->options), plan->seed);
    put_ratings(result, "  bot             Elo    error     seats    wins   ms/move   longest  iterations/s    leaves/s\n",
                "  %-12s %+6.0f   +-%4.0f %9ld  %5.1f %% %8.2f  %8.2f  %12.0f %11.0f\n");
    put_lineups(plan, result, "\n  bot          against                              games     wins    share   95 % interval    by seat\n",
                "  %-12s %-35s %6ld %8.1f  %5.1f %%   %4.1f - %5.1f %%   %s  %s\n");
    printf("\n  %.1f s\n", result->seconds);
}

static void put_markdown(const rs_arena_plan *plan, const rs_arena_result *result)
{
    put_ratings(result,
                "| bot | Elo | 95 % | seats | wins | ms a move | longest | iterations/s | leaves/s |\n"
                "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
                "| `%s` | %+.0f | ±%.0f | %ld | %.1f %% | %.2f | %.1f | %.0f | %.0f |\n");
    put_lineups(plan, result,
                "\n| bot | against | games | wins | share | 95 % interval | by seat | test |\n"
                "| --- | --- | ---: | ---: | ---: | --- | --- | --- |\n",
                "| `%s` | %s | %ld | %.1f | %.1f %% | %.1f - %.1f %% | %s | %s |\n");
}

static void put_json(const rs_arena_plan *plan, const rs_arena_result *result)
{
    char options[RS_OPTIONS_ROOM];

    printf("{\"game\":\"%s\",\"players\":%d,\"options\":%s,\"games\":%ld,\"seed\":\"%s\",\"ms\":%d,\"iterations\":%d,\"seconds\":%.3f,"
           "\"bots\":[",
           plan->game->id, plan->players, rs_options_json(options, plan->game, plan->options), result->games, plan->seed, plan->budget.ms,
           plan->budget.iterations, result->seconds);
    for (int i = 0; i < result->bots; i++) {
        const rs_effort *effort = &result->effort[i];

        printf("%s{\"bot\":\"%s\",\"elo\":%.1f,\"error\":%.1f,\"seats\":%ld,\"wins\":%.2f,\"ms_per_move\":%.4f,\"longest_ms\":%.3f,"
               "\"iterations_per_s\":%.0f,\"leaves_per_s\":%.0f}",
               i ? "," : "", result->bot[i]->id, result->rating[i].elo, result->rating[i].error, result->seats[i], result->wins[i],
               per(effort->microseconds, effort->moves, 1e-3), (double)effort->longest * 1e-3,
               per(effort->iterations, effort->microseconds, 1e6), per(effort->leaves, effort->microseconds, 1e6));
    }
    printf("],\"lineups\":[");
    for (int i = 0; i < result->lineups; i++) {
        const rs_lineup *l = &result->lineup[i];

        printf("%s{\"bots\":[", i ? "," : "");
        for (int seat = 0; seat < plan->players; seat++) printf("%s\"%s\"", seat ? "," : "", result->bot[l->bot[seat]]->id);
        printf("],\"games\":%ld,\"wins\":%.2f,\"share\":%.6f,\"low\":%.6f,\"high\":%.6f,\"by_seat\":\"%s\",\"test\":\"%s\"}", l->games,
               l->wins, l->first.share, l->first.interval.low, l->first.interval.high, by_seat(plan, l), verdict(plan, l));
    }
    printf("]}\n");
}

/* "search 61.5 % of 26", of the line-up that is being played. */
static void show_progress(const rs_arena_result *so_far, long done, long games, double seconds)
{
    const rs_lineup *lineup = &so_far->lineup[so_far->current];
    char line[64];

    snprintf(line, sizeof line, "%s %.1f %% of %ld", so_far->bot[lineup->bot[0]]->id, per(100, lineup->games, lineup->wins), lineup->games);
    cli_progress(done, games, seconds, "game", line);
}

/* ---- The command ------------------------------------------------------------------------------------------------------- */

static int run(const cli_command *self, request *wish, const char *id)
{
    rs_arena_plan plan;
    rs_arena_result *result;
    const char *problem;
    int status = make_plan(self, wish, id, &plan);

    if (status != CLI_RUN) return status;
    if (!(result = malloc(sizeof *result))) return cli_failed(self, "there is not enough memory.");
    plan.progress = show_progress;
    plan.stopped = cli_is_interrupted;
    cli_heed_interrupt();
    problem = rs_arena(&plan, result);
    cli_end_progress();
    if (!problem) (wish->json ? put_json : wish->markdown ? put_markdown : put_table)(&plan, result);
    if (problem) cli_failed(self, "%s.", problem);
    free(result);
    return problem ? CLI_FAILED : CLI_FINE;
}

int cmd_arena(const cli_command *self, char **args)
{
    request wish = {.games = 100, .threads = cli_cores(), .ms = 100, .bots = "greedy,random", .seed = "1"};
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_TEXT("bots", "A,B,..", &wish.bots,
                 "as many as players: that line-up; else each pair, the former in one seat against the latter"),
        CLI_NUMBER("players", "P", &wish.players, 1, RS_SEATS, "how many play; the fewest unless given"),
        CLI_GAME_OPTIONS(&wish.options),
        CLI_NUMBER("games", "N", &wish.games, 1, RS_SIM_GAMES,
                   "how many games of each line-up; each seed with every rotation of it; Ctrl-C ends earlier (100)"),
        CLI_NUMBER("skip", "N", &wish.skip, 0, RS_SIM_GAMES, "go on after so many games that were played earlier"),
        CLI_NUMBER("ms", "MS", &wish.ms, 0, 60000, "milliseconds a bot may think about a move (100)"),
        CLI_NUMBER("iterations", "N", &wish.iterations, 0, 100000000, "how often a bot may look ahead instead, whatever time it takes"),
        CLI_TEXT("seed", "TEXT", &wish.seed, "group n of games has the seed TEXT.n (1)"),
        CLI_TEXT("sprt", "LOW,HIGH", &wish.sprt,
                 "stop a line-up as soon as its first bot is known to be nearer to the one Elo or the other"),
        CLI_NUMBER("threads", "T", &wish.threads, 1, RS_SIM_THREADS, "at once (all cores)"),
        CLI_FLAG("markdown", &wish.markdown, "as tables of Markdown"),
        CLI_FLAG("json", &wish.json, "as JSON, for programs"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);

    return status == CLI_RUN ? run(self, &wish, operand[0]) : status;
}
