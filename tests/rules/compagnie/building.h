/* building.h - a position of compagnie while it is built; for the files behind table.h alone. */
#ifndef BUILDING_H
#define BUILDING_H

#include "table.h"
#include "../words.h"

/* ---- Fleets and nations in words --------------------------------------------------------------------------------------------- */

typedef struct hull {
    int type;
    co_ship ship;
} hull;

typedef struct fleet_words {
    int number, node, level, ships;
    hull hull[CO_SHIPS];
} fleet_words;

fleet_words read_fleet(words *w);         /* "I @12 +1 {R d1 m2 [sugar,sugar], F}" */
void read_nation(words *w, co_nation *n); /* "@6 2 +1 d4", without its name */

/* ---- What was stated --------------------------------------------------------------------------------------------------------- */

typedef struct building {
    table *t;
    words w;
    const char *phase;
    uint8_t entered;
    int encounters;
    bool shipless, calendar;             /* stated */
    int marks[CO_COMPANIES][CO_MARKERS]; /* as stated */
} building;

void statement(building *b); /* the next one, up to its ";" */

#endif
