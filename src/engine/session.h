/* session.h - a game being played: its position, its moves and draws, undo, log.
 *
 * A session is one block that the caller provides; nothing in it points into it but its own members, so it must not be copied. */
#ifndef RS_SESSION_H
#define RS_SESSION_H

#include "roadstead.h"

enum { RS_SESSION_MOVES = 16384, RS_SESSION_DRAWS = 32768, RS_SEED = 64, RS_PAST = 1 << 19 };

/* What became of a game of an older version of the rules when it was opened. */
typedef enum rs_how {
    RS_TODAYS,    /* it is of today's version */
    RS_SAME,      /* every move was made again and led to the same: nothing has happened */
    RS_REPLAYED,  /* every move was made again; whether they led to the same cannot be told, or they did not and no position was kept */
    RS_CONVERTED, /* it goes on from the position that it had; a game that was over is as it was */
    RS_SHORTENED  /* it goes on from the last position that its moves still lead to */
} rs_how;

typedef struct rs_turning {
    rs_how how;
    int from;          /* the version of the rules it was played under */
    int move;          /* where it went another way, from 0; -1: nowhere, or not known */
    int filled;        /* questions that are new and had one answer: they were answered by themselves */
    char why[RS_LINE]; /* the move there cannot be made; or empty */
} rs_turning;

typedef struct rs_entry { /* one move made by a player */
    rs_move move;
    int8_t seat;
    uint8_t unused;
    uint16_t draws; /* outcomes drawn while making it */
} rs_entry;

typedef struct rs_session {
    const rs_game *game; /* NULL: no game yet */
    char seed[RS_SEED + 1];
    int entropies;
    char entropy[RS_SEATS][RS_SEED + 1];
    rs_turning turning; /* when it was read: what new rules did to it */
    bool loaded;        /* began from a position that was read, not from set-up */
    bool scripted;      /* some draws were scripted: its dice prove nothing */
    rs_chance chance;
    rs_script script;
    rs_turn turn;     /* what the last move did, and what is legal now */
    rs_status status; /* how the last attempt to play went */
    int conceded;     /* the seat that gave the game up, or RS_NOBODY */
    int count, horizon_count;
    rs_entry entry[RS_SESSION_MOVES];
    int setup_draws;
    uint64_t origin_counter; /* where the stream was at its origin */
    int16_t tape[RS_SESSION_DRAWS];
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char origin[RS_STATE];  /* where it began */
    _Alignas(RS_ALIGN) unsigned char horizon[RS_STATE]; /* undo goes back to here and no further */
    bool turned;      /* it went on under newer rules from a converted position, its origin; its file up to there is its past */
    int past_moves;   /* in it */
    size_t past_used; /* otherwise: remarks on its moves, to be kept with it */
    char past[RS_PAST];
} rs_session;

/* A place on the way of a session, which it can be brought back to. A session keeps none: its caller notes as many as he likes. */
typedef struct rs_waypoint {
    int count; /* moves made before it */
    int draws; /* outcomes drawn before it */
    uint64_t counter;
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
} rs_waypoint;

/* What a game is begun with. `seed` and entropy: 1 to 64 letters, digits or -_. characters. */
typedef struct rs_beginning {
    const rs_game *game;
    int players;
    const int16_t *options; /* NULL: the usual ones */
    uint16_t colours;       /* 0: the usual ones */
    const char *seed;
    int entropies;
    const char *entropy[RS_SEATS];
    const rs_script *script; /* draws of the set-up to come first, or NULL */
} rs_beginning;

/* Each of these returns NULL if all is well. Otherwise nothing has changed, and it returns a sentence for people
 * (in `problem`, RS_LINE bytes, or constant). */
const char *rs_session_begin(rs_session *session, const rs_beginning *beginning, char *problem);
const char *rs_session_load(rs_session *session, const rs_game *game, const char *json, size_t length, const char *seed, char *problem);
/* Another game from the present position: what this seat (or the spectator) does not see is dealt anew, and so is all luck to come. */
const char *rs_session_fork(rs_session *session, int seat, const char *seed);
const char *rs_session_play(rs_session *session, int seat, rs_move move, char *problem);
const char *rs_session_play_text(rs_session *session, int seat, const char *text, char *problem);
const char *rs_session_undo(rs_session *session);
/* Back to so many moves, whatever was learnt since: to a waypoint of this game that is not behind them, and on from there. */
const char *rs_session_rewind(rs_session *session, const rs_waypoint *from, int moves, char *problem);
const char *rs_session_concede(rs_session *session, int seat);             /* at any time, whoever is asked; only in a game of two */
const char *rs_session_script(rs_session *session, const rs_script *next); /* in place of what was scripted before */

/* Who is asked, or RS_NOBODY: a game is over by its rules or because somebody gave it up. Then there are places, 1 for the winner. */
int rs_session_asked(const rs_session *session);
void rs_session_rank(const rs_session *session, int8_t place[RS_SEATS]);

/* Can the move from `before` to `after` not be taken back, because something was drawn, or learnt, or somebody else is asked now? */
bool rs_is_final(const rs_game *game, const void *before, const void *after, bool drawn);

/* Notes the place up to which nothing can be undone; it stays one as long as the game is not rewound to before it. */
void rs_session_mark(const rs_session *session, rs_waypoint *place);

/* The same for where it began, or where newer rules came to it. */
void rs_session_mark_origin(const rs_session *session, rs_waypoint *place);

/* How many moves can be taken back now. */
int rs_session_undoable(const rs_session *session);

/* Why not, for a move in text; NULL if it is legal. */
const char *rs_session_why(const rs_session *session, int seat, const char *text, char *problem);

/* Goes on under newer rules from this position, with the stream where it was; `past` is the file up to there, without its first line. */
const char *rs_session_turn(rs_session *session, const rs_beginning *beginning, const void *state, uint64_t counter, const char *past,
                            size_t length, char *problem);
/* Notes lines to be kept with the game; where there is no room for them they are left out. */
void rs_session_remark(rs_session *session, const char *line);

/* All moves of the game, those of its past too, and one of them in text. */
int rs_session_moves(const rs_session *session);
void rs_session_move(const rs_session *session, int index, int *seat, rs_text *out);

/* Goes through the game from its beginning: index -1 is the set-up, then each move. What was played under older rules is told as it was
 * recorded, where it was; `state` is NULL where the position is not known. */
typedef void rs_witness(void *context, const rs_session *session, int index, const void *state, const rs_turn *turn);
void rs_session_retell(const rs_session *session, rs_witness *witness, void *context);

/* Where each seat's score came from, by the game's sources: for a game that is over, as some of them are secret before. */
void rs_session_sources(const rs_session *session, int16_t sum[RS_SEATS][RS_SOURCES]);

/* The log as a reader may know it, one line an event, from move `from` on (-1: from the set-up on). */
void rs_session_log(const rs_session *session, int reader, int from, rs_text *out);

/* What the seed was committed to: the SHA-256 of its text in hexadecimal, 65 bytes. */
void rs_commitment(const char *seed, char hex[65]);
bool rs_seed_sound(const char *seed);

#endif
