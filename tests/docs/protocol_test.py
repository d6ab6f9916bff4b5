#!/usr/bin/env python3
"""Plays the examples of docs/protocol.md: what is sent (>) must bring what the page says (<). Usage: protocol_test.py ROADSTEAD

Where the page leaves something out (...), only the rest is compared; requests with something left out are made up from the session.
"""
import pathlib
import re
import subprocess
import sys

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs/protocol.md"
passed = failed = 0


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")


def exchanges():
    """Pairs of request and reply, and None where a new session begins."""
    inside, request, reply = False, None, None
    for line in PAGE.read_text().splitlines() + ["```"]:
        if line.startswith("```"):
            if inside and request:
                yield request, reply
            inside, request, reply = not inside, None, None
        elif "in a new session" in line:
            yield None
        elif inside and line.startswith("> "):
            if request:
                yield request, reply
            request, reply = line[2:], None
        elif inside and line.startswith("< "):
            reply = line[2:]
        elif inside and request:
            if reply is None:
                request += line.strip()
            else:
                reply += line.strip()


def fits(said, got):
    """Do the parts of what the page says stand in this order in what came?"""
    parts = [re.sub(r"\s+", "", part) for part in said.split("...")]
    got, at = re.sub(r"\s+", "", got), 0
    for part in parts:
        found = got.find(part, at)
        if found < 0 or (at == 0 and part and found != 0):
            return False
        at = found + len(part)
    return not parts[-1] or got.endswith(parts[-1])


engine = Engine()
for pair in exchanges():
    if pair is None:
        engine = Engine()
        continue
    request, reply = pair
    if "..." in request or reply is None:
        continue
    got = engine.ask(request)
    fine = fits(reply, got)
    print(f"{'ok' if fine else 'FAILED'} {request[:80]}{'' if fine else chr(10) + '  said: ' + reply[:600] + chr(10) + '  came: ' + got[:600]}")
    passed, failed = passed + fine, failed + (not fine)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
