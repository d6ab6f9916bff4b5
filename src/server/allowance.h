/* allowance.h - how much anybody may ask. All times are of a clock that only goes forward, in milliseconds (house.tick). */
#ifndef SERVER_ALLOWANCE_H
#define SERVER_ALLOWANCE_H

#include <stdbool.h>
#include <stdint.h>

enum { LIMITS_PLACE = 64 };

typedef struct allowance {
    const char *name;
    int64_t burst; /* so many at once, */
    int64_t each;  /* and one more after so many microseconds */
} allowance;

/* limits.c */
struct limits *limits_open(void);
bool limits_allow(struct limits *limits, const allowance *l, const char *key, int64_t tick); /* takes one, if there is one */
bool limits_spent(struct limits *limits, const allowance *l, const char *key, int64_t tick); /* there is none */
void limits_charge(struct limits *limits, const allowance *l, const char *key, int64_t tick,
                   int64_t many); /* in any case; < 0: gives back */

void limits_place(const char *address, char place[LIMITS_PLACE]); /* as addresses are counted: of IPv6, the /64 */

#endif
