#!/usr/bin/env python3
"""Many accounts do not flood one mailbox with letters, whatever the case its address is written in."""
import contextlib
import pathlib
import socketserver
import sys
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from kit import check, finish, served, visitor

WORD, LETTERS, TRIED = "correct horse", 5, 9


class Clerk(socketserver.StreamRequestHandler):
    timeout = 10

    def say(self, text):
        self.wfile.write(f"{text}\r\n".encode())

    def handle(self):
        self.say("220 here")
        while (line := self.rfile.readline(1000).decode().strip()):
            self.say("354 go on" if line == "DATA" else "250 fine")
            if line.startswith("RCPT"):
                self.server.to.append(line)
            while line == "DATA" and self.rfile.readline(2000) not in (b".\r\n", b""):
                pass
            if line == "DATA":
                self.say("250 kept")


class Post(socketserver.ThreadingTCPServer):
    allow_reuse_address = daemon_threads = True
    close = socketserver.ThreadingTCPServer.server_close


def account(server, number):
    """Each from an address of its own: what is limited by address does not count here."""
    browser = visitor(server, f"127.0.1.{number}")
    browser.post("/api/hello", name=f"Sender {number}")
    browser.post("/api/password", password=WORD)
    return browser


with contextlib.closing(Post(("127.0.0.1", 0), Clerk)) as post:
    post.to = []
    threading.Thread(target=post.serve_forever, daemon=True).start()
    with served(100, "--smtp", f"smtp://127.0.0.1:{post.server_address[1]}", "--mail-from", "harbour@example.org") as server:
        people = [account(server, number) for number in range(1, TRIED + 1)]
        told = [one.post("/api/mail", address=("ann@example.org", "ANN@example.org")[at % 2], password=WORD) for at, one in enumerate(people)]
        check([one.status for one in told] == [200] * LETTERS + [429] * (TRIED - LETTERS), "five letters, then none for a while",
              [one.text for one in told])
        check(people[-1].post("/api/mail", address="bert@example.org", password=WORD).status == 200, "another address gets its letter")
        time.sleep(1)
        check(len(post.to) == LETTERS + 1, "no more than that are sent", post.to)
    post.shutdown()
finish()
