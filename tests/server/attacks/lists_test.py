#!/usr/bin/env python3
"""Lists whose rows were emptied, as the deletion of an account does, are filled again by and by: no request loads many tables at once."""
import contextlib
import pathlib
import sqlite3
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Player
from kit import check, finish, served

TABLES, AT_ONCE = 12, 4


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


with served() as server:
    ann = Player(server, "Ann")
    tables = {ann.http.post("/api/tables", game="plunder", players=2, listed=True).json["table"] for _ in range(TABLES)}
    time.sleep(1.5)
    for path in ("/api/mine", "/api/tables"):
        filled_by_and_by(server, ann, path, tables)
finish()
