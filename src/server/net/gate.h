/* gate.h - who comes from where, and how many from each address. An IPv6 address counts by its first 64 bits: who has one has all of
 * those. */
#ifndef SERVER_GATE_H
#define SERVER_GATE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

enum { GATE_DRAWERS = 4096, GATE_NAME = 64 };

typedef struct address { /* in canonical form: as IPv6, what does not count is 0 */
    unsigned char bytes[16];
} address;

typedef struct guest { /* an address from which somebody is here */
    struct guest *next;
    address address;
    int sockets, lines; /* open ones; lines that are no sockets */
    int resting;        /* lines that wait for the other side */
} guest;

typedef struct gate {
    uint64_t secret[2]; /* so that nobody can choose addresses that share a drawer */
    guest *drawer[GATE_DRAWERS];
} gate;

address gate_address(const struct sockaddr_storage *where);
bool gate_read(const char *text, address *address); /* false: it is none */
void gate_name(const address *address, char name[GATE_NAME]);

void gate_open(gate *g);
guest *gate_find(gate *g, const address *address); /* makes one if there is none; NULL: no memory */
void gate_forget(gate *g, guest *guest);           /* if nobody of it is here any more */

#endif
