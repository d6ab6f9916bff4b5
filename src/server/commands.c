/* commands.c - all that can be asked of a table, one function each, and the table that finds them. */
#include "server/house.h"
#include "server/table/words.h"
#include "engine/game.h"
#include "protocol/reply.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHAT_BYTES = 400,  /* of what is said at once */
    CHATS = 1000,      /* at a table, the same share of them for each seat */
    CHAT_BURST = 10,   /* at once, */
    CHAT_EVERY = 1000, /* then one in so many milliseconds */
    LEAVES = 100,      /* how often somebody may leave a game and return */
};

/* ---- Answers -------------------------------------------------------------------------------------------------------------------- */

void put_error(rs_text *out, const char *re, const char *code, const char *message)
{
    rs_put_char(out, '{');
    if (*re) {
        rs_put(out, "\"re\":");
        rs_put_quoted(out, re);
        rs_put_char(out, ',');
    }
    rs_put(out, "\"error\":{\"code\":");
    rs_put_quoted(out, code);
    rs_put(out, ",\"message\":");
    rs_put_quoted(out, message);
    rs_put(out, "}}");
}

static void fail(asking *a, const char *code, const char *message)
{
    a->h->count.refused++;
    put_error(a->out, a->id, code, message);
}

static void begin_answer(asking *a)
{
    rs_put_char(a->out, '{');
    if (*a->id) {
        rs_put(a->out, "\"re\":");
        rs_put_quoted(a->out, a->id);
        rs_put_char(a->out, ',');
    }
}

static void done(asking *a, int seq)
{
    begin_answer(a);
    rs_put_format(a->out, "\"ok\":true,\"seq\":%d}", seq);
}

/* ---- Members -------------------------------------------------------------------------------------------------------------------- */

static bool read_text(asking *a, const char *key, char *buffer, size_t size, const char *what)
{
    if (rs_json_string(rs_json_get(a->json, key), buffer, size) && *buffer) return true;
    fail(a, "bad-request", what);
    return false;
}

/* A whole number from 0 on; left out, or null: as it was. */
static bool read_number(asking *a, const char *key, long *number)
{
    rs_json json = rs_json_get(a->json, key);
    char what[80];

    if (!json.at || rs_json_type(json) == 'n' || (rs_json_int(json, number) && *number >= 0)) return true;
    snprintf(what, sizeof what, "The member %s must be a whole number, 0 or more.", key);
    fail(a, "bad-request", what);
    return false;
}

/* A seat of the table; left out: `usual`. */
static bool read_seat(asking *a, int usual, int *seat)
{
    rs_json json = rs_json_get(a->json, "seat");
    long number = usual;

    if (json.at && (!rs_json_int(json, &number) || number < 0 || number >= a->t->setup.players)) {
        fail(a, "no-seat", "There is no such seat.");
        return false;
    }
    *seat = (int)number;
    return true;
}

static int own_seat(const asking *a) { return table_seat_of(a->t, a->who->user); }

/* ---- Entering ------------------------------------------------------------------------------------------------------------------- */

static bool enter_by(asking *a, entry_kind kind, int seat, const char *text)
{
    store_entry e = {.seat = seat};
    char problem[RS_LINE];
    const char *code = "failed";

    if (strlen(text) >= sizeof e.text) {
        fail(a, "bad-request", "That is too long.");
        return false;
    }
    strcpy(e.text, text);
    strcpy(e.kind, entry_names[kind]);
    memcpy(e.user, a->who->user, sizeof e.user);
    memcpy(e.command, a->id, sizeof e.command);
    if (enter(a->h, a->t, &e, &code, problem)) return true;
    fail(a, code, problem);
    return false;
}

static void enter_and_follow(asking *a, entry_kind kind, const char *text)
{
    int seq = a->t->entries + 1;

    if (!enter_by(a, kind, own_seat(a), text)) return;
    entries_follow(a->h, a->t);
    done(a, seq);
}

/* ---- Coming and going ------------------------------------------------------------------------------------------------------------ */

enum { COLOUR = 32, JOIN = RS_SEED + COLOUR + STORE_NAME + 2 };

/* In a log a hyphen stands for none. */
bool entropy_sound(const char *text) { return rs_seed_sound(text) && strcmp(text, "-") != 0; }

static bool read_entropy(asking *a, char entropy[RS_SEED + 1])
{
    rs_json json = rs_json_get(a->json, "entropy");

    strcpy(entropy, "-");
    if (!json.at || rs_json_type(json) == 'n') return true;
    if (rs_json_string(json, entropy, RS_SEED + 1) && entropy_sound(entropy)) return true;
    fail(a, "bad-request", "Entropy is 1 to 64 letters, digits, hyphens, underscores or dots.");
    return false;
}

/* "" if none is wanted; whether there is such a colour the table decides. */
static bool read_colour(asking *a, char colour[COLOUR])
{
    rs_json json = rs_json_get(a->json, "colour");

    colour[0] = 0;
    if (!json.at || rs_json_type(json) == 'n' || (rs_json_string(json, colour, COLOUR) && !strpbrk(colour, " /"))) return true;
    fail(a, "bad-request", "There is no such colour.");
    return false;
}

static void put_join(const char *entropy, const char *colour, const char *name, char text[JOIN])
{
    snprintf(text, JOIN, "%s%s%s %s", entropy, *colour ? "/" : "", colour, name);
}

static void do_join(asking *a)
{
    char text[JOIN], entropy[RS_SEED + 1], colour[COLOUR];
    int seat, seq = a->t->entries + 1;

    if (!read_seat(a, table_free_seat(a->t), &seat) || !read_entropy(a, entropy) || !read_colour(a, colour)) return;
    if (own_seat(a) >= 0) {
        fail(a, "not-now", "You have a seat already.");
        return;
    }
    if (seat < 0) {
        fail(a, "no-seat", "No seat is free.");
        return;
    }
    put_join(entropy, colour, a->who->name, text);
    if (!enter_by(a, ENTRY_JOIN, seat, text)) return;
    store_seat_put(a->h->store, a->t->id, seat, a->who->user);
    entries_follow(a->h, a->t);
    done(a, seq);
}

static void do_colour(asking *a)
{
    char colour[COLOUR];

    if (read_colour(a, colour)) enter_and_follow(a, ENTRY_COLOUR, colour);
}

static void do_seat(asking *a)
{
    rs_json json = rs_json_get(a->json, "bot");
    char bot[32] = "-";
    int seat, seq = a->t->entries + 1;

    if (!read_seat(a, RS_NOBODY, &seat)) return;
    if (strcmp(a->t->setup.host, a->who->user) != 0) {
        fail(a, "not-yours", "Only the host seats bots.");
        return;
    }
    if (rs_json_type(json) != 'n' && !rs_json_string(json, bot, sizeof bot)) {
        fail(a, "bad-request", "The member bot must be a bot's id, or null.");
        return;
    }
    if (!enter_by(a, ENTRY_BOT, seat, bot)) return;
    entries_follow(a->h, a->t);
    done(a, seq);
}

static void do_leave(asking *a)
{
    int seat = own_seat(a);
    bool free_again = table_state_of(a->t) == TABLE_OPEN;

    if (!free_again && a->t->leaves[seat] >= LEAVES) {
        fail(a, "not-now", "You have left this game too often; stay, or give up.");
        return;
    }
    enter_and_follow(a, ENTRY_LEAVE, "");
    if (free_again) store_seat_put(a->h->store, a->t->id, seat, "");
}

static void do_return(asking *a) { enter_and_follow(a, ENTRY_RETURN, ""); }
static void do_concede(asking *a) { enter_and_follow(a, ENTRY_CONCEDE, ""); }

/* The same game for who wants it, everybody one seat on. Bots come along; people take their seats themselves. */
static void do_rematch(asking *a)
{
    int players = a->t->setup.players, seat = (own_seat(a) + 1) % players, seq = a->t->entries + 1;
    char text[JOIN], entropy[RS_SEED + 1];
    setup again = a->t->setup;
    store_entry e = {.seat = seat, .kind = "join"};
    char problem[RS_LINE];
    const char *code, *why;
    table *next;

    if (!read_entropy(a, entropy)) return;
    if (*a->t->next_table) {
        fail(a, "not-now", "The next table is laid already.");
        return;
    }
    if (table_is_over(a->t) && (why = quotas_refuse(a->h, a->who, again.listed, &code))) {
        fail(a, code, why);
        return;
    }
    snprintf(again.host, sizeof again.host, "%s", a->who->user);
    again.rules = again.game->rules_version;
    next = table_is_over(a->t) ? house_lay(a->h, &again) : NULL;
    if (!enter_by(a, ENTRY_REMATCH, own_seat(a), next ? next->id : "") || !next) return;
    for (int i = 0; i < players; i++)
        if (!*a->t->chair[i].user && a->t->chair[i].bot) enter_for(a->h, next, ENTRY_BOT, (i + 1) % players, a->t->chair[i].bot->id);
    put_join(entropy, chair_colour(a->t, own_seat(a)), a->who->name, text);
    snprintf(e.text, sizeof e.text, "%s", text);
    snprintf(e.user, sizeof e.user, "%s", a->who->user);
    if (enter(a->h, next, &e, &code, problem)) store_seat_put(a->h->store, next->id, seat, a->who->user);
    entries_follow(a->h, next);
    quotas_note(a->h, a->who, next);
    done(a, seq);
}

/* ---- Playing --------------------------------------------------------------------------------------------------------------------- */

static bool plays_himself(asking *a)
{
    const chair *own = &a->t->chair[own_seat(a)];

    if (!own->away && !own->bot) return true;
    fail(a, "not-now", "A bot plays your seat; return first.");
    return false;
}

static void do_play(asking *a)
{
    char move[RS_LINE];

    if (!read_text(a, "move", move, sizeof move, "The member move must be a move's text.")) return;
    if (!plays_himself(a)) return;
    a->h->count.moves++;
    enter_and_follow(a, ENTRY_MOVE, move);
}

static void do_undo(asking *a)
{
    if (plays_himself(a)) enter_and_follow(a, ENTRY_UNDO, "");
}

static void do_why(asking *a)
{
    char move[RS_LINE], problem[RS_LINE];
    const char *why;

    if (!read_text(a, "move", move, sizeof move, "The member move must be a move's text.")) return;
    if (!a->t->session) {
        fail(a, "not-now", "The game has not begun.");
        return;
    }
    why = rs_session_why(a->t->session, own_seat(a), move, problem);
    begin_answer(a);
    rs_reply_why(why, a->out);
    rs_put_char(a->out, '}');
}

/* ---- Agreeing -------------------------------------------------------------------------------------------------------------------- */

/* The moves before the last one that this seat made, under these rules. */
static int moves_before_own_last(const table *t, int seat)
{
    int moves = t->session ? t->session->count : 0;

    while (moves > 0 && t->session->entry[moves - 1].seat != seat) moves--;
    return moves > 0 ? t->session->past_moves + moves - 1 : -1;
}

/* Nobody is asked again and again. */
static bool may_propose(asking *a)
{
    if (!a->t->chair[own_seat(a)].declined) return true;
    fail(a, "not-now", "Your last proposal was declined; make a move before the next one.");
    return false;
}

static void do_propose(asking *a)
{
    static const char bad_what[] = "The member what must be takeback, pause or end.";
    char what[16], text[32];
    long moves = -1;

    if (!read_text(a, "what", what, sizeof what, bad_what)) return;
    if (strcmp(what, "pause") != 0 && strcmp(what, "takeback") != 0 && strcmp(what, "end") != 0) {
        fail(a, "bad-request", bad_what);
        return;
    }
    if (!may_propose(a) || !read_number(a, "moves", &moves)) return;
    if (moves < 0) moves = moves_before_own_last(a->t, own_seat(a));
    if (moves > RS_SESSION_MOVES) moves = -1; /* is refused */
    if (strcmp(what, "takeback") == 0)
        snprintf(text, sizeof text, "takeback %ld", moves);
    else
        snprintf(text, sizeof text, "%s", what);
    enter_and_follow(a, ENTRY_PROPOSE, text);
}

static void do_agree(asking *a)
{
    if (a->t->proposal.agreed & 1U << own_seat(a))
        fail(a, "not-now", "You have agreed already.");
    else
        enter_and_follow(a, ENTRY_AGREE, "");
}

static void do_decline(asking *a) { enter_and_follow(a, ENTRY_DECLINE, ""); }
static void do_resume(asking *a) { enter_and_follow(a, ENTRY_RESUME, ""); }

/* ---- Talking --------------------------------------------------------------------------------------------------------------------- */

/* A few words at once, then one a second. */
static bool is_too_fast(asking *a, int seat)
{
    int64_t *talk = &a->t->talk[seat];

    if (*talk < a->h->now) *talk = a->h->now;
    if (*talk > a->h->now + (int64_t)(CHAT_BURST - 1) * CHAT_EVERY) return true;
    *talk += CHAT_EVERY;
    return false;
}

static void do_chat(asking *a)
{
    char text[CHAT_BYTES + 1];
    int seat = own_seat(a);

    if (!read_text(a, "text", text, sizeof text, "What is said has 1 to 400 bytes.")) return;
    if (!words_clean(text))
        fail(a, "bad-request", "Nothing of this can be seen.");
    else if (a->t->chats[seat] >= CHATS / a->t->setup.players)
        fail(a, "too-much", "You have said as much as anybody may at one table.");
    else if (is_too_fast(a, seat))
        fail(a, "too-much", "Not so fast: one line a second.");
    else
        enter_and_follow(a, ENTRY_CHAT, text);
}

/* ---- Watching -------------------------------------------------------------------------------------------------------------------- */

static void do_watch(asking *a)
{
    long since = 0;

    if (!a->client) {
        fail(a, "bad-request", "Only a socket can watch.");
        return;
    }
    if (!read_number(a, "since", &since)) return;
    done(a, a->t->entries);
    post_message(a->client->peer, a->id, a->out); /* the answer comes first, then what was missed */
    a->out->used = 0;
    watch_begin(a->h, a->client, a->t, (int)since);
}

static void do_unwatch(asking *a)
{
    if (a->client) watch_end(a->h, a->client, a->t);
    done(a, a->t->entries);
}

/* ---- Finding a command ------------------------------------------------------------------------------------------------------------ */

enum {
    ANYBODY = 0,
    NAMED = 1,
    SEATED = 2,
    LOOKS = 4,   /* changes nothing: answered by any process, and needs no id */
    DECIDES = 8, /* about the game of all: not for who gave up */
};

static const struct {
    const char *name;
    void (*run)(asking *);
    int who;
} commands[] = {
    {"watch", do_watch, ANYBODY | LOOKS},
    {"unwatch", do_unwatch, ANYBODY | LOOKS},
    {"why", do_why, SEATED | LOOKS},
    {"join", do_join, NAMED},
    {"seat", do_seat, NAMED},
    {"colour", do_colour, SEATED},
    {"play", do_play, SEATED},
    {"undo", do_undo, SEATED},
    {"concede", do_concede, SEATED},
    {"chat", do_chat, SEATED},
    {"propose", do_propose, SEATED | DECIDES},
    {"agree", do_agree, SEATED | DECIDES},
    {"decline", do_decline, SEATED | DECIDES},
    {"resume", do_resume, SEATED | DECIDES},
    {"leave", do_leave, SEATED},
    {"return", do_return, SEATED},
    {"rematch", do_rematch, SEATED},
};

static int find(const char *name)
{
    for (int i = 0; i < RS_COUNT(commands); i++)
        if (strcmp(commands[i].name, name) == 0) return i;
    return -1;
}

bool command_known(const char *name) { return find(name) >= 0; }
bool command_looks(const char *name) { return find(name) >= 0 && commands[find(name)].who & LOOKS; }

/* Who gave up has left the game to the others, as long as there are any. */
static bool is_left_to_others(const asking *a)
{
    bool others = false;

    for (int i = 0; i < a->t->setup.players; i++) others = others || table_is_person(a->t, i);
    return others && a->t->chair[own_seat(a)].bot;
}

static void run(asking *a, const char *name)
{
    int i = find(name), before;

    if (i < 0) {
        fail(a, "bad-request", "There is no such command.");
        return;
    }
    if (!(commands[i].who & LOOKS) && *a->id && (before = table_done(a->t, a->who->user, a->id)) > 0) {
        done(a, before);
        return;
    }
    if (commands[i].who & (NAMED | SEATED) && !*a->who->user) {
        fail(a, "no-user", "Say a name first.");
        return;
    }
    if (commands[i].who & SEATED && own_seat(a) < 0) {
        fail(a, "not-yours", "You have no seat at this table.");
        return;
    }
    if (commands[i].who & DECIDES && is_left_to_others(a)) {
        fail(a, "not-now", "You gave up: the others decide.");
        return;
    }
    if (*a->t->stuck && !(commands[i].who & LOOKS)) {
        fail(a, "stuck", a->t->stuck);
        return;
    }
    commands[i].run(a);
}

/* Half an answer would be none. */
void command_run(asking *a, const char *name)
{
    run(a, name);
    if (!a->out->cut) return;
    a->out->used = 0;
    a->out->cut = false;
    fail(a, "failed", "The answer is too long.");
}
