/* net.h - HTTP requests and WebSockets, in one loop. What net is made of is in line.h.
 *
 * What is answered or sent is held back until net_release: nobody hears of anything before it is on disk. */
#ifndef SERVER_NET_H
#define SERVER_NET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    NET_MESSAGE = 4096,       /* bytes of a message, or of a request's body, at most */
    NET_BACKLOG = 4 << 20,    /* bytes that may wait for a slow reader before the line is cut, */
    NET_BACKLOGS = 256 << 20, /* and for all of them: then the line for which most waits is cut */
};

typedef struct net net;
typedef struct net_peer net_peer; /* one request, or one socket */

typedef struct net_request {   /* its texts last as long as the call; what was not sent is "" */
    const char *method, *path; /* the path as it was sent, without a query */
    const char *cookie, *bearer, *origin, *host, *encodings, *etag, *agent;
    char address[64]; /* of who asks: all of IPv6's addresses that one household has are one */
    const char *body;
    size_t length;
} net_request;

net_request *net_request_copy(const net_request *request); /* but for the body; to be freed. NULL: no memory */

typedef struct net_answer {
    int status;
    const char *type;     /* of the body */
    const char *cookie;   /* to set, or NULL */
    const char *cache;    /* Cache-Control; NULL: no-store */
    const char *encoding; /* of the body, or NULL */
    const char *etag;     /* or NULL */
    const char *body;
    size_t length;
    bool lasting;    /* the body outlives the answer and need not be copied */
    bool regardless; /* it says nothing that must be kept first: net_take_back leaves it */
} net_answer;

typedef struct net_hooks {
    void (*request)(void *context, net_peer *peer, const net_request *request); /* is answered now or later, once */
    bool (*open)(void *context, net_peer *peer, const net_request *request);    /* a socket; false: not let in */
    void (*message)(void *context, net_peer *peer, const char *text, size_t length);
    void (*gone)(void *context, net_peer *peer); /* a socket that was let in, or a request that was not answered yet */
    void (*round)(void *context);                /* after each round of what came in, and at least ten times a second */
    void (*news)(void *context);                 /* the watched descriptor is readable */
} net_hooks;

typedef struct net_settings {
    const char *address; /* to listen at */
    int port;            /* 0: any */
    int sockets;         /* at most */
    int per_address;     /* sockets of one address at most, and as many other lines; 0: as many as there are */
    bool proxied;        /* the peer's address is in X-Forwarded-For */
    int watched;         /* a descriptor, or -1 */
    net_hooks hooks;
    void *context;
} net_settings;

net *net_open(const net_settings *settings, char problem[240]);
int net_port(const net *n);
void net_run(net *n);  /* until net_stop */
void net_stop(net *n); /* safe in a signal handler */
void net_wake(net *n); /* from any thread: another round */
void net_close(net *n);

void net_reply(net_peer *peer, const net_answer *answer);
void net_send(net_peer *peer, const char *text, size_t length);
void net_hang_up(net_peer *peer, int code); /* after what was sent */
size_t net_waiting(const net_peer *peer);   /* bytes that this reader has not taken yet */
void net_watch(net *n, int watched);        /* another descriptor, or -1; the one before may be closed already */
void net_release(net *n);                   /* what was held back may go */
/* What was held back is forgotten: messages go nowhere, and requests that were answered since get `instead`. */
void net_take_back(net *n, const net_answer *instead);
void **net_own(net_peer *peer); /* the caller's pointer */
bool net_is_socket(const net_peer *peer);
int net_sockets(const net *n);

#endif
