#!/usr/bin/env python3
"""Kills servers at random moments while tables play. Usage: kills_test.py ROADSTEAD [KILLS [KILLS WITH POSTGRESQL]]

The players remember what was acknowledged. In the end each acknowledged move must be in the log, at the number it was acknowledged with,
and every move in the log must be one that was sent, once. With PostgreSQL two servers share one database, and one of them is killed.
"""
import signal
import sys
import tempfile
import time

from client import PATIENCE, Gone, Player, Server, pump
from kit import BINARY, GAMES, check, dice, everybody_knows, finish, lay, postgres, turn

rng = dice("kills")
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 20
KILLS_OF_TWO = int(sys.argv[3]) if len(sys.argv) > 3 else max(1, KILLS // 2)
TABLES = 4
LEASE = 7  # seconds after which a dead server's tables can be had
UNLIMITED = ("--limit", "0")
FOR_TWO = [id for id, game in GAMES.items() if game["least_players"] <= 2 <= game["most_players"]]


class Sailors:
    """Two players at each table. They play as fast as they are answered, speak now and then, and lay a new table when a game is over."""

    def __init__(self, servers):
        self.servers = servers
        self.pairs = [[Player(servers[seat % len(servers)], f"Player {number}.{seat}").connect() for seat in range(2)]
                      for number in range(TABLES)]
        self.players = [player for pair in self.pairs for player in pair]
        self.tables = {}  # id: the pair that plays there
        for pair in self.pairs:
            self.open(pair)

    def open(self, pair):
        table = lay(pair, FOR_TWO[len(self.tables) % len(FOR_TWO)])
        self.tables[table] = pair
        for player in pair:
            player.watch(table)

    def sail(self, seconds):
        """Plays for so long. Whose connection breaks stands by until `rescue`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.once()

    def once(self):
        try:
            turn(self.players, rng)
            self.speak()
            pump(self.players, lambda: False, 0.02)
        except Gone:
            for player in self.players:
                if player.socket and not still_there(player):
                    player.socket.raw.close()
                    player.socket = None

    def speak(self):
        player = rng.choice(self.players)
        if player.socket and rng.random() < 0.05:
            table = rng.choice(list(player.tables))
            if not player.busy(table):
                player.send("chat", table, text=f"word {rng.random()}")

    def lose_answers(self):
        """Everybody sends something, and loses the line before the answer is read: the server may have done it or not."""
        for player in self.players:
            if player.socket:
                player.send("chat", rng.choice(list(player.tables)), text=f"lost {rng.random()}")
        time.sleep(rng.uniform(0, 0.02))
        for player in self.players:
            player.cut()

    def rescue(self):
        """Whoever has no connection gets one, at whichever server runs."""
        for player in self.players:
            if player.socket and not still_there(player):
                player.socket.raw.close()
                player.socket = None
            if not player.socket:
                running = [server for server in self.servers if server.alive()]
                player.reconnect(player.server if player.server in running else running[0])

    def next_games(self):
        for pair in self.pairs:
            table = list(pair[0].tables)[-1]
            if pair[0].tables[table].over():
                self.open(pair)

    def quiet(self):
        """Waits until everything that was sent is answered, and everybody has heard of it."""
        return pump(self.players, lambda: not any(player.waiting for player in self.players) and
                    all(everybody_knows(pair, table) for table, pair in self.tables.items()), PATIENCE * 2)

    def open_ends(self):
        """What `quiet` waits for: who is not connected, what is not answered, and who has heard how much of which table."""
        return {"away": [player.name for player in self.players if not player.socket],
                "unanswered": [(player.name, *player.waiting.values()) for player in self.players if player.waiting],
                "tables": [[(player.tables[table].to, player.tables[table].due) for player in pair] for table, pair in self.tables.items()]}


def still_there(player):
    """Reads what has come; false: the line is dead."""
    try:
        while player.socket.ready(0):
            player.read()
        return True
    except Gone:
        return False


def judge(sailors, server, what):
    """Compares what was acknowledged with what is in the log."""
    acknowledged = missing = twice = strange = 0
    changed = []
    errors = [answer for player in sailors.players for answer in player.answers.values() if "error" in answer]
    for table, pair in sailors.tables.items():
        acks = {}
        for seat, player in enumerate(pair):
            for number, answer in player.answers.items():
                sent = player.sent[number]
                if sent.get("table") == table and sent["cmd"] in ("play", "chat") and answer.get("ok"):
                    twice += answer["seq"] in acks
                    acks[answer["seq"]] = (seat, sent.get("move") or sent.get("text"))
        for seat, player in enumerate(pair):
            witness = Player(server)
            witness.http.cookies = dict(player.http.cookies)
            fresh = witness.connect().watch(table).entries
            witness.close()
            known = player.tables[table].entries
            changed += [(seat, len(fresh), len(known), *pair) for pair in zip(fresh, known) if pair[0] != pair[1]][:1]
            changed += [(seat, len(fresh), len(known))] if len(fresh) != len(known) else []
            said = {entry["seq"]: (seat, entry["events"][0]["move"] if entry["kind"] == "move" else entry["text"])
                    for entry in fresh if entry["kind"] in ("move", "chat") and entry["seat"] == seat}
            mine = {seq: ack for seq, ack in acks.items() if ack[0] == seat}
            missing += sum(said.get(seq) != ack for seq, ack in mine.items())
            strange += len(said.keys() - mine.keys())
            acknowledged += len(mine)
    check(missing == 0, f"{what}: {acknowledged} acknowledged commands at {len(sailors.tables)} tables are all in the log", missing)
    check(twice == 0 and strange == 0, f"{what}: none was done twice, and no other is there", (twice, strange))
    check(not changed, f"{what}: what each player was told piece by piece is the log", changed)
    check(not errors, f"{what}: none was refused", errors[:3])
    return acknowledged


def one_server(kills):
    with tempfile.TemporaryDirectory() as folder, Server(BINARY, folder, extra=UNLIMITED) as server:
        sailors = Sailors([server])
        for _ in range(kills):
            sailors.sail(rng.uniform(0.02, 0.5))
            if rng.random() < 0.5:
                sailors.lose_answers()
            server.kill()
            server.start()
            sailors.rescue()
            sailors.next_games()
        sailors.sail(0.5)
        check(sailors.quiet(), f"{kills} kills: everything is answered in the end", sailors.open_ends())
        check(judge(sailors, server, f"{kills} kills") > kills * 3, "enough was played between the kills")
        check(server.stop() == 0 and server.starts == kills + 1, "it was killed so often, and ends well")


def two_servers(kills):
    with postgres() as address, tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        with Server(BINARY, one, address, UNLIMITED) as first, Server(BINARY, two, address, UNLIMITED) as second:
            sailors = Sailors([first, second])
            for _ in range(kills):
                sailors.sail(rng.uniform(0.1, 0.6))
                dead = rng.choice((first, second))
                if rng.random() < 0.5:
                    sailors.lose_answers()
                dead.kill()
                sailors.rescue()
                sailors.sail(rng.uniform(0.1, 0.6))
                dead.start()
                spread(sailors, dead)
                sailors.next_games()
            sailors.sail(0.5)
            check(sailors.quiet(), f"{kills} kills of one of two: everything is answered in the end", sailors.open_ends())
            check(judge(sailors, first, f"{kills} kills of one of two") > kills * 3, "enough was played between the kills")
            check(first.stop() == 0 and second.stop() == 0, "both end well")


def heirs():
    """A command whose table's owner dies is answered by whoever has the table next: a server that loads it, or the one that was asked."""
    with postgres() as address, tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        with Server(BINARY, one, address, UNLIMITED) as first, Server(BINARY, two, address, UNLIMITED) as second:
            host, guest = Player(first, "Host").connect(), Player(second, "Guest").connect()
            table = lay([host, guest], "ahoy")
            host.watch(table)
            guest.watch(table)
            first.kill()
            number = guest.send("chat", table, text="who has the table?")
            check(not pump([guest], lambda: number in guest.answers, 1), "while its owner seems to live, a command waits")
            second.process.send_signal(signal.SIGSTOP)
            time.sleep(LEASE)
            first.start()
            host.reconnect(first)
            pump([host], lambda: not host.waiting)
            second.process.send_signal(signal.SIGCONT)
            check(pump([guest], lambda: number in guest.answers), "a server that loads a table whose owner died answers what was asked before")
            check(pump([host, guest], lambda: everybody_knows([host, guest], table)), "and both players hear of it")

            open_table = host.http.post("/api/tables", game="ahoy", players=2).json["table"]
            first.kill()
            joined = guest.http.post(f"/api/tables/{open_table}/join", seat=1, id="join-late")
            check(joined.status == 200, "a seat is taken though the table's owner is dead and nobody watches", joined.text)


def spread(sailors, server):
    """One of each pair goes to the server that has come back, so that both always serve every table."""
    for pair in sailors.pairs:
        for player in pair[:1]:
            player.cut()
            player.reconnect(server)


def main():
    one_server(KILLS)
    if KILLS_OF_TWO:
        two_servers(KILLS_OF_TWO)
        heirs()
    finish()


main()
