#!/usr/bin/env python3
"""Plays whole games and writes them to tests/golden: the regression net of the rules. Two of three are made of random moves, which go
everywhere; the third is played by bots with an aim, which see games to a proper end.

A golden game changes only with the rules, and then the rules version is raised. Usage: make_golden.py [GAME ...]
"""
import sys

from engine import Engine, ROOT

LOOKS = 20


def play(engine, game, players, number):
    where = engine.ask(cmd="new", game=game, players=players, seed=f"golden-{players}-{number}", entropy=["one", "two"][: number % 3])
    while not where["over"]:
        where = engine.ask(cmd="bot", seat=where["next"], bot="greedy" if number == 2 else "random", iterations=LOOKS, play=True)
    return engine.ask(cmd="save", record=False)["file"]


def main():
    engine = Engine()
    wanted = sys.argv[1:]
    for game in engine.ask(cmd="games")["games"]:
        if wanted and game["id"] not in wanted:
            continue
        for players in range(game["least_players"], game["most_players"] + 1):
            for number in range(3):
                path = ROOT / f"tests/golden/{game['id']}-{players}-{number}.game"
                path.write_text(play(engine, game["id"], players, number))
                print(path.relative_to(ROOT))


main()
