/* stats.h - the little statistics a simulation needs. */
#ifndef RS_STATS_H
#define RS_STATS_H

typedef struct rs_interval {
    double low, high;
} rs_interval;

typedef struct rs_summary { /* all 0 if there are no values */
    long count;
    double mean, p10, median, p90, most;
} rs_summary;

/* Wilson's 95 % interval of a share of which `hits` of `trials` were seen: sound for few trials and for shares near 0 and 1. */
rs_interval rs_wilson(long hits, long trials);

/* Sorts the values and sums them up. Percentiles lie between the two nearest ranks in proportion. */
rs_summary rs_summarise(double *values, long count);

#endif
