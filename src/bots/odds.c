/* odds.c - samples what each legal move sets off, and counts. */
#include "bots/odds.h"
#include "bots/mind.h"
#include "engine/game.h"

#include <string.h>

typedef struct sampler {
    rs_mind mind;
    rs_memory memory;
    _Alignas(RS_ALIGN) unsigned char guess[RS_STATE];
    rs_chance luck; /* of the guess */
    int seat, base; /* who is asked, and how deep the stack is when the matter is over */
    int owner;
    rs_set seen; /* kinds of events of this sample */
} sampler;

_Static_assert(sizeof(sampler) <= RS_BOT_ROOM, "a sampler fits into the room");

/* A question asked in the course of something ends with it; one that begins a thing, when that is done. */
static int base_of(const void *state)
{
    int depth = ((const rs_head *)state)->depth;

    return depth > 1 ? depth - 1 : 1;
}

static bool is_settled(const sampler *s)
{
    const rs_head *head = (const void *)s->mind.state;

    return head->over || head->depth <= s->base || rs_stack_of(s->mind.state)[0].seat != s->owner;
}

static void note_events(sampler *s)
{
    const rs_turn *turn = &s->mind.turn;

    for (int i = 0; i < turn->events; i++)
        if (turn->event[i].kind != RS_EVENT_MOVE && turn->event[i].seat == s->seat && turn->event[i].kind < RS_ODDS_KINDS)
            rs_add(&s->seen, turn->event[i].kind);
}

static void sample(sampler *s, rs_move move)
{
    int worth[RS_LIST];

    s->mind.luck = s->luck;
    s->seen = (rs_set){0};
    rs_try_move(s->mind.game, s->guess, s->mind.state, move, &s->mind.turn);
    note_events(s);
    for (int moves = 0; moves < RS_STRETCH && !is_settled(s); moves++) {
        rs_choose(s->mind.game, s->mind.state, rs_weigh(&s->mind, worth), &s->mind.turn);
        note_events(s);
    }
}

static void count(sampler *s, rs_odds *odds)
{
    int chance[RS_SEATS], change = s->mind.game->score(s->mind.state, s->seat) - s->mind.game->score(s->guess, s->seat), kind;

    rs_chances(s->mind.game, s->mind.state, s->mind.notes, chance);
    odds->chance += chance[s->seat];
    odds->score += change;
    if (odds->samples == 0 || change < odds->low) odds->low = change;
    if (odds->samples == 0 || change > odds->high) odds->high = change;
    RS_EACH(kind, s->seen) odds->happens[kind]++;
    odds->samples++;
}

static void begin(sampler *s, const rs_question *question)
{
    rs_memory_clear(&s->memory);
    rs_mind_begin(&s->mind, question->game, question->budget, &s->memory);
    s->mind.turn.quiet = false; /* the events are what is counted */
    s->seat = rs_asked(question->view);
    s->base = base_of(question->view);
    s->owner = rs_stack_of(question->view)[0].seat;
}

/* The moves share each guess and its luck, so that their odds can be compared. */
void rs_find_odds(const rs_question *question, rs_odds *odds)
{
    sampler *s = question->room;
    int moves = question->moves->count;

    begin(s, question);
    memset(odds, 0, sizeof *odds * (size_t)moves);
    do {
        rs_mind_guess(&s->mind, question);
        memcpy(s->guess, s->mind.state, question->game->state_bytes);
        s->luck = s->mind.luck;
        for (int i = 0; i < moves; i++) {
            sample(s, question->moves->at[i]);
            count(s, &odds[i]);
        }
        s->mind.clock.left -= moves - 1;
    } while (!rs_clock_is_up(&s->mind.clock) && s->mind.clock.left > 0);
}
