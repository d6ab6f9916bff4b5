/* hook.h - calling a player's webhook. */
#ifndef SERVER_HOOK_H
#define SERVER_HOOK_H

#include <stdbool.h>

bool hook_sound(const char *address); /* http or https, nothing strange in it */

/* Sends a JSON text and does not care for the answer. Unless `anywhere`, addresses inside this network are not called: the server must not
 * be made to knock at doors that only it can reach. Takes up to five seconds. */
void hook_call(const char *address, const char *json, bool anywhere);

#endif
