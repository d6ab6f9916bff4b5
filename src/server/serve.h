/* serve.h - the server as a whole. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include "server/house.h"

/* Serves until SIGINT or SIGTERM. `ready` is told the address once it can be reached. False: `problem` says why not. */
bool serve(const house_settings *settings, void (*ready)(int port), char problem[STORE_PROBLEM]);

#endif
