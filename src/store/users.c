/* users.c - people, and the names of those who have a password. */
#include "inside.h"
#include "looks.h"

#include <stdio.h>
#include <string.h>

enum { KEY = LOOKS + 1, EXACT = STORE_NAME + 2 };

typedef struct keys { /* under which a name is found: as it is written, and by what it looks like */
    char exact[EXACT], folded[KEY], seen[KEY];
} keys;

static bool take_user(void *context, const db_value *cells)
{
    store_user *user = context;

    user->bot = cells[3].number != 0;
    user->created = cells[4].number;
    user->absent_from = cells[5].number;
    user->absent_until = cells[6].number;
    return store_copy(user->id, sizeof user->id, &cells[0]) && store_copy(user->name, sizeof user->name, &cells[1]) &&
           store_copy(user->password, sizeof user->password, &cells[2]) && store_copy(user->webhook, sizeof user->webhook, &cells[7]) &&
           store_copy(user->owner, sizeof user->owner, &cells[8]);
}

static bool take_id(void *context, const db_value *cells) { return store_copy(context, STORE_ID, &cells[0]); }

/* ---- Names ---- */

/* As it is compared. One that is too long is left to the check of its length. */
static void write_exact(const char *name, char exact[EXACT])
{
    size_t length = strnlen(name, STORE_NAME);

    exact[0] = '=';
    for (size_t i = 0; i < length; i++) exact[i + 1] = (char)(name[i] >= 'A' && name[i] <= 'Z' ? name[i] + 'a' - 'A' : name[i]);
    exact[length + 1] = '\0';
}

static bool keys_of(const char *name, keys *k)
{
    looks seen;

    write_exact(name, k->exact);
    if (strnlen(name, STORE_NAME) == STORE_NAME || !looks_of(name, &seen)) return false;
    snprintf(k->folded, sizeof k->folded, "~%s", seen.folded);
    snprintf(k->seen, sizeof k->seen, "~%s", seen.seen);
    return true;
}

static bool owned_by(store *s, const char *key, char owner[STORE_ID])
{
    return store_read(s, NAME_OWNER, VALUES(TEXT(key, KEY)), take_id, owner) == 1;
}

static bool is_anothers(store *s, const char *key, const char *user)
{
    char owner[STORE_ID];

    return owned_by(s, key, owner) && strcmp(owner, user) != 0;
}

static bool write_claim(store *s, const char *key, const char *user)
{
    return store_write(s, NAME_CLAIM, VALUES(TEXT(key, KEY), TEXT(user, STORE_ID)));
}

/* Two processes may want a name at the same moment; the second waits for the first one's commit and then sees that it is gone. */
static bool claim(store *s, const char *key, const char *user, bool *taken)
{
    if (*taken) return true;
    if (!write_claim(s, key, user)) return false;
    *taken = is_anothers(s, key, user);
    return true;
}

static bool give_back(store *s, const keys *k, const char *user)
{
    db_value id = TEXT(user, STORE_ID);

    return store_write(s, NAME_DROP, VALUES(id, TEXT(k->exact, KEY))) && store_write(s, NAME_DROP, VALUES(id, TEXT(k->folded, KEY))) &&
           store_write(s, NAME_DROP, VALUES(id, TEXT(k->seen, KEY))) && store_refuse(s, "the name is taken");
}

/* Who has a name keeps it, even if since an older version it looks like another one's. */
static bool claim_name(store *s, const store_user *user, keys *k)
{
    char owner[STORE_ID] = "";
    bool taken = false;

    if (!keys_of(user->name, k)) return store_spoil(s, "a text is too long or no UTF-8");
    if (owned_by(s, k->exact, owner) && strcmp(owner, user->id) == 0) return true;
    if (store_name_taken(s, user->name, user->id)) return store_refuse(s, "the name is taken");
    if (!claim(s, k->exact, user->id, &taken) || !claim(s, k->folded, user->id, &taken) || !claim(s, k->seen, user->id, &taken))
        return false;
    return !taken || give_back(s, k, user->id);
}

bool store_name_taken(store *s, const char *name, const char *but)
{
    keys k;

    return keys_of(name, &k) && (is_anothers(s, k.exact, but) || is_anothers(s, k.folded, but) || is_anothers(s, k.seen, but));
}

/* ---- What names look like, after an upgrade ---- */

typedef struct page {
    store *s;
    int64_t created;
    char id[STORE_ID];
    bool failed;
} page;

static bool note_account(void *context, const db_value *cells)
{
    page *p = context;
    char name[STORE_NAME];
    keys k;

    p->created = cells[2].number;
    if (!store_copy(p->id, sizeof p->id, &cells[0])) return false;
    if (!store_copy(name, sizeof name, &cells[1]) || !keys_of(name, &k)) return true; /* found as it is written */
    if (!write_claim(p->s, k.folded, p->id) || !write_claim(p->s, k.seen, p->id)) p->failed = true;
    return true;
}

static bool take_number(void *context, const db_value *cells)
{
    *(int64_t *)context = cells[0].number;
    return true;
}

/* The older account has a look that two share. */
bool store_note_looks(store *s)
{
    enum { PAGE = 5000 };
    page all = {.s = s, .created = INT64_MIN};
    int64_t noted = 0;
    int rows;

    if (store_read(s, NAMES_NOTED, VALUES(NUMBER(0)), take_number, &noted) < 0) return false;
    if (noted == looks_edition()) return true;
    if (!store_write(s, NAMES_EMPTY, VALUES(NUMBER(0)))) return false;
    do {
        page from = all;

        rows = store_read(s, ACCOUNTS_PAGE, VALUES(NUMBER(from.created), TEXT(from.id, STORE_ID), NUMBER(PAGE)), note_account, &all);
    } while (rows == PAGE && !all.failed);
    return rows >= 0 && !all.failed && store_write(s, NAMES_NOTE, VALUES(NUMBER(looks_edition()))) && store_commit(s);
}

/* ---- Users ---- */

bool store_user_put(store *s, const store_user *user)
{
    keys k = {"", "", ""};

    if (user->password[0] && !claim_name(s, user, &k)) return false;
    return store_write(s, NAMES_DROP, VALUES(TEXT(user->id, STORE_ID), TEXT(k.exact, KEY), TEXT(k.folded, KEY), TEXT(k.seen, KEY))) &&
           store_write(s, USER_PUT,
                       VALUES(TEXT(user->id, STORE_ID), TEXT(user->name, STORE_NAME), TEXT(user->password, STORE_PASSWORD),
                              NUMBER(user->bot), NUMBER(user->created), NUMBER(user->absent_from), NUMBER(user->absent_until),
                              TEXT(user->webhook, STORE_ADDRESS), TEXT(user->owner, STORE_ID)));
}

bool store_user_hold(store *s, const char *id) { return store_write(s, USER_HOLD, VALUES(TEXT(id, STORE_ID))); }

bool store_user_get(store *s, const char *id, store_user *user)
{
    return store_read(s, USER_GET, VALUES(TEXT(id, STORE_ID)), take_user, user) == 1;
}

bool store_user_named(store *s, const char *name, store_user *user)
{
    char id[STORE_ID];
    keys k;

    return keys_of(name, &k) && (owned_by(s, k.exact, id) || owned_by(s, k.folded, id)) && store_user_get(s, id, user);
}

int store_bots_of(store *s, const char *user)
{
    int64_t bots = 0;

    return store_read(s, BOTS_COUNT, VALUES(TEXT(user, STORE_ID)), take_number, &bots) == 1 ? (int)bots : 0;
}

/* ---- Guests ---- */

typedef struct guests {
    char *after;
    store_id *each;
    void *context;
} guests;

static bool take_guest(void *context, const db_value *cells)
{
    guests *g = context;

    if (!store_copy(g->after, STORE_ID, &cells[0])) return false;
    if (cells[1].number) g->each(g->context, g->after);
    return true;
}

void store_stale_guests(store *s, char after[STORE_ID], int most, store_id *each, void *context)
{
    char from[STORE_ID];

    memcpy(from, after, sizeof from);
    if (store_read(s, GUESTS_PAGE, VALUES(TEXT(from, STORE_ID), NUMBER(most)), take_guest, &(guests){after, each, context}) < most)
        after[0] = '\0';
}
