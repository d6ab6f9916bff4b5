"""What the tests of the server share: counting, laying tables, playing games out at random, and an engine to compare with."""
import base64
import contextlib
import hashlib
import hmac
import http.client
import json
import os
import pathlib
import random
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time

from client import HOST, PATIENCE, Http, Player, Server, pump, read_json

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else str(ROOT / "build/roadstead")
GAMES = {game["id"]: game for game in json.loads(subprocess.check_output([BINARY, "games", "--json"]))}
NAMES = ("Ann", "Bert", "Cleo", "Dirk", "Edda")
ROUNDS = 20  # of games that need not last

passed = failed = 0


def check(fine, what, more=""):
    global passed, failed
    print(f"{'ok' if fine else 'FAILED'} {what}{'' if fine else ': ' + str(more)[:2000]}", flush=True)
    passed, failed = passed + bool(fine), failed + (not fine)
    return bool(fine)


def finish():
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


@contextlib.contextmanager
def served(limit=0, *options):
    """A server on a fresh database, by default without limits to requests.

    That it still runs in the end, and ends well when told to, is a check of every test.
    """
    with tempfile.TemporaryDirectory() as folder, Server(BINARY, folder, extra=["--limit", str(limit), "--bot-ms", "10", *options]) as server:
        yield server
        check(server.alive(), "the server is still running", server.complaints())
        check("was too long for" not in server.complaints(), "no text was too long for its room", server.complaints())
        status = server.stop()
        check(status == 0, "the server ends well when told to", (status, server.complaints()))


@contextlib.contextmanager
def postgres():
    """The address of a PostgreSQL that lives as long as this block."""
    script, folder = str(ROOT / "tests/store/postgres.py"), tempfile.mkdtemp()
    started = subprocess.run([sys.executable, script, "start", folder], capture_output=True, text=True, check=True)
    try:
        yield started.stdout.strip().splitlines()[-1]
    finally:
        subprocess.run([sys.executable, script, "stop", folder], capture_output=True, check=True)


def database(what, address, *more):
    """Lets tests/store/postgres.py do something with such a PostgreSQL: "halt", "resume", or "sql" with a statement. Its output."""
    command = [sys.executable, str(ROOT / "tests/store/postgres.py"), what, address.split("host=")[1], *more]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def visitor(server, address):
    """A browser at another address of this machine."""
    browser = Http(server)
    browser.connection = http.client.HTTPConnection(HOST, server.port, timeout=PATIENCE, source_address=(address, 0))
    return browser


# ---- The second factor -------------------------------------------------------------------------------------------------------------


def digits(secret, step):
    digest = hmac.new(base64.b32decode(secret), struct.pack(">q", step), hashlib.sha1).digest()
    at = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[at:at + 4])[0] & 0x7fffffff) % 1000000:06}"


def step_now():
    return int(time.time()) // 30


# ---- Games ------------------------------------------------------------------------------------------------------------------------


def short(game):
    """Options for a game that need not last: those that count rounds, lowered."""
    options = json.loads(subprocess.check_output([BINARY, "schema", game]))["options"]
    return {option["name"]: max(option["least"], min(option["usual"], ROUNDS)) for option in options if option["name"].endswith("rounds")}


def players_of(game, number):
    """A number of players that the game is for, another one for each number."""
    least, most = GAMES[game]["least_players"], GAMES[game]["most_players"]
    return least + number % (most - least + 1)


# ---- Tables ----------------------------------------------------------------------------------------------------------------------


def lay(players, game, **members):
    """A table at which these players sit in this order; they and the game are ready. Its id."""
    host, *others = players
    reply = host.http.post("/api/tables", game=game, players=len(players), **members)
    if reply.status != 200:
        raise RuntimeError(f"no table was laid: {reply.status} {reply.text}")
    table = reply.json["table"]
    for seat, player in enumerate(others, 1):
        joined = player.http.post(f"/api/tables/{table}/join", seat=seat, id=f"join-{seat}")
        if joined.code:
            raise RuntimeError(f"seat {seat} was not taken: {joined.text}")
    return table


def sit(server, names, game, record=False, **members):
    """New players with a name each, connected, at a new table that all of them watch; the players and the table."""
    players = [Player(server, name, record=record).connect() for name in names]
    table = lay(players, game, **members)
    for player in players:
        player.watch(table)
    return players, table


def everybody_knows(players, table):
    """Whether all have heard of the same last entry, and nothing is under way."""
    heard = {player.tables[table].to for player in players}
    return len(heard) == 1 and not any(player.busy(table) or player.tables[table].due > max(heard) for player in players)


def turn(players, rng):
    """Lets everybody who is asked, at any table, send a random legal move."""
    for player in players:
        for following in player.tables.values():
            moves = following.asked() if player.socket else []
            if moves and not player.busy(following.table):
                player.send("play", following.table, move=rng.choice(moves)["text"])


def play(players, table, rng, moves=None, each=None, until=None):
    """Plays at random until the game is over, or so many moves were made, or `until` says so. `each` is called whenever all know the same."""
    following = players[0].tables[table]
    first = len(following.kinds("move"))

    def done():
        return following.over() or (until and until()) or (moves is not None and len(following.kinds("move")) - first >= moves)

    while not done():
        before = following.to
        turn(players, rng)
        if not pump(players, lambda: following.to > before and everybody_knows(players, table)):
            raise TimeoutError(f"the game stands still after entry {before}: {following.now}")
        if each:
            each()


def refusals(players):
    """All answers so far that were errors."""
    return [answer for player in players for answer in player.answers.values() if "error" in answer]


def asked_player(players, table):
    """The player whose decision it is, and the others."""
    for player in players:
        if player.tables[table].asked():
            return player, [other for other in players if other is not player]
    return None, players


def append(server, table, entries):
    """Adds to a table's log behind the back of a server that is stopped: dictionaries with kind, seat, body and whatever else."""
    with contextlib.closing(sqlite3.connect(server.db)) as db, db:
        last, at = db.execute("SELECT max(seq), max(at) FROM entries WHERE table_id = ?", (table,)).fetchone()
        rows = ((table, seq, entry["seat"], at, entry["kind"], entry.get("command", ""), entry.get("user", ""), entry["body"])
                for seq, entry in enumerate(entries, last + 1))
        db.executemany("INSERT INTO entries (table_id, seq, seat, at, kind, command, user_id, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        db.execute("UPDATE entries SET link = '' WHERE table_id = ?", (table,))  # the log is linked anew when the server starts
        db.execute("UPDATE tables SET last_seq = 0, last_link = '', info = '', seal = '' WHERE id = ?", (table,))


def busy_seconds(server):
    """Of the processor, that the server has used so far: does not depend on what else the machine does."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- The engine to compare with ------------------------------------------------------------------------------------------------------


class Engine:
    """`roadstead engine`: the same rules without a server. Replies keep their text beside their value."""

    def __init__(self):
        self.process = subprocess.Popen([BINARY, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **members):
        self.process.stdin.write(json.dumps({"cmd": cmd, **members}) + "\n")
        self.process.stdin.flush()
        reply = read_json(self.process.stdout.readline())
        if "error" in reply:
            raise RuntimeError(f"the engine refuses {cmd} {str(members)[:300]}: {reply['error']}")
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def verified(file):
    """What `roadstead verify` says of a game file: None, or the complaint."""
    with tempfile.NamedTemporaryFile("w", suffix=".game") as place:
        place.write(file)
        place.flush()
        run = subprocess.run([BINARY, "verify", place.name], capture_output=True, text=True, timeout=60)
        return None if run.returncode == 0 else run.stderr or "no complaint"


def file_lines(file, word):
    return [line.split(" ", 1)[1] for line in file.splitlines() if line.startswith(word + " ")]


def moves_of(file):
    """[(seat, move), ..] of a game file."""
    body = file.split("\nmoves\n", 1)[1].splitlines()
    return [(int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in body if line[:1].isdigit()]


def dice(name):
    """A generator of its own for each test, named, so that a failure can be repeated: ROADSTEAD_SEED=... changes all of them."""
    return random.Random(f"{os.environ.get('ROADSTEAD_SEED', '1')}/{name}")


def without_sources(result):
    """Programs of those days did not tell where points came from."""
    return result and {**result, "seats": [{name: seat[name] for name in seat if name != "sources"} for seat in result["seats"]]}
