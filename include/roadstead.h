/* roadstead.h - the public interface: one rules engine, many sea board games.
 *
 * How it hangs together, in ten sentences:
 *
 *   A game's position is one flat block of bytes without pointers (`game->state_bytes` of them): memcpy copies it,
 *   memcmp compares it, the caller owns it. Every block begins with an rs_head, which says who is asked what.
 *   All that a player can ever decide is an rs_move out of the list of legal moves; every change goes through rs_play.
 *   What waits to be decided is a stack of frames in the head; each kind of frame is one row of the game's decision table.
 *   All luck comes out of an rs_chance: a counter-based stream that can be scripted by outcome ("5", "storm").
 *   What happens is told as rs_event values with an audience: log lines, animations and test expectations.
 *   rs_view blanks what a seat may not know; rs_deal fills the blanks with a random guess that fits the view.
 *   One schema per game describes the block: JSON out and in, views, differences and TypeScript types derive from it.
 *   A refused move can be asked about: rs_why answers with the clause of docs/rules/<game>.md that forbids it.
 *   Nothing here does I/O, allocates, keeps global mutable state or uses floating point.
 *
 * A whole game by random moves:
 *
 *     const rs_game *game = rs_game_find("plunder");
 *     _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
 *     rs_chance dice;
 *     rs_turn turn;
 *
 *     rs_chance_seed(&dice, game->id, "any text", NULL, 0);
 *     rs_turn_init(&turn, &dice);
 *     rs_start(game, state, 3, NULL, &turn);
 *     while (rs_asked(state) >= 0)
 *         rs_choose(game, state, rs_below(&dice, turn.moves.count), &turn);
 */
#ifndef ROADSTEAD_H
#define ROADSTEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Sizes -------------------------------------------------------------------------------------------------- */

enum {
    RS_SEATS = 5,           /* players of one game at most */
    RS_ARGS = 7,            /* arguments of a move */
    RS_LIST = 1024,         /* legal moves of one decision: fewer than these; a list that is full may have lost some */
    RS_EVENTS = 512,        /* events of one rs_play, likewise */
    RS_STEPS = 4096,        /* steps and only choices that may follow from one move by themselves */
    RS_FRAME_ARGS = 6,      /* small numbers a frame carries */
    RS_OPTIONS = 7,         /* options of a game at most */
    RS_SOURCES = 8,         /* that points come from, at most */
    RS_ALIGN = 64,          /* alignment of a position's block */
    RS_LINE = 240,          /* bytes that hold any move's text, label or refusal */
    RS_STATE = 4096,        /* bytes of a position at most */
    RS_JSON_ROOM = 1 << 16, /* bytes that hold any position's JSON */
    RS_DOUBLES = 1000,      /* a lead that doubles the odds of winning, in a game's `value` */
    RS_NOTES = 16384, /* bytes that a game's `value` may keep notes in from one call to the next, blank at first; NULL: none are kept */
};

/* Seats are 0 .. players-1, clockwise. Two more readers of a position exist: */
enum { RS_NOBODY = -1, RS_SPECTATOR = -2 };

/* ---- Words ---------------------------------------------------------------------------------------------------
 * Everything that has a name on the table (a card, a direction, a seat) is a number in the position and a word in texts. */

typedef struct rs_term {
    const char *word;  /* canonical, lower case, no blanks: "harrier"; "" is left out of a move's text */
    const char *label; /* for people, English, translatable: "Harrier" */
    const char *code;  /* as printed in the rules, or NULL: "SH-12"; understood wherever the word is */
    const char *text;  /* what it does, in a line or two, translatable; or NULL */
} rs_term;

typedef struct rs_words {
    const char *name; /* of the kind of thing: "card" */
    int count;
    const rs_term *term;
    const char *none; /* the word for -1, or NULL if -1 cannot be */
    struct {
        uint8_t first, each; /* runs of terms that belong to seats: where one begins, and how many each seat has; 0: none */
    } seats[2];
} rs_words;

/* What things of a kind are, for whoever asks what one is. */
typedef struct rs_kind {
    const char *words;  /* "good" */
    const char *label;  /* for people, translatable: "Good" */
    const char *text;   /* what they are for, in a sentence, translatable */
    const char *clause; /* where the rules begin to speak of them */
} rs_kind;

extern const rs_words rs_seat_words, rs_bool_words;

/* ---- Moves --------------------------------------------------------------------------------------------------- */

typedef struct rs_move {
    uint8_t verb;
    int8_t arg[RS_ARGS]; /* unused ones are 0 */
} rs_move;

typedef struct rs_moves {
    int count;
    rs_move at[RS_LIST];
} rs_moves;

/* ---- Events -------------------------------------------------------------------------------------------------- */

typedef struct rs_event {
    uint8_t kind;  /* a row of the game's event table */
    uint8_t sees;  /* bit per seat that may see the arguments; RS_EVERYONE */
    int8_t seat;   /* whose doing, or RS_NOBODY */
    uint8_t asked; /* 0: the engine made the only legal move by itself (kind RS_EVENT_MOVE) */
    int16_t arg[4];
} rs_event;

enum {
    RS_EVERYONE = 0xff,
    RS_EVENT_MOVE = 0, /* every game's event 0: a move was made; the move itself is packed into arg[] */
    RS_HIDDEN = INT16_MIN
};

/* ---- Chance -------------------------------------------------------------------------------------------------- */

enum { RS_SET_ROOM = 128 };

typedef struct rs_set { /* of up to RS_SET_ROOM things */
    uint64_t bits[2];
} rs_set;

typedef struct rs_outcome { /* a scripted draw: a word, a code or a number in text */
    char text[32];
} rs_outcome;

typedef struct rs_script {
    int count, used;
    rs_outcome next[128];
} rs_script;

typedef struct rs_wanted { /* a scripted draw that was impossible */
    char text[32];
    int number;            /* its place in the script, from 1; 0: it stood on a tape */
    const rs_words *words; /* of what could have been drawn: */
    int such, choices;     /* this one, or another of so many */
} rs_wanted;

typedef struct rs_chance {
    uint64_t key[2];   /* the stream: values of 32 bits, two out of each SipHash-2-4 under this key (docs/architecture.md) */
    uint64_t counter;  /* values used so far */
    uint64_t pair;     /* the hash that gave the last value */
    uint64_t pairs;    /* one more than that hash's number; 0: none yet */
    uint64_t plain;    /* draws past the script and the tape, by rs_below or rs_chance_step: never a game's own */
    rs_script *script; /* draws to come first, or NULL */
    int16_t *tape;     /* every outcome is noted here, or NULL */
    int taped, tape_size;
    const int16_t *feed; /* a tape to repeat: its outcomes come before all else, or NULL */
    int fed, feed_size;
    bool failed; /* a scripted outcome was impossible; `wanted` says which was the first */
    rs_wanted wanted;
    uint16_t colours; /* what scripts call the seats; rs_start hands it on to the position */
} rs_chance;

/* The stream of a game: seed text and the players' own entropy texts, hashed. */
void rs_chance_seed(rs_chance *chance, const char *game, const char *seed, const char *const *entropy, int entropies);
uint64_t rs_chance_step(rs_chance *chance);                         /* the next whole pair: 64 bits */
int rs_below(rs_chance *chance, int n);                             /* uniform in 0 .. n-1; n = 1 uses up nothing; never scripted */
int rs_roll(rs_chance *chance, int sides);                          /* a die: 1 .. sides; can be scripted */
int rs_pick(rs_chance *chance, rs_set from, const rs_words *words); /* one of a set that is not empty; can be scripted */
bool rs_script_add(rs_script *script, const char *outcome);         /* false: full, or the text is too long */

/* ---- Positions ----------------------------------------------------------------------------------------------- */

typedef struct rs_frame {
    uint8_t kind; /* a row of the game's decision table */
    int8_t seat;  /* who decides */
    int8_t arg[RS_FRAME_ARGS];
} rs_frame;

/* Every game's position begins with it, and right behind it comes the stack of frames, as deep as the game needs:
 *     struct my_state { rs_head head; rs_frame stack[MY_DEPTH]; .. }; */
typedef struct rs_head {
    uint8_t players;
    uint8_t over;
    uint8_t depth;  /* frames on the stack; the last one is the pending decision */
    int8_t viewer;  /* RS_NOBODY: the true position; else whose view this is */
    uint32_t plays; /* moves made, the engine's own included */
    int16_t option[RS_OPTIONS];
    uint16_t colours; /* which colour each seat plays (src/engine/colours.c); 0: the usual ones, in the order of the seats */
} rs_head;

static inline rs_frame *rs_stack(void *state) { return (rs_frame *)((rs_head *)state + 1); }
static inline const rs_frame *rs_stack_of(const void *state) { return (const rs_frame *)((const rs_head *)state + 1); }

/* ---- A turn at the door: what rs_play needs and what it yields ------------------------------------------------ */

typedef struct rs_turn {
    rs_chance *chance;
    rs_moves moves; /* after rs_start and rs_play: the legal moves of the seat that is asked */
    int events;
    rs_event event[RS_EVENTS]; /* what happened */
    bool quiet;                /* note no events (playouts) */
    int row;                   /* of the decision table: the decision or step that was last at work */
    const char *fault;         /* NULL, or what the game module did wrong there: the game cannot go on */
} rs_turn;

typedef enum rs_status { RS_OK, RS_BAD_SETUP, RS_GAME_OVER, RS_NOT_ASKED, RS_ILLEGAL, RS_BAD_DRAW, RS_TOO_LONG, RS_FAULT } rs_status;

/* ---- What a game module is (src/engine/game.h says how to write one) ------------------------------------------ */

typedef struct rs_text rs_text;
typedef struct rs_field rs_field;

typedef struct rs_option {
    const char *name, *label;
    int16_t usual, least, most;
} rs_option;

typedef struct rs_decision {
    const char *name;                                           /* "pay" */
    const char *prompt;                                         /* "Pay your crew, or risk a mutiny" */
    void (*list)(const void *state, rs_moves *moves);           /* offers the legal moves, and nothing else knows what is legal */
    void (*apply)(void *state, rs_move move, rs_turn *turn);    /* makes one of them */
    void (*step)(void *state, rs_turn *turn);                   /* instead of both: a step that asks nobody */
    const char *clause;                                         /* "PL-6.2" */
    rs_move (*usual)(const void *state, const rs_moves *moves); /* for a player whose time is up; NULL: the first move */
    bool secret;                                                /* others learn that a move was made, not which */
    bool (*alone)(const void *state); /* asked with one legal move, too, since passing by would tell a secret? By what all know */
    bool shows;                       /* what is decided here may bring hidden things to light, as some events do */
    /* Notes one event that asks with all particulars what `prompt` asks plainly; it happens nowhere else. From the view of who is asked,
     * who alone is shown it; NULL, or no event noted: the plain prompt says enough. */
    void (*asks)(const void *view, rs_turn *told);
    struct {
        const char *name;
        int8_t least, most;
    } arg[RS_FRAME_ARGS]; /* what the frame carries */
} rs_decision;

typedef struct rs_verb {
    const char *word;             /* "explore" */
    const char *label;            /* "Lay {0} to the {1}"; [..] falls away if a {} in it is empty; {0|cube|cubes}: one or many */
    const uint8_t *points;        /* the decisions (rows) that may offer it: RS_POINTS(row, ..) */
    const rs_words *arg[RS_ARGS]; /* NULL after the last; &rs_number_words: a plain number */
    const char *(*refuse)(const void *state, rs_move move); /* NULL, or "PL-7.4: why not"; also used by the list function */
    const char *clause;
    const char *heading; /* "Lay a Map card", over the list of its moves; NULL: a verb without arguments, or the question says enough */
} rs_verb;

enum { RS_NO_POINT = 255 }; /* ends a list of rows */
#define RS_POINTS(...) ((const uint8_t[]){__VA_ARGS__, RS_NO_POINT})

extern const rs_words rs_number_words;

typedef struct rs_event_kind {
    const char *name;   /* "draw" */
    const char *text;   /* "{seat} draws {0}" */
    const char *hidden; /* for those who may not see: "{seat} draws a card"; NULL: they see nothing */
    const rs_words *arg[4];
    const char *clause;
    bool shows; /* it brings to light what was hidden: no view becomes wiser by what was hidden from it without such an event */
    bool boon;  /* its seat plays for such things: a reason for a move that leads to it */
} rs_event_kind;

struct rs_rule {
    const char *clause, *text;
};

/* What a version of the rules changed, so that those whose game it touches can be told why. */
typedef struct rs_version {
    int version;         /* 2, 3, ..: the first one changed nothing; 0 ends the table */
    const char *clauses; /* "PL-4.1,PL-7.2" */
    const char *text;    /* one sentence for people, translatable */
} rs_version;

typedef struct rs_change rs_change;

typedef struct rs_game {
    const char *id, *title, *summary;
    int rules_version;
    const rs_version *versions; /* one row for each version but the first */
    const rs_change *changes;   /* how positions of older versions differ, src/engine/schema.h; NULL: not at all */
    int least_players, most_players;
    size_t state_bytes;
    int depth;                /* frames its stack has room for */
    const rs_option *options; /* ends with a NULL name */
    int decisions, verbs, events;
    const rs_decision *decision;
    const rs_verb *verb;
    const rs_event_kind *event;
    const rs_field *fields;                          /* the schema, src/engine/schema.h */
    const rs_words *captains;                        /* what the seats are called: "Red" */
    bool colours;                                    /* these are colours, and players choose theirs */
    const char *(*seat_name)(int players, int seat); /* the same where it depends on the number of players; may be NULL */
    void (*setup)(void *state, rs_turn *turn);       /* from an empty block to the first frame */
    const char *(*broken)(const void *state);        /* NULL, or the invariant that does not hold */
    void (*uncount)(void *view);                     /* wipes counts that only limit a turn, to know a place again; may be NULL */
    void (*derive)(void *state);                     /* after reading: what the schema leaves out; may be NULL */
    void (*convert)(void *state, int from); /* after reading a position of an older version: what `changes` cannot say; may be NULL */
    void (*guess)(void *state, rs_chance *chance); /* after rs_deal: secrets that are no card zones; may be NULL */
    int (*score)(const void *state, int seat);     /* what counts towards winning, public */
    const rs_words
        *sources; /* where the score comes from, at most RS_SOURCES; the first is what a seat had when the game began; may be NULL */
    /* What a move, of which these events were told, brought each seat: added to the sums, or counted anew from the position. */
    void (*credit)(const void *state, const rs_event *event, int events, int16_t sum[RS_SEATS][RS_SOURCES]);
    bool open_sources; /* everybody may see them all the time: `credit` counts them from what lies open */
    void (*value)(const void *state, void *notes, int value[RS_SEATS]); /* how each seat stands, for bots; NULL: by the score */
    void (*rank)(const void *state, int8_t place[RS_SEATS]);            /* places 1.. of a game that is over */
    void (*targets)(const void *state, rs_move move, rs_text *out,
                    bool *first);                        /* more things that a move touches, for rs_put_target; may be NULL */
    const char *(*warn)(const void *view, rs_move move); /* NULL, or what a legal move would cost; may be NULL */
    /* Is what it warns of that the move is for nothing? Bots and hints leave such a move out while there is another; may be NULL. */
    bool (*vain)(const void *view, rs_move move);
    /* Of the legal moves that come to the same, the one that stands for them: the move itself where there is no other; may be NULL. */
    rs_move (*like)(const void *view, rs_move move);
    /* Notes events that tell what a legal move may bring: chances in percent, sums. They happen nowhere else; may be NULL. */
    void (*outlook)(const void *view, rs_move move, rs_turn *told);
    void (*board)(const void *view, rs_text *out); /* the table drawn in text */
    void (*facts)(const rs_words *words, int value, rs_text *out,
                  bool *first);  /* what is printed on a thing, for rs_put_fact; may be NULL */
    const rs_kind *kinds;        /* ends with NULL words; may be NULL */
    const struct rs_rule *rules; /* docs/rules/<id>.md, by clause; ends with NULL */
} rs_game;

/* Is the module itself sound: tables complete, names unique, clauses real, secrets declared? NULL, or what is wrong (RS_LINE bytes). */
const char *rs_game_check(const rs_game *game, char *problem);

int rs_game_count(void);
const rs_game *rs_game_at(int index);
const rs_game *rs_game_find(const char *id); /* NULL: no such game */

/* ---- The door ------------------------------------------------------------------------------------------------ */

void rs_turn_init(rs_turn *turn, rs_chance *chance);

/* Sets a game up. `options` has one value per option of the game, or is NULL for the usual ones. */
rs_status rs_start(const rs_game *game, void *state, int players, const int16_t *options, rs_turn *turn);

/* Who is asked, or RS_NOBODY when the game is over. */
static inline int rs_asked(const void *state)
{
    const rs_head *head = state;

    return head->over || head->depth == 0 ? RS_NOBODY : rs_stack_of(state)[head->depth - 1].seat;
}

/* The pending decision's row. */
const rs_decision *rs_pending(const rs_game *game, const void *state);

/* Lists the legal moves of the seat that is asked; a view of that seat gives the same list. */
void rs_legal(const rs_game *game, const void *state, rs_moves *moves);

/* Makes a move if it is legal; anything else is refused and changes nothing. */
rs_status rs_play(const rs_game *game, void *state, int seat, rs_move move, rs_turn *turn);

/* The same for a move known to be legal: number `index` of turn->moves as the last call left them. For playouts. */
void rs_choose(const rs_game *game, void *state, int index, rs_turn *turn);

/* Why a move is refused, in one sentence that begins with its clause; NULL if it is legal. `buffer` has RS_LINE bytes. */
const char *rs_why(const rs_game *game, const void *state, int seat, rs_move move, char *buffer);

/* ---- Sight --------------------------------------------------------------------------------------------------- */

void rs_view(const rs_game *game, const void *state, int seat, void *view);

/* A position that could be behind this view, drawn at random. */
void rs_deal(const rs_game *game, const void *view, void *state, rs_chance *chance);

/* Did playing from `before` to `after` tell `seat` anything it did not know? Decides how far undo may go. */
bool rs_revealed(const rs_game *game, const void *before, const void *after, int seat);

/* May this reader see the event's arguments, and if not, does it see the event at all? */
bool rs_event_open(const rs_event *event, int seat);
bool rs_event_seen(const rs_game *game, const rs_event *event, int seat);

/* ---- Texts --------------------------------------------------------------------------------------------------- */

struct rs_text { /* a bounded string under construction; always ends with 0; `cut` when something did not fit */
    char *at;
    size_t size, used;
    bool cut;
};

rs_text rs_text_on(char *buffer, size_t size);

/* Seats go by the colours of `state`, of which no more than players and colours is looked at; for moves NULL: by the usual ones. */
void rs_move_text(const rs_game *game, const void *state, rs_move move, rs_text *out);       /* canonical: "explore nassau north" */
void rs_move_label(const rs_game *game, const void *state, rs_move move, rs_text *out);      /* for people: "Lay Nassau to the north" */
bool rs_move_parse(const rs_game *game, const void *state, const char *text, rs_move *move); /* any move, legal or not */
int rs_move_find(const rs_game *game, const void *state, const rs_moves *moves, const char *text); /* index in the list, or -1 */
/* As that reader may know it. */
void rs_event_text(const rs_game *game, const void *state, const rs_event *event, int reader, rs_text *out);
/* What the seat that is asked is asked, from its view; and the event that asks it so, if there is one. */
void rs_prompt_text(const rs_game *game, const void *view, rs_text *out);
bool rs_asks(const rs_game *game, const void *view, rs_event *question);
const char *rs_seat_name(const rs_game *game, const void *state, int seat);
const char *rs_rule_text(const rs_game *game, const char *clause); /* NULL: no such clause */

/* ---- Colours --------------------------------------------------------------------------------------------------- */

static inline uint16_t rs_colours(const void *state) { return state ? ((const rs_head *)state)->colours : 0; }

int rs_colour_of(const void *state, int seat); /* the term of the game's captains that names a seat */

/* Colours by seat as a position keeps them; seats with RS_ANY_COLOUR have what is left, their usual one if they can. */
enum { RS_ANY_COLOUR = -1 };
uint16_t rs_pack_colours(const int8_t chosen[RS_SEATS]);
const char *rs_colour_read(const rs_game *game, const char *word, int8_t *colour); /* NULL, or what is wrong */
/* The same for words of all seats, "green,red"; "-" stands for none, and the last may be left out. */
const char *rs_colours_parse(const rs_game *game, int players, const char *text, uint16_t *colours);
void rs_put_colours(const rs_game *game, const void *state, const char *between, rs_text *out);

/* ---- Positions as JSON --------------------------------------------------------------------------------------- */

void rs_state_json(const rs_game *game, const void *state, rs_text *out);
/* Reads what rs_state_json wrote. NULL if well, else what is wrong with it (in `problem`, RS_LINE bytes); checks schema and invariants. */
const char *rs_state_read(const rs_game *game, const char *json, size_t length, void *state, char *problem);
/* Reads a position that version `from` of the rules wrote, into today's form, by the game's `changes`. With `base`, fields that are newer
 * than that keep the value they have there; without it they begin with the value that the table gives them. */
const char *rs_state_convert(const rs_game *game, int from, const char *json, size_t length, const void *base, void *state, char *problem);
/* Of its canonical form: the JSON without the version of the rules. It does not depend on how bytes lie in memory. */
uint64_t rs_state_hash(const rs_game *game, const void *state);
void rs_state_diff(const rs_game *game, const void *before, const void *after, rs_text *out); /* {"path":[old,new],..} */
void rs_schema_json(const rs_game *game, rs_text *out);
void rs_schema_types(const rs_game *game, rs_text *out); /* TypeScript */

/* ---- Positions as numbers: for programs that learn ------------------------------------------------------------- */

enum { RS_FRAMES_SHOWN = 8, RS_NUMBER_NAME = 60 };

typedef struct rs_run { /* of neighbours in a position */
    uint16_t at;
    uint8_t kind, count;
} rs_run;

typedef struct rs_number_label {
    char name[RS_NUMBER_NAME]; /* "captain[0].hand.kraken": 1 if it is there; "stack[0].at": the row of the pending decision */
    int16_t least, most;       /* -1 stands for none */
    const rs_words *words;     /* what it means; NULL: it is a plain number */
} rs_number_label;

/* The numbers of this game's positions, always in the same order; returns how many there are. `runs` has room for one more than that,
 * `labels` for as many; both may be NULL. */
int rs_number_plan(const rs_game *game, int players, rs_run *runs, rs_number_label *labels);
void rs_read_numbers(const rs_run *runs, const void *view, int16_t *row);

uint64_t rs_hash(const void *bytes, size_t length);                /* SipHash-2-4 under the key 0 */
void rs_sha256(const void *bytes, size_t length, uint8_t out[32]); /* for commitments: what sha256sum prints */

#endif
