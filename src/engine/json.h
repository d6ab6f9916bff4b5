/* json.h - a strict JSON reader that allocates nothing: a value is a slice of checked text. */
#ifndef RS_JSON_H
#define RS_JSON_H

#include "roadstead.h"

typedef struct rs_json { /* a value, without blanks around it; at == NULL: there is none */
    const char *at, *end;
} rs_json;

/* Checks that a text is exactly one JSON value of sound UTF-8, nested at most 32 deep; only then may the others be used. */
bool rs_json_parse(const char *text, size_t length, rs_json *value);

/* The type by its first character: '{', '[', '"', 'n'ull, 't'rue, 'f'alse, '0' for a number, 0 for no value. */
char rs_json_type(rs_json value);

rs_json rs_json_get(rs_json object, const char *key);          /* a member, or no value */
bool rs_json_int(rs_json value, long *number);                 /* false: no value, or not a whole number of 32 bits */
bool rs_json_string(rs_json value, char *buffer, size_t size); /* unescaped; false: no string, or too long, or it holds a 0 */

/* Steps through an array's items, or an object's members (then `key` is the raw key). `at` begins as {NULL, NULL}. */
bool rs_json_next(rs_json container, rs_json *at, rs_json *key);

/* A game's options out of an object (read.c); what is left out has its usual value. NULL, or what is wrong. */
const char *rs_options_read(const rs_game *game, rs_json options, int16_t option[RS_OPTIONS]);
/* The colours of the seats out of a list (colours.c); null, or left out: whatever is left. NULL, or what is wrong. */
const char *rs_colours_read(const rs_game *game, int players, rs_json list, uint16_t *colours);

#endif
