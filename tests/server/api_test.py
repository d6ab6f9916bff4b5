#!/usr/bin/env python3
"""Every HTTP request of docs/online.md and every way it is refused; headers, origins, limits. Usage: api_test.py ROADSTEAD"""
import json
import re
import time

from client import HOST, Http, Player, Refused, Socket, pump
from kit import GAMES, Engine, check, dice, finish, lay, play, served

rng = dice("api")


def refused(reply, code, what):
    check(reply.status >= 400 and reply.code == code and bool(reply.json["error"]["message"]), what, (reply.status, reply.text[:300]))


# ---- People ------------------------------------------------------------------------------------------------------------------------


def guests(server):
    http = Http(server)
    check(http.get("/api/me").json == {"user": None}, "at first one is nobody")
    refused(http.post("/api/tables", game="plunder", players=2), "no-user", "nobody lays no table")
    refused(http.post("/api/settings", name="X"), "no-user", "and has no settings")
    refused(http.post("/api/password", password="long enough"), "no-user", "nor a password")
    refused(http.post("/api/bot", name="X"), "no-user", "nor a bot")
    refused(http.post("/api/forget"), "no-user", "and nothing to forget")
    reply = http.post("/api/hello", name="Ann")
    check(reply.status == 200 and len(http.cookies) == 1, "who says a name is a guest", reply.text)
    cookie = (reply.headers.get("Set-Cookie") or "").lower()
    check("httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie, "the cookie is HttpOnly and SameSite=Strict", cookie)
    check(len(next(iter(http.cookies.values()))) >= 22, "the token is long", http.cookies)
    me = http.get("/api/me").json
    check(me["name"] == "Ann" and me["guest"] is True and me["bot"] is False and me["absent"] is None and re.fullmatch(r"[0-9A-Za-z]{16}", me["user"]),
          "me says who I am", me)
    check(next(iter(http.cookies.values())) not in json.dumps(me), "and does not show the token")
    twin = Http(server)
    twin.post("/api/hello", name="Ann")
    check(twin.get("/api/me").json["user"] != me["user"], "two guests may have one name")
    for name in ("", " ", "x" * 41, "ü" * 21, "a\nb", "a\x00b", "a\x7fb"):
        refused(Http(server).post("/api/hello", name=name), "bad-request", f"the name {name[:12]!r} is refused")
    for body in ("", "{", "[]", "7", "null", '{"name":7}', '{"nome":"Ann"}', '{"name":"Ann"} x', b'{"name":"\xff\xfe"}', b"\x00\x01"):
        refused(Http(server).request("POST", "/api/hello", body), "bad-request", f"hello with {str(body)[:30]} is refused")
    http.post("/api/logout")
    check(http.get("/api/me").json == {"user": None}, "after logout one is nobody")
    return twin


def tokens_end(server):
    http = Http(server)
    http.post("/api/hello", name="Ann")
    token = dict(http.cookies)
    http.post("/api/logout")
    http.cookies = token
    check(http.get("/api/me").json == {"user": None}, "a token that was given back is worth nothing")
    for forged in ("", "x", "0" * 43, "a" * 400):
        http.cookies = {name: forged for name in token}
        check(http.get("/api/me").json == {"user": None}, f"nor is a forged one ({len(forged)})")


def accounts(server):
    ann = Http(server)
    ann.post("/api/hello", name="Annabel")
    user = ann.get("/api/me").json["user"]
    for word in ("", "short", "x" * 4000, 7, None):
        refused(ann.post("/api/password", password=word), "bad-request", f"the password {str(word)[:12]!r} is refused")
    check(ann.post("/api/password", password="correct horse").status == 200, "a guest sets a password")
    check(ann.get("/api/me").json["guest"] is False, "and is no guest any more")
    elsewhere = Http(server)
    refused(elsewhere.post("/api/login", name="Annabel", password="wrong horse"), "wrong-password", "a wrong password is refused")
    refused(elsewhere.post("/api/login", name="Nobody", password="correct horse"), "wrong-password", "a wrong name is refused alike")
    check(elsewhere.get("/api/me").json == {"user": None}, "both leave one nobody")
    check(elsewhere.post("/api/login", name="annabel", password="correct horse").status == 200, "the right one lets in, whatever the case of the name")
    check(elsewhere.get("/api/me").json["user"] == user, "as the same person")
    refused(elsewhere.post("/api/password", password="another horse"), "wrong-password", "a new password needs the old one")
    refused(elsewhere.post("/api/password", password="another horse", old="x"), "wrong-password", "the right one")
    check(elsewhere.post("/api/password", password="another horse", old="correct horse").status == 200, "with it, it is changed")
    refused(Http(server).post("/api/login", name="Annabel", password="correct horse"), "wrong-password", "and the old one is worth nothing")
    refused(Http(server).post("/api/hello", name="ANNABEL"), "name-taken", "no guest takes an account's name")
    early, other = Http(server), Http(server)
    for http in (early, other):
        http.post("/api/hello", name="Twice")
    early.post("/api/password", password="correct horse")
    refused(other.post("/api/password", password="correct horse"), "name-taken", "of two guests of one name only one makes it his own")
    refused(other.post("/api/settings", name="Annabel"), "name-taken", "nobody changes to an account's name")
    refused(elsewhere.post("/api/login", name="Annabel"), "bad-request", "login without a password is not understood")
    return elsewhere


def settings(server):
    http = Http(server)
    http.post("/api/hello", name="Ann")
    now = int(time.time() * 1000)
    check(http.post("/api/settings", name="Anna", absent=[now, now + 1000], webhook="https://example.org/hook").status == 200, "settings are changed")
    me = http.get("/api/me").json
    check(me["name"] == "Anna" and me["absent"] == [now, now + 1000] and me["webhook"] == "https://example.org/hook", "and kept", me)
    check(http.post("/api/settings", absent=None).status == 200 and http.get("/api/me").json["absent"] is None, "an absence is called off")
    check(http.get("/api/me").json["name"] == "Anna", "what is not named stays")
    check(http.post("/api/settings", webhook="").status == 200 and not http.get("/api/me").json["webhook"], "the webhook is taken away")
    for address in ("ftp://example.org/", "javascript:alert(1)", "file:///etc/passwd", "example.org", "http://" + "x" * 300, 7,
                    "http://a b/", "http://", "https:///x"):
        refused(http.post("/api/settings", webhook=address), "bad-request", f"the webhook {str(address)[:30]} is refused")
    for name in ("", "x" * 41, 7, None):
        refused(http.post("/api/settings", name=name), "bad-request", f"the name {str(name)[:10]!r} is refused")


def bot_accounts(server):
    owner = Player(server, "Owner").connect()
    made = owner.http.post("/api/bot", name="Clockwork")
    check(made.status == 200 and len(made.json.get("token", "")) >= 22, "a bot account is made, and its token shown", made.text)
    bot = Player(server, token=made.json["token"]).connect()
    me = bot.http.get("/api/me").json
    check(me["bot"] is True and me["name"] == "Clockwork" and me["user"] != owner.user, "a bot is somebody", me)
    check(made.json["token"] not in owner.http.get("/api/me").text + bot.http.get("/api/me").text, "the token is not shown again")
    table = lay([owner, bot], "compagnie")
    for player in (owner, bot):
        player.watch(table)
    play([owner, bot], table, rng)
    check(owner.tables[table].over() and owner.tables[table].info["seats"][1]["name"] == "Clockwork", "it plays a game over the same socket")
    refused(owner.http.post("/api/bot", name=""), "bad-request", "a bot has a name")
    foreign = Http(server, made.json["token"])
    check(foreign.request("POST", "/api/settings", {"name": "Springs"}, {"Origin": None}).status == 200, "a program need not have an origin")
    check(Http(server, "x" * 43).get("/api/me").json == {"user": None}, "a forged token is nobody's")


def forget(server):
    ann, bert = Player(server, "Ann").connect(), Player(server, "Bert").connect()
    table = lay([ann, bert], "plunder")
    following = bert.watch(table)
    check(ann.http.post("/api/forget").status == 200, "a guest is forgotten")
    check(ann.http.get("/api/me").json == {"user": None}, "and then is nobody")
    pump([bert], lambda: following.info["seats"][0]["bot"] or following.info["seats"][0]["away"], 5)
    info = bert.http.get(f"/api/tables/{table}").json
    check(info["seats"][0]["bot"] or info["seats"][0]["away"], "a bot plays for him", info["seats"])
    account = accounts_of(server, "Forgettable")
    refused(account.post("/api/forget"), "wrong-password", "an account is not forgotten without its password")
    refused(account.post("/api/forget", password="nonsense!"), "wrong-password", "nor with a wrong one")
    check(account.post("/api/forget", password="correct horse").status == 200, "with the right one it is")
    refused(Http(server).post("/api/login", name="Forgettable", password="correct horse"), "wrong-password", "and nobody logs in there again")
    check(accounts_of(server, "Forgettable").get("/api/me").json["guest"] is False, "the name is free again")


def accounts_of(server, name):
    http = Http(server)
    http.post("/api/hello", name=name)
    http.post("/api/password", password="correct horse")
    return http


# ---- Tables ------------------------------------------------------------------------------------------------------------------------


def games_listed(server):
    engine = Engine()
    reply = Http(server).get("/api/games")
    check(reply.json == engine.ask("games") and len(reply.json["games"]) == len(GAMES), "games and bots are those of the line protocol", reply.text[:200])
    engine.close()


def tables_laid(server):
    ann, bert = Player(server, "Ann").connect(), Player(server, "Bert").connect()
    hidden = ann.http.post("/api/tables", game="plunder", players=3).json["table"]
    shown = ann.http.post("/api/tables", game="ahoy", players=2, listed=True, options={}, bots=[None, None], seat=1, clock={"days": 3},
                          entropy="abc-1_2.3").json["table"]
    check(re.fullmatch(r"[0-9A-Za-z]{16}", hidden) is not None, "a table's id cannot be guessed", hidden)
    for _ in range(50):  # a list may be a moment old
        listed = [info["table"] for info in Http(server).get("/api/tables").json["tables"]]
        if shown in listed:
            break
        time.sleep(0.1)
    check(shown in listed and hidden not in listed, "everybody finds what is listed, and only that", listed)
    info = Http(server).get(f"/api/tables/{hidden}").json
    check(info["table"] == hidden and info["host"] == ann.user and info["state"] == "open" and info["players"] == 3, "who has the link sees it", info)
    check({"seed", "entropy", "result"}.isdisjoint(info) and re.fullmatch("[0-9a-f]{64}", info["commit"]), "with the commitment, without the seed")
    info = bert.http.get(f"/api/tables/{shown}").json
    check([seat["user"] for seat in info["seats"]] == [None, ann.user] and info["clock"] == {"days": 3}, "laid as it was wished", info)
    mine = [info["table"] for info in ann.http.get("/api/mine").json["tables"]]
    check(set(mine) == {hidden, shown}, "I find mine", mine)
    joined = bert.http.post(f"/api/tables/{shown}/join", id="join")
    check(joined.json.get("ok") is True and joined.json.get("re") == "join", "a command over HTTP is answered as on the socket", joined.text)
    order_of_mine(ann, bert, shown)
    for path in ("/api/tables/0000000000000000", "/api/tables/x", "/api/tables/%00", "/api/tables/" + "a" * 200, f"/api/tables/{hidden}x",
                 "/api/tables/0000000000000000/file", "/api/tables/'; DROP TABLE users; --"):
        reply = Http(server).get(path.replace(" ", "%20"))
        check(reply.status in (400, 404) and reply.code in ("no-table", "bad-request"), f"{path[:50]} is no table", (reply.status, reply.text))
    refused(ann.http.get(f"/api/tables/{shown}/file"), "not-now", "the game file waits for the end")
    refused(ann.http.post(f"/api/tables/{shown}/dance", id="1"), "bad-request", "an unknown command is refused")
    refused(ann.http.post(f"/api/tables/{shown}/chat", id="bad id!", text="x"), "bad-request", "so is a bad id")
    refused(ann.http.post("/api/tables/0000000000000000/chat", id="2", text="x"), "no-table", "so is a command to no table")
    refused(Http(server).post(f"/api/tables/{shown}/chat", id="3", text="x"), "no-user", "so is a command by nobody")


def order_of_mine(ann, bert, table):
    """Tables that wait for me come first."""
    asked = ann.http.get(f"/api/tables/{table}").json["asked"]
    first = {player.user: player.http.get("/api/mine").json["tables"][0] for player in (ann, bert)}
    waiting = ann if asked == 1 else bert
    check(first[waiting.user]["table"] == table, "what waits for me comes first")


def bad_tables(server):
    ann = Http(server)
    ann.post("/api/hello", name="Ann")
    good = {"game": "plunder", "players": 2}
    for wrong in ({"game": "chess"}, {"game": 7}, {"players": 1}, {"players": 5}, {"players": "two"}, {"players": 2.5}, {"options": {"goal": 5}},
                  {"options": {"wind": 1}}, {"options": []}, {"options": {"goal": "x"}}, {"bots": ["oracle", None]}, {"bots": [None, None, "random"]},
                  {"bots": "random"}, {"bots": ["random", None], "seat": 0}, {"seat": 2}, {"seat": -1}, {"seat": "0"}, {"clock": 7},
                  {"entropy": "a b"}, {"entropy": "x" * 65}, {"entropy": 7}, {"entropy": ""}):
        reply = ann.post("/api/tables", **{**good, **wrong})
        check(reply.status >= 400 and reply.code in ("bad-request", "taken", "no-seat"), f"a table with {str(wrong)[:40]} is refused",
              (reply.status, reply.text[:200]))
    refused(ann.post("/api/tables", players=2), "bad-request", "a table without a game is refused")
    check(not ann.get("/api/mine").json["tables"], "and none of them was laid", ann.get("/api/mine").text)


# ---- The door ------------------------------------------------------------------------------------------------------------------------


def headers(server):
    http = Http(server)
    http.post("/api/hello", name="Ann")
    pages = {"/api/me": 200, "/api/games": 200, "/api/nowhere": 404, "/nowhere": 404, "/health": 200}
    for path, status in pages.items():
        reply = http.get(path)
        found = {name.lower(): value for name, value in reply.headers.items()}
        policy = found.get("content-security-policy", "")
        rules = dict(part.strip().partition(" ")[::2] for part in policy.split(";") if part.strip())
        scripts = rules.get("script-src", rules.get("default-src", "*"))
        check(reply.status == status, f"{path} is answered with {status}", reply.status)
        check(set(scripts.split()) <= {"'self'", "'none'", "'wasm-unsafe-eval'"}, f"{path}: no inline scripts, none from elsewhere", policy)
        check("'none'" in rules.get("frame-ancestors", ""), f"{path}: no page frames it", policy)
        check(found.get("x-content-type-options") == "nosniff", f"{path}: its type is not guessed", found)
        check(found.get("referrer-policy") in ("no-referrer", "same-origin", "strict-origin"), f"{path}: links do not tell where they were", found)
        check("server" not in found or not re.search(r"\d", found["server"]), f"{path}: no version is shown", found.get("server"))
        if path.startswith("/api"):
            check("application/json" in found.get("content-type", "") and "no-store" in found.get("cache-control", ""),
                  f"{path}: is JSON, not to be kept", found)
        check("access-control-allow-origin" not in found, f"{path}: nothing is shared with other origins")


def health(server):
    check(Http(server).get("/health").status == 200, "health answers")
    metrics = Http(server).get("/metrics")
    check(metrics.status == 200 and re.search(r"^roadstead_\w+(\{.*\})? \d", metrics.text, re.M), "metrics are there", metrics.text[:300])


def methods(server):
    http = Http(server)
    http.post("/api/hello", name="Ann")
    for method, path in (("GET", "/api/hello"), ("GET", "/api/logout"), ("GET", "/api/forget"), ("POST", "/api/me"), ("POST", "/api/games"),
                         ("PUT", "/api/tables"), ("DELETE", "/api/me"), ("POST", "/nowhere"), ("POST", "/api/nowhere"), ("PATCH", "/api/settings")):
        reply = http.request(method, path, "{}" if method != "GET" else None)
        check(reply.status in (400, 404, 405), f"{method} {path} is refused", (reply.status, reply.text[:200]))
    check(http.get("/api/me").json["user"] is not None, "and nothing was forgotten by it")
    for path in ("/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/api/../../etc/passwd", "/assets/..\\..\\x"):
        reply = http.get(path)
        check(reply.status in (400, 403, 404) and "root:" not in reply.text, f"{path} leads nowhere", reply.status)


def origins(server):
    http = Http(server)
    http.post("/api/hello", name="Ann")
    for origin in ("https://evil.example", f"http://{HOST}.evil.example:{server.port}", "null", f"http://{HOST}:{server.port + 1}",
                   f"https://evil.example/{HOST}:{server.port}"):
        reply = http.request("POST", "/api/tables", {"game": "plunder", "players": 2}, {"Origin": origin})
        check(reply.status == 403, f"a request from {origin} is refused", (reply.status, reply.text))
        try:
            Socket(server, {**http.identity(), "Origin": origin}).close()
            check(False, f"a socket from {origin} is refused")
        except Refused as problem:
            check(problem.status in (0, 403), f"a socket from {origin} is refused", problem)
    check(not http.get("/api/mine").json["tables"], "and nothing came of it")
    socket = Socket(server, http.identity())
    check(socket.head.get("sec-websocket-protocol") == "roadstead", "our own page is let in", socket.head)
    socket.close()
    for path, protocol in (("/elsewhere", "roadstead"), ("/ws", "chess")):
        try:
            Socket(server, http.identity(), path, protocol).close()
            check(False, f"a socket to {path} for {protocol} is refused")
        except Refused as problem:
            check(problem.status != 101, f"a socket to {path} for {protocol} is refused", problem)


def sizes(server):
    http = Http(server)
    http.post("/api/hello", name="Ann")
    for size in (4097, 100_000, 5_000_000):
        try:
            reply = http.request("POST", "/api/hello", "{" + " " * (size - 14) + '"name":"Ann"}')
            check(reply.status == 413 or reply.code == "bad-request", f"a body of {size} bytes is refused", reply.status)
        except ConnectionError:
            check(server.alive(), f"a body of {size} bytes is cut off")
            http.close()
    reply = http.request("POST", "/api/settings", "{" + " " * (4096 - 14) + '"name":"Ann"}')
    check(reply.status == 200, "one of 4096 bytes is read", (reply.status, reply.text))
    for path, more in (("/api/me?" + "x" * 20_000, {}), ("/api/me", {"X-Long": "x" * 20_000}), ("/api/me", {"Cookie": "a=" + "x" * 9000})):
        try:
            reply = Http(server).get(path, **more)
            check(reply.status in (200, 400, 413, 414, 431), f"a head of {len(path) + len(str(more))} bytes does no harm", reply.status)
        except OSError:
            check(server.alive(), f"a head of {len(path) + len(str(more))} bytes is cut off")
    player = Player(server, "Long").connect()
    table = player.http.post("/api/tables", game="plunder", players=2).json["table"]
    message = json.dumps({"cmd": "chat", "id": "long", "table": table, "text": "x"})
    player.socket.send(message[:-1] + " " * (4096 - len(message)) + "}")
    check(pump([player], lambda: "long" in player.answers) and player.answers["long"].get("ok"), "a message of 4096 bytes is read", player.answers)


def socket_of_nobody(server):
    """Spectators need no name; whoever wants to do something does."""
    ann = Player(server, "Ann")
    table = ann.http.post("/api/tables", game="plunder", players=2, bots=[None, "random"]).json["table"]
    nobody = Player(server).connect()
    following = nobody.watch(table)
    check(following.now["seat"] is None and following.view["viewer"] == -2, "nobody may look on", following.now)
    for command, members in (("join", {}), ("chat", {"text": "x"}), ("play", {"move": "end"}), ("leave", {}), ("undo", {}), ("concede", {})):
        answer = nobody.ask(command, table, **members)
        check(answer.get("error", {}).get("code") == "no-user", f"but not {command}", answer)


def rate_limits():
    """With small limits: too much is refused, and soon let in again."""
    with served(limit=20) as server:
        http = Http(server)
        http.post("/api/hello", name="Ann")
        codes = [http.get("/api/mine") for _ in range(300)]
        stopped = [reply for reply in codes if reply.code == "too-much"]
        check(stopped and stopped[0].status == 429, "too many requests are refused", len(stopped))
        time.sleep(2)
        check(http.get("/api/mine").status == 200, "and let in again a little later")
        player = Player(server)
        player.http.cookies = dict(http.cookies)
        player.connect()
        for _ in range(120):
            player.send("ping")
        pump([player], lambda: not player.waiting)
        stopped = [answer for answer in player.answers.values() if answer.get("error", {}).get("code") == "too-much"]
        check(stopped and len(player.answers) == 120, "on the socket, too", (len(stopped), len(player.answers)))
    with served(limit=1000) as server:
        accounts_of(server, "Target")
        burglar, codes = Http(server), []
        for number in range(40):
            codes.append(burglar.post("/api/login", name="Target", password=f"guess {number}").code)
            if codes[-1] == "too-much":
                break
        check(codes[0] == "wrong-password" and codes[-1] == "too-much", "passwords cannot be guessed at leisure", codes[-3:])


with served() as server:
    guests(server)
    tokens_end(server)
    accounts(server)
    settings(server)
    bot_accounts(server)
    forget(server)
    games_listed(server)
    tables_laid(server)
    bad_tables(server)
    headers(server)
    health(server)
    methods(server)
    origins(server)
    sizes(server)
    socket_of_nobody(server)
rate_limits()
finish()
