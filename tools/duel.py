#!/usr/bin/env python3
"""The bots of two programs against each other: tools/duel.py NEW OLD --bot captain --seconds 300 [--games plunder,ahoy] [--new '{"turn":1500}'] [--old '{"ms":225}']

Both follow the same game by the line protocol, and each plays one of two seats, in turn: every seed is played twice. Tells who won how often, with
Wilson's 95 % interval, and how long they thought in a turn by the clock on the wall."""
import argparse
import json
import math
import os
import subprocess
import threading
import time

GAMES = "plunder,ahoy,marauders,reckoning,compagnie"


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **members):
        self.process.stdin.write(json.dumps({"cmd": cmd, **members}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert "error" not in reply, reply
        return reply


def think(engine, seat, words, budget, awaited):
    """With "hurry", a move gets the less time the more of them its seat has made in a row."""
    given = dict(budget)
    if given.pop("hurry", False):
        given["ms"] = math.ceil(given["ms"] * max(0.2, 1 / (1 + awaited / 5)))
    began = time.monotonic()
    move = engine.ask("bot", seat=seat, bot=words.bot, **given)["move"]
    return move, time.monotonic() - began


def play(words, engines, game, seed, first):
    """Which program won, 0.5 for a shared victory, and the turns' times of both."""
    for engine in engines:
        now = engine.ask("new", game=game, players=2, seed=seed)
    turns, last = ([], []), None
    while not now["over"]:
        seat = now["next"]
        side = (seat + first) % 2
        if seat != last:
            turns[side].append(0)
            awaited, last = 0, seat
        move, seconds = think(engines[side], seat, words, (words.new, words.old)[side], awaited)
        turns[side][-1] += seconds
        awaited += 1
        for engine in engines:
            now = engine.ask("play", seat=seat, move=move)
    winners = [place["seat"] for place in engines[0].ask("result")["seats"] if place["place"] == 1]
    return sum(1 for seat in winners if (seat + first) % 2 == 0) / len(winners), turns


def wilson(share, count):
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return f"{100 * (middle - half):.1f} - {100 * (middle + half):.1f} %"


class Tournament:
    def __init__(self, words):
        self.words, self.lock, self.pairs = words, threading.Lock(), 0
        self.end = time.monotonic() + words.seconds
        self.rows = {game: [0, 0.0, [], []] for game in words.games.split(",")}

    def work(self):
        engines = Engine(self.words.program[0]), Engine(self.words.program[1])
        games = list(self.rows)
        while time.monotonic() < self.end:
            with self.lock:
                number = self.pairs
                self.pairs += 1
            game = games[number % len(games)]
            for first in (0, 1):
                self.note(game, *play(self.words, engines, game, f"{self.words.seed}.{number}", first))

    def note(self, game, won, turns):
        with self.lock:
            row = self.rows[game]
            row[0] += 1
            row[1] += won
            row[2] += turns[0]
            row[3] += turns[1]

    def tell(self):
        for game, (count, won, *turns) in self.rows.items():
            times = "; ".join(f"{who} thought {sum(t) / len(t):.3f} s a turn, at most {max(t):.2f}" for who, t in zip(("new", "old"), turns) if t)
            if count:
                print(f"{game}: {count} games, new won {100 * won / count:.1f} % ({wilson(won / count, count)}); {times}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", nargs=2)
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--new", type=json.loads, default={"turn": 6000})
    parser.add_argument("--old", type=json.loads, default={"ms": 900, "hurry": True})
    tournament = Tournament(parser.parse_args())
    workers = [threading.Thread(target=tournament.work) for _ in range(tournament.words.threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    tournament.tell()


main()
