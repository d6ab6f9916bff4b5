/* hook.h - a player's webhook: its address (hook.c), and calling it (calls.c). */
#ifndef SERVER_HOOK_H
#define SERVER_HOOK_H

#include <stdbool.h>

bool hook_sound(const char *address); /* http or https, nothing strange in it */

bool hook_is_inside(const char *ip); /* an address that only this machine or its network reaches */

/* The thread of the pool for webhooks: sends each its JSON text and does not care for the answer. Addresses inside this network are not
 * called unless the server was told that they may: it must not be made to knock at doors that only it can reach. */
void *hook_work(void *pool);

#endif
