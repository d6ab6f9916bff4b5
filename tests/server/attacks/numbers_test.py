#!/usr/bin/env python3
"""Every number that can be sent, with values that are none or too large: each is refused with a clear word, and nothing changes."""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Player, write_json
from kit import GAMES, check, finish, play, dice, served, short, sit

rng = dice("numbers")
EXTREMES = ["-1", "-0.5", "0.5", "1.0", "1e0", "2147483647", "2147483648", "-2147483648", "4294967296", "9223372036854775807", "-9223372036854775808",
            "18446744073709551616", "99999999999999999999999999", "1e308", "-1e308", "1e999", '"1"', '"x"', "[]", "[1]", "{}", "true", "false"]
REFUSALS = {"bad-request", "no-seat", "no-table"}


def refused(reply, what):
    code = reply.get("error", {}).get("code")
    check(code in REFUSALS and reply["error"]["message"].endswith("."), what, reply)


def laying(http):
    """Numbers of POST /api/tables; NUMBER is where the value goes."""
    options = [f'"options":{{"{name}":NUMBER}}' for name in short("plunder")]
    wishes = ['"players":NUMBER', '"players":2,"seat":NUMBER', '"players":2,"clock":{"live":NUMBER,"more":0}', '"players":2,"clock":{"live":60,"more":NUMBER}',
              '"players":2,"clock":{"days":NUMBER}', '"players":2,"clock":{"days":NUMBER,"live":60}', '"players":2,"clock":NUMBER',
              *(f'"players":2,{option}' for option in options)]
    for wish in wishes:
        for value in EXTREMES:
            body = f'{{"game":"plunder",{wish.replace("NUMBER", value)}}}'
            refused(http.request("POST", "/api/tables", body).json, f"no table is laid with {body[:90]}")


def absences(http):
    for value in EXTREMES:
        for pair in (f"[{value},{value}]", f"[0,{value}]", f"[{value},9223372036854775807]", value):
            reply = http.request("POST", "/api/settings", f'{{"absent":{pair}}}')
            check(reply.code == "bad-request", f"an absence {pair[:60]} is refused", reply.text)
    check(http.get("/api/me").json["absent"] is None, "and none is planned")


def send(player, table, cmd, member):
    """A command with a member as it is written."""
    number = f"n-{next(player.numbers)}"
    player.socket.send(f'{{"cmd":{write_json(cmd)},"id":"{number}","table":"{table}",{member}}}')
    while number not in player.answers:
        player.read()
    return player.answers[number]


def commands(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    ann = players[0]
    play(players, table, rng, moves=4)
    before = ann.http.get(f"/api/tables/{table}").text
    open_table = ann.http.post("/api/tables", game="plunder", players=3, seat=None).json["table"]
    for value in EXTREMES:
        if value != "2147483647":  # a number that could be an entry's
            refused(send(ann, table, "watch", f'"since":{value}'), f"one does not watch from {value}")
        refused(send(ann, table, "propose", f'"what":"takeback","moves":{value}'), f"{value} moves are not taken back")
        refused(send(ann, open_table, "join", f'"seat":{value}'), f"nobody sits down on seat {value}")
        refused(send(ann, open_table, "seat", f'"seat":{value},"bot":"mate"'), f"no bot sits down there {value}")
    check("ok" in send(ann, table, "watch", '"since":null'), "null is as if it were left out")
    check("ok" in send(ann, table, "watch", '"since":2147483647'), "from beyond the end one gets all")
    check(ann.http.get(f"/api/tables/{table}").text == before, "the game is as it was")
    seats = ann.http.get(f"/api/tables/{open_table}").json["seats"]
    check(not any(seat["user"] or seat["bot"] for seat in seats), "and so is the open table", seats)


check(GAMES["plunder"]["least_players"] >= 2, "a game for one would make 1.0 a sound number of players")
with served() as server:
    ann = Player(server, "Ann")
    laying(ann.http)
    absences(ann.http)
    check(ann.http.get("/api/mine").json == {"tables": []}, "no table was laid")
    commands(server)
finish()
