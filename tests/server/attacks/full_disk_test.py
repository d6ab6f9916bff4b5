#!/usr/bin/env python3
"""The disk is full for a while: what cannot be kept is refused, and nothing of it is there afterwards. Usage: full_disk_test.py ROADSTEAD

The file may not grow any more (prlimit), which to SQLite is a disk without room.
"""
import pathlib
import subprocess
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Player, pump
from kit import check, dice, everybody_knows, finish, play, served, sit

rng = dice("full disk")


def limit(server, size):
    subprocess.run(["prlimit", "--pid", str(server.process.pid), f"--fsize={size}:"], check=True)


def fill(server):
    """Both files are as large as they may be."""
    limit(server, 4096)


def wait_until_ready(http, status):
    end = time.monotonic() + 12
    while http.get("/ready").status != status and time.monotonic() < end:
        time.sleep(0.05)
    return http.get("/ready").status == status


def refusals(players, table):
    """Whoever is asked tries to move, and everybody speaks; the answers."""
    first, second = players
    mover = first if first.tables[table].asked() else second
    moves = mover.tables[table].asked()
    return [mover.ask("play", table, move=rng.choice(moves)["text"]), first.ask("chat", table, text="first"), second.ask("chat", table, text="second")]


def main():
    with served() as server:
        players, table = sit(server, ("Ann", "Bert"), "plunder")
        play(players, table, rng, 10)
        ann = players[0]
        known = list(ann.tables[table].entries)

        fill(server)
        answers = refusals(players, table)
        check(all(answer.get("error", {}).get("code") == "failed" for answer in answers), "what cannot be kept is refused", answers)
        check("try again" in answers[0]["error"]["message"], "in a sentence", answers[0])
        check(ann.http.get("/health").status == 200 and wait_until_ready(ann.http, 503), "the server lives, and says that it cannot keep anything")
        laid = ann.http.post("/api/tables", game="ahoy", players=2)
        check(laid.status == 503 and laid.code == "failed", "no table is laid", laid.text)
        hello = Player(server).http.post("/api/hello", name="Late")
        check(hello.status == 503 and not hello.headers.get("Set-Cookie"), "nobody new comes in", (hello.text, hello.headers.get("Set-Cookie")))
        check(ann.http.get(f"/api/tables/{table}").json.get("moves") == 10, "tables can be looked at")
        witness = Player(server).connect()
        check(witness.watch(table).entries[-1]["seq"] == known[-1]["seq"], "and watched, as far as they were kept")
        check(ann.tables[table].entries == known, "nobody was told of what was refused")

        limit(server, "unlimited")
        check(wait_until_ready(ann.http, 200), "when there is room again the server finds out by itself", server.complaints())
        check(all(answer.get("ok") for answer in refusals(players, table)), "and everything goes on, on the same sockets")
        pump(players, lambda: everybody_knows(players, table))
        seqs = [entry["seq"] for entry in ann.tables[table].entries]
        check(seqs == list(range(1, known[-1]["seq"] + 4)), "with the entries that were acknowledged, and no others", seqs)
        play(players, table, rng, 6)
        for player in (*players, witness):
            player.close()
        server.stop()
        server.start()
        again = Player(server)
        again.http.cookies = dict(ann.http.cookies)
        check(again.connect().watch(table).entries == ann.tables[table].entries, "after a restart the log is what was told")
        again.close()
    finish()


main()
