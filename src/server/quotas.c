/* quotas.c - how many tables anybody may lay: so many at a time, so many a minute, and few that everybody finds. */
#include "server/house.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

enum {
    GUEST = 20,    /* tables that a guest may have laid and that are not over; */
    ACCOUNT = 100, /* who has a password */
    OPEN = 3,      /* of them in the lobby, with free seats: of one account, and from one address */
};

/* A new table costs a row and a log for a long time. Many people may share an address. */
static const allowance by_account = {"lay", 10, 6000000};
static const allowance by_address = {"lay from", 40, 2000000};

/* ---- The lobby, by address -------------------------------------------------------------------------------------------------------- */

static bool is_in_lobby(house *h, const char *id)
{
    const table *t = *id ? house_table(h, id) : NULL;

    return t && keeping_lists(h, t) && table_state_of(t) == TABLE_OPEN;
}

/* What has left the lobby makes room for others. */
static int open_from(house *h, const char *address)
{
    int open = 0;

    for (int i = 0; i < RS_COUNT(h->lobby); i++) {
        if (strcmp(h->lobby[i].address, address) != 0) continue;
        if (is_in_lobby(h, h->lobby[i].table))
            open++;
        else
            h->lobby[i].address[0] = 0;
    }
    return open;
}

/* Which address laid which table is nowhere but in memory, and the oldest is forgotten first. */
static void note_in_lobby(house *h, const person *who, const table *t)
{
    int place = h->lobby_next;

    snprintf(h->lobby[place].table, sizeof h->lobby[place].table, "%s", t->id);
    snprintf(h->lobby[place].address, sizeof h->lobby[place].address, "%s", who->address);
    h->lobby_next = (place + 1) % RS_COUNT(h->lobby);
}

/* ---- Laying ----------------------------------------------------------------------------------------------------------------------- */

static const char *refuse_many(house *h, const person *who, bool listed)
{
    store_user user;
    int unfinished, open;

    if (!store_user_get(h->store, who->user, &user)) return "Say a name first.";
    store_host_count(h->store, who->user, &unfinished, &open);
    if (unfinished >= (*user.password ? ACCOUNT : GUEST)) return "You have laid too many tables that are not over yet.";
    if (!listed) return NULL;
    if (open >= OPEN) return "You have three open tables in the lobby already.";
    return *who->address && open_from(h, who->address) >= OPEN ? "Three tables from your address are open in the lobby already." : NULL;
}

const char *quotas_refuse(house *h, const person *who, bool listed, const char **code)
{
    const char *why;

    if (h->settings.limit == 0) return NULL;
    *code = "too-many";
    why = refuse_many(h, who, listed);
    if (why) return why;
    *code = "too-much";
    if (*who->address && !limits_allow(h->limits, &by_address, who->address, h->tick)) return "Too many tables; try again in a while.";
    return limits_allow(h->limits, &by_account, who->user, h->tick) ? NULL : "Too many tables; try again in a while.";
}

/* The row is written at once: the next table is counted by it. */
void quotas_note(house *h, const person *who, table *t)
{
    if (t->mine) house_note(h, t);
    if (t->setup.listed && *who->address) note_in_lobby(h, who, t);
}
