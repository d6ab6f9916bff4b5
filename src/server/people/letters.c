/* letters.c - an address for letters, confirmed by a code that is sent there; and a code for who has lost his password. */
#include "server/people/account.h"

#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { GROUPS = 3, VALID = 15 * 60000, PAUSE = 60000 /* between two letters to one account */ };

static bool can_send(visit *v)
{
    if (!v->h->mail) visit_fail(v, 409, "no-mail", "This server sends no email.");
    return v->h->mail;
}

static bool sent_just_now(visit *v, const char *purpose)
{
    store_code before;

    return store_code_get(v->h->store, v->user.id, purpose, &before) && before.until - VALID + PAUSE > v->h->now;
}

/* In any case, and without the tag that many add to their own address behind a plus sign. */
static void write_mailbox(const char *address, char mailbox[STORE_MAIL])
{
    for (; *address; address++) {
        if (*address == '+') address += strcspn(address, "@");
        *mailbox++ = (char)tolower((unsigned char)*address);
    }
    *mailbox = 0;
}

/* A mailbox is not flooded by many accounts, nor the post by one address. One who asks again and again has a good code all the time; and
 * each purpose counts by itself, so that strangers who give her address do not keep the code from who has lost her password. */
static bool may_send(visit *v, const char *purpose, const char *to)
{
    static const allowance to_one = {"letter to", 5, 600000000}, from_one = {"letters from", 20, 60000000};
    char mailbox[STORE_MAIL], key[STORE_PURPOSE + STORE_MAIL];

    if (v->h->settings.limit == 0) return true;
    write_mailbox(to, mailbox);
    snprintf(key, sizeof key, "%s %s", purpose, mailbox);
    return limits_allow(v->h->limits, &from_one, v->who.address, v->h->tick) && limits_allow(v->h->limits, &to_one, key, v->h->tick);
}

static bool send_code(visit *v, const char *purpose, const char *to, const char *subject, const char *why)
{
    store_code kept = {.until = v->h->now + VALID};
    char code[CODE], text[600];
    bool sent;

    if (!may_send(v, purpose, to)) return false;
    code_new(GROUPS, code);
    code_hash(code, kept.hash);
    snprintf(kept.subject, sizeof kept.subject, "%s", to);
    snprintf(text, sizeof text, "%s\r\n\r\n    %s\r\n\r\nIt is good for 15 minutes. If you did not ask for it, you need do nothing.\r\n",
             why, code);
    sent = mail_post(v->h->mail, to, subject, text);
    if (sent) store_code_put(v->h->store, v->user.id, purpose, &kept);
    sodium_memzero(code, sizeof code);
    sodium_memzero(text, sizeof text);
    return sent;
}

/* ---- An address -------------------------------------------------------------------------------------------------------------------- */

/* It stays as a mark of when it was sent: the next letter waits its minute all the same. */
static void void_code(visit *v, const char *purpose)
{
    store_code kept;

    if (!store_code_get(v->h->store, v->user.id, purpose, &kept)) return;
    kept.hash[0] = 0;
    store_code_put(v->h->store, v->user.id, purpose, &kept);
}

static void forget_address(visit *v)
{
    store_keys keys;

    store_keys_get(v->h->store, v->user.id, &keys);
    keys.mail[0] = 0;
    store_keys_put(v->h->store, v->user.id, &keys);
    void_code(v, "mail");
    void_code(v, "reset");
    visit_me(v, false);
}

static void confirm_address(visit *v)
{
    if (sent_just_now(v, "mail"))
        visit_fail(v, 429, "too-much", "An email was sent just now; please wait a minute.");
    else if (send_code(v, "mail", v->text, "Your address at Roadstead",
                       "The code that confirms this address for your account at Roadstead:"))
        visit_answer(v, 200, "{\"sent\":true}", false);
    else
        visit_fail(v, 429, "too-much", "Too many letters are on their way; try again in a while.");
}

void do_mail(visit *v, rs_json json)
{
    if (!read_text(json, "address", v->text, sizeof v->text) || (*v->text && !mail_sound(v->text))) {
        visit_fail(v, 400, "bad-request", "That is not an email address.");
        return;
    }
    if (*v->text && !can_send(v)) return;
    password_prove(v, json, false, *v->text ? confirm_address : forget_address);
}

void do_mail_confirm(visit *v, rs_json json)
{
    char address[STORE_MAIL];
    store_keys keys;

    read_text(json, "code", v->code, sizeof v->code);
    if (!code_take(v->h, v->user.id, "mail", v->code, address)) {
        visit_fail(v, 403, "wrong-code", "The code is not right, or too old.");
        return;
    }
    store_keys_get(v->h->store, v->user.id, &keys);
    snprintf(keys.mail, sizeof keys.mail, "%s", address);
    store_keys_put(v->h->store, v->user.id, &keys);
    void_code(v, "reset"); /* it went to the address before */
    visit_me(v, false);
}

/* ---- A lost password ----------------------------------------------------------------------------------------------------------------- */

/* The answer is the same whether there is such an account, and whether it has an address. It takes as long, too: the disk is waited for. */
void do_mail_reset(visit *v, rs_json json)
{
    char name[STORE_NAME * 2];
    store_keys keys;

    if (!can_send(v)) return;
    if (!read_text(json, "name", name, sizeof name) || !*name) {
        visit_fail(v, 400, "bad-request", "A name is needed.");
        return;
    }
    v->user = (store_user){0};
    store_probe(v->h->store, v->h->now);
    if (store_user_named(v->h->store, name, &v->user) && store_keys_get(v->h->store, v->user.id, &keys) && *keys.mail &&
        !sent_just_now(v, "reset"))
        send_code(v, "reset", keys.mail, "A new password at Roadstead", "The code with which you can set a new password at Roadstead:");
    visit_answer(v, 200, "{\"sent\":true}", false);
}
