/* telling.c - what the events of a step tell a reader, in a position and in its twin (twins.c).
 *
 * No card is named to the reader that its view hides both before and after the step, and that is in somebody's hand now: what was
 * shown lawfully is to be seen, unless it was shuffled away at once, and then it is in no hand.
 *
 * Position and twin tell the same, but for events that show what was hidden (`shows`): those may tell of it though no view remembers
 * it, such as answers that are turned over and used up. Luck in which the two differ and which stays hidden they may not show. */
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

bool rs_names_no_secret(rs_referee *r, int reader)
{
    const rs_turn *turn = &r->trial.turn;

    if (r->secrets == RS_COUNT(r->secret)) return rs_referee_fails(r, "the game has more secret zones than the referee can watch");
    for (int i = 0; i < turn->events; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        if (!rs_event_open(&turn->event[i], reader) || !names_secret(r, &turn->event[i])) continue;
        rs_event_text(r->game, r->before, &turn->event[i], reader, &text);
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

    if (a->kind != b->kind || a->seat != b->seat || a->asked != b->asked || open != rs_event_open(b, reader)) return false;
    return !open || memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

/* The first thing told that differs, in position and twin; NULL and NULL: there is none. */
static void find_difference(const rs_referee *r, int reader, const rs_event **a, const rs_event **b)
{
    int here = 0, there = 0;

    do {
        *a = next_seen(r->game, &r->trial.turn, reader, &here);
        *b = next_seen(r->game, &r->twin.turn, reader, &there);
    } while (*a && *b && same_event(*a, *b, reader));
}

/* An open move shows what it names. */
static bool shows(const rs_referee *r, const rs_event *event)
{
    return event && (r->game->event[event->kind].shows || event->kind == RS_EVENT_MOVE);
}

/* After the first thing shown everything may follow from it. */
bool rs_was_shown(const rs_referee *r, int reader)
{
    const rs_event *a, *b;

    find_difference(r, reader, &a, &b);
    return shows(r, a) || shows(r, b) || rs_pending(r->game, r->start)->shows;
}

static bool fails_telling(rs_referee *r, const rs_event *here, const rs_event *there, int reader)
{
    char line[2][RS_LINE] = {"", ""};
    const rs_event *told[2] = {here, there};

    for (int i = 0; i < 2; i++) {
        rs_text text = rs_text_on(line[i], RS_LINE);

        if (told[i]) rs_event_text(r->game, r->before, told[i], reader, &text);
    }
    return rs_referee_fails(r, "after %s, seat %d is told \"%s\" or \"%s\", depending on what its view hides", r->step, reader, line[0],
                            line[1]);
}

bool rs_told_the_same(rs_referee *r, int reader, bool luck)
{
    const rs_event *a, *b;

    find_difference(r, reader, &a, &b);
    return (!a && !b) || (!luck && (shows(r, a) || shows(r, b))) || fails_telling(r, a, b, reader);
}
