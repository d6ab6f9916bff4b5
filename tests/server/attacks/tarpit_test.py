#!/usr/bin/env python3
"""Webhooks that lead to a host which never answers hold up nobody: bots, passwords, other webhooks, and the end of the server."""
import os
import pathlib
import select
import socket
import sys
import time
import unittest.mock

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import HOST, Player, pump
from kit import check, finish, lay, served

TABLES = 60


def listener():
    place = socket.socket()
    place.bind((HOST, 0))
    place.listen(512)
    return place, f"http://{HOST}:{place.getsockname()[1]}/"


def flood(server, address):
    """Two who let each other be called at many tables."""
    players = [Player(server, name) for name in ("Ann", "Bert")]
    for player in players:
        check(player.http.post("/api/settings", webhook=address).status == 200, "a webhook is set")
    for _ in range(TABLES):
        lay(players, "plunder")


def is_called(place, seconds):
    return bool(select.select([place], [], [], seconds)[0])


def bot_answers(server):
    """How long a bot takes for its first move."""
    player = Player(server, "Cleo").connect()
    table = player.http.post("/api/tables", game="plunder", players=2, bots=[None, "mate"]).json["table"]
    following, begun = player.watch(table), time.monotonic()

    def moved():
        if following.asked() and not player.busy(table):
            player.send("play", table, move=following.asked()[0]["text"])
        return any(entry.get("by") == "bot" for entry in following.kinds("move"))

    pump([player], moved)
    return time.monotonic() - begun


def another_is_called(server):
    place, address = listener()
    players = [Player(server, name) for name in ("Dirk", "Edda")]
    for player in players:
        player.http.post("/api/settings", webhook=address)
    lay(players, "plunder")
    check(is_called(place, 4), "another's webhook is called all the same")
    place.close()


def no_proxy_is_asked():
    """Which address a hook has is judged when it is called. A proxy that the environment names would call any."""
    proxy, address = listener()
    place, hook = listener()
    with unittest.mock.patch.dict(os.environ, {"http_proxy": address}), served(0, "--private-hooks") as server:
        players = [Player(server, name) for name in ("Fred", "Gina")]
        for player in players:
            player.http.post("/api/settings", webhook=hook)
        lay(players, "plunder")
        check(is_called(place, 4) and not is_called(proxy, 0), "a webhook is called by its own address, whatever proxy there is")
    proxy.close()
    place.close()


tarpit, tar = listener()
with served(0, "--private-hooks") as server:
    flood(server, tar)
    check(is_called(tarpit, 4), "the tarpit is called")
    took = bot_answers(server)
    check(took < 4, "a bot answers meanwhile", took)
    guest, begun = Player(server, "Gus"), time.monotonic()
    check(guest.http.post("/api/password", password="correct horse").status == 200, "a password is set meanwhile")
    check(time.monotonic() - begun < 4, "without waiting for the tarpit", time.monotonic() - begun)
    another_is_called(server)
    begun = time.monotonic()
    server.stop()
    check(time.monotonic() - begun < 4, "the server stops in the midst of its calls", time.monotonic() - begun)
    server.start()
tarpit.close()
no_proxy_is_asked()
finish()
