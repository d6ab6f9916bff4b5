#!/usr/bin/env python3
"""A large PostgreSQL database is brought up to date and checked, however long that takes. Usage: schema_test.py ROADSTEAD

There is only one program here, so the database is bent instead: back to version 5 of the tables, as far as the step to 6 goes.
"""
import pathlib
import subprocess
import sys
import tempfile
import threading

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Player, Server
from kit import BINARY, check, database, finish, lay, postgres

BACK = ("DROP INDEX seats_played; CREATE INDEX seats_user ON seats (user_id); ALTER TABLE seats DROP COLUMN changed;"
        "DROP INDEX tables_lobby; CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND ended = 0;"
        "DROP INDEX visits_table; UPDATE meta SET value = 5 WHERE name = 'version'")
SLOW = ("CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.8); RETURN NEW; END';"
        "CREATE TRIGGER slow BEFORE UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION slow()")

SLOW_TO_READ = ("INSERT INTO names SELECT '=ann', id FROM users WHERE name = 'Ann'; ALTER TABLE names RENAME TO kept;"
                "CREATE VIEW names AS SELECT * FROM kept WHERE pg_sleep(3.2) IS NOT NULL")


def start(server, begun):
    try:
        begun.append(bool(server.start()))
    except RuntimeError as problem:
        begun.append(str(problem))


with postgres() as address, tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
    servers = [Server(BINARY, folder, address, ("--limit", "0")) for folder in (one, two)]
    with servers[0]:
        players = [Player(servers[0], name) for name in ("Ann", "Bert")]
        table = lay(players, "ahoy")
        servers[0].stop()
    database("sql", address, BACK + ";" + SLOW)

    begun = []
    threads = [threading.Thread(target=start, args=(server, begun)) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check(begun == [True, True], "two servers wait for as long as a large database takes to be brought up to date", begun)
    check(database("sql", address, "SELECT value FROM meta WHERE name = 'version'") == "6", "which is done")
    mine = players[1].http.get("/api/mine").json if begun[:1] == [True] else {"tables": []}
    check([info["table"] for info in mine["tables"]] == [table], "and everything is there", mine)
    check([server.stop() for server in servers] == [0, 0], "both end well", [server.complaints() for server in servers])

    database("sql", address, SLOW_TO_READ)
    found = subprocess.run([BINARY, "admin", "check", "--db", address], capture_output=True, text=True)
    check(found.returncode == 0, "slow answers are no faults of what is checked", found.stdout + found.stderr)
finish()
