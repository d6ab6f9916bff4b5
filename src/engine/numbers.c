/* numbers.c - a position as a row of numbers, for programs that learn. It derives from the schema, as JSON does.
 *
 * A plan says once where in the block the numbers of the row stand, in runs of neighbours of one kind; then a row is read in one pass. */
#include "engine/game.h"

#include <string.h>

enum { BIT, BYTE, SIGNED_BYTE, WIDE, FRAME };

static const size_t width[] = {[BYTE] = 1, [SIGNED_BYTE] = 1, [WIDE] = 2, [FRAME] = 1};

/* ---- The plan ------------------------------------------------------------------------------------------------- */

typedef struct planning {
    const rs_game *game;
    int players, numbers;
    rs_run *run;            /* that goes on, or NULL: only the labels are wanted */
    rs_number_label *label; /* the next one, or NULL */
    rs_text path;           /* the name of what is being added; each step goes back to what it found */
} planning;

static void go_back(planning *p, size_t used) { p->path.at[p->path.used = used] = 0; }

static bool goes_on(const rs_run *run, int kind, size_t at, int bit)
{
    if (run->kind != kind || run->count == UINT8_MAX) return false;
    return kind == BIT ? 8 * run->at + run->count == 8 * (int)at + bit : run->at + run->count * width[kind] == at;
}

static void add_to_runs(planning *p, int kind, size_t at, int bit)
{
    if (p->run->count > 0 && !goes_on(p->run, kind, at, bit)) *++p->run = (rs_run){0};
    if (p->run->count == 0) *p->run = (rs_run){(uint16_t)at, (uint8_t)kind, 0};
    p->run->count++;
}

static void add_number(planning *p, int kind, size_t at, int bit, int least, int most, const rs_words *words)
{
    p->numbers++;
    if (p->run) add_to_runs(p, kind, at, bit);
    if (p->label) {
        rs_text name = rs_text_on(p->label->name, sizeof p->label->name);

        rs_put(&name, p->path.at);
        p->label->least = (int16_t)least;
        p->label->most = (int16_t)most;
        p->label++->words = words;
    }
}

/* One 0 or 1 for each thing that may be in a set. */
static void add_things(planning *p, const rs_words *words, size_t at)
{
    size_t here = p->path.used;
    char number[16];

    for (int i = 0; i < words->count; i++, go_back(p, here)) {
        rs_put_format(&p->path, ".%s", rs_word(words, i, number));
        add_number(p, BIT, at + (size_t)i / 8, i % 8, 0, 1, NULL);
    }
}

static void add_zone(planning *p, const rs_words *words, size_t at)
{
    size_t here = p->path.used;

    add_things(p, words, at + offsetof(rs_zone, cards));
    rs_put(&p->path, ".hidden");
    add_number(p, BYTE, at + offsetof(rs_zone, blanks), 0, 0, words->count, NULL);
    go_back(p, here);
}

static void add_plain(planning *p, const rs_field *field, size_t at)
{
    int kind = field->type == RS_I16 ? WIDE : field->type == RS_I8 ? SIGNED_BYTE : BYTE;
    int least = field->words ? -1 : field->least, most = field->words ? field->words->count - 1 : field->most;

    if (field->sight != RS_OPEN && field->blank < least) least = field->blank;
    if (field->sight != RS_OPEN && field->blank > most) most = field->blank;
    add_number(p, kind, at, 0, least, most, field->words);
}

static void add_fields(planning *p, const rs_field *fields, size_t group);

static void add_element(planning *p, const rs_field *field, size_t at)
{
    switch (field->type) {
    case RS_GROUP:
        rs_put_char(&p->path, '.');
        add_fields(p, field->fields, at);
        break;
    case RS_ZONE_OF: add_zone(p, field->words, at); break;
    case RS_SET_OF:
    case RS_BITS: add_things(p, field->words, at); break;
    default: add_plain(p, field, at);
    }
}

static void add_fields(planning *p, const rs_field *fields, size_t group)
{
    size_t here = p->path.used;

    for (const rs_field *field = fields; field->name; field++) {
        int count = field->count == RS_EACH_SEAT ? p->players : field->count;

        for (int i = 0; i < count; i++, go_back(p, here)) {
            rs_put(&p->path, field->name);
            if (field->list) rs_put_format(&p->path, "[%d]", i);
            add_element(p, field, group + field->offset + (size_t)i * field->size);
        }
    }
}

static void add_options(planning *p)
{
    const rs_option *options = p->game->options;

    for (int i = 0; options[i].name; i++, go_back(p, 0)) {
        rs_put_format(&p->path, "option.%s", options[i].name);
        add_number(p, WIDE, offsetof(rs_head, option) + (size_t)i * sizeof(int16_t), 0, options[i].least, options[i].most, NULL);
    }
}

static void add_frame_number(planning *p, int frame, const char *name, size_t at, int least, int most)
{
    rs_put_format(&p->path, "stack[%d].%s", frame, name);
    add_number(p, FRAME, (size_t)frame * sizeof(rs_frame) + at, 0, least, most, NULL);
    go_back(p, 0);
}

/* The stack from its top, so that what is being decided always stands in the same place. */
static void add_stack(planning *p)
{
    static const char *const args[RS_FRAME_ARGS] = {"arg[0]", "arg[1]", "arg[2]", "arg[3]", "arg[4]", "arg[5]"};
    int frames = rs_at_most(p->game->depth, RS_FRAMES_SHOWN);

    for (int i = 0; i < frames; i++) {
        add_frame_number(p, i, "at", offsetof(rs_frame, kind), -1, p->game->decisions - 1);
        add_frame_number(p, i, "seat", offsetof(rs_frame, seat), -1, p->players - 1);
        for (size_t k = 0; k < RS_FRAME_ARGS; k++) add_frame_number(p, i, args[k], offsetof(rs_frame, arg) + k, INT8_MIN, INT8_MAX);
    }
}

int rs_number_plan(const rs_game *game, int players, rs_run *runs, rs_number_label *labels)
{
    char path[RS_LINE] = "";
    planning p = {game, players, 0, runs, labels, rs_text_on(path, sizeof path)};

    if (runs) *runs = (rs_run){0};
    add_stack(&p);
    add_options(&p);
    add_fields(&p, game->fields, 0);
    if (runs) p.run[1] = (rs_run){0};
    return p.numbers;
}

/* ---- A row ---------------------------------------------------------------------------------------------------- */

static int16_t frame_number(const rs_head *head, int at)
{
    int below = at / (int)sizeof(rs_frame);

    return below < head->depth ? ((const int8_t *)&rs_stack_of(head)[head->depth - 1 - below])[at % (int)sizeof(rs_frame)] : -1;
}

static void read_bits(const uint8_t *at, int count, int16_t *row)
{
    static const uint8_t mask[8] = {1, 2, 4, 8, 16, 32, 64, 128};

    for (; count >= 8; count -= 8, row += 8, at++) /* whole bytes, which compilers do at one stroke */
        for (int i = 0; i < 8; i++) row[i] = (*at & mask[i]) != 0;
    for (int i = 0; i < count; i++) row[i] = (*at & mask[i]) != 0;
}

void rs_read_numbers(const rs_run *runs, const void *view, int16_t *row)
{
    for (const rs_run *run = runs; run->count; row += run++->count) {
        const uint8_t *at = (const uint8_t *)view + run->at;

        switch (run->kind) {
        case BIT: read_bits(at, run->count, row); break;
        case WIDE: memcpy(row, at, run->count * sizeof *row); break;
        case BYTE:
            for (int i = 0; i < run->count; i++) row[i] = at[i];
            break;
        case SIGNED_BYTE:
            for (int i = 0; i < run->count; i++) row[i] = (int8_t)at[i];
            break;
        default:
            for (int i = 0; i < run->count; i++) row[i] = frame_number(view, run->at + i);
        }
    }
}
