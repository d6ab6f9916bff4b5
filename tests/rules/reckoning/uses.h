/* uses.h - a card at work: each function sleeves an upgrade into a crew card in play and demands what it gives.
 *
 * Cards are named by code; a merchant ship's front or back will do as well. The ability is named by its word. */
#ifndef USES_H
#define USES_H

#include "table.h"

void gives_sails(const char *code, int sails);     /* set sail in the harbour: two sails of the ship, and these */
void gives_cannons(const char *code, int cannons); /* attack a merchant ship: the printed cannon, and these */
void gives_helms(const char *code, int helms);     /* another upgrade of the card counts them */
void gives_draws(const char *code, int cards);     /* end the turn: four cards, and these */

/* Use it once: what comes onto the dock, onto the ship (cargo, coins) and into the chest. */
typedef struct gain {
    int dock, cargo, coins, chest;
} gain;
void gains(const char *code, const char *ability, gain expected);
void gains_anywhere(const char *code, const char *ability, int cargo); /* one onto the ship, the rest onto the dock */

void places(const char *code, const char *ability, int cubes);                           /* on an empty island of six spaces */
void produces(const char *code, const char *ability, int islands, int cargo, int coins); /* so many islands; more of each */
void repairs(const char *code, const char *ability);
void throws_two(const char *code); /* two more cubes in a battle */

const char *row_of(const char *code); /* top, middle, bottom: the row of a crew card that it goes into */

#endif
