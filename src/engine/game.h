/* game.h - what a game module is written with: sets, zones, frames, offers, events.
 *
 * A module fills one rs_game (roadstead.h) and is added to the list in src/games/games.def. docs/adding-a-game.md walks through it. */
#ifndef RS_GAME_H
#define RS_GAME_H

#include "roadstead.h"
#include "engine/schema.h"
#include "engine/text.h"

#include <assert.h>

/* Marks a text for translation. The engine and the games only know the English text, which is the key. */
#define N_(text) text

/* A refusal: the clause, then the reason. */
#define RS_NO(clause, reason) clause ": " reason

#define RS_COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static inline int rs_at_least(int value, int least) { return value > least ? value : least; }
static inline int rs_at_most(int value, int most) { return value < most ? value : most; }

/* A chance in percent, for people: only what is certain is called 0 or 100. */
static inline int rs_percent(int64_t ways, int64_t all)
{
    int rounded = (int)((200 * ways + all) / (2 * all));

    return ways <= 0 || ways >= all ? rounded : rs_at_most(rs_at_least(rounded, 1), 99);
}

/* ---- Sets: the numbers 0 .. 127 ------------------------------------------------------------------------------ */

static inline void rs_add(rs_set *set, int thing) { set->bits[thing >> 6] |= 1ULL << (thing & 63); }
static inline void rs_remove(rs_set *set, int thing) { set->bits[thing >> 6] &= ~(1ULL << (thing & 63)); }
static inline bool rs_has(const rs_set *set, int thing) { return set->bits[thing >> 6] >> (thing & 63) & 1; }
static inline bool rs_is_empty(const rs_set *set) { return (set->bits[0] | set->bits[1]) == 0; }

static inline int rs_size(const rs_set *set) { return __builtin_popcountll(set->bits[0]) + __builtin_popcountll(set->bits[1]); }

static inline void rs_add_all(rs_set *set, rs_set more)
{
    set->bits[0] |= more.bits[0];
    set->bits[1] |= more.bits[1];
}

static inline rs_set rs_both(rs_set a, rs_set b) { return (rs_set){{a.bits[0] & b.bits[0], a.bits[1] & b.bits[1]}}; }
static inline rs_set rs_without(rs_set a, rs_set b) { return (rs_set){{a.bits[0] & ~b.bits[0], a.bits[1] & ~b.bits[1]}}; }

/* The numbers first .. last. */
static inline rs_set rs_range(int first, int last)
{
    rs_set set = {{0, 0}};

    for (int i = first; i <= last; i++) rs_add(&set, i);
    return set;
}

/* Takes the lowest thing out of a copy of a set: for (rs_set rest = set; (card = rs_next(&rest)) >= 0;) */
static inline int rs_next(rs_set *rest)
{
    for (int word = 0; word < 2; word++)
        if (rest->bits[word]) {
            int bit = __builtin_ctzll(rest->bits[word]);

            rest->bits[word] &= rest->bits[word] - 1;
            return word * 64 + bit;
        }
    return -1;
}

/* Number `rank` (from 0) of a set's things, from the lowest: halves the word until one bit is left. */
static inline int rs_nth(const rs_set *set, int rank)
{
    int low = __builtin_popcountll(set->bits[0]), word = rank >= low, at = 0;

    if (word) rank -= low;
    for (int width = 32; width > 0; width /= 2) {
        int below = __builtin_popcountll(set->bits[word] >> at & ((1ULL << width) - 1));

        if (rank < below) continue;
        rank -= below;
        at += width;
    }
    return word * 64 + at;
}

#define RS_EACH(thing, set) for (rs_set rest_ = (set); ((thing) = rs_next(&rest_)) >= 0;)

/* ---- Zones: sets of cards that some may not look into --------------------------------------------------------
 * In a true position `blanks` is 0. In a view the cards its reader may not know are out of the set and counted as blanks. */

typedef struct rs_zone {
    rs_set cards;
    uint64_t blanks;
} rs_zone;

static inline int rs_zone_size(const rs_zone *zone) { return rs_size(&zone->cards) + (int)zone->blanks; }

/* How many of its cards somebody may not know: the same number in the position and in every view. */
static inline int rs_zone_hidden(const rs_zone *zone, rs_set known)
{
    rs_set hidden = rs_without(zone->cards, known);

    return rs_size(&hidden) + (int)zone->blanks;
}

/* ---- Frames: the decision stack ------------------------------------------------------------------------------ */

static inline rs_frame *rs_top(void *state)
{
    assert(((rs_head *)state)->depth > 0);
    return &rs_stack(state)[((rs_head *)state)->depth - 1];
}

static inline const rs_frame *rs_top_of(const void *state)
{
    assert(((const rs_head *)state)->depth > 0);
    return &rs_stack_of(state)[((const rs_head *)state)->depth - 1];
}

/* Puts a decision or step on top: it comes before all that waits below. A game's stack must be deep enough; the referee watches. */
rs_frame *rs_push(void *state, int kind, int seat);
/* The top is done; what lies below goes on. */
void rs_pop(void *state);
/* The top is done and this follows in its place. */
rs_frame *rs_become(void *state, int kind, int seat);
/* Everything that waits is dropped, and only this is left to do. */
rs_frame *rs_unwind(void *state, int kind, int seat);

/* Goes on until somebody has something to decide: runs steps, and makes moves that are the only ones. The door does it by itself. */
void rs_settle(const rs_game *game, void *state, rs_turn *turn);

/* Is a position, put together field by field, one that the rules could come to? Derives what the schema leaves out (read.c). */
bool rs_state_sound(const rs_game *game, void *state);

/* Takes over from another position what version `from` of the rules did not have. */
void rs_state_keep_newer(const rs_game *game, int from, const void *base, void *state);

/* A sentence about turn->fault, for people: `buffer` has RS_LINE bytes. */
const char *rs_fault_text(const rs_game *game, const rs_turn *turn, char *buffer);

/* Is this row of the decision table one of RS_POINTS(..)? NULL stands for none. */
static inline bool rs_among(const uint8_t *points, int row)
{
    while (points && *points != RS_NO_POINT && *points != row) points++;
    return points && *points != RS_NO_POINT;
}

/* For a decision that is asked even if there is only one legal move. */
bool rs_always(const void *state);

/* How many legal moves a question has at least: with fewer the move is made by itself. */
static inline int rs_least_moves(const rs_decision *decision, const void *state)
{
    return decision->alone && decision->alone(state) ? 1 : 2;
}

/* ---- Offers: building the legal list ------------------------------------------------------------------------- */

static inline void rs_offer_move(rs_moves *moves, rs_move move)
{
    if (moves->count < RS_LIST) moves->at[moves->count++] = move;
}

static inline void rs_offer(rs_moves *moves, int verb) { rs_offer_move(moves, (rs_move){(uint8_t)verb, {0}}); }
static inline void rs_offer1(rs_moves *moves, int verb, int a) { rs_offer_move(moves, (rs_move){(uint8_t)verb, {(int8_t)a}}); }

static inline void rs_offer2(rs_moves *moves, int verb, int a, int b)
{
    rs_offer_move(moves, (rs_move){(uint8_t)verb, {(int8_t)a, (int8_t)b}});
}

/* One move of the verb for each thing of a set. */
static inline void rs_offer_each(rs_moves *moves, int verb, rs_set things)
{
    int thing;

    RS_EACH(thing, things) rs_offer_move(moves, (rs_move){(uint8_t)verb, {(int8_t)thing}});
}

/* Offers a move unless its verb's own `refuse` forbids it. */
static inline void rs_offer_if(const rs_verb *verbs, const void *state, rs_moves *moves, rs_move move)
{
    if (!verbs[move.verb].refuse(state, move)) rs_offer_move(moves, move);
}

/* ---- Events --------------------------------------------------------------------------------------------------- */

void rs_note(rs_turn *turn, rs_event event); /* unless the turn is quiet */

/* Tells everyone. */
static inline void rs_tell(rs_turn *turn, int kind, int seat, int a, int b, int c, int d)
{
    if (turn->quiet) return;
    rs_note(turn, (rs_event){(uint8_t)kind, RS_EVERYONE, (int8_t)seat, 1, {(int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d}});
}

/* Tells only this seat what; the others that it happened, if the event's row has a hidden text. */
static inline void rs_tell_only(rs_turn *turn, int seat, int kind, int a, int b)
{
    if (turn->quiet) return;
    rs_note(turn, (rs_event){(uint8_t)kind, (uint8_t)(1 << seat), (int8_t)seat, 1, {(int16_t)a, (int16_t)b, 0, 0}});
}

/* What seats have when a game begins, as its first source. */
void rs_begin_sources(const rs_game *game, const void *state, int16_t sum[RS_SEATS][RS_SOURCES]);

#endif
