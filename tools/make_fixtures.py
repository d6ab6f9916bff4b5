#!/usr/bin/env python3
"""Makes what later versions must be able to open: game files, a server's database and a browser's store, with games of every kind.

Run at each release, with the program of that release; what was made once is never made anew. tests/fixtures/*_test.py find the new folder by themselves.
Usage: make_fixtures.py ROADSTEAD FOLDER, such as: tools/make_fixtures.py build/roadstead tests/fixtures/2026-11-18
"""
import hashlib
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "tests/server"))
from client import Player, Server, pump
from kit import BINARY, GAMES, NAMES, Engine, asked_player, dice, lay, play

ROUNDS = 4
MOVES = 30  # of a game that is still running


def digest(value):
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def short(game):
    """Options for games that need not last."""
    options = json.loads(subprocess.check_output([BINARY, "schema", game]))["options"]
    return {option["name"]: max(option["least"], ROUNDS) for option in options if option["name"].endswith("rounds")}


# ---- Game files ------------------------------------------------------------------------------------------------------------------


def go_on(engine, where, moves=None):
    while not where["over"] and moves != 0:
        where = engine.ask("bot", seat=where["next"], bot="random", play=True)
        moves = None if moves is None else moves - 1
    return where


def begin(engine, game, players, name, **more):
    return engine.ask("new", game=game, players=players, seed=f"fixture-{name}", **more)


def script_a_draw(engine, where):
    """Makes random moves until one draws something, and has that one scripted: by a draw that cannot be the program says what can."""
    for _ in range(400):
        move = engine.ask("bot", seat=where["next"], bot="random")["move"]
        engine.ask("chance", next=["no-such-thing"])
        try:
            where = engine.ask("play", seat=where["next"], move=move)
        except RuntimeError as refused:
            engine.ask("chance", next=[re.search(r"must be (\S+?)[,.]", str(refused))[1]])
            return engine.ask("play", seat=where["next"], move=move)
    raise RuntimeError("nothing was drawn")


def running(engine, game, players, name):
    return go_on(engine, begin(engine, game, players, name, entropy=["one", "two"]), MOVES)


def over(engine, game, players, name):
    return go_on(engine, begin(engine, game, players, name, options=short(game)))


def conceded(engine, game, players, name):
    go_on(engine, begin(engine, game, players, name), MOVES)
    return engine.ask("concede", seat=1)


def from_position(engine, game, players, name):
    running(engine, game, players, name)
    return go_on(engine, engine.ask("load", game=game, seed=f"fixture-{name}", state=engine.ask("state")["state"]), 10)


def scripted(engine, game, players, name):
    return go_on(engine, script_a_draw(engine, begin(engine, game, players, name)), 10)


KINDS = {"running": running, "over": over, "conceded": conceded, "position": from_position, "scripted": scripted}


def what_it_is(engine, game, where):
    """What must still be true of a game whenever it is opened again. The version of the rules may be another one then."""
    state = engine.ask("state")["state"]
    del state["rules"]
    return {"game": game, "rules": GAMES[game]["rules_version"], "moves": engine.ask("log", **{"from": 1 << 20})["moves"],
            "over": where["over"], "result": engine.ask("result"), "state": digest(state), "log": digest(engine.ask("log", all=True)["log"])}


def make_files(engine, folder):
    found = {}
    for game, about in GAMES.items():
        for kind, make in KINDS.items():
            for players in (2, about["most_players"]) if kind in ("running", "over") else (2,):
                name = f"{game}-{kind}-{players}"
                where = make(engine, game, players, name)
                (folder / f"{name}.game").write_text(engine.ask("save")["file"])
                found[f"{name}.game"] = what_it_is(engine, game, where)
    (folder / "files.json").write_text(json.dumps(found, indent=1) + "\n")


# ---- A browser's store -----------------------------------------------------------------------------------------------------------


def make_browser_store(engine, folder):
    """What web/src/model/storage.ts keeps: the file of each game, and who sits where."""
    kept = {}
    for number, game in enumerate(GAMES):
        for kind in ("running", "over", "conceded"):
            where = KINDS[kind](engine, game, 2, f"page-{game}-{kind}")
            value = {"id": f"{game[:4]}{kind[:3]}", "game": game, "seats": [{"name": "Ann", "bot": None}, {"name": "", "bot": "mate"}],
                     "file": engine.ask("save")["file"], "moves": engine.ask("log", **{"from": 1 << 20})["moves"], "over": where["over"],
                     "changed": 1795000000000 + number}
            kept[f"roadstead.game.{value['id']}"] = json.dumps(value, separators=(",", ":"))
    (folder / "browser.json").write_text(json.dumps(kept, indent=1) + "\n")


# ---- A server's database ---------------------------------------------------------------------------------------------------------


def table_running(people, game, rng):
    """With talk, a move taken back by consent and one that its player took back, if there is one."""
    table = sitting(people, game, clock={"days": 3})
    play(people, table, rng, moves=MOVES // 2)
    people[0].ask("chat", table, text="Fair winds, and a quiet sea")
    mover = next(player for player in people if any(entry["kind"] == "move" and entry["seat"] == player.tables[table].now["seat"]
                                                    for entry in player.tables[table].entries))
    mover.ask("propose", table, what="takeback")
    for player in people:
        if player is not mover:
            player.ask("agree", table)
    play(people, table, rng, moves=MOVES // 2, each=lambda: take_back_once(people, table))
    return table


def take_back_once(people, table):
    player, _ = asked_player(people, table)
    if player and player.tables[table].now["undo"] and not player.tables[table].kinds("undo"):
        player.ask("undo", table)


def table_over(people, game, rng):
    table = sitting(people, game, options=short(game), listed=True)
    play(people, table, rng)
    people[1].ask("chat", table, text="Well sailed")
    return table


def table_conceded(people, game, rng):
    table = sitting(people[:2], game)
    play(people[:2], table, rng, moves=MOVES)
    people[0].ask("concede", table)
    return table


def table_paused(people, game, rng):
    table = sitting(people, game)
    play(people, table, rng, moves=MOVES)
    people[0].ask("propose", table, what="pause")
    for player in people[1:]:
        player.ask("agree", table)
    return table


def table_open(people, game, rng):
    return people[0].http.post("/api/tables", game=game, players=GAMES[game]["most_players"], listed=True, bots=["mate"]).json["table"]


def table_with_bots(people, game, rng):
    """One person and a bot, and another person who went away: a bot plays for her."""
    host, other = people[:2]
    table = host.http.post("/api/tables", game=game, players=3, bots=[None, None, "deckhand"], seat=0).json["table"]
    other.http.post(f"/api/tables/{table}/join", seat=1, id="join")
    for player in (host, other):
        player.watch(table)
    play([host, other], table, rng, moves=4)
    other.ask("leave", table)
    following = host.tables[table]
    for _ in range(12):
        pump([host, other], lambda: following.asked() or following.over())
        if following.over():
            break
        host.ask("play", table, move=rng.choice(following.asked())["text"])
    pump([host, other], lambda: following.asked() or following.over())
    return table


def look_away(people):
    """Or they would go on playing there."""
    for player in people:
        for table in list(player.tables):
            player.ask("unwatch", table)
            del player.tables[table]


TABLES = {"running": table_running, "over": table_over, "conceded": table_conceded, "paused": table_paused, "open": table_open,
          "bots": table_with_bots}


def sitting(people, game, **members):
    table = lay(people, game, **members)
    for player in people:
        player.watch(table)
    return table


def told(player, table):
    """What somebody was told at a table, entry by entry, and what he sees now."""
    following = player.watch(table)
    story = [[entry["seq"], entry["kind"], entry.get("seat"), entry.get("move"), entry.get("text"),
              [event["text"] for event in entry.get("events", [])]] for entry in following.entries]
    view = dict(following.view or {})
    view.pop("rules", None)
    return {"entries": len(story), "story": digest(story), "view": digest(view)}


def what_a_table_is(kind, people, table):
    info = people[0].http.get(f"/api/tables/{table}").json
    return {"kind": kind, "game": info["game"], "rules": GAMES[info["game"]]["rules_version"], "state": info["state"],
            "moves": info["moves"], "asked": info["asked"], "result": info.get("result"),
            "told": {player.name: told(player, table) for player in people}}


def make_database(folder):
    with tempfile.TemporaryDirectory() as place:
        with Server(BINARY, place, extra=["--limit", "0", "--bot-ms", "5", "--site", place]) as server:
            people = [Player(server, name).connect() for name in NAMES[:2]]
            people[0].http.post("/api/password", password="a quiet sea")
            tables = {}
            for game in GAMES:
                for kind, make in TABLES.items():
                    table = make(people, game, dice(f"{game}/{kind}"))
                    tables[table] = (kind, table)
                    look_away(people)
            found = {table: what_a_table_is(kind, people, table) for kind, table in tables.values()}
            names = {player.name: {"user": player.user, "cookies": player.http.cookies} for player in people}
            server.stop()
        base = sqlite3.connect(server.db)
        base.execute("PRAGMA journal_mode = DELETE")
        base.execute("VACUUM")
        base.close()
        shutil.copy(server.db, folder / "server.db")
    (folder / "tables.json").write_text(json.dumps({"people": names, "tables": found}, indent=1) + "\n")


def main():
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True)
    engine = Engine()
    make_files(engine, folder)
    make_browser_store(engine, folder)
    engine.close()
    make_database(folder)


main()
