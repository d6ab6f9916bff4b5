/* account.h - what the files about people share: a request of somebody about himself, and how it is answered. */
#ifndef SERVER_ACCOUNT_H
#define SERVER_ACCOUNT_H

#include "server/house.h"

enum {
    TOKEN = 65,         /* bytes of a token with its 0 */
    PASSWORD = 129,     /* of a password */
    CODE = 80,          /* of any code, as it was typed */
    LEAST_PASSWORD = 8, /* bytes */
    SESSIONS = 50,      /* of one account; the one that was not used for longest goes */
    BOTS = 20,          /* of one account */
};

typedef struct visit { /* a request; it outlives the call while a password is worked on */
    house *h;
    net_peer *peer;
    person who;
    store_user user; /* of `who`, or the one to log in as */
    char password[PASSWORD], code[CODE], text[STORE_MAIL];
    char token[TOKEN]; /* what the cookie shall be */
    char agent[STORE_AGENT], path[256];
    char attempt[STORE_NAME * 2 + LIMITS_PLACE + 8]; /* by what a wrong password is counted */
    struct job *job;                                 /* that is waited for, or NULL */
    void (*then)(struct visit *v);
    struct export *export;
    bool outside; /* asks for what needs no session: to log in, or to recover */
} visit;

/* account.c */
void visit_post(visit *v, int status, const rs_text *out, bool with_cookie);
void visit_answer(visit *v, int status, const char *body, bool with_cookie);
void visit_fail(visit *v, int status, const char *code, const char *message);
void visit_me(visit *v, bool with_cookie); /* who he is now */
visit *visit_keep(visit *v);               /* until visit_end; a copy */
void visit_end(visit *v);
bool read_text(rs_json json, const char *key, char *text, size_t size); /* "" and false: there is none */

/* names.c */
/* The wished name, of this account or of a new one. false: it was answered why not. */
bool name_take(visit *v, rs_json json, bool own, char name[STORE_NAME]);
const char *name_refuse(const char *wish, char name[STORE_NAME]); /* NULL, or what is wrong with it */
bool name_is_free(visit *v, const char *name);

/* sessions.c */
void session_begin(visit *v); /* a new token, which goes into the cookie */
void session_hash(const char *token, char hash[STORE_HASH]);
bool session_token(const net_request *r, char token[TOKEN]);
bool session_lasts(const visit *v); /* the one that asked */
void session_replace(visit *v);     /* the same, and all other tokens of this user end */
void do_logout(visit *v, rs_json json);
void do_sessions(visit *v, rs_json json);
void do_sessions_end(visit *v, rs_json json);

/* password.c */
void do_password(visit *v, rs_json json);
void do_login(visit *v, rs_json json);
/* Goes on with `then` once the password has proved who asks; guests have none, and need none if they `may`. */
void password_prove(visit *v, rs_json json, bool guests_may, void (*then)(visit *v));
void password_set(visit *v, void (*then)(visit *v));   /* `password` becomes the user's; then all of his sessions have ended */
void password_renew(visit *v, void (*then)(visit *v)); /* the same, of a visit that is not kept yet */

/* attempts.c: how often a password may be wrong. */
bool attempt_begin(visit *v, const char *name, const char *user); /* counts as wrong until it was right; false: it was answered why not */
void attempt_was_right(visit *v);
void attempt_note_place(visit *v); /* from where the user is known now */

/* codes.c: codes that are shown or sent once, and come back. */
void code_new(int groups, char code[CODE]); /* groups of four letters that are not mixed up: 19 bits each */
void code_hash(const char *code, char hash[STORE_HASH]);
bool code_is(const char *code, const char *hash);
bool code_counts(house *h, const char *user, const char *purpose, const char *code, char subject[STORE_MAIL]);
bool code_take(house *h, const char *user, const char *purpose, const char *code, char subject[STORE_MAIL]); /* and uses it up */

/* recovery.c, letters.c, second.c, export.c, leaving.c */
void do_recovery(visit *v, rs_json json);
void do_recover(visit *v, rs_json json);
void do_mail(visit *v, rs_json json);
void do_mail_confirm(visit *v, rs_json json);
void do_mail_reset(visit *v, rs_json json);
void do_second(visit *v, rs_json json);
void do_second_confirm(visit *v, rs_json json);
void do_second_off(visit *v, rs_json json);
bool second_passes(visit *v); /* false: it was answered why not */
void do_export(visit *v, rs_json json);
void export_drop(struct export *e);
void do_forget(visit *v, rs_json json);

#endif
