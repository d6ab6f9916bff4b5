/* search.c - Monte Carlo tree search over what may be hidden.
 *
 * Each iteration deals a guess at what is behind the view and walks down one tree whose branches are moves; which of them are there
 * depends on the guess and on the luck of the way. A seat goes where its own chances are best, weighed against how little a branch is
 * known; what is not known is judged by how things stand right after the move. At the edge of the tree a new node is made, the
 * stretch is played on cheaply to its end, and the chances found there are noted all the way up.
 *
 * The tree reaches over whole turns, so what is searched are plans, not single moves. */
#include "bots/mind.h"
#include "engine/game.h"

#include <string.h>

enum {
    PATH = 96,                  /* moves from the root at most */
    CURIOSITY = RS_CERTAIN / 6, /* how much is given for a branch that is little known */
    EDGE = RS_CERTAIN / 48,     /* a move that is worth so much less right after is half as likely to be tried */
    SURE = 1 << 16,             /* weight of the move that looks best */
    FAINT = SURE / 32,          /* and of one that looks hopeless */
};

typedef struct node {
    rs_move move;
    int64_t sum; /* of the chances found below, for the seat that made the move */
    int32_t visits;
    int32_t worth;        /* how things stood right after the move, when it was first looked at */
    int32_t weight;       /* how likely it is to be tried, from that */
    uint32_t child, next; /* 0: none */
    int32_t seat;
} node;

typedef struct step { /* of the way down */
    node *node;
    int seat;
} step;

typedef struct tree {
    rs_mind mind;
    rs_clock clock;
    const rs_question *question;
    int steps;
    step path[PATH];
    int left; /* stretches still to go in this iteration */
    rs_stretch stretch;
    node *branch[RS_LIST]; /* of the legal moves where the walk is */
    int worth[RS_LIST];
    uint32_t nodes, most;
    node node[]; /* 0 is the root */
} tree;

/* ---- Nodes -------------------------------------------------------------------------------------------------------------- */

static bool is_move(const node *n, rs_move move) { return memcmp(&n->move, &move, sizeof move) == 0; }

static node *grow(tree *t, node *parent, node *after, rs_move move, int seat)
{
    node *n = &t->node[t->nodes];

    *n = (node){.move = move, .seat = seat};
    if (after)
        after->next = t->nodes++;
    else
        parent->child = t->nodes++;
    return n;
}

static int weight_of(int worth, int best)
{
    int64_t weight = rs_power((int)((int64_t)(worth - best) * RS_DOUBLES / EDGE));

    return (int)(weight > SURE ? SURE : weight < FAINT ? FAINT : weight);
}

/* All legal moves become branches; the place of the one that looks best. */
static int expand(tree *t, node *parent)
{
    const rs_moves *moves = &t->mind.turn.moves;
    int best = rs_weigh(&t->mind, t->worth), seat = rs_asked(t->mind.state);
    node *last = NULL;

    if (t->nodes + (uint32_t)moves->count > t->most) return best;
    for (int i = 0; i < moves->count; i++) {
        bool looked = t->worth[i] >= 0;

        t->branch[i] = last = grow(t, parent, last, moves->at[i], seat);
        last->worth = looked ? t->worth[i] : t->worth[best] - EDGE * 2;
        last->weight = weight_of(last->worth, t->worth[best]);
    }
    return best;
}

static node *next_of(tree *t, const node *n) { return n->next ? &t->node[n->next] : NULL; }

/* A branch that other guesses did not have. */
static node *late_branch(tree *t, node *parent, node *last, int index)
{
    node *n = grow(t, parent, last, t->mind.turn.moves.at[index], rs_asked(t->mind.state));

    n->worth = rs_weigh_move(&t->mind, index);
    n->weight = weight_of(n->worth, t->node[parent->child].worth);
    return n;
}

/* Finds the branch of a move; most often it comes right behind that of the move before. NULL: no room for a new one. */
static node *branch_of(tree *t, node *parent, node *before, int index)
{
    rs_move move = t->mind.turn.moves.at[index];
    node *n = before ? next_of(t, before) : NULL, *last = NULL;

    if (n && is_move(n, move)) return n;
    for (n = &t->node[parent->child]; n; last = n, n = next_of(t, n))
        if (is_move(n, move)) return n;
    return t->nodes < t->most ? late_branch(t, parent, last, index) : NULL;
}

/* ---- Choosing a branch ---------------------------------------------------------------------------------------------------- */

static int root_of(int64_t square)
{
    int64_t root = 0;

    for (int64_t bit = 1LL << 30; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square) root += bit;
    return (int)root;
}

/* What is expected of a branch: what was found, and as if it were one more visit, how it looked at first. */
static int64_t expected(const node *n, int first_sight) { return (n->sum + first_sight) / (n->visits + 1); }

typedef struct overview { /* of the branches that can be taken */
    int64_t sum, weight;
    int visits, best_worth;
} overview;

static overview look_over(tree *t, node *parent)
{
    overview all = {0, 1, 0, INT32_MIN};
    node *before = NULL;

    for (int i = 0; i < t->mind.turn.moves.count; i++) {
        node *n = t->branch[i] = branch_of(t, parent, before, i);

        if (!n) continue;
        before = n;
        all.sum += n->sum;
        all.visits += n->visits;
        all.weight += n->weight;
        if (n->worth > all.best_worth) all.best_worth = n->worth;
    }
    return all;
}

/* How things stand right after a move is no measure for where its chain leads; but the differences between moves are. */
static int first_sight(const node *n, const overview *all)
{
    int64_t average = all->visits ? all->sum / all->visits : all->best_worth;

    return (int)(average - (all->best_worth - n->worth) / 2);
}

static int choose(tree *t, node *parent)
{
    overview all = look_over(t, parent);
    int64_t highest = INT64_MIN, root = root_of((int64_t)(all.visits + 1) << 8); /* 16 times the square root */
    int best = 0;

    for (int i = 0; i < t->mind.turn.moves.count; i++) {
        const node *n = t->branch[i];
        int64_t score;

        if (!n) continue;
        score = expected(n, first_sight(n, &all)) + (int64_t)CURIOSITY * n->weight / all.weight * root / 16 / (n->visits + 1);
        if (score > highest) highest = score, best = i;
    }
    return best;
}

/* ---- An iteration ---------------------------------------------------------------------------------------------------------- */

static void take(tree *t, node *n, int index)
{
    if (n) t->path[t->steps++] = (step){n, rs_asked(t->mind.state)};
    rs_choose(t->mind.game, t->mind.state, index, &t->mind.turn);
}

/* Is the horizon reached? */
static bool is_far_enough(tree *t)
{
    if (t->left == 0 || ((const rs_head *)(const void *)t->mind.state)->over) return true;
    if (!rs_stretch_ended(&t->stretch, t->mind.state)) return false;
    t->stretch = rs_stretch_of(t->mind.state);
    return --t->left == 0;
}

static void walk_down(tree *t)
{
    node *here = &t->node[0];

    while (t->steps < PATH && !is_far_enough(t)) {
        bool known = here->child != 0;
        int index = known ? choose(t, here) : expand(t, here);
        node *next = known || here->child ? t->branch[index] : NULL;

        take(t, next, index);
        if (!known || !next) return;
        here = next;
    }
}

static void play_out(tree *t)
{
    while (!is_far_enough(t)) rs_play_on(&t->mind, &t->stretch);
}

static void note(tree *t)
{
    int chance[RS_SEATS];

    rs_chances(t->mind.game, t->mind.state, chance);
    t->mind.leaves++;
    for (int i = 0; i < t->steps; i++) {
        t->path[i].node->visits++;
        t->path[i].node->sum += chance[t->path[i].seat];
    }
}

static void iterate(tree *t)
{
    rs_mind_guess(&t->mind, t->question);
    t->steps = 0;
    t->left = t->question->turns;
    t->stretch = rs_stretch_of(t->mind.state);
    walk_down(t);
    play_out(t);
    note(t);
}

/* ---- What was found ---------------------------------------------------------------------------------------------------------- */

static const node *most_visited(tree *t, const node *parent)
{
    const node *best = NULL;

    if (!parent->child) return NULL;
    for (const node *n = &t->node[parent->child]; n; n = next_of(t, n))
        if (n->visits > 0 && (!best || n->visits > best->visits)) best = n;
    return best;
}

static void tell_line(tree *t, rs_thoughts *thoughts)
{
    const node *n = &t->node[0];

    while (thoughts->length < RS_BOT_LINE && (n = most_visited(t, n))) {
        thoughts->line[thoughts->length].seat = (int8_t)n->seat;
        thoughts->line[thoughts->length++].move = n->move;
    }
}

static void tell_candidates(tree *t, rs_thoughts *thoughts)
{
    node *before = NULL;

    for (int i = 0; i < t->question->moves->count; i++) {
        t->mind.turn.moves = *t->question->moves;

        node *n = before = branch_of(t, &t->node[0], before, i);

        if (n && n->visits) thoughts->candidate[i] = (rs_candidate){n->visits, (int)(n->sum / n->visits)};
    }
}

void rs_think_search(const rs_question *question, rs_thoughts *thoughts)
{
    tree *t = question->room;

    rs_mind_begin(&t->mind, question->game);
    rs_clock_start(&t->clock, question->budget);
    t->question = question;
    t->most = (uint32_t)((RS_BOT_ROOM - sizeof *t) / sizeof *t->node);
    t->node[0] = (node){0};
    t->nodes = 1;
    for (; !rs_clock_is_up(&t->clock) || thoughts->iterations == 0; thoughts->iterations++) iterate(t);
    thoughts->leaves = t->mind.leaves;
    tell_candidates(t, thoughts);
    tell_line(t, thoughts);
}
