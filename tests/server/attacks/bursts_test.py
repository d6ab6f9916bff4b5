#!/usr/bin/env python3
"""Many commands in one packet, so that one round does all of them: everybody is told all of it, in order and once, and ends up with the
position there is. Usage: bursts_test.py ROADSTEAD"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import TEXT, Player, frame, pump, write_json
from kit import check, dice, everybody_knows, finish, play, served, sit


def burst(player, table, commands):
    """Sends them all at once. [(name, members), ..]; their ids."""
    messages = []
    for name, members in commands:
        number = f"b{next(player.numbers)}"
        message = {"cmd": name, "id": members.pop("id", number), "table": table, **members}
        player.waiting[message["id"]] = player.sent[message["id"]] = message
        messages.append(message)
    player.socket.send_raw(b"".join(frame(TEXT, write_json(message).encode()) for message in messages))
    return [message["id"] for message in messages]


def settle(people, table, ids):
    """Until the first of them has all answers and all know the same."""
    return pump(people, lambda: all(number in people[0].answers for number in ids) and everybody_knows(people, table))


def whole(player, server, table):
    """What somebody who comes afresh is told: the entries and the position."""
    fresh = Player(server)
    fresh.http.cookies = dict(player.http.cookies)
    fresh.connect()
    following = fresh.watch(table)
    fresh.close()
    return following


def agree(people, server, table, what):
    for player in people:
        following, fresh = player.tables[table], whole(player, server, table)
        check(following.entries == fresh.entries and following.view == fresh.view and following.lost == 0,
              f"{player.name} knows all there is: {what}", (following.to, fresh.to, following.lost))


def comings_and_goings(server):
    """Two hundred entries: more than one message tells."""
    people, table = sit(server, ("Ann", "Bert", "Cleo"), "plunder")
    guest = Player(server, "Gwen").connect()
    guest.watch(table)
    ann = next(player for player in people if not player.tables[table].asked())
    others = [player for player in (*people, guest) if player is not ann]
    ids = burst(ann, table, [(name, {}) for _ in range(70) for name in ("leave", "return")])
    check(settle([ann, *others], table, ids), "all of a long burst is answered and told")
    check(all(ann.answers[number].get("ok") for number in ids), "each of them is done", [ann.answers[number] for number in ids][:3])
    agree([ann, *others], server, table, "a long burst")
    play([*people, guest], table, dice("after"), moves=6)
    agree([ann, *others], server, table, "what came after it")


def undone_and_done(server):
    """A move and its undoing, again and again: what changed in between is nobody's to see in the position."""
    people, table = sit(server, ("Ann", "Bert"), "plunder")
    play(people, table, dice("undo"), moves=60, until=lambda: any(player.tables[table].now.get("undo") and player.tables[table].asked() for player in people))
    asked = next((player for player in people if player.tables[table].asked()), people[0])
    other = next(player for player in people if player is not asked)
    move = asked.tables[table].asked()[0]["text"]
    ids = burst(asked, table, [("play", {"move": move}), ("undo", {}), ("play", {"move": move}), ("undo", {}), ("play", {"move": move})])
    check(settle([asked, other], table, ids), "moves and takings back of one round are answered and told")
    agree(people, server, table, "moves and takings back")


def watching_meanwhile(server):
    """Who stops and begins to follow within the burst gets the whole once more, and nobody misses anything for it."""
    people, table = sit(server, ("Ann", "Bert"), "ahoy")
    for turn in range(8):
        asked = next(player for player in people if player.tables[table].asked())
        other = next(player for player in people if player is not asked)
        move, to = asked.tables[table].asked()[0]["text"], asked.tables[table].to
        commands = [("unwatch", {}), ("watch", {"since": to}), ("play", {"move": move}), ("watch", {"since": to})]
        ids = burst(asked, table, commands if turn % 2 else commands[2:] + commands[:2])
        check(settle([asked, other], table, ids), "follow, play, follow again: answered and told")
    agree(people, server, table, "watching anew in the midst of it")


def the_same_id(server):
    people, table = sit(server, ("Ann", "Bert"), "plunder")
    asked = next(player for player in people if player.tables[table].asked())
    other = next(player for player in people if player is not asked)
    move, before = asked.tables[table].asked()[0]["text"], asked.tables[table].to
    ids = burst(asked, table, [("play", {"move": move, "id": "twice"}) for _ in range(20)])
    check(settle([asked, other], table, ids), "one command twenty times in one packet is answered")
    moves = [entry for entry in other.tables[table].entries if entry["kind"] == "move" and entry["seq"] > before]
    check(len(moves) == 1, "and done once", moves)


def seats_in_a_hurry(server):
    """Up and down at an open table, then the start of the game: each reader is told by the seat he has then."""
    people = [Player(server, name).connect() for name in ("Ann", "Bert", "Cleo")]
    ann, bert, cleo = people
    table = ann.http.post("/api/tables", game="plunder", players=3).json["table"]
    for player in people:
        player.watch(table)
    ids = burst(bert, table, [(name, {}) for _ in range(20) for name in ("join", "leave")] + [("join", {})])
    check(settle([bert, ann, cleo], table, ids), "up and down and up again: answered and told")
    ids = burst(cleo, table, [("join", {}), ("why", {"move": "end"})])
    check(settle([cleo, ann, bert], table, ids), "so is the one with whom the game begins")
    seats = [player.tables[table].now.get("seat") for player in people]
    check(seats == [0, 1, 2], "all know their seats", seats)
    agree(people, server, table, "the start of a game")


with served() as server:
    comings_and_goings(server)
    undone_and_done(server)
    watching_meanwhile(server)
    the_same_id(server)
    seats_in_a_hurry(server)
finish()
