#!/usr/bin/env python3
"""Sessions end when they should: sockets end with their token, also in another process; cookies are read exactly; old tokens run out.
Usage: sessions_test.py ROADSTEAD"""
import pathlib
import sqlite3
import sys
import tempfile
import threading
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Gone, Http, Player, Server, read_json, write_json
from kit import BINARY, check, database, digits, finish, lay, postgres, served, step_now
from raw import dial, head, read_all, status_of

DAY = 86400000


def token_of(http):
    return http.cookies["roadstead"]


def closed(player, seconds=5):
    """Whether this player's socket is closed, and was told why."""
    until, told = time.monotonic() + seconds, []
    try:
        while time.monotonic() < until:
            if player.socket.ready(0.1):
                told += player.socket.messages()
    except Gone:
        return any(read_json(text).get("error", {}).get("code") == "session-ended" for text in told)
    return False


def alive(player):
    return player.ask("ping").get("ok") is True


def again(player):
    """The same browser once more: another socket with the same cookie."""
    other = Player(player.server)
    other.http.cookies = dict(player.http.cookies)
    return other.connect()


def account(server, name):
    player = Player(server, name)
    player.http.post("/api/password", password="correct horse")
    return player.connect()


def login(server, name):
    player = Player(server)
    player.http.post("/api/login", name=name, password="correct horse")
    return player.connect()


def logout_ends(server):
    here, twin, there = account(server, "Logout"), None, login(server, "Logout")
    twin = again(here)
    table = lay([here, Player(server, "Bert")], "plunder")
    following = there.watch(table)
    here.http.post("/api/logout")
    check(closed(here) and closed(twin), "logout ends the sockets of its token")
    check(alive(there), "and no other")
    check(following.info["seats"][0]["name"] == "Logout", "who is still there elsewhere keeps his seat")


def password_ends(server):
    here, stolen = account(server, "Change"), None
    stolen, there = again(here), login(server, "Change")
    stolen.http.cookies = dict(here.http.cookies)
    before = token_of(here.http)
    check(here.http.post("/api/password", password="another horse", old="correct horse").status == 200, "the password is changed")
    check(closed(there), "sockets of other sessions end")
    check(alive(here), "the one that changed it goes on")
    check(token_of(here.http) != before and Http_me(server, before) is None, "with a new token; the old one is worth nothing")


def Http_me(server, token):
    http = Http(server)
    return http.request("GET", "/api/me", headers={"Cookie": f"roadstead={token}"}).json["user"]


def deletion_ends(server):
    here, there = account(server, "Delete"), login(server, "Delete")
    bot = here.http.post("/api/bot", name="Springs").json
    machine = Player(server, token=bot["token"]).connect()
    check(here.http.post("/api/forget", password="correct horse").status == 200, "an account is deleted")
    check(closed(here) and closed(there), "all of its sockets end")
    check(closed(machine) and machine.http.get("/api/me").json["user"] is None, "and its bots go with it")


def shown_out_meanwhile(server):
    """A password takes a while to be worked on. Whose session ends in that time gets nothing more by it."""
    here, there = account(server, "Shown"), login(server, "Shown")
    for path, body in (("/api/password", {"password": "another horse", "old": "correct horse"}), ("/api/recovery", {"password": "correct horse"}),
                       ("/api/forget", {"password": "correct horse"})):
        body = write_json(body).encode()
        with dial(server) as line:
            line.sendall(head(server, path, "POST", Cookie=f"roadstead={token_of(there.http)}", Content_Length=len(body)) + body)
            here.http.post("/api/sessions/end", others=True)
            status = status_of(read_all(line, b"\r\n\r\n"))
        check(status in (401, 403, 500), f"{path} of a session that has ended meanwhile is refused", status)
        there = login(server, "Shown")
        check(there.http.cookies and alive(here) and here.http.get("/api/me").json["recovery"] is False, "and the account is as it was")


def sessions_are_listed(server):
    here = account(server, "List")
    for _ in range(3):
        login(server, "List").close()
    there = login(server, "List")
    there.http.request("GET", "/api/me")
    found = here.http.get("/api/sessions").json["sessions"]
    check(len(found) == 5 and sum(one["this"] for one in found) == 1, "sessions are listed, and which one is this", found)
    check(all(len(one["id"]) == 16 and one["created"] and one["used"] for one in found), "with an id and times", found)
    check(token_of(here.http)[:16] not in here.http.get("/api/sessions").text, "no token is told")
    mine = next(one["id"] for one in there.http.get("/api/sessions").json["sessions"] if one["this"])
    check(here.http.post("/api/sessions/end", id="0" * 16).status == 404, "a session that is not there cannot be ended")
    left = here.http.post("/api/sessions/end", id=mine)
    check(left.status == 200 and len(left.json["sessions"]) == 4 and closed(there), "one is ended, with its socket")
    other = account(server, "Another")
    check(other.http.post("/api/sessions/end", id=found[0]["id"]).status == 404 and alive(here), "nobody ends another's")
    left = here.http.post("/api/sessions/end", others=True).json["sessions"]
    check(len(left) == 1 and left[0]["this"] and alive(here), "all others are ended")
    for body in ({}, {"id": 7}, {"id": "x"}, {"others": False}):
        check(here.http.post("/api/sessions/end", **body).code == "bad-request", f"{body} ends nothing")
    agent = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"}
    browser = Http(server)
    browser.request("POST", "/api/hello", {"name": "Fox"}, agent)
    check(browser.get("/api/sessions").json["sessions"][0]["agent"] == "Firefox, Linux", "a browser is told coarsely")
    strange = Http(server)
    strange.request("POST", "/api/hello", {"name": "Fox"}, {"User-Agent": b"\xff\xfe" + b"x" * 3000})
    check(strange.get("/api/sessions").status == 200, "a strange one does no harm")


def sessions_are_few(server):
    first = account(server, "Many")
    for number in range(50):
        http = Http(server)
        http.post("/api/login", name="Many", password="correct horse")
    check(len(http.get("/api/sessions").json["sessions"]) == 50, "an account has at most 50 sessions")
    check(closed(first), "the one that was not used for longest goes, and its socket")


def cookies(server):
    http = Http(server)
    http.post("/api/hello", name="Cookie")
    token = token_of(http)
    known = http.get("/api/me").json["user"]
    for cookie, who in ((f"roadstead={token}", known), (f"xroadstead={token}", None), (f"a=b; roadstead={token}; c=d", known),
                        (f"roadstead2={token}", None), (f"a=roadstead={token}", None), (f"roadstead={token}0", None),
                        (f"roadstead={token[:-1]}", None), (f"roadstead=; roadstead={token}", known),
                        (f"roadstead={'0' * 64}; roadstead={token}", None), (f"roadstead=short; roadstead={token}", known),
                        (f"roadstead={token.upper()}", known if token.upper() == token else None)):
        found = http.request("GET", "/api/me", headers={"Cookie": cookie}).json["user"]
        check(found == who, f"the cookie {cookie[:30]}.. is {'somebody' if who else 'nobody'}", found)


def bots_are_few(server):
    owner = Http(server)
    owner.post("/api/hello", name="Owner")
    made = [owner.post("/api/bot", name=f"Cog {number}") for number in range(21)]
    check([one.status for one in made] == [200] * 20 + [409], "somebody has at most 20 bots", [one.status for one in made])
    check(Http(server, made[0].json["token"]).post("/api/bot", name="Cogwheel").code == "not-yours", "a bot has none")


def time_runs_out():
    """What a clock would bring is written past the server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(BINARY, folder, extra=["--limit", "0", "--bot-ms", "10"])
        with server:
            guest, seated, owner, bert = (Player(server, name) for name in ("Guest", "Seated", "Owner", "Bert"))
            owner.http.post("/api/password", password="correct horse")
            table = lay([seated, bert], "plunder")
            server.stop()
        now = int(time.time() * 1000)
        db = sqlite3.connect(server.db)
        lasts = dict(db.execute("SELECT u.name, t.until - t.created FROM tokens t JOIN users u ON u.id = t.user_id"))
        check(lasts["Guest"] == 90 * DAY and lasts["Owner"] == 365 * DAY, "a guest's token lasts 90 days, an account's 365", lasts)
        db.execute("UPDATE tokens SET until = ?, used = ? WHERE user_id IN (?, ?)", (now - 1, now - 90 * DAY, guest.user, seated.user))
        db.execute("UPDATE tokens SET used = ?, until = ? WHERE user_id = ?", (now - 2 * DAY, now + DAY, owner.user))
        db.execute("UPDATE tokens SET until = 0 WHERE user_id = ?", (bert.user,))
        db.commit()
        db.close()
        with server:
            check(guest.http.get("/api/me").json["user"] is None and seated.http.get("/api/me").json["user"] is None, "what has run out is nobody's")
            check(owner.http.get("/api/me").json["user"] == owner.user, "the others are known still")
            check(bert.http.get("/api/me").json["user"] == bert.user, "also by a token of an older version")
            info = bert.http.get(f"/api/tables/{table}").json
            check(info["seats"][0]["name"] == "Seated", "who has tables is not forgotten")
            time.sleep(0.5)  # the first sweep comes with the first round
            server.stop()
        db = sqlite3.connect(server.db)
        users = {row[0] for row in db.execute("SELECT id FROM users WHERE leaving = 0")}
        check(guest.user not in users and {seated.user, owner.user, bert.user} <= users, "a guest without tables whom nobody can be is gone", users)
        until = dict(db.execute("SELECT user_id, until FROM tokens"))
        check(until.get(owner.user, 0) > now + 360 * DAY and until.get(bert.user, 0) > now + 80 * DAY and guest.user not in until, "use makes a token last", until)
        db.close()


def open_sockets_run_out(server):
    """A token that runs out while its socket is open and says nothing; the time is written past the server."""
    silent, other = Player(server, "Silent").connect(), Player(server, "Other").connect()
    db = sqlite3.connect(server.db, timeout=20)
    db.execute("UPDATE tokens SET until = ? WHERE user_id = ?", (int(time.time() * 1000), silent.user))
    db.commit()
    db.close()
    check(closed(silent, 30), "an open socket ends when its token runs out, and is told so")
    check(alive(other), "and no other")


def a_code_at_two_processes():
    """Somebody else's connection stands for the other process: it is about to keep that all codes up to a later one were used."""
    with postgres() as db, tempfile.TemporaryDirectory() as folder, Server(BINARY, folder, db, ["--limit", "0"]) as server:
        ann = account(server, "Ann")
        secret = ann.http.post("/api/second", password="correct horse").json["secret"]
        ann.http.post("/api/second/confirm", code=digits(secret, step_now() - 1))
        busy = "UPDATE users SET bot = bot; UPDATE keys SET second_step = 999999999; SELECT pg_sleep(2)"
        other = threading.Thread(target=database, args=("sql", db, busy))
        other.start()
        time.sleep(0.5)
        reply = Http(server).post("/api/login", name="Ann", password="correct horse", code=digits(secret, step_now()))
        other.join()
        check(reply.code == "wrong-code", "a code that another process is about to use up is used", reply.text)
        server.stop()


def two_processes():
    with postgres() as db, tempfile.TemporaryDirectory() as folder:
        extra = ["--limit", "0", "--bot-ms", "10"]
        with Server(BINARY, folder, db=db, extra=extra) as one, Server(BINARY, folder, db=db, extra=extra) as two:
            here = account(one, "Far")
            there = again(here)
            there.close()
            there.connect(two)
            check(alive(there), "one session, a socket with each of two processes")
            here.http.post("/api/logout")
            check(closed(there) and closed(here), "logout with one ends both")
            here = account(one, "Away")
            there = Player(two)
            there.http.post("/api/login", name="Away", password="correct horse")
            there.connect()
            bert = Player(two, "Bert").connect()
            twin = again(bert)
            twin.close()
            twin.connect(one)
            check(bert.http.post("/api/settings", name="Bertram").status == 200, "somebody is called otherwise with one process")
            time.sleep(1)
            seen = twin.http.post("/api/tables", game="plunder", players=2, seat=None).json["table"]
            twin.ask("join", seen)
            names = [seat["name"] for seat in Http(one).get(f"/api/tables/{seen}").json["seats"]]
            check("Bertram" in names, "and soon with the other, on a socket that was open", names)
            table = lay([here, bert], "plunder")
            following = bert.watch(table)
            here.http.post("/api/forget", password="correct horse")
            check(closed(there), "so does deletion")
            until = time.monotonic() + 10
            while time.monotonic() < until and bert.http.get(f"/api/tables/{table}").json["seats"][0]["name"] != "gone":
                time.sleep(0.1)
            seats = [Http(server).get(f"/api/tables/{table}").json["seats"][0]["name"] for server in (one, two)]
            check(seats == ["gone", "gone"], "and both forget the name", (seats, following.to))


with served() as server:
    logout_ends(server)
    password_ends(server)
    deletion_ends(server)
    shown_out_meanwhile(server)
    sessions_are_listed(server)
    sessions_are_few(server)
    cookies(server)
    bots_are_few(server)
    open_sockets_run_out(server)
time_runs_out()
two_processes()
a_code_at_two_processes()
finish()
