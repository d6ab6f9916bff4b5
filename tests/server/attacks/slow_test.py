#!/usr/bin/env python3
"""Who is slow on purpose holds up nobody else, and does not hold on for long. Usage: slow_test.py ROADSTEAD"""
import os
import pathlib
import select
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import TEXT, Player, frame, write_json
from kit import check, dice, finish, play, served, sit
from raw import dial, head, knock, memory, read_all, say, status_of

CROWD = 1500  # lines that say half of something
DEAF = 40  # sockets that never read
LISTENERS = 400  # more of them, at one table
BACKLOG, ALL_BACKLOGS = 4 << 20, 256 << 20  # bytes that may wait for one reader, and for all of them (net.h)


class Crowd:
    """Lines half open; whoever is cut comes again."""

    def __init__(self, server):
        self.server, self.lines, self.came = server, [], 0
        for _ in range(CROWD):
            self.add()

    def add(self):
        line = dial(self.server)
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-a: ")
        line.setblocking(False)
        self.lines.append(line)
        self.came += 1

    def come_again(self):
        poll = select.poll()
        found = {line.fileno(): line for line in self.lines}
        for number in found:
            poll.register(number, select.POLLIN)
        for number, _ in poll.poll(0)[:200]:
            self.lines.remove(found[number])
            found[number].close()
            self.add()


def half_requests(server):
    crowd, times = Crowd(server), []
    for _ in range(20):
        crowd.come_again()
        start = time.monotonic()
        with dial(server) as line:
            line.sendall(head(server))
            fine = status_of(read_all(line, b"}")) == 200
        times.append(time.monotonic() - start if fine else 99)
    check(max(times) < 1, f"beside {CROWD} requests half open, every other one is answered within a second", [round(t, 2) for t in times])
    check(crowd.came > CROWD, "and they are cut for it", crowd.came)
    for line in crowd.lines:
        line.close()


def ends(line):
    """Whether the other side has closed it."""
    return bool(select.select([line], [], [], 0)[0]) and read_all(line) == b""


def drops(server):
    """Heads and bodies that come byte by byte: each has its time, and no more for coming slowly."""
    starts = {"a head": b"GET / HTTP/1.1\r\nHost: x\r\nX-a: ", "a body": head(server, "/api/hello", "POST", Content_Length=4000) + b"{",
              "nothing": b""}
    lines = {what: dial(server) for what in starts}
    begun, ended = time.monotonic(), {}
    for what, line in lines.items():
        line.sendall(starts[what])
    while len(ended) < 2 and time.monotonic() - begun < 16:
        time.sleep(0.25)
        for what, line in lines.items():
            try:
                if what != "nothing" and what not in ended:
                    line.sendall(b" ")
                if ends(line):
                    raise ConnectionError
            except ConnectionError:
                ended.setdefault(what, time.monotonic() - begun)
    check(9 < ended.get("a head", 99) < 13, "a head has ten seconds, however it comes", ended)
    check(9 < ended.get("a body", 99) < 13, "so has a body", ended)
    check("nothing" not in ended, "who has not begun may take longer", ended)


def deaf_watchers(server):
    """They ask for a table's whole history again and again and never read."""
    ann = Player(server, "Ann").connect()
    table = ann.http.post("/api/tables", game="plunder", players=2).json["table"]
    before, deaf = memory(server), []
    ask = write_json({"cmd": "watch", "id": "w", "table": table}).encode()
    for number in range(DEAF):
        deaf.append(knock(server, f"127.0.0.{10 + number % 5}", room=2048)[1])
        for _ in range(60):  # the next page waits until the last one is taken
            say(deaf[-1], TEXT, ask)
    most = 0
    for _ in range(10):
        time.sleep(0.1)
        most = max(most, memory(server) - before)
    check(most < 150_000, f"{DEAF} sockets that never read cost little memory", f"{most} KiB")
    fresh = Player(server, "Bert").connect().watch(table)
    check(len(fresh.entries) == fresh.to, "who reads gets it all", (len(fresh.entries), fresh.to))


def deaf_askers(server):
    """One asks and asks and does not read the answers: cut when 4 MB wait."""
    before, line = memory(server), knock(server, "127.0.0.20", room=2048)[1]
    asked, most = frame(TEXT, write_json({"cmd": "ping", "id": "x" * 40}).encode()) * 500, 0
    try:
        for _ in range(400):
            line.sendall(asked)
            most = max(most, memory(server) - before)
        ended = False
    except ConnectionError:
        ended = True
    check(ended, "who asks and never reads is cut")
    check(most < 60_000, "before he costs much memory", f"{most} KiB")


def deaf_crowd(server):
    """Each of them lets less wait than one may, but together they let wait too much: who lets most wait is cut, and no more than need be."""
    players, table = sit(server, ("Ann", "Bert"), "plunder")
    reader = Player(server, "Cleo", record=True).connect()
    reader.watch(table)
    deaf, ends = [], select.poll()
    for number in range(LISTENERS):
        line = knock(server, f"127.0.1.{number % 50 + 1}", room=2048)[1]
        say(line, TEXT, write_json({"cmd": "watch", "id": "w", "table": table}).encode())
        ends.register(line, 0)  # that it was cut is told in any case
        deaf.append(line)
    told = 0
    while not ends.poll(0) and told < BACKLOG - 500_000 and not reader.tables[table].over():
        play([*players, reader], table, dice("crowd"), moves=5)
        told = sum(map(len, reader.traffic))
    cut = len(ends.poll(1000))
    check(0 < cut < LISTENERS / 2, f"some of {LISTENERS} who never read are cut", (cut, told))
    check(ALL_BACKLOGS / LISTENERS < told < BACKLOG - 500_000, "because of what waits for all of them together", told)
    play([*players, reader], table, dice("on"), moves=5)
    check(players[0].ask("ping").get("ok"), "who plays and who reads goes on")
    for line in deaf:
        line.close()


os.environ["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=8"  # what was freed counts as memory otherwise
with served() as server:
    half_requests(server)
    deaf_watchers(server)
    deaf_askers(server)
    drops(server)
with served(0, "--per-address", "0") as server:
    deaf_crowd(server)
finish()
