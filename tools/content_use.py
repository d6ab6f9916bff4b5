#!/usr/bin/env python3
"""Counts what is used in games: plays them through `roadstead engine` and tells which things the events of a kind never named.

Usage: content_use.py GAME [--players P] [--games N] [--bot BOT] [--iterations N] [KIND ...]

KIND is a kind of event of the game (see `roadstead schema GAME`); without any, all kinds are counted. A kind that names things
(cards, places, ships) has its line end with those that were never named, so a card that cannot be reached, or never is, shows.
Game n has the seed n, so a count can be had again.
"""
import argparse
import collections
import sys

from engine import Engine


def play(engine, wish, number, note):
    """One game; every event goes to note."""
    thought = {"iterations": wish.iterations} if wish.iterations else {}
    where = engine.ask(cmd="new", game=wish.game, players=wish.players, seed=str(number))
    while True:
        for event in where["events"]:
            note(event)
        if where["over"]:
            return
        where = engine.ask(cmd="bot", seat=where["next"], bot=wish.bot, play=True, **thought)


def things(schema, kind):
    """What an event of this kind can name first: code by word, or nothing."""
    words = schema["words"].get(kind["args"][0], []) if kind["args"] else []
    return {term["word"]: term.get("code", term["word"]) for term in words}


def report(schema, wish, events, named):
    for kind in schema["events"]:
        name = kind["kind"]
        if wish.kind and name not in wish.kind:
            continue
        line = f"{name:16} {events[name] / wish.games:8.2f} a game"
        if all_things := things(schema, kind):
            never = [code for word, code in all_things.items() if not named[name][word]]
            line += f"; {len(all_things) - len(never)} of {len(all_things)} named{'; never ' if never else ''}{' '.join(never)}"
        print(line)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("Usage: ")[1].splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("kind", nargs="*")
    wish = parser.parse_intermixed_args()
    engine = Engine()
    schema = engine.ask(cmd="schema", game=wish.game)
    if unknown := set(wish.kind) - {kind["kind"] for kind in schema["events"]}:
        sys.exit(f"{wish.game} has no events of the kind {', '.join(sorted(unknown))}")
    events = collections.Counter()
    named = collections.defaultdict(collections.Counter)

    def note(event):
        events[event["kind"]] += 1
        if event.get("args"):
            named[event["kind"]][event["args"][0]] += 1

    for number in range(wish.games):
        play(engine, wish, number, note)
    print(f"{wish.game}: {wish.games} games of {wish.players} players, bot {wish.bot}")
    report(schema, wish, events, named)


main()
