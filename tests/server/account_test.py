#!/usr/bin/env python3
"""Accounts: recovery by a code or by mail, the second factor, the export of one's data. Usage: account_test.py ROADSTEAD"""
import base64
import contextlib
import re
import socketserver
import tempfile
import threading
import time

from client import Http, Player, Server
from kit import BINARY, append, check, digits, finish, lay, served, step_now

WORD, NEW = "correct horse", "battery staple"


def refused(reply, code, what):
    check(reply.status >= 400 and reply.code == code and bool(reply.json["error"]["message"]), what, (reply.status, reply.text[:300]))


def account(server, name):
    http = Http(server)
    http.post("/api/hello", name=name)
    http.post("/api/password", password=WORD)
    return http


def login(server, name, password, **more):
    http = Http(server)
    return http, http.post("/api/login", name=name, password=password, **more)


# ---- The recovery code -----------------------------------------------------------------------------------------------------------------


def recovery(server):
    guest = Http(server)
    guest.post("/api/hello", name="Passing")
    refused(guest.post("/api/recovery"), "not-now", "a guest has nothing to recover")
    ann = account(server, "Annabel")
    check(ann.get("/api/me").json["recovery"] is False, "at first there is no recovery code")
    refused(ann.post("/api/recovery", password="wrong horse"), "wrong-password", "it needs the password")
    code = ann.post("/api/recovery", password=WORD).json["code"]
    check(re.fullmatch(r"([A-HJKMNP-TV-Z2-9]{4}-){6}[A-HJKMNP-TV-Z2-9]{4}", code), "a code is made, in groups of letters that are not mixed up", code)
    me = ann.get("/api/me")
    check(me.json["recovery"] is True and code not in me.text, "it is known to be there, and not shown again")
    someone = Http(server)
    for name, tried in (("Annabel", "AAAA-" * 6 + "AAAA"), ("Annabel", ""), ("Nobody at all", code), ("Passing", code)):
        refused(someone.post("/api/recover", name=name, code=tried, password=NEW), "wrong-code", f"{name} with {tried[:9]!r} is refused")
    refused(someone.post("/api/recover", name="Annabel", code=code, password="short"), "bad-request", "so is a short password")
    refused(someone.post("/api/recover", name="Annabel"), "bad-request", "and what is missing")
    reply = someone.post("/api/recover", name="annabel", code=code.lower().replace("-", " "), password=NEW)
    again = reply.json.get("code")
    check(reply.status == 200 and again and again != code, "the right one sets a new password, and there is a new code", reply.text)
    check(ann.get("/api/me").json["user"] is None, "all sessions have ended")
    check(login(server, "Annabel", WORD)[1].code == "wrong-password" and login(server, "Annabel", NEW)[1].status == 200, "the new password counts")
    refused(someone.post("/api/recover", name="Annabel", code=code, password=NEW), "wrong-code", "the code is used up")
    check(someone.post("/api/recover", name="Annabel", code=again, password=WORD).status == 200, "the new one is good")


# ---- The second factor -----------------------------------------------------------------------------------------------------------------


def second(server):
    ann = account(server, "Second")
    refused(ann.post("/api/second", password="wrong horse"), "wrong-password", "a second factor needs the password")
    made = ann.post("/api/second", password=WORD).json
    check(re.fullmatch("[A-Z2-7]{32}", made["secret"]) and made["link"] == f"otpauth://totp/Roadstead:Second?secret={made['secret']}&issuer=Roadstead",
          "a secret is shown, and its link", made)
    check(login(server, "Second", WORD)[1].status == 200, "it does not count before it is confirmed")
    secret, wrong = made["secret"], f"{(int(digits(made['secret'], step_now())) + 1) % 1000000:06}"
    refused(ann.post("/api/second/confirm", code=wrong), "wrong-code", "a wrong code does not confirm it")
    step = step_now() - 1
    check(ann.post("/api/second/confirm", code=digits(secret, step)).json.get("second") is True, "the right one does, also of the half minute before")
    refused(ann.post("/api/second", password=WORD), "not-now", "there is one only")
    refused(login(server, "Second", "wrong horse")[1], "wrong-password", "who does not know the password learns nothing of it")
    refused(login(server, "Second", WORD)[1], "second-factor", "who does is asked for the code")
    refused(login(server, "Second", WORD, code=digits(secret, step))[1], "wrong-code", "a code is good once")
    http, reply = login(server, "Second", WORD, code=digits(secret, step + 1))
    check(reply.status == 200 and http.get("/api/me").json["name"] == "Second", "with the next one he is in", reply.text)
    refused(login(server, "Second", WORD, code=digits(secret, step + 1))[1], "wrong-code", "and that is used up, too")
    refused(ann.post("/api/recovery", password=WORD), "second-factor", "a recovery code, which could switch it off, needs a code")
    refused(ann.post("/api/recovery", password=WORD, code=digits(secret, step + 1)), "wrong-code", "that was not used")
    refused(ann.post("/api/second/off", password=WORD), "second-factor", "switching it off needs a code")
    refused(ann.post("/api/second/off", password="wrong horse", code=digits(secret, step + 2)), "wrong-password", "and the password")
    check(ann.post("/api/second/off", password=WORD, code=digits(secret, step + 2)).json.get("second") is False, "with both it is off")
    check(login(server, "Second", WORD)[1].status == 200, "and not asked for any more")


def lost_device(server):
    ann = account(server, "Lost")
    code = ann.post("/api/recovery", password=WORD).json["code"]
    secret = ann.post("/api/second", password=WORD).json["secret"]
    ann.post("/api/second/confirm", code=digits(secret, step_now()))
    for _ in range(4):
        login(server, "Lost", WORD, code="123")
    refused(login(server, "Lost", WORD, code="000000")[1], "wrong-code", "five wrong codes are told to be wrong")
    refused(login(server, "Lost", WORD, code=digits(secret, step_now() + 1))[1], "too-much", "then none is taken for a while")
    check(Http(server).post("/api/recover", name="Lost", code=code, password=NEW).status == 200, "the recovery code gets past it")
    check(login(server, "Lost", NEW)[1].status == 200, "and past a lost device")


# ---- Mail --------------------------------------------------------------------------------------------------------------------------------


class Letterbox(socketserver.ThreadingTCPServer):
    """A mail server that takes everything and keeps it."""

    allow_reuse_address = daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def wait(self, count):
        until = time.monotonic() + 10
        while len(self.letters) < count and time.monotonic() < until:
            time.sleep(0.05)
        return self.letters[count - 1] if len(self.letters) >= count else {"to": [], "text": "", "auth": ""}


class Postman(socketserver.StreamRequestHandler):
    timeout = 10

    def say(self, text):
        self.wfile.write(f"{text}\r\n".encode())

    def handle(self):
        letter = {"to": [], "text": "", "from": "", "auth": ""}
        self.say("220 here")
        for _ in range(200):
            line = self.rfile.readline(1000).decode().strip()
            word = line.upper()[:4]
            if not line or word == "QUIT":
                self.say("221 bye")
                return
            if word == "EHLO":
                self.say("250-here\r\n250 AUTH PLAIN")
            elif word == "AUTH":
                letter["auth"] = base64.b64decode(line.split()[-1]).decode() if len(line.split()) > 2 else self.ask()
                self.say("235 fine")
            elif word == "DATA":
                self.say("354 go on")
                while (part := self.rfile.readline(2000).decode()) not in (".\r\n", ""):
                    letter["text"] += part
                self.server.letters.append(letter)
                self.say("250 kept")
            else:
                letter["from"] = line if word == "MAIL" else letter["from"]
                letter["to"] += [line] if word == "RCPT" else []
                self.say("250 fine")

    def ask(self):
        self.say("334 ")
        return base64.b64decode(self.rfile.readline(1000)).decode()


def code_in(letter):
    found = re.search(r"^    (\S{4}-\S{4}-\S{4})\r?$", letter["text"], re.M)
    return found[1] if found else ""


@contextlib.contextmanager
def mailing():
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(Letterbox()) as box:
        url = f"smtp://clerk:pass%20word@127.0.0.1:{box.server_address[1]}"
        server = Server(BINARY, folder, extra=["--limit", "0", "--bot-ms", "10", "--smtp", url, "--mail-from", "harbour@example.org"])
        try:
            with server:
                yield server, box
                check(server.stop() == 0, "the server ends well when told to", server.complaints())
        finally:
            box.shutdown()


Letterbox.close = Letterbox.server_close


def mail(server, box):
    check(Http(server).get("/api/server").json == {"mail": True}, "this server sends mail")
    ann = account(server, "Annabel")
    for address in ("", "x", "a@", "@b", "a b@c.org", "a@b\r\nBcc: c@d.org", "a@b>", "ä@b.org", "a@.b", "a@b..c", "x" * 250 + "@b.org", 7):
        if address != "":
            refused(ann.post("/api/mail", address=address, password=WORD), "bad-request", f"{str(address)[:20]!r} is no address")
    refused(ann.post("/api/mail", address="ann@example.org", password="wrong horse"), "wrong-password", "an address needs the password")
    check(ann.post("/api/mail", address="ann@example.org", password=WORD).status == 200, "a letter goes to the address")
    refused(ann.post("/api/mail", address="ann@example.org", password=WORD), "too-much", "not two in a minute")
    letter = box.wait(1)
    check(letter["to"] == ["RCPT TO:<ann@example.org>"] and "harbour@example.org" in letter["from"] and letter["auth"].endswith("clerk\0pass word"),
          "it arrives there", letter)
    check(ann.get("/api/me").json["mail"] == "", "the address does not count before it is confirmed")
    refused(ann.post("/api/mail/confirm", code="AAAA-AAAA-AAAA"), "wrong-code", "a wrong code does not confirm it")
    check(ann.post("/api/mail/confirm", code=code_in(letter)).json.get("mail") == "ann@example.org", "the right one does", letter["text"])
    refused(ann.post("/api/mail/confirm", code=code_in(letter)), "wrong-code", "once")
    someone = Http(server)
    answers = [someone.post("/api/mail/reset", name=name).text for name in ("Annabel", "Nobody at all")]
    check(answers[0] == answers[1], "nobody learns who has an account or an address", answers)
    letter = box.wait(2)
    code = code_in(letter)
    check(letter["to"] == ["RCPT TO:<ann@example.org>"] and code, "a code for a new password arrives", letter)
    for _ in range(2):
        refused(someone.post("/api/recover", name="Annabel", code="AAAA-AAAA-AAAA", password=NEW), "wrong-code", "a guess is refused")
    reply = someone.post("/api/recover", name="Annabel", code=code, password=NEW)
    check(reply.status == 200 and reply.json == {"code": None}, "the code sets a new password", reply.text)
    check(login(server, "Annabel", NEW)[1].status == 200 and ann.get("/api/me").json["user"] is None, "which counts; old sessions have ended")
    refused(someone.post("/api/recover", name="Annabel", code=code, password=WORD), "wrong-code", "it is used up")
    someone.post("/api/mail/reset", name="Annabel")
    code = code_in(box.wait(3))
    for _ in range(6):
        someone.post("/api/recover", name="Annabel", code="AAAA-AAAA-AAAA", password=WORD)
    check(someone.post("/api/recover", name="Annabel", code=code, password=NEW).status == 200, "whoever guesses does not make it void")
    someone.post("/api/mail/reset", name="Annabel")
    ann, _ = login(server, "Annabel", NEW)
    check(ann.post("/api/mail", address="", password=NEW).json.get("mail") == "", "the address is taken away")
    someone.post("/api/mail/reset", name="Annabel")
    time.sleep(0.3)
    check(len(box.letters) == 4, "and no letter is sent any more", len(box.letters))


def no_mail(server):
    check(Http(server).get("/api/server").json == {"mail": False}, "a server without mail says so")
    ann = account(server, "Mailless")
    refused(ann.post("/api/mail", address="ann@example.org", password=WORD), "no-mail", "it takes no address")
    refused(Http(server).post("/api/mail/reset", name="Mailless"), "no-mail", "and sends no code")


# ---- The export --------------------------------------------------------------------------------------------------------------------------


def export(server):
    refused(Http(server).get("/api/export"), "no-user", "nobody has no data")
    ann, bert = Player(server, "Exporter").connect(), Player(server, "Bert").connect()
    ann.http.post("/api/settings", webhook="https://example.org/hook")
    tables = [lay([ann, bert], "plunder") for _ in range(40)]
    ann.http.post(f"/api/tables/{tables[0]}/chat", text="my words")
    bert.http.post(f"/api/tables/{tables[0]}/chat", text="his words")
    reply = ann.http.get("/api/export")
    data = reply.json
    check(reply.status == 200 and data["profile"]["name"] == "Exporter" and data["profile"]["webhook"] == "https://example.org/hook", "all data are told", reply.text[:300])
    check({one["table"] for one in data["tables"]} == set(tables) and data["next"] is None, "all tables", len(data["tables"]))
    entries = next(one["entries"] for one in data["tables"] if one["table"] == tables[0])
    check([entry["text"] for entry in entries if entry["kind"] == "chat"] == ["my words"], "with one's own entries and words, and nobody else's", entries)
    token = ann.http.cookies["roadstead"]
    check(token not in reply.text and "argon2" not in reply.text and len(data["sessions"]) == 1, "without token and password", data["sessions"])
    rest = ann.http.get(f"/api/export/{sorted(tables)[29]}").json
    check(len(rest["tables"]) == 10, "it can be had in parts", len(rest["tables"]))
    check(Http(server).get(f"/api/export/{tables[0]}").code == "no-user", "by nobody else")


def a_long_table(server):
    """More than one answer's worth of one's own words at one table: what is left out is said, and the rest is whole."""
    ann, bert = Player(server, "Talker").connect(), Player(server, "Bert").connect()
    table, user = lay([ann, bert], "plunder"), ann.http.get("/api/me").json["user"]
    server.stop()
    append(server, table, [{"kind": "chat", "seat": 0, "user": user, "body": "x" * 400}] * 11_000)
    server.start()
    ann.http.close()
    reply = ann.http.get("/api/export")
    told = reply.json.get("tables", [])
    check(len(told) == 1 and told[0]["cut"] and len(told[0]["entries"]) > 1000, "a table that is too long is cut behind a whole entry", reply.text[-100:])


with served() as server:
    recovery(server)
    second(server)
    lost_device(server)
    no_mail(server)
    export(server)
    a_long_table(server)
with mailing() as (server, box):
    mail(server, box)
finish()
