/* colours.c - which colour each seat plays: chosen before the first move, and without effect on the rules.
 *
 * A position keeps three bits a seat, its colour with the seat's own number taken off by exclusive or: 0 stands for the usual colours. */
#include "engine/game.h"
#include "engine/json.h"

#include <string.h>

enum { BITS = 3, MASK = 7 };

/* ---- Terms and values -------------------------------------------------------------------------------------------- */

static int colour_of(uint16_t colours, int seat) { return seat < RS_SEATS ? seat ^ (colours >> BITS * seat & MASK) : seat; }

static int seat_of(uint16_t colours, int colour)
{
    for (int seat = 0; seat < RS_SEATS; seat++)
        if (colour_of(colours, seat) == colour) return seat;
    return colour;
}

int rs_colour_of(const void *state, int seat) { return colour_of(rs_colours(state), seat); }

/* The same thing of another seat, if it is one of a seat's own. What lies behind a run is of no seat that could move. */
static int moved(const rs_words *words, uint16_t colours, int thing, int (*to)(uint16_t, int))
{
    for (int i = 0; colours && i < RS_COUNT(words->seats); i++) {
        int each = words->seats[i].each, at = thing - words->seats[i].first, seat = each && at >= 0 ? at / each : RS_SEATS;

        if (seat < RS_SEATS && to(colours, seat) != seat) return thing + (to(colours, seat) - seat) * each;
    }
    return thing;
}

int rs_shown(const rs_words *words, uint16_t colours, int value) { return moved(words, colours, value, colour_of); }
int rs_meant(const rs_words *words, uint16_t colours, int term) { return moved(words, colours, term, seat_of); }

const char *rs_word_in(const void *state, const rs_words *words, int value, char *buffer)
{
    return rs_word(words, rs_shown(words, rs_colours(state), value), buffer);
}

const char *rs_label_in(const void *state, const rs_words *words, int value, char *buffer)
{
    return rs_label(words, rs_shown(words, rs_colours(state), value), buffer);
}

bool rs_value_in(const void *state, const rs_words *words, const char *text, int *value)
{
    if (!rs_value(words, text, value)) return false;
    *value = rs_meant(words, rs_colours(state), *value);
    return true;
}

const char *rs_seat_name(const rs_game *game, const void *state, int seat)
{
    if (game->seat_name) return game->seat_name(((const rs_head *)state)->players, seat);
    return game->captains->term[rs_colour_of(state, seat)].label;
}

/* ---- Choosing ---------------------------------------------------------------------------------------------------- */

static bool is_taken(const int8_t colour[RS_SEATS], int which) { return memchr(colour, which, RS_SEATS) != NULL; }

static int first_left(const int8_t colour[RS_SEATS])
{
    int which = 0;

    while (is_taken(colour, which)) which++;
    return which;
}

uint16_t rs_pack_colours(const int8_t chosen[RS_SEATS])
{
    int8_t colour[RS_SEATS];
    uint16_t colours = 0;

    memcpy(colour, chosen, sizeof colour);
    for (int seat = 0; seat < RS_SEATS; seat++)
        if (colour[seat] < 0 && !is_taken(colour, seat)) colour[seat] = (int8_t)seat;
    for (int seat = 0; seat < RS_SEATS; seat++) {
        if (colour[seat] < 0) colour[seat] = (int8_t)first_left(colour);
        colours |= (uint16_t)((colour[seat] ^ seat) << BITS * seat);
    }
    return colours;
}

const char *rs_colour_read(const rs_game *game, const char *word, int8_t *colour)
{
    int value;

    if (!game->colours) return "In this game nobody chooses a colour.";
    if (!rs_value(game->captains, word, &value) || value < 0) return "There is no such colour.";
    *colour = (int8_t)value;
    return NULL;
}

static const char *choose(const rs_game *game, int8_t chosen[RS_SEATS], int seat, const char *word)
{
    int8_t colour = RS_ANY_COLOUR;
    const char *why = rs_colour_read(game, word, &colour);

    if (why) return why;
    if (is_taken(chosen, colour)) return "Two seats cannot have the same colour.";
    chosen[seat] = colour;
    return NULL;
}

const char *rs_colours_parse(const rs_game *game, int players, const char *text, uint16_t *colours)
{
    int8_t chosen[RS_SEATS];
    const char *why = NULL;

    memset(chosen, RS_ANY_COLOUR, sizeof chosen);
    for (int seat = 0; *(text += strspn(text, " ,")) && !why; seat++) {
        size_t length = strcspn(text, " ,");
        char word[32] = "";

        if (seat >= players) return "There are more colours than seats.";
        memcpy(word, text, length < sizeof word ? length : sizeof word - 1);
        if (strcmp(word, "-") != 0) why = choose(game, chosen, seat, word);
        text += length;
    }
    *colours = rs_pack_colours(chosen);
    return why;
}

const char *rs_colours_read(const rs_game *game, int players, rs_json list, uint16_t *colours)
{
    rs_json item = {NULL, NULL};
    int8_t chosen[RS_SEATS];
    const char *why = NULL;

    memset(chosen, RS_ANY_COLOUR, sizeof chosen);
    if (list.at && rs_json_type(list) != '[') return "The colours must be a list of words.";
    for (int seat = 0; !why && rs_json_next(list, &item, NULL); seat++) {
        char word[32];

        if (seat >= players) return "There are more colours than seats.";
        if (rs_json_type(item) == 'n') continue;
        why = rs_json_string(item, word, sizeof word) ? choose(game, chosen, seat, word) : "A colour is a word.";
    }
    *colours = rs_pack_colours(chosen);
    return why;
}

void rs_put_colours(const rs_game *game, const void *state, const char *between, rs_text *out)
{
    for (int seat = 0; seat < ((const rs_head *)state)->players; seat++)
        rs_put_format(out, "%s%s", seat ? between : "", game->captains->term[rs_colour_of(state, seat)].word);
}
