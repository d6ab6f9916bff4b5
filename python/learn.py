#!/usr/bin/env python3
"""A program that learns a game by playing it: an example of what python/roadstead.py is for.

    script/build library
    python/learn.py plunder --rounds 60

It knows nothing of the game. In each decision it prefers some kinds of moves, by one weight for each verb with its first
argument, and after each game it prefers more what won it, and less what lost it (policy gradient, REINFORCE). Its
opponents move at random. Such a policy hardly looks at the board: better ones begin by reading batch.numbers.
"""
import argparse
import collections
import math
import random
import sys

import roadstead


class Policy:
    """Weights of moves; a move's chance grows with e to the power of its weight."""

    def __init__(self, rate):
        self.weight = collections.defaultdict(float)
        self.rate = rate

    def chances(self, keys):
        powers = [math.exp(self.weight[key]) for key in keys]
        whole = sum(powers)
        return [power / whole for power in powers]

    def choose(self, keys):
        return random.choices(range(len(keys)), self.chances(keys))[0]

    def learn(self, decisions, reward):
        """Every decision of a game gets the same praise or blame."""
        for keys, chosen in decisions:
            for i, chance in enumerate(self.chances(keys)):
                step = self.rate * reward * ((i == chosen) - chance)
                self.weight[keys[i]] = max(-5.0, min(5.0, self.weight[keys[i]] + step))


class School:
    """Games of the learner, on a seat that changes from game to game, against others that move at random."""

    def __init__(self, game, players, games, rate):
        self.batch = roadstead.Batch(game, players, games, "school")
        self.players = players
        self.policy = Policy(rate)
        self.made = [[] for _ in range(games)]  # the learner's decisions in the game that goes on: keys of the moves, the chosen one

    def keys(self, game):
        decision = int(self.batch.numbers[game][0])  # "stack[0].at": what is asked
        moves = (self.batch.moves[game][i] for i in range(self.batch.legal[game]))
        if roadstead.numpy:
            return [(decision, int(move["verb"]), int(move["arg"][0])) for move in moves]
        return [(decision, move.verb, move.arg[0]) for move in moves]

    def choose(self, game):
        if self.batch.seat[game] != self.batch.number[game] % self.players:
            return random.randrange(self.batch.legal[game])
        keys = self.keys(game)
        chosen = self.policy.choose(keys)
        self.made[game].append((keys, chosen))
        return chosen

    def step(self):
        """One move in every game; the learner's results of those that ended, 1 or 0."""
        results = []
        seats = [int(number) % self.players for number in self.batch.number]
        self.batch.step([self.choose(game) for game in range(self.batch.games)])
        for game in range(self.batch.games):
            if self.batch.ended[game]:
                won = int(self.batch.place[game][seats[game]] == 1)
                self.policy.learn(self.made[game], won - 1 / self.players)
                self.made[game] = []
                results.append(won)
        return results


def main():
    arguments = argparse.ArgumentParser(description="Learns a game by playing against random moves.")
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--batch", type=int, default=64, help="games at the same time")
    arguments.add_argument("--rounds", type=int, default=20, help="lines to print, of 100 games each")
    arguments.add_argument("--rate", type=float, default=0.02, help="how much one game changes the weights")
    wanted = arguments.parse_args()
    random.seed(1)
    try:
        school = School(wanted.game, wanted.players, wanted.batch, wanted.rate)
    except (ValueError, RuntimeError) as problem:
        sys.exit(f"learn.py: {problem}")
    results = []
    for played in range(1, wanted.rounds + 1):
        while len(results) < 100:
            results += school.step()
        print(f"{100 * played:6d} games: won {sum(results[:100])} of the last 100", flush=True)
        results = results[100:]


main()
