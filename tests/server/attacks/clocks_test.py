#!/usr/bin/env python3
"""Nobody makes time: not by leaving and coming back, not by taking moves back, not by absences without end."""
import contextlib
import pathlib
import sqlite3
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import TEXT, Player, frame, pump, write_json
from kit import asked_player, check, finish, lay, served, sit

DAY = 86_400_000


def deadline(player, table):
    return player.http.get(f"/api/tables/{table}").json["deadline"]


def left(player, table):
    following = player.watch(table)
    return following.now["clock"]["left"][following.now["seat"]]


def leave_and_return(player, table, number):
    """In one packet, so that no bot can move in between."""
    packet = b"".join(frame(TEXT, write_json({"cmd": cmd, "id": f"{cmd}-{number}", "table": table}).encode()) for cmd in ("leave", "return"))
    player.socket.send_raw(packet)
    pump([player], lambda: f"return-{number}" in player.answers)
    return player.answers[f"return-{number}"]


def live(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"live": 20, "more": 0})
    mover, _ = asked_player(players, table)
    before = deadline(mover, table)
    time.sleep(1)
    answers = [leave_and_return(mover, table, f"live-{number}") for number in range(5)]
    after = deadline(mover, table)
    check(all("ok" in answer for answer in answers), "one leaves and returns again and again", answers)
    moved = bool(mover.tables[table].kinds("move"))
    check(not moved and abs(after - before) <= 5, "a live clock runs on meanwhile", (before, after, moved))


def live_and_almost_out(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"live": 3, "more": 0})
    mover, _ = asked_player(players, table)
    time.sleep(2.4)
    for number in range(8):
        leave_and_return(mover, table, f"out-{number}")
        time.sleep(0.2)
    first = mover.tables[table].kinds("move")
    check(pump(players, lambda: mover.tables[table].kinds("move"), 3), "coming back at the last moment gives no more time", first)


def days(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"days": 1})
    mover, _ = asked_player(players, table)
    before = deadline(mover, table)
    time.sleep(0.5)
    leave_and_return(mover, table, "days")
    check(deadline(mover, table) == before, "a day's deadline stays where it was", (before, deadline(mover, table)))
    mover.ask("play", table, move=mover.tables[table].asked()[0]["text"])
    time.sleep(0.5)
    if "ok" in mover.ask("undo", table):
        check(deadline(mover, table) == before, "also when a move is taken back", (before, deadline(mover, table)))


def a_bot_played(server):
    """Then there is a little time for who comes back, as for who was late."""
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"live": 20, "more": 0})
    mover, (other,) = asked_player(players, table)
    time.sleep(1)
    mover.ask("leave", table)
    following = other.tables[table]
    check(pump(players, lambda: any(entry.get("by") == "bot" for entry in following.kinds("move"))), "a bot plays for who left")
    mover.ask("return", table)
    check(2000 <= left(mover, table) <= 19_100, "who comes back has what he had", left(mover, table))


def moves_taken_back(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"live": 60, "more": 30})
    mover, _ = asked_player(players, table)
    begun, done = time.monotonic(), 0
    for _ in range(6):
        if "ok" not in mover.ask("play", table, move="end") or "ok" not in mover.ask("undo", table):
            break
        done += 1
    used = 60_000 - left(mover, table)
    check(done == 6, "moves are made and taken back", done)
    check(used >= (time.monotonic() - begun) * 1000 - 1000, "which adds no time", (used, done))


def times_up_taken_back(server):
    """What is given to who is late goes with the usual move that is taken back: he is late again at once, and after three times away."""
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"live": 2, "more": 60})
    mover, _ = asked_player(players, table)
    following = mover.tables[table]

    def late(times):
        return pump(players, lambda: sum(entry.get("by") == "clock" for entry in following.kinds("move")) >= times)

    for number in (1, 2):
        check(late(number) and "ok" in mover.ask("undo", table), "the usual move is made for who is late, and he takes it back", number)
    check(late(3) and pump(players, lambda: following.kinds("leave")), "which gives no time and no free choice", following.now.get("clock"))


def absences(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"days": 2})
    mover, _ = asked_player(players, table)
    plain, now = deadline(mover, table), int(time.time() * 1000)
    for wrong in ([now - 2 * DAY, now + DAY], [now, now + 31 * DAY], [now + 360 * DAY, now + 370 * DAY], [now + 5, now + 5], [now + 9, now], [1.5, 2.5],
                  [now, now + 0.5], [-9223372036854775807, 9100000000000000000], [0, 1e308], ["x", 5], [now], [now, now + 5, now + 6], [None, None],
                  [-9223372036854775807, 9223372036854775807], [10 ** 23, 10 ** 24], [-5, 5], 5, True, "soon", {}):
        reply = mover.http.post("/api/settings", absent=wrong)
        check(reply.code == "bad-request" and deadline(mover, table) == plain, f"an absence {str(wrong)[:40]} is refused", reply.text)
    check(mover.http.post("/api/settings", absent=[now, now + 30 * DAY]).status == 200, "30 days are not too many")
    check(abs(deadline(mover, table) - plain - 30 * DAY) < 10_000, "and count in full", deadline(mover, table) - plain)
    for number in range(3):
        mover.http.post("/api/settings", absent=[now + number, now + number + 30 * DAY])
        check(deadline(mover, table) <= plain + 30 * DAY, "another absence does not come on top", deadline(mover, table) - plain)
    check(mover.http.post("/api/settings", absent=None).json["absent"] is None, "an absence is ended")
    check(plain <= deadline(mover, table) < plain + 10_000, "then the clock runs again", deadline(mover, table) - plain)


def many_absent(server):
    """Tables of somebody who is absent since their rows were written: by their rows they are overdue, for as long as 30 days."""
    eve, ann, bert = (Player(server, name) for name in ("Eve", "Ann", "Bert"))
    wish = {"game": "ahoy", "players": 2, "bots": [None, "random"], "clock": {"days": 1}}
    many = [eve.http.post("/api/tables", **wish).json["table"] for _ in range(80)]
    now = int(time.time() * 1000)
    check(eve.http.post("/api/settings", absent=[now, now + 29 * DAY]).status == 200, "somebody is absent")
    table = lay([ann, bert], "ahoy", clock={"live": 3, "more": 0})
    time.sleep(1.5)
    server.stop()
    with contextlib.closing(sqlite3.connect(server.db)) as db, db:
        db.executemany("UPDATE tables SET deadline = ? WHERE id = ? AND deadline > 0", ((now - DAY, one) for one in many))
    server.start()
    late = 0
    for _ in range(80):
        with contextlib.closing(sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)) as db:
            late = db.execute("SELECT COUNT(*) FROM entries WHERE table_id = ? AND kind = 'timeout'", (table,)).fetchone()[0]
        if late:
            break
        time.sleep(0.1)
    check(late > 0, "they keep no other clock from running out where nobody looks on")


with served() as server:
    live(server)
    live_and_almost_out(server)
    days(server)
    a_bot_played(server)
    moves_taken_back(server)
    times_up_taken_back(server)
    absences(server)
    many_absent(server)
finish()
