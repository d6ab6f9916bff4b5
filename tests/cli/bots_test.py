#!/usr/bin/env python3
"""The commands that bots play in, as a user types them: judge, arena, odds, and bots in sim, play and engine. Usage: bots_test.py ROADSTEAD"""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

from terminal import run_on_terminal

BINARY = os.path.abspath(sys.argv[1])
GOLDEN = pathlib.Path(__file__).resolve().parents[1] / "golden"
LEVELS = ["deckhand", "mate", "captain", "admiral"]
BOTS = ["random", "greedy", "search"] + LEVELS
FINE, FAILED, BAD_USAGE = 0, 1, 2
passed = failed = 0


def check(fine, what, more=""):
    global passed, failed
    print(f"{'ok' if fine else 'FAILED'} {what}{'' if fine else ': ' + str(more)[:2000]}")
    passed, failed = passed + bool(fine), failed + (not fine)


def roadstead(*args, typed=""):
    return subprocess.run([BINARY, *args], input=typed, capture_output=True, text=True, timeout=300)


def refused(what, *args, named):
    run = roadstead(*args)
    check(run.returncode == BAD_USAGE and not run.stdout and named in run.stderr and run.stderr.count("\n") == 1, f"refused: {what}", run)


def read_json(what, *args):
    run = roadstead(*args)
    try:
        value = json.loads(run.stdout)
    except ValueError:
        value = {}
    check(run.returncode == FINE and value and not run.stderr, f"{what} is well-formed JSON", run)
    return value


def games():
    return [game["id"] for game in read_json("games", "games", "--json")]


# ---- The judge -----------------------------------------------------------------------------------------------------------


def judge_tells_bots_apart():
    args = ["judge", "plunder", "--positions", "60", "--every", "9", "--looks", "20", "--iterations", "60", "--json"]
    found = read_json("judge --json", *args, "--bots", "random,search,greedy")
    random, search = found["bots"]
    check(found["yardstick"] == "greedy" and random["positions"] == search["positions"] == 60, "every bot is asked at every position", found)
    check(random["gain"] + random["error"] < 0 < search["gain"], "random moves are worse than greedy's, searched ones better", found)
    check(random["other_moves"] > search["other_moves"] > 0, "and there are more of them", found)
    alone = read_json("judge of one bot", *args, "--bots", "random,greedy")
    check(alone["bots"][0]["other_moves"] == random["other_moves"], "a bot's choices do not depend on who else is asked", (alone, random))
    refused("judge with one bot", "judge", "plunder", "--bots", "greedy", named="--bots")
    refused("judge without a game", "judge", named="GAME")


# ---- The arena -----------------------------------------------------------------------------------------------------------


def arena_of_two():
    args = ["arena", "plunder", "--bots", "greedy,random", "--games", "6", "--iterations", "30", "--json", "--seed", "cli"]
    one = read_json("arena --json", *args, "--threads", "1")
    two = read_json("arena on two threads", *args, "--threads", "2")
    lineup = one.get("lineups", [{}])[0]
    check(lineup.get("bots") == ["greedy", "random"] and lineup["games"] == 6, "two bots are one line-up", one)
    check(0 <= lineup["low"] <= lineup["share"] <= lineup["high"] <= 1, "the interval holds the share", lineup)
    check([bot["bot"] for bot in one["bots"]] == ["random", "greedy"] and one["bots"][0]["elo"] == 0, "the last bot named is the yardstick", one)
    check(one["bots"][1]["error"] > 0 and sum(bot["seats"] for bot in one["bots"]) == 12, "ratings have errors, seats are counted", one)
    check(one["lineups"] == two["lineups"], "the result does not depend on the number of threads", (one, two))


def arena_goes_on():
    """Where an earlier run ended: the games are the same as in one run."""
    def wins(games, skip):
        args = ["arena", "plunder", "--bots", "greedy,deckhand", "--iterations", "40", "--json", "--seed", "go-on"]
        return read_json(f"arena of {games} after {skip}", *args, "--games", str(games), "--skip", str(skip))["lineups"][0]["wins"]

    pairs = [wins(2, skip) for skip in range(0, 20, 2)]
    check(sum(pairs) == wins(20, 0) and sum(pairs[3:]) == wins(14, 6), "--skip goes on where a run ended", pairs)
    check(len(set(pairs)) > 1, "and not with the first games again", pairs)


def arena_line_ups():
    pairs = read_json("three bots at a table for two", "arena", "plunder", "--bots", "greedy,mate,random", "--games", "2", "--iterations", "20", "--json")
    check([lineup["bots"] for lineup in pairs["lineups"]] == [["greedy", "mate"], ["greedy", "random"], ["mate", "random"]],
          "more bots than seats: each pair", pairs)
    alone = read_json("two bots at a table for three", "arena", "ahoy", "--players", "3", "--bots", "greedy,random", "--games", "1",
                      "--iterations", "20", "--json")
    check(alone["lineups"][0]["bots"] == ["greedy", "random", "random"] and alone["games"] == 3,
          "fewer bots than seats: one against the others, in every rotation", alone)
    fixed = read_json("three bots at a table for three", "arena", "ahoy", "--players", "3", "--bots", "random,greedy,random", "--games", "3",
                      "--iterations", "20", "--json")
    check(fixed["lineups"][0]["bots"] == ["random", "greedy", "random"], "as many bots as seats: that line-up", fixed)


def arena_forms():
    args = ["arena", "plunder", "--bots", "greedy,random", "--games", "400", "--iterations", "20", "--sprt", "0,200"]
    run = roadstead(*args)
    check(run.returncode == FINE and "nearer to +200 than to +0" in run.stdout and "400 games" not in run.stdout,
          "the sequential test stops early", run)
    run = roadstead("arena", "plunder", "--bots", "greedy,random", "--games", "2", "--iterations", "20", "--markdown")
    check(run.returncode == FINE and run.stdout.startswith("| bot | Elo |") and "| `greedy` |" in run.stdout, "--markdown is a table", run)
    refused("arena without a game", "arena", named="GAME")
    refused("arena with one bot", "arena", "plunder", "--bots", "greedy", named="--bots")
    refused("arena with an unknown bot", "arena", "plunder", "--bots", "greedy,oracle", named='"oracle"')
    refused("arena with the bounds the wrong way round", "arena", "plunder", "--sprt", "50,0", named="--sprt")
    refused("arena with half a test", "arena", "plunder", "--sprt", "50", named="--sprt")
    refused("arena with too many players", "arena", "plunder", "--players", "5", named="--players")


def arena_shows_how_it_stands():
    out, shown = run_on_terminal([BINARY, "arena", "plunder", "--bots", "greedy,random", "--games", "8", "--iterations", "20", "--json"])
    wins = re.search(r"100 %.* left  greedy (\d+\.\d) % of 8\b", shown)
    share = json.loads(out)["lineups"][0]["share"]
    check(wins and abs(float(wins[1]) - 100 * share) < 0.1 and shown.endswith("\r\x1b[K"), "the bar says how it stands, and goes", shown)


def arena_interrupted():
    """Ctrl-C ends a long run early: what was played by then is told."""
    args = [BINARY, "arena", "plunder", "--bots", "greedy,mate,random", "--games", "1000000", "--iterations", "20", "--threads", "1", "--json"]
    run = subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(3)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=300)
    result = json.loads(out) if run.returncode == FINE else {}
    check(0 < result.get("games", 0) < 1000000, "an interrupted arena tells what was played", (run.returncode, out, err))
    check(len(result.get("lineups", [])) == 1 and result["lineups"][0]["games"] == result["games"], "line-ups that were not played are left out", out)
    check("once more" in err.lower(), "and says how to stop at once", err)


# ---- Bots elsewhere ------------------------------------------------------------------------------------------------------


def every_bot_plays_every_game(ids):
    for game in ids:
        for bot in BOTS:
            result = read_json(f"sim {game} with {bot}", "sim", game, "--bots", bot, "--games", "1", "--iterations", "10", "--json")
            check(result.get("games") == 1 and not result.get("violation"), f"{bot} plays {game} to its end", result)
    result = read_json("sim --check with bots", "sim", "plunder", "--bots", "admiral,mate", "--games", "2", "--iterations", "10", "--check", "--json")
    check(not result.get("violation"), "the referee is content with bots", result)


def bots_sit_at_the_terminal():
    run = roadstead("play", "plunder", "--seats", "human,admiral", "--seed", "7", "--ms", "1", typed="quit\n")
    check(run.returncode == FINE and "unfinished" in run.stdout, "an admiral sits at the table", run)
    run = roadstead("play", "ahoy", "--seats", ",".join(LEVELS), "--seed", "7", "--ms", "1")
    check(run.returncode == FINE and "The game is over." in run.stdout, "four levels play a game among themselves", run)


def speak(*requests):
    run = roadstead("engine", typed="\n".join(json.dumps(request) for request in requests) + "\n")
    return [json.loads(line) for line in run.stdout.splitlines()]


def bots_explain_themselves():
    new = {"cmd": "new", "game": "plunder", "players": 2, "seed": 7, "chance": ["PR-01", "OS-05"]}
    asked = {"seat": 0, "iterations": 50}
    _, moves, bot, again, hint, odds, refusal = speak(new, {"cmd": "moves", "seat": 0}, {"cmd": "bot", "bot": "search", "explain": True, **asked},
                                                      {"cmd": "bot", "bot": "search", "explain": True, **asked}, {"cmd": "hint", **asked},
                                                      {"cmd": "odds", **asked}, {"cmd": "odds", "seat": 1})
    legal = [move["text"] for move in moves["moves"]]
    check(bot["move"] in legal and bot == again, "asked twice, a bot answers alike", (bot, again))
    chosen = next(move for move in moves["moves"] if move["text"] == bot["move"])
    begins = {"seat": 0, "move": chosen["text"], "verb": chosen["verb"], "args": chosen["args"]}
    check(bot["line"][0] == begins and bot["iterations"] == 50, "the main line begins with the move", bot)
    check(all(c["move"] in legal and 0 <= c["chance"] <= 1000 for c in hint["candidates"]) and "next" not in hint, "a hint weighs legal moves", hint)
    chances = [candidate["chance"] for candidate in hint["candidates"]]
    check(chances == sorted(chances, reverse=True), "the best comes first", chances)
    check([row["move"] for row in odds["odds"]] == legal and odds["samples"] > 0, "odds has a row for each move", odds)
    check(all(row["score"]["low"] * 100 <= row["score"]["mean"] <= row["score"]["high"] * 100 for row in odds["odds"]), "means lie within", odds)
    check(refusal["error"]["code"] == "not-asked", "no odds for a seat that is not asked", refusal)
    errors = speak(new, {"cmd": "hint", "seat": 0, "iterations": 0}, {"cmd": "hint", "seat": 0, "bot": "oracle"}, {"cmd": "hint", "seat": 0, "ms": -1})
    check([e.get("error", {}).get("code") for e in errors[1:]] == ["bad-request", "unknown-bot", "bad-request"], "bad budgets are refused", errors)


def hints_have_reasons():
    """Every kind of game can say what its best moves are good for."""
    for game in ("plunder", "ahoy", "marauders", "reckoning", "compagnie"):
        seats = 3 if game == "compagnie" else 2
        bots = [{"cmd": "bot", "seat": seat, "bot": "greedy", "iterations": 1, "play": True} for seat in range(seats)]
        hints = [{"cmd": "hint", "seat": seat, "iterations": 30, "reasons": 3} for seat in range(seats)]
        replies = speak({"cmd": "new", "game": game, "players": seats, "seed": "reasons"}, *([*hints, *bots] * 20))
        found = [candidate for reply in replies for candidate in reply.get("candidates", [])[:3]]
        reasons = [why for candidate in found for why in candidate.get("why", [])]
        check(len(reasons) > 5 and all("score" in candidate for candidate in found), f"{game}: hints have reasons", reasons)
        check(all(1 <= len(candidate.get("why", [None])) <= 3 for candidate in found), f"{game}: at most three each", found)
        check(all(why["event"]["text"] or "args" not in why["event"] for why in reasons), f"{game}: reasons are sentences", reasons)


def odds_of_a_file(tmp):
    replies = speak({"cmd": "new", "game": "plunder", "players": 2, "seed": 7, "chance": ["PR-01", "OS-05"]}, {"cmd": "save"})
    tmp.write_text(replies[1]["file"])
    result = read_json("odds --json", "odds", str(tmp), "--iterations", "100", "--json")
    check(result.get("seat") == 0 and len(result.get("odds", [])) > 1, "odds of a game file", result)
    run = roadstead("odds", str(tmp), "--iterations", "100")
    check(run.returncode == FINE and "what happens" in run.stdout, "odds prints a table", run)
    run = roadstead("odds", str(GOLDEN / "plunder-2-0.game"))
    check(run.returncode == FAILED and "over" in run.stderr, "a game that is over has no odds", run)
    refused("odds without a file", "odds", named="FILE")


def main():
    tmp = pathlib.Path(f"/tmp/roadstead-odds-{os.getpid()}.game")
    judge_tells_bots_apart()
    arena_of_two()
    arena_goes_on()
    arena_line_ups()
    arena_forms()
    arena_shows_how_it_stands()
    arena_interrupted()
    every_bot_plays_every_game(games())
    bots_sit_at_the_terminal()
    bots_explain_themselves()
    hints_have_reasons()
    odds_of_a_file(tmp)
    tmp.unlink()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
