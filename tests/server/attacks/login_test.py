#!/usr/bin/env python3
"""Guessing passwords: a name can be tried only so often, whoever it belongs to, its owner gets in all the same, and nobody waits long."""
import concurrent.futures
import pathlib
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from client import Http, Player, read_json
from kit import check, finish, served, visitor

TRIES = 12
CROWD, EACH = 3, 6  # addresses, and logins from each of them at once


def account(server, name, address):
    owner = visitor(server, address)
    owner.post("/api/hello", name=name)
    check(owner.post("/api/password", password="correct horse").status == 200, f"{name} has a password")
    return owner


def guesses(server, name, addresses):
    return [visitor(server, addresses[number % len(addresses)]).post("/api/login", name=name, password=f"guess {number}").code
            for number in range(TRIES)]


def one_name_from_everywhere(server):
    owner = account(server, "Vic", "127.0.7.1")
    codes = guesses(server, "Vic", [f"127.0.8.{number}" for number in range(1, 7)])
    check(codes[:10] == ["wrong-password"] * 10 and codes[10:] == ["too-much"] * 2, "a name is tried ten times, from wherever", codes)
    check(guesses(server, "Nobody", [f"127.0.9.{number}" for number in range(1, 7)]) == codes, "a name that nobody has is no different")
    check(visitor(server, "127.0.8.9").post("/api/login", name="vIC", password="x").code == "too-much", "nor is the same in other letters")
    elsewhere = visitor(server, "127.0.8.1").post("/api/login", name="Vic", password="correct horse")
    check(elsewhere.code == "too-much", "then a place that was never right has to wait", elsewhere.text)
    again = visitor(server, "127.0.7.1").post("/api/login", name="Vic", password="correct horse")
    check(again.status == 200, "the owner logs in meanwhile from where he did before", again.text)
    codes = guesses(server, "Vic", ["127.0.7.1"])
    check(codes.count("wrong-password") == 10 and codes[-1] == "too-much", "but cannot be guessed at from there either", codes)
    check(owner.post("/api/password", password="another horse", old="wrong").code == "too-much", "nor by the old password")


def a_name_like_a_place(server):
    """Ids are no secret, and an address may be known; a name made of both is not the place where somebody logs in."""
    owner = account(server, "Yan", "127.0.13.1")
    name = f"{owner.get('/api/me').json['user']} 127.0.13.1"
    codes = guesses(server, name, [f"127.0.14.{number}" for number in range(1, 7)])
    check(codes == guesses(server, "Nobody else", ["127.0.15.1"]), "a name like a place is one that nobody has", codes)
    reply = visitor(server, "127.0.13.1").post("/api/login", name="Yan", password="correct horse")
    check(reply.status == 200, "and shuts nobody out", reply.text)


def owners_who_err(server):
    account(server, "Wil", "127.0.7.2")
    place = visitor(server, "127.0.10.1")
    for _ in range(3):  # what was right costs nothing
        for _ in range(3):
            place.post("/api/login", name="Wil", password="correct horse")
        check(place.post("/api/login", name="Wil", password="wrong").code == "wrong-password", "an error now and then locks nobody out")


def a_crowd_of_logins(server):
    account(server, "Xan", "127.0.7.3")
    addresses = [f"127.0.11.{number}" for number in range(1, CROWD + 1)]

    def attempt(number):
        return visitor(server, addresses[number % CROWD]).post("/api/login", name=f"X{number}", password="x").code

    begun = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(CROWD * EACH + 1) as pool:
        crowd = [pool.submit(attempt, number) for number in range(CROWD * EACH)]
        time.sleep(0.3)
        honest = time.monotonic()
        reply = visitor(server, "127.0.7.3").post("/api/login", name="Xan", password="correct horse")
        took = time.monotonic() - honest
        codes = {attempt.result() for attempt in crowd}
    whole = time.monotonic() - begun
    check(reply.status == 200 and codes <= {"wrong-password", "too-much"}, "a crowd of logins and an honest one", (reply.text, codes))
    check(took < whole / 2, "which does not wait for all of them", (took, whole))


def many_from_one_address(server):
    """More than may wait: the rest is told at once. All are on their way before the first is answered."""
    askers = [visitor(server, "127.0.12.1") for _ in range(20)]
    for asker in askers:
        asker.connection.connect()
    for number, asker in enumerate(askers):
        asker.connection.request("POST", "/api/login", f'{{"name":"Y{number}","password":"x"}}', asker.identity())
    codes = [read_json(asker.connection.getresponse().read().decode())["error"]["code"] for asker in askers]
    check(codes.count("too-much") > 0 and codes.count("wrong-password") > 0, "only so many wait from one address", codes)


def askers_who_go(server):
    """What nobody waits for is not worked on."""
    for number in range(15):
        gone = Http(server)
        gone.get("/api/me")
        gone.connection.request("POST", "/api/login", f'{{"name":"Z{number}","password":"x"}}', gone.identity())
        gone.close()
    begun = time.monotonic()
    player = Player(server)
    player.http.post("/api/hello", name="Zoe")
    check(player.http.post("/api/password", password="correct horse").status == 200, "a password is set after many have hung up")
    check(time.monotonic() - begun < 5, "without working on theirs", time.monotonic() - begun)


with served(limit=1000) as server:
    one_name_from_everywhere(server)
    a_name_like_a_place(server)
    owners_who_err(server)
    a_crowd_of_logins(server)
with served() as server:
    many_from_one_address(server)
    askers_who_go(server)
finish()
