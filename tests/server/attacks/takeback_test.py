#!/usr/bin/env python3
"""Taking back without end, by somebody who sits alone with bots: the game stays the one its moves make, and costs the others nothing."""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Player, pump
from kit import busy_seconds, check, dice, finish, play, served, verified

TAKEBACKS = 250
LOOKS = 40
rng = dice("takeback")


def sit_alone(server, **members):
    ann = Player(server, "Ann").connect()
    table = ann.http.post("/api/tables", game="reckoning", players=2, bots=[None, "random"], **members).json["table"]
    ann.watch(table)
    return ann, table


def wait_for_turn(player, table):
    """True once the player is asked; a bot may have to move first."""
    return pump([player], lambda: player.tables[table].asked() or player.tables[table].over()) and not player.tables[table].over()


def take_back_and_go_on(ann, table, times):
    """Again and again the last move, and another one instead. How often it was taken back."""
    following, done = ann.tables[table], 0
    for _ in range(times):
        if not wait_for_turn(ann, table):
            break
        ann.ask("play", table, move=rng.choice(following.asked())["text"])
        if not wait_for_turn(ann, table):
            break
        done += bool(ann.ask("propose", table, what="takeback").get("ok"))
    return done


def cost_of_looking(server, table, since):
    """Processor seconds for many who look at a table, of which they have heard all but the last entry."""
    guest, begun = Player(server).connect(), busy_seconds(server)
    for _ in range(LOOKS):
        guest.watch(table, since=since)
    used = busy_seconds(server) - begun
    guest.close()
    return used


def many_takebacks(server):
    ann, table = sit_alone(server)
    following = ann.tables[table]
    play([ann], table, rng, moves=80)
    early, fresh = following.to, cost_of_looking(server, table, following.to - 1)
    check(not following.info["practice"], "a game without take-backs is no practice", following.info)
    done = take_back_and_go_on(ann, table, TAKEBACKS)
    check(done == TAKEBACKS, f"alone with bots, {TAKEBACKS} moves are taken back", done)
    check(following.info["practice"], "which makes it practice")
    used = cost_of_looking(server, table, following.to - 1)
    check(used <= 3 * fresh + 0.25, f"to look at entry {following.to} costs what it cost at {early}", (fresh, used))
    return ann, table


def told_again(server, ann, table):
    heard = ann.tables[table].entries
    ann.watch(table)
    check(ann.tables[table].entries[:len(heard)] == heard, "who comes later is told exactly what was told at the time")
    view, heard = ann.tables[table].view, ann.tables[table].entries
    ann.cut()
    check(server.stop() == 0, "the server ends")
    server.start()
    begun = busy_seconds(server)
    ann.connect()
    ann.watch(table)
    used = busy_seconds(server) - begun
    check(used < 2, "the table is soon there again", used)
    check(ann.tables[table].entries[:len(heard)] == heard, "a server that has read the log tells the same")
    check(ann.tables[table].info["practice"], "it is still practice")
    check(ann.tables[table].to > len(heard) or ann.tables[table].view == view, "and the position is the same")


def the_same_draws(ann, table):
    """What was taken back and done again comes out as before: a take-back is no new roll of the dice."""
    following = ann.tables[table]
    if not wait_for_turn(ann, table):
        return
    before, move = len(following.entries), following.asked()[0]["text"]
    number = ann.http.get(f"/api/tables/{table}").json["moves"]
    outcomes = []
    for _ in range(2):
        ann.ask("play", table, move=move)
        wait_for_turn(ann, table)
        outcomes.append(next(entry["events"] for entry in following.entries[before:] if entry["kind"] == "move"))
        answer = ann.ask("propose", table, what="takeback", moves=number)
        check(answer.get("ok"), "the move is taken back", answer)
        before = len(following.entries)
        wait_for_turn(ann, table)
    check(outcomes[0] == outcomes[1], "the same move has the same outcome again", outcomes)


def the_end(ann, table):
    play([ann], table, rng)
    file = ann.http.get(f"/api/tables/{table}/file").text
    check(verified(file) is None, "the file of the game holds the moves that stand, and is verified", verified(file))


with served() as server:
    ann, table = many_takebacks(server)
    told_again(server, ann, table)
    the_same_draws(ann, table)
    the_end(ann, table)
finish()
