/* bots.c - the bots there are, from the weakest up, and how their thoughts become a move. */
#include "bots/bot.h"
#include "bots/choices.h"
#include "bots/mind.h"
#include "engine/text.h"

#include <string.h>

static void think_at_random(const rs_question *question, rs_thoughts *thoughts)
{
    thoughts->candidate[rs_below(question->chance, question->moves->count)].visits = 1;
}

/* clang-format off */
static const rs_bot bots[] = {
    /* id        title        thinks           rounds  share of time, %  noise */
    {"random",   "Random",    think_at_random,      0,            100,   0},
    {"deckhand", "Deckhand",  rs_think_greedy,      0,            100,   RS_CERTAIN / 12},
    {"mate",     "Mate",      rs_think_greedy,      0,            100,   RS_CERTAIN / 50},
    {"greedy",   "Greedy",    rs_think_greedy,      0,            100,   0},
    {"captain",  "Captain",   rs_think_search,      2,             25,   RS_CERTAIN / 40},
    {"admiral",  "Admiral",   rs_think_search,      2,            100,   0},
    {"search",   "Search",    rs_think_search,      2,            100,   0},
};
/* clang-format on */

int rs_bot_count(void) { return (int)(sizeof bots / sizeof *bots); }

const rs_bot *rs_bot_at(int index) { return index >= 0 && index < rs_bot_count() ? &bots[index] : NULL; }

const rs_bot *rs_bot_find(const char *id)
{
    for (int i = 0; i < rs_bot_count(); i++)
        if (rs_same_word(bots[i].id, id)) return &bots[i];
    return NULL;
}

bool rs_bot_thinks(const rs_bot *bot) { return bot->think != think_at_random; }

void rs_bot_dice(rs_chance dice[RS_SEATS], int players, const char *seed)
{
    static const char *const seats[RS_SEATS] = {"0", "1", "2", "3", "4"};

    for (int seat = 0; seat < players; seat++) rs_chance_seed(&dice[seat], "bot", seed, &seats[seat], 1);
}

/* ---- Choosing ---------------------------------------------------------------------------------------------------------- */

static int share_of(int amount, int percent)
{
    int part = (int)((int64_t)amount * percent / 100);

    return amount > 0 && part == 0 ? 1 : part;
}

/* The difference of two dice, so that small mistakes are likelier than great ones. */
static int misjudge(rs_chance *chance, int noise)
{
    int up, down;

    if (noise == 0) return 0;
    up = rs_below(chance, noise);
    down = rs_below(chance, noise);
    return up - down;
}

/* The best of those that were looked into. */
static int pick(const rs_bot *bot, const rs_question *question, const rs_thoughts *thoughts)
{
    int best = 0, highest = INT32_MIN;

    for (int i = 0; i < question->moves->count; i++) {
        int chance = thoughts->candidate[i].chance + misjudge(question->chance, bot->noise);

        if (thoughts->candidate[i].visits == 0 || chance <= highest) continue;
        best = i;
        highest = chance;
    }
    return best;
}

/* The main line must begin with the chosen move; a misjudged one has none. */
static void begin_line(const rs_question *question, int best, rs_thoughts *thoughts)
{
    rs_move move = question->moves->at[best];

    if (thoughts->length > 0 && memcmp(&thoughts->line[0].move, &move, sizeof move) == 0) return;
    thoughts->length = 1;
    thoughts->line[0].seat = (int8_t)rs_asked(question->view);
    thoughts->line[0].move = move;
}

/* Of the candidates only those that there are: a list is mostly far shorter than the room for it. */
static void clear(rs_thoughts *thoughts, int moves)
{
    thoughts->iterations = thoughts->leaves = 0;
    thoughts->length = 0;
    memset(thoughts->line, 0, sizeof thoughts->line);
    memset(thoughts->candidate, 0, sizeof *thoughts->candidate * (size_t)moves);
}

static rs_budget budget_of(const rs_bot *bot, const rs_question *question)
{
    rs_budget budget = question->budget;

    if (budget.turn > 0)
        budget.ms = rs_wake_time(question->wake, rs_asked(question->view), share_of(budget.turn, bot->share));
    else
        budget.ms = share_of(budget.ms, bot->share);
    budget.iterations = share_of(budget.iterations, bot->share);
    return budget;
}

static int think(const rs_bot *bot, const rs_question *question, const rs_choices *choices, rs_thoughts *thoughts)
{
    rs_question mine = *question;

    mine.moves = &choices->moves;
    mine.budget = budget_of(bot, question);
    mine.rounds = bot->rounds;
    mine.noise = bot->noise;
    bot->think(&mine, thoughts);
    return pick(bot, &mine, thoughts);
}

/* Without a clock, time is counted in iterations. */
static int64_t time_of(const rs_budget *budget, const rs_thoughts *thoughts)
{
    return budget->now ? budget->now() : thoughts->iterations * 1000 / RS_BOT_ITERATIONS;
}

/* What is forced costs nothing. */
static int choose(const rs_bot *bot, const rs_question *question, rs_thoughts *thoughts)
{
    rs_choices choices;
    int best;

    rs_choices_of(question, &choices);
    best = choices.moves.count > 1 ? think(bot, question, &choices, thoughts) : 0;
    if (question->wake) question->wake->expected = choices.leads_to[best];
    rs_choices_tell(&choices, question->moves->count, thoughts);
    return choices.place[best];
}

static int choose_at_random(const rs_bot *bot, const rs_question *question, rs_thoughts *thoughts)
{
    bot->think(question, thoughts);
    return pick(bot, question, thoughts);
}

int rs_bot_choose(const rs_bot *bot, const rs_question *question, rs_thoughts *thoughts)
{
    rs_wake *wake = question->wake;
    int best = 0, count = question->moves->count;
    int64_t began;

    clear(thoughts, count);
    began = time_of(&question->budget, thoughts);
    if (wake) rs_wake_note(wake, question->game, question->view);
    if (count > 1) best = rs_bot_thinks(bot) ? choose(bot, question, thoughts) : choose_at_random(bot, question, thoughts);
    if (wake && question->budget.turn > 0) wake->spent[rs_asked(question->view)] += time_of(&question->budget, thoughts) - began;
    begin_line(question, best, thoughts);
    return best;
}
