#!/usr/bin/env python3
"""Deleting an account with a thousand tables holds nobody up, is done after a restart, and leaves no name behind. Usage: forget_test.py ROADSTEAD"""
import pathlib
import sqlite3
import sys
import tempfile
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Http, Player, Server
from kit import BINARY, check, finish

TABLES = 1000
PATIENCE = 0.5  # seconds that anybody else may wait; with all tables in one round it was several


class Watch(threading.Thread):
    """Somebody else, who asks for something again and again: how long it took at most."""

    def __init__(self, server):
        super().__init__()
        self.http, self.longest, self.going = Http(server), 0, True
        self.start()

    def run(self):
        while self.going:
            begun = time.monotonic()
            self.http.get("/health")
            self.longest = max(self.longest, time.monotonic() - begun)
            time.sleep(0.02)

    def stop(self):
        self.going = False
        self.join()


def lay_many(host, count):
    """Tables for two that wait for somebody; one of them he has left again, and at one he has spoken."""
    tables = [host.http.post("/api/tables", game="plunder", players=2).json["table"] for _ in range(count)]
    host.http.post(f"/api/tables/{tables[0]}/chat", text="secret words")
    host.http.post(f"/api/tables/{tables[1]}/leave")
    return tables


def rows(server, user, name):
    db = sqlite3.connect(server.db)
    one = lambda sql, *values: db.execute(sql, values).fetchone()[0]
    found = {"seats": one("SELECT COUNT(*) FROM seats WHERE user_id = ?", user), "visits": one("SELECT COUNT(*) FROM visits WHERE user_id = ?", user),
             "entries": one("SELECT COUNT(*) FROM entries WHERE user_id = ? OR body LIKE ?", user, f"%{name}%"),
             "words": one("SELECT COUNT(*) FROM entries WHERE body LIKE '%secret words%'"), "users": one("SELECT COUNT(*) FROM users WHERE id = ?", user),
             "tokens": one("SELECT COUNT(*) FROM tokens WHERE user_id = ?", user), "info": one("SELECT COUNT(*) FROM tables WHERE info LIKE ?", f"%{name}%")}
    db.close()
    return found


def wait_for(condition, seconds):
    until = time.monotonic() + seconds
    while time.monotonic() < until and not condition():
        time.sleep(0.1)
    return condition()


with tempfile.TemporaryDirectory() as folder:
    server = Server(BINARY, folder, extra=["--limit", "0", "--bot-ms", "10"])
    with server:
        host, other = Player(server, "Vanisher"), Player(server, "Bert").connect()
        tables = lay_many(host, TABLES)
        following = other.watch(tables[2])
        watch = Watch(server)
        begun = time.monotonic()
        check(host.http.post("/api/forget").status == 200, "an account with many tables is deleted")
        took = time.monotonic() - begun
        check(took < PATIENCE, "the answer comes at once", took)
        check(host.http.get("/api/me").json["user"] is None, "and he is nobody at once")
        time.sleep(0.3)
        watch.stop()
        server.kill()  # in the midst of it
        check(watch.longest < PATIENCE, "meanwhile nobody else waits", watch.longest)
    left = rows(server, host.user, "Vanisher")
    check(left["visits"] < TABLES, "some of it was done", left)
    check(left["tokens"] == 0, "he has no token", left)
    with server:
        watch = Watch(server)
        done = wait_for(lambda: rows(server, host.user, "Vanisher")["users"] == 0, 25)
        watch.stop()
        check(done, "after a restart it goes on to its end", rows(server, host.user, "Vanisher"))
        check(watch.longest < PATIENCE, "and again nobody waits", watch.longest)
        time.sleep(1.5)  # rows for lists are written a second later
        left = rows(server, host.user, "Vanisher")
        check(not any(left.values()), "nothing of him is left: no name, no words, no seat", left)
        info = Http(server).get(f"/api/tables/{tables[5]}").json
        check(info["seats"][0]["user"] is None, "his seat is free", info["seats"])
        check(Http(server).post("/api/hello", name="Vanisher").status == 200, "his name can be had again")
        check(server.stop() == 0, "the server ends well when told to", server.complaints())
finish()
