/* contest.c - who plays, for how long, and how far they are. */
#include "cli/contest.h"
#include "engine/text.h"
#include "lab/clock.h"
#include "lab/sim.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

long cli_cores(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);

    return count < 1 ? 1 : count > RS_SIM_THREADS ? RS_SIM_THREADS : count;
}

static int refuse_bot(const cli_command *self, const char *id)
{
    char line[RS_LINE];
    rs_text names = rs_text_on(line, sizeof line);

    for (int i = 0; i < rs_bot_count(); i++) rs_put_format(&names, "%s%s", i ? ", " : "", rs_bot_at(i)->id);
    return cli_bad(self, "--bots: there is no bot \"%s\"; there is %s.", id, line);
}

int cli_bots(const cli_command *self, const char *list, int least, int most, const rs_bot **bot, int *bots)
{
    *bots = 0;
    for (const char *at = list;; at++) {
        size_t length = strcspn(at, ",");
        char id[32];

        snprintf(id, sizeof id, "%.*s", (int)length, at);
        if (*bots == most) return cli_bad(self, "--bots names more bots than the %d that there is room for.", most);
        if (!(bot[*bots] = rs_bot_find(id))) return refuse_bot(self, id);
        ++*bots;
        if (!*(at += length)) break;
    }
    return *bots < least ? cli_bad(self, "--bots takes %d bots or more.", least) : CLI_RUN;
}

int cli_players(const cli_command *self, const rs_game *game, long wish, int *players)
{
    *players = wish ? (int)wish : game->least_players;
    if (*players >= game->least_players && *players <= game->most_players) return CLI_RUN;
    return cli_bad(self, "--players: %s is for %d to %d players, not %d.", game->id, game->least_players, game->most_players, *players);
}

int cli_seed(const cli_command *self, const char *seed)
{
    if (rs_seed_sound(seed) && strlen(seed) <= RS_SIM_SEED) return CLI_RUN;
    return cli_bad(self, "--seed takes 1 to %d letters, digits, and characters of -_. only.", RS_SIM_SEED);
}

rs_budget cli_budget(long ms, long iterations)
{
    return iterations ? (rs_budget){0, (int)iterations, NULL} : (rs_budget){(int)ms, 0, rs_thread_microseconds};
}

static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal)
{
    static const char line[] = "\nWhat was begun is brought to an end. Once more: stop at once.\n";

    (void)signal;
    interrupted = 1;
    if (write(STDERR_FILENO, line, sizeof line - 1) < 0) return; /* nobody to tell: it ends early all the same */
}

void cli_heed_interrupt(void) { sigaction(SIGINT, &(struct sigaction){.sa_handler = note_interrupt, .sa_flags = (int)SA_RESETHAND}, NULL); }

bool cli_is_interrupted(void) { return interrupted; }

/* A line of a log, or nothing if the last one was just written. */
static bool is_due(double seconds)
{
    static double told;

    if (seconds < told + 60) return false;
    told = seconds;
    return true;
}

static void draw_bar(double share)
{
    static const char full[] = "##############################", empty[] = "..............................";
    int filled = (int)(share * (double)(sizeof full - 1));

    fprintf(stderr, "\r[%s%s] ", full + sizeof full - 1 - filled, empty + filled);
}

void cli_progress(long done, long all, double seconds, const char *unit, const char *standing)
{
    bool terminal = isatty(STDERR_FILENO);
    double share = (double)done / (double)all, rate = seconds > 0 ? (double)done / seconds : 0;
    long left = rate > 0 ? (long)((double)(all - done) / rate + 0.5) : 0;

    if (!terminal && !is_due(seconds)) return;
    if (terminal) draw_bar(share);
    fprintf(stderr, "%3.0f %%  ", share * 100);
    if (rate > 0) fprintf(stderr, rate >= 1 ? "%.0f %ss/s  " : "%.0f s a %s  ", rate >= 1 ? rate : 1 / rate, unit);
    fprintf(stderr, "%ld:%02ld left  %s%s", left / 60, left % 60, standing, terminal ? "\033[K" : "\n");
}

void cli_end_progress(void)
{
    if (isatty(STDERR_FILENO)) fprintf(stderr, "\r\033[K");
}
