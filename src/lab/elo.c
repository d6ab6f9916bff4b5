/* elo.c - ratings by maximum likelihood, and Wald's sequential test on groups of games. */
#include "lab/elo.h"

#include <math.h>
#include <string.h>

enum { ROUNDS = 500 };

typedef double matrix[RS_RATED][RS_RATED];

/* ---- Ratings ------------------------------------------------------------------------------------------------------------ */

static double strength_at(const rs_meeting *m, const double *strength)
{
    double sum = 0;

    for (int seat = 0; seat < m->seats; seat++) sum += strength[m->bot[seat]];
    return sum;
}

/* A round of the minorisation that climbs to the maximum: strength = wins / expected wins per strength. */
static void improve(const rs_meeting *meeting, int meetings, int bots, double *strength)
{
    double wins[RS_RATED] = {0}, weight[RS_RATED] = {0};

    for (int i = 0; i < meetings; i++) {
        const rs_meeting *m = &meeting[i];
        double games = (double)m->games + 1, sum = strength_at(m, strength);

        for (int seat = 0; seat < m->seats; seat++) {
            wins[m->bot[seat]] += m->wins[seat] + 1.0 / m->seats;
            weight[m->bot[seat]] += games / sum;
        }
    }
    for (int bot = 0; bot < bots; bot++)
        if (weight[bot] > 0) strength[bot] = wins[bot] / weight[bot];
    for (int bot = bots - 1; bot >= 0; bot--) strength[bot] /= strength[0];
}

/* How sharply the likelihood falls off around its maximum, in natural units. */
static void add_information(const rs_meeting *m, const double *strength, matrix info)
{
    double sum = strength_at(m, strength), games = (double)m->games + 1, share[RS_RATED] = {0};

    for (int seat = 0; seat < m->seats; seat++) share[m->bot[seat]] += strength[m->bot[seat]] / sum;
    for (int a = 0; a < RS_RATED; a++)
        for (int b = 0; b < RS_RATED; b++) info[a][b] += games * ((a == b ? share[a] : 0) - share[a] * share[b]);
}

/* Gauss and Jordan, without the first row and column: the first bot's rating is the yardstick. */
static void invert(matrix m, int size, matrix inverse)
{
    memset(inverse, 0, sizeof(matrix));
    for (int i = 1; i < size; i++) inverse[i][i] = 1;
    for (int i = 1; i < size; i++) {
        double pivot = m[i][i];

        if (pivot <= 0) continue;
        for (int k = 1; k < size; k++) m[i][k] /= pivot, inverse[i][k] /= pivot;
        for (int row = 1; row < size; row++) {
            double factor = m[row][i];

            if (row == i) continue;
            for (int k = 1; k < size; k++) m[row][k] -= factor * m[i][k], inverse[row][k] -= factor * inverse[i][k];
        }
    }
}

void rs_rate(const rs_meeting *meeting, int meetings, int bots, rs_rating *rating)
{
    const double unit = 400 / log(10);
    double strength[RS_RATED] = {0};
    matrix info = {{0}}, inverse;

    for (int bot = 0; bot < bots; bot++) strength[bot] = 1;
    for (int round = 0; round < ROUNDS; round++) improve(meeting, meetings, bots, strength);
    for (int i = 0; i < meetings; i++) add_information(&meeting[i], strength, info);
    invert(info, bots, inverse);
    for (int bot = 0; bot < bots; bot++)
        rating[bot] = (rs_rating){unit * log(strength[bot]), bot ? 1.959964 * unit * sqrt(fmax(0, inverse[bot][bot])) : 0};
}

/* ---- The sequential test ------------------------------------------------------------------------------------------------- */

double rs_share_at(double elo, int seats)
{
    double strength = pow(10, elo / 400);

    return strength / (strength + seats - 1);
}

void rs_sprt_note(rs_sprt *test, double share)
{
    test->groups++;
    test->sum += share;
    test->squares += share * share;
}

/* Games with the same seed hang together, so groups are the unit. How far they scatter is measured about the middle of both hypotheses,
 * with one average group added: about their own mean a few wins in a row would not scatter at all, and seem to prove everything. */
double rs_sprt_likelihood(const rs_sprt *test)
{
    double low = rs_share_at(test->elo0, test->seats), high = rs_share_at(test->elo1, test->seats), middle = (low + high) / 2;
    double n = (double)test->groups, mean, variance;

    if (test->groups == 0) return 0;
    mean = test->sum / n;
    variance = (test->squares + n * middle * (middle - 2 * mean) + middle * (1 - middle) / test->seats) / (n + 1);
    if (variance < 1e-4) variance = 1e-4;
    return n * (high - low) * (mean - middle) / variance;
}

double rs_sprt_bound(void) { return log(0.95 / 0.05); }

rs_verdict rs_sprt_verdict(const rs_sprt *test)
{
    double likelihood = rs_sprt_likelihood(test);

    if (likelihood >= rs_sprt_bound()) return RS_IS_ELO1;
    return likelihood <= -rs_sprt_bound() ? RS_IS_ELO0 : RS_OPEN_YET;
}
