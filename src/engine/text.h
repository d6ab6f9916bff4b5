/* text.h - bounded strings, and JSON written onto them. */
#ifndef RS_TEXT_H
#define RS_TEXT_H

#include "roadstead.h"

void rs_put(rs_text *out, const char *text);
void rs_put_bytes(rs_text *out, const char *bytes, size_t length);
void rs_put_char(rs_text *out, char c);
void rs_put_number(rs_text *out, long long number);
void rs_put_format(rs_text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
void rs_put_quoted(rs_text *out, const char *text);           /* as a JSON string */
void rs_put_pad(rs_text *out, const char *text, int columns); /* left-justified; UTF-8 characters count one */

/* A comma between the members of an object or array: `first` begins as true. */
void rs_put_comma(rs_text *out, bool *first);
/* A thing on the table, as a JSON string: "cell:0,1". */
void rs_put_target(rs_text *out, bool *first, const char *kind, const char *thing);
void rs_put_cell(rs_text *out, bool *first, int x, int y); /* the target "cell:x,y" */
void rs_put_key(rs_text *out, bool *first, const char *key);
/* What is printed on a thing, for a game's `facts`: "speed":4 or "kind":"ship". */
void rs_put_fact(rs_text *out, bool *first, const char *name, int number);
void rs_put_word_fact(rs_text *out, bool *first, const char *name, const char *word);
void rs_put_words_fact(rs_text *out, bool *first, const char *name, const rs_words *words, uint32_t set); /* bit per value */

void rs_capitalize(char *text);                  /* its first letter, in UTF-8 */
bool rs_same_word(const char *a, const char *b); /* ASCII, without regard to case */

/* The word of a value, or its number in text (kept in `buffer`, 16 bytes) where it has none. */
const char *rs_word(const rs_words *words, int value, char *buffer);
const char *rs_label(const rs_words *words, int value, char *buffer);
/* The value of a word, a code or a number; false if there is none. */
bool rs_value(const rs_words *words, const char *text, int *value);

/* The same in a game, where what belongs to a seat goes by its colour: all that people and programs read or write. */
const char *rs_word_in(const void *state, const rs_words *words, int value, char *buffer);
const char *rs_label_in(const void *state, const rs_words *words, int value, char *buffer);
bool rs_value_in(const void *state, const rs_words *words, const char *text, int *value);
int rs_shown(const rs_words *words, uint16_t colours, int value); /* the term that names a value */
int rs_meant(const rs_words *words, uint16_t colours, int term);  /* the value that a term names */

#endif
