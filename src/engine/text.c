/* text.c - bounded strings, JSON writing, words and their values. */
#include "engine/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

rs_text rs_text_on(char *buffer, size_t size)
{
    buffer[0] = 0;
    return (rs_text){buffer, size, 0, false};
}

void rs_put_bytes(rs_text *out, const char *bytes, size_t length)
{
    size_t room = out->size - 1 - out->used;

    if (length > room) {
        length = room;
        out->cut = true;
    }
    memcpy(out->at + out->used, bytes, length);
    out->used += length;
    out->at[out->used] = 0;
}

void rs_put(rs_text *out, const char *text) { rs_put_bytes(out, text, strlen(text)); }
void rs_put_char(rs_text *out, char c) { rs_put_bytes(out, &c, 1); }

void rs_put_number(rs_text *out, long long number)
{
    char digits[24], *at = digits + sizeof digits;
    unsigned long long rest = number < 0 ? 0 - (unsigned long long)number : (unsigned long long)number;

    do *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) *--at = '-';
    rs_put_bytes(out, at, (size_t)(digits + sizeof digits - at));
}

static void put_rest(rs_text *out, const char *format, va_list args)
{
    size_t room = out->size - out->used;
    int length = vsnprintf(out->at + out->used, room, format, args);

    if (length >= 0 && (size_t)length < room) {
        out->used += (size_t)length;
        return;
    }
    out->cut = true;
    out->used = length < 0 ? out->used : out->size - 1;
    out->at[out->used] = 0;
}

/* Nearly every format has nothing but %s and %d, and those are written many thousand times a second. */
void rs_put_format(rs_text *out, const char *format, ...)
{
    const char *percent;
    va_list args;

    va_start(args, format);
    while ((percent = strchr(format, '%')) && (percent[1] == 's' || percent[1] == 'd')) {
        rs_put_bytes(out, format, (size_t)(percent - format));
        if (percent[1] == 's')
            rs_put(out, va_arg(args, const char *));
        else
            rs_put_number(out, va_arg(args, int));
        format = percent + 2;
    }
    if (percent)
        put_rest(out, format, args);
    else
        rs_put(out, format);
    va_end(args);
}

static void put_escaped(rs_text *out, char c)
{
    if (c == '\n')
        rs_put(out, "\\n");
    else if (c == '"' || c == '\\')
        rs_put_format(out, "\\%c", c);
    else
        rs_put_format(out, "\\u%04x", (unsigned)(unsigned char)c);
}

static bool is_plain(unsigned char c) { return c >= 0x20 && c != '"' && c != '\\'; }

void rs_put_quoted(rs_text *out, const char *text)
{
    size_t plain;

    rs_put_char(out, '"');
    for (;; text += plain + 1) {
        for (plain = 0; is_plain((unsigned char)text[plain]);) plain++;
        rs_put_bytes(out, text, plain);
        if (!text[plain]) break;
        put_escaped(out, text[plain]);
    }
    rs_put_char(out, '"');
}

void rs_put_pad(rs_text *out, const char *text, int columns)
{
    rs_put(out, text);
    for (const char *c = text; *c; c++)
        if ((*c & 0xc0) != 0x80) columns--;
    while (columns-- > 0) rs_put_char(out, ' ');
}

void rs_put_comma(rs_text *out, bool *first)
{
    if (!*first) rs_put_char(out, ',');
    *first = false;
}

void rs_put_target(rs_text *out, bool *first, const char *kind, const char *thing)
{
    rs_put_comma(out, first);
    rs_put_format(out, "\"%s:%s\"", kind, thing);
}

void rs_put_cell(rs_text *out, bool *first, int x, int y)
{
    rs_put_comma(out, first);
    rs_put_format(out, "\"cell:%d,%d\"", x, y);
}

void rs_put_fact(rs_text *out, bool *first, const char *name, int number)
{
    rs_put_key(out, first, name);
    rs_put_number(out, number);
}

void rs_put_word_fact(rs_text *out, bool *first, const char *name, const char *word)
{
    rs_put_key(out, first, name);
    rs_put_quoted(out, word);
}

void rs_put_words_fact(rs_text *out, bool *first, const char *name, const rs_words *words, uint32_t set)
{
    bool none = true;

    rs_put_key(out, first, name);
    rs_put_char(out, '[');
    for (int value = 0; value < words->count; value++) {
        if (!(set >> value & 1)) continue;
        rs_put_comma(out, &none);
        rs_put_quoted(out, words->term[value].word);
    }
    rs_put_char(out, ']');
}

void rs_put_key(rs_text *out, bool *first, const char *key)
{
    rs_put_comma(out, first);
    rs_put_quoted(out, key);
    rs_put_char(out, ':');
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

bool rs_same_word(const char *a, const char *b)
{
    for (; *a && *b; a++, b++)
        if (lower(*a) != lower(*b)) return false;
    return *a == *b;
}

void rs_capitalize(char *text)
{
    unsigned char *at = (unsigned char *)text;

    if (at[0] >= 'a' && at[0] <= 'z')
        at[0] = (unsigned char)(at[0] - 'a' + 'A');
    else if (at[0] == 0xc3 && at[1] >= 0xa0 && at[1] <= 0xbe) /* U+00E0 to U+00FE: the letters of western Europe */
        at[1] = (unsigned char)(at[1] - 0x20);
}

/* ---- Words and values ---------------------------------------------------------------------------------------- */

static const rs_term seat_terms[RS_SEATS] = {
    {"0", "seat 0", NULL}, {"1", "seat 1", NULL}, {"2", "seat 2", NULL}, {"3", "seat 3", NULL}, {"4", "seat 4", NULL},
};
static const rs_term bool_terms[2] = {{"no", "no", NULL}, {"yes", "yes", NULL}};

const rs_words rs_seat_words = {"seat", RS_SEATS, seat_terms, NULL};
const rs_words rs_bool_words = {"bool", 2, bool_terms, NULL};
const rs_words rs_number_words = {"number", 0, NULL, NULL};

static const rs_term *term_of(const rs_words *words, int value)
{
    return words && value >= 0 && value < words->count ? &words->term[value] : NULL;
}

static const char *number_text(int value, char *buffer)
{
    rs_text text = rs_text_on(buffer, 16);

    rs_put_number(&text, value);
    return buffer;
}

const char *rs_word(const rs_words *words, int value, char *buffer)
{
    const rs_term *term = term_of(words, value);

    if (term) return term->word;
    if (value == -1 && words && words->none) return words->none;
    return number_text(value, buffer);
}

const char *rs_label(const rs_words *words, int value, char *buffer)
{
    const rs_term *term = term_of(words, value);

    return term ? term->label : rs_word(words, value, buffer);
}

static bool number_of(const char *text, int *value)
{
    char *end;
    long number = strtol(text, &end, 10);

    if (end == text || *end || number < INT16_MIN || number > INT16_MAX) return false;
    *value = (int)number;
    return true;
}

bool rs_value(const rs_words *words, const char *text, int *value)
{
    if (!words || words->count == 0) return number_of(text, value);
    for (int i = 0; i < words->count; i++) {
        const rs_term *term = &words->term[i];

        if (rs_same_word(term->word, text) || (term->code && rs_same_word(term->code, text))) {
            *value = i;
            return true;
        }
    }
    if (words->none && rs_same_word(words->none, text)) {
        *value = -1;
        return true;
    }
    return false;
}
