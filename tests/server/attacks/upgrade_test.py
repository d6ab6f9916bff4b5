#!/usr/bin/env python3
"""A new version of the rules comes to tables that are running and to one that is over: none is stuck, and nothing is lost.
Usage: upgrade_test.py ROADSTEAD

There is only one program here, so the database is bent instead: as if it had been written by a program of older rules, whose positions
lay otherwise in memory, and for one table as if the game had come to another position then.
"""
import contextlib
import json
import pathlib
import sqlite3
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Player, pump
from kit import BINARY, check, dice, everybody_knows, finish, lay, play, served, verified
from older import GAME, NEW, OLD, older

def make_older(db, converted):
    """Rows without a link get new ones when the store is opened."""
    with contextlib.closing(sqlite3.connect(db)) as base, base:
        base.execute("UPDATE tables SET rules = ?, last_link = ''", (OLD,))
        base.execute("UPDATE snapshots SET rules = ?, hash = '0123456789abcdef', canonical = 0", (OLD,))
        for table, seq, result, body in base.execute("SELECT table_id, seq, result, body FROM games").fetchall():
            body, seal = older(table, seq, result, body, table == converted)
            base.execute("UPDATE games SET rules = ?, body = ?, seal = ? WHERE table_id = ?", (OLD, body, seal, table))


def watch_all(people, table):
    for player in people:
        player.watch(table)


def said_of_rules(player, table):
    return [entry for entry in player.tables[table].entries if entry["kind"] == "rules"]


def story(player, table):
    return [(entry["seq"], entry["kind"], entry.get("events")) for entry in player.tables[table].entries if entry["kind"] != "rules"]


with served() as server:
    people = [Player(server, name).connect() for name in ("Ann", "Bert")]
    ann, bert = people
    running, over, converted, unkept = (lay(people, GAME) for _ in range(4))
    for table in (running, over, converted, unkept):
        watch_all(people, table)
        play(people, table, dice(table), moves=20)
    ann.ask("concede", over)
    pump(people, lambda: everybody_knows(people, over))
    before = {table: (ann.http.get(f"/api/tables/{table}").json, story(ann, table), story(bert, table)) for table in ann.tables}
    file = ann.http.get(f"/api/tables/{over}/file").text
    for player in people:
        player.close()
    server.stop()

    with contextlib.closing(sqlite3.connect(server.db)) as base, base:
        check(base.execute("SELECT COUNT(*) FROM games").fetchone()[0] == 4, "a server that ends in order keeps every game")
        base.execute("DELETE FROM games WHERE table_id = ?", (unkept,))
    make_older(server.db, converted)
    kept = sqlite3.connect(server.db).execute("SELECT body FROM games WHERE table_id = ?", (over,)).fetchone()[0]
    server.start()

    people = [Player(server, player.name, token=player.http.cookies["roadstead"]).connect()
              for player in people]
    ann, bert = people
    for table, how in ((running, "same"), (unkept, "same"), (converted, "converted")):
        watch_all(people, table)
        info, said = ann.http.get(f"/api/tables/{table}").json, said_of_rules(ann, table)
        check(info["state"] == "running" and info["moves"] == before[table][0]["moves"], f"a running table goes on ({how})", info)
        check([(one["from"], one["to"], one["how"]) for one in said] == [(OLD, NEW, how)], "and says what the new rules did to it", said)
        check((story(ann, table), story(bert, table)) == before[table][1:], "its log is told as it was", story(ann, table))
        if how == "same":
            play(people, table, dice("on"), moves=6)

    check(said_of_rules(ann, converted)[0]["clauses"] and "silver\":7" in json.dumps(ann.tables[converted].view).replace(" ", ""),
          "the other one has the position that it had", ann.tables[converted].view)
    play(people, converted, dice("on"), moves=4)
    check("error" in ann.ask("propose", converted, what="takeback", moves=3), "what came before cannot be taken back")
    check("error" in ann.ask("propose", running, what="end"), "a game that nothing has happened to is not ended like this")
    ann.ask("propose", converted, what="end")
    check(ann.http.get(f"/api/tables/{converted}").json["state"] == "running", "one alone cannot end it")
    bert.ask("agree", converted)
    pump(people, lambda: everybody_knows(people, converted))
    info = ann.http.get(f"/api/tables/{converted}").json
    check(info["state"] == "ended" and info["result"] is None and info["asked"] is None and "seed" in info, "all together can, without a result", info)
    reply = ann.http.get(f"/api/tables/{converted}/file")
    check(reply.status == 200 and f"\nrules {OLD} {NEW} " in reply.text and verified(reply.text) is None, "its file tells where the rules changed", reply.text[:200])
    check("error" not in ann.ask("rematch", converted), "and there is a next table")

    info = ann.http.get(f"/api/tables/{over}").json
    check(info["state"] == "over" and info["result"] == before[over][0]["result"], "what is over keeps its result", info)
    reply = ann.http.get(f"/api/tables/{over}/file")
    check(reply.status == 200 and reply.text == kept, "and the file that was kept", reply.text[:200])
    check(file.splitlines()[-1] == kept.splitlines()[-1].replace(f'"rules":{OLD}', f'"rules":{NEW}'), "which is the one from before")
    watch_all(people, over)
    check((story(ann, over), story(bert, over)) == before[over][1:], "its log is told as it was", story(ann, over))
    check("error" not in bert.ask("rematch", over), "and there is a next table")

    play(people, running, dice("end"), moves=10)
    server.kill()
    server.start()
    for table, state in ((running, "running"), (converted, "ended"), (over, "over")):
        check(ann.http.get(f"/api/tables/{table}").json["state"] == state, f"after a kill it is {state} as before")
    found = subprocess.run([BINARY, "admin", "check", "--db", server.db], capture_output=True, text=True)
    check(found.returncode == 0, "nothing is wrong with the store", found.stdout)
    exported = subprocess.run([BINARY, "admin", "export", over, "--db", server.db], capture_output=True, text=True)
    check(exported.stdout == kept, "the administrator gets the same file", exported.stdout[:200])
finish()
