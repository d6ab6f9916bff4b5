/* password.c - setting and proving passwords, which the crew works on meanwhile. */
#include "server/people/account.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

static const char wrong[] = "Name and password do not match.";

/* The account as it is now: a password takes a while, and much may have happened. Who was shown out meanwhile asks for nothing more. What
 * follows uses up codes that are good once, and so no other process does the same at the same moment. */
static bool is_still_there(visit *v)
{
    char before[STORE_PASSWORD];

    memcpy(before, v->user.password, sizeof before);
    store_user_hold(v->h->store, v->user.id);
    if (!v->outside && !session_lasts(v)) return false;
    return store_user_get(v->h->store, v->user.id, &v->user) && strcmp(before, v->user.password) == 0;
}

/* Waits for the crew. Too many from one address do not even wait: then there is no job. */
static void await(visit *v, struct job *handed_out)
{
    v->job = handed_out;
    if (!handed_out) visit_fail(v, 429, "too-much", "Too many requests; try again in a while.");
}

static void end_if_refused(visit *v)
{
    if (!v->job) visit_end(v);
}

/* Whatever comes next may take as long again. */
static void go_on(visit *v)
{
    v->job = NULL;
    v->then(v);
    end_if_refused(v);
}

/* ---- Proving ------------------------------------------------------------------------------------------------------------------------ */

static void when_proved(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    (void)h, (void)hash;
    if (right && is_still_there(v)) {
        attempt_was_right(v);
        go_on(v);
        return;
    }
    visit_fail(v, 403, "wrong-password", "The password is wrong.");
    visit_end(v);
}

void password_prove(visit *v, rs_json json, bool guests_may, void (*then)(visit *v))
{
    char given[PASSWORD];
    visit *kept;

    if (!*v->user.password) {
        if (guests_may)
            then(v);
        else
            visit_fail(v, 409, "not-now", "Set a password first.");
        return;
    }
    if (!attempt_begin(v, v->user.name, v->user.id)) return;
    read_text(json, "password", given, sizeof given);
    kept = visit_keep(v);
    kept->then = then;
    await(kept, crew_check(v->h, v->who.address, given, v->user.password, when_proved, kept));
    sodium_memzero(given, sizeof given);
    end_if_refused(kept);
}

/* ---- Setting ------------------------------------------------------------------------------------------------------------------------ */

static void when_hashed(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    if (right && is_still_there(v)) {
        snprintf(v->user.password, sizeof v->user.password, "%s", hash);
        if (store_user_put(h->store, &v->user)) {
            store_code_drop(h->store, v->user.id, "reset");
            attempt_note_place(v);
            go_on(v);
            return;
        }
        visit_fail(v, 409, "name-taken", "Somebody with a password has this name, or one that looks like it; change yours first.");
    } else
        visit_fail(v, 500, "failed", "The password could not be set.");
    visit_end(v);
}

void password_set(visit *v, void (*then)(visit *v))
{
    v->then = then;
    await(v, crew_hash(v->h, v->who.address, v->password, when_hashed, v));
    sodium_memzero(v->password, sizeof v->password);
}

void password_renew(visit *v, void (*then)(visit *v))
{
    visit *kept = visit_keep(v);

    password_set(kept, then);
    end_if_refused(kept);
}

/* Who knew the old one is out. */
static void greet_again(visit *v)
{
    session_replace(v);
    visit_me(v, true);
}

static void set_own(visit *v) { password_set(v, greet_again); }

static void when_old_is_checked(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    (void)h, (void)hash;
    if (right && is_still_there(v)) {
        attempt_was_right(v);
        v->then = set_own;
        go_on(v);
        return;
    }
    visit_fail(v, 403, "wrong-password", "The old password is wrong.");
    visit_end(v);
}

void do_password(visit *v, rs_json json)
{
    char old[PASSWORD];
    visit *kept;

    if (v->user.bot) {
        visit_fail(v, 403, "not-yours", "A bot has a token and no password.");
        return;
    }
    if (!read_text(json, "password", v->password, sizeof v->password) || strlen(v->password) < LEAST_PASSWORD) {
        visit_fail(v, 400, "bad-request", "A password has 8 to 128 bytes.");
        return;
    }
    if (!*v->user.password && !name_is_free(v, v->user.name)) {
        visit_fail(v, 409, "name-taken", "Somebody with a password has this name, or one that looks like it; change yours first.");
        return;
    }
    if (*v->user.password && !attempt_begin(v, v->user.name, v->user.id)) return;
    read_text(json, "old", old, sizeof old);
    kept = visit_keep(v);
    if (*v->user.password)
        await(kept, crew_check(v->h, v->who.address, old, v->user.password, when_old_is_checked, kept));
    else
        password_set(kept, greet_again);
    sodium_memzero(old, sizeof old);
    end_if_refused(kept);
}

/* ---- Logging in --------------------------------------------------------------------------------------------------------------------- */

static void when_login_is_checked(house *h, void *context, bool right, const char *hash)
{
    visit *v = context;

    (void)h, (void)hash;
    if (!right || !is_still_there(v))
        visit_fail(v, 403, "wrong-password", wrong);
    else if (second_passes(v)) {
        attempt_was_right(v);
        session_begin(v);
        visit_me(v, true);
    }
    visit_end(v);
}

/* For a name that nobody has, a password is checked all the same: the answer takes as long. */
void do_login(visit *v, rs_json json)
{
    static const char nobody[] = "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    char name[STORE_NAME * 2], found[STORE_NAME];
    visit *kept;
    bool known;

    if (!read_text(json, "name", name, sizeof name) || !*name || !read_text(json, "password", v->password, sizeof v->password)) {
        visit_fail(v, 400, "bad-request", "Name and password are needed.");
        return;
    }
    read_text(json, "code", v->code, sizeof v->code);
    v->user = (store_user){0};
    v->outside = true;
    known = store_user_named(v->h->store, name, &v->user) ||
            (!name_refuse(name, found) && store_user_named(v->h->store, found, &v->user)); /* with blanks around it, say */
    if (!attempt_begin(v, name, v->user.id)) return;
    kept = visit_keep(v);
    await(kept, crew_check(v->h, v->who.address, v->password, known ? v->user.password : nobody, when_login_is_checked, kept));
    sodium_memzero(kept->password, sizeof kept->password);
    end_if_refused(kept);
}
