#!/usr/bin/env python3
"""Bits flip in the database. Usage: integrity_test.py ROADSTEAD [FLIPS]

Whatever that changes in a log, a table's row, a snapshot or a seat is named by `admin check`, and the server would rather not show a table
than show another game. Of the log that SQLite keeps beside its file a flip may cost the end: then what is left is what was there once.
"""
import contextlib
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Player, Server
from kit import BINARY, check, dice, finish, play, sit

FLIPS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
rng = dice("integrity")
READ = {"tables": "id, game, rules, created, setup, free, ended, listed, changed, deadline, turn, info, last_seq, last_link, seal",
        "entries": "table_id, seq, seat, at, kind, command, user_id, body, link, salt, erased",
        "snapshots": "table_id, seq, moves, rules, hash, seal, canonical", "games": "table_id, seq, rules, result, body, seal", "seats": "table_id, seat, user_id"}


def admin(*words):
    return subprocess.run([BINARY, "admin", *map(str, words)], capture_output=True, text=True, timeout=60)


def read(db):
    """All that the store could see, by table; None: SQLite itself says that it is damaged."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as file:
            file.text_factory = bytes
            return {table: sorted(map(repr, file.execute(f"SELECT {columns} FROM {table} NOT INDEXED"))) for table, columns in READ.items()}
    except (sqlite3.DatabaseError, ValueError, OverflowError):
        return None


def logs(rows):
    """The numbers of each table's entries, as text."""
    return set(rows["entries"])


def flip(path, bit):
    data = bytearray(path.read_bytes())
    data[bit // 8] ^= 1 << bit % 8
    path.write_bytes(data)


def flips_of_the_file(folder, source, number):
    """Every flip that changes what is read is noticed."""
    whole, target = read(source), folder / "flipped.db"
    silent, seen = [], 0
    for _ in range(number):
        shutil.copy(source, target)
        bit = rng.randrange(source.stat().st_size * 8)
        flip(target, bit)
        if read(target) == whole:
            continue
        seen += 1
        found = admin("check", "--db", target)
        if found.returncode != 1 or not (found.stdout + found.stderr).strip():
            silent.append((bit // 8, bit % 8, found.returncode, found.stdout))
    check(not silent, f"of {number} flips of a file, {seen} changed what is read, and all of these were noticed", silent[:5])
    check(seen > number // 30, "enough of them did", seen)


def flips_beside_it(folder, source, number):
    """The log beside the file has sums of its own; what SQLite leaves out at its end can only be missed."""
    whole, silent, seen, shorter = read(source), [], 0, 0
    size = pathlib.Path(f"{source}-wal").stat().st_size
    for turn in range(number):
        target = folder / f"beside-{turn}.db"  # a new one: SQLite keeps in mind what it knew of a file
        for ending in ("", "-wal"):
            shutil.copy(f"{source}{ending}", f"{target}{ending}")
        flip(pathlib.Path(f"{target}-wal"), rng.randrange(size * 8))
        now = read(target)
        if now == whole:
            continue
        seen += 1
        found = admin("check", "--db", target)
        if found.returncode == 1:
            continue
        shorter += 1
        if now is None or not logs(now) <= logs(whole):
            silent.append((now is None, found.stdout, found.stderr))
    check(not silent, f"of {number} flips beside a file, {seen} changed what is read: noticed, or {shorter} times an earlier state", silent[:5])


def refusing_server(folder, source, table, other):
    """The table that was altered is not shown; the others are; and the administrator is told."""
    target = folder / "server.db"
    shutil.copy(source, target)
    file = sqlite3.connect(target)
    seq, body = file.execute("SELECT seq, body FROM entries WHERE table_id = ? AND kind = 'move' ORDER BY seq DESC", (table,)).fetchone()
    file.execute("UPDATE entries SET at = at + 1 WHERE table_id = ? AND seq = ?", (table, seq))
    file.commit()
    file.close()
    with Server(BINARY, folder, str(target), ("--limit", "0")) as server:
        reader = Player(server, "Reader").connect()
        for _ in range(3):
            reply = reader.http.get(f"/api/tables/{table}")
            check(reply.status == 500 and reply.code == "failed" and "cannot be read" in reply.text, "a table that was altered is not shown", reply.text)
        answer = reader.ask("watch", table)
        check(answer.get("error", {}).get("code") == "failed", "nor can it be watched", answer)
        check(reader.http.get(f"/api/tables/{other}").status == 200, "another one can")
        check(server.complaints().count(f"table {table} cannot be loaded: entry {seq} ") == 1, "the administrator is told once which entry it is",
              server.complaints())
        server.stop()
    named = admin("check", "--db", target)
    check(named.returncode == 1 and f"{table}: entry {seq} " in named.stdout, "check names it, too", named.stdout)
    before = target.read_bytes()
    admin("repair", "--db", target)
    check(target.read_bytes() == before, "repair changes nothing unless told to")
    mended = admin("repair", "--db", target, "--apply")
    check("mended" in mended.stdout and admin("check", "--db", target).returncode == 0, "repair --apply cuts the log before it",
          mended.stdout + mended.stderr + admin("check", "--db", target).stdout)
    with Server(BINARY, folder, str(target), ("--limit", "0")) as server:
        witness = Player(server).connect().watch(table)
        check(witness.to == seq - 1, "and the game is there up to that", (witness.to, seq))
        server.stop()


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        tables = []
        with Server(BINARY, folder, extra=("--limit", "0")) as server:
            for game in ("plunder", "ahoy"):
                players, table = sit(server, ("Ann", "Bert"), game)
                play(players, table, rng, 24)
                players[0].ask("chat", table, text="a word")
                tables.append(table)
                for player in players:
                    player.close()
            source = folder / "killed.db"
            server.kill()
            for ending in ("", "-wal"):
                shutil.copy(f"{server.db}{ending}", f"{source}{ending}")
            server.start()
            server.stop()
            whole = pathlib.Path(server.db)
        check(admin("check", "--db", whole).returncode == 0, "what was written is sound", admin("check", "--db", whole).stdout)
        flips_of_the_file(folder, whole, FLIPS * 7 // 8)
        flips_beside_it(folder, source, FLIPS // 8)
        refusing_server(folder, whole, *tables)
    finish()


main()
