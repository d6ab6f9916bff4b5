#!/usr/bin/env python3
"""How many moves a second a batch makes, at random: speed.py [GAME..]. With NumPy choosing is cheap; without it, that is what is measured."""
import random
import sys
import time

import roadstead

GAMES, SECONDS = 1024, 3


def choose(batch):
    if roadstead.numpy:
        return (roadstead.numpy.random.random(GAMES) * batch.legal).astype(int)
    return [int(random.random() * legal) for legal in batch.legal]


def moves_a_second(game, players, numbers):
    batch = roadstead.Batch(game, players, GAMES, "speed", numbers=numbers)
    began, made = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        batch.step(choose(batch))
        made += GAMES
    return made / (time.process_time() - began)


known = roadstead.games()
for name in sys.argv[1:] or known:
    if name not in known:
        sys.exit(f"speed.py: There is no game '{name}'.")
    players = known[name][-1]
    numbers = len(roadstead.Batch(name, players, 1, "speed").meaning)
    with_numbers, without = (moves_a_second(name, players, shown) for shown in (True, False))
    print(f"{name}: {with_numbers:,.0f} moves a second with {numbers} numbers each, {without:,.0f} without", flush=True)
