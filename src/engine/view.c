/* view.c - sight: what a seat may know of a position, a guess at the rest, and whether a move told it anything. */
#include "engine/game.h"

#include <string.h>

/* One secret element of a position: called for each by visit_secrets. */
typedef void visitor(void *context, const rs_field *field, char *base, char *at, int owner);

static void visit_secrets(const rs_field *fields, char *base, char *group, int owner, visitor *visit, void *context)
{
    for (const rs_field *field = fields; field->name; field++) {
        if (field->sight == RS_OPEN) continue; /* a group that holds secrets says so */

        int count = rs_field_count(field, base);

        for (int i = 0; i < count; i++) {
            char *at = group + field->offset + i * field->size;

            if (field->type == RS_GROUP)
                visit_secrets(field->fields, base, at, field->count == RS_EACH_SEAT ? i : owner, visit, context);
            else
                visit(context, field, base, at, field->count == RS_EACH_SEAT ? i : owner);
        }
    }
}

static bool may_see(const rs_field *field, int owner, int seat) { return field->sight == RS_OWN && owner == seat; }

static rs_set *set_at(char *base, int32_t offset) { return (rs_set *)(void *)(base + offset); }

static void set_number(const rs_field *field, char *at, int value)
{
    int16_t wide = (int16_t)value;

    if (field->type == RS_I16)
        memcpy(at, &wide, sizeof wide);
    else
        *at = (char)value;
}

/* ---- Views ---------------------------------------------------------------------------------------------------- */

static void blank_zone(const rs_field *field, char *base, rs_zone *zone)
{
    rs_set hidden = zone->cards;

    if (field->known) hidden = rs_without(hidden, *set_at(base, field->known));
    zone->cards = rs_without(zone->cards, hidden);
    zone->blanks = (uint64_t)rs_size(&hidden);
    rs_add_all(set_at(base, field->unseen), hidden);
}

static void blank(void *seat, const rs_field *field, char *base, char *at, int owner)
{
    if (may_see(field, owner, *(int *)seat)) return;
    if (field->type == RS_ZONE_OF)
        blank_zone(field, base, (rs_zone *)(void *)at);
    else
        set_number(field, at, field->blank);
}

void rs_view(const rs_game *game, const void *state, int seat, void *view)
{
    memcpy(view, state, game->state_bytes);
    ((rs_head *)view)->viewer = (int8_t)seat;
    visit_secrets(game->fields, view, view, RS_NOBODY, blank, &seat);
}

/* ---- Guesses -------------------------------------------------------------------------------------------------- */

typedef struct dealing {
    rs_chance *chance;
    rs_sight sight; /* hands are dealt before decks, so that the last deck simply takes what is left */
} dealing;

static int take_one(rs_set *from, rs_chance *chance)
{
    int thing = rs_nth(from, rs_below(chance, rs_size(from)));

    rs_remove(from, thing);
    return thing;
}

static void deal_zone(void *context, const rs_field *field, char *base, char *at, int owner)
{
    const dealing *d = context;
    rs_zone *zone = (rs_zone *)(void *)at;

    (void)owner;
    if (field->type != RS_ZONE_OF || field->sight != d->sight || zone->blanks == 0) return;

    rs_set *unseen = set_at(base, field->unseen);

    if (zone->blanks == (uint64_t)rs_size(unseen)) {
        rs_add_all(&zone->cards, *unseen);
        *unseen = (rs_set){{0, 0}};
    } else {
        for (uint64_t i = 0; i < zone->blanks; i++) rs_add(&zone->cards, take_one(unseen, d->chance));
    }
    zone->blanks = 0;
}

static void deal_once(const rs_game *game, const void *view, void *state, rs_chance *chance)
{
    memcpy(state, view, game->state_bytes);
    for (rs_sight sight = RS_OWN; sight <= RS_SHUT; sight++)
        visit_secrets(game->fields, state, state, RS_NOBODY, deal_zone, &(dealing){chance, sight});
    if (game->guess) game->guess(state, chance);
    ((rs_head *)state)->viewer = RS_NOBODY;
}

/* Everybody sees that the pending question was asked, so there must be something to decide: guesses without it do not fit. */
void rs_deal(const rs_game *game, const void *view, void *state, rs_chance *chance)
{
    for (int attempt = 0; attempt < 1000; attempt++) {
        rs_moves moves;

        deal_once(game, view, state, chance);
        if (rs_asked(state) < 0 || rs_asked(state) == ((const rs_head *)view)->viewer) return;
        rs_legal(game, state, &moves);
        if (moves.count >= rs_least_moves(rs_pending(game, state), state)) return;
    }
}

/* ---- Revelations ---------------------------------------------------------------------------------------------- */

typedef struct comparison {
    const char *before, *after; /* the true positions */
    const char *old_view, *new_view;
    int seat;
    bool revealed;
} comparison;

static void compare(void *context, const rs_field *field, char *base, char *at, int owner)
{
    comparison *c = context;
    long offset = at - base;

    if (may_see(field, owner, c->seat)) return;
    if (field->type == RS_ZONE_OF) {
        rs_set told = rs_without(*(const rs_set *)(const void *)(c->old_view + field->unseen),
                                 *(const rs_set *)(const void *)(c->new_view + field->unseen));

        if (!rs_is_empty(&told)) c->revealed = true;
    } else if (memcmp(c->before + offset, c->after + offset, field->size) != 0) {
        c->revealed = true;
    }
}

bool rs_revealed(const rs_game *game, const void *before, const void *after, int seat)
{
    _Alignas(RS_ALIGN) char old_view[RS_STATE], new_view[RS_STATE];
    comparison c = {before, after, old_view, new_view, seat, false};

    rs_view(game, before, seat, old_view);
    rs_view(game, after, seat, new_view);
    visit_secrets(game->fields, old_view, old_view, RS_NOBODY, compare, &c);
    return c.revealed;
}
