#!/usr/bin/env python3
"""The database goes away while tables play, and comes back. Usage: outage_test.py ROADSTEAD

The server lives on, keeps its sockets, says nothing that is not kept, and goes on when the database is there again. In the end each
acknowledged command is in the log once, where it was acknowledged to be.
"""
import os
import pathlib
import signal
import sys
import tempfile
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Http, Player, Server, pump, write_json
from kit import BINARY, check, database, dice, everybody_knows, finish, lay, postgres, turn

UNLIMITED = ("--limit", "0")
rng = dice("outage")


class Doctor(threading.Thread):
    """Asks for /health and /ready all the time; what was answered, and how long it took."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.http, self.over, self.health, self.ready = Http(server), False, [], []

    def run(self):
        while not self.over:
            began = time.monotonic()
            self.health.append((self.http.get("/health").status, time.monotonic() - began))
            self.ready.append(self.http.get("/ready").status)
            time.sleep(0.02)


class Sailors:
    """Pairs that play as fast as they are answered. What is refused with `failed` they send again, under the same id, later."""

    def __init__(self, servers):
        self.tables, self.refused, self.failures = {}, [], 0
        for number in range(6):  # three pairs sit at two servers, and three at one: there somebody can always play
            pair = [Player(servers[seat % len(servers) if number < 3 else 0], f"P{number}.{seat}").connect() for seat in range(2)]
            table = lay(pair, ("plunder", "ahoy", "reckoning")[number % 3])
            self.tables[table] = pair
            for player in pair:
                player.watch(table)
        self.players = [player for pair in self.tables.values() for player in pair]

    def sail(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            turn([player for player in self.players if not self.is_refused(player)], rng)
            pump(self.players, lambda: False, 0.02)
            self.collect()

    def is_refused(self, player):
        return any(sender is player for sender, _ in self.refused)

    def collect(self):
        for player in self.players:
            for number, answer in list(player.answers.items()):
                if answer.get("error", {}).get("code") == "failed":
                    self.refused.append((player, number))
                    self.failures += 1
                    del player.answers[number]

    def again(self):
        """Sends once more what was refused, until all of it is answered."""
        end = time.monotonic() + 15
        while self.refused and time.monotonic() < end:
            for player, number in self.refused:
                player.waiting[number] = player.sent[number]
                player.socket.send(write_json(player.sent[number]))
            self.refused = []
            pump(self.players, lambda: not any(player.waiting for player in self.players), 5)
            self.collect()
        return not self.refused

    def quiet(self):
        return pump(self.players, lambda: not any(player.waiting for player in self.players) and
                    all(everybody_knows(pair, table) for table, pair in self.tables.items()))


def judge(sailors, server, what):
    missing, twice, strange, differing, count = [], 0, 0, 0, 0
    for table, pair in sailors.tables.items():
        acks = {}
        for seat, player in enumerate(pair):
            for number, answer in player.answers.items():
                sent = player.sent[number]
                if sent.get("table") == table and sent["cmd"] == "play" and answer.get("ok"):
                    twice += answer["seq"] in acks
                    acks[answer["seq"]] = (seat, sent["move"])
        witness = Player(server)
        witness.http.cookies = dict(pair[0].http.cookies)
        entries = {entry["seq"]: entry for entry in witness.connect().watch(table).entries}
        witness.close()
        count += len(acks)
        missing += [(seq, ack) for seq, ack in acks.items() if seq not in entries or entries[seq]["seat"] != ack[0]]
        strange += sum(seq not in acks for seq, entry in entries.items() if entry["kind"] == "move" and not entry.get("by"))
        differing += [entry["seq"] for entry in pair[0].tables[table].entries] != sorted(entries)
    check(not missing, f"{what}: {count} acknowledged moves are in the log", missing[:5])
    check(twice == strange == 0, f"{what}: each once, and no other", (twice, strange))
    check(differing == 0, f"{what}: what the players were told piece by piece is the log", differing)


def processor(server):
    fields = open(f"/proc/{server.process.pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def outage(address, servers, away, back, seconds, what):
    sailors, doctor = Sailors(servers), Doctor(servers[0])
    sailors.sail(0.7)
    doctor.start()
    away()
    lost = time.monotonic()
    sailors.sail(4)
    first = len(doctor.health)
    before = processor(servers[0])
    sailors.sail(seconds)
    check(all(status == 200 for status, _ in doctor.health), f"{what}: /health answers all the time")
    slowest = sorted(took for _, took in doctor.health[first:])
    check(slowest and slowest[-1] < 0.5 and slowest[len(slowest) * 9 // 10] < 0.1, f"{what}: and at once, once the outage is known", slowest[-5:])
    check(doctor.ready[-1] == 503, f"{what}: /ready says that nothing can be kept", doctor.ready[-5:])
    check(processor(servers[0]) - before < seconds * 0.5, f"{what}: waiting costs little", processor(servers[0]) - before)
    reply = Http(servers[0]).post("/api/hello", name="Late")
    check(reply.status == 503 and reply.code == "failed" and "try again" in reply.text, f"{what}: who asks is refused kindly", reply.text)
    check(sailors.failures > 0, f"{what}: so is who plays")
    back()
    gone = time.monotonic() - lost
    end = time.monotonic() + 10
    while any(Http(server).get("/ready").status != 200 for server in servers) and time.monotonic() < end:
        time.sleep(0.05)
    check(time.monotonic() < end, f"{what}: after {gone:.0f} s the database is back, and the servers know it",
          [server.complaints() for server in servers])
    doctor.over = True
    doctor.join()
    check(sailors.again(), f"{what}: what was refused is taken when it is sent again")
    sailors.sail(1)
    check(sailors.again() and sailors.quiet(), f"{what}: all goes on, on the same sockets")
    judge(sailors, servers[0], what)
    for player in sailors.players:
        player.close()


def postmaster(address):
    return int((pathlib.Path(address.split("host=")[1]) / "data/postmaster.pid").read_text().split()[0])


def children(process):
    return [int(number) for number in pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def signal_all(address, what):
    """To the database and everything that works for it."""
    main = postmaster(address)
    for process in [main, *children(main)]:
        os.kill(process, what)


def main():
    with postgres() as address, tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
        with Server(BINARY, folder, address, UNLIMITED) as server:
            outage(address, [server], lambda: database("halt", address), lambda: database("resume", address), 1, "crash")
            with Server(BINARY, other, address, UNLIMITED) as second:
                outage(address, [server, second], lambda: signal_all(address, signal.SIGSTOP), lambda: signal_all(address, signal.SIGCONT), 2,
                       "silence")
                check(second.stop() == 0, "the second server ends well", second.complaints())
            check(server.stop() == 0, "the server ends well", server.complaints())
    finish()


main()
