#!/usr/bin/env python3
"""Bots at tables that nobody plays at keep nobody's bots waiting: they sleep unless somebody looks on, and take turns if somebody does."""
import pathlib
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Player, Server, pump
from kit import BINARY, check, dice, finish, postgres, served

rng = dice("botstarve")
WATCHED = 16  # tables that one socket may follow


def lay_for_bots(player, **members):
    """A table from which its only person has gone; it has three admirals."""
    table = player.http.post("/api/tables", game="reckoning", players=4, bots=[None, "admiral", "admiral", "admiral"], **members).json["table"]
    answer = player.http.post(f"/api/tables/{table}/concede")
    if answer.code:
        raise RuntimeError(answer.text)
    return table


def moves(player, table):
    return player.http.get(f"/api/tables/{table}").json["moves"]


def tables_sleep(server):
    ann = Player(server, "Ann").connect()
    table = lay_for_bots(ann)
    time.sleep(1)  # what was asked before she gave up is still answered
    before = moves(ann, table)
    time.sleep(2)
    check(moves(ann, table) == before, "bots among themselves do not play on", (before, moves(ann, table)))
    following = ann.watch(table)
    check(pump([ann], lambda: len(following.kinds("move")) >= before + 3), "unless somebody looks on")
    ann.ask("unwatch", table)
    left = ann.http.post("/api/tables", game="compagnie", players=2, bots=[None, "random"]).json["table"]
    ann.http.post(f"/api/tables/{left}/leave")
    time.sleep(1)
    before = moves(ann, left)
    time.sleep(1)
    check(moves(ann, left) == before, "a table that its only person has left sleeps, too")
    following = ann.watch(left)
    ann.ask("return", left)
    check(pump([ann], lambda: following.asked() or len(following.kinds("move")) > before), "until the person returns")


def a_clock_goes_on(server):
    ann = Player(server, "Ann")
    table = lay_for_bots(ann, clock={"live": 60, "more": 0})
    time.sleep(1)
    before = moves(ann, table)
    time.sleep(5)
    made = moves(ann, table) - before
    check(1 <= made <= 4, "where a clock was wanted the game goes on, slowly", made)


def others_present(server):
    """Who is away is played for as long as somebody else plays."""
    ann, bert = Player(server, "Ann").connect(), Player(server, "Bert")
    table = ann.http.post("/api/tables", game="compagnie", players=2).json["table"]
    bert.http.post(f"/api/tables/{table}/join")
    bert.http.post(f"/api/tables/{table}/leave")
    for _ in range(6):  # by requests: nobody watches
        info = ann.http.get(f"/api/tables/{table}").json
        if info["asked"] == 0:
            following = ann.watch(table)
            move = following.asked()[0]["text"]
            ann.ask("unwatch", table)
            ann.http.post(f"/api/tables/{table}/play", move=move)
        else:
            time.sleep(0.3)
    check(any(entry.get("by") == "bot" for entry in ann.watch(table).kinds("move")), "a bot plays for who left, although nobody looks on")


def answer_time(server, name):
    """How long the first move of a bot takes after ours."""
    player = Player(server, name).connect()
    table = player.http.post("/api/tables", game="plunder", players=2, bots=[None, "admiral"]).json["table"]
    following, sent = player.watch(table), time.monotonic()
    end = sent + 15
    while time.monotonic() < end:
        if any(entry.get("by") == "bot" for entry in following.kinds("move")):
            return time.monotonic() - sent
        if following.asked() and not player.busy(table):
            sent = time.monotonic()
            player.send("play", table, move=rng.choice(following.asked())["text"])
        pump([player], lambda: player.socket.ready(0), 0.05)
        player.socket.ready(0) and player.read()
    return 15


def many_watched_tables(server):
    crowd = [Player(server, f"Guest {number}").connect() for number in range(3)]
    for player in crowd:
        for table in [lay_for_bots(player) for _ in range(WATCHED)]:
            player.watch(table)
    took = answer_time(server, "Victim")
    check(took < 3, f"with {len(crowd) * WATCHED} tables of bots at work a person's bot answers soon", took)
    for player in crowd:
        player.cut()


def watched_elsewhere():
    """Who watches through another process wakes a table, too."""
    with postgres() as db, tempfile.TemporaryDirectory() as folder, Server(BINARY, folder, db=db) as one, Server(BINARY, folder, db=db) as two:
        host = Player(one, "Ann")
        table = lay_for_bots(host)
        time.sleep(1)
        before = moves(host, table)
        looker = Player(two, "Bert").connect()
        following = looker.watch(table)
        check(pump([looker], lambda: len(following.kinds("move")) > before + 2), "who watches through another process wakes a table", before)
        check(one.stop() == 0 and two.stop() == 0, "both processes end well", one.complaints() + two.complaints())


watched_elsewhere()
with served(0, "--bot-ms", "300") as server:
    tables_sleep(server)
    a_clock_goes_on(server)
    others_present(server)
    many_watched_tables(server)
finish()
