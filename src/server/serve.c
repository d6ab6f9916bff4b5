/* serve.c - opens the rooms of the house one after another, runs, and closes them again. */
#include "server/serve.h"

#include <curl/curl.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

static net *running; /* for the signal handler */

static void stop(int signal)
{
    (void)signal;
    if (running) net_stop(running);
}

static void heed_signals(void)
{
    struct sigaction action = {.sa_handler = stop};

    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL); /* a terminal that is closed */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a full disk, not the end */
}

static bool open_house(house *h, char problem[STORE_PROBLEM])
{
    const house_settings *s = &h->settings;
    net_settings doors = {.address = s->address,
                          .port = s->port,
                          .sockets = s->sockets,
                          .per_address = s->per_address,
                          .proxied = s->proxied,
                          .watched = -1,
                          .context = h};

    h->store = store_open(s->db, problem);
    if (!h->store) return false;
    problem[0] = 0;
    if (s->smtp && !(h->mail = mail_open(s, problem))) return false;
    sharing_begin(h);
    h->limits = limits_open();
    h->site = site_open(s->site, problem);
    doors.watched = store_socket(h->store);
    doors.hooks = (net_hooks){api_request, api_open, api_message, api_gone, rounds_end, sharing_news};
    h->net = net_open(&doors, problem);
    if (!h->net) return false;
    h->crew = crew_open(h, s->threads);
    return h->limits && h->site && h->crew;
}

/* What was entered before the signal is still committed and told. */
static void close_house(house *h)
{
    if (h->net) rounds_end(h);
    if (h->net && h->store) games_end(h);
    if (h->crew) crew_stop(h->crew);
    if (h->mail) mail_close(h->mail);
    if (h->net) net_close(h->net);
    if (h->crew) crew_close(h->crew);
    if (h->store) sharing_end(h);
    rounds_close(h);
    for (int i = 0; i < DRAWERS; i++)
        while (h->drawer[i]) house_drop(h, h->drawer[i]);
    if (h->store) store_close(h->store);
    if (h->site) site_close(h->site);
    free(h->limits);
    free(h->unloadable);
}

bool serve(const house_settings *settings, void (*ready)(int port), char problem[STORE_PROBLEM])
{
    house *h = calloc(1, sizeof *h);
    bool fine;

    problem[0] = 0;
    if (!h || sodium_init() < 0 || curl_global_init(CURL_GLOBAL_DEFAULT) != 0) {
        free(h);
        return false;
    }
    h->settings = *settings;
    h->round = 1;
    fine = open_house(h, problem);
    if (fine) {
        if (*problem) fprintf(stderr, "roadstead serve: %s\n", problem); /* no page: bots and tools can play all the same */
        h->people.leaving = true;                                        /* perhaps somebody was, when the server ended */
        rounds_end(h);
        running = h->net;
        heed_signals();
        ready(net_port(h->net));
        net_run(h->net);
        running = NULL;
    }
    close_house(h);
    free(h);
    curl_global_cleanup();
    return fine;
}
