/* building.h - a position of marauders while it is built; for the files behind table.h alone. */
#ifndef BUILDING_H
#define BUILDING_H

#include "table.h"
#include "../words.h"

/* ---- Piles of cards ------------------------------------------------------------------------------------------------------- */

enum { EVENTS, CAPTAINS, CARGO, GLORY, RUMOURS, MISSIONS, PILES };

/* The six kinds of cards, each with its deck and its discard pile (rumours have none). */
typedef struct pile {
    const char *name;
    const rs_words *of;
    int cards;
    size_t deck, discard;
} pile;

extern const pile piles[PILES];
rs_set *deck_of(mm_state *s, int which);
rs_set *discard_of(mm_state *s, int which);
int take(mm_state *s, int which, int card); /* out of its deck; the card */
int kind_of(const char *name, int *card);   /* which pile it is of, and which of them */

/* ---- What was said -------------------------------------------------------------------------------------------------------- */

enum { UNSAID = -2 };                     /* of the token of a port */
enum { ACT, IN_PORT, START, ROUND, END }; /* where the game stands */

typedef struct building {
    table *t;
    words w;
    int step;
    bool valued[MM_SEATS], placed[MM_SEATS], said_missions, all_asked;
    int token[MM_ZONES];
    bool shown[MM_ZONES], demanded[MM_ZONES], merchant[MM_ZONES];
} building;

void read_values(const char *text, int8_t into[MM_LOCATIONS]); /* "2/1/1/2/1" */
void read_bounties(words *w, int8_t into[MM_NATIONS]);         /* "ES1 NL2" */
void statement(building *b);                                   /* the next one, up to its ";" */

#endif
