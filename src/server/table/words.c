/* words.c - what people write is made one line of visible text, before anybody else gets to see it.
 *
 * Nobody should be able to hide words, to look like somebody else by invisible letters, to turn around the text of others, or to pile up
 * marks until they cover the lines around. All languages can still be written, and emoji. */
#include "server/table/words.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { PILE = 4 /* marks on a letter at most: what living languages need */ };

typedef struct range {
    uint32_t first, last;
} range;

/* Breaks and blanks of all widths. */
static const range blanks[] = {{0x09, 0x0d},     {0x20, 0x20},     {0x85, 0x85},     {0xa0, 0xa0},     {0x1680, 0x1680}, {0x2000, 0x200a},
                               {0x2028, 0x2029}, {0x202f, 0x202f}, {0x205f, 0x205f}, {0x2800, 0x2800}, {0x3000, 0x3000}};

/* Controls, signs of direction, and other characters that show nothing or stand for no character. */
static const range unseen[] = {{0x00, 0x1f},       {0x7f, 0x9f},       {0xad, 0xad},         {0x34f, 0x34f},   {0x61c, 0x61c},
                               {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},     {0x200b, 0x200b}, {0x200e, 0x200f},
                               {0x202a, 0x202e},   {0x2060, 0x206f},   {0x3164, 0x3164},     {0xd800, 0xdfff}, {0xfdd0, 0xfdef},
                               {0xfe00, 0xfe0d},   {0xfeff, 0xfeff},   {0xffa0, 0xffa0},     {0xfff0, 0xfffb}, {0xfffe, 0xffff},
                               {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, UINT32_MAX}};

/* Marks that are put onto the letter before them. */
static const range marks[] = {
    {0x300, 0x36f},     {0x483, 0x489},    {0x591, 0x5bd},   {0x5bf, 0x5c7},   {0x610, 0x61a},     {0x64b, 0x65f},     {0x670, 0x670},
    {0x6d6, 0x6ed},     {0x711, 0x711},    {0x730, 0x74a},   {0x7a6, 0x7b0},   {0x7eb, 0x7f3},     {0x816, 0x82d},     {0x859, 0x85b},
    {0x898, 0x903},     {0x93a, 0x94f},    {0x951, 0x957},   {0x981, 0x983},   {0x9bc, 0x9cd},     {0xa01, 0xa03},     {0xa3c, 0xa51},
    {0xa81, 0xa83},     {0xabc, 0xacd},    {0xb01, 0xb03},   {0xb3c, 0xb57},   {0xbbe, 0xbcd},     {0xc00, 0xc04},     {0xc3c, 0xc56},
    {0xc81, 0xc83},     {0xcbc, 0xcd6},    {0xd00, 0xd03},   {0xd3b, 0xd4d},   {0xd81, 0xd83},     {0xdca, 0xddf},     {0xe31, 0xe31},
    {0xe34, 0xe3a},     {0xe47, 0xe4e},    {0xeb1, 0xeb1},   {0xeb4, 0xebc},   {0xec8, 0xece},     {0xf18, 0xf19},     {0xf35, 0xf3f},
    {0xf71, 0xf87},     {0xf8d, 0xfbc},    {0x102b, 0x103e}, {0x135d, 0x135f}, {0x1712, 0x1715},   {0x17b6, 0x17d3},   {0x1a17, 0x1a1b},
    {0x1a55, 0x1a7f},   {0x1ab0, 0x1aff},  {0x1b00, 0x1b04}, {0x1b34, 0x1b44}, {0x1b6b, 0x1b73},   {0x1cd0, 0x1cf9},   {0x1dc0, 0x1dff},
    {0x20d0, 0x20ff},   {0x2cef, 0x2cf1},  {0x2de0, 0x2dff}, {0x302a, 0x302f}, {0x3099, 0x309a},   {0xa66f, 0xa67d},   {0xa69e, 0xa69f},
    {0xa6f0, 0xa6f1},   {0xa8e0, 0xa8f1},  {0xaa29, 0xaa36}, {0xfe20, 0xfe2f}, {0x101fd, 0x101fd}, {0x10a01, 0x10a0f}, {0x1d165, 0x1d169},
    {0x1d242, 0x1d244}, {0x1e8d0, 0x1e8d6}};

/* What shows nothing itself, but shapes what is around it: joiners, in emoji and in scripts from Hebrew on; the form of a symbol. */
static const range joiners[] = {{0x200c, 0x200d}}, joined[] = {{0x590, UINT32_MAX}};
static const range forms[] = {{0xfe0e, 0xfe0f}}, symbols[] = {{0x203c, 0x3299}, {0x1f000, 0x1faff}};

#define IS_ONE_OF(list, c) is_one_of(list, sizeof(list) / sizeof *(list), c)

static bool is_one_of(const range *list, size_t count, uint32_t c)
{
    for (size_t i = 0; i < count; i++)
        if (c >= list[i].first && c <= list[i].last) return true;
    return false;
}

/* The character that begins here, and its bytes; a byte that begins none counts as a control. */
static uint32_t decode(const unsigned char *at, size_t *length)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t bytes = at[0] < 0x80 ? 1 : at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : at[0] >= 0xc0 ? 2 : 0;
    uint32_t c = bytes == 1 ? at[0] : at[0] & (0x7fU >> bytes);

    *length = 1;
    for (size_t i = 1; i < bytes; i++) {
        if ((at[i] & 0xc0) != 0x80) return 0;
        c = c << 6 | (at[i] & 0x3fU);
    }
    if (bytes == 0 || c < least[bytes]) return 0;
    *length = bytes;
    return c;
}

typedef struct line {
    bool blank;    /* one is due before the next character */
    uint32_t last; /* character; 0: none yet */
    int pile;      /* marks on it */
} line;

static bool is_letter(uint32_t c)
{
    return !IS_ONE_OF(blanks, c) && !IS_ONE_OF(unseen, c) && !IS_ONE_OF(marks, c) && !IS_ONE_OF(joiners, c) && !IS_ONE_OF(forms, c);
}

/* What belongs to the character before it may stand there; anywhere else it would only be a hidden difference. */
static bool is_attached(const line *l, uint32_t c, uint32_t next)
{
    uint32_t to = l->blank ? 0 : l->last;

    if (IS_ONE_OF(marks, c)) return to && l->pile < PILE;
    if (IS_ONE_OF(forms, c)) return IS_ONE_OF(symbols, to);
    return IS_ONE_OF(joined, to) && !IS_ONE_OF(joiners, to) && IS_ONE_OF(joined, next) && is_letter(next);
}

static bool is_taken(line *l, uint32_t c, uint32_t next)
{
    bool letter = is_letter(c);

    if (IS_ONE_OF(blanks, c)) l->blank = true;
    if (IS_ONE_OF(blanks, c) || IS_ONE_OF(unseen, c) || (!letter && !is_attached(l, c, next))) return false;
    l->pile = letter ? 0 : l->pile + IS_ONE_OF(marks, c);
    return true;
}

bool words_clean(char *text)
{
    unsigned char *to = (unsigned char *)text;
    line l = {0};
    size_t length, unused;

    for (const unsigned char *at = to; *at; at += length) {
        uint32_t c = decode(at, &length);

        if (!is_taken(&l, c, decode(at + length, &unused))) continue;
        if (l.blank && l.last) *to++ = ' ';
        memmove(to, at, length);
        to += length;
        l.blank = false;
        l.last = c;
    }
    *to = 0;
    return *text != 0;
}
