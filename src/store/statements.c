/* statements.c - the tables of the store and every statement that is ever run on them. */
#include "db.h"

#include <stdio.h>

/* ---- Tables ---- */

typedef struct step {
    bool shared; /* only where other processes may write, too */
    const char *sql;
} step;

/* Version 1. A later version is a further list in `versions`; a list that was once released never changes. */
static const step version_1[] = {
    {false, "CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT NOT NULL, bot BIGINT NOT NULL,"
            " created BIGINT NOT NULL, absent_from BIGINT NOT NULL, absent_until BIGINT NOT NULL, webhook TEXT NOT NULL)"},
    {false, "CREATE TABLE names (folded TEXT PRIMARY KEY, user_id TEXT NOT NULL)"}, /* of accounts with a password */
    {false, "CREATE INDEX names_user ON names (user_id)"},
    {false, "CREATE TABLE tokens (hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), created BIGINT NOT NULL)"},
    {false, "CREATE INDEX tokens_user ON tokens (user_id)"},
    {false, "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL, created BIGINT NOT NULL,"
            " setup TEXT NOT NULL, free BIGINT NOT NULL, ended BIGINT NOT NULL, listed BIGINT NOT NULL, changed BIGINT NOT NULL,"
            " deadline BIGINT NOT NULL, turn TEXT NOT NULL, info TEXT NOT NULL)"},
    {false, "CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND ended = 0"},
    {false, "CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline > 0 AND ended = 0"},
    {false, "CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables (id), seat BIGINT NOT NULL, user_id TEXT NOT NULL,"
            " PRIMARY KEY (table_id, seat))"},
    {false, "CREATE INDEX seats_user ON seats (user_id)"},
    {false, "CREATE TABLE entries (table_id TEXT NOT NULL REFERENCES tables (id), seq BIGINT NOT NULL, seat BIGINT NOT NULL,"
            " at BIGINT NOT NULL, kind TEXT NOT NULL, command TEXT NOT NULL, user_id TEXT NOT NULL, body TEXT NOT NULL,"
            " PRIMARY KEY (table_id, seq))"},
    {false, "CREATE TABLE snapshots (table_id TEXT PRIMARY KEY REFERENCES tables (id), seq BIGINT NOT NULL, moves BIGINT NOT NULL,"
            " rules BIGINT NOT NULL, hash TEXT NOT NULL)"},
    /* The second key makes a new owner wait for what the old one is just committing: see ENTRY_PUT. */
    {true, "CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL, UNIQUE (table_id, owner))"},
    {true, "CREATE INDEX leases_owner ON leases (owner)"},
    {true, "CREATE TABLE errands (number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_id TEXT NOT NULL, user_id TEXT NOT NULL,"
           " body TEXT NOT NULL, answered BIGINT NOT NULL DEFAULT 0, reply TEXT NOT NULL DEFAULT '',"
           " made TIMESTAMPTZ NOT NULL DEFAULT now())"},
    {true, "CREATE INDEX errands_waiting ON errands (table_id) WHERE answered = 0"},
    {false, NULL},
};

/* Version 2: links that prove a log (chain.h). Logs from before get theirs after this, slice by slice, see store.c. */
static const step version_2[] = {
    {false, "ALTER TABLE entries ADD COLUMN link TEXT NOT NULL DEFAULT ''"},
    {false, "ALTER TABLE entries ADD COLUMN salt BIGINT NOT NULL DEFAULT 0"},
    {false, "ALTER TABLE entries ADD COLUMN erased TEXT NOT NULL DEFAULT ''"},
    {false, "ALTER TABLE tables ADD COLUMN last_seq BIGINT NOT NULL DEFAULT 0"},
    {false, "ALTER TABLE tables ADD COLUMN last_link TEXT NOT NULL DEFAULT ''"},
    {false, "ALTER TABLE tables ADD COLUMN seal TEXT NOT NULL DEFAULT ''"},
    {false, "ALTER TABLE snapshots ADD COLUMN seal TEXT NOT NULL DEFAULT ''"},
    {false, "UPDATE tables SET info = ''"}, /* nothing proves it; the tables themselves are asked until it is written again */
    {false, NULL},
};

/* Names of accounts under what they look like ("~") beside what they are ("="); tokens that run out; whose a bot is; keys and codes; where
 * somebody has been, also if he got up again; who is going for good. */
static const step version_3[] = {
    {false, "UPDATE names SET folded = '=' || folded"},
    {false, "ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0"},
    {false, "ALTER TABLE tokens ADD COLUMN until BIGINT NOT NULL DEFAULT 0"},
    {false, "ALTER TABLE tokens ADD COLUMN agent TEXT NOT NULL DEFAULT ''"},
    {false, "UPDATE tokens SET used = created"},
    {false, "CREATE INDEX tokens_until ON tokens (until)"},
    {false, "ALTER TABLE users ADD COLUMN owner TEXT NOT NULL DEFAULT ''"},
    {false, "ALTER TABLE users ADD COLUMN leaving BIGINT NOT NULL DEFAULT 0"},
    {false, "CREATE INDEX users_owner ON users (owner) WHERE owner <> ''"},
    {false, "CREATE INDEX users_leaving ON users (leaving) WHERE leaving > 0"},
    {false, "CREATE TABLE keys (user_id TEXT PRIMARY KEY REFERENCES users (id), recovery TEXT NOT NULL, mail TEXT NOT NULL,"
            " second TEXT NOT NULL, second_step BIGINT NOT NULL, wrong BIGINT NOT NULL, locked_till BIGINT NOT NULL)"},
    {false, "CREATE TABLE codes (user_id TEXT NOT NULL REFERENCES users (id), purpose TEXT NOT NULL, hash TEXT NOT NULL,"
            " subject TEXT NOT NULL, until BIGINT NOT NULL, tries BIGINT NOT NULL, PRIMARY KEY (user_id, purpose))"},
    {false, "CREATE INDEX codes_until ON codes (until)"},
    {false, "CREATE TABLE visits (user_id TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (user_id, table_id))"},
    {false, "INSERT INTO visits (user_id, table_id) SELECT DISTINCT user_id, table_id FROM seats"},
    {false, NULL},
};

/* Tables that were laid before are in nobody's `hosts`. */
static const step version_4[] = {
    {false,
     "CREATE TABLE hosts (table_id TEXT PRIMARY KEY REFERENCES tables (id), user_id TEXT NOT NULL)"}, /* of games that are not over */
    {false, "CREATE INDEX hosts_user ON hosts (user_id)"},
    {false, "CREATE TABLE known (user_id TEXT NOT NULL REFERENCES users (id), place TEXT NOT NULL, seen BIGINT NOT NULL,"
            " PRIMARY KEY (user_id, place))"}, /* from where somebody has logged in */
    {false, NULL},
};

/* Each table's game as a file; snapshots that do not depend on how bytes lie. */
static const step version_5[] = {
    {false, "CREATE TABLE games (table_id TEXT PRIMARY KEY REFERENCES tables (id), seq BIGINT NOT NULL, rules BIGINT NOT NULL,"
            " result TEXT NOT NULL, body TEXT NOT NULL, seal TEXT NOT NULL)"},
    {false, "ALTER TABLE snapshots ADD COLUMN canonical BIGINT NOT NULL DEFAULT 0"},
    {false, NULL},
};

/* Lists are read along an index, however many tables there are: of one user, and of those that everybody may find, first the open ones.
 * When a seat's table was last changed is known to a minute. Who has been at a table that is deleted is found, too. */
static const step version_6[] = {
    {false, "ALTER TABLE seats ADD COLUMN changed BIGINT NOT NULL DEFAULT 0"},
    {false, "UPDATE seats SET changed = COALESCE((SELECT changed FROM tables WHERE id = table_id), 0)"},
    {false, "CREATE INDEX seats_played ON seats (user_id, changed)"},
    {false, "DROP INDEX seats_user"},
    {false, "CREATE INDEX tables_lobby ON tables (free, changed) WHERE listed = 1 AND ended = 0"},
    {false, "DROP INDEX tables_listed"},
    {false, "CREATE INDEX visits_table ON visits (table_id)"},
    {false, NULL},
};

static const step *const versions[] = {version_1, version_2, version_3, version_4, version_5, version_6};

enum { VERSION = sizeof versions / sizeof *versions };

static bool run_steps(db *d, const step *steps)
{
    for (const step *s = steps; s->sql; s++)
        if ((!s->shared || d->driver->shared) && !d->driver->run(d, s->sql, NULL)) return false;
    return true;
}

static bool read_version(db *d, int64_t *version)
{
    if (!d->driver->run(d, "SELECT COALESCE(MAX(value), 0) FROM meta WHERE name = 'version'", version)) return false;
    if (*version <= VERSION) return true;
    snprintf(d->problem, sizeof d->problem, "the database was made by a newer roadstead: it has version %lld, this program knows %d",
             (long long)*version, VERSION);
    return false;
}

static bool upgrade(db *d)
{
    char note[120];
    int64_t version;

    if (d->driver->schema_lock && !d->driver->run(d, d->driver->schema_lock, NULL)) return false;
    if (!d->driver->run(d, "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BIGINT NOT NULL)", NULL)) return false;
    if (!read_version(d, &version)) return false;
    if (version == VERSION) return true;
    for (; version < VERSION; version++)
        if (!run_steps(d, versions[version])) return false;
    snprintf(note, sizeof note, "INSERT INTO meta VALUES ('version', %d) ON CONFLICT (name) DO UPDATE SET value = excluded.value", VERSION);
    return d->driver->run(d, note, NULL);
}

bool db_schema(db *d, bool reading)
{
    int64_t version, unchained = 0;

    if (reading) {
        if (!read_version(d, &version)) return false;
        if (version == VERSION && !d->driver->run(d, "SELECT COUNT(*) FROM tables WHERE last_link = ''", &unchained)) return false;
        if (version == VERSION && unchained == 0) return true;
        snprintf(d->problem, sizeof d->problem, "the database has the old version %lld: start the server once",
                 (long long)(version < VERSION ? version : VERSION - 1));
        return false;
    }
    if (!d->driver->begin(d)) return false;
    if (upgrade(d)) return d->driver->commit(d);
    d->driver->rollback(d);
    return false;
}

/* ---- Statements ---- */

#define SUMMARY "id, free, ended, listed, changed, deadline, turn, info, last_seq, last_link, seal"
#define SUMMARY_GIVES "tiiiiittitt"

/* Who has sockets of this user ends those whose token is gone. */
#define TELL_SESSION " RETURNING pg_notify('roadstead', 'session ' || user_id)"

/* What goes by itself waits for nobody who is busy with it: the next time will do. */
#define SKIP " FOR UPDATE SKIP LOCKED)"

#define EXPIRE_TOKENS "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE until > 0 AND until < $1 ORDER BY until LIMIT $2"
#define AGE_TOKENS "UPDATE tokens SET until = $1 WHERE hash IN (SELECT hash FROM tokens WHERE until = 0 LIMIT $2"
#define EXPIRE_CODES \
    "DELETE FROM codes WHERE (user_id, purpose) IN (SELECT user_id, purpose FROM codes WHERE until < $1 ORDER BY until LIMIT $2"
#define DROP_TOKENS "DELETE FROM tokens WHERE user_id = $1 AND hash <> $2"
#define SHED_TOKENS \
    "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE user_id = $1 ORDER BY used DESC, created DESC, hash LIMIT 1000 " \
    "OFFSET $2"
#define TELL_USER " RETURNING user_id, pg_notify('roadstead', 'session ' || user_id)"

#define NEWER_GAME \
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, rules = excluded.rules, result = excluded.result, body = excluded.body," \
    " seal = excluded.seal WHERE games.seq < excluded.seq OR (games.seq = excluded.seq AND games.rules <= excluded.rules)"

#define PUT_USER \
    "INSERT INTO users (id, name, password, bot, created, absent_from, absent_until, webhook, owner)" \
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET name = excluded.name," \
    " password = excluded.password, bot = excluded.bot, created = excluded.created, absent_from = excluded.absent_from," \
    " absent_until = excluded.absent_until, webhook = excluded.webhook, owner = excluded.owner WHERE users.leaving = 0"
/* Others may know him by an older name. */
#define TELL_NAME " RETURNING pg_notify('roadstead', 'session ' || id)"

const db_statement db_statements[DB_STATEMENTS] = {
    [USER_PUT] = {"tttiiiitt", "", PUT_USER, PUT_USER TELL_NAME},
    [USER_HOLD] = {"t", "", "UPDATE users SET bot = bot WHERE id = $1"},
    [USER_GET] = {"t", "tttiiiitt",
                  "SELECT id, name, password, bot, created, absent_from, absent_until, webhook, owner FROM users"
                  " WHERE id = $1 AND leaving = 0"},
    [USER_LEAVE] =
        {"ti", "",
         "UPDATE users SET leaving = $2, name = 'gone', password = '', absent_from = 0, absent_until = 0, webhook = '', owner = ''"
         " WHERE id = $1 AND leaving = 0"},
    [USER_DROP] = {"ti", "",
                   "DELETE FROM users WHERE id = $1 AND leaving > 0 AND leaving <= $2"
                   " AND NOT EXISTS (SELECT 1 FROM visits WHERE user_id = $1)"},
    /* Of the index of owners, "owner <> ''" is a part: without it all users are looked through. */
    [BOTS_LIST] = {"ti", "t", "SELECT id FROM users WHERE owner = $1 AND owner <> '' AND leaving = 0 LIMIT $2"},
    [BOTS_COUNT] = {"t", "i", "SELECT COUNT(*) FROM users WHERE owner = $1 AND owner <> ''"},
    [GUESTS_PAGE] = {"ti", "ti",
                     "SELECT id, CASE WHEN password = '' AND bot = 0 AND leaving = 0"
                     " AND NOT EXISTS (SELECT 1 FROM tokens WHERE user_id = u.id) AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = u.id)"
                     " AND NOT EXISTS (SELECT 1 FROM users b WHERE b.owner = u.id AND b.owner <> '')"
                     " THEN 1 ELSE 0 END FROM users u WHERE id > $1 ORDER BY id LIMIT $2"},
    [LEAVING_LIST] = {"ii", "t",
                      "SELECT id FROM users u WHERE leaving > 0"
                      " AND (leaving <= $1 OR EXISTS (SELECT 1 FROM visits WHERE user_id = u.id)) ORDER BY leaving LIMIT $2"},

    [NAME_CLAIM] = {"tt", "", "INSERT INTO names (folded, user_id) VALUES ($1, $2) ON CONFLICT (folded) DO NOTHING"},
    [NAME_OWNER] = {"t", "t", "SELECT user_id FROM names WHERE folded = $1"},
    [NAME_DROP] = {"tt", "", "DELETE FROM names WHERE user_id = $1 AND folded = $2"},
    [NAMES_DROP] = {"tttt", "", "DELETE FROM names WHERE user_id = $1 AND folded NOT IN ($2, $3, $4)"},
    [NAMES_NOTED] = {"", "i", "SELECT value FROM meta WHERE name = 'looks'"},
    [NAMES_NOTE] = {"i", "", "INSERT INTO meta VALUES ('looks', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"},
    [NAMES_EMPTY] = {"", "", "DELETE FROM names WHERE folded LIKE '~%'"},
    [ACCOUNTS_PAGE] = {"iti", "tti",
                       "SELECT id, name, created FROM users WHERE password <> '' AND (created > $1 OR (created = $1 AND id > $2))"
                       " ORDER BY created, id LIMIT $3"},

    [TOKEN_PUT] = {"ttiiit", "", "INSERT INTO tokens (hash, user_id, created, used, until, agent) VALUES ($1, $2, $3, $4, $5, $6)"},
    [TOKEN_GET] = {"t", "ttiiit", "SELECT hash, user_id, created, used, until, agent FROM tokens WHERE hash = $1"},
    [TOKEN_USE] = {"tii", "", "UPDATE tokens SET used = $2, until = $3 WHERE hash = $1"},
    [TOKEN_DROP] = {"t", "", "DELETE FROM tokens WHERE hash = $1", "DELETE FROM tokens WHERE hash = $1" TELL_SESSION},
    [TOKENS_DROP] = {"tt", "", DROP_TOKENS, DROP_TOKENS TELL_SESSION},
    [TOKENS_LIST] = {"ti", "ttiiit",
                     "SELECT hash, user_id, created, used, until, agent FROM tokens WHERE user_id = $1"
                     " ORDER BY used DESC, created DESC, hash LIMIT $2"},
    [TOKENS_SHED] = {"ti", "t", SHED_TOKENS ") RETURNING user_id", SHED_TOKENS SKIP TELL_USER},
    [TOKENS_EXPIRE] = {"ii", "t", EXPIRE_TOKENS ") RETURNING user_id", EXPIRE_TOKENS SKIP TELL_USER},
    [TOKENS_AGE] = {"ii", "", AGE_TOKENS ")", AGE_TOKENS SKIP},

    [KEYS_PUT] = {"ttttiii", "",
                  "INSERT INTO keys (user_id, recovery, mail, second, second_step, wrong, locked_till) VALUES ($1, $2, $3, $4, $5, $6, $7)"
                  " ON CONFLICT (user_id) DO UPDATE SET recovery = excluded.recovery, mail = excluded.mail, second = excluded.second,"
                  " second_step = excluded.second_step, wrong = excluded.wrong, locked_till = excluded.locked_till"},
    [KEYS_GET] = {"t", "tttiii", "SELECT recovery, mail, second, second_step, wrong, locked_till FROM keys WHERE user_id = $1"},
    [KEYS_DROP] = {"t", "", "DELETE FROM keys WHERE user_id = $1"},
    [CODE_PUT] = {"ttttii", "",
                  "INSERT INTO codes (user_id, purpose, hash, subject, until, tries) VALUES ($1, $2, $3, $4, $5, $6)"
                  " ON CONFLICT (user_id, purpose) DO UPDATE SET hash = excluded.hash, subject = excluded.subject,"
                  " until = excluded.until, tries = excluded.tries"},
    [CODE_GET] = {"tt", "ttii", "SELECT hash, subject, until, tries FROM codes WHERE user_id = $1 AND purpose = $2"},
    [CODE_DROP] = {"tt", "", "DELETE FROM codes WHERE user_id = $1 AND purpose = $2"},
    [CODES_DROP] = {"t", "", "DELETE FROM codes WHERE user_id = $1"},
    [CODES_EXPIRE] = {"ii", "", EXPIRE_CODES ")", EXPIRE_CODES SKIP},

    [TABLE_PUT] = {"ttiitt", "",
                   "INSERT INTO tables (id, game, rules, created, setup, free, ended, listed, changed, deadline, turn, info, last_link)"
                   " VALUES ($1, $2, $3, $4, $5, 0, 0, 0, $4, 0, '', '', $6)"},
    [TABLE_GET] = {"t", "ttiiti", "SELECT id, game, rules, created, setup, ended FROM tables WHERE id = $1", .own = true},
    [TABLE_SUMMARY] =
        {"tiiiiittitt", "",
         "UPDATE tables SET free = $2, ended = $3, listed = $4, changed = $5, deadline = $6, turn = $7, info = $8, last_seq = $9,"
         " last_link = $10, seal = $11 WHERE id = $1"},
    [TABLE_HEAD] = {"t", "it", "SELECT last_seq, last_link FROM tables WHERE id = $1", .own = true},
    [TABLES_UNCHAINED] = {"i", "t", "SELECT id FROM tables WHERE last_link = '' ORDER BY id LIMIT $1"},
    [HEAD_SET] = {"tit", "", "UPDATE tables SET last_seq = $2, last_link = $3, info = '', seal = '' WHERE id = $1"},
    [SEAT_PUT] = {"tit", "",
                  "INSERT INTO seats (table_id, seat, user_id, changed)"
                  " VALUES ($1, $2, $3, COALESCE((SELECT changed FROM tables WHERE id = $1), 0))"
                  " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id, changed = excluded.changed"},
    [SEATS_CHANGED] = {"ti", "", "UPDATE seats SET changed = $2 WHERE table_id = $1 AND changed < $2 - 60000"},
    [SEAT_DROP] = {"ti", "", "DELETE FROM seats WHERE table_id = $1 AND seat = $2"},
    [VISIT_PUT] = {"tt", "", "INSERT INTO visits (user_id, table_id) VALUES ($1, $2) ON CONFLICT (user_id, table_id) DO NOTHING"},
    [VISIT_LIST] = {"ttii", "t", "SELECT table_id FROM visits WHERE user_id = $1 ORDER BY table_id LIMIT $4",
                    "SELECT v.table_id FROM visits v LEFT JOIN leases l ON l.table_id = v.table_id WHERE v.user_id = $1"
                    " AND (l.owner IS NULL OR l.owner = $2 OR l.until <= $3) ORDER BY v.table_id LIMIT $4"},
    [VISIT_PAGE] = {"tti", "t", "SELECT table_id FROM visits WHERE user_id = $1 AND table_id > $2 ORDER BY table_id LIMIT $3"},
    [VISITS_FORGET] = {"t", "", "DELETE FROM visits WHERE table_id = $1"},
    [VISIT_DROP] =
        {"tt", "", "DELETE FROM visits WHERE user_id = $1 AND table_id = $2",
         "DELETE FROM visits WHERE user_id = $1 AND table_id = $2 RETURNING pg_notify('roadstead', 'forgot ' || $2 || ' ' || $1)"},
    [SEATS_FORGET] = {"tt", "", "DELETE FROM seats WHERE user_id = $1 AND table_id = $2"},
    [INFO_FORGET] = {"t", "", "UPDATE tables SET info = '', seal = '' WHERE id = $1"},
    [SEAT_LIST] = {"t", "it", "SELECT seat, user_id FROM seats WHERE table_id = $1 ORDER BY seat"},
    [LIST_LISTED] = {"i", SUMMARY_GIVES,
                     "SELECT " SUMMARY " FROM tables WHERE listed = 1 AND ended = 0"
                     " ORDER BY free DESC, changed DESC LIMIT $1"},
    [LIST_PLAYED] = {"ti", SUMMARY_GIVES,
                     "SELECT " SUMMARY " FROM tables WHERE id IN"
                     " (SELECT table_id FROM seats WHERE user_id = $1 ORDER BY changed DESC LIMIT $2) ORDER BY changed DESC"},
    [LIST_OVERDUE] = {"ii", SUMMARY_GIVES,
                      "SELECT " SUMMARY " FROM tables WHERE deadline > 0 AND ended = 0 AND deadline <= $1 ORDER BY deadline LIMIT $2"},
    [LIST_EVERY] = {"ti", SUMMARY_GIVES, "SELECT " SUMMARY " FROM tables WHERE id > $1 ORDER BY id LIMIT $2"},

    /* Where tables are shared, only the owner's entries have a number, and an entry without one is refused. The owner's row is locked until
     * the commit, so that a new owner waits for it and reads everything that was written before. Renewing a lease need not wait, since it
     * does not touch a key. Whoever listens is told with the commit, once for each table. */
    [ENTRY_PUT] = {"tiiitttttti", "",
                   "INSERT INTO entries (table_id, seq, seat, at, kind, command, user_id, body, link, salt)"
                   " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11)",
                   "INSERT INTO entries (table_id, seq, seat, at, kind, command, user_id, body, link, salt) VALUES ($1,"
                   " (SELECT $2::bigint FROM leases WHERE table_id = $1 AND owner = $9 FOR KEY SHARE), $3, $4, $5, $6, $7, $8, $10, $11)"
                   " RETURNING pg_notify('roadstead', 'table ' || $1)"},
    [ENTRY_LIST] = {"ti", "iiitttttit",
                    "SELECT seq, seat, at, kind, command, user_id, body, link, salt, erased FROM entries WHERE table_id = $1 AND seq > $2 "
                    "ORDER BY seq",
                    .own = true},
    [ENTRY_LIST_OF] = {"tt", "iiitttttit",
                       "SELECT seq, seat, at, kind, command, user_id, body, link, salt, erased FROM entries WHERE table_id = $1 AND "
                       "user_id = $2 ORDER BY seq"},
    [ENTRY_CUT] = {"ti", "", "DELETE FROM entries WHERE table_id = $1 AND seq > $2"},
    [ENTRY_LINK] = {"ti", "t", "SELECT link FROM entries WHERE table_id = $1 AND seq = $2", .own = true},
    [ENTRY_LAST] = {"t", "it", "SELECT seq, link FROM entries WHERE table_id = $1 ORDER BY seq DESC LIMIT 1", .own = true},
    /* What somebody added to the dice must stay, or the game could not be played again; the name behind it goes, and what was said. */
    [ENTRY_ERASE] = {"titt", "", "UPDATE entries SET user_id = '', body = $3, erased = $4, salt = 0 WHERE table_id = $1 AND seq = $2"},
    [LINK_SET] = {"tit", "", "UPDATE entries SET link = $3 WHERE table_id = $1 AND seq = $2"},
    [SNAPSHOT_PUT] =
        {"tiiitti", "",
         "INSERT INTO snapshots (table_id, seq, moves, rules, hash, seal, canonical) VALUES ($1, $2, $3, $4, $5, $6, $7)"
         " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, moves = excluded.moves, rules = excluded.rules, hash = excluded.hash,"
         " seal = excluded.seal, canonical = excluded.canonical"},
    [SNAPSHOT_GET] = {"t", "iiitti", "SELECT seq, moves, rules, hash, seal, canonical FROM snapshots WHERE table_id = $1", .own = true},
    [SNAPSHOT_CUT] = {"ti", "", "DELETE FROM snapshots WHERE table_id = $1 AND seq > $2"},
    /* Who has lost a table writes nothing, and needs no error for that. */
    [GAME_PUT] = {"tiitttt", "", "INSERT INTO games (table_id, seq, rules, result, body, seal) VALUES ($1, $2, $3, $4, $5, $6)" NEWER_GAME,
                  "INSERT INTO games (table_id, seq, rules, result, body, seal) SELECT $1, $2, $3, $4, $5, $6"
                  " WHERE EXISTS (SELECT 1 FROM leases WHERE table_id = $1 AND owner = $7)" NEWER_GAME},
    [GAME_ABOUT] = {"t", "iit", "SELECT seq, rules, result FROM games WHERE table_id = $1", .own = true},
    [GAME_GET] = {"t", "iittt", "SELECT seq, rules, result, body, seal FROM games WHERE table_id = $1", .own = true},
    [GAME_CUT] = {"ti", "", "DELETE FROM games WHERE table_id = $1 AND seq > $2"},
    [GAMES_MISSING] = {"ti", "t",
                       "SELECT id FROM tables WHERE id > $1 AND free = 0 AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = id)"
                       " ORDER BY id LIMIT $2"},

    [LEASE_EXTEND] = {"tti", "t", NULL, "UPDATE leases SET until = $3 WHERE table_id = $1 AND owner = $2 RETURNING owner", true},
    [LEASE_OWNER] = {"ti", "t", NULL, "SELECT owner FROM leases WHERE table_id = $1 AND until > $2", true},
    [LEASE_TAKE] = {"ttii", "t", NULL,
                    "INSERT INTO leases AS l (table_id, owner, until) VALUES ($1, $2, $3) ON CONFLICT (table_id)"
                    " DO UPDATE SET owner = excluded.owner, until = excluded.until WHERE l.until <= $4 RETURNING owner",
                    true},
    [LEASE_HOLD] = {"tt", "t", NULL, "SELECT owner FROM leases WHERE table_id = $1 AND owner = $2 FOR KEY SHARE"},
    [LEASE_RENEW] = {"ti", "t", NULL, "UPDATE leases SET until = $2 WHERE owner = $1 RETURNING table_id", true},
    [LEASE_RELEASE] = {"t", "t", NULL, "DELETE FROM leases WHERE owner = $1 RETURNING table_id", true},

    [ERRAND_PUT] = {"ttt", "it", NULL,
                    "INSERT INTO errands (table_id, user_id, body) VALUES ($1, $2, $3)"
                    " RETURNING number, pg_notify('roadstead', 'errand ' || $1)"},
    [ERRAND_LIST] = {"t", "ittt", NULL,
                     "SELECT number, table_id, user_id, body FROM (SELECT number, e.table_id, user_id, body,"
                     " row_number() OVER (PARTITION BY e.table_id ORDER BY number) AS turn FROM errands e"
                     " JOIN leases l ON l.table_id = e.table_id WHERE l.owner = $1 AND answered = 0) waiting"
                     " WHERE turn <= 8 ORDER BY turn, number LIMIT 256"},
    [ERRAND_ANSWER] = {"it", "", NULL,
                       "UPDATE errands SET answered = 1, reply = $2 WHERE number = $1 RETURNING pg_notify('roadstead', 'reply ' || $1)"},
    [ERRAND_REPLY] = {"i", "t", NULL, "SELECT reply FROM errands WHERE number = $1 AND answered = 1", .own = true},
    [ERRAND_DROP] = {"i", "", NULL, "DELETE FROM errands WHERE number = $1"},
    [ERRANDS_FORGET] = {"t", "", NULL, "DELETE FROM errands WHERE number IN (SELECT number FROM errands WHERE user_id = $1" SKIP},
    [PROBE] = {"i", "", "INSERT INTO meta (name, value) VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"},
    [ERRAND_EXPIRE] = {"", "i", NULL, "DELETE FROM errands WHERE made < now() - interval '1 hour' RETURNING number", true},

    [HOST_PUT] = {"tt", "", "INSERT INTO hosts (table_id, user_id) VALUES ($1, $2)"},
    [HOST_COUNT] = {"t", "ii",
                    "SELECT COUNT(*), COUNT(CASE WHEN listed = 1 AND free = 1 THEN 1 END) FROM hosts JOIN tables ON id = table_id"
                    " WHERE user_id = $1"},
    [HOST_DROP] = {"t", "", "DELETE FROM hosts WHERE table_id = $1"},
    [HOSTS_FORGET] = {"t", "", "DELETE FROM hosts WHERE user_id = $1"},
    [TABLES_UNLIST] = {"i", "", "UPDATE tables SET listed = 0 WHERE listed = 1 AND ended = 0 AND free = 1 AND changed < $1"},
    [LIST_AGED] = {"ti", "tiiii",
                   "SELECT id, free, ended, changed, (SELECT COUNT(*) FROM seats JOIN users ON users.id = user_id"
                   " WHERE table_id = tables.id AND password <> '') FROM tables WHERE id > $1 ORDER BY id LIMIT $2"},
    [SEATS_DROP] = {"t", "", "DELETE FROM seats WHERE table_id = $1"},
    [TABLE_DROP] = {"t", "", "DELETE FROM tables WHERE id = $1"},

    [KNOWN_PUT] = {"tti", "",
                   "INSERT INTO known (user_id, place, seen) VALUES ($1, $2, $3)"
                   " ON CONFLICT (user_id, place) DO UPDATE SET seen = excluded.seen"},
    [KNOWN_GET] = {"tt", "i", "SELECT seen FROM known WHERE user_id = $1 AND place = $2"},
    [KNOWN_CUT] = {"ti", "",
                   "DELETE FROM known WHERE user_id = $1 AND place NOT IN"
                   " (SELECT place FROM known WHERE user_id = $1 ORDER BY seen DESC, place LIMIT $2)"},
    [KNOWN_FORGET] = {"t", "", "DELETE FROM known WHERE user_id = $1"},
};
