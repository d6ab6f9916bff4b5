#!/usr/bin/env python3
"""Newer rules come to tables that two processes follow: one of them enters what they did, the other one understands it.
Usage: followers_test.py ROADSTEAD"""
import base64
import pathlib
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Player, Server, pump
from kit import BINARY, check, database, dice, everybody_knows, finish, lay, play, postgres
from older import GAME, NEW, OLD, older

UNLIMITED = ["--limit", "0", "--bot-ms", "10"]


def make_older(address, converted):
    """And no process has any of the tables, as if the one that had them were of the older rules and just about to end."""
    rows = database("sql", address, "SELECT table_id, seq, result, translate(encode(convert_to(body, 'UTF8'), 'base64'), E'\\n', '') FROM games")
    for table, seq, result, body in (row.split("|") for row in rows.splitlines()):
        body, seal = older(table, int(seq), result, base64.b64decode(body).decode(), table == converted)
        database("sql", address, f"UPDATE games SET rules = {OLD}, body = $body${body}$body$, seal = '{seal}' WHERE table_id = '{table}'")
    database("sql", address, f"UPDATE tables SET rules = {OLD}, last_link = ''; DELETE FROM snapshots; DELETE FROM leases")


def lease_to_ghost(address):
    until = int(time.time() * 1000) + 60000
    database("sql", address, f"INSERT INTO leases (table_id, owner, until) SELECT id, 'ghost', {until} FROM tables")


def rules_of(player, table):
    return [(entry["from"], entry["to"], entry["how"]) for entry in player.tables[table].entries if entry["kind"] == "rules"]


def follow(address, first, second, people, same, converted):
    ann, bert = people
    for player in people:
        for table in (same, converted):
            player.watch(table)
    check(not rules_of(ann, same) and not rules_of(bert, converted), "who does not own a table enters nothing")
    database("sql", address, "DELETE FROM leases WHERE owner = 'ghost'")
    for table, how in ((same, "same"), (converted, "converted")):
        told = pump(people, lambda: rules_of(ann, table) and rules_of(bert, table) and everybody_knows(people, table))
        check(told and rules_of(ann, table) == rules_of(bert, table) == [(OLD, NEW, how)], f"both are told once ({how})",
              (rules_of(ann, table), rules_of(bert, table)))
        owners = database("sql", address, f"SELECT owner FROM leases WHERE table_id = '{table}'").splitlines()
        check(len(owners) == 1 and owners != ["ghost"], "one of the processes has the table", owners)
        play(people, table, dice(how), moves=8)
        check(ann.tables[table].entries[-1]["seq"] == bert.tables[table].entries[-1]["seq"], "and it goes on by both")
    check(first.alive() and second.alive(), "both are running", (first.complaints(), second.complaints()))


def main():
    with postgres() as address, tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        with Server(BINARY, one, address, UNLIMITED) as first:
            people = [Player(first, name).connect() for name in ("Ann", "Bert")]
            tables = [lay(people, GAME) for _ in range(2)]
            for table in tables:
                for player in people:
                    player.watch(table)
                play(people, table, dice(table), moves=20)
            for player in people:
                player.close()
            first.stop()
        make_older(address, tables[1])
        first = Server(BINARY, one, address, UNLIMITED)
        second = Server(BINARY, two, address, UNLIMITED)
        lease_to_ghost(address)
        with first, second:
            people = [Player(server, player.name, token=player.http.cookies["roadstead"]).connect()
                      for server, player in zip((first, second), people)]
            follow(address, first, second, people, *tables)
            check(first.stop() == 0 and second.stop() == 0, "both end well", (first.complaints(), second.complaints()))
    finish()


main()
