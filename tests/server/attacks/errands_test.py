#!/usr/bin/env python3
"""Commands that are handed from one server to another: none is cut, none stays, and none keeps others away. Usage: errands_test.py ROADSTEAD"""
import pathlib
import re
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Http, Player, Server, pump
from kit import BINARY, ROOT, check, database, finish, lay, postgres

BAD = 300
UNLIMITED = ("--limit", "0")


def no_text_leaves_unseen():
    """A text that did not fit is noticed in post.c. Whoever sends past it would send it cut."""
    past = {}
    for file in sorted((ROOT / "src/server").rglob("*.c")):
        found = re.findall(r"\bnet_(?:send|reply)\(", file.read_text())
        if found and file.parent.name != "net" and file.name not in ("post.c", "site.c"):
            past[file.name] = len(found)
    check(not past, "no file but post.c hands texts to the net", past)


def pair_at(server, *names):
    players = [Player(server, name) for name in names]
    return players, lay(players, "plunder")


def long_command(first, second):
    """As the socket has it, a chat of 200 letters by their codes is longer than a kilobyte."""
    players, table = pair_at(first, "Ann", "Bert")
    ann = players[0]
    players[1].connect(second).watch(table)
    text = "".join(f"\\u00e{number % 10}" for number in range(200))
    bert = players[1]
    bert.waiting["long"] = {"cmd": "chat", "table": table}
    bert.socket.send(f'{{"cmd":"chat","id":"long","table":"{table}","text":"{text}","pad":"{"x" * 2000}"}}')
    check(pump([bert], lambda: "long" in bert.answers, 10) and bert.answers["long"].get("ok"), "a command of 3 KB is handed over whole",
          bert.answers)
    said = ann.connect().watch(table).kinds("chat")
    check([entry["text"] for entry in said] == [text.encode().decode("unicode_escape")], "and is what was sent", said)
    return players, table


def bad_errands(address, first, second):
    """Errands that nobody can read lie before a good one, of the same table and of another."""
    (_, mate), attacked = pair_at(first, "Cleo", "Dirk")
    (_, friend), other = pair_at(first, "Edda", "Fritz")
    mate.connect(second).watch(attacked)
    friend.connect(second).watch(other)
    database("sql", address, f"INSERT INTO errands (table_id, user_id, body) SELECT '{attacked}', 'u', '{{\"name' FROM generate_series(1, {BAD});"
             f"INSERT INTO errands (table_id, user_id, body) VALUES ('{attacked}', 'u', '{{}}'), ('{attacked}', 'u', '[]'), ('{attacked}', 'u', '');")
    began = time.monotonic()
    number = friend.send("chat", other, text="hello")
    check(pump([friend], lambda: number in friend.answers, 2) and friend.answers[number].get("ok"),
          f"{BAD} bad errands of one table do not keep another one waiting", time.monotonic() - began)
    check(mate.ask("chat", attacked, text="me too").get("ok"), "nor their own table for long")
    time.sleep(0.5)
    left = database("sql", address, "SELECT count(*) FROM errands WHERE answered = 0")
    check(left == "0", "all of them are answered", left)
    errors = database("sql", address, "SELECT DISTINCT substr(reply, 1, 30) FROM errands WHERE user_id = 'u'")
    check(errors.startswith('{"error":{"code":"bad-request"'), "with an error", errors)


def tables_of(server):
    return next(line for line in Http(server).get("/metrics").text.splitlines() if line.startswith("roadstead_tables "))


def the_gone_leave_no_tables(first, second):
    """Whose account is deleted keeps no table in the memory of a server that only follows it."""
    (ann, zed), table = pair_at(first, "Ann", "Zed")
    before = tables_of(second)
    Http(second).get(f"/api/tables/{table}")
    check(tables_of(second) != before, "a server looks at a table of another one", before)
    zed.http.post("/api/forget")
    end = time.monotonic() + 10
    while tables_of(second) != before and time.monotonic() < end:
        time.sleep(0.1)
    check(tables_of(second) == before, "and keeps it no longer for the sake of somebody who has gone", tables_of(second))


def the_gone_ask_nothing(address, first, second):
    """Both servers have ended before a command was done; then its sender's account is deleted."""
    ann, gus = Player(first, "Ann"), Player(second, "Gus")
    table = ann.http.post("/api/tables", game="ahoy", players=2).json["table"]
    user = gus.http.get("/api/me").json["user"]
    check(first.stop() == 0 and second.stop() == 0, "both end well", (first.complaints(), second.complaints()))
    text = f'{{"name":"Gus","cmd":"join","message":{{"cmd":"join","id":"late","table":"{table}"}}}}'
    database("sql", address, f"INSERT INTO errands (table_id, user_id, body) VALUES ('{table}', '{user}', '{text}')")
    second.start()
    check(gus.http.post("/api/forget").status == 200, "somebody goes")
    seats = Player(second, "Hugo").http.get(f"/api/tables/{table}").json["seats"]
    time.sleep(0.3)
    left = database("sql", address, f"SELECT COUNT(*) FROM errands WHERE user_id = '{user}'")
    log = database("sql", address, f"SELECT body FROM entries WHERE table_id = '{table}'")
    check(left == "0" and "gone" not in log and "Gus" not in log, "what was asked in his name goes with him", (left, log, seats))


def main():
    no_text_leaves_unseen()
    with postgres() as address, tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        with Server(BINARY, one, address, UNLIMITED) as first, Server(BINARY, two, address, UNLIMITED) as second:
            long_command(first, second)
            bad_errands(address, first, second)
            the_gone_leave_no_tables(first, second)
            the_gone_ask_nothing(address, first, second)
            check(second.stop() == 0, "the one that was started again ends well", second.complaints())
    finish()


main()
