#!/usr/bin/env python3
"""Whatever is sent, the server lives and no game changes. Usage: malformed_test.py ROADSTEAD [ROUNDS]

Bytes, frames and messages are bent at random; seats, ids and tables are forged; lines are left half open. Between all of this an honest
pair plays on: its table, and one that nobody may touch, must be as they were.
"""
import hashlib
import json
import socket
import struct
import sys
import time

from client import BINARY as BYTES
from client import CLOSE, HOST, PING, TEXT, Gone, Http, Player, Socket, frame, pump, write_json
from kit import asked_player, check, dice, everybody_knows, finish, play, served, sit

rng = dice("malformed")
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 150


class Honest:
    """Two players at a table that is being attacked. What they know of it must stay as it is, until they move themselves."""

    def __init__(self, server):
        self.server = server
        self.players, self.table = sit(server, ["Ann", "Bert"], "plunder")
        play(self.players, self.table, rng, moves=20)
        self.mark = self.fingerprint()

    def fingerprint(self):
        known = []
        for player in self.players:
            twin = Player(self.server)
            twin.http.cookies = dict(player.http.cookies)
            fresh = twin.connect().watch(self.table)
            twin.close()
            known += [fresh.entries, fresh.view, fresh.choice()]
        return hashlib.sha256(write_json(known).encode()).hexdigest()

    def unharmed(self, what):
        started = time.monotonic()
        same = self.server.alive() and self.fingerprint() == self.mark
        check(same and time.monotonic() - started < 5, f"{what}: the server lives, and the game is as it was", self.server.complaints())

    def move_on(self):
        play(self.players, self.table, rng, moves=3)
        self.mark = self.fingerprint()


def swallow(connection, seconds=0.02):
    """Reads what comes, if anything does."""
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
    except OSError:
        pass


def dial(server):
    return socket.create_connection((HOST, server.port), 10)


# ---- Bytes ---------------------------------------------------------------------------------------------------------------------------


def random_bytes(server):
    starts = (b"", b"GET ", b"GET /ws HTTP/1.1\r\n", b"POST /api/hello HTTP/1.1\r\nContent-Length: 999999999999999999999\r\n\r\n",
              b"POST /api/hello HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"POST /api/hello HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n",
              b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /" + b"a" * 5000,
              b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 2000, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 50, b"\r\n" * 500,
              b"POST /api/hello HTTP/1.1\r\nContent-Length: 20\r\nContent-Length: 5\r\n\r\n{\"name\":\"x\"}")
    for number in range(ROUNDS):
        with dial(server) as connection:
            try:
                connection.sendall(starts[number % len(starts)] + rng.randbytes(rng.randrange(300)))
            except OSError:
                pass
            if number % 3 == 0:
                swallow(connection)


def half_requests(server):
    """Requests that stop in the middle."""
    whole = (f"POST /api/hello HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nOrigin: {server.origin}\r\nContent-Type: application/json\r\n"
             "Content-Length: 14\r\n\r\n{\"name\":\"Ann\"}").encode()
    for cut in range(0, len(whole), 5):
        with dial(server) as connection:
            connection.sendall(whole[:cut])


# ---- Frames ----------------------------------------------------------------------------------------------------------------------------


def bad_frames():
    text = b'{"cmd":"ping","id":"1"}'
    yield "not masked", frame(TEXT, text, masked=False)
    yield "with reserved bits", frame(TEXT, text, reserved=7)
    for opcode in (3, 7, 11, 15):
        yield f"of the unknown kind {opcode}", frame(opcode, text)
    yield "that goes on with nothing", frame(0, text)
    yield "begun twice", frame(TEXT, text, last=False) + frame(TEXT, text)
    yield "a ping in pieces", frame(PING, text, last=False)
    yield "a ping too long", frame(PING, b"x" * 126)
    yield "of bytes", frame(BYTES, text)
    yield "not UTF-8", frame(TEXT, b'{"cmd":"\xc3\x28"}')
    yield "empty", frame(TEXT, b"")
    yield "too long", frame(TEXT, b" " * 5000)
    yield "far too long", frame(TEXT, b" " * 2_000_000)
    yield "too long in pieces", b"".join(frame(TEXT if n == 0 else 0, b" " * 100, last=n == 99) for n in range(100))
    yield "without end, in pieces", frame(TEXT, b"{", last=False) + b"".join(frame(0, b" " * 1000, last=False) for _ in range(2000))
    yield "that promises 2^63 bytes", bytes([0x81, 0xFF]) + struct.pack("!Q", 1 << 63) + b"abcd" + text
    yield "that promises 2^31 bytes", bytes([0x81, 0xFF]) + struct.pack("!Q", 1 << 31) + b"abcd" + text
    yield "with a length not in its shortest form", bytes([0x81, 0xFE]) + struct.pack("!H", 5) + b"\0\0\0\0hello"
    yield "closing with a bad code", frame(CLOSE, struct.pack("!H", 12))
    yield "closing with half a code", frame(CLOSE, b"\x03")
    yield "after the close", frame(CLOSE, struct.pack("!H", 1000)) + frame(TEXT, text) * 10
    yield "many pings", frame(PING, b"x") * 2000
    yield "many empty pieces", frame(TEXT, b"", last=False) + frame(0, b"", last=False) * 2000


def frames(server, honest):
    attacker = Http(server)
    attacker.post("/api/hello", name="Mallory")
    count = 0
    for what, data in bad_frames():
        count += 1
        one = Socket(server, attacker.identity())
        try:
            one.send_raw(data)
            swallow(one.raw, 0.05)
        except Gone:
            pass
        one.raw.close()
        if not server.alive():
            check(False, f"a frame {what} does no harm", server.complaints())
            return
    for _ in range(ROUNDS):
        one = Socket(server, attacker.identity())
        try:
            data = bytearray(frame(rng.choice((0, TEXT, BYTES, PING, CLOSE)), rng.randbytes(rng.randrange(200)), last=rng.random() < 0.8))
            for _bit in range(rng.randrange(4)):
                data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            one.send_raw(bytes(data) * rng.randrange(1, 4))
        except Gone:
            pass
        one.raw.close()
    honest.unharmed(f"{count} bad frames and {ROUNDS} random ones")


def too_long_is_not_served(server):
    player = Player(server, "Long").connect()
    player.socket.send(json.dumps({"cmd": "ping", "id": "long"})[:-1] + " " * 4096 + "}")
    try:
        pump([player], lambda: "long" in player.answers, 1)
    except Gone:
        pass
    check("ok" not in player.answers.get("long", {}), "a message over 4096 bytes is not served", player.answers)


# ---- Messages ----------------------------------------------------------------------------------------------------------------------------


COMMANDS = ("watch", "unwatch", "join", "seat", "play", "undo", "why", "concede", "chat", "propose", "agree", "decline", "resume", "leave", "return",
            "rematch", "ping")
VALUES = (None, True, False, 0, -1, 1, 3, 4, 99, 2**31, 2**63, 2**200, -2**63, 1.5, 1e308, "", "0", "x" * 39, "x" * 500, "\0", "\n", "ü",
          "\U0001f3f4", "'; --", "%s%n", "../..", [], {}, [[]], {"a": {"b": {}}}, [None] * 50)


def bent_message(honest):
    """A command with wrong, missing and surplus members."""
    message = {"cmd": rng.choice(COMMANDS), "id": f"m{rng.randrange(10**9)}", "table": honest.table, "move": "end", "seat": 0, "text": "hello",
               "what": "pause", "since": 0, "bot": "random"}
    for _ in range(rng.randrange(1, 4)):
        name = rng.choice([*message, "extra"])
        if rng.random() < 0.25:
            message.pop(name, None)
        else:
            message[name] = rng.choice(VALUES)
    return message


def bent_text(text):
    """The same as bytes, with some of them changed, doubled or lost."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(data)) if data else 0
        kind = rng.randrange(4)
        if kind == 0 and data:
            data[at] = rng.randrange(256)
        elif kind == 1:
            del data[at:at + rng.randrange(8)]
        elif kind == 2:
            data[at:at] = data[at:at + rng.randrange(20)]
        else:
            data[at:at] = rng.choice((b"{", b"[", b'"', b"\\u0000", b"\\ud800", b"\xff", b"1e999", b"}" * 5, b'{"a":' * 40))
    return bytes(data[:4096])


def messages(server, honest):
    """By a stranger: every command is either not understood or not his to give. He may look on; so his views are not looked at."""
    stranger = Player(server, "Mallory").connect()
    for number in range(ROUNDS * 10):
        data = write_json(bent_message(honest))
        try:
            stranger.socket.send_raw(frame(TEXT, bent_text(data) if number % 2 else data.encode("utf-8", "surrogatepass")[:4096]))
            if number % 20 == 0:
                swallow_messages(stranger)
        except Gone:
            stranger.connect()
    swallow_messages(stranger)
    check(len(stranger.answers) > 20, f"bent messages were answered, {len(stranger.answers)} of {ROUNDS * 10}", len(stranger.answers))
    for text in ("[]", "7", "null", '"ping"', "", "{}", '{"cmd":"ping"}', '{"id":"1"}', '{"cmd":7,"id":"1"}', '{"cmd":"ping","id":7}',
                 '{"cmd":"ping","id":""}', '{"cmd":"ping","id":"a b"}', '{"cmd":"ping","id":"' + "x" * 41 + '"}', '{"cmd":"fly","id":"1"}',
                 "[" * 4000, '{"cmd":"play","id":"1"}'):
        one = Player(server, token=None)
        one.http.cookies = dict(stranger.http.cookies)
        one.connect()
        got = []
        one.take = got.append
        one.socket.send(text)
        try:
            pump([one], lambda: got, 1)
        except Gone:
            got.append("closed")
        check(got and '"ok":true' not in got[0], f"{text[:30]} is refused", got)
        one.close()
    honest.unharmed(f"{ROUNDS * 10} bent messages by a stranger")


def swallow_messages(player):
    try:
        while player.socket.ready(0.02):
            for text in player.socket.messages():
                answer = json.loads(text)
                if "re" in answer:
                    player.answers[answer["re"]] = answer
    except Gone:
        player.connect()


def over_http(server, honest):
    stranger = Http(server)
    stranger.post("/api/hello", name="Mallory")
    harmed = 0
    for number in range(ROUNDS * 2):
        message = bent_message(honest)
        command = message.pop("cmd", "play")
        body = write_json(message)
        path = f"/api/tables/{honest.table}/{command if isinstance(command, str) and command.isalpha() else 'play'}"
        reply = stranger.request("POST", path, bent_text(body) if number % 2 else body)
        harmed += reply.status >= 500
    check(harmed == 0, "over HTTP nothing bent is the server's fault", harmed)
    honest.unharmed(f"{ROUNDS * 2} bent requests")


# ---- Forgeries ---------------------------------------------------------------------------------------------------------------------------


def forged(server, honest):
    """A stranger, and each player in the other's place."""
    table = honest.table
    mover, (other,) = asked_player(honest.players, table)
    moves = [move["text"] for move in mover.tables[table].asked()]
    stranger = Player(server, "Ann").connect()  # the same name makes nobody the same
    for move in moves[:5]:
        answer = other.ask("play", table, move=move, seat=mover.tables[table].now["seat"], user=mover.user)
        check(answer.get("error", {}).get("code") == "not-asked", "another seat's move is refused", answer)
        answer = stranger.ask("play", table, move=move, seat=mover.tables[table].now["seat"], user=mover.user)
        check(answer.get("error", {}).get("code") == "not-yours", "a stranger's move is refused", answer)
    for command, members in (("undo", {}), ("concede", {}), ("chat", {"text": "x"}), ("propose", {"what": "pause"}), ("agree", {}),
                             ("decline", {}), ("resume", {}), ("leave", {}), ("return", {}), ("rematch", {}), ("join", {}),
                             ("seat", {"seat": 0, "bot": "random"})):
        for player in (stranger, Player(server).connect()):
            answer = player.ask(command, table, **members)
            check("error" in answer, f"{command} by {'a stranger' if player is stranger else 'nobody'} is refused", answer)
    honest.unharmed("forged seats")


def replayed_ids(server):
    """An id that was used is answered as the first time, whatever else stands in the message now."""
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    ann, bert = players
    first = ann.ask("chat", table, text="first")
    pump(players, lambda: everybody_knows(players, table))
    count = ann.tables[table].to
    for message in ({"cmd": "chat", "text": "second"}, {"cmd": "concede"}, {"cmd": "leave"}):
        ann.answers.pop(first["re"], None)
        ann.socket.send(write_json({**message, "id": first["re"], "table": table}))
        pump([ann], lambda: first["re"] in ann.answers)
        check(ann.answers[first["re"]] == first, f"{message['cmd']} with a used id is not carried out", ann.answers[first["re"]])
    ann.watch(table)
    check(ann.tables[table].to == count, "and leaves no entry", (count, ann.tables[table].to))
    bert.socket.send(write_json({"cmd": "chat", "text": "mine", "id": first["re"], "table": table}))
    pump([bert], lambda: first["re"] in bert.answers)
    check(bert.answers[first["re"]].get("seq", 0) > first["seq"], "another user's ids are his own", bert.answers[first["re"]])
    mover, _ = asked_player(players, table)
    wrong = mover.ask("play", table, move="dance")
    mover.answers.pop(wrong["re"])
    mover.socket.send(write_json({"cmd": "play", "move": mover.tables[table].asked()[0]["text"], "id": wrong["re"], "table": table}))
    pump([mover], lambda: wrong["re"] in mover.answers)
    answer = mover.answers[wrong["re"]]
    check(answer.get("seq", 0) > 0, "what was refused has left no trace, and its id is free", answer)


# ---- Slow lines --------------------------------------------------------------------------------------------------------------------------


def half_open(server, honest):
    """Many lines that say half of something and then nothing; the honest ones are served meanwhile."""
    head = f"GET /ws HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nUpgrade: websocket\r\n".encode()
    lines = []
    for number in range(200):
        connection = dial(server)
        connection.sendall(head[:rng.randrange(len(head))] if number % 4 else b"")
        lines.append(connection)
    attacker = Http(server)
    attacker.post("/api/hello", name="Mallory")
    for _ in range(50):
        one = Socket(server, attacker.identity())
        one.send_raw(frame(TEXT, b'{"cmd":"ping","id":"1"}')[:rng.randrange(1, 20)])
        lines.append(one.raw)
    honest.unharmed(f"{len(lines)} lines half open")
    honest.move_on()
    for connection in lines:
        connection.close()
    honest.unharmed("after them")


def one_who_never_reads(server, honest):
    """Asks for everything and reads nothing: the server must not keep all of it for him."""
    before = memory(server)
    deaf = Http(server)
    deaf.post("/api/hello", name="Deaf")
    one = Socket(server, deaf.identity())
    one.raw.settimeout(0.2)
    try:
        for number in range(20_000):
            one.send_raw(frame(TEXT, write_json({"cmd": "watch", "id": f"w{number}", "table": honest.table}).encode()))
    except (Gone, TimeoutError):
        pass
    time.sleep(0.3)
    grown = memory(server) - before
    one.raw.close()
    check(grown < 100_000, "who never reads costs little memory", f"{grown} KiB")
    honest.unharmed("one who never reads")


def memory(server):
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


with served() as server:
    honest = Honest(server)
    random_bytes(server)
    honest.unharmed(f"{ROUNDS} times random bytes")
    half_requests(server)
    honest.unharmed("half requests")
    frames(server, honest)
    honest.move_on()
    too_long_is_not_served(server)
    messages(server, honest)
    over_http(server, honest)
    honest.move_on()
    forged(server, honest)
    replayed_ids(server)
    half_open(server, honest)
    one_who_never_reads(server, honest)
    honest.move_on()
    honest.unharmed("in the end")
finish()
