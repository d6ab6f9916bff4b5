/* schema.h - a table of a position's fields. JSON, views, differences and types derive from it. */
#ifndef RS_SCHEMA_H
#define RS_SCHEMA_H

#include "roadstead.h"

typedef enum rs_type { RS_I8, RS_U8, RS_I16, RS_BOOL, RS_BITS, RS_SET_OF, RS_ZONE_OF, RS_GROUP } rs_type;

/* Who may look: all; the seat whose number is the index of the group it stands in; nobody. */
typedef enum rs_sight { RS_OPEN, RS_OWN, RS_SHUT } rs_sight;

enum { RS_EACH_SEAT = 0 }; /* as a count: one per player */

struct rs_field {
    const char *name; /* NULL ends the table */
    uint16_t offset;
    uint16_t size; /* of one element */
    uint8_t count; /* elements; RS_EACH_SEAT: as many as there are players */
    uint8_t list;  /* an array even if the count is 1 */
    uint8_t type;
    uint8_t sight;          /* of a group: RS_OPEN if nothing in it is secret */
    uint8_t inner;          /* serves the rules alone: a table has nothing to show for it */
    int16_t blank;          /* a number's value in the views of those who may not see it */
    int16_t least, most;    /* of plain numbers; of words the table decides */
    const rs_words *words;  /* what the numbers mean; NULL: plain numbers */
    const rs_words *by;     /* of a list: what its elements are numbered by, such as ports; NULL: only their places */
    const rs_field *fields; /* of a group */
    int32_t known;          /* of a zone: offset of an rs_set of cards that all know wherever they lie; 0: none */
    int32_t unseen;         /* of a zone: offset of the rs_set where a view keeps all cards it blanked */
};

/* clang-format off */
/* Rows: RS_NUM(struct, member, type, least, most), RS_WORD(struct, member, words), ..; further members of rs_field may follow. */
#define RS_AT(type_, member_) .offset = offsetof(type_, member_)
#define RS_NUM(type_, member_, kind_, least_, most_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = sizeof(((type_ *)0)->member_), .count = 1, .type = kind_, \
      .least = least_, .most = most_, __VA_ARGS__ }
#define RS_NUMS(type_, member_, kind_, count_, least_, most_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = sizeof(((type_ *)0)->member_[0]), .count = count_, .list = 1, \
      .type = kind_, .least = least_, .most = most_, __VA_ARGS__ }
#define RS_FLAG(type_, member_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = 1, .count = 1, .type = RS_BOOL, .most = 1, __VA_ARGS__ }
#define RS_WORD(type_, member_, words_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = 1, .count = 1, .type = RS_I8, .words = &words_, __VA_ARGS__ }
#define RS_WORD_LIST(type_, member_, count_, words_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = 1, .count = count_, .list = 1, .type = RS_I8, .words = &words_, __VA_ARGS__ }
#define RS_BITS_OF(type_, member_, words_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = 1, .count = 1, .type = RS_BITS, .words = &words_, __VA_ARGS__ }
#define RS_SET_FIELD(type_, member_, words_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = sizeof(rs_set), .count = 1, .type = RS_SET_OF, .words = &words_, __VA_ARGS__ }
#define RS_ZONE_FIELD(type_, member_, words_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = sizeof(rs_zone), .count = 1, .type = RS_ZONE_OF, .words = &words_, __VA_ARGS__ }
#define RS_GROUP_OF(type_, member_, count_, fields_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = sizeof(((type_ *)0)->member_[0]), .count = count_, .list = 1, \
      .type = RS_GROUP, .fields = fields_, __VA_ARGS__ }
#define RS_RECORD(type_, member_, fields_, ...) \
    { .name = #member_, RS_AT(type_, member_), .size = sizeof(((type_ *)0)->member_), .count = 1, .type = RS_GROUP, .fields = fields_, \
      __VA_ARGS__ }
#define RS_BY(words_) .by = &words_
#define RS_INNER .inner = 1
/* clang-format on */

/* ---- Older versions --------------------------------------------------------------------------------------------
 * How a position of an older version of the rules becomes one of today's. A path has no indices: "captain.silver", "options.goal",
 * "stack.dump.left" (an argument of a frame). Rows stand in the order of their versions; one with version 0 ends the table. */

typedef enum rs_change_kind {
    RS_RENAMED, /* the field `path` was called `was` before */
    RS_ADDED,   /* the field `path` begins with `value`, in JSON */
    RS_REMOVED, /* the field `path` is gone */
    RS_REWORDED /* among the words named `path` ("card"; "decision" and "event" for those tables), `was` is `value` now; NULL: it is gone */
} rs_change_kind;

struct rs_change {
    int version; /* that did it */
    rs_change_kind kind;
    const char *path, *was, *value;
};

/* What the last part of a path was called in an older version (in `name`, RS_PATH bytes). NULL: it was not there yet, and `value` says with
 * what it begins. */
enum { RS_PATH = 128 };
const char *rs_old_name(const rs_game *game, int from, const char *path, char *name, const char **value);
/* What an older word is called now; NULL: it is gone. `table` NULL: of any table. */
const char *rs_new_word(const rs_game *game, int from, const char *table, const char *word);
int rs_old_decision(const rs_game *game, int from, const char *name); /* its row today, or -1 */
bool rs_has_changed(const rs_game *game, int from);                   /* the form of positions, since that version */
/* The clauses that changed since a version: "PL-4.1,PL-7.2". */
void rs_put_clauses(const rs_game *game, int from, rs_text *out);

/* The table of words with this name, of those that fields, verbs and events use; NULL: there is none. */
const rs_words *rs_words_find(const rs_game *game, const char *name);

/* One element of a field that holds numbers, words or flags. */
int rs_field_number(const rs_field *field, const char *at);

static inline int rs_field_count(const rs_field *field, const void *state)
{
    return field->count == RS_EACH_SEAT ? ((const rs_head *)state)->players : field->count;
}

#endif
