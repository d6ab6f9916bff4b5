/* telling.c - the log keeps secrets, too: the referee's proof that nobody is told what their view does not show.
 *
 * For one reader the move is made step by step, and after each step two things must hold.
 *
 * No card is named to the reader that its view hides both before and after the step, and that is in somebody's hand now: what was
 * shown lawfully is to be seen, unless it was shuffled away at once, and then it is in no hand.
 *
 * A twin of the position, dealt from the reader's view, makes the same steps with the same draws (or, in place of a secret move,
 * any other). As long as the reader's views are the same, so must be what the reader was told; once they differ the reader has
 * learnt something lawfully, and twin and position part. A step that uses up secret numbers, such as answers put down and now
 * turned over, may tell of them though no view remembers them. */
#include "lab/secrecy.h"
#include "engine/game.h"

#include <string.h>

/* ---- Cards that are named ---------------------------------------------------------------------------------------------- */

static void note_secrets_of(rs_referee *r, const rs_field *fields)
{
    for (const rs_field *field = fields; field->name; field++) {
        if (field->sight == RS_OPEN) continue;
        if (field->type == RS_GROUP) note_secrets_of(r, field->fields);
        if (field->type != RS_ZONE_OF || r->secrets == RS_COUNT(r->secret)) continue;
        r->secret[r->secrets++] = (rs_secret){field->words->term, field->unseen};
    }
}

void rs_note_secrets(rs_referee *r)
{
    r->secrets = 0;
    note_secrets_of(r, r->game->fields);
}

static bool is_unseen(const rs_secret *secret, const unsigned char *view, int card)
{
    return rs_has((const rs_set *)(const void *)(view + secret->unseen), card);
}

/* Does a zone that has an owner hold this card? */
static bool is_in_a_hand(const rs_field *fields, const unsigned char *state, const unsigned char *group, const rs_term *term, int card)
{
    for (const rs_field *field = fields; field->name; field++) {
        bool hand = field->type == RS_ZONE_OF && field->sight == RS_OWN && field->words->term == term;

        if (field->sight == RS_OPEN) continue;
        for (int i = 0, count = rs_field_count(field, state); i < count && (hand || field->type == RS_GROUP); i++) {
            const unsigned char *at = group + field->offset + i * field->size;

            if (hand ? rs_has(&((const rs_zone *)(const void *)at)->cards, card) : is_in_a_hand(field->fields, state, at, term, card))
                return true;
        }
    }
    return false;
}

/* Is this a card in a hand that the reader saw neither before the step nor sees now? */
static bool stays_secret(const rs_referee *r, const rs_words *words, int value)
{
    if (!words || value < 0 || value >= words->count || value > 127) return false;
    for (int i = 0; i < r->secrets; i++) {
        const rs_secret *secret = &r->secret[i];

        if (secret->term == words->term && is_unseen(secret, r->old_view, value) && is_unseen(secret, r->view, value))
            return is_in_a_hand(r->game->fields, r->trial.state, r->trial.state, words->term, value);
    }
    return false;
}

static bool move_names_secret(const rs_referee *r, const rs_event *event)
{
    rs_move move;
    const rs_verb *verb;

    memcpy(&move, event->arg, sizeof move);
    verb = &r->game->verb[move.verb];
    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++)
        if (stays_secret(r, verb->arg[i], move.arg[i])) return true;
    return false;
}

static bool names_secret(const rs_referee *r, const rs_event *event)
{
    if (event->kind == RS_EVENT_MOVE) return move_names_secret(r, event);
    for (int i = 0; i < RS_COUNT(event->arg); i++)
        if (stays_secret(r, r->game->event[event->kind].arg[i], event->arg[i])) return true;
    return false;
}

static bool names_no_secret(rs_referee *r, int reader)
{
    const rs_turn *turn = &r->trial.turn;

    for (int i = 0; i < turn->events; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        if (!rs_event_open(&turn->event[i], reader) || !names_secret(r, &turn->event[i])) continue;
        rs_event_text(r->game, ((const rs_head *)r->before)->players, &turn->event[i], reader, &text);
        return rs_referee_fails(r, "seat %d is told \"%s\", but its view hides that", reader, line);
    }
    return true;
}

/* ---- Position and twin ------------------------------------------------------------------------------------------------- */

static const rs_event *next_seen(const rs_game *game, const rs_turn *turn, int reader, int *at)
{
    while (*at < turn->events && !rs_event_seen(game, &turn->event[*at], reader)) ++*at;
    return *at < turn->events ? &turn->event[(*at)++] : NULL;
}

/* Of a closed event a reader learns what kind it is and whose, and no more. */
static bool same_event(const rs_event *a, const rs_event *b, int reader)
{
    bool open = rs_event_open(a, reader);

    if (a->kind != b->kind || a->seat != b->seat || open != rs_event_open(b, reader)) return false;
    return !open || memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

static bool fails_telling(rs_referee *r, const rs_event *here, const rs_event *there, int reader)
{
    char line[2][RS_LINE] = {"", ""};
    const rs_event *told[2] = {here, there};

    for (int i = 0; i < 2; i++) {
        rs_text text = rs_text_on(line[i], RS_LINE);

        if (told[i]) rs_event_text(r->game, ((const rs_head *)r->before)->players, told[i], reader, &text);
    }
    return rs_referee_fails(r, "seat %d is told \"%s\" or \"%s\", depending on what its view hides", reader, line[0], line[1]);
}

static bool told_the_same(rs_referee *r, int reader)
{
    int here = 0, there = 0;

    for (;;) {
        const rs_event *a = next_seen(r->game, &r->trial.turn, reader, &here), *b = next_seen(r->game, &r->twin.turn, reader, &there);

        if (!a && !b) return true;
        if (!a || !b || !same_event(a, b, reader)) return fails_telling(r, a, b, reader);
    }
}

static bool is_blank(const rs_field *field, const unsigned char *at)
{
    int16_t wide;

    memcpy(&wide, at, field->size < sizeof wide ? field->size : sizeof wide);
    return field->type == RS_I16 ? wide == field->blank : *at == (uint8_t)field->blank;
}

/* How many secret numbers have a value now? */
static int kept_numbers(const rs_field *fields, const unsigned char *state, const unsigned char *group)
{
    int kept = 0;

    for (const rs_field *field = fields; field->name; field++) {
        bool number = field->type != RS_GROUP && field->type != RS_ZONE_OF;

        if (field->sight == RS_OPEN) continue;
        for (int i = 0, count = rs_field_count(field, state); i < count && (number || field->type == RS_GROUP); i++) {
            const unsigned char *at = group + field->offset + i * field->size;

            kept += number ? !is_blank(field, at) : kept_numbers(field->fields, state, at);
        }
    }
    return kept;
}

/* False: they part, since the reader has learnt something lawfully, or since the twin cannot draw the same. */
static bool still_alike(rs_referee *r, int reader)
{
    if (r->twin.chance.failed || r->twin.chance.taped != r->trial.chance.taped) return false;
    rs_view(r->game, r->twin.state, reader, r->twin_view);
    return memcmp(r->view, r->twin_view, r->game->state_bytes) == 0;
}

/* ---- Step by step ------------------------------------------------------------------------------------------------------ */

/* Makes a move, but not what follows from it. */
static void make(const rs_game *game, rs_trial *trial, rs_move move)
{
    const rs_decision *decision = rs_pending(game, trial->state);
    int seat = rs_asked(trial->state);
    rs_event event = {RS_EVENT_MOVE, (uint8_t)(decision->secret ? 1 << seat : RS_EVERYONE), (int8_t)seat, 1, {0}};

    memcpy(event.arg, &move, sizeof move);
    trial->turn.event[0] = event;
    trial->turn.events = 1;
    ((rs_head *)(void *)trial->state)->plays++;
    decision->apply(trial->state, move, &trial->turn);
}

/* The next thing that happens by itself: a step, or the only move there is. False: somebody is asked, or the game is over. */
static bool goes_on(const rs_game *game, rs_trial *trial)
{
    const rs_decision *decision;

    if (((const rs_head *)(const void *)trial->state)->over) return false;
    decision = rs_pending(game, trial->state);
    if (decision->step) {
        trial->turn.events = 0;
        decision->step(trial->state, &trial->turn);
        return true;
    }
    rs_legal(game, trial->state, &trial->turn.moves);
    if (trial->turn.moves.count != 1 || decision->always_asked) return false;
    make(game, trial, trial->turn.moves.at[0]);
    return true;
}

/* The twin has to draw what the true position has drawn so far. */
static void feed_twin(rs_referee *r)
{
    r->twin.chance.feed = r->tape;
    r->twin.chance.feed_size = r->trial.chance.taped < RS_TAPE ? r->trial.chance.taped : RS_TAPE;
}

static int kept_in(const rs_referee *r, const unsigned char *state) { return kept_numbers(r->game->fields, state, state); }

/* The move has been made, in the twin as well if they are alike. Looks at what was told, and goes on until somebody is asked. `least`:
 * as many secret numbers must be kept after a step to compare what was told in it. */
static bool follow(rs_referee *r, bool alike, int least, int reader)
{
    for (;;) {
        int kept = kept_in(r, r->trial.state);

        rs_view(r->game, r->trial.state, reader, r->view);
        alike = alike && still_alike(r, reader);
        if (!names_no_secret(r, reader) || (alike && kept >= least && !told_the_same(r, reader))) return false;
        if (!goes_on(r->game, &r->trial)) return true;
        feed_twin(r);
        alike = alike && goes_on(r->game, &r->twin);
        least = kept;
        memcpy(r->old_view, r->view, r->game->state_bytes);
    }
}

/* The move to make in the twin: the same; or, since others must not even feel which one it was, any in place of a secret one. */
static bool move_of_twin(rs_referee *r, int reader, rs_move *move)
{
    rs_moves *moves = &r->twin.turn.moves;

    rs_legal(r->game, r->twin.state, moves);
    if (!rs_pending(r->game, r->before)->secret || rs_asked(r->before) == reader) return rs_place_in(moves, *move) >= 0;
    *move = moves->at[rs_below(&r->wits, moves->count)];
    return true;
}

/* A trial whose draws are noted, as many as there is room for, and counted. */
static void ready(rs_referee *r, rs_trial *trial, int room)
{
    rs_referee_ready(r, trial);
    trial->chance.tape = r->tape;
    trial->chance.tape_size = room;
}

bool rs_telling_holds(rs_referee *r, rs_move move)
{
    int reader = rs_reader_at(r, rs_below(&r->wits, rs_reader_count(r)));
    int least = kept_in(r, r->before) + rs_pending(r->game, r->before)->secret; /* a secret move may be turned over at once */
    rs_move twin_move = move;
    bool alike;

    rs_view(r->game, r->before, reader, r->old_view);
    rs_deal(r->game, r->old_view, r->twin.state, &r->wits);
    alike = move_of_twin(r, reader, &twin_move);
    memcpy(r->trial.state, r->before, r->game->state_bytes);
    ready(r, &r->trial, RS_TAPE);
    ready(r, &r->twin, 0);
    make(r->game, &r->trial, move);
    feed_twin(r);
    if (alike) make(r->game, &r->twin, twin_move);
    return follow(r, alike, least, reader);
}
