/* place.c - parts of a position by their paths. */
#include "engine/place.h"
#include "engine/game.h"

#include <string.h>

/* ---- Finding ------------------------------------------------------------------------------------------------------------------ */

static const rs_field *field_named(const rs_field *fields, const char *name, size_t length)
{
    for (const rs_field *field = fields; field && field->name; field++)
        if (strncmp(field->name, name, length) == 0 && !field->name[length]) return field;
    return NULL;
}

/* "[2]" or "[havana]"; `at` is left behind it. */
static bool read_index(const void *state, const rs_field *field, const char **at, int *index)
{
    const char *end = strchr(*at, ']');
    char word[64];

    if (!end || end - *at - 1 >= (ptrdiff_t)sizeof word) return false;
    memcpy(word, *at + 1, (size_t)(end - *at - 1));
    word[end - *at - 1] = 0;
    *at = end + 1;
    if (!rs_value(NULL, word, index) && !(field->by && rs_value_in(state, field->by, word, index))) return false;
    return *index >= 0 && *index < rs_field_count(field, state);
}

bool rs_place_find(const rs_game *game, void *state, const char *path, rs_place *place)
{
    const rs_field *fields = game->fields;

    for (place->group = state;; path++) {
        size_t length = strcspn(path, ".[");

        place->index = -1;
        if (!(place->field = field_named(fields, path, length))) return false;
        path += length;
        if (*path == '[' && !(place->field->list && read_index(state, place->field, &path, &place->index))) return false;
        if (*path != '.') return !*path;
        if (place->field->type != RS_GROUP || (place->field->list && place->index < 0)) return false;
        place->group = rs_place_at(place);
        fields = place->field->fields;
    }
}

/* ---- Cards -------------------------------------------------------------------------------------------------------------------- */

typedef struct search { /* for the places where a card may lie */
    const rs_game *game;
    const void *state;
    const rs_words *words;
    int card;
    rs_set *from; /* where it lay; NULL: nowhere */
} search;

/* Does a zone use this set to note what is known of its cards? Then nothing lies in it. */
static bool is_note(const rs_field *fields, const search *s, const rs_field *set)
{
    for (const rs_field *field = fields; field->name; field++) {
        if (field->type == RS_ZONE_OF && (field->known == set->offset || field->unseen == set->offset)) return true;
        if (field->type == RS_GROUP && is_note(field->fields, s, set)) return true;
    }
    return false;
}

static void take_from(search *s, rs_set *set)
{
    if (!rs_has(set, s->card)) return;
    rs_remove(set, s->card);
    s->from = set;
}

static void take_out(search *s, const rs_field *fields, char *group)
{
    for (const rs_field *field = fields; field->name; field++) {
        bool pile = field->type == RS_SET_OF && !is_note(s->game->fields, s, field);

        for (int i = 0; i < rs_field_count(field, s->state); i++) {
            char *at = group + field->offset + i * field->size;

            if (field->type == RS_GROUP) take_out(s, field->fields, at);
            if ((field->type == RS_ZONE_OF || pile) && field->words == s->words) take_from(s, (rs_set *)(void *)at);
        }
    }
}

bool rs_place_holds_cards(const rs_place *place)
{
    bool one = !place->field->list || place->index >= 0;

    return (place->field->type == RS_ZONE_OF || place->field->type == RS_SET_OF) && one;
}

void rs_place_put(const rs_game *game, void *state, const rs_place *place, int card, const rs_set *stay)
{
    rs_set *here = (rs_set *)(void *)rs_place_at(place), others;
    search s = {game, state, place->field->words, card, NULL};
    int other;

    if (rs_has(here, card)) return;
    take_out(&s, game->fields, state);
    others = stay ? rs_without(*here, *stay) : (rs_set){{0, 0}};
    if (stay && s.from && (other = rs_next(&others)) >= 0) {
        rs_remove(here, other);
        rs_add(s.from, other);
    }
    rs_add(here, card);
}

int rs_place_number(const rs_place *place)
{
    const void *at = rs_place_at(place);

    switch (place->field->type) {
    case RS_ZONE_OF: return rs_zone_size(at);
    case RS_SET_OF: return rs_size(at);
    case RS_BITS: return __builtin_popcount(*(const uint8_t *)at);
    default: return rs_field_number(place->field, at);
    }
}
