/* check.h - the referee: watches a game being played and finds what must never happen.
 *
 * It makes every move in the players' stead, and each time verifies what the engine and the game promise:
 *
 *   invariants   the game's own `broken` has nothing to say
 *   the module   its tables are sound, and no step or list leads to a fault: a stack or list that is full, steps without end
 *   the list     listed verbs belong to this decision, no move is listed twice, texts read back, listed moves can be made;
 *                what is listed is not refused, and what is not listed is, by the verb's own `refuse`
 *   prospects    warnings name a clause, what a move may bring has words
 *   forgeries    moves that are not listed, or of a seat that is not asked, are refused and change nothing
 *   JSON         a position written and read is the same bytes
 *   sight        a view gives its seat the same list as the position; whatever could be behind the view looks the same to that
 *                seat, and nobody is told what their view does not show (secrecy.c, telling.c)
 *   value        is the same with notes on earlier positions and without
 *   bots         whatever is behind its view, a bot with the same dice makes the same move, a legal one (secrecy.c)
 *   circles      a bot that thinks does not come back, within a turn, to where it was in it (circles.c)
 *   replay       seed and moves give the same final bytes
 *   sizes        nothing that has a fixed size is full; how near it came is counted (rs_extent)
 *
 * A referee is one block that the caller provides, about a third of a megabyte; it allocates nothing. */
#ifndef RS_CHECK_H
#define RS_CHECK_H

#include "bots/wake.h"
#include "engine/session.h"

enum {
    RS_GUARD = 200000, /* a game that has not ended after so many moves never will */
    RS_TAPE = 1024,    /* draws of one move at most */
};

typedef struct rs_violation {
    char seed[RS_SEED + 1];
    int players;
    int move;           /* made so far: the position is the one after that many moves */
    char sentence[768]; /* empty: nothing was found */
    char detail[8192];  /* the difference between what should be equal, as JSON, or empty */
} rs_violation;

typedef struct rs_extent { /* how near games come to what has a fixed size: the most that was seen */
    int listed;            /* moves of one decision, of RS_LIST */
    int events;            /* of one move, of RS_EVENTS */
    int steps;             /* that followed from one move by themselves, of RS_STEPS */
    int frames;            /* on the stack, of the game's depth */
    int draws;             /* of one move, of RS_TAPE */
    int line;              /* bytes of a move's text or label, of an event or a refusal, of RS_LINE */
    int json;              /* bytes of a position, of RS_JSON_ROOM */
    int moves;             /* of players in a game, of RS_SESSION_MOVES */
} rs_extent;

typedef struct rs_trial { /* a position to try things on */
    rs_chance chance;
    rs_turn turn;
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
} rs_trial;

typedef struct rs_secret { /* a kind of cards that some may not know */
    const rs_term *term;   /* what they are called */
    int32_t unseen;        /* where a view keeps those it hides */
} rs_secret;

typedef struct rs_referee {
    const rs_game *game;
    rs_chance wits; /* its own choices: which moves to try, what to forge, what lies behind a view */
    rs_chance dice; /* of the bots that it asks */
    rs_chance luck; /* the game's stream as it was before the move */
    void *room;     /* for bots to think in, RS_BOT_ROOM bytes; NULL, as at the beginning: they are not tried */
    int phase;      /* which positions get the thorough treatment */
    rs_wake course; /* of the turn that is being played, */
    uint64_t drawn; /* since luck was last drawn: how much of it was */
    int secrets;
    rs_secret secret[32];
    int moves;
    rs_moves list; /* the legal moves of `before` */
    rs_trial trial, twin;
    int16_t tape[RS_TAPE], other_tape[RS_TAPE];
    const char *step; /* what is being looked at */
    rs_turn told;     /* by an outlook */
    _Alignas(RS_ALIGN) unsigned char before[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char old_view[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char twin_view[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char start[RS_STATE];       /* of a step */
    _Alignas(RS_ALIGN) unsigned char twin_before[RS_STATE]; /* the move */
    _Alignas(RS_ALIGN) unsigned char shown[RS_STATE];       /* to the one who is asked */
    _Alignas(RS_ALIGN) unsigned char notes[RS_NOTES];       /* of the game's `value` */
    rs_violation violation;
    rs_extent extent;         /* over all games: a new one does not forget it */
    uint16_t index[RS_GUARD]; /* the moves made, each by its place in its list */
    char json[RS_JSON_ROOM];
} rs_referee;

/* A new game. */
void rs_referee_begin(rs_referee *referee, const rs_game *game, int players, const char *seed);
/* Checks the position and makes move `index` of turn->moves, as rs_choose does. False: something is wrong, and `violation` says what. */
bool rs_referee_play(rs_referee *referee, void *state, int index, rs_turn *turn);
/* A seat is asked: has it been here in this turn, with no luck drawn since? `drawn` is where the dice are. */
bool rs_course_holds(rs_referee *referee, const void *view, uint64_t drawn, bool thinks);
/* Checks the final position, and that seed and moves lead to it again. */
bool rs_referee_end(rs_referee *referee, const void *state);

/* After the set-up: is it sound? */
bool rs_referee_sound(rs_referee *referee, const rs_turn *turn);

/* ---- How near games came to fixed sizes (extent.c) ----------------------------------------------------------------------- */

enum { RS_EXTENTS = 8 };

typedef struct rs_extent_row {
    const char *what;
    int most, room;
} rs_extent_row;

static inline void rs_widen(int *most, int seen) { *most = seen > *most ? seen : *most; }

void rs_extent_join(rs_extent *all, const rs_extent *more);
void rs_extent_rows(const rs_extent *extent, const rs_game *game, rs_extent_row row[RS_EXTENTS]);

/* ---- For the referee's own files --------------------------------------------------------------------------------------- */

/* Notes a violation; always false. */
bool rs_referee_fails(rs_referee *referee, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Are they equal? If not, the violation gets the difference as its detail. */
bool rs_referee_same(rs_referee *referee, const void *expected, const void *found);
/* Readies a trial with the stream as it was before the move; its position stays as it is. */
void rs_referee_ready(const rs_referee *referee, rs_trial *trial);

int rs_place_in(const rs_moves *moves, rs_move move); /* -1: not in the list */
bool rs_same_moves(const rs_moves *a, const rs_moves *b);

#endif
