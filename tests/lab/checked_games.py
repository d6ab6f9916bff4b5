#!/usr/bin/env python3
"""Plays games under the referee, with every number of players: by random moves, and one in forty by bots with an aim, which see it to a
proper end. Usage: checked_games.py GAME GAMES_EACH ROADSTEAD"""
import json
import subprocess
import sys

game, each, program = sys.argv[1:]
passed = failed = 0
found = next(known for known in json.loads(subprocess.check_output([program, "games", "--json"])) if known["id"] == game)
for players in range(found["least_players"], found["most_players"] + 1):
    for bots, games in (("random", int(each)), ("greedy", int(each) // 40 or 1)):
        run = subprocess.run([program, "sim", game, "--players", str(players), "--games", str(games), "--bots", bots, "--iterations", "20", "--check", "--threads", "1",
                              "--seed", "test"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        fine = run.returncode == 0
        print(f"{'ok' if fine else 'FAILED'} {game} with {players}, {bots}{'' if fine else chr(10) + run.stdout}", flush=True)
        passed, failed = passed + fine, failed + (not fine)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
