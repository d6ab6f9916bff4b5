/* known.c - places from which an account has logged in: whoever guesses its password elsewhere does not shut them out. */
#include "inside.h"

enum { PLACES = 16 }; /* of an account */

bool store_known_put(store *s, const char *user, const char *place, int64_t now)
{
    return store_write(s, KNOWN_PUT, VALUES(TEXT(user, STORE_ID), TEXT(place, STORE_HASH), NUMBER(now))) &&
           store_write(s, KNOWN_CUT, VALUES(TEXT(user, STORE_ID), NUMBER(PLACES)));
}

static bool take_nothing(__attribute__((unused)) void *context, __attribute__((unused)) const db_value *cells) { return true; }

bool store_known(store *s, const char *user, const char *place)
{
    return store_read(s, KNOWN_GET, VALUES(TEXT(user, STORE_ID), TEXT(place, STORE_HASH)), take_nothing, NULL) == 1;
}
