#!/usr/bin/env python3
"""Nobody takes moves back, and with them what he has seen, without everybody who sits at the table; and nobody is asked without end."""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Player, pump
from kit import append, asked_player, check, dice, finish, lay, play, served, sit

FULL = 20_000
rng = dice("fair")


def code(answer):
    return answer.get("error", {}).get("code", "ok")


def info(player, table):
    return player.http.get(f"/api/tables/{table}").json


def takebacks(player, table):
    return player.watch(table).kinds("takeback")


def wait_for_people(player, table, *seats):
    """Until one of these seats is asked, and no bot's move can come in between."""
    check(pump([player], lambda: player.tables[table].now.get("next") in seats), "the bots have moved", player.tables[table].now.get("next"))


def absent_people(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    play(players, table, rng, moves=6)
    mover, (other,) = asked_player(players, table)
    check(code(other.ask("leave", table)) == "ok", "one leaves, and a bot plays for him")
    mover.ask("play", table, move=mover.tables[table].asked()[0]["text"])
    moves = info(mover, table)["moves"]
    check(code(mover.ask("propose", table, what="takeback")) == "ok", "the other would like to have a move back")
    after = info(mover, table)
    check(after["moves"] >= moves and not takebacks(mover, table), "who is away has not agreed, so nothing happens", after)
    other.ask("return", table)
    if not info(mover, table)["proposal"]:  # it has fallen with a move of the bot
        mover.ask("propose", table, what="takeback")
    check(info(mover, table)["proposal"] is not None, "the proposal waits for him")
    check(code(other.ask("agree", table)) == "ok" and len(takebacks(mover, table)) == 1, "until he is back and agrees")
    check(not info(mover, table)["practice"], "what all agreed to is no practice")


def absent_in_a_pause(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    ann, bert = players
    bert.ask("leave", table)
    check(code(ann.ask("propose", table, what="pause")) == "ok" and info(ann, table)["state"] == "paused", "a pause does not wait for who is away")


def people_who_are_gone(server):
    """Who gave up, and whose account is deleted, is not asked any more."""
    (ann, bert, cleo), table = sit(server, ["Ann", "Bert", "Cleo"], "plunder")
    play([ann, bert, cleo], table, rng, moves=6)
    cleo.ask("concede", table)
    wait_for_people(ann, table, 0, 1)
    ann.ask("propose", table, what="takeback", moves=2)
    check(not takebacks(ann, table), "of three, the two who play must agree")
    bert.ask("agree", table)
    check(len(takebacks(ann, table)) == 1, "not the one who gave up")
    bert.http.post("/api/forget")
    check(pump([ann], lambda: info(ann, table)["seats"][1]["name"] == "gone"), "an account is deleted, and soon gone from its tables")
    wait_for_people(ann, table, 0)
    ann.ask("propose", table, what="takeback", moves=1)
    check(len(takebacks(ann, table)) == 2, "nor one whose account is deleted")
    check(info(ann, table)["practice"], "and who is left alone only practises")
    server.stop()
    server.start()
    ann.cut()
    ann.connect(server)
    after = info(ann, table)
    check(after["state"] == "running" and after["practice"], "after a restart, too", after)


def who_gave_up(server):
    """Has left the game to the others: neither refuses what they agree on nor takes back what the bot does."""
    (ann, bert, cleo), table = sit(server, ["Ann", "Bert", "Cleo"], "plunder")
    cleo.ask("concede", table)
    check(code(cleo.ask("propose", table, what="pause")) == "not-now", "who gave up proposes nothing")
    ann.ask("propose", table, what="pause")
    check([code(cleo.ask(word, table)) for word in ("decline", "agree")] == ["not-now"] * 2, "and has no say in what others propose")
    check(info(ann, table)["proposal"] and code(bert.ask("agree", table)) == "ok", "which stays for them to agree on")
    check(code(cleo.ask("resume", table)) == "not-now" and info(ann, table)["state"] == "paused", "nor does he end their pause")
    check(code(ann.ask("resume", table)) == "ok", "as they do")
    answers = {other: other.ask("undo", table) for other in (bert, cleo) if other is cleo or code(other.ask("leave", table)) == "ok"}
    check(all(code(answer) == "not-now" for answer in answers.values()), "for whom a bot plays, nothing is undone", answers)
    alone = Player(server, "Dirk").connect()
    table = alone.http.post("/api/tables", game="plunder", players=3, bots=[None, "random", "random"], clock={"days": 1}).json["table"]
    check([code(alone.ask("concede", table)), code(alone.ask("propose", table, what="pause")), code(alone.ask("resume", table))] == ["ok"] * 3,
          "where nobody else is, he may still stop the bots")


def asking_without_end(server):
    (ann, bert), table = sit(server, ["Ann", "Bert"], "plunder")
    play([ann, bert], table, rng, moves=4)
    mover, (other,) = asked_player([ann, bert], table)
    check(code(mover.ask("propose", table, what="pause")) == "ok" and code(other.ask("decline", table)) == "ok", "a proposal is declined")
    answer = mover.ask("propose", table, what="takeback", moves=0)
    check(code(answer) == "not-now" and "declined" in answer["error"]["message"], "the next one waits for a move", answer)
    mover.watch(table)
    mover.ask("play", table, move=mover.tables[table].asked()[0]["text"])
    check(code(mover.ask("propose", table, what="takeback", moves=0)) == "ok", "after which it is taken")
    check(code(mover.ask("agree", table)) == "not-now", "who proposes has agreed, once")
    for moves in (-1, 10**12, -10**12, 2**31):
        check(code(other.ask("propose", table, what="takeback", moves=moves)) in ("not-now", "bad-request"), f"{moves} moves are not left")
    left = [code(mover.ask(command, table)) for _ in range(101) for command in ("leave", "return")]
    check(left[:200] == ["ok"] * 200 and left[200:] == ["not-now"] * 2, "nobody leaves and returns for ever", left[-4:])


def a_full_log(server):
    ann = Player(server, "Ann").connect()
    bert = Player(server, "Bert").connect()
    table = lay([ann, bert], "plunder")
    server.stop()
    append(server, table, [{"kind": kind, "seat": 0, "body": "Ahoy"} for kind in ("leave", "return") * (FULL // 2)])
    server.start()
    for player in (ann, bert):
        player.cut()
        player.connect(server)
        player.watch(table)
    answer = bert.ask("chat", table, text="Is there room?")
    check(code(answer) == "too-much" and "full" in answer["error"]["message"], "a log that is full takes no more talk", answer)
    check(code(ann.ask("propose", table, what="pause")) == "too-much", "nor proposals")
    play([ann, bert], table, rng, moves=4)
    check(True, "but moves")
    check(code(bert.ask("leave", table)) == "ok" and code(bert.ask("return", table)) == "ok", "leaving and returning")
    check(code(bert.ask("concede", table)) == "ok" and info(ann, table)["state"] == "over", "and giving up")
    check(code(ann.ask("rematch", table)) == "ok", "and the next table can be laid")


with served() as server:
    absent_people(server)
    absent_in_a_pause(server)
    people_who_are_gone(server)
    who_gave_up(server)
    asking_without_end(server)
    a_full_log(server)
finish()
