#!/usr/bin/env python3
"""A log of any length can be read: in pages, without a gap, by who is slow as well, and it costs nobody else anything."""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Following, Player, pump, read_json
from kit import append, busy_seconds, check, dice, finish, play, served, sit

ENTRIES, BYTES = 200, 64 << 10  # of a page at most; one entry more may be long
LONG = 4000
rng = dice("history")


def read_pages(player, table, since=None):
    """The messages that answer a watch, as they came, up to the one that says how things stand."""
    player.traffic = []
    player.watch(table, since)
    return [text for text in player.traffic if '"table"' in text[:10]]


def check_pages(pages, since, last, what):
    told = [read_json(page) for page in pages]
    bounds = [(page["from"], page["to"]) for page in told]
    check(bounds[0][0] == since and bounds[-1][1] >= last and all(a[1] == b[0] for a, b in zip(bounds, bounds[1:])),
          f"{what}: the pages follow each other", bounds)
    check(max(len(page["entries"]) for page in told) <= ENTRIES and max(map(len, pages)) <= 3 * BYTES, f"{what}: none is long",
          [(len(page["entries"]), len(text)) for page, text in zip(told, pages)])
    standing = {"view", "change", "seat", "info", "choice", "next"}
    check(not any(standing & page.keys() for page in told[:-1]) and {"info", "seat"} <= told[-1].keys(), f"{what}: only the last says how things stand")


def a_long_game(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    play(players, table, rng, moves=320)
    heard = players[0].tables[table].entries
    pages = read_pages(players[0], table)
    check(len(pages) > 1, "a long game comes in several pages", len(pages))
    check_pages(pages, 0, len(heard), "a long game")
    check(players[0].tables[table].entries == heard, "it is told as it was heard")
    check(players[0].tables[table].view == players[0].watch(table, since=len(heard)).view, "and leads to the same position")
    check_pages(read_pages(players[1], table, since=100), 100, len(heard), "a game from its hundredth entry on")
    play(players, table, rng, moves=5)
    return players, table


def bombs(server, players, table):
    """Logs of a time when anything could be said: thousands of entries that grow sixfold on the wire."""
    server.stop()
    append(server, table, [{"kind": "chat", "seat": 0, "user": players[0].user, "body": "\x01" * 400}] * LONG)
    server.start()
    for player in players:
        player.cut()
        player.connect(server)
    begun = busy_seconds(server)
    last = players[0].watch(table).to
    ann, bert = players
    pages = read_pages(bert, table)
    check(bert.tables[table].to >= LONG, f"{LONG} entries of such talk lock nobody out", bert.tables[table].to)
    check_pages(pages, 0, last, "a bomb")
    check(busy_seconds(server) - begun < 20, "nor do they keep the server busy", busy_seconds(server) - begun)
    check(bert.ask("ping").get("ok"), "who has read them is still there")


def live_meanwhile(server, players, table):
    """Somebody reads slowly while the game goes on."""
    slow = Player(server, "Cleo").connect()
    number = slow.send("watch", table)
    following = slow.tables[table] = Following(table)
    for player in players:
        player.watch(table, since=LONG)
    play(players, table, rng, moves=20)
    check(pump([slow], lambda: following.now and following.to >= players[0].tables[table].to), "who reads slowly comes to the end", following.to)
    check(number in slow.answers and following.lost == following.repeated == 0, "with no gap and nothing twice", (following.lost, following.repeated))
    check([entry["seq"] for entry in following.entries] == list(range(1, following.to + 1)), "and every entry")
    play(players, table, rng, moves=4)
    check(pump([slow], lambda: following.to >= players[0].tables[table].to), "from then on it hears what happens")
    slow.watch(table, since=LONG)
    view = slow.tables[table].view
    check(view == following.view, "as changes of the position that it has")


def loops(server, table):
    """Watching again while the pages are still coming begins again from there; leaving ends them."""
    guest = Player(server).connect()
    for _ in range(20):
        guest.send("watch", table)
    last = guest.send("unwatch", table)
    check(pump([guest], lambda: last in guest.answers), "who watches and leaves at once is answered")
    check(guest.ask("ping").get("ok"), "and is still there")
    guest.close()


with served() as server:
    players, table = a_long_game(server)
    bombs(server, players, table)
    live_meanwhile(server, players, table)
    loops(server, table)
finish()
