#!/usr/bin/env python3
"""The drill: play, back up under load, lose everything, restore, play on. Usage: backup_test.py ROADSTEAD

On SQLite, on PostgreSQL, and from PostgreSQL into a file. What was acknowledged before the backup began is there afterwards.
"""
import contextlib
import os
import pathlib
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Player, Server, pump
from kit import BINARY, check, database, dice, everybody_knows, finish, play, postgres, sit, turn

UNLIMITED = ("--limit", "0")
rng = dice("backup")


def admin(*words):
    return subprocess.run([BINARY, "admin", *map(str, words)], capture_output=True, text=True, timeout=60)


class Crowd:
    """Three tables whose players move as fast as they are answered, in a thread of their own while something else is done."""

    def __init__(self, server):
        self.games = [sit(server, ("Ann", "Bert"), game) for game in ("plunder", "ahoy", "reckoning")]
        self.players = [player for players, _ in self.games for player in players]
        self.over = False

    def sail(self):
        while not self.over:
            turn(self.players, rng)
            pump(self.players, lambda: False, 0.02)

    def while_playing(self, what):
        thread = threading.Thread(target=self.sail)
        thread.start()
        time.sleep(0.7)
        # Whoever reads a number here has been told of it before the backup begins.
        known = {table: players[0].tables[table].to for players, table in self.games}
        result = what()
        time.sleep(0.2)
        self.over = True
        thread.join()
        pump(self.players, lambda: all(everybody_knows(players, table) for players, table in self.games))
        return known, result

    def go_on(self, server, known, what):
        """Everybody comes back to what was restored."""
        short = different = 0
        for players, table in self.games:
            told = players[0].tables[table].entries
            for player in players:
                player.cut()
                player.waiting.clear()
                player.connect(server)
                player.watch(table)
            now = players[0].tables[table].entries
            short += len(now) < known[table]
            different += now != told[:len(now)]
            if not players[0].tables[table].over():
                play(players, table, rng, 4)
        check(short == 0, f"{what}: every acknowledged move from before the backup is there", short)
        check(different == 0, f"{what}: as it was", different)
        check(True, f"{what}: all games go on")
        for player in self.players:
            player.close()


def drill(db, restored_to, lose, folder, what):
    file = folder / f"{what}.backup"
    (folder / what).mkdir()
    with Server(BINARY, folder / what, db, UNLIMITED) as server:
        crowd = Crowd(server)
        known, made = crowd.while_playing(lambda: admin("backup", file, "--db", db))
        check(made.returncode == 0 and "is sound" in made.stdout, f"{what}: a backup is made while the server runs", made.stdout + made.stderr)
        check(sorted(path.name for path in folder.glob(f"{what}.backup*")) == [file.name], f"{what}: in one file",
              list(folder.glob(f"{what}.backup*")))
        again = admin("backup", file, "--db", db)
        check(again.returncode == 1 and "--force" in again.stderr, f"{what}: which is not overwritten unasked", again.stderr)
        server.kill()
    refused = admin("restore", file, "--db", db)
    check(refused.returncode == 1 and "not empty" in refused.stderr, f"{what}: what is there is not replaced unasked", refused.stderr)
    lose()
    done = admin("restore", file, "--db", restored_to)
    check(done.returncode == 0, f"{what}: it is restored", done.stdout + done.stderr)
    sound = admin("check", "--db", restored_to)
    check(sound.returncode == 0 and " 0 faults" in sound.stdout, f"{what}: and sound", sound.stdout)
    (folder / f"{what}-again").mkdir()
    with Server(BINARY, folder / f"{what}-again", restored_to, UNLIMITED) as server:
        crowd.go_on(server, known, what)
        check(server.stop() == 0, f"{what}: the server ends well", server.complaints())
    return file


def remove(db):
    for ending in ("", "-wal", "-shm"):
        pathlib.Path(f"{db}{ending}").unlink(missing_ok=True)


def what_is_none_of_ours(folder, good, db):
    """Names that were mistyped: nothing is made of what is no file, not there, another program's, or empty."""
    pipe, songs, empty = folder / "pipe", folder / "songs.db", folder / "empty.db"
    os.mkfifo(pipe)
    empty.touch()
    with contextlib.closing(sqlite3.connect(songs)) as file, file:
        file.execute("CREATE TABLE songs (title TEXT)")
    before = songs.read_bytes()
    for words, why in ((("backup", pipe, "--db", good, "--force"), "no file"), (("backup", folder / "y", "--db", empty), "nothing in it"),
                       (("restore", songs, "--db", db, "--force"), "another program"), (("restore", empty, "--db", db, "--force"), "nothing in it"),
                       (("repair", "--apply", "--db", songs), "another program"), (("repair", "--apply", "--db", folder / "z.db"), "No such file")):
        done = admin(*words)
        check(done.returncode == 1 and why in done.stderr, f"refused: {words[0]}, {why}", (done.returncode, done.stdout, done.stderr))
    check(stat.S_ISFIFO(pipe.stat().st_mode), "the pipe is one still")
    check(songs.read_bytes() == before and not (folder / "z.db").exists(), "the other program's file is as it was, and none was made")
    remove(db)
    shutil.copy(good, db)


def bad_files(folder, good, db):
    """Nothing is restored from what is not sound, and nothing is written where it cannot be."""
    bent = folder / "bent"
    shutil.copy(good, bent)
    data = bytearray(bent.read_bytes())
    at = data.rindex(b"move")
    data[at + 1] ^= 1
    bent.write_bytes(data)
    before = pathlib.Path(db).read_bytes()
    for words, why in ((("restore", bent, "--db", db, "--force"), "a bent file"), (("restore", folder / "none", "--db", db), "a file that is not there"),
                       (("backup", folder / "no/such/place", "--db", db), "a place that is not there"),
                       (("backup", folder / "x", "--db", folder / "none.db"), "a store that is not there")):
        done = admin(*words)
        check(done.returncode == 1 and "nothing was" in done.stderr, f"refused: {why}", (done.returncode, done.stdout, done.stderr))
    check(pathlib.Path(db).read_bytes() == before, "and nothing has changed")
    check(not list(folder.glob("*.part*")) and not (folder / "x").exists(), "and nothing is left behind", list(folder.iterdir()))


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        db = str(folder / "one.db")
        good = drill(db, db, lambda: remove(db), folder, "SQLite")
        bad_files(folder, good, db)
        what_is_none_of_ours(folder, good, db)
        with Server(BINARY, folder, db) as server:
            refused = admin("restore", good, "--db", db, "--force")
            check(refused.returncode == 1 and "in use" in refused.stderr, "a running server's file is not replaced", refused.stderr)
        forced = admin("restore", good, "--db", db, "--force")
        check(forced.returncode == 0 and (folder / "one.db.replaced").exists(), "with --force it is, and what was there is kept", forced.stderr)
        with postgres() as address:
            wipe = "SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public"
            saved = drill(address, address, lambda: database("sql", address, wipe), folder, "PostgreSQL")
            moved = admin("restore", saved, "--db", folder / "moved.db")
            check(moved.returncode == 0 and admin("check", "--db", folder / "moved.db").returncode == 0,
                  "what was saved of PostgreSQL can be restored into a file", moved.stdout + moved.stderr)
            with Server(BINARY, folder, address, UNLIMITED) as server:
                sit(server, ("Ann", "Bert"), "ahoy")
                refused = admin("restore", saved, "--db", address, "--force")
                check(refused.returncode == 1 and "stop all of them" in refused.stderr, "a database that servers use is not replaced", refused.stderr)
                server.stop()
            check(admin("restore", saved, "--db", address, "--force").returncode == 0, "once they have stopped, it is")
    finish()


main()
