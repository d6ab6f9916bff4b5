/* bots.c - the bots there are, from the weakest up, and how their thoughts become a move. */
#include "bots/bot.h"
#include "bots/desk.h"
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

/* Does this move lead back to where the seat was in this turn? What depends on luck does not: that is why it is tried twice. */
static bool leads_back(const rs_question *question, rs_move move, rs_mind *mind)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    const rs_game *game = question->game;
    int seat = rs_asked(question->view);

    for (int i = 0; i < 2; i++) {
        rs_mind_guess(mind, question);
        rs_try_move(game, mind->state, mind->trial, move, &mind->trial_turn);
        rs_view(game, mind->trial, seat, view);
        if (rs_asked(view) != seat || !rs_wake_crossed(question->wake, game, view)) return false;
    }
    return true;
}

/* Nobody sails in circles: what leads back counts as not looked into, unless nothing else is left. */
static void forget_circles(const rs_question *question, rs_thoughts *thoughts)
{
    rs_desk *desk = question->room;
    bool back[RS_LIST], any = false;
    int count = question->moves->count;

    rs_desk_begin(desk, question);
    for (int i = 0; i < count; i++) {
        back[i] = thoughts->candidate[i].visits > 0 && leads_back(question, question->moves->at[i], &desk->mind);
        any = any || (thoughts->candidate[i].visits > 0 && !back[i]);
    }
    for (int i = 0; any && i < count; i++)
        if (back[i]) thoughts->candidate[i] = (rs_candidate){0, 0};
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

int rs_bot_choose(const rs_bot *bot, const rs_question *question, rs_thoughts *thoughts)
{
    rs_question mine = *question;
    int best;

    clear(thoughts, question->moves->count);
    mine.rounds = bot->rounds;
    mine.budget.ms = share_of(question->budget.ms, bot->share);
    mine.budget.iterations = share_of(question->budget.iterations, bot->share);
    if (question->moves->count > 1) bot->think(&mine, thoughts);
    if (question->moves->count > 1 && question->wake && question->wake->count > 1) forget_circles(&mine, thoughts);
    best = question->moves->count > 1 ? pick(bot, question, thoughts) : 0;
    begin_line(question, best, thoughts);
    return best;
}
