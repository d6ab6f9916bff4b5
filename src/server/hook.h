/* hook.h - calling a player's webhook. */
#ifndef SERVER_HOOK_H
#define SERVER_HOOK_H

#include <stdbool.h>

bool hook_sound(const char *address); /* http or https, nothing strange in it */

bool hook_is_inside(const char *ip); /* an address that only this machine or its network reaches */

/* Sends a JSON text and does not care for the answer. Unless `anywhere`, addresses inside this network are not called: the server must not
 * be made to knock at doors that only it can reach. Takes up to five seconds. */
void hook_call(const char *address, const char *json, bool anywhere);

#endif
