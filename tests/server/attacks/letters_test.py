#!/usr/bin/env python3
"""Letters: nobody floods a mailbox with them, nobody keeps them from whom they are for, and how long an answer takes does not tell who gets one.

A mail server that hangs does not keep this one from ending, and a code is only used up if it has set a password.
"""
import contextlib
import pathlib
import re
import socket
import socketserver
import sys
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from kit import check, finish, served, visitor

WORD, NEW, LETTERS, TRIED = "correct horse", "battery staple", 5, 9
ASKERS = 20  # of passwords at once: more than may wait from one address


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
            while line == "DATA" and (part := self.rfile.readline(2000)) not in (b".\r\n", b""):
                if found := re.search(rb"^    (\S{4}-\S{4}-\S{4})", part):
                    self.server.codes.append(found[1].decode())
            if line == "DATA":
                self.say("250 kept")


class Post(socketserver.ThreadingTCPServer):
    allow_reuse_address = daemon_threads = True
    close = socketserver.ThreadingTCPServer.server_close


def account(server, number, name="Sender"):
    """Each from an address of its own: what is limited by address does not count here."""
    browser = visitor(server, f"127.0.1.{number}")
    browser.post("/api/hello", name=f"{name} {number}")
    browser.post("/api/password", password=WORD)
    return browser


def letter(post, ask):
    """The code in the letter that comes of asking for it; "" if none comes."""
    before, until = len(post.codes), time.monotonic() + 5
    ask()
    while len(post.codes) == before and time.monotonic() < until:
        time.sleep(0.05)
    return post.codes[-1] if len(post.codes) > before else ""


def with_address(server, post, number, address):
    browser = account(server, number, "Owner")
    code = letter(post, lambda: browser.post("/api/mail", address=address, password=WORD))
    check(browser.post("/api/mail/confirm", code=code).status == 200, f"{address} is confirmed")
    return browser


def reset(server, name):
    return visitor(server, "127.0.2.1").post("/api/mail/reset", name=name)


def many_to_one_mailbox(server, post):
    people = [account(server, number) for number in range(1, TRIED + 1)]
    told = [one.post("/api/mail", address=("ann@example.org", "ANN@example.org")[at % 2], password=WORD) for at, one in enumerate(people)]
    check([one.status for one in told] == [200] * LETTERS + [429] * (TRIED - LETTERS), "five letters, then none for a while",
          [one.text for one in told])
    check(people[-1].post("/api/mail", address="bert@example.org", password=WORD).status == 200, "another address gets its letter")
    time.sleep(1)
    check(len(post.to) == LETTERS + 1, "no more than that are sent", post.to)


def one_mailbox_by_many_names(server):
    people = [account(server, number, "Tagger") for number in range(21, 21 + TRIED)]
    told = [one.post("/api/mail", address=f"carl+{at}@example.org", password=WORD).status for at, one in enumerate(people)]
    check(told == [200] * LETTERS + [429] * (TRIED - LETTERS), "an address with a tag is the same mailbox", told)


def one_account_again_and_again(server):
    owner = account(server, 31)
    told = []
    for number in range(3):
        told.append(owner.post("/api/mail", address=f"dora{number}@example.org", password=WORD).code)
        owner.post("/api/mail", address="", password=WORD)
    check(told == [None, "too-much", "too-much"], "who takes an address back waits a minute all the same", told)


def strangers_use_up_no_letters(server, post):
    with_address(server, post, 41, "edda@example.org")
    told = [account(server, number, "Stranger").post("/api/mail", address="edda@example.org", password=WORD).status for number in range(42, 42 + LETTERS)]
    check(told[-1] == 429, "strangers have used up the letters to an address", told)
    check(letter(post, lambda: reset(server, "Owner 41")), "whose owner gets the code for a lost password all the same")


def commits(server):
    return int(re.search(r"^roadstead_commits_total (\d+)", visitor(server, "127.0.2.1").get("/metrics").text, re.M)[1])


def waits_for_the_disk(server, name):
    """Whether an answer came after a commit. The server commits now and then by itself: what always happens counts."""
    found = []
    for _ in range(5):
        before = commits(server)
        reset(server, name)
        found.append(commits(server) > before)
    return all(found)


def answers_take_as_long(server, post):
    with_address(server, post, 51, "frida@example.org")
    check(letter(post, lambda: reset(server, "Owner 51")), "who has an address gets a letter")
    account(server, 52)
    for what, name in (("who has an address", "Owner 51"), ("who has none", "Sender 52"), ("whom there is not", "Nobody at all")):
        check(waits_for_the_disk(server, name), f"{what}: the answer waits for the disk")


def a_code_that_was_not_used(server, post):
    """Its password had to wait in a queue that was full."""
    with_address(server, post, 61, "gerd@example.org")
    code = letter(post, lambda: reset(server, "Owner 61"))
    askers = [visitor(server, "127.0.3.1") for _ in range(ASKERS)]
    for number, asker in enumerate(askers):
        asker.connection.request("POST", "/api/login", f'{{"name":"Y{number}","password":"x"}}', asker.identity())
    busy = visitor(server, "127.0.3.1").post("/api/recover", name="Owner 61", code=code, password=NEW)
    check(busy.code == "too-much", "a new password has to wait", busy.text)
    for asker in askers:
        asker.connection.getresponse().read()
    again = visitor(server, "127.0.3.1").post("/api/recover", name="Owner 61", code=code, password=NEW)
    check(again.status == 200, "later the code is still good", again.text)
    twice = visitor(server, "127.0.3.1").post("/api/recover", name="Owner 61", code=code, password=WORD)
    check(twice.code == "wrong-code", "once", twice.text)


def a_code_to_the_old_address(server, post):
    owner = with_address(server, post, 71, "hans@example.org")
    code = letter(post, lambda: reset(server, "Owner 71"))
    owner.post("/api/mail/confirm", code=letter(post, lambda: owner.post("/api/mail", address="hans@example.net", password=WORD)))
    check(owner.get("/api/me").json["mail"] == "hans@example.net", "somebody has another address now")
    tried = visitor(server, "127.0.2.1").post("/api/recover", name="Owner 71", code=code, password=NEW)
    check(tried.code == "wrong-code", "the code that went to the old one counts no more", tried.text)


def mailing(limit, port):
    return served(limit, "--smtp", f"smtp://127.0.0.1:{port}", "--mail-from", "harbour@example.org")


def a_mail_server_that_hangs():
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as place:
        with mailing(0, place.getsockname()[1]) as server:
            account(server, 1).post("/api/mail", address="ann@example.org", password=WORD)
            place.settimeout(10)
            line = place.accept()[0]
            begun = time.monotonic()
            server.stop()
            check(time.monotonic() - begun < 8, "the server ends while a letter is under way", time.monotonic() - begun)
            line.close()
            server.start()


a_mail_server_that_hangs()
with contextlib.closing(Post(("127.0.0.1", 0), Clerk)) as post:
    post.to, post.codes = [], []
    threading.Thread(target=post.serve_forever, daemon=True).start()
    with mailing(100, post.server_address[1]) as server:
        many_to_one_mailbox(server, post)
        one_mailbox_by_many_names(server)
        one_account_again_and_again(server)
        strangers_use_up_no_letters(server, post)
    with mailing(0, post.server_address[1]) as server:
        answers_take_as_long(server, post)
        a_code_that_was_not_used(server, post)
        a_code_to_the_old_address(server, post)
    post.shutdown()
finish()
