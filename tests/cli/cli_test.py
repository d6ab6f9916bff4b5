#!/usr/bin/env python3
"""Runs the program roadstead as a user would, and looks at what it prints and how it ends.

usage: cli_test.py path/to/roadstead

Prints one line a check and ends with "N passed, N failed"; exit status 1 if any failed.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from html.parser import HTMLParser

from terminal import run_on_terminal

FINE, FAILED, BAD_USAGE = 0, 1, 2
COMMANDS = ["games", "schema", "sim", "bench"]

program = ""
passed = failed = 0


def check(what, holds, shown=""):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    print(f"{'ok    ' if holds else 'FAILED'} {what}")
    if not holds and shown:
        print(f"       {str(shown)[:600]}")


def run(*args, timeout=300):
    return subprocess.run([program, *args], capture_output=True, text=True, timeout=timeout, stdin=subprocess.DEVNULL)


def one_sentence(text):
    return text.count("\n") == 1 and text.startswith("roadstead") and text.endswith(".\n")


def refused(what, args, *named):
    """Bad usage: status 2, nothing on stdout, one sentence on stderr that names the culprit."""
    done = run(*args)
    told = all(name in done.stderr for name in named)
    check(f"refused: {what}", done.returncode == BAD_USAGE and not done.stdout and one_sentence(done.stderr) and told,
          (done.returncode, done.stdout, done.stderr))


def read_json(what, *args):
    done = run(*args)
    try:
        value = json.loads(done.stdout)
    except ValueError:
        value = None
    check(f"{what} is well-formed JSON", done.returncode == FINE and value is not None and not done.stderr, done)
    return value


# ---- Help and versions ---------------------------------------------------------------------------------------------------


def test_help():
    done = run("--help")
    check("--help lists the commands", done.returncode == FINE and all(f"  {name}" in done.stdout for name in COMMANDS), done)
    check("-h is --help", run("-h").stdout == done.stdout)
    done = run("--version")
    check("--version", done.returncode == FINE and re.fullmatch(r"roadstead \d+\.\d+\.\d+\n", done.stdout), done)
    listed = re.findall(r"^  (\w+)", run("--help").stdout, re.M)
    for name in listed:
        done = run(name, "--help")
        check(f"{name} --help", done.returncode == FINE and done.stdout.startswith(f"usage: roadstead {name}") and not done.stderr
              and "--help" in done.stdout, done)
        check(f"{name} --help wins over what else is wrong", run(name, "--help", "--no-such-thing").returncode == FINE)
        refused(f"{name} with an unknown option", [name, "--no-such-thing"], "--no-such-thing", name)


def test_commands():
    refused("no command", [], "command")
    refused("an unknown command", ["sale"], '"sale"', "--help")
    refused("an option in place of a command", ["--sail"], '"--sail"')


# ---- games and schema ----------------------------------------------------------------------------------------------------


def test_games():
    done = run("games")
    check("games is a table", done.returncode == FINE and re.search(r"^plunder +Plunder +2-4 +\d+ +\d+$", done.stdout, re.M), done)
    games = read_json("games --json", "games", "--json") or []
    plunder = next((game for game in games if game["id"] == "plunder"), {})
    check("games --json has all about plunder", plunder.get("title") == "Plunder" and plunder.get("least_players") == 2
          and plunder.get("most_players") == 4 and plunder.get("state_bytes", 0) > 100 and plunder.get("rules_version", 0) >= 1, plunder)
    refused("games with an operand", ["games", "plunder"], '"plunder"')
    refused("games --json=yes", ["games", "--json=yes"], "--json")
    return [game["id"] for game in games]


def test_schema(games):
    for game in games:
        schema = read_json(f"schema {game}", "schema", game) or {}
        check(f"schema {game} has its parts", schema.get("game") == game
              and all(schema.get(part) for part in ("fields", "decisions", "verbs", "words")), list(schema))
        types = run("schema", game, "--types")
        check(f"schema {game} --types is TypeScript", types.returncode == FINE and "export interface Position {" in types.stdout
              and types.stdout.count("{") == types.stdout.count("}"), types.stdout[-300:])
    refused("schema without a game", ["schema"], "GAME")
    refused("schema of an unknown game", ["schema", "plundr"], '"plundr"', "plunder")
    refused("schema of two games", ["schema", "plunder", "plunder"], "plunder")


# ---- sim -----------------------------------------------------------------------------------------------------------------


def timeless(result):
    return {key: value for key, value in result.items() if key not in ("seconds", "games_per_s", "moves_per_s", "threads")}


def test_sim_results():
    done = run("sim", "plunder", "--players", "2", "--games", "20", "--check")
    check("sim plunder --players 2 --games 20 --check", done.returncode == FINE and not done.stderr, done)
    check("sim prints a table", all(word in done.stdout for word in ("95 % interval", "random", "median", "moves/s", "digest")), done.stdout)
    args = ["sim", "plunder", "--players", "3", "--games", "60", "--json", "--seed", "cli"]
    one = read_json("sim --json on 1 thread", *args, "--threads", "1") or {}
    two = read_json("sim --json on 2 threads", *args, "--threads", "2") or {}
    checked = read_json("sim --json --check", *args, "--check") or {}
    other = read_json("sim --json of another seed", *args[:-1], "another") or {}
    check("the result does not depend on the number of threads", one and timeless(one) == timeless(two), (one, two))
    sizes = checked.pop("sizes", [])
    check("a checked run tells how large things grew", sizes and all(0 < size["most"] < size["room"] for size in sizes), sizes)
    check("the result does not depend on --check", one and {**timeless(one), "check": True} == timeless(checked), (one, checked))
    check("the result depends on the seed", one.get("digest") != other.get("digest"))
    look_at_numbers(one)


def look_at_numbers(result):
    seats = result.get("seats", [])
    check("each seat has played each game", len(seats) == 3 and all(seat["played"] == 60 for seat in seats), seats)
    mean = (result["winner_scores"]["mean"] * result["winner_scores"]["count"] + result["other_scores"]["mean"] * result["other_scores"]["count"]) / 180
    check("the seats' mean scores fit all scores", abs(sum(seat["score"] for seat in seats) / 3 - mean) < 0.001, (seats, mean))
    check("each game has a winner", sum(seat["wins"] for seat in seats) >= 60 and result.get("unfinished") == 0, result)
    check("intervals hold the shares", all(0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1 for seat in seats), seats)
    for key in ("moves", "winner_scores", "other_scores"):
        part = result.get(key, {})
        check(f"{key} are in order", part and part["p10"] <= part["median"] <= part["p90"] <= part["max"]
              and part["p10"] <= part["mean"] <= part["max"], part)
    check("counts fit", result["moves"]["count"] == 60 and result["winner_scores"]["count"] + result["other_scores"]["count"] == 180)


def test_sim_bots():
    args = ["sim", "plunder", "--players", "4", "--games", "8", "--json"]
    each = read_json("sim with one bot a seat", *args, "--bots", "random,random,random,random") or {}
    alone = read_json("sim with one bot for all", *args, "--bots", "random") or {}
    bots = each.get("by_bot", [])
    check("equal bots are counted as one", len(bots) == 1 and bots[0]["bot"] == "random" and bots[0]["played"] == 32, bots)
    check("a bot for all seats is the same as naming it for each", each.get("digest") == alone.get("digest"))
    refused("an unknown bot", args + ["--bots", "rnadom"], "--bots", '"rnadom"', "random")
    refused("no bot", args + ["--bots", ""], "--bots")
    refused("a bot missing between commas", args + ["--bots", "random,,random,random"], "--bots")
    refused("two bots for four seats", args + ["--bots", "random,random"], "--bots")
    refused("more bots than seats", args + ["--bots", "random," * 4 + "random"], "--bots")


class Page(HTMLParser):
    """What a report shows: its tags, all of them closed, its texts and how many its bars stand for."""

    EMPTY = {"meta", "line", "circle"}

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.texts, self.links, self.sound = [], [], [], [], True
        self.feed(text)
        self.sound = self.sound and not self.open

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.links += [value for name, value in attributes if name in ("href", "src")]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        self.sound = self.sound and bool(self.open) and self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append((self.open[-1] if self.open else "", data))

    def bars(self):
        titles = [text for tag, text in self.texts if tag == "title" and " to " in text]
        return sum(int(title.rsplit(":", 1)[1]) for title in titles)


def test_sim_report():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "report.html")
        args = ["sim", "plunder", "--players", "3", "--games", "40", "--bots", "greedy,random,random", "--iterations", "4",
                "--option", "max_rounds=20", "--seed", "cli"]
        done = run(*args, "--report", path)
        check("sim --report", done.returncode == FINE and not done.stderr and "95 % interval" in done.stdout, done)
        check("a report leaves nothing else behind", os.listdir(folder) == ["report.html"], os.listdir(folder))
        text = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
        page = Page(text)
        cells = [text.strip() for tag, text in page.texts if tag in ("th", "td")]
        shares = [line.split()[3] + " %" for line in done.stdout.splitlines() if line.startswith(("  Red", "  Blue", "  Green", "  greedy"))]
        check("a report is a sound page", page.sound and text.startswith("<!DOCTYPE html>") and text.endswith("</html>\n"), page.open)
        check("a report needs nothing else", not page.links and "script" not in page.tags and "url(" not in text, page.links)
        check("a report has the shares of the table", len(shares) == 4 and all(share in cells for share in shares), (shares, cells))
        check("a report has every game and seat in its bars", page.bars() == 40 + 3 * 40, page.bars())
        check("a report names the options", any("40 games of 3 players, max_rounds=20, by" in text for _, text in page.texts), page.texts[:9])
        check("a report says how it was made", ("code", "roadstead " + " ".join(args)) in page.texts, page.texts[-4:])
        again = run("sim", "plunder", "--games", "2", "--report", os.path.join(folder, "none", "x.html"))
        check("a report that cannot be written", again.returncode == FAILED and "cannot be written" in again.stderr and not again.stdout, again)


def test_options(games):
    """Options of a game: the same way in all commands that begin one."""
    args = ["sim", "plunder", "--games", "10", "--json", "--check"]
    usual = read_json("sim without options", *args) or {}
    short = read_json("sim with options", *args, "--option", "max_rounds=2", "--option", "hunt=0") or {}
    again = read_json("sim with an option given twice", *args, "--option=hunt=0", "--option", "max_rounds=9", "--option", "max_rounds=2") or {}
    check("sim --json tells all options", short.get("options") == {**usual.get("options", {}), "max_rounds": 2, "hunt": 0} and len(short["options"]) > 2,
          (usual.get("options"), short.get("options")))
    check("an option is played by", short["moves"]["max"] < usual["moves"]["p10"], (short["moves"], usual["moves"]))
    check("the last of two counts", timeless(again) == timeless(short), again)
    done = run("sim", "plunder", "--games", "2", "--option", "max_rounds=2", "--option", "goal=60")
    check("sim tells what is not as usual", "2 games of 2 players, max_rounds=2, seed 1" in done.stdout, done)
    for command in (["bench"], ["arena", "--games", "2", "--ms", "1"], ["judge", "--positions", "1", "--every", "1", "--ms", "1", "--looks", "2"]):
        told = read_json(f"{command[0]} with an option", command[0], "plunder", *command[1:], "--json", "--option", "max_rounds=2") or {}
        check(f"{command[0]} --json tells the options", told.get("options", {}).get("max_rounds") == 2, told)
    refuse_options(games)


def refuse_options(games):
    known = "hunt from 0 to 1, storm_cuts_redraw from 0 to 1, max_rounds from 1 to 1000, goal from 10 to 500."
    for wrong in ("wind=1", "goal", "goal=", "goal=9", "goal=501", "goal=4x", "goal=99999999999999999999", "goa=40", "goals=40", "=40", ""):
        refused(f"sim --option '{wrong}'", ["sim", "plunder", "--option", wrong], f'"{wrong}"', "plunder", known)
    for command in ("sim", "bench", "arena", "judge", "play"):
        for game in games:
            refused(f"{command} {game} with an option that it has not", [command, game, "--option", "no-such=1"], '"no-such=1"', game)
        refused(f"{command} --option without its value", [command, "plunder", "--option"], "--option NAME=NUMBER")
    refused("an option of all games at once", ["bench", "--option", "goal=40"], "--option", "GAME")
    refused("more options than any game has", ["sim", "plunder"] + ["--option", "goal=40"] * 17, "--option", "16 times")


def test_sim_usage():
    refused("sim without a game", ["sim"], "GAME")
    refused("sim of an unknown game", ["sim", "chess"], '"chess"')
    for value in ("1", "5"):
        refused(f"plunder with {value} players", ["sim", "plunder", "--players", value], "--players", value)
    for option, values in {"--players": ["two", "", "2.5", "-1", "0", "6", "2x"], "--games": ["0", "-5", "1e3", "99999999999999999999"],
                           "--threads": ["0", "100000", "x"], "--ms": ["-1", "soon"]}.items():
        for value in values:
            refused(f"sim {option} '{value}'", ["sim", "plunder", option, value], option)
    for option in ("--players", "--games", "--bots", "--seed", "--threads"):
        refused(f"sim {option} without its value", ["sim", "plunder", option], option)
        refused(f"sim {option} with an option in place of its value", ["sim", "plunder", option, "--json"], option)
    for seed in ("", "two words", "ümlaut", "x" * 49):
        refused(f"sim --seed '{seed}'", ["sim", "plunder", "--seed", seed], "--seed")
    refused("sim --check=yes", ["sim", "plunder", "--check=yes"], "--check")
    refused("sim -p", ["sim", "plunder", "-p"], "-p")
    refused("sim with a word too many", ["sim", "plunder", "extra"], '"extra"')
    done = run("sim", "--games=3", "--players=4", "--", "plunder")
    check("--name=value and -- are understood", done.returncode == FINE and "3 games of 4 players" in done.stdout, done)


def test_progress():
    """A progress bar is shown on a terminal, and only there."""
    out, shown = run_on_terminal([program, "sim", "plunder", "--games", "300", "--check", "--json"])
    check("a bar on a terminal: percentage, speed, time left", re.search(r"\[#*\.*\] +\d+ %  \d+ games/s  \d+:\d\d left", shown), shown)
    check("the bar is gone at the end, and stdout is untouched", shown.endswith("\r\x1b[K") and json.loads(out), shown[-80:])


# ---- bench ---------------------------------------------------------------------------------------------------------------

BENCH = ["state_bytes", "moves_per_s", "playouts_per_s", "move_ns", "copy_ns", "view_ns", "numbers_ns", "list_ns", "deal_ns", "yardstick_ns", "ratio"]


def test_bench(games):
    one = read_json("bench plunder --json", "bench", "plunder", "--json") or {}
    check("bench has all its numbers, and they are sound", all(one.get(key, 0) > 0 for key in BENCH), one)
    check("ratio = move_ns / yardstick_ns", abs(one["ratio"] - one["move_ns"] / one["yardstick_ns"]) < 0.05 * one["ratio"], one)
    everything = read_json("bench --json", "bench", "--json") or []
    check("bench without a game measures all", [part["game"] for part in everything] == games, everything)
    done = run("bench", "plunder", "--players", "4")
    check("bench prints a table", done.returncode == FINE and "4 players" in done.stdout and "yardstick" in done.stdout, done)
    refused("bench of an unknown game", ["bench", "chess"], '"chess"')
    refused("bench with 5 players", ["bench", "plunder", "--players", "5"], "5")


# ---- Output that cannot be written ---------------------------------------------------------------------------------------


def test_full_disk():
    if not os.path.exists("/dev/full"):
        return
    with open("/dev/full", "w") as full:
        done = subprocess.run([program, "games"], stdout=full, stderr=subprocess.PIPE, text=True)
    check("output that cannot be written is an error", done.returncode == FAILED and one_sentence(done.stderr), done)


def main():
    global program
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = sys.argv[1]
    test_help()
    test_commands()
    games = test_games()
    test_schema(games)
    test_sim_results()
    test_sim_bots()
    test_sim_report()
    test_options(games)
    test_sim_usage()
    test_progress()
    test_bench(games)
    test_full_disk()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
