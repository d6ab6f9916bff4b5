/* report.h - a simulation as one HTML page that needs nothing else: shares with their intervals, lengths and scores as pictures. */
#ifndef RS_REPORT_H
#define RS_REPORT_H

#include "lab/sim.h"

#include <stdio.h>

/* Of a plan whose rows were kept, and that ended well; `command` is what made it. */
void rs_write_report(FILE *out, const rs_sim_plan *plan, const rs_sim_result *result, const char *command);

#endif
