/* line.h - a connection, inside of net: request.c and socket.c speak on it, line.c reads, writes, waits and ends it. */
#ifndef SERVER_LINE_H
#define SERVER_LINE_H

#include "server/net/chain.h"
#include "server/net/frames.h"
#include "server/net/gate.h"
#include "server/net/http.h"
#include "server/net/net.h"
#include "server/net/outbox.h"

#include <signal.h>
#include <uv.h>

enum {
    LINE_REQUEST = HTTP_HEAD + NET_MESSAGE, /* bytes that are read ahead on a line that is no socket */
    LINE_ROOM = 64 << 10,                   /* bytes that are read at once */
};

typedef enum line_state {
    LINE_IDLE,     /* nothing of a request has come, */
    LINE_HEAD,     /* or some of its head, */
    LINE_BODY,     /* or some of its body */
    LINE_ASKED,    /* it is being worked on */
    LINE_ANSWERED, /* its answer goes out */
    LINE_SOCKET,
    LINE_ENDING, /* everything was said; what still comes is thrown away until the other side closes */
    LINE_GONE,
} line_state;

typedef enum line_wait { /* for what, each with a limit in time */
                         WAIT_REQUEST,
                         WAIT_HEAD,
                         WAIT_BODY,
                         WAIT_END,
                         WAIT_READER, /* to take what is written */
                         WAITS,
} line_wait;

struct net_peer {
    uv_poll_t poll;
    int fd, polled; /* for which events */
    net *net;
    void *own;
    address from;           /* where the line comes from, */
    guest *guest;           /* and for whom it counts; NULL: a proxy's, between two requests */
    chain all, waits, turn; /* one of the rings of net, or none */
    int64_t since;          /* when the wait began */
    line_state state;
    bool is_socket, owed; /* the caller must be told when it is gone */
    bool last;            /* it ends when all is written */
    bool only_head;       /* HEAD: the answer's body is left out */
    bool regardless;      /* its answer says nothing that must be kept first */
    bool deaf, closed;    /* not read from for now; the other side has closed */
    bool rests;           /* counted among those */
    size_t seen;          /* bytes of a head, or bytes that a body needs, or bytes thrown away */
    char *in;             /* what has come and was not taken yet */
    size_t kept;
    outbox out;
    frames frames;
    int64_t calm_since; /* of a bucket for frames that are no messages */
    int calm;
};

struct net {
    net_settings settings;
    uv_loop_t loop; /* epoll: ten thousand silent sockets cost nothing */
    uv_poll_t door, *watched;
    uv_async_t wake;
    uv_timer_t pulse;
    int door_fd, watched_fd;
    bool door_shut; /* until the next beat: there were no files left */
    chain all, waits[WAITS];
    chain ready, again, parted; /* with something to release; with a next request; of which the caller must be told, or to be closed */
    int lines, most_lines, sockets, most_sockets, resting;
    gate gate;
    office office;
    volatile sig_atomic_t stopping;
    char room[LINE_ROOM]; /* what is being read */
};

/* line.c */
net_peer *line_open(net *n, int fd, const address *from, guest *guest); /* NULL: no memory */
void line_become(net_peer *line, line_state state);
void line_read(net_peer *line);        /* what has come */
void line_again(net_peer *line);       /* what had come before */
void line_write(net_peer *line);       /* what was released */
void line_ready(net_peer *line);       /* there is something to release */
void line_cut(net_peer *line);         /* at once; nothing more is written */
void line_part(net *n);                /* tells the caller who is gone, and closes */
bool line_say_goodbye(net_peer *line); /* when all ends; true: its last words are not written yet */
void line_expire(net *n);              /* who has kept us waiting for too long */
bool line_put(net_peer *line, const char *head, size_t head_length, const char *text, size_t length); /* false: it was cut */

/* Cuts the oldest that rests, of the guest or of all (NULL), except one; false: none rests. */
bool line_make_room(net *n, const guest *guest, const net_peer *except);

/* request.c, socket.c: how many of the bytes were taken; 0: more must come first. */
size_t request_take(net_peer *line, char *bytes, size_t have);
size_t socket_take(net_peer *line, char *bytes, size_t have);

void request_take_back(net_peer *line, const net_answer *instead);                      /* what it was answered in this round */
void request_refuse(net_peer *line, int status, const char *code, const char *message); /* and ends the line */
void socket_open(net_peer *line, const http_head *head, const net_request *request);

#endif
