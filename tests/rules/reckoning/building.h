/* building.h - a position of reckoning while it is built; for the files behind table.h alone. */
#ifndef BUILDING_H
#define BUILDING_H

#include "table.h"
#include "../words.h"

enum { NOT_SAID = -2 };

typedef struct building {
    table *t;
    words w;
    int step;
    int8_t tile[DR_CELLS], card[DR_CELLS]; /* NOT_SAID, DR_NONE or which */
    rs_set deep;                           /* tiles that must lie face down */
    rs_set placed[DR_CAPTAINS];            /* crew cards of a captain that are not in the deck */
    bool stow_said[DR_CAPTAINS];
    bool box_said[DR_ROWS];
    rs_set box; /* cards of the boxes that were said */
    int fours[DR_CAPTAINS];
} building;

int colour(const char *name);                                  /* a captain, BLACK or NOBODY */
int holds_named(const char *name);                             /* "AD" */
int take(dr_state *s, int c);                                  /* out of the boxes; the card */
void sleeve(dr_state *s, dr_captain *c, int who, int upgrade); /* into its slot */
void statement(building *b);                                   /* the next one, up to its ";" */

#endif
