/* contest.h - what the commands that let bots play have in common: who plays, for how long, and how far they are. */
#ifndef CLI_CONTEST_H
#define CLI_CONTEST_H

#include "bots/bot.h"
#include "cli/args.h"

long cli_cores(void);

/* Each reads a part of the command line; CLI_RUN, or what is wrong has been said. */
int cli_bots(const cli_command *self, const char *list, int least, int most, const rs_bot **bot, int *bots); /* "greedy,random" */
int cli_players(const cli_command *self, const rs_game *game, long wish, int *players);                      /* wish 0: the fewest */
int cli_seed(const cli_command *self, const char *seed);

/* So many milliseconds a move; or, if that is not 0, so many iterations whatever time they take. */
rs_budget cli_budget(long ms, long iterations);

/* From now on the first Ctrl-C asks for an early end, and says so; the second ends at once. */
void cli_heed_interrupt(void);
bool cli_is_interrupted(void);

/* On stderr, with a word on how it stands: a bar until the end; without a terminal a line a minute. */
void cli_progress(long done, long all, double seconds, const char *unit, const char *standing);
void cli_end_progress(void);

#endif
