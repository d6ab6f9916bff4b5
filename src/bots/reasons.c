/* reasons.c - plays moves on to the end of the seat's next turn, and finds the events at which its chance rose most.
 *
 * What a step of its turns gained is put down to each of its boons. What helps most is the first reason, then what other moves do not
 * bring; what only says the move again in other words is none. Told in the order in which they come, they are what the move is made for. */
#include "bots/reasons.h"
#include "bots/mind.h"
#include "engine/game.h"

#include <string.h>

enum {
    SAMPLES = 12,
    EVENTS = 256,     /* different ones after a move; what comes later is not looked at */
    WORTH_A_WORD = 8, /* a reason that gains less than this part of the first is not told beside it */
};

typedef enum moment { NOW, LATER, NEXT } moment; /* by the move itself, later in the turn, in the seat's next turn */

typedef struct tally { /* of an event, or of all of its kind, after one of the moves */
    rs_event event;
    int64_t gain;
    int often, last; /* samples it was seen in, and one more than the last of these */
    moment when;     /* at the earliest */
} tally;

typedef struct account {
    rs_move move;
    int ends;              /* samples in which it ended the turn */
    int nexts, told;       /* the samples it has one of, and one more than the last of these */
    rs_move next[SAMPLES]; /* the seat's next move, where it has one */
    int count;
    tally event[EVENTS];
    tally kind[UINT8_MAX + 1];
} account;

typedef struct reasoner {
    rs_mind mind;
    rs_memory memory;
    _Alignas(RS_ALIGN) unsigned char guess[RS_STATE];
    rs_chance luck; /* of the guess */
    int seat, sample;
    account account[RS_REASONS];
} reasoner;

_Static_assert(sizeof(reasoner) <= RS_BOT_ROOM, "a reasoner fits into the room");

/* ---- Trying moves -------------------------------------------------------------------------------------------------------------- */

static int chance_here(reasoner *r)
{
    int chance[RS_SEATS];

    rs_chances(r->mind.game, r->mind.state, r->mind.notes, chance);
    return chance[r->seat];
}

static bool is_same(const rs_event *a, const rs_event *b) { return a->kind == b->kind && memcmp(a->arg, b->arg, sizeof a->arg) == 0; }

/* NULL: there is no room left. */
static tally *tally_of(account *a, const rs_event *event)
{
    int i = 0;

    while (i < a->count && !is_same(&a->event[i].event, event)) i++;
    if (i == EVENTS) return NULL;
    a->count += i == a->count;
    return &a->event[i];
}

static void note_event(const reasoner *r, tally *t, const rs_event *event, int gain, moment when)
{
    if (!t) return;
    if (t->often == 0 || when < t->when) t->when = when;
    t->event = *event;
    t->gain += gain;
    t->often += t->last != r->sample + 1;
    t->last = r->sample + 1;
}

static void note_events(const reasoner *r, account *a, int gain, moment when)
{
    const rs_turn *turn = &r->mind.turn;

    for (int i = 0; i < turn->events; i++) {
        const rs_event *event = &turn->event[i];

        if (!r->mind.game->event[event->kind].boon || event->seat != r->seat || !rs_event_open(event, r->seat)) continue;
        note_event(r, tally_of(a, event), event, gain, when);
        if (when < NEXT) note_event(r, &a->kind[event->kind], event, gain, when);
    }
}

static void note_next(const reasoner *r, account *a, rs_move move)
{
    if (rs_asked(r->mind.state) != r->seat || a->told == r->sample + 1) return;
    a->next[a->nexts++] = move;
    a->told = r->sample + 1;
}

/* Plays a stretch on, and notes what it brings; the first of its moves may be made already. */
static void play_and_note(reasoner *r, account *a, const rs_stretch *stretch, int before, moment when)
{
    rs_mind *mind = &r->mind;
    int worth[RS_LIST], now, index;

    for (int moves = 0;; moves++) {
        now = chance_here(r);
        if (moves > 0 || when == NOW) note_events(r, a, now - before, moves > 0 && when == NOW ? LATER : when);
        before = now;
        if (moves == RS_STRETCH || rs_stretch_ended(stretch, mind->state)) break;
        index = rs_weigh(mind, worth);
        if (when == NOW) note_next(r, a, mind->turn.moves.at[index]);
        rs_choose(mind->game, mind->state, index, &mind->turn);
    }
}

static void try_move(reasoner *r, account *a)
{
    rs_mind *mind = &r->mind;
    rs_stretch stretch = rs_stretch_of(r->guess);
    int before;

    memcpy(mind->state, r->guess, mind->game->state_bytes);
    before = chance_here(r);
    mind->luck = r->luck;
    rs_try_move(mind->game, r->guess, mind->state, a->move, &mind->turn);
    a->ends += stretch.owner == r->seat && rs_stack_of(mind->state)[0].seat != r->seat;
    play_and_note(r, a, &stretch, before, NOW);
}

/* What others do is not looked at. */
static void look_at_the_next_turn(reasoner *r, account *a)
{
    rs_mind *mind = &r->mind;
    rs_stretch stretch;

    for (int turns = 0; turns < RS_SEATS; turns++) {
        stretch = rs_stretch_of(mind->state);
        if (((const rs_head *)mind->state)->over) return;
        if (stretch.owner == r->seat) break;
        rs_play_on(mind, &stretch);
    }
    play_and_note(r, a, &stretch, 0, NEXT);
}

static void count_score(const reasoner *r, rs_reason *reason)
{
    const rs_game *game = r->mind.game;
    int change = game->score(r->mind.state, r->seat) - game->score(r->guess, r->seat);

    reason->score += change;
    if (reason->samples == 0 || change < reason->low) reason->low = change;
    if (reason->samples == 0 || change > reason->high) reason->high = change;
    reason->samples++;
}

/* ---- What they have that others have not ----------------------------------------------------------------------------------------- */

static const tally *find(const account *a, const rs_event *event)
{
    for (int i = 0; i < a->count; i++)
        if (is_same(&a->event[i].event, event)) return &a->event[i];
    return NULL;
}

/* At least half of the other moves bring it as often. */
static bool is_common(const reasoner *r, const tally *t, int own, int count)
{
    int bring = 0;

    for (int i = 0; i < count; i++) {
        const tally *other = i == own ? NULL : find(&r->account[i], &t->event);

        bring += other && other->often >= t->often;
    }
    return count > 1 && 2 * bring >= count - 1;
}

static bool is_named(const rs_verb *verb, rs_move move, const rs_words *words, int value)
{
    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++)
        if (verb->arg[i] == words && move.arg[i] == value) return true;
    return false;
}

/* All that it tells is told by the move's own words. */
static bool is_echo(const rs_game *game, rs_move move, const rs_event *event)
{
    const rs_words *const *words = game->event[event->kind].arg;

    for (int i = 0; i < 4 && words[i]; i++)
        if (!is_named(&game->verb[move.verb], move, words[i], event->arg[i])) return false;
    return true;
}

/* Of what happens in most samples, does it say more than the move itself? */
static bool is_telling(const reasoner *r, int own, const tally *t)
{
    if (2 * t->often < SAMPLES) return false;
    return t->when != NOW || !is_echo(r->mind.game, r->account[own].move, &t->event);
}

/* Events of the same steps share what these gained: one of them is enough, as is one of a kind at a time. */
static bool is_told(const tally *const *told, int count, const tally *t)
{
    for (int i = 0; i < count; i++)
        if (told[i]->when == t->when && (told[i]->event.kind == t->event.kind || told[i]->gain == t->gain)) return true;
    return false;
}

typedef struct merit { /* of a reason: whether it tells the move from others, which counts once the greatest is told, then what it gains */
    bool apart;
    int64_t gain;
} merit;

static bool is_less(merit a, merit b) { return a.apart != b.apart ? b.apart : a.gain < b.gain; }

/* The best that is not told yet, if it gains enough to be worth a word; NULL: there is none. */
static const tally *best_event(const reasoner *r, int own, int count, const tally *const *told, int known)
{
    const account *a = &r->account[own];
    int64_t least = known > 0 ? told[0]->gain / WORTH_A_WORD : 0;
    const tally *found = NULL;
    merit best;

    for (int i = 0; i < a->count; i++) {
        const tally *t = &a->event[i];
        merit here = {known > 0 && !is_common(r, t, own, count), t->gain};

        if (t->gain <= least || !is_telling(r, own, t) || is_told(told, known, t)) continue;
        if (found && !is_less(best, here)) continue;
        found = t;
        best = here;
    }
    return found;
}

static const tally *best_kind(const reasoner *r, int own)
{
    const tally *best = NULL;

    for (int kind = 0; kind < r->mind.game->events; kind++) {
        const tally *t = &r->account[own].kind[kind];

        if (2 * t->often >= SAMPLES && t->gain > (best ? best->gain : 0)) best = t;
    }
    return best;
}

/* In the order in which they come, and as they were found where they come together. */
static void tell_gain(rs_reason *reason, const tally *t, bool particulars)
{
    rs_gain gain = {.event = t->event, .often = t->often, .later = t->when > NOW, .next = t->when == NEXT};
    int i = reason->gains++;

    if (!particulars) gain.event.sees = 0;
    for (; i > 0 && reason->gain[i - 1].later + reason->gain[i - 1].next > gain.later + gain.next; i--)
        reason->gain[i] = reason->gain[i - 1];
    reason->gain[i] = gain;
}

static void choose_gains(const reasoner *r, int own, int count, rs_reason *reason)
{
    const tally *told[RS_GAINS], *kind;
    int known = 0;

    while (known < RS_GAINS && (told[known] = best_event(r, own, count, told, known))) known++;
    for (int i = 0; i < known; i++) tell_gain(reason, told[i], true);
    if (known == 0 && (kind = best_kind(r, own))) tell_gain(reason, kind, false);
}

/* What the seat does next, if that is the same in more than half of the samples. */
static void choose_next(const account *a, rs_reason *reason)
{
    for (int i = 0; i < a->nexts && !reason->goes_on; i++) {
        int same = 0;

        for (int k = i; k < a->nexts; k++) same += memcmp(&a->next[i], &a->next[k], sizeof a->next[i]) == 0;
        reason->goes_on = 2 * same > SAMPLES;
        reason->then = a->next[i];
    }
    reason->ends = a->ends == SAMPLES;
}

static void begin(reasoner *r, const rs_question *question, const int *index, int count)
{
    rs_memory_clear(&r->memory);
    rs_mind_begin(&r->mind, question->game, question->budget, &r->memory);
    r->mind.turn.quiet = false; /* the events are what is looked for */
    r->seat = rs_asked(question->view);
    memset(r->account, 0, sizeof r->account);
    for (int i = 0; i < count; i++) r->account[i].move = question->moves->at[index[i]];
}

/* The moves share each guess and its luck. */
void rs_find_reasons(const rs_question *question, const int *index, int count, rs_reason *reason)
{
    reasoner *r = question->room;

    begin(r, question, index, count);
    memset(reason, 0, sizeof *reason * (size_t)count);
    for (r->sample = 0; r->sample < SAMPLES; r->sample++) {
        rs_mind_guess(&r->mind, question);
        memcpy(r->guess, r->mind.state, question->game->state_bytes);
        r->luck = r->mind.luck;
        for (int i = 0; i < count; i++) {
            try_move(r, &r->account[i]);
            count_score(r, &reason[i]);
            look_at_the_next_turn(r, &r->account[i]);
        }
    }
    for (int i = 0; i < count; i++) {
        choose_gains(r, i, count, &reason[i]);
        choose_next(&r->account[i], &reason[i]);
    }
}
