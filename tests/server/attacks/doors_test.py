#!/usr/bin/env python3
"""Nobody comes in by a side door, and nobody takes all the room. Usage: doors_test.py ROADSTEAD"""
import pathlib
import re
import signal
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import TEXT, Http, Player
from kit import check, finish, served
from raw import ask, dial, frames_in, handshake, head, knock, read_all, say, status_of


held = []  # what is forgotten is closed


def try_to_enter(server, address="127.0.0.1", **fields):
    """The status; the line stays open."""
    status, line = knock(server, address, **fields)
    held.append(line)
    return status


def counted(server):
    return int(re.search(r"^roadstead_sockets (\d+)", Http(server).get("/metrics").text, re.M)[1])


def side_doors(server):
    for what, fields in {
            "without a subprotocol": {"Sec_WebSocket_Protocol": None}, "for another one": {"Sec_WebSocket_Protocol": "http"},
            "in another version": {"Sec_WebSocket_Version": 8}, "without a version": {"Sec_WebSocket_Version": None},
            "without a key": {"Sec_WebSocket_Key": None}, "with a bad key": {"Sec_WebSocket_Key": "x"}, "elsewhere": {"path": "/"},
            "to another path": {"path": "/ws/x"}, "from another page": {"Origin": "http://evil.example"}, "from nowhere": {"Origin": "null"},
            "from a page with a long name": {"Origin": "http://" + "x" * 600 + ".example"},
            "from one with a very long name": {"Origin": "http://" + "x" * 14000 + ".example"}}.items():
        status, line = knock(server, **fields)
        check(status in (200, 400, 403, 404, 426), f"a socket {what} is not opened", status)
        if line:
            line.close()
    check(counted(server) == 0, "and none is counted", counted(server))
    status, answer = ask(server, handshake(server).replace(b"GET /ws", b"POST /ws"))
    check(status == 400, "a socket by POST is not opened", answer[:80])
    for size in (600, 14000):
        status, answer = ask(server, head(server, "/api/hello", "POST", Origin=f"http://{'x' * size}.example", Content_Length=14) + b'{"name":"Ann"}')
        check(status == 403, f"an origin of {size} bytes is no excuse", answer[:80])


def long_cookies(server):
    """Other cookies of the same site may be long; the login is found all the same."""
    ann = Player(server, "Ann")
    cookie = ann.http.identity()["Cookie"]
    for size in (450, 600, 14000):
        status, answer = ask(server, head(server, "/api/me", Cookie=f"other={'x' * size}; {cookie}"))
        check(status == 200 and ann.user.encode() in answer, f"behind {size} bytes of cookies the login counts", answer[-100:])
    status, answer = ask(server, head(server, "/api/me", Cookie="x" * 17000))
    check(status == 431, "more than a head may have is refused, not forgotten", answer[:80])


def rooms():
    with served(0, "--sockets", "6", "--per-address", "4") as server:
        mine = [knock(server) for _ in range(6)]
        check([status for status, _ in mine] == [101] * 4 + [429] * 2, "one address has so many sockets and no more", mine)
        check(Http(server).get("/health").status == 200, "and is still served otherwise")
        others = [knock(server, f"127.0.0.{number}") for number in range(2, 6)]
        check([status for status, _ in others] == [101] * 2 + [503] * 2, "all together have so many, and no more", others)
        check(counted(server) == 6, "as many as there are, are counted", counted(server))
        say(mine[0][1], TEXT, b'{"cmd":"ping","id":"1"}')
        answer = read_all(mine[0][1], b"}")
        check(frames_in(answer) == [(TEXT, b'{"re":"1","ok":true}')], "who is in is served", answer)
        mine[0][1].close()
        ann = Player(server, "Ann")
        status = [try_to_enter(server, f"127.0.0.{number}", Cookie=ann.http.identity()["Cookie"]) for number in (7, 8, 9)]
        check(status == [101, 503, 503], "a place that was left is free", status)


def accounts():
    with served(0, "--per-address", "4") as server:
        ann = Player(server, "Ann").http.identity()["Cookie"]
        status = [try_to_enter(server, f"127.0.0.{number}", Cookie=ann) for number in (2, 3, 4)]
        check(status == [101, 101, 403], "one account has half as many, from wherever", status)


def many_lines():
    """Who opens more lines than he may has his oldest ones cut; others do not notice."""
    with served(0, "--per-address", "20") as server:
        resting = [dial(server) for _ in range(3)]
        for line in resting:
            line.sendall(head(server))
            read_all(line, b"}")
        others = dial(server, "127.0.0.9")
        others.sendall(head(server))
        read_all(others, b"}")
        crowd = []
        for _ in range(40):
            crowd.append(dial(server))
            crowd[-1].sendall(b"GET / HTTP/1.1\r\n")
        status, answer = ask(server, head(server))
        check(status == 200, "an honest request from the crowded address is answered", answer)
        check(all(read_all(line) == b"" for line in resting), "the oldest lines have made room")
        others.sendall(head(server))
        check(status_of(read_all(others, b"}")) == 200, "another address keeps its line")
        check(b"HTTP" not in read_all(crowd[0]), "and the oldest of the crowd are gone")


def forwarded():
    """X-Forwarded-For counts behind a proxy only, and there what the proxy has added."""
    with served(0, "--per-address", "2") as server:
        status = [try_to_enter(server, X_Forwarded_For=f"10.0.0.{number}") for number in range(4)]
        check(status == [101, 101, 429, 429], "without a proxy nobody is who he says", status)
    with served(0, "--per-address", "2", "--proxied") as server:
        status = [try_to_enter(server, X_Forwarded_For=f"10.0.0.{number}") for number in (1, 1, 1, 2)]
        check(status == [101, 101, 429, 101], "behind one the forwarded address counts", status)
        status = [try_to_enter(server, X_Forwarded_For=f"10.9.9.{number}, 10.0.0.3") for number in range(4)]
        check(status == [101, 101, 429, 429], "only what the proxy has added counts", status)
        status = [try_to_enter(server, X_Forwarded_For=f"2001:db8:0:7::{number}") for number in range(4)]
        check(status == [101, 101, 429, 429], "one household's IPv6 addresses are one", status)
        status = [try_to_enter(server, X_Forwarded_For=name) for name in ("::ffff:10.0.0.9", "10.0.0.9", "::FFFF:10.0.0.9")]
        check(status == [101, 101, 429], "whichever way they are written", status)


def no_page():
    """A server of nothing but tables: whatever page is asked for is not there."""
    with tempfile.TemporaryDirectory() as nothing, served(0, "--site", nothing) as server:
        status = [ask(server, head(server, path))[0] for path in ("/", "/index.html", "/assets/x", "//")]
        check(status == [404] * 4, "where there is no page, none is found", status)


def forms():
    """A page comes in the form that is accepted, and a server whose terminal is closed ends well."""
    with tempfile.TemporaryDirectory() as folder:
        for ending in ("", ".gz", ".br"):
            pathlib.Path(folder, f"index.html{ending}").write_text(f"page{ending}", encoding="ascii")
        with served(0, "--site", folder) as server:
            wishes = ("gzip, br", "gzip, br;q=0", "br; q=0.0, gzip;q=0.5", "br;q=0", "identity")
            got = [re.search(rb"(?i)^content-encoding: (.*?)\r$", ask(server, head(server, "/", Accept_Encoding=wish))[1], re.M) for wish in wishes]
            check([form and form[1] for form in got] == [b"br", b"gzip", b"gzip", None, None], "what is refused is not sent", got)
            status = server.end(signal.SIGHUP)
            check(status == 0, "the server ends well when its terminal is closed", status)
            server.start()


no_page()
forms()
with served() as server:
    side_doors(server)
    long_cookies(server)
rooms()
accounts()
many_lines()
forwarded()
finish()
