/* main.c - bench-server: loads a running `roadstead serve` and says what it did. script/bench server does the whole measurement. */
#include "line.h"
#include "load.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

static const char usage[] = "usage: bench-server --port N [options]\n"
                            "  --port N      where the server listens, on 127.0.0.1; it should run with --limit 0\n"
                            "  --tables N    tables of two that play (500)\n"
                            "  --game ID     what they play (plunder)\n"
                            "  --rate N      moves a second at all tables together (0: as fast as they are acknowledged)\n"
                            "  --seconds N   how long it is measured (10)\n"
                            "  --warmup N    how long it runs before (2)\n"
                            "  --idle N      instead: opens N sockets, holds them for --seconds, asks a hundred of them\n"
                            "  --pid N       the server's, to see its memory\n";

static void allow_many_files(int wanted)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < (rlim_t)wanted + 64)
        fail("%d sockets are too many: this system allows %lu files", wanted, (unsigned long)limit.rlim_cur);
}

static double number(const char *text, double least, double most)
{
    char *end;
    double value = strtod(text, &end);

    if (end == text || *end || value < least || value > most) fail("%s is not a number from %.0f to %.0f", text, least, most);
    return value;
}

int main(int argc, char **argv)
{
    static const struct option options[] = {
        {"port", 1, NULL, 'p'},   {"tables", 1, NULL, 't'}, {"game", 1, NULL, 'g'}, {"rate", 1, NULL, 'r'}, {"seconds", 1, NULL, 's'},
        {"warmup", 1, NULL, 'w'}, {"idle", 1, NULL, 'i'},   {"pid", 1, NULL, 'd'},  {"help", 0, NULL, 'h'}, {NULL, 0, NULL, 0}};
    load_plan plan = {.game = "plunder", .tables = 500, .seconds = 10, .warmup = 2};
    int option;

    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        switch (option) {
        case 'p': plan.port = (int)number(optarg, 1, 65535); break;
        case 't': plan.tables = (int)number(optarg, 1, 100000); break;
        case 'g': plan.game = optarg; break;
        case 'r': plan.rate = (int)number(optarg, 0, 10000000); break;
        case 's': plan.seconds = number(optarg, 0.1, 86400); break;
        case 'w': plan.warmup = number(optarg, 0, 3600); break;
        case 'i': plan.sockets = (int)number(optarg, 1, 1000000); break;
        case 'd': plan.pid = (int)number(optarg, 1, 1 << 22); break;
        case 'h': fputs(usage, stdout); return 0;
        default: fputs(usage, stderr); return 2;
        }
    }
    if (plan.port == 0 || optind < argc) {
        fputs(usage, stderr);
        return 2;
    }
    allow_many_files(plan.sockets ? plan.sockets : plan.tables * 2);
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (plan.sockets)
        load_hold(&plan);
    else
        load_play(&plan);
    return 0;
}
