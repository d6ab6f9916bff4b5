#!/usr/bin/env python3
"""No other protocol is spoken than HTTP/1.1 and our WebSocket, and no request can be hidden in another. Usage: protocols_test.py ROADSTEAD"""
import pathlib
import struct
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Http
from kit import check, finish, served
from raw import ask, dial, head, read_all, status_of

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


def frame2(kind, flags, stream, payload=b""):
    """A frame of HTTP/2."""
    return struct.pack("!I", len(payload))[1:] + struct.pack("!BBI", kind, flags, stream) + payload


def http2(server):
    inside = frame2(4, 0, 0) + frame2(1, 5, 1, b"\x82\x84\x87\x41\x01x") + frame2(0, 1, 1, b"y" * 50) + frame2(3, 0, 1, bytes(4)) + frame2(8, 0, 0, b"\xff" * 4)
    for settings in ("AAMAAABkAAQAAP__", "", "!!!!"):
        request = head(server, "/health", Connection="Upgrade, HTTP2-Settings", Upgrade="h2c", HTTP2_Settings=settings)
        status, answer = ask(server, request)
        check(status == 200 and b'{"ok":true}' in answer, "Upgrade: h2c is answered as HTTP/1.1", answer[:80])
        with dial(server) as line:
            line.sendall(request + PREFACE + inside)
            line.settimeout(2)
            answer = read_all(line)
        check(answer.count(b"\r\nreferrer-policy:") == 2 and b"HTTP/1.1 505 " in answer, "and what comes behind it is no tunnel", answer[-300:])
    status, answer = ask(server, PREFACE + inside)
    check(status == 505, "HTTP/2 without asking is refused", answer[:80])
    for other in ("h2c, websocket", "TLS/1.0", "websocket2", "IRC/6.9"):
        status, answer = ask(server, head(server, "/ws", Connection="Upgrade", Upgrade=other, Sec_WebSocket_Version=13))
        check(status in (400, 404), f"Upgrade: {other} opens nothing", answer[:80])


def hidden_requests(server):
    """What one could read as one request and another as two is refused, and nothing behind it is read."""
    inner = head(server, "/metrics")
    length = len(inner)
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    heads = {
        "two lengths": f"POST /api/hello HTTP/1.1\r\n{host}Content-Length: 0\r\nContent-Length: {length}\r\n\r\n",
        "the same length twice": f"POST /api/hello HTTP/1.1\r\n{host}Content-Length: {length}\r\nContent-Length: {length}\r\n\r\n",
        "a list of lengths": f"POST /api/hello HTTP/1.1\r\n{host}Content-Length: {length}, 0\r\n\r\n",
        "a length with a sign": f"POST /api/hello HTTP/1.1\r\n{host}Content-Length: +{length}\r\n\r\n",
        "chunks": f"POST /api/hello HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "chunks and a length": f"POST /api/hello HTTP/1.1\r\n{host}Content-Length: {length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "chunks in disguise": f"POST /api/hello HTTP/1.1\r\n{host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "a blank before the colon": f"POST /api/hello HTTP/1.1\r\n{host}Content-Length : {length}\r\n\r\n",
        "a folded line": f"POST /api/hello HTTP/1.1\r\n{host}X: y\r\n Content-Length: {length}\r\n\r\n",
        "a bare line feed": f"POST /api/hello HTTP/1.1\r\n{host}X: y\nContent-Length: {length}\r\n\r\n",
        "a bare carriage return": f"POST /api/hello HTTP/1.1\r\n{host}X: y\rContent-Length: {length}\r\n\r\n",
        "a 0": f"POST /api/hello HTTP/1.1\r\n{host}X: \0\r\n\r\n",
        "two hosts": f"GET /health HTTP/1.1\r\n{host}Host: evil.example\r\n\r\n",
        "no host": "GET /health HTTP/1.1\r\n\r\n",
        "an empty line first": f"\r\nGET /health HTTP/1.1\r\n{host}\r\n",
        "an absolute address": f"GET http://evil.example/health HTTP/1.1\r\n{host}\r\n",
    }
    for what, data in heads.items():
        with dial(server) as line:
            line.sendall(data.encode() + inner)
            line.settimeout(3)
            answer = read_all(line)
        fine = status_of(answer) in (400, 411) and answer.count(b"\r\nreferrer-policy:") == 1 and b"roadstead_sockets" not in answer
        check(fine, f"{what}: refused, and the line is closed", answer[:80])


def one_after_another(server):
    """Requests at once on one line are answered in their order; bodies end where they say."""
    body = b'{"name":"Ann"}'
    post = head(server, "/api/hello", "POST", Content_Length=len(body)) + body
    with dial(server) as line:
        line.sendall(post + head(server) * 20 + post + head(server, "/nowhere") + head(server, Connection="close") + head(server))
        answer = read_all(line)
    order = [part.split(b" ", 1)[0] for part in answer.split(b"HTTP/1.1 ")[1:]]
    check(order == [b"200"] * 22 + [b"404", b"200"], "many requests at once are answered in their order, up to the last", order)
    with dial(server) as line:
        line.sendall(head(server, "/api/hello", "POST", Content_Length=len(body), Expect="100-continue"))
        first = read_all(line, b"\r\n\r\n")
        line.sendall(body)
        check(first == b"HTTP/1.1 100 Continue\r\n\r\n" and status_of(read_all(line, b"}")) == 200, "who waits for it is told to go on", first)
    with dial(server) as line:
        line.sendall(head(server, method="HEAD", Connection="close"))
        answer = read_all(line)
        check(answer.endswith(b"\r\n\r\n") and b"content-length: 11\r\n" in answer, "HEAD has the head only", answer[-80:])
    with dial(server) as line:
        line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        answer = read_all(line)
        check(b'\r\n\r\n{"ok":true}' in answer and b"connection: close" in answer, "HTTP/1.0 is answered once", answer[-80:])
    with dial(server) as line:
        for byte in head(server):
            line.sendall(bytes([byte]))
        check(status_of(read_all(line, b"}")) == 200, "a request may come byte by byte")


with served() as server:
    http2(server)
    hidden_requests(server)
    one_after_another(server)
    check(Http(server).get("/health").status == 200, "the server serves as before")
finish()
