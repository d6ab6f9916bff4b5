/* chain.c - links, marks and seals: BLAKE2b of 16 bytes, as text. Every field goes in with its length, so that no two rows look alike. */
#include "chain.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

enum { BYTES = 16, ROOM = STORE_INFO + STORE_SETUP }; /* more than any row has to say */

typedef struct hash { /* all that goes in, so that it goes in at once */
    size_t used;
    unsigned char bytes[ROOM];
} hash;

static void put_bytes(hash *h, const void *bytes, size_t length)
{
    assert(h->used + length <= ROOM);
    memcpy(h->bytes + h->used, bytes, length);
    h->used += length;
}

static void put_number(hash *h, int64_t number)
{
    unsigned char bytes[8];

    for (int i = 0; i < 8; i++) bytes[i] = (unsigned char)((uint64_t)number >> 8 * i);
    put_bytes(h, bytes, sizeof bytes);
}

static void put_part(hash *h, const char *text, size_t length)
{
    put_number(h, (int64_t)length);
    put_bytes(h, text, length);
}

static void put_text(hash *h, const char *text) { put_part(h, text, strlen(text)); }

static void begin(hash *h, const char *what)
{
    h->used = 0;
    put_text(h, what);
}

/* Base64 as in addresses. Nothing here is secret, so it need not take libsodium's constant time. */
static void end(hash *h, char link[CHAIN])
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    unsigned char bytes[BYTES + 2] = {0};

    crypto_generichash(bytes, BYTES, h->bytes, h->used, NULL, 0);
    for (int i = 0; i < CHAIN - 1; i++) {
        int at = i * 6 / 8, shift = 10 - i * 6 % 8;

        link[i] = letters[(bytes[at] << 8 | bytes[at + 1]) >> shift & 63];
    }
    link[CHAIN - 1] = 0;
}

void chain_begin(const store_table *table, char link[CHAIN])
{
    hash h;

    begin(&h, "table");
    put_text(&h, table->id);
    put_text(&h, table->game);
    put_number(&h, table->rules);
    put_number(&h, table->created);
    put_text(&h, table->setup);
    end(&h, link);
}

/* ---- What can be erased ---- */

static bool is_chat(const store_entry *entry) { return strcmp(entry->kind, "chat") == 0; }
static bool is_join(const store_entry *entry) { return strcmp(entry->kind, "join") == 0; }

/* Where a name or other words begin; what is before them must stay, or the game could not be played again. */
static size_t words_of(const store_entry *entry)
{
    const char *blank = is_join(entry) ? strchr(entry->text, ' ') : NULL;

    if (is_chat(entry)) return 0;
    return blank ? (size_t)(blank + 1 - entry->text) : strlen(entry->text);
}

static const char *left_of(const store_entry *entry) { return is_join(entry) && strchr(entry->text, ' ') ? "gone" : ""; }

void chain_mark(const store_entry *entry, int64_t salt, char mark[CHAIN])
{
    hash h;

    begin(&h, "mark");
    put_number(&h, salt);
    put_text(&h, entry->user);
    put_text(&h, entry->text + words_of(entry));
    end(&h, mark);
}

void chain_erase(store_entry *entry)
{
    const char *left = left_of(entry);

    entry->user[0] = 0;
    memmove(entry->text + words_of(entry), left, strlen(left) + 1); /* a name that was shorter had the room of an entry behind it */
}

bool chain_is_erased(const store_entry *entry) { return !*entry->user && strcmp(entry->text + words_of(entry), left_of(entry)) == 0; }

int64_t chain_salt(const store_entry *entry)
{
    static _Thread_local int64_t stock[64]; /* asking the system for each costs more than all the rest */
    static _Thread_local size_t left;

    if (!*entry->user && !entry->text[words_of(entry)]) return 0;
    if (left == 0) randombytes_buf(stock, sizeof stock);
    if (left == 0) left = sizeof stock / sizeof *stock;
    return stock[--left];
}

void chain_next(char link[CHAIN], const store_entry *entry, const char mark[CHAIN])
{
    hash h;

    begin(&h, "entry");
    put_text(&h, link);
    put_number(&h, entry->seq);
    put_number(&h, entry->seat);
    put_number(&h, entry->at);
    put_text(&h, entry->kind);
    put_text(&h, entry->command);
    put_part(&h, entry->text, words_of(entry));
    put_text(&h, mark);
    end(&h, link);
}

/* ---- Seals ---- */

void chain_seal_snapshot(const char *table, const store_snapshot *snapshot, char seal[CHAIN])
{
    hash h;

    begin(&h, "snapshot");
    put_text(&h, table);
    put_number(&h, snapshot->seq);
    put_number(&h, snapshot->moves);
    put_number(&h, snapshot->rules);
    put_text(&h, snapshot->hash);
    if (snapshot->canonical) put_text(&h, "canonical"); /* those from before have none */
    end(&h, seal);
}

/* A file is too long to be gathered here: a hash of it stands for it. */
void chain_seal_game(const char *table, const store_game *game, char seal[CHAIN])
{
    unsigned char body[BYTES];
    hash h;

    crypto_generichash(body, sizeof body, (const unsigned char *)game->body, strlen(game->body), NULL, 0);
    begin(&h, "game");
    put_text(&h, table);
    put_number(&h, game->seq);
    put_number(&h, game->rules);
    put_text(&h, game->result);
    put_bytes(&h, body, sizeof body);
    end(&h, seal);
}

void chain_seal_summary(const char *table, const store_summary *summary, int64_t last, const char *link, char seal[CHAIN])
{
    hash h;

    begin(&h, "summary");
    put_text(&h, table);
    put_number(&h, summary->open << 2 | summary->over << 1 | summary->listed);
    put_number(&h, summary->changed);
    put_number(&h, summary->deadline);
    put_text(&h, summary->turn);
    put_text(&h, summary->info);
    put_number(&h, last);
    put_text(&h, link);
    end(&h, seal);
}
