#!/usr/bin/env python3
"""Floods are cut, each with its code, and only who floods notices. Bad frames are refused with the codes of RFC 6455.

Usage: floods_test.py ROADSTEAD
"""
import pathlib
import struct
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import BINARY, CLOSE, PING, PONG, TEXT, Player, frame
from kit import check, finish, served
from raw import close_code, dial, frames_in, handshake, knock, read_all, say

PING_MESSAGE = b'{"cmd":"ping","id":"1"}'


def bad_frames(server):
    cases = {
        "not masked": (1002, frame(TEXT, PING_MESSAGE, masked=False)),
        "with a reserved bit": (1002, frame(TEXT, PING_MESSAGE, reserved=4)),
        "of an unknown kind": (1002, frame(5, b"x")),
        "of an unknown kind of control": (1002, frame(11, b"x")),
        "that goes on with nothing": (1002, frame(0, b"x")),
        "begun twice": (1002, frame(TEXT, b"x", last=False) + frame(TEXT, b"y")),
        "a ping in pieces": (1002, frame(PING, b"x", last=False)),
        "a ping of 126 bytes": (1002, frame(PING, b"x" * 126)),
        "with a length that is longer than need be": (1002, b"\x81\xfe\x00\x05" + bytes(4) + b"hello"),
        "of 2^63 bytes": (1002, b"\x81\xff" + struct.pack("!Q", 1 << 63)),
        "of bytes": (1003, frame(BINARY, b"x")),
        "not in UTF-8": (1007, frame(TEXT, b'{"cmd":"\xc3\x28"}')),
        "with half a surrogate": (1007, frame(TEXT, b'"\xed\xa0\x80"')),
        "not in UTF-8, in pieces": (1007, frame(TEXT, b"\xc3", last=False) + frame(0, b"(")),
        "of 4097 bytes": (1009, frame(TEXT, b" " * 4097)),
        "of 2^31 bytes, of which none has come": (1009, b"\x81\xff" + struct.pack("!Q", 1 << 31)),
        "too long in pieces": (1009, b"".join(frame(0 if n else TEXT, b" " * 1000, last=n == 9) for n in range(10))),
        "closing with a code that nobody may say": (1002, frame(CLOSE, struct.pack("!H", 1006))),
        "closing with half a code": (1002, frame(CLOSE, b"\x03")),
        "closing with a reason not in UTF-8": (1007, frame(CLOSE, struct.pack("!H", 1000) + b"\xff")),
        "closing": (1000, frame(CLOSE, struct.pack("!H", 1000))),
        "closing with a code of its own": (4321, frame(CLOSE, struct.pack("!H", 4321) + b"why not") + frame(TEXT, PING_MESSAGE) * 5),
    }
    for what, (code, data) in cases.items():
        line = knock(server)[1]
        line.sendall(data)
        got = close_code(line)
        check(got == code, f"a frame {what} is answered with {code}", got)
        line.close()
    line = knock(server)[1]
    line.sendall(frame(CLOSE, b""))
    line.settimeout(5)
    check(frames_in(read_all(line)) == [(CLOSE, b"")], "a close without a code is answered by one")


def at_once(server):
    """Frames may come with the handshake, in pieces, and with pings between them."""
    with dial(server) as line:
        line.sendall(handshake(server) + frame(TEXT, PING_MESSAGE[:5], last=False) + frame(PING, b"are you there") + frame(0, PING_MESSAGE[5:]))
        answer = read_all(line, b"}").split(b"\r\n\r\n", 1)[1]
        check(frames_in(answer) == [(PONG, b"are you there"), (TEXT, b'{"re":"1","ok":true}')], "a ping is answered within a message", answer)
    line = knock(server)[1]
    for byte in frame(TEXT, PING_MESSAGE):
        line.sendall(bytes([byte]))
    check(frames_in(read_all(line, b"}")) == [(TEXT, b'{"re":"1","ok":true}')], "a frame may come byte by byte")
    line.close()


def flood(line, data, most=400):
    """Sends it again and again; the code with which that ends, and whether it ended early."""
    for _ in range(most):
        try:
            line.sendall(data)
        except OSError:
            break
    return close_code(line)


def floods_of_frames(server, honest):
    for what, first, data in (("pings", b"", frame(PING, b"x") * 20), ("pongs", b"", frame(PONG, b"") * 20),
                              ("empty pieces", frame(TEXT, b"", last=False), frame(0, b"", last=False) * 20),
                              ("pieces of a byte", frame(TEXT, b"[", last=False), frame(0, b" ", last=False) * 20)):
        line = knock(server)[1]
        line.sendall(first)
        code = flood(line, data)
        check(code in (1008, 0), f"a flood of {what} is cut", code)
        line.close()
    line = knock(server)[1]
    for _ in range(40):
        say(line, PING, b"slowly")
    check(read_all(line, frame(PONG, b"slowly", masked=False) * 40).count(b"slowly") == 40, "some pings are answered")
    line.close()
    check(honest.ask("ping").get("ok"), "and others are served")


def floods_of_messages():
    """Whatever a message says it counts before it is looked at, and who does not stop is cut."""
    with served(20) as server:
        honest = Player(server, "Ann")
        for what, data in (("bad JSON", frame(TEXT, b"[" * 4000)), ("nothing", frame(TEXT, b"")), ("commands", frame(TEXT, PING_MESSAGE)),
                           ("no ids", frame(TEXT, b"{}"))):
            line = knock(server, "127.0.0.7")[1]
            if not line:
                time.sleep(1)
                line = knock(server, "127.0.0.7")[1]
            code = flood(line, data)
            check(code in (1008, 0), f"a flood of messages with {what} is cut", code)
            line.close()
        status = [knock(server, "127.0.0.7")[0] for _ in range(60)]
        check(403 in status, "sockets themselves are counted, too", status)
        check(honest.connect().ask("ping").get("ok"), "who comes from elsewhere is served")


with served() as server:
    honest = Player(server, "Ann").connect()
    bad_frames(server)
    at_once(server)
    floods_of_frames(server, honest)
floods_of_messages()
finish()
