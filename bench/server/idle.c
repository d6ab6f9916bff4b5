/* idle.c - sockets that hold on and say nothing: what each of them costs the server. */
#include "line.h"
#include "load.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

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

/* What was read or sent is forgotten with its room: ten thousand buffers would only cost us. */
static void empty(line *l)
{
    free(l->in);
    free(l->out);
    *l = (line){.fd = l->fd};
}

/* Answers the server's pings, for at most so long. */
static void stay_alive(int epoll, int ms)
{
    struct epoll_event events[64];
    int count = epoll_wait(epoll, events, 64, ms);

    for (int i = 0; i < count; i++) {
        line *l = events[i].data.ptr;
        const char *text;
        size_t length;

        while (line_fill(l))
            while (line_next(l, &text, &length)) {
            }
        if (l->at == l->in_used && line_flush(l)) empty(l);
    }
}

static void open_all(const load_plan *plan, line *lines, int epoll)
{
    char cookie[LINE_COOKIE] = "", reply[1024];
    line door;

    line_open(&door, plan->port);
    line_request(&door, "POST", "/api/hello", "{\"name\":\"Idle\"}", cookie, reply, sizeof reply);
    line_close(&door);
    for (int i = 0; i < plan->sockets; i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &lines[i]};

        line_open(&lines[i], plan->port);
        line_upgrade(&lines[i], cookie);
        empty(&lines[i]);
        if (epoll_ctl(epoll, EPOLL_CTL_ADD, lines[i].fd, &event) != 0) fail("epoll: %s", strerror(errno));
        stay_alive(epoll, 0);
    }
}

void load_hold(const load_plan *plan)
{
    line *lines = calloc((size_t)plan->sockets, sizeof *lines);
    int epoll = epoll_create1(EPOLL_CLOEXEC);
    long before = server_memory(plan->pid), after;
    double longest = 0;
    int64_t start = now_us(), end;

    if (!lines || epoll < 0) fail("not enough memory for %d sockets", plan->sockets);
    open_all(plan, lines, epoll);
    printf("%d idle sockets opened in %.1f s", plan->sockets, (double)(now_us() - start) / 1e6);
    end = now_us() + (int64_t)(plan->seconds * 1e6);
    while (now_us() < end) stay_alive(epoll, 100);
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
