/* tally.c - from the rows of all games to shares, intervals and percentiles. */
#include "lab/sim.h"

static void count(rs_tally *tally, bool first, int score)
{
    tally->played++;
    tally->wins += first;
    tally->score += score;
}

static void finish(rs_tally *tally)
{
    tally->share = tally->played > 0 ? (double)tally->wins / (double)tally->played : 0;
    tally->interval = rs_wilson(tally->wins, tally->played);
    tally->score = tally->played > 0 ? tally->score / (double)tally->played : 0;
}

/* The bot's place among the different ones of the result; a new one is added. */
static int place_of_bot(rs_sim_result *result, const rs_bot *bot)
{
    for (int i = 0; i < result->bots; i++)
        if (result->bot[i] == bot) return i;
    result->bot[result->bots] = bot;
    return result->bots++;
}

static void count_wins(const rs_sim_plan *plan, const rs_sim_row *rows, rs_sim_result *result)
{
    for (int i = 0; i < plan->bots; i++) place_of_bot(result, plan->bot[i]);
    for (long game = 0; game < plan->games; game++) {
        int winners = 0;

        for (int seat = 0; seat < plan->players; seat++) {
            rs_tally *of_bot = &result->of_bot[place_of_bot(result, plan->bot[rs_sim_bot(plan, plan->first + game, seat)])];
            bool first = rows[game].place[seat] == 1;

            winners += first;
            count(&result->seat[seat], first, rows[game].score[seat]);
            count(of_bot, first, rows[game].score[seat]);
        }
        result->shared += winners > 1;
    }
    for (int seat = 0; seat < plan->players; seat++) finish(&result->seat[seat]);
    for (int i = 0; i < result->bots; i++) finish(&result->of_bot[i]);
}

static rs_summary scores(const rs_sim_plan *plan, const rs_sim_row *rows, bool of_winners, double *values)
{
    long count = 0;

    for (long game = 0; game < plan->games; game++)
        for (int seat = 0; seat < plan->players; seat++)
            if ((rows[game].place[seat] == 1) == of_winners) values[count++] = rows[game].score[seat];
    return rs_summarise(values, count);
}

static rs_summary lengths(const rs_sim_plan *plan, const rs_sim_row *rows, double *values)
{
    for (long game = 0; game < plan->games; game++) values[game] = rows[game].moves;
    return rs_summarise(values, plan->games);
}

void rs_sim_tally(const rs_sim_plan *plan, const rs_sim_row *rows, double *values, rs_sim_result *result)
{
    result->games = plan->games;
    for (long game = 0; game < plan->games; game++) result->total_moves += rows[game].moves;
    count_wins(plan, rows, result);
    result->moves = lengths(plan, rows, values);
    result->winners = scores(plan, rows, true, values);
    result->others = scores(plan, rows, false, values);
}
