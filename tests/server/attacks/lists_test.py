#!/usr/bin/env python3
"""Lists whose rows were emptied, as the deletion of an account does, are filled again by and by: no request loads many tables at once.

Nor does one read them all, however many tables somebody has sat at; and who floods the list of all tables hides no free seat.
"""
import contextlib
import pathlib
import sqlite3
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Player
from kit import busy_seconds, check, finish, served

TABLES, AT_ONCE = 12, 4
LISTED = 100  # tables at most
OLD, REQUESTS = 30_000, 40


def empty_rows(server):
    with contextlib.closing(sqlite3.connect(server.db)) as db, db:
        db.execute("UPDATE tables SET info = ''")


def in_memory(player):
    return next(int(line.split()[1]) for line in player.http.get("/metrics").text.splitlines() if line.startswith("roadstead_tables "))


def listed(player, path):
    return {info["table"] for info in player.http.get(path).json["tables"]}


def filled_by_and_by(server, ann, path, all_tables):
    server.stop()
    empty_rows(server)
    server.start()
    ann.http.close()
    first = listed(ann, path)
    check(len(first) <= AT_ONCE and in_memory(ann) <= AT_ONCE, f"{path}: one request loads few tables", (len(first), in_memory(ann)))
    for _ in range(TABLES // AT_ONCE):
        found = listed(ann, path)
    check(found == all_tables, f"{path}: soon all are there again", len(found))
    time.sleep(1.5)
    server.stop()
    server.start()
    ann.http.close()
    check(listed(ann, path) == all_tables and in_memory(ann) == 0, f"{path}: and their rows are written again", in_memory(ann))


def flooded(server):
    ann, pest = Player(server, "Ann"), Player(server, "Pest")
    free = ann.http.post("/api/tables", game="plunder", players=2, listed=True).json["table"]
    time.sleep(0.01)
    for _ in range(LISTED + 5):
        pest.http.post("/api/tables", game="plunder", players=2, listed=True, bots=[None, "random"])
    found = ann.http.get("/api/tables").json["tables"]
    check(len(found) == LISTED, "so many tables are listed", len(found))
    check(found[0]["table"] == free, "the one with a free seat is the first, however many games have begun since", [info["state"] for info in found[:3]])


def cost(server, player):
    begun = busy_seconds(server)
    for _ in range(REQUESTS):
        player.http.get("/api/mine")
    return busy_seconds(server) - begun


def sit_at_many(server, user):
    """As if he had, for years."""
    with contextlib.closing(sqlite3.connect(server.db)) as db, db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(tables)")]
        row = dict(zip(columns, db.execute("SELECT * FROM tables").fetchone()))
        for number in range(OLD):
            row.update(id=f"{number:016}", changed=number, ended=1, free=0, listed=0)
            db.execute(f"INSERT INTO tables VALUES ({','.join('?' * len(columns))})", list(row.values()))
        db.execute(f"INSERT INTO seats SELECT id, 0, '{user}', changed FROM tables WHERE id LIKE '0000%'"
                   if "changed" in [row[1] for row in db.execute("PRAGMA table_info(seats)")] else
                   f"INSERT INTO seats SELECT id, 0, '{user}' FROM tables WHERE id LIKE '0000%'")


def old_tables(server):
    ann, bert = Player(server, "Ann"), Player(server, "Bert")
    ann.http.post("/api/tables", game="plunder", players=2)
    time.sleep(1.5)
    server.stop()
    sit_at_many(server, bert.user)
    server.start()
    for player in (ann, bert):
        player.http.close()
    few, many = cost(server, ann), cost(server, bert)
    check(many < 4 * few + 0.01 * REQUESTS, f"a list of {OLD} tables is read as quickly as any other", (few, many))


with served() as server:
    flooded(server)
with served() as server:
    old_tables(server)
with served() as server:
    ann = Player(server, "Ann")
    tables = {ann.http.post("/api/tables", game="plunder", players=2, listed=True).json["table"] for _ in range(TABLES)}
    time.sleep(1.5)
    for path in ("/api/mine", "/api/tables"):
        filled_by_and_by(server, ann, path, tables)
finish()
