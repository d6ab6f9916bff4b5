#!/usr/bin/env python3
"""Nobody has a name that cannot be seen, or told from another's. Usage: names_test.py ROADSTEAD"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from client import Http, Player
from kit import check, finish, served

FINE = ("Ann", "O'Malley", "O\u2019Malley", "Jean-Luc", "Zo\u00eb", "Gr\u00e4fin", "\u0416\u0430\u043d\u043d\u0430", "\u7530\u4e2d", "\u7530\u4e2d Taro",
        "\u0421\u0435\u0440\u0433\u0435\u0439", "\u05d0\u05e0\u05d4", "\u0639\u0645\u0631", "\u1f08\u03bd\u03bd\u03b1", "R2-D2", "\uc2e0\ub77c", "x" * 40, "7",
        "<b>Carl</b>")
UNSEEN = ("Carol\u200b", "Carol\u200d", "\u200b", "\u2800", "Carol\u202e", "\u202elorac", "Carol\u00a0", "a\u2028b", "a\u0085b", "a\u00adb", "\u3164", "a\u3164",
          "a\u115f", "a\ufe0f", "\ue000x", "a\u2066b", "\ufeffa", "\U000e0041x", "a\tb", "a\x01")
PICTURES = ("\U0001f600", "Ann \U0001f3f4\u200d\u2620\ufe0f", "\u2764", "Ann\u2122x\u00a9")
MIXED = ("C\u0430rol", "p\u0430y", "\u0410nn", "Ann\u03b1", "a1\u0661")
MARKS = ("a\u0301\u0302\u0303\u0304\u0305", "\u0301a")
EMPTY = ("", " ", "   ", "x" * 41, "\u00fc" * 21)
BARE = ("...", "-", "!?", "\u2019")
RESERVED = ("gone", "Gone", "GONE", "g\u043ene", "Admin", "adrnin", "ADMIN", "server", "Server", "Roadstead", "roadst\u0435ad", "\uff41dmin", "mate", "Random")


def named(server, name):
    return Http(server).post("/api/hello", name=name)


def letters(server):
    for name in FINE:
        reply = named(server, name)
        check(reply.status == 200, f"{name!r} is a name", reply.text)
    said = {}
    for kind, names in (("unseen", UNSEEN), ("a picture", PICTURES), ("mixed", MIXED), ("marks", MARKS), ("empty or too long", EMPTY), ("bare", BARE)):
        for name in names:
            reply = named(server, name)
            check(reply.status == 400 and reply.code == "bad-request", f"{name!r} is none: {kind}", reply.text)
            said.setdefault(kind, reply.json.get("error", {}).get("message"))
    check(len(set(said.values())) >= 4, "what is wrong with it is said", said)
    for name in RESERVED:
        reply = named(server, name)
        check(reply.status == 400 and ("reserved" in reply.text or "alphabets" in reply.text), f"{name!r} is reserved", reply.text)


def forms(server):
    check(named(server, "  Ann   Lee ").json.get("name") == "Ann Lee", "blanks around a name are cut, and single within it")
    check(named(server, "e\u0301" * 10).json.get("name") == "\u00e9" * 10, "letters are composed")


def alike(server):
    carol = Http(server)
    carol.post("/api/hello", name="Carol Ill")
    check(carol.post("/api/password", password="correct horse").status == 200, "an account")
    for name in ("Carol Ill", "CAROL ILL", "carol  ill", "Caro1 Ill", "Carol lll", "CaroI Ill", "\uff23arol Ill", "Car0l Ill", "\u0421arol Ill"):
        reply = named(server, name)
        check(reply.status in (400, 409), f"nobody else is {name!r}", reply.text)
        check(reply.code == "name-taken" or "alphabets" in reply.text, "and is told so", reply.text)
    check(named(server, "Caroline").status == 200, "another name is free")
    sergey = Http(server)
    sergey.post("/api/hello", name="\u0421\u0430\u0448\u0430 \u0441\u0430\u0443")
    sergey.post("/api/password", password="correct horse")
    check(named(server, "\u0421\u0410\u0428\u0410 \u0421\u0410\u0423").code == "name-taken", "case does not matter in any alphabet")
    coco = Http(server)
    coco.post("/api/hello", name="coco")
    coco.post("/api/password", password="correct horse")
    check(named(server, "\u0441\u043e\u0441\u043e").code == "name-taken", "nor does a whole name of another alphabet that looks the same")
    check(Http(server).post("/api/login", name="COCO", password="correct horse").status == 200, "one logs in whatever the case")
    check(Http(server).post("/api/login", name=" coco ", password="correct horse").status == 200, "or blanks around it")
    guest = Http(server)
    guest.post("/api/hello", name="Guest")
    check(guest.post("/api/settings", name="c0c0").code == "name-taken", "nobody changes to such a name")
    check(guest.post("/api/bot", name="c0co").code == "name-taken", "nor gives it to a bot")
    check(coco.post("/api/bot", name="coco").code == "name-taken", "not even its owner")
    check(coco.post("/api/hello", name="coco").code == "name-taken", "who has a name does not become a guest of that name")
    early, late = Http(server), Http(server)
    early.post("/api/hello", name="Alice")
    late.post("/api/hello", name="AIice")
    early.post("/api/password", password="correct horse")
    check(late.post("/api/password", password="correct horse").code == "name-taken", "of two guests that look alike one makes the name his own")
    check(coco.post("/api/settings", name="coco").status == 200 and coco.post("/api/settings", name="Coco").status == 200, "one's own name may be said again")


def on_open_sockets(server):
    """A name that was given up is not used any more, whoever has it now."""
    ann, host = Player(server, "Antonia").connect(), Player(server, "Host")
    ann.http.post("/api/settings", name="Berenike")
    named(server, "Antonia")
    table = host.http.post("/api/tables", game="plunder", players=3).json["table"]
    ann.ask("join", table)
    seats = host.http.get(f"/api/tables/{table}").json["seats"]
    check(seats[1]["name"] == "Berenike", "who was here before he changed his name sits down by the new one", seats)


with served() as server:
    letters(server)
    forms(server)
    alike(server)
    on_open_sockets(server)
finish()
