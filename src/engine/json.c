/* json.c - a strict JSON reader (RFC 8259) over slices of the text. */
#include "engine/json.h"

#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 32 };

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')) at++;
    return at;
}

static bool is_digit(const char *at, const char *end) { return at < end && *at >= '0' && *at <= '9'; }

/* ---- Checking: each function returns what follows its value, or NULL -------------------------------------------- */

static const char *check_value(const char *at, const char *end, int depth);

static const char *check_literal(const char *at, const char *end, const char *literal)
{
    size_t length = strlen(literal);

    return (size_t)(end - at) >= length && memcmp(at, literal, length) == 0 ? at + length : NULL;
}

static const char *check_digits(const char *at, const char *end)
{
    if (!is_digit(at, end)) return NULL;
    while (is_digit(at, end)) at++;
    return at;
}

static const char *check_number(const char *at, const char *end)
{
    if (at < end && *at == '-') at++;
    if (at < end && *at == '0')
        at++;
    else if (!(at = check_digits(at, end)))
        return NULL;
    if (at < end && *at == '.' && !(at = check_digits(at + 1, end))) return NULL;
    if (at < end && (*at == 'e' || *at == 'E')) {
        at++;
        if (at < end && (*at == '+' || *at == '-')) at++;
        at = check_digits(at, end);
    }
    return at;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/* Four hexadecimal digits, or -1. */
static long hex_four(const char *at, const char *end)
{
    long code = 0;

    if (end - at < 4) return -1;
    for (int i = 0; i < 4; i++) {
        if (hex_digit(at[i]) < 0) return -1;
        code = code * 16 + hex_digit(at[i]);
    }
    return code;
}

/* Behind a backslash. A high surrogate must be followed by a low one. */
static const char *check_escape(const char *at, const char *end)
{
    long code;

    if (at >= end) return NULL;
    if (*at != 'u') return strchr("\"\\/bfnrt", *at) && *at ? at + 1 : NULL;
    if ((code = hex_four(at + 1, end)) < 0 || (code >= 0xdc00 && code < 0xe000)) return NULL;
    at += 5;
    if (code < 0xd800 || code >= 0xdc00) return at;
    if (end - at < 6 || at[0] != '\\' || at[1] != 'u') return NULL;
    code = hex_four(at + 2, end);
    return code >= 0xdc00 && code < 0xe000 ? at + 6 : NULL;
}

/* One character of UTF-8 that is shortest, no surrogate and within Unicode. */
static const char *check_utf8(const char *at, const char *end)
{
    static const unsigned long least[5] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char lead = (unsigned char)*at;
    int length = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 0;
    unsigned long code = length == 1 ? lead : lead & (0xffu >> (length + 1));

    if (length == 0 || end - at < length) return NULL;
    for (int i = 1; i < length; i++) {
        if ((at[i] & 0xc0) != 0x80) return NULL;
        code = code << 6 | (at[i] & 0x3f);
    }
    if (code < least[length] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return NULL;
    return at + length;
}

static const char *check_string(const char *at, const char *end)
{
    for (at++; at && at < end;) {
        if (*at == '"') return at + 1;
        if ((unsigned char)*at < 0x20) return NULL;
        at = *at == '\\' ? check_escape(at + 1, end) : (unsigned char)*at < 0x80 ? at + 1 : check_utf8(at, end);
    }
    return NULL;
}

static const char *check_key(const char *at, const char *end)
{
    if (at >= end || *at != '"' || !(at = check_string(at, end))) return NULL;
    at = skip_blanks(at, end);
    return at < end && *at == ':' ? skip_blanks(at + 1, end) : NULL;
}

static const char *check_container(const char *at, const char *end, int depth)
{
    bool object = *at == '{';
    char close = object ? '}' : ']';

    at = skip_blanks(at + 1, end);
    if (at < end && *at == close) return at + 1;
    for (;;) {
        if (object && !(at = check_key(at, end))) return NULL;
        if (!(at = check_value(at, end, depth + 1))) return NULL;
        at = skip_blanks(at, end);
        if (at >= end) return NULL;
        if (*at == close) return at + 1;
        if (*at != ',') return NULL;
        at = skip_blanks(at + 1, end);
    }
}

static const char *check_value(const char *at, const char *end, int depth)
{
    if (at >= end || depth > DEEPEST) return NULL;
    switch (*at) {
    case '{':
    case '[': return check_container(at, end, depth);
    case '"': return check_string(at, end);
    case 't': return check_literal(at, end, "true");
    case 'f': return check_literal(at, end, "false");
    case 'n': return check_literal(at, end, "null");
    default: return check_number(at, end);
    }
}

bool rs_json_parse(const char *text, size_t length, rs_json *value)
{
    const char *end = text + length, *start = skip_blanks(text, end), *after = check_value(start, end, 0);

    if (!after || skip_blanks(after, end) != end) return false;
    *value = (rs_json){start, after};
    return true;
}

/* ---- Reading what has been checked ---------------------------------------------------------------------------- */

char rs_json_type(rs_json value)
{
    if (!value.at) return 0;
    return *value.at == '-' || is_digit(value.at, value.end) ? '0' : *value.at;
}

bool rs_json_next(rs_json container, rs_json *at, rs_json *key)
{
    const char *end = container.end, *next;

    if ((rs_json_type(container) != '{' && rs_json_type(container) != '[') || (at->at && !at->end)) return false;
    next = skip_blanks(at->at ? at->end : container.at + 1, end);
    if (at->at && *next == ',') next = skip_blanks(next + 1, end);
    if (*next == '}' || *next == ']') return false;
    if (*container.at == '{') {
        const char *after = check_string(next, end);

        if (key) *key = (rs_json){next, after};
        next = check_key(next, end);
    }
    *at = (rs_json){next, check_value(next, end, 0)};
    return true;
}

rs_json rs_json_get(rs_json object, const char *key)
{
    rs_json at = {NULL, NULL}, name;
    char text[64];

    if (rs_json_type(object) != '{') return at;
    while (rs_json_next(object, &at, &name))
        if (rs_json_string(name, text, sizeof text) && strcmp(text, key) == 0) return at;
    return (rs_json){NULL, NULL};
}

bool rs_json_int(rs_json value, long *number)
{
    char digits[24];
    size_t length = (size_t)(value.end - value.at);
    long long whole;

    if (rs_json_type(value) != '0' || length > 11) return false;
    memcpy(digits, value.at, length);
    digits[length] = 0;
    whole = strtoll(digits, NULL, 10);
    if (strpbrk(digits, ".eE") || whole < INT32_MIN || whole > INT32_MAX) return false;
    *number = (long)whole;
    return true;
}

static size_t put_utf8(unsigned long code, char out[4])
{
    if (code < 0x80) return out[0] = (char)code, 1;
    if (code < 0x800) return out[0] = (char)(0xc0 | code >> 6), out[1] = (char)(0x80 | (code & 0x3f)), 2;
    if (code < 0x10000) {
        out[0] = (char)(0xe0 | code >> 12);
        out[1] = (char)(0x80 | (code >> 6 & 0x3f));
        out[2] = (char)(0x80 | (code & 0x3f));
        return 3;
    }
    out[0] = (char)(0xf0 | code >> 18);
    out[1] = (char)(0x80 | (code >> 12 & 0x3f));
    out[2] = (char)(0x80 | (code >> 6 & 0x3f));
    out[3] = (char)(0x80 | (code & 0x3f));
    return 4;
}

/* What an escape stands for; *at moves behind it. */
static unsigned long unescape(const char **at, const char *end)
{
    static const char from[] = "bfnrt", to[] = "\b\f\n\r\t";
    char c = *(*at)++;
    const char *found = strchr(from, c);
    unsigned long code;

    if (c != 'u') return (unsigned char)(found ? to[found - from] : c);
    code = (unsigned long)hex_four(*at, end);
    *at += 4;
    if (code < 0xd800 || code >= 0xdc00) return code;
    code = 0x10000 + ((code - 0xd800) << 10) + ((unsigned long)hex_four(*at + 2, end) - 0xdc00);
    *at += 6;
    return code;
}

bool rs_json_string(rs_json value, char *buffer, size_t size)
{
    size_t used = 0;

    if (rs_json_type(value) != '"') return false;
    for (const char *at = value.at + 1; at < value.end - 1;) {
        char bytes[4] = {*at};
        size_t length = 1;

        if (*at++ == '\\') {
            unsigned long code = unescape(&at, value.end);

            if (code == 0) return false;
            length = put_utf8(code, bytes);
        }
        if (used + length >= size) return false;
        memcpy(buffer + used, bytes, length);
        used += length;
    }
    buffer[used] = 0;
    return true;
}
