/* mind.c - positions in thought: guesses, chances of winning, and how to go on cheaply. */
#include "bots/mind.h"
#include "engine/game.h"

#include <string.h>

/* ---- Budgets ----------------------------------------------------------------------------------------------------------- */

void rs_clock_start(rs_clock *clock, rs_budget budget)
{
    bool timed = budget.now && budget.ms > 0;

    clock->budget = budget;
    clock->end = timed ? budget.now() + 1000 * (int64_t)budget.ms : 0;
    clock->left = budget.iterations > 0 ? budget.iterations : timed ? INT64_MAX : (int64_t)budget.ms * RS_BOT_ITERATIONS;
    if (clock->left == 0) clock->left = 1; /* something must be thought */
    clock->all = clock->left;
}

bool rs_clock_has_run_out(const rs_clock *clock) { return clock->end && clock->budget.now() >= clock->end; }

bool rs_clock_is_up(rs_clock *clock) { return clock->left-- <= 0 || rs_clock_has_run_out(clock); }

int rs_clock_spent(const rs_clock *clock, int whole)
{
    int64_t all = 1000 * (int64_t)clock->budget.ms;

    if (clock->budget.iterations > 0 || !clock->end) return (int)((clock->all - clock->left) * whole / clock->all);
    return (int)((all - (clock->end - clock->budget.now())) * whole / all);
}

/* ---- Chances of winning ------------------------------------------------------------------------------------------------ */

int64_t rs_power(int exponent)
{
    /* 65536 * 2^(i / 32) */
    static const int32_t part[33] = {65536,  66971,  68438,  69936,  71468,  73032,  74632,  76266,  77936,  79642,  81386,
                                     83169,  84990,  86851,  88752,  90696,  92682,  94711,  96785,  98905,  101070, 103283,
                                     105545, 107856, 110218, 112631, 115098, 117618, 120194, 122825, 125515, 128263, 131072};
    int whole = exponent / RS_DOUBLES, rest = exponent % RS_DOUBLES, place, along;
    int64_t power;

    if (rest < 0) rest += RS_DOUBLES, whole--;
    if (whole < -17) return 0;
    if (whole > 20) whole = 20;
    place = rest * 32 / RS_DOUBLES;
    along = rest * 32 % RS_DOUBLES;
    power = part[place] + (int64_t)(part[place + 1] - part[place]) * along / RS_DOUBLES;
    return whole < 0 ? power >> -whole : power << whole;
}

static void chances_by_rank(const rs_game *game, const void *state, int players, int chance[RS_SEATS])
{
    int8_t place[RS_SEATS];
    int winners = 0;

    game->rank(state, place);
    for (int seat = 0; seat < players; seat++) winners += place[seat] == 1;
    for (int seat = 0; seat < players; seat++) chance[seat] = place[seat] == 1 ? RS_CERTAIN / winners : 0;
}

static void values_of(const rs_game *game, const void *state, int players, void *notes, int value[RS_SEATS])
{
    if (game->value) {
        game->value(state, notes, value);
        return;
    }
    for (int seat = 0; seat < players; seat++) value[seat] = game->score(state, seat) * RS_DOUBLES / 4;
}

void rs_chances(const rs_game *game, const void *state, void *notes, int chance[RS_SEATS])
{
    const rs_head *head = state;
    int value[RS_SEATS] = {0};

    if (head->over) {
        chances_by_rank(game, state, head->players, chance);
        return;
    }
    values_of(game, state, head->players, notes, value);
    for (int seat = 0; seat < head->players; seat++) {
        int64_t sum = 0;

        for (int other = 0; other < head->players; other++) sum += rs_power(value[other] - value[seat]);
        chance[seat] = (int)(((int64_t)RS_CERTAIN << 16) / sum);
    }
}

/* ---- Positions in thought ---------------------------------------------------------------------------------------------- */

void rs_mind_begin(rs_mind *mind, const rs_game *game, rs_budget budget, rs_memory *memory)
{
    mind->game = game;
    rs_clock_start(&mind->clock, budget);
    mind->memory = memory;
    mind->leaves = mind->recalled = 0;
    memset(mind->notes, 0, sizeof mind->notes);
    rs_turn_init(&mind->turn, &mind->luck);
    rs_turn_init(&mind->trial_turn, &mind->trial_luck);
    mind->turn.quiet = mind->trial_turn.quiet = true;
}

static void copy_moves(rs_moves *into, const rs_moves *from)
{
    into->count = from->count;
    memcpy(into->at, from->at, sizeof *from->at * (size_t)from->count);
}

/* The luck of a guess is a stream of its own, so that the dice of the question go on evenly however long the thought is. */
void rs_mind_guess(rs_mind *mind, const rs_question *question)
{
    rs_deal(question->game, question->view, mind->state, question->chance);
    copy_moves(&mind->turn.moves, question->moves);
    mind->luck = (rs_chance){.key = {rs_chance_step(question->chance), question->chance->key[0]}};
}

void rs_try_move(const rs_game *game, const void *from, void *copy, rs_move move, rs_turn *turn)
{
    memcpy(copy, from, game->state_bytes);
    turn->moves.count = 1;
    turn->moves.at[0] = move;
    rs_choose(game, copy, 0, turn);
}

rs_stretch rs_stretch_of(const void *state)
{
    const rs_head *head = state;
    int owner = rs_stack_of(state)[0].seat;

    return (rs_stretch){owner, rs_asked(state) == owner ? 0 : head->depth};
}

bool rs_stretch_ended(const rs_stretch *stretch, const void *state)
{
    const rs_head *head = state;

    return head->over || rs_stack_of(state)[0].seat != stretch->owner || head->depth < stretch->depth;
}

/* ---- Weighing moves ---------------------------------------------------------------------------------------------------- */

/* One move on a copy. Its luck is not what will really be drawn: a mind that knew would gamble only where it wins. */
static int find_worth(rs_mind *mind, rs_move move, bool *luck_drawn)
{
    int chance[RS_SEATS] = {0};
    uint64_t counter = mind->luck.counter + (1ULL << 32);

    mind->trial_luck = mind->luck;
    mind->trial_luck.counter = counter;
    rs_try_move(mind->game, mind->state, mind->trial, move, &mind->trial_turn);
    rs_chances(mind->game, mind->trial, mind->notes, chance);
    *luck_drawn = mind->trial_luck.counter != counter;
    return chance[rs_asked(mind->state)];
}

/* What depends on luck is found out anew each time. */
static int worth_right_after(rs_mind *mind, rs_move move, uint64_t position)
{
    uint64_t mark = rs_mark_with(position, move);
    bool luck_drawn;
    int worth;

    mind->leaves++;
    if (rs_recall(mind->memory, mark, &worth)) {
        mind->recalled++;
        return worth;
    }
    worth = find_worth(mind, move, &luck_drawn);
    if (!luck_drawn) rs_remember(mind->memory, mark, worth);
    return worth;
}

int rs_weigh(rs_mind *mind, int worth[RS_LIST])
{
    int count = mind->turn.moves.count, best = 0, wanted = count < RS_GLANCE ? count : RS_GLANCE;
    uint64_t position = rs_mark_of(mind->game, mind->state);

    for (int i = 0; i < count; i++) {
        bool looked = wanted == count - i || rs_below(&mind->luck, count - i) < wanted;

        worth[i] = looked ? worth_right_after(mind, mind->turn.moves.at[i], position) : -1;
        wanted -= looked;
        if (worth[i] > worth[best]) best = i;
    }
    return best;
}

/* Reading the clock takes as long as weighing a move does, so that is not done for each. */
static bool goes_on(const rs_mind *mind, const rs_stretch *stretch, int moves)
{
    if (moves == RS_STRETCH || rs_stretch_ended(stretch, mind->state)) return false;
    return moves % RS_UNTIMED || !rs_clock_has_run_out(&mind->clock);
}

int rs_play_on(rs_mind *mind, const rs_stretch *stretch)
{
    int worth[RS_LIST], moves = 0;

    for (; goes_on(mind, stretch, moves); moves++) rs_choose(mind->game, mind->state, rs_weigh(mind, worth), &mind->turn);
    return moves;
}

/* ---- Choosing with care -------------------------------------------------------------------------------------------------- */

/* What a legal move is worth to the seat that is asked, at the end of the stretch; again not on the luck that will really be drawn. */
static int worth_in_the_end(const rs_mind *mind, rs_mind *other, int index, const rs_stretch *stretch)
{
    int chance[RS_SEATS] = {0};

    other->luck = mind->luck;
    other->luck.counter += 1ULL << 33;
    rs_try_move(mind->game, mind->state, other->state, mind->turn.moves.at[index], &other->turn);
    rs_play_on(other, stretch);
    rs_chances(mind->game, other->state, other->notes, chance);
    other->leaves++;
    return chance[rs_asked(mind->state)];
}

static int highest_of(const int worth[RS_LIST], int count)
{
    int best = 0;

    for (int i = 1; i < count; i++)
        if (worth[i] > worth[best]) best = i;
    return best;
}

static int choose_with_care(rs_mind *mind, rs_mind *other, const rs_stretch *stretch)
{
    int worth[RS_LIST], count = mind->turn.moves.count, best = rs_weigh(mind, worth), highest = -1;

    for (int tried = 0, index = best; count > 1 && tried < RS_CARE && worth[index] >= 0; tried++, index = highest_of(worth, count)) {
        int found = worth_in_the_end(mind, other, index, stretch);

        if (found > highest) highest = found, best = index;
        worth[index] = -1;
    }
    return best;
}

int rs_play_on_with_care(rs_mind *mind, rs_mind *other, const rs_stretch *stretch)
{
    int64_t enough = mind->leaves + other->leaves + RS_PAINS;
    int moves = 0;

    for (; goes_on(mind, stretch, moves) && mind->leaves + other->leaves < enough; moves++)
        rs_choose(mind->game, mind->state, choose_with_care(mind, other, stretch), &mind->turn);
    return moves + rs_play_on(mind, stretch);
}
