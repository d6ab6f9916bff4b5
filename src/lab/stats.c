/* stats.c - intervals and percentiles. */
#include "lab/stats.h"

#include <math.h>
#include <stdlib.h>

rs_interval rs_wilson(long hits, long trials)
{
    const double z = 1.959963984540054; /* 97.5 % of a normal distribution lie below it */
    double n = (double)trials, share, centre, spread;

    if (trials <= 0) return (rs_interval){0, 1};
    share = (double)hits / n;
    centre = share + z * z / (2 * n);
    spread = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return (rs_interval){fmax(0, (centre - spread) / (1 + z * z / n)), fmin(1, (centre + spread) / (1 + z * z / n))};
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double percentile(const double *sorted, long count, double share)
{
    double place = share * (double)(count - 1);
    long below = (long)place;
    long above = below + 1 < count ? below + 1 : below;

    return sorted[below] + (place - (double)below) * (sorted[above] - sorted[below]);
}

rs_summary rs_summarise(double *values, long count)
{
    rs_summary summary = {.count = count};
    double sum = 0;

    if (count <= 0) return (rs_summary){0};
    qsort(values, (size_t)count, sizeof *values, by_size);
    for (long i = 0; i < count; i++) sum += values[i];
    summary.mean = sum / (double)count;
    summary.p10 = percentile(values, count, 0.1);
    summary.median = percentile(values, count, 0.5);
    summary.p90 = percentile(values, count, 0.9);
    summary.most = values[count - 1];
    return summary;
}
