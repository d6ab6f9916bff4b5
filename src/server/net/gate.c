/* gate.c - who comes from where, and how many from each address. */
#include "server/net/gate.h"
#include "engine/hash.h"

#include <arpa/inet.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Addresses ------------------------------------------------------------------------------------------------------------------ */

static const unsigned char four_in_six[12] = {[10] = 0xff, [11] = 0xff};

static bool is_four(const address *a) { return memcmp(a->bytes, four_in_six, sizeof four_in_six) == 0; }

static address from_four(const void *bytes)
{
    address a;

    memcpy(a.bytes, four_in_six, sizeof four_in_six);
    memcpy(a.bytes + 12, bytes, 4);
    return a;
}

static address from_six(const void *bytes)
{
    address a;

    memcpy(a.bytes, bytes, sizeof a.bytes);
    if (!is_four(&a)) memset(a.bytes + 8, 0, 8);
    return a;
}

address gate_address(const struct sockaddr_storage *where)
{
    if (where->ss_family == AF_INET) return from_four(&((const struct sockaddr_in *)where)->sin_addr);
    return from_six(&((const struct sockaddr_in6 *)where)->sin6_addr);
}

bool gate_read(const char *text, address *a)
{
    unsigned char bytes[16];

    if (inet_pton(AF_INET, text, bytes) == 1)
        *a = from_four(bytes);
    else if (inet_pton(AF_INET6, text, bytes) == 1)
        *a = from_six(bytes);
    else
        return false;
    return true;
}

void gate_name(const address *a, char name[GATE_NAME])
{
    char text[INET6_ADDRSTRLEN];

    if (is_four(a))
        inet_ntop(AF_INET, a->bytes + 12, text, sizeof text);
    else
        inet_ntop(AF_INET6, a->bytes, text, sizeof text);
    snprintf(name, GATE_NAME, "%s%s", text, is_four(a) ? "" : "/64");
}

/* ---- Guests --------------------------------------------------------------------------------------------------------------------- */

void gate_open(gate *g) { randombytes_buf(g->secret, sizeof g->secret); }

static guest **drawer_of(gate *g, const address *a) { return &g->drawer[rs_siphash(g->secret, a->bytes, sizeof a->bytes) % GATE_DRAWERS]; }

guest *gate_find(gate *g, const address *a)
{
    guest **drawer = drawer_of(g, a), *found = *drawer;

    while (found && memcmp(&found->address, a, sizeof *a) != 0) found = found->next;
    if (found) return found;
    found = calloc(1, sizeof *found);
    if (!found) return NULL;
    found->address = *a;
    found->next = *drawer;
    *drawer = found;
    return found;
}

void gate_forget(gate *g, guest *gone)
{
    guest **link = drawer_of(g, &gone->address);

    if (gone->sockets > 0 || gone->lines > 0) return;
    while (*link != gone) link = &(*link)->next;
    *link = gone->next;
    free(gone);
}
