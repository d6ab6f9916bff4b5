/* idle.c - sockets that hold on and say nothing: what each of them costs the server. */
#include "line.h"
#include "load.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

long server_memory(int pid)
{
    char path[64], text[128];
    long kib = -1;
    FILE *status;

    snprintf(path, sizeof path, "/proc/%d/status", pid);
    status = fopen(path, "r");
    while (status && fgets(text, sizeof text, status))
        if (strncmp(text, "VmRSS:", 6) == 0) kib = strtol(text + 6, NULL, 10);
    if (status) fclose(status);
    return kib;
}

/* How long an answer takes while all the others hold on, in milliseconds. */
static double round_trip(line *l)
{
    static const char ping[] = "{\"cmd\":\"ping\",\"id\":\"1\"}";
    struct pollfd wait = {.fd = l->fd, .events = POLLIN};
    int64_t start = now_us();
    const char *text;
    size_t length;

    line_send(l, ping, sizeof ping - 1);
    do {
        if (poll(&wait, 1, 10000) != 1) fail("no answer within ten seconds");
        line_fill(l);
    } while (!line_next(l, &text, &length));
    return (double)(now_us() - start) / 1000;
}

static void open_all(const load_plan *plan, line *lines)
{
    char cookie[LINE_COOKIE] = "", reply[1024];
    line door;

    line_open(&door, plan->port);
    line_request(&door, "POST", "/api/hello", "{\"name\":\"Idle\"}", cookie, reply, sizeof reply);
    line_close(&door);
    for (int i = 0; i < plan->sockets; i++) {
        line_open(&lines[i], plan->port);
        line_upgrade(&lines[i], cookie);
        free(lines[i].in); /* the handshake's; ten thousand of them would only cost us */
        lines[i] = (line){.fd = lines[i].fd};
    }
}

void load_hold(const load_plan *plan)
{
    line *lines = calloc((size_t)plan->sockets, sizeof *lines);
    struct timespec hold = {.tv_sec = (time_t)plan->seconds};
    long before = server_memory(plan->pid), after;
    double longest = 0;
    int64_t start = now_us();

    if (!lines) fail("not enough memory for %d sockets", plan->sockets);
    open_all(plan, lines);
    printf("%d idle sockets opened in %.1f s", plan->sockets, (double)(now_us() - start) / 1e6);
    nanosleep(&hold, NULL);
    after = server_memory(plan->pid);
    for (int i = 0; i < plan->sockets; i += 1 + plan->sockets / 100) {
        double ms = round_trip(&lines[i]);

        if (ms > longest) longest = ms;
    }
    if (before > 0 && after > 0)
        printf("; server from %ld to %ld KiB, %.1f KiB a socket", before, after, (double)(after - before) / plan->sockets);
    printf("; still held after %.0f s, answered within %.1f ms\n", plan->seconds, longest);
    for (int i = 0; i < plan->sockets; i++) line_close(&lines[i]);
    free(lines);
}
