#!/usr/bin/env python3
"""Before a game, nobody fills a table's log by changing his mind; and who came to play can still sit down."""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Http, Player
from kit import check, finish, served

OWN, MANY = 100, 300


def entries(server, table):
    """How many the log has, as who watches is told."""
    reader = Player(server, "Reader").connect()
    return reader.watch(table).to


def codes(ask, kinds):
    """What comes of asking for these by turns, again and again."""
    return [ask(*kinds[number % len(kinds)]).code for number in range(MANY)]


def guest(server, name):
    http = Http(server)
    http.post("/api/hello", name=name)
    return http


def by(server, http, table):
    return lambda command, body: http.post(f"/api/tables/{table}/{command}", **body)


def is_bounded(found, what):
    taken = found.count(None) + found.count("")
    check(OWN / 2 <= taken <= 2 * OWN + 2 and "too-much" in found, f"{what} is taken so often and no more", (taken, set(found)))


with served() as server:
    host = guest(server, "Host")
    table = host.post("/api/tables", game="plunder", players=3).json["table"]
    is_bounded(codes(by(server, host, table), [("colour", {"colour": "green"}), ("colour", {"colour": "red"})]), "a colour")
    other = guest(server, "Other")
    is_bounded(codes(by(server, other, table), [("join", {"seat": 1}), ("leave", {})]), "coming and going")
    laid = guest(server, "Layer")
    second = laid.post("/api/tables", game="plunder", players=3).json["table"]
    is_bounded(codes(by(server, laid, second), [("seat", {"seat": 2, "bot": "mate"}), ("seat", {"seat": 2, "bot": None})]), "a bot's seat")
    check(entries(server, table) < 5 * OWN, "the log is short", entries(server, table))
    for name in ("Ann", "Bert"):
        check(guest(server, name).post(f"/api/tables/{table}/join").status == 200, f"{name} sits down all the same")
    check(host.get(f"/api/tables/{table}").json["state"] == "running", "and the game begins")
finish()
