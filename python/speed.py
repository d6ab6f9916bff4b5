#!/usr/bin/env python3
"""How many moves a second a batch makes, at random: speed.py [GAME..]. With NumPy choosing is cheap; without it, that is what is measured."""
import random
import sys
import time

import roadstead

PLAYERS, GAMES, SECONDS = 4, 1024, 3


def choose(batch):
    if roadstead.numpy:
        return (roadstead.numpy.random.random(GAMES) * batch.legal).astype(int)
    return [int(random.random() * legal) for legal in batch.legal]


def moves_a_second(game, numbers):
    batch = roadstead.Batch(game, PLAYERS, GAMES, "speed", numbers=numbers)
    began, made = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        batch.step(choose(batch))
        made += GAMES
    return made / (time.process_time() - began)


for name in sys.argv[1:] or ("plunder", "ahoy", "marauders", "reckoning", "compagnie"):
    numbers = len(roadstead.Batch(name, PLAYERS, 1, "speed").meaning)
    print(f"{name}: {moves_a_second(name, True):,.0f} moves a second with {numbers} numbers each, {moves_a_second(name, False):,.0f} without", flush=True)
