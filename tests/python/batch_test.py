#!/usr/bin/env python3
"""python/roadstead.py and the program that learns with it. Usage: batch_test.py ROADSTEAD

The games of a batch are compared with the same games over the line protocol: the same seed, the same moves, the same views.
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
import roadstead

GAMES, MOVES = 2, 60
passed = failed = 0


def check(what, fine, told=""):
    global passed, failed
    print(f"{'ok' if fine else 'FAILED'} {what}{'' if fine else f': {told}'}")
    passed, failed = passed + bool(fine), failed + (not fine)


def refused(what, part, attempt):
    try:
        attempt()
        check(what, False, "it was taken")
    except ValueError as problem:
        check(what, part in str(problem), problem)


class Engine:
    """The line protocol."""

    def __init__(self):
        self.process = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **request):
        self.process.stdin.write(json.dumps({"cmd": cmd, **request}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def at(view, name):
    """What a view in JSON says under the name of a number."""
    for part in name.replace("[", ".").replace("]", "").split("."):
        view = view[int(part)] if part.isdigit() and isinstance(view, list) else view[part]
    return view


def same_view(batch, row, view, words):
    """Compares the plain numbers and words; sets are compared by what is in them."""
    for number, value in zip(batch.meaning, row):
        if number.name.startswith(("stack", "option")):
            continue
        holder, _, thing = number.name.rpartition(".")
        inside = at(view, holder) if holder and isinstance(at(view, holder), list) else None
        if inside is not None and not thing.endswith("]"):
            expected = inside.count(None) if thing == "hidden" else int(thing in inside)
        else:
            expected = at(view, number.name)
            if isinstance(expected, str):
                expected = words[number.words].index(expected)
            expected = -1 if expected is None else int(expected)
        if value != expected:
            return f"{number.name} is {value}, not {expected}"
    return ""


def play_beside_the_protocol(game, players):
    engine, batch = Engine(), roadstead.Batch(game, players, GAMES, "python")
    schema = engine.ask("schema", game=game)
    words = {name: [term["word"] for term in terms] for name, terms in schema["words"].items()}
    engine.ask("new", game=game, players=players, seed="python.0")
    problem, over = "", False
    for turn in range(MOVES):
        seat = int(batch.seat[0])
        legal = [move["text"] for move in engine.ask("moves", seat=seat)["moves"]]
        mine = [batch.move_text(0, i) for i in range(batch.legal[0])]
        problem = problem or ("" if legal == mine else f"{mine}, not {legal}")
        problem = problem or same_view(batch, batch.numbers[0], engine.ask("view", seat=seat)["view"], words)
        if problem:
            break
        choice = turn * 7 % len(legal)
        over = engine.ask("play", seat=seat, move=legal[choice])["over"]
        batch.step([choice, roadstead.WAIT])
        if over:
            break
    problem = problem or ("" if over == bool(batch.ended[0]) else f"over is {over}")
    check(f"{game}: a batch and the line protocol tell the same", not problem, f"move {turn}: {problem}")
    check(f"{game}: a game that waits stays where it is", batch.number[1] == 1 and batch.numbers[1][0] == roadstead.Batch(game, players, GAMES, "python").numbers[1][0])


def bots_and_results():
    batch = roadstead.Batch("compagnie", 2, GAMES, "bots", numbers=False)
    while not any(batch.ended):
        batch.step(batch.ask("random", [roadstead.ASK] * GAMES))
    game = list(batch.ended).index(1)
    check("a game that ended shows its places", sorted(batch.place[game])[-2:] in ([1, 2], [1, 1]), list(batch.place[game]))
    check("the next game begins in its place", batch.number[game] == GAMES)
    check("numbers that are not wanted are left out", batch.numbers is None)
    check("a bot is only asked where it should be", batch.ask("greedy", [0, roadstead.WAIT]) == [0, roadstead.WAIT])


def refusals():
    batch = roadstead.Batch("plunder", 2, GAMES, "bad")
    before = [list(row) for row in batch.numbers]
    refused("an unknown game", "no game 'chess'", lambda: roadstead.Batch("chess", 2, 1, "a"))
    refused("too many players", "so many players", lambda: roadstead.Batch("plunder", 9, 1, "a"))
    refused("no games", "one game", lambda: roadstead.Batch("plunder", 2, 0, "a"))
    refused("a bad seed", "seed", lambda: roadstead.Batch("plunder", 2, 1, "a seed"))
    refused("too few options", "3 options: option.goal", lambda: roadstead.Batch("ahoy", 2, 1, "a", options=[30]))
    refused("an option out of its range", "option", lambda: roadstead.Batch("ahoy", 2, 1, "a", options=[30, 999]))
    refused("a move that is none", "no number 65536", lambda: batch.step([0, 65536]))
    refused("a bot's move that was not asked for", "no number -3", lambda: batch.step([0, roadstead.ASK]))
    refused("too few choices", "2 games and 1 choices", lambda: batch.step([0]))
    refused("an unknown bot", "no bot 'kraken'", lambda: batch.ask("kraken", [0, 0]))
    try:
        roadstead.load("/nowhere/libroadstead.so")
        check("a library that is not there", False, "it was loaded")
    except RuntimeError as problem:
        check("a library that is not there", "script/build library" in str(problem), problem)
    batch.step([roadstead.WAIT, roadstead.WAIT])
    check("refusals change nothing", before == [list(row) for row in batch.numbers])


def learning():
    run = subprocess.run([sys.executable, ROOT / "python/learn.py", "chess"], capture_output=True, text=True)
    check("an unknown game is told in a sentence", run.returncode == 1 and run.stderr == "learn.py: There is no game 'chess'.\n", run.stderr)
    run = subprocess.run([sys.executable, ROOT / "python/learn.py", "compagnie", "--rounds", "15"], capture_output=True, text=True)
    won = [int(line.split("won ")[1].split()[0]) for line in run.stdout.splitlines()]
    check("a program learns to beat random moves", len(won) == 15 and sum(won[-5:]) > 275, run.stdout + run.stderr)


def listed():
    """The games that the program lists, with the most players of each."""
    told = json.loads(subprocess.check_output([sys.argv[1], "games", "--json"]))
    games = {game["id"]: range(game["least_players"], game["most_players"] + 1) for game in told}
    check("the library has the games of the program", roadstead.games() == games and games, (roadstead.games(), games))
    return {game: players[-1] for game, players in games.items()}


for name, most in listed().items():
    play_beside_the_protocol(name, most)
bots_and_results()
refusals()
learning()
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
