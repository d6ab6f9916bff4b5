#!/usr/bin/env python3
"""Tables are not laid without end: so many at a time and a minute, few in the lobby, and what nobody wants any more goes."""
import pathlib
import sqlite3
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Http, Player, Server
from kit import BINARY, busy_seconds, check, finish, served, visitor

DAY = 86_400_000


def guest(server, name, address):
    browser = visitor(server, address)
    browser.post("/api/hello", name=name)
    return browser


def lay(browser, **members):
    return browser.post("/api/tables", game="plunder", players=2, **members)


def so_many_a_minute(server):
    ann = guest(server, "Ann", "127.0.20.1")
    codes = [lay(ann).code for _ in range(14)]
    check(codes[:10] == [None] * 10 and "too-much" in codes[10:], "a guest lays ten tables in a row, then fewer", codes)
    check(lay(ann).status == 429, "which is said as such")
    check(lay(guest(server, "Bert", "127.0.20.2")).code is None, "somebody else may")
    codes = []
    for number in range(8):
        other = guest(server, f"Guest {number}", "127.0.20.3")
        codes += [lay(other).code for _ in range(6)]
    check(codes.count(None) <= 44, "many guests at one address lay no more than so many", codes.count(None))


def few_in_the_lobby(server):
    ann = guest(server, "Ann", "127.0.21.1")
    laid = [lay(ann, listed=True) for _ in range(4)]
    check([reply.code for reply in laid] == [None] * 3 + ["too-many"], "three tables of one account are in the lobby", [reply.text for reply in laid])
    check(lay(ann).code is None, "more are for who has the link")
    bert = guest(server, "Bert", "127.0.21.1")
    check(lay(bert, listed=True).code == "too-many", "another guest of the same address does not make it more")
    cleo = guest(server, "Cleo", "127.0.21.2")
    check(lay(cleo, listed=True).code is None, "one of another address does")
    dirk = guest(server, "Dirk", "127.0.21.3")
    dirk.post(f"/api/tables/{laid[0].json['table']}/join")
    check(lay(bert, listed=True).code is None, "a game that has begun makes room")


def restarted(server, limit, change):
    """With another limit, after something was done to the database."""
    server.stop()
    with sqlite3.connect(server.db) as db:
        change(db)
    db.close()
    server.extra = ["--limit", str(limit), "--bot-ms", "10"]
    server.start()


def so_many_at_a_time(server):
    ann, bert = Player(server, "Ann"), Player(server, "Bert")
    tables = [lay(ann.http).json["table"] for _ in range(20)]
    time.sleep(0.5)
    restarted(server, 1000, lambda db: None)
    check(lay(ann.http).code == "too-many", "a guest has laid twenty tables that are not over, and no more")
    check(lay(bert.http).code is None, "others have not")
    bert.http.post(f"/api/tables/{tables[0]}/join")
    bert.http.post(f"/api/tables/{tables[0]}/concede")
    time.sleep(1.5)
    check(lay(ann.http).code is None, "when one is over there is room for another")


def refused_ones_are_not_there(server):
    """What is wrong with a wish is found before a table is laid: none without its host is left in the lobby."""
    ann = guest(server, "Ann", "127.0.20.40")
    for wrong in ({"entropy": "-"}, {"entropy": ""}, {"entropy": "x" * 65}, {"colour": ""}, {"colour": "-"}, {"colour": "red/x"}, {"seat": 2}):
        check(lay(ann, listed=True, **wrong).code == "bad-request", f"{wrong} is refused")
    left = [info["table"] for info in ann.get("/api/tables").json["tables"] if info["host"] == ann.get("/api/me").json["user"]]
    check(left == [], "and nothing is laid", left)


def finished(players):
    table = lay(players[0].http).json["table"]
    players[1].http.post(f"/api/tables/{table}/join")
    players[1].http.post(f"/api/tables/{table}/concede")
    return table


def retention(server):
    ann, bert, cleo = (Player(server, name) for name in ("Ann", "Bert", "Cleo"))
    check(cleo.http.post("/api/password", password="correct horse").status == 200, "one of three has a password")
    lobby, never, fresh = lay(ann.http, listed=True).json["table"], lay(ann.http).json["table"], lay(ann.http).json["table"]
    of_guests, of_account, recent = finished([ann, bert]), finished([ann, cleo]), finished([ann, bert])
    time.sleep(2)

    def age(db):
        now = int(time.time() * 1000)
        for table, days in ((lobby, 2), (never, 31), (of_guests, 200), (of_account, 200), (fresh, 29), (recent, 100)):
            db.execute("UPDATE tables SET changed = ? WHERE id = ?", (now - days * DAY, table))

    restarted(server, 0, age)
    time.sleep(2.5)
    listed = [info["table"] for info in Http(server).get("/api/tables").json["tables"]]
    check(lobby not in listed, "after a day without anybody a table leaves the lobby", listed)
    there = {table: ann.http.get(f"/api/tables/{table}").status for table in (lobby, never, fresh, of_guests, of_account, recent)}
    check(there[never] == there[of_guests] == 404, "a table that never began goes after 30 days, a game of guests after 180", there)
    check(all(there[table] == 200 for table in (lobby, fresh, of_account, recent)), "everything else stays", there)
    with sqlite3.connect(f"file:{server.db}?mode=ro", uri=True) as db:
        rows = [db.execute(f"SELECT COUNT(*) FROM {place} WHERE table_id IN (?, ?)", (never, of_guests)).fetchone()[0]
                for place in ("seats", "entries", "snapshots", "hosts")]
    db.close()
    check(rows == [0, 0, 0, 0], "and nothing is left of what went", rows)


def expired_among_many(server):
    """What is deleted by itself holds nobody up, however many people have been at other tables."""
    ann = Player(server, "Ann")
    for _ in range(61):
        kept = lay(ann.http).json["table"]
    time.sleep(2)

    def age(db):
        db.execute("UPDATE tables SET changed = changed - ? WHERE id <> ?", (31 * DAY, kept))
        db.executemany("INSERT INTO visits (user_id, table_id) VALUES (?, ?)", ((f"u{number:015}", kept) for number in range(500_000)))

    restarted(server, 0, age)
    begun, rows = busy_seconds(server), 61
    for _ in range(100):
        time.sleep(0.1)
        with sqlite3.connect(f"file:{server.db}?mode=ro", uri=True) as db:
            rows = db.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
        db.close()
        if rows == 1:
            break
    check(rows == 1, "sixty tables are deleted", rows)
    check(busy_seconds(server) - begun < 1, "which is little work", busy_seconds(server) - begun)


def guests_among_many(server):
    """Who was here for a moment is forgotten, and bots are counted, without a look at everybody else."""
    def crowd(db):
        columns = [row[1] for row in db.execute("PRAGMA table_info(users)")]
        row = dict(zip(columns, db.execute("SELECT * FROM users").fetchone()))
        for number in range(200_000):  # of whom somebody signed in knows, so that they stay
            row.update(id=f"u{number:015}", name=f"Guest {number}")
            db.execute(f"INSERT INTO users VALUES ({','.join('?' * len(columns))})", list(row.values()))
        db.execute("INSERT INTO tokens (hash, user_id, created, used, until) SELECT 'h' || id, id, 0, 0, 4000000000000 FROM users WHERE id LIKE 'u0%'")
        row.update(name="Gone at once")
        for number in range(100):
            row.update(id=f"0{number:015}")
            db.execute(f"INSERT INTO users VALUES ({','.join('?' * len(columns))})", list(row.values()))

    ann = Player(server, "Ann")
    restarted(server, 0, crowd)
    ann.http.close()
    begun = busy_seconds(server)
    time.sleep(3)
    bots = [ann.http.post("/api/bot", name=f"Cog {number}").status for number in range(10)]
    check(bots == [200] * 10, "bots are made", bots)
    check(busy_seconds(server) - begun < 1, "which is little work", busy_seconds(server) - begun)
    with sqlite3.connect(f"file:{server.db}?mode=ro", uri=True) as db:
        left = db.execute("SELECT COUNT(*) FROM users WHERE name = 'Gone at once'").fetchone()[0]
    db.close()
    check(left == 0, "guests without tables and sessions are forgotten", left)


def exports(server):
    """Each part of one takes a table of any length out of the store."""
    ann = guest(server, "Ann", "127.0.22.1")
    codes = [ann.get("/api/export/0").code for _ in range(30)]
    check(codes[:10] == [None] * 10 and codes.count("too-much") > 2, "parts of an export are counted", codes)


def resting(server):
    """A day on the clock keeps no table in memory for a day: its row says when the time is up."""
    ann = Player(server, "Ann")
    for _ in range(20):
        lay(ann.http, bots=[None, "random"], clock={"live": 86400, "more": 3600})
    time.sleep(70)
    kept = next(line for line in ann.http.get("/metrics").text.splitlines() if line.startswith("roadstead_tables "))
    check(kept == "roadstead_tables 0", "tables with a live clock that nobody looks at are put away", kept)


with served(limit=1000) as server:
    so_many_a_minute(server)
    few_in_the_lobby(server)
    refused_ones_are_not_there(server)
    exports(server)
for topic in (so_many_at_a_time, retention, expired_among_many, guests_among_many, resting):
    with tempfile.TemporaryDirectory() as folder, Server(BINARY, folder, extra=["--limit", "0", "--bot-ms", "10"]) as server:
        topic(server)
        check(server.stop() == 0, "the server ends well", server.complaints())
finish()
