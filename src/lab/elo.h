/* elo.h - how strong bots are, from who won: ratings with their errors, and a test that stops as soon as it knows.
 *
 * The model: at a table each seat wins with a chance in proportion to 10^(rating / 400). With two at the table that is Elo's. */
#ifndef RS_ELO_H
#define RS_ELO_H

enum { RS_RATED = 16, RS_TABLE = 5 }; /* bots rated together, and at one table, at most */

typedef struct rs_meeting { /* one line-up of bots, and how often each seat of it won */
    int seats;
    int bot[RS_TABLE]; /* the same one may sit in several seats */
    double wins[RS_TABLE];
    long games;
} rs_meeting;

typedef struct rs_rating {
    double elo;   /* above bot 0 */
    double error; /* half the width of the 95 % interval; 0 for bot 0 */
} rs_rating;

/* Fits the ratings of `bots` bots to meetings. One game with all seats equal is added to each meeting, so that nobody is infinite. */
void rs_rate(const rs_meeting *meeting, int meetings, int bots, rs_rating *rating);

/* What share of games a bot wins at a table of others that are all `elo` below it. */
double rs_share_at(double elo, int seats);

typedef struct rs_sprt { /* a sequential test of the first bot's strength: elo0 against elo1, 5 % error either way */
    double elo0, elo1;
    int seats;
    long groups; /* games with the same seed, the line-up moved round */
    double sum, squares;
} rs_sprt;

typedef enum rs_verdict { RS_OPEN_YET, RS_IS_ELO0, RS_IS_ELO1 } rs_verdict;

void rs_sprt_note(rs_sprt *test, double share); /* that the first bot won of a group's games */
double rs_sprt_likelihood(const rs_sprt *test); /* logarithm of the ratio; decided at +-rs_sprt_bound() */
double rs_sprt_bound(void);
rs_verdict rs_sprt_verdict(const rs_sprt *test);

#endif
