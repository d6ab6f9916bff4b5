/* calls.c - webhooks are called by libcurl, many at a time on one thread: a host that never answers holds up nobody. */
#include "server/crew/crew.h"
#include "server/crew/hook.h"
#include "server/house.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>

enum {
    WAITING = 4,      /* calls of one account that wait; more are dropped */
    AT_ONCE = 128,    /* under way, */
    TO_ONE_HOST = 8,  /* of them, */
    SECONDS = 5,      /* for so long at most */
    ANSWER = 1 << 16, /* bytes that are read and thrown away */
    LOOK = 100,       /* milliseconds between looks for more to call while some are under way */
};

typedef struct call {
    job job;
    char address[STORE_ADDRESS], body[200];
    bool anywhere; /* this machine and its network, too */
    size_t heard;
    CURL *curl;
    struct curl_slist *headers;
    struct call *next; /* under way */
} call;

typedef struct switchboard {
    CURLM *curl;
    call *first;
    int calls;
} switchboard;

/* ---- On the thread --------------------------------------------------------------------------------------------------------------- */

/* Judged by the address that is really called, whatever name it had. */
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *to)
{
    const call *c = context;
    char ip[INET6_ADDRSTRLEN] = "";

    (void)purpose;
    if (to->family == AF_INET) inet_ntop(AF_INET, &((const struct sockaddr_in *)&to->addr)->sin_addr, ip, sizeof ip);
    if (to->family == AF_INET6) inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)&to->addr)->sin6_addr, ip, sizeof ip);
    if (!c->anywhere && hook_is_inside(ip)) return CURL_SOCKET_BAD;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

static size_t ignore(char *bytes, size_t size, size_t count, void *context)
{
    call *c = context;

    (void)bytes;
    c->heard += size * count;
    return c->heard <= ANSWER ? size * count : 0;
}

static void begin(switchboard *s, call *c)
{
    c->curl = curl_easy_init();
    c->headers = curl_slist_append(NULL, "Content-Type: application/json");
    curl_easy_setopt(c->curl, CURLOPT_PRIVATE, c);
    curl_easy_setopt(c->curl, CURLOPT_URL, c->address);
    curl_easy_setopt(c->curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(c->curl, CURLOPT_POSTFIELDS, c->body);
    curl_easy_setopt(c->curl, CURLOPT_HTTPHEADER, c->headers);
    curl_easy_setopt(c->curl, CURLOPT_PROXY, ""); /* of the environment: only its address would be judged, and it calls any */
    curl_easy_setopt(c->curl, CURLOPT_USERAGENT, "roadstead");
    curl_easy_setopt(c->curl, CURLOPT_TIMEOUT, (long)SECONDS);
    curl_easy_setopt(c->curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(c->curl, CURLOPT_QUICK_EXIT, 1L); /* a name that nobody resolves is not waited for */
    curl_easy_setopt(c->curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(c->curl, CURLOPT_FORBID_REUSE, 1L);
    curl_easy_setopt(c->curl, CURLOPT_WRITEFUNCTION, ignore);
    curl_easy_setopt(c->curl, CURLOPT_WRITEDATA, c);
    curl_easy_setopt(c->curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(c->curl, CURLOPT_OPENSOCKETDATA, c);
    curl_multi_add_handle(s->curl, c->curl);
    c->next = s->first;
    s->first = c;
    s->calls++;
}

static void end(switchboard *s, call *c)
{
    call **link = &s->first;

    while (*link && *link != c) link = &(*link)->next;
    if (*link) *link = c->next;
    s->calls--;
    curl_multi_remove_handle(s->curl, c->curl);
    curl_easy_cleanup(c->curl);
    curl_slist_free_all(c->headers);
    pool_hand_in(c->job.pool, &c->job);
}

static void end_finished(switchboard *s)
{
    int left;

    for (CURLMsg *m; (m = curl_multi_info_read(s->curl, &left));) {
        call *c = NULL;

        curl_easy_getinfo(m->easy_handle, CURLINFO_PRIVATE, (char **)&c);
        if (m->msg == CURLMSG_DONE && c) end(s, c);
    }
}

/* Sleeps until there is something to call, unless calls are under way. */
static void begin_waiting(switchboard *s, pool *p)
{
    for (job *j; s->calls < AT_ONCE && (j = pool_take(p, s->calls == 0));) begin(s, (call *)j);
}

void *hook_work(void *context)
{
    switchboard s = {.curl = curl_multi_init()};
    int running;

    curl_multi_setopt(s.curl, CURLMOPT_MAX_HOST_CONNECTIONS, (long)TO_ONE_HOST);
    do {
        begin_waiting(&s, context);
        curl_multi_perform(s.curl, &running);
        end_finished(&s);
        if (s.calls > 0) curl_multi_poll(s.curl, NULL, 0, LOOK, NULL);
    } while (!crew_is_closing());
    while (s.first) end(&s, s.first);
    curl_multi_cleanup(s.curl);
    return NULL;
}

/* ---- In the loop ------------------------------------------------------------------------------------------------------------------ */

void crew_nudge(house *h, const store_user *user, const table *t)
{
    call *c = (call *)job_new(sizeof *c);

    snprintf(c->address, sizeof c->address, "%s", user->webhook);
    snprintf(c->body, sizeof c->body, "{\"text\":\"It is your turn at a table of Roadstead.\",\"table\":\"%s\",\"game\":\"%s\"}", t->id,
             t->setup.game->id);
    c->anywhere = h->settings.private_hooks;
    if (!crew_hand_out(h, POOL_HOOKS, &c->job, user->id, WAITING)) job_free(&c->job);
}
