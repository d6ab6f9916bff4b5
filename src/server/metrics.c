/* metrics.c - how the server is doing, in Prometheus's text form. */
#include "server/house.h"

static void put(rs_text *out, const char *name, const char *type, const char *help, long long value)
{
    rs_put_format(out, "# HELP roadstead_%s %s\n# TYPE roadstead_%s %s\nroadstead_%s %lld\n", name, help, name, type, name, value);
}

void metrics_put(const house *h, rs_text *out)
{
    put(out, "sockets", "gauge", "Open sockets.", net_sockets(h->net));
    put(out, "tables", "gauge", "Tables in memory.", h->tables);
    put(out, "moves_total", "counter", "Moves that players sent.", h->count.moves);
    put(out, "entries_total", "counter", "Entries written to logs.", h->count.entries);
    put(out, "messages_total", "counter", "Messages sent to readers of tables.", h->count.messages);
    put(out, "requests_total", "counter", "HTTP requests.", h->count.requests);
    put(out, "refused_total", "counter", "Commands refused.", h->count.refused);
    put(out, "limited_total", "counter", "Requests beyond the limits.", h->count.limited);
    put(out, "jobs_total", "counter", "Bots, passwords and webhooks worked on.", h->count.jobs);
    put(out, "bots_waiting", "gauge", "Bots that wait for a thread.", crew_waiting(h, POOL_BOTS));
    put(out, "passwords_waiting", "gauge", "Passwords that wait for their thread.", crew_waiting(h, POOL_PASSWORDS));
    put(out, "webhooks_waiting", "gauge", "Webhooks that wait to be called.", crew_waiting(h, POOL_HOOKS));
    put(out, "commits_total", "counter", "Commits to the store.", h->count.commits);
    put(out, "failed_commits_total", "counter", "Rounds that could not be kept.", h->count.failures);
    put(out, "ready", "gauge", "What is asked can be kept.", rounds_ready(h));
    put(out, "commit_microseconds_total", "counter", "Time spent in commits.", h->count.commit_us);
    put(out, "commit_microseconds_longest", "gauge", "The longest commit.", h->count.longest_commit_us);
}
