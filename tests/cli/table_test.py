#!/usr/bin/env python3
"""The commands around a table, as a user types them: engine, play, replay, verify. Usage: table_test.py ROADSTEAD"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

BINARY = os.path.abspath(sys.argv[1])
passed = failed = 0


def check(fine, what, more=""):
    global passed, failed
    print(f"{'ok' if fine else 'FAILED'} {what}{'' if fine else ': ' + str(more)[:2000]}")
    passed, failed = passed + bool(fine), failed + (not fine)


def roadstead(*args, typed=""):
    return subprocess.run([BINARY, *args], input=typed, capture_output=True, text=True, timeout=120)


# ---- The engine -------------------------------------------------------------------------------------------------------------------


def speak(*requests):
    """The replies to these requests, each a dictionary or a raw line."""
    lines = [request if isinstance(request, str) else json.dumps(request) for request in requests]
    run = roadstead("engine", typed="\n".join(lines) + "\n")
    return [json.loads(line) for line in run.stdout.splitlines()]


def engine_plays_by_the_protocol():
    new = {"cmd": "new", "game": "plunder", "players": 2, "seed": 7, "chance": ["PR-01", "OS-05"]}
    replies = speak(new, {"cmd": "moves", "seat": 0}, {"cmd": "play", "seat": 0, "move": "move north"}, {"cmd": "state"})
    check(len(replies) == 4 and not any("error" in r for r in replies), "four requests, four replies", replies)
    check(replies[0]["next"] == 0, "a scripted initiative makes seat 0 the First Captain", replies[0])
    check({"text", "targets", "clause"} <= set(replies[1]["moves"][0]) and replies[1]["prompt"], "moves have text, targets and clause")
    check("cell:0,1" in replies[1]["moves"][0]["targets"], "a move names the cell it leads to", replies[1]["moves"][0])
    check(any(e["kind"] == "sails" for e in replies[2]["events"]), "a move has its events")
    check(replies[3]["state"]["captain"][0]["at"] == "open-sea-1", "the ship has sailed")


def engine_refuses_and_changes_nothing():
    begin = {"cmd": "new", "game": "plunder", "players": 2, "seed": 7, "chance": ["PR-01", "OS-05"]}
    bad = [
        ("{", "bad-json"), ("[]", "bad-json"), ("{\"cmd\":\"state\"} x", "bad-json"), ("{\"cmd\":\"dance\"}", "unknown-command"), ("{}", "bad-request"),
        ("{\"cmd\":\"play\",\"seat\":1,\"move\":\"end\"}", "not-asked"), ("{\"cmd\":\"play\",\"seat\":0,\"move\":\"dance\"}", "illegal"),
        ("{\"cmd\":\"play\",\"seat\":0,\"move\":\"pay all\"}", "illegal"), ("{\"cmd\":\"play\",\"seat\":9,\"move\":\"end\"}", "bad-request"),
        ("{\"cmd\":\"play\",\"seat\":0}", "bad-request"), ("{\"cmd\":\"new\",\"game\":\"chess\",\"players\":2}", "unknown-game"),
        ("{\"cmd\":\"new\",\"game\":\"plunder\",\"players\":7}", "bad-request"), ("{\"cmd\":\"load\",\"game\":\"plunder\",\"state\":{}}", "bad-position"),
        ("{\"cmd\":\"undo\"}", "no-undo"), ("{\"cmd\":\"bot\",\"seat\":0,\"bot\":\"oracle\"}", "unknown-bot"),
        ("{\"cmd\":\"chance\",\"next\":7}", "bad-request"), ("{\"cmd\":\"view\",\"seat\":2}", "bad-request"), ("x" * (1 << 20) + "yz", "too-long"),
    ]
    replies = speak(begin, {"cmd": "state"}, *[line for line, _ in bad], {"cmd": "state"})
    for (line, code), reply in zip(bad, replies[2:-1]):
        check(reply.get("error", {}).get("code") == code and reply["error"]["message"], f"{line[:50]} is refused as {code}", reply)
    check(replies[1] == replies[-1], "after all of that the position is the same")
    check("error" in speak({"cmd": "moves", "seat": 0})[0], "without a game there are no moves")


def engine_scripts_chance():
    begin = {"cmd": "new", "game": "plunder", "players": 2, "seed": 7, "chance": ["PR-01", "OS-05"]}
    storm = speak(begin, {"cmd": "chance", "next": ["storm"]}, {"cmd": "play", "seat": 0, "move": "move north"})
    check(any(e["kind"] == "storm" for e in storm[2]["events"]), "a scripted storm comes")
    wrong = speak(begin, {"cmd": "state"}, {"cmd": "chance", "next": ["tortuga"]}, {"cmd": "play", "seat": 0, "move": "move north"}, {"cmd": "state"})
    check(wrong[3].get("error", {}).get("code") == "bad-draw" and wrong[1] == wrong[4], "an impossible draw is an error and changes nothing", wrong[3])


def small_hand(*cards):
    """A first turn in which seat 0 holds only these cards, so that it can sail further than one cell."""
    _, reply = speak({"cmd": "new", "game": "plunder", "players": 2, "seed": 7, "chance": ["PR-01", "OS-05"]}, {"cmd": "state"})
    state = reply["state"]
    everywhere = state["deck"] + state["captain"][0]["hand"] + state["captain"][1]["hand"]
    state["captain"][0]["hand"], state["captain"][1]["hand"], state["known"] = list(cards), [], ["storm"]
    state["deck"] = [card for card in everywhere if card not in cards]
    return {"cmd": "load", "game": "plunder", "state": state}


def engine_says_why():
    reply = speak(small_hand("parrot"), {"cmd": "chance", "next": ["OS-05"]}, {"cmd": "play", "seat": 0, "move": "move north"},
                  {"cmd": "why", "seat": 0, "move": "move south"}, {"cmd": "why", "seat": 0, "move": "end"})
    check(reply[3]["legal"] is False and reply[3]["clause"] == "PL-7.7", "moving back is refused by PL-7.7", reply)
    check(reply[4]["legal"] is True, "heaving to is legal")


def engine_keeps_secrets():
    begin = {"cmd": "new", "game": "plunder", "players": 3, "seed": 11}
    _, state, view = speak(begin, {"cmd": "state"}, {"cmd": "view", "seat": 0})
    theirs, seen = state["state"]["captain"][1]["hand"], view["view"]["captain"][1]["hand"]
    known = set(state["state"]["known"])
    check(len(theirs) == len(seen) and set(filter(None, seen)) <= known, "another's hand is counted, not shown", seen)
    check(view["view"]["captain"][0]["hand"] == state["state"]["captain"][0]["hand"], "one's own hand is shown")
    check(all(card is None or card == "storm" for card in view["view"]["deck"]), "the deck is shut")
    check(speak({"cmd": "load", "game": "plunder", "state": state["state"]}, {"cmd": "state"})[1]["hash"] == state["hash"], "a position is read back exactly")
    check("error" in speak({"cmd": "load", "game": "plunder", "state": view["view"]})[0], "a view is not a position")


def engine_plays_whole_games():
    def ask(**request):
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    process = subprocess.Popen([BINARY, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    where, moves = ask(cmd="new", game="plunder", players=4, seed="whole", options={"max_rounds": 12}), 0
    while not where["over"]:
        listed = ask(cmd="moves", seat=where["next"])["moves"]
        where, moves = ask(cmd="play", seat=where["next"], move=listed[moves % len(listed)]["text"]), moves + 1
    places = sorted(seat["place"] for seat in ask(cmd="result")["seats"])
    check(places == [1, 2, 3, 4], f"a whole game over the protocol, {moves} moves", places)
    check(len(ask(cmd="log")["log"]) > moves, "its log tells it")
    saved = ask(cmd="save")["file"]
    ask(cmd="quit")
    check(process.wait(10) == 0, "quit ends the engine")
    return saved


# ---- Files ---------------------------------------------------------------------------------------------------------------------------


def files_are_replayed_and_proven(folder, saved):
    path = folder / "whole.game"
    path.write_text(saved)
    replay = roadstead("replay", str(path))
    check(replay.returncode == 0 and "Set-up" in replay.stdout and "hash" in replay.stdout, "a game file is told again")
    check(roadstead("replay", "--seat", "1", str(path)).stdout.count("draws a card.") > 5, "told to a seat, others' cards stay hidden")
    check(roadstead("verify", str(path)).returncode == 0, "an honest file is verified")
    check(json.loads(roadstead("verify", "--json", str(path)).stdout)["verified"] is True, "the finding as JSON")
    for name, before, after in (("seed", "seed whole", "seed other"), ("commitment", "commit ", "commit 0"), ("hash", "\nhash ", "\nhash 0"),
                                ("move", " move ", " pay all\n0 move "), ("rules version", "\nrules ", "\nrules 99"), ("end", "\nend over", "\n")):
        path.write_text(saved.replace(before, after, 1))
        run = roadstead("verify", str(path))
        check(run.returncode == 1 and len(run.stderr.strip().splitlines()) == 1, f"a forged {name} is found", run.stderr)
    for args in (["verify", "nowhere.game"], ["replay", "nowhere.game"], ["replay", BINARY]):
        run = roadstead(*args)
        check(run.returncode == 1 and run.stderr.count("\n") == 1, f"{args[0]} of {pathlib.Path(args[1]).name} fails with one sentence", run.stderr)
    check(roadstead("replay").returncode == 2, "replay without a file is bad usage")


# ---- Play ------------------------------------------------------------------------------------------------------------------------------


def play_at_a_pipe(folder):
    path = folder / "left.game"
    typed = f"help\nwhy explore PT-08 north\nwhy\nrules PL-7.4\nrules\n99\ndance\nmove north\nlog 3\nundo\nsave {path}\nsave /nowhere/x\nquit\n"
    run = roadstead("play", "plunder", "--players", "3", "--seed", "harbour", typed=typed)
    check(run.returncode == 0, "a piped game ends well", run.stderr)
    for what in ("committed to", "PL-3.2: All sides of your ship are charted already.", "PL-7.4  ", "no move number 99", "not a move of this game", "Red sails north",
                 "Nothing can be taken back", "Saved to", "cannot be written", "left unfinished"):
        check(what in run.stdout, f"play says: {what}", run.stdout[-1500:])
    again = roadstead("play", "--load", str(path), typed="log 50\nquit\n")
    check(again.returncode == 0 and "Red sails north" in again.stdout, "a saved game goes on", again.stderr)
    for bad in (["chess"], ["plunder", "--players", "9"], ["plunder", "--seats", "human,oracle"], ["plunder", "--option", "goal=1"], [],
                ["plunder", "--option", "wind=1"], ["plunder", "--seed", "a b"], ["plunder", "--players", "2", "--seats", "human"]):
        check(roadstead("play", *bad).returncode == 2, f"play {' '.join(bad)} is bad usage")
    check(roadstead("play", "--load", "nowhere").returncode == 1, "a file that is not there cannot go on")


def colours_are_chosen(folder):
    path = folder / "colours.game"
    run = roadstead("play", "plunder", "--players", "3", "--colours", "green,red", "--seed", "harbour", typed=f"1\nsave {path}\nquit\n")
    check("[G] Green" in run.stdout and "[R] Red" in run.stdout and "[B] Blue" in run.stdout, "a game is played in the colours chosen", run.stdout)
    check("colours green red blue\n" in path.read_text(), "its file names them, and what was left for the third", path.read_text()[:300])
    again = roadstead("play", "--load", str(path), typed="table\nquit\n")
    check("[G] Green" in again.stdout, "a saved game goes on in its colours", again.stdout)
    told = roadstead("replay", str(path))
    check("Green is dealt" in told.stdout and "Yellow" not in told.stdout and told.returncode == 0, "and is told in them", told.stdout + told.stderr)
    for bad in ("green,green", "pink", "red,blue,green,yellow"):
        run = roadstead("play", "plunder", "--players", "3", "--colours", bad)
        check(run.returncode == 2 and run.stderr, f"--colours {bad} is bad usage", run.stderr)
    check(roadstead("play", "ahoy", "--colours", "red").returncode == 2, "in ahoy nobody chooses a colour")


def undo_stops_at_a_draw():
    replies = speak(small_hand("open-sea-8"), {"cmd": "chance", "next": ["OS-06"]}, {"cmd": "play", "seat": 0, "move": "move north"},
                    {"cmd": "play", "seat": 0, "move": "explore OS-08 north"}, {"cmd": "undo"}, {"cmd": "undo"}, {"cmd": "state"})
    check(replies[3]["undo"] == 1 and replies[4].get("undone"), "laying a card can be taken back", replies[3])
    check(replies[5]["error"]["code"] == "no-undo", "drawing a card cannot", replies[5])
    check("open-sea-8" in replies[6]["state"]["captain"][0]["hand"], "the card is in hand again")


def hot_seat_has_a_curtain():
    run = roadstead("play", "plunder", "--seats", "human,human", "--seed", "curtain", typed="\nend\n1\n1\n1\n1\n1\n1\n\n1\nquit\n")
    check("only Red is looking" in run.stdout or "only Blue is looking" in run.stdout, "between two people there is a curtain", run.stdout[:500])


def bots_play_to_the_end():
    run = roadstead("play", "plunder", "--seats", "random,random,random", "--seed", "bots", "--option", "max_rounds=5")
    check(run.returncode == 0 and "The game is over" in run.stdout and "The seed was bots" in run.stdout, "bots finish alone", run.stdout[-300:])


def a_person_plays_to_the_end():
    run = roadstead("play", "plunder", "--seed", "person", "--option", "max_rounds=3", typed="1\n" * 400)
    check("The game is over" in run.stdout, "a person typing 1 reaches the end", run.stdout[-500:])


def terminal_completes_moves():
    if not shutil.which("tmux"):
        check(False, "tmux is installed")
        return
    def tmux(*args):
        return subprocess.run(["tmux", "-L", "roadstead-test", *args], capture_output=True, text=True).stdout

    tmux("new-session", "-d", "-x", "140", "-y", "60", f"{BINARY} play plunder --seed harbour --players 3; sleep 30")
    wait_for(lambda: "> " in tmux("capture-pane", "-p"))
    tmux("send-keys", "mo", "Tab", "no", "Tab", "Enter")
    check(wait_for(lambda: "Red sails north" in tmux("capture-pane", "-p")), "the tabulator completes a move", tmux("capture-pane", "-p"))
    tmux("kill-server")


def wait_for(happens):
    for _ in range(100):
        if happens():
            return True
        time.sleep(0.1)
    return False


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    engine_plays_by_the_protocol()
    engine_refuses_and_changes_nothing()
    engine_scripts_chance()
    engine_says_why()
    engine_keeps_secrets()
    files_are_replayed_and_proven(folder, engine_plays_whole_games())
    play_at_a_pipe(folder)
    colours_are_chosen(folder)
    undo_stops_at_a_draw()
    hot_seat_has_a_curtain()
    bots_play_to_the_end()
    a_person_plays_to_the_end()
    terminal_completes_moves()

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
