#!/usr/bin/env python3
"""Before a game, nobody fills a table's log by changing his mind; and who came to play can still sit down."""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Http, Player
from kit import append, check, finish, served

OWN, MANY, OPENING = 100, 300, 2000


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


def a_crowd_of_pests(server):
    """Many who come and go: whoever has not been there yet can sit down all the same, and the host's table is not lost."""
    host = guest(server, "Patient")
    table = host.post("/api/tables", game="plunder", players=3).json["table"]
    pests = [f"pest{number:012}" for number in range(OPENING // OWN)]
    coming = [entry for number in range(OPENING // 2) for user in (pests[number % len(pests)],) for entry in
              ({"kind": "join", "seat": 1, "user": user, "body": "- Pest"}, {"kind": "leave", "seat": 1, "user": user, "body": ""})]
    server.stop()
    append(server, table, coming)
    server.start()
    host.close()
    check(entries(server, table) > OPENING, "pests have filled the log of a table", entries(server, table))
    check(host.post(f"/api/tables/{table}/colour", colour="green").code == "too-much", "who has been there does no more")
    new = guest(server, "New")
    check(new.post(f"/api/tables/{table}/join").status == 200, "somebody new sits down")
    new.post(f"/api/tables/{table}/leave")
    check(new.post(f"/api/tables/{table}/join").code == "too-much", "once")
    for name in ("Cleo", "Dirk"):
        check(guest(server, name).post(f"/api/tables/{table}/join").status == 200, f"{name} sits down, too")
    check(host.get(f"/api/tables/{table}").json["state"] == "running", "and their game begins")


with served() as server:
    a_crowd_of_pests(server)
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
