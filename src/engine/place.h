/* place.h - a part of a position by its path, as in JSON: "captain[0].hand", "port[havana].price[2]".
 *
 * Where a list is numbered by words, its elements may be named by them. So positions are put together: for lessons, examples and tests. */
#ifndef RS_PLACE_H
#define RS_PLACE_H

#include "engine/json.h"
#include "engine/schema.h"

typedef struct rs_place {
    const rs_field *field;
    char *group; /* what the field's offset counts from */
    int index;   /* of a list; -1: all of it */
} rs_place;

bool rs_place_find(const rs_game *game, void *state, const char *path, rs_place *place);

static inline char *rs_place_at(const rs_place *place)
{
    return place->group + place->field->offset + (place->index > 0 ? place->index * place->field->size : 0);
}

/* Sets it to a value in JSON (read.c). Whether the rules could come to such a position is not asked: rs_state_sound knows. NULL, or what is
 * wrong (in `problem`, RS_LINE bytes). */
const char *rs_place_read(const rs_game *game, void *state, const rs_place *place, rs_json json, char *problem);

/* Is it a zone or a pile? Then a card can be put there, out of wherever it lies. With `stay` it changes places with a card from here that
 * is not among those, so that every pile keeps its size. */
bool rs_place_holds_cards(const rs_place *place);
void rs_place_put(const rs_game *game, void *state, const rs_place *place, int card, const rs_set *stay);

/* What stands here as a number: of a zone or a set, how many are in it; of a word, its value. */
int rs_place_number(const rs_place *place);

#endif
