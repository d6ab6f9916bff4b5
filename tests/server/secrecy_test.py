#!/usr/bin/env python3
"""Nobody is sent more than his seat may know. Usage: secrecy_test.py ROADSTEAD

All traffic of whole games is recorded, for each seat and for a spectator. When a game is over its seed is known: the engine plays it again,
and every message must be, member by member and byte by byte, what the engine shows that reader at that moment. A member that is not
expected is a failure, whatever it holds.
"""
import hashlib

from client import Player, patched, pump, read_json, write_json
from kit import GAMES, NAMES, Engine, asked_player, check, dice, everybody_knows, finish, play, players_of, refusals, served, short, sit

rng = dice("secrecy")
MESSAGE = {"table", "from", "to", "entries", "info", "view", "change", "next", "decision", "prompt", "over", "undo", "seat", "scores", "choice",
           "clock"}
INFO = {"table", "game", "players", "options", "listed", "clock", "state", "host", "seats", "commit", "asked", "moves", "changed", "deadline",
        "proposal", "practice", "next_table"}
AT_THE_END = {"seed", "entropy", "result"}
CHAIR = {"user", "name", "bot", "away", "here", "colour"}
ENTRY = {"seq", "at", "kind", "seat"}
MORE = {**{kind: {"name"} for kind in ("join", "leave", "return", "concede", "agree", "decline", "resume")},
        "bot": {"bot"}, "start": {"events"}, "move": {"move", "events", "by"}, "undo": {"move"},
        "takeback": {"move"}, "chat": {"name", "text"}, "propose": {"what", "move"}, "rematch": {"table"}}


class Leak(Exception):
    pass


def same(what, sent, known):
    if write_json(sent) != write_json(known):
        raise Leak(f"{what}: sent {write_json(sent)[:600]}, may know {write_json(known)[:600]}")


def only(what, found, allowed):
    if set(found) - allowed:
        raise Leak(f"{what} has {sorted(set(found) - allowed)}")


class Story:
    """The game again, from its seed: what each reader may know after each number of moves, along every line that was ever played."""

    def __init__(self, info, log):
        self.info, self.engine, self.at = info, Engine(), {}
        self.line = []  # moves made so far, [(seat, text), ..]
        self.begin()
        self.positions = {}  # by entry: what was known after it
        for entry in log:
            self.enter(entry)

    def begin(self):
        self.engine.ask("new", game=self.info["game"], players=self.info["players"], seed=self.info["seed"], entropy=self.info["entropy"],
                        options=self.info["options"])

    def enter(self, entry):
        if entry["kind"] == "move":
            move = (entry["seat"], entry["own"])
            self.engine.ask("play", seat=move[0], move=move[1])
            self.line.append(move)
        elif entry["kind"] == "undo":
            self.line.pop()
            self.engine.ask("undo")
        elif entry["kind"] == "takeback":
            self.line = self.line[:entry["move"]]
            self.begin()
            for seat, text in self.line:
                self.engine.ask("play", seat=seat, move=text)
        elif entry["kind"] != "start":
            self.positions[entry["seq"]] = self.positions[entry["seq"] - 1]
            return
        result = self.engine.ask("result")
        self.positions[entry["seq"]] = {reader: self.known_to(reader, result) for reader in [*range(self.info["players"]), None]}

    def known_to(self, reader, result):
        seat = {} if reader is None else {"seat": reader}
        made = len(self.line)
        log = self.engine.ask("log", events=True, **({"from": made - 1} if made else {}), **seat)["log"]
        asked = self.engine.ask("moves", seat=reader) if reader is not None else {"moves": []}
        return {"view": self.engine.ask("view", **seat)["view"], "moves": made, "events": log[-1]["events"], "result": result, "asked": asked}


class Reader:
    """Goes through the messages one reader got, in order."""

    def __init__(self, story, table, seat, spent):
        self.story, self.table, self.seat, self.secrets = story, table, seat, spent
        self.view, self.messages, self.views, self.changes = None, 0, 0, 0

    def read(self, text):
        message = read_json(text)
        if message.get("table") != self.table or "re" in message:
            self.read_answer(message)
            return
        self.messages += 1
        only("a message", message, MESSAGE)
        for entry in message["entries"]:
            self.read_entry(entry)
        position = self.story.positions.get(message["to"], {}).get(self.seat)
        over = bool(position) and position["result"]["over"]
        if "info" in message:
            self.read_info(message["info"], over)
        if not over:
            self.no_seed(text)
        if "seat" not in message:  # only who is here has changed, or a page of what was missed
            only("a message without a position", message, {"table", "from", "to", "entries", "info"})
            return
        same("seat", message["seat"], self.seat)
        if not message.get("view") and not message.get("change") and position is None:
            only("a message before the game", message, {"table", "from", "to", "entries", "info", "seat", "next", "over", "undo", "clock"})
            return
        self.read_position(message, position)

    def read_position(self, message, position):
        if "view" in message:
            self.views += 1
            self.view = message["view"]
        elif "change" in message:
            self.changes += 1
            self.view = patched(self.view, message["change"])  # checks that the old values were known before
        same("view", self.view, position["view"])
        same("over", message["over"], position["result"]["over"])
        same("scores", message["scores"], [seat["score"] for seat in position["result"]["seats"]])
        if position["asked"]["moves"]:
            same("choice", message["choice"], {name: value for name, value in position["asked"].items() if name != "seat"})
        elif "choice" in message:
            raise Leak("there is a choice for who is not asked")

    def read_entry(self, entry):
        only(f"an entry {entry['kind']}", entry, ENTRY | MORE.get(entry["kind"], set()))
        if entry["kind"] in ("start", "move"):
            same(f"events of entry {entry['seq']}", entry["events"], self.story.positions[entry["seq"]][self.seat]["events"])
            if entry["kind"] == "move":
                same("number of a move", entry["move"] + 1, self.story.positions[entry["seq"]][self.seat]["moves"])

    def read_info(self, info, over):
        only("INFO", info, INFO | AT_THE_END if over else INFO)
        for chair in info["seats"]:
            only("a seat", chair, CHAIR)
        same("commit", info["commit"], hashlib.sha256(self.story.info["seed"].encode()).hexdigest())

    def read_answer(self, message):
        only("an answer", message, {"re", "ok", "seq", "error", "legal", "clause", "why"})
        self.no_seed(write_json(message))

    def no_seed(self, text):
        for secret in self.secrets:
            if secret in text:
                raise Leak(f"{secret} is in {text[:600]}")


def own_moves(log, players, table):
    """The log with the text of each move, which only the mover is sure to be told."""
    told = {player.tables[table].now["seat"]: {entry["seq"]: entry for entry in player.tables[table].entries} for player in players}
    found = []
    for entry in log:
        entry = dict(entry)
        if entry["kind"] == "move":
            entry["own"] = told[entry["seat"]][entry["seq"]]["events"][0]["move"]
        if entry["kind"] == "start" or found:
            found.append(entry)
    return found


def disturb(players, table):
    """Undoes, looks again, asks why, and cuts lines: every way to be told something."""
    luck = rng.random()
    mover, others = asked_player(players, table)
    if luck < 0.03 and mover and mover.tables[table].now.get("undo"):
        mover.ask("undo", table)
    elif luck < 0.06:
        player = rng.choice(players)
        player.send("watch", table, since=rng.choice((0, player.tables[table].to)))
    elif luck < 0.08:
        player = rng.choice(players)
        player.cut()
        player.reconnect()
    elif luck < 0.10 and mover:
        rng.choice(players).ask("why", table, move=rng.choice(mover.tables[table].asked())["text"])
    elif luck < 0.105 and len(players[0].tables[table].kinds("move")) > 6:
        for player, command in zip(players, ["propose"] + ["agree"] * len(others)):
            if "error" in player.ask(command, table, **({"what": "takeback"} if command == "propose" else {})):
                break
    pump(players, lambda: everybody_knows(players, table))


def shown(view):
    """Whose view it is goes without saying; the rest differs from another's where something is hidden."""
    return write_json({name: value for name, value in view.items() if name != "viewer"})


def readers_hear_what_they_may(server, game, count):
    """Whether there was something to hide."""
    names = NAMES[:count]
    entropies = [f"entropy-of-{name}-{rng.random()}" for name in names]
    players, table = sit(server, names, game, record=True, options=short(game), entropy=entropies[0])
    spectator = Player(server, "Spectator", record=True).connect()
    spectator.watch(table)
    public = []

    def each():
        disturb(players, table)
        if not spectator.tables[table].over() and (not public or rng.random() < 0.02):  # once over, the seed is shown to all
            paths = (f"/api/tables/{table}", "/api/tables", "/api/mine", f"/api/tables/{table}/file")
            public.extend(spectator.http.get(path).text for path in paths)

    play([*players, spectator], table, rng, each=each)
    info = spectator.http.get(f"/api/tables/{table}").json
    log = own_moves(players[0].tables[table].entries, players, table)
    story = Story(info, log)
    what = f"{game} with {count}"
    wrong = []
    sizes = []
    for seat, player in [*enumerate(players), (None, spectator)]:
        reader = Reader(story, table, seat, [info["seed"], *entropies])
        try:
            for text in player.traffic:
                reader.read(text)
        except (Leak, KeyError, ValueError) as problem:
            wrong.append((seat, repr(problem)))
        sizes.append((reader.messages, reader.views, reader.changes))
    changed = sum(entry["kind"] in ("undo", "takeback") for entry in log)
    check(not wrong, f"{what}: {sum(size[0] for size in sizes)} messages to {count + 1} readers hold what they may know, {changed} times taken back",
          wrong[:2])
    moves = sum(entry["kind"] == "move" for entry in log)
    check(all(size[2] >= moves // 2 and size[1] >= 1 for size in sizes), f"{what}: views and changes were among them", (moves, sizes))
    leaks = [text for text in public if any(secret in text for secret in [info["seed"], *entropies])]
    check(public and not leaks, f"{what}: {len(public)} answers over HTTP do not hold the seed or the entropy", leaks[:1])
    check(not [answer for answer in refusals(players) if answer["error"]["code"] not in ("no-undo", "not-now", "game-over")], f"{what}: no command failed",
          refusals(players)[:2])
    story.engine.close()
    for player in (*players, spectator):
        player.close()
    return any(len({shown(known["view"]) for known in position.values()}) > 1 for position in story.positions.values())


def a_bent_message_is_found():
    """The test itself: what is told to the wrong reader, or too early, must be noticed."""
    with served() as server:
        players, table = sit(server, ["Ann", "Bert"], "compagnie", record=True)
        play(players, table, rng)
        info = players[0].http.get(f"/api/tables/{table}").json
        story = Story(info, own_moves(players[0].tables[table].entries, players, table))
        first = next(text for text in players[0].traffic if '"view"' in text)

        def found(seat, text):
            try:
                Reader(story, table, seat, [info["seed"]]).read(text)
            except Leak:
                return True
            return False

        check(not found(0, first), "a true message is fine")
        other = write_json({**read_json(first), "seat": 1})
        check(found(1, other), "another seat's view is found")
        check(found(0, write_json({**read_json(first), "hint": 1})), "a member that nobody expects is found")
        check(found(0, first.replace('"table"', f'"prompt":"{info["seed"]}","table"', 1).replace(',"prompt"', ',"promptx"')), "the seed is found")
        story.engine.close()


with served() as server:
    secretive = [game for number, game in enumerate(GAMES) if readers_hear_what_they_may(server, game, players_of(game, number + 1))]
    check(secretive, f"there was something to hide in {', '.join(secretive)}")
a_bent_message_is_found()
finish()
