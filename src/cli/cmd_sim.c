/* cmd_sim.c - roadstead sim GAME: bots play many games, and the lab counts. */
#include "cli/commands.h"
#include "cli/contest.h"
#include "engine/text.h"
#include "lab/options.h"
#include "lab/report.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct request { /* what the command line says */
    long players, games, threads, ms, iterations;
    const char *bots, *seed, *report;
    bool check, json;
    cli_texts options;
    int16_t option[RS_OPTIONS]; /* what they come to */
} request;

/* ---- From request to plan ---------------------------------------------------------------------------------------------- */

/* One bot for all seats, or one for each. */
static int read_bots(const cli_command *self, const char *list, rs_sim_plan *plan)
{
    int status = cli_bots(self, list, 1, plan->players, plan->bot, &plan->bots);

    if (status != CLI_RUN || plan->bots == 1 || plan->bots == plan->players) return status;
    return cli_bad(self, "--bots takes one bot for all seats or one for each of the %d, not %d.", plan->players, plan->bots);
}

static int make_plan(const cli_command *self, request *wish, const char *id, rs_sim_plan *plan)
{
    const rs_game *game = cli_game(self, id);
    int players;

    if (!game || cli_players(self, game, wish->players, &players) != CLI_RUN || cli_seed(self, wish->seed) != CLI_RUN) return CLI_BAD_USAGE;
    *plan = (rs_sim_plan){.game = game, .players = players, .games = wish->games, .seed = wish->seed, .check = wish->check};
    plan->options = wish->option;
    plan->budget = cli_budget(wish->ms, wish->iterations);
    plan->threads = (int)(wish->threads < wish->games ? wish->threads : wish->games);
    if (cli_game_options(self, game, &wish->options, wish->option) != CLI_RUN) return CLI_BAD_USAGE;
    return read_bots(self, wish->bots, plan);
}

/* ---- The table for people ---------------------------------------------------------------------------------------------- */

static void put_tally(const char *name, const rs_tally *tally)
{
    printf("  %-14s %9ld %9ld   %5.1f %%   %5.1f - %5.1f %%  %10.1f\n", name, tally->played, tally->wins, 100 * tally->share,
           100 * tally->interval.low, 100 * tally->interval.high, tally->score);
}

static void put_summary(const char *name, const rs_summary *summary)
{
    printf("  %-14s %9.1f %9.1f %9.1f %9.1f %9.0f\n", name, summary->mean, summary->p10, summary->median, summary->p90, summary->most);
}

static void put_extent(const rs_sim_plan *plan, const rs_sim_result *result)
{
    rs_extent_row row[RS_EXTENTS];

    rs_extent_rows(&result->extent, plan->game, row);
    printf("\n  %-24s %9s %9s\n", "what has a fixed size", "most", "room");
    for (int i = 0; i < RS_EXTENTS; i++) printf("  %-24s %9d %9d\n", row[i].what, row[i].most, row[i].room);
}

static const char *seat_name(const rs_sim_plan *plan, int seat)
{
    return rs_seat_name(plan->game, &(rs_head){.players = (uint8_t)plan->players}, seat);
}

static void put_table(const rs_sim_plan *plan, const rs_sim_result *result)
{
    char options[RS_OPTIONS_ROOM];

    printf("%s: %ld games of %d players%s, seed %s%s\n\n", plan->game->id, result->games, plan->players,
           rs_options_text(options, ", ", plan->game, plan->options), plan->seed, plan->check ? ", every move checked and sound" : "");
    printf("  %-14s %9s %9s   %7s   %s  %s\n", "seat", "games", "wins", "share", "  95 % interval", "mean score");
    for (int seat = 0; seat < plan->players; seat++) put_tally(seat_name(plan, seat), &result->seat[seat]);
    printf("\n  %-14s %9s %9s   %7s   %s  %s\n", "bot", "seats", "wins", "share", "  95 % interval", "mean score");
    for (int i = 0; i < result->bots; i++) put_tally(result->bot[i]->id, &result->of_bot[i]);
    if (result->shared) printf("\n  %ld games were won by several; each of them counts it as won.\n", result->shared);
    printf("\n  %-14s %9s %9s %9s %9s %9s\n", "", "mean", "10 %", "median", "90 %", "most");
    put_summary("moves", &result->moves);
    put_summary("winner's score", &result->winners);
    put_summary("others' scores", &result->others);
    if (plan->check) put_extent(plan, result);
    printf("\n  %.2f s, %.0f games/s, %.0f moves/s, digest %016llx\n", result->seconds, (double)result->games / result->seconds,
           (double)result->total_moves / result->seconds, (unsigned long long)result->digest);
}

/* ---- The JSON for programs --------------------------------------------------------------------------------------------- */

static void put_json_tally(rs_text *out, const char *what, const char *name, const rs_tally *tally)
{
    rs_put_format(out, "{\"%s\":", what);
    rs_put_quoted(out, name);
    rs_put_format(out, ",\"played\":%ld,\"wins\":%ld,\"share\":%.6f,\"low\":%.6f,\"high\":%.6f,\"score\":%.4f}", tally->played, tally->wins,
                  tally->share, tally->interval.low, tally->interval.high, tally->score);
}

static void put_json_summary(rs_text *out, const char *key, const rs_summary *summary)
{
    rs_put_format(out, ",\"%s\":{\"count\":%ld,\"mean\":%.4f,\"p10\":%.4f,\"median\":%.4f,\"p90\":%.4f,\"max\":%.4f}", key, summary->count,
                  summary->mean, summary->p10, summary->median, summary->p90, summary->most);
}

static void put_json_plan(rs_text *out, const rs_sim_plan *plan)
{
    char options[RS_OPTIONS_ROOM];
    bool first = true;

    rs_put_format(out, "\"game\":\"%s\",\"rules\":%d,\"players\":%d,\"games\":%ld,\"seed\":\"%s\",\"threads\":%d,\"check\":%s,\"bots\":[",
                  plan->game->id, plan->game->rules_version, plan->players, plan->games, plan->seed, plan->threads,
                  plan->check ? "true" : "false");
    for (int i = 0; i < plan->bots; i++) {
        rs_put_comma(out, &first);
        rs_put_quoted(out, plan->bot[i]->id);
    }
    rs_put_format(out, "],\"options\":%s", rs_options_json(options, plan->game, plan->options));
}

static void put_json_violation(rs_text *out, const rs_sim_result *result)
{
    rs_put_format(out, ",\"violation\":{\"game\":%ld,\"seed\":\"%s\",\"move\":%d,\"sentence\":", result->failed, result->violation.seed,
                  result->violation.move);
    rs_put_quoted(out, result->violation.sentence);
    rs_put(out, ",\"difference\":");
    rs_put_quoted(out, result->violation.detail);
    rs_put(out, "}");
}

static void put_json_wins(rs_text *out, const rs_sim_plan *plan, const rs_sim_result *result)
{
    bool first = true;

    rs_put(out, ",\"seats\":[");
    for (int seat = 0; seat < plan->players; seat++) {
        rs_put_comma(out, &first);
        put_json_tally(out, "captain", seat_name(plan, seat), &result->seat[seat]);
    }
    rs_put(out, "],\"by_bot\":[");
    first = true;
    for (int i = 0; i < result->bots; i++) {
        rs_put_comma(out, &first);
        put_json_tally(out, "bot", result->bot[i]->id, &result->of_bot[i]);
    }
    rs_put_format(out, "],\"shared\":%ld", result->shared);
}

static void put_json_extent(rs_text *out, const rs_sim_plan *plan, const rs_sim_result *result)
{
    rs_extent_row row[RS_EXTENTS];
    bool first = true;

    rs_extent_rows(&result->extent, plan->game, row);
    rs_put(out, ",\"sizes\":[");
    for (int i = 0; i < RS_EXTENTS; i++) {
        rs_put_comma(out, &first);
        rs_put_format(out, "{\"what\":\"%s\",\"most\":%d,\"room\":%d}", row[i].what, row[i].most, row[i].room);
    }
    rs_put(out, "]");
}

static void put_json(const rs_sim_plan *plan, const rs_sim_result *result)
{
    char buffer[32768];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    rs_put(&out, "{");
    put_json_plan(&out, plan);
    if (result->failed >= 0) {
        put_json_violation(&out, result);
    } else {
        put_json_wins(&out, plan, result);
        put_json_summary(&out, "moves", &result->moves);
        put_json_summary(&out, "winner_scores", &result->winners);
        put_json_summary(&out, "other_scores", &result->others);
        if (plan->check) put_json_extent(&out, plan, result);
        rs_put_format(&out, ",\"unfinished\":0,\"digest\":\"%016llx\",\"seconds\":%.3f,\"games_per_s\":%.1f,\"moves_per_s\":%.1f",
                      (unsigned long long)result->digest, result->seconds, (double)result->games / result->seconds,
                      (double)result->total_moves / result->seconds);
    }
    assert(!out.cut);
    printf("%s}\n", buffer);
}

/* ---- The page for designers -------------------------------------------------------------------------------------------- */

typedef struct page { /* written beside its place, and moved there when it is whole */
    char part[1024];
    FILE *file;
} page;

/* Before the first game: that it cannot be written should not be found out after the last. */
static int open_page(const cli_command *self, const char *path, page *p)
{
    if ((size_t)snprintf(p->part, sizeof p->part, "%s.part", path) >= sizeof p->part) return cli_bad(self, "--report has too long a name.");
    p->file = fopen(p->part, "w");
    return p->file ? CLI_RUN : cli_failed(self, "the report cannot be written to %s: %s.", path, strerror(errno));
}

static void put_command(const request *wish, const rs_sim_plan *plan, rs_text *out)
{
    char options[RS_OPTIONS_ROOM];

    rs_put_format(out, "roadstead sim %s --players %d --games %ld --bots %s", plan->game->id, plan->players, plan->games, wish->bots);
    if (wish->iterations)
        rs_put_format(out, " --iterations %ld", wish->iterations);
    else
        rs_put_format(out, " --ms %ld", wish->ms);
    rs_put(out, rs_options_text(options, " --option ", plan->game, plan->options));
    rs_put_format(out, " --seed %s%s", wish->seed, wish->check ? " --check" : "");
}

static int close_page(const cli_command *self, const request *wish, const rs_sim_plan *plan, const rs_sim_result *result, page *p)
{
    char command[1024];
    rs_text text = rs_text_on(command, sizeof command);
    bool whole;

    put_command(wish, plan, &text);
    rs_write_report(p->file, plan, result, command);
    whole = !ferror(p->file);
    whole = fclose(p->file) == 0 && whole;
    if (whole && rename(p->part, wish->report) == 0) return CLI_FINE;
    remove(p->part);
    return cli_failed(self, "the report cannot be written to %s.", wish->report);
}

static void drop_page(page *p)
{
    fclose(p->file);
    remove(p->part);
}

/* ---- The command ------------------------------------------------------------------------------------------------------- */

static int report(const cli_command *self, const rs_sim_plan *plan, const rs_sim_result *result, bool json)
{
    const rs_violation *violation = &result->violation;

    if (json)
        put_json(plan, result);
    else if (result->failed < 0)
        put_table(plan, result);
    if (result->failed < 0) return CLI_FINE;
    return cli_failed(self, "game %ld (seed %s, %d players), after move %d: %s.%s%s", result->failed, violation->seed, violation->players,
                      violation->move, violation->sentence, *violation->detail ? " Difference: " : "", violation->detail);
}

static void show_progress(long done, long games, double seconds) { cli_progress(done, games, seconds, "game", ""); }

static int simulate(const cli_command *self, const request *wish, rs_sim_plan *plan)
{
    rs_sim_result result;
    const char *problem;
    page html;
    int status = wish->report ? open_page(self, wish->report, &html) : CLI_RUN;

    if (status != CLI_RUN) return status;
    problem = rs_simulate(plan, &result);
    cli_end_progress();
    status = problem ? cli_failed(self, "%s.", problem) : report(self, plan, &result, wish->json);
    if (!wish->report) return status;
    if (status == CLI_FINE) return close_page(self, wish, plan, &result, &html);
    drop_page(&html);
    return status;
}

static int run(const cli_command *self, request *wish, const char *id)
{
    rs_sim_plan plan;
    int status = make_plan(self, wish, id, &plan);

    if (status != CLI_RUN) return status;
    plan.progress = show_progress;
    if (wish->report) plan.rows = calloc((size_t)plan.games, sizeof *plan.rows);
    if (wish->report && !plan.rows) return cli_failed(self, "there is not enough memory for so many games.");
    status = simulate(self, wish, &plan);
    free(plan.rows);
    return status;
}

int cmd_sim(const cli_command *self, char **args)
{
    request wish = {.games = 1000, .threads = cli_cores(), .ms = 10, .bots = "random", .seed = "1"};
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_NUMBER("players", "P", &wish.players, 1, RS_SEATS, "how many play; the fewest unless given"),
        CLI_GAME_OPTIONS(&wish.options),
        CLI_NUMBER("games", "N", &wish.games, 1, RS_SIM_GAMES, "how many games (1000)"),
        CLI_TEXT("bots", "A,B,..", &wish.bots, "one for all seats, or one for each, moved on by a seat each game (random)"),
        CLI_NUMBER("ms", "MS", &wish.ms, 0, 60000, "milliseconds a bot may think about a move (10)"),
        CLI_NUMBER("iterations", "N", &wish.iterations, 0, 100000000, "how often a bot may look ahead instead, whatever time it takes"),
        CLI_TEXT("seed", "TEXT", &wish.seed, "game n has the seed TEXT.n (1)"),
        CLI_NUMBER("threads", "T", &wish.threads, 1, RS_SIM_THREADS, "at once; the result is the same for any (all cores)"),
        CLI_FLAG("check", &wish.check, "verify with every move all that the engine promises; what is wrong ends it with status 1"),
        CLI_FLAG("json", &wish.json, "as JSON, for programs"),
        CLI_TEXT("report", "FILE", &wish.report, "an HTML page with pictures besides: shares, lengths, scores"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);

    return status == CLI_RUN ? run(self, &wish, operand[0]) : status;
}
