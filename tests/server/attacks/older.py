"""Kept games as a program of older rules would have written them. There is only one program here, so the database is bent instead."""
import base64
import hashlib
import re

from kit import GAMES

GAME = "plunder"
OLD, NEW = GAMES[GAME]["rules_version"] - 1, GAMES[GAME]["rules_version"]


def seal_of(table, seq, rules, result, body):
    """As src/store/chain.c makes it: whoever can write the database can."""
    def number(value):
        return value.to_bytes(8, "little", signed=True)

    def text(value):
        return number(len(value.encode())) + value.encode()

    whole = text("game") + text(table) + number(seq) + number(rules) + text(result) + hashlib.blake2b(body.encode(), digest_size=16).digest()
    return base64.urlsafe_b64encode(hashlib.blake2b(whole, digest_size=16).digest()).decode().rstrip("=")


def older(table, seq, result, body, converted=False):
    """The game's file and its seal; if it is to be converted, as if it had come to another position then."""
    body = body.replace(f"\nrules {NEW}\n", f"\nrules {OLD}\n").replace(f'"rules":{NEW}', f'"rules":{OLD}')
    if converted:
        body = re.sub(r'(\nlast .*?"silver":)\d+', r"\g<1>7", body)
    return body, seal_of(table, seq, OLD, result, body)
