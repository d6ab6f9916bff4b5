#!/usr/bin/env python3
"""What is said at a table can be read by the others, and does no more than that: no hidden signs, no flood, nobody locked out."""
import pathlib
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from kit import append, check, finish, served, sit

BURST, SHARE = 10, 500  # lines at once; lines of one of two seats


def code(answer):
    return answer.get("error", {}).get("code", "ok")


def heard(speaker, listener, table, text):
    """What the listener gets to read of it, or the refusal's code. Waits a while: one line a second is allowed."""
    answer = speaker.ask("chat", table, text=text)
    if code(answer) == "too-much":
        time.sleep(1.2)  # the server looks at its clock ten times a second
        answer = speaker.ask("chat", table, text=text)
    if code(answer) != "ok":
        return code(answer)
    listener.watch(table, since=answer["seq"] - 1)
    return listener.tables[table].entries[-1]["text"]


def hidden_signs(server):
    (ann, bert), table = sit(server, ["Ann", "Bert"], "plunder")
    said = {
        "control characters": ("\x01" * 400, "bad-request"),
        "the sign that turns a line around": ("ahoy \u202egnp.exe\u2069", "ahoy gnp.exe"),
        "breaks": ("one\ntwo\u2028three\r\n", "one two three"),
        "invisible letters": ("ad\u200bmin\ufeff\u2060", "admin"),
        "nothing but blanks": (" \u3000\u00a0\t\u2800", "bad-request"),
        "a pile of marks": ("o" + "\u0301" * 100 + "k", "o" + "\u0301" * 4 + "k"),
        "a family": ("👩\u200d👩\u200d👧 ❤\ufe0f", "👩\u200d👩\u200d👧 ❤\ufe0f"),
        "signs that JSON escapes": ('"\\' * 200, '"\\' * 200),
    }
    for what, (text, expected) in said.items():
        result = heard(ann, bert, table, text)
        check(result == expected, f"{what}: as it should be heard", ascii(result))


def floods(server):
    (ann, bert), table = sit(server, ["Ann", "Bert"], "plunder")
    answers = [ann.ask("chat", table, text=f"line {number}") for number in range(BURST + 15)]
    taken = [code(answer) for answer in answers].count("ok")
    check(BURST <= taken <= BURST + 10 and code(answers[-1]) == "too-much", "a flood of talk is stopped", taken)
    check("second" in answers[-1]["error"]["message"], "and it is said why", answers[-1])
    check(code(bert.ask("chat", table, text="I may speak.")) == "ok", "others may still speak")
    check(code(ann.ask("chat", table, text="line 0")) in ("too-much", "ok") and code(ann.ask("ping")) == "ok", "and the game is not stopped")
    time.sleep(1.2)  # the server looks at its clock ten times a second
    answer = ann.ask("chat", table, text="slowly")
    check(code(answer) == "ok", "one line a second is fine", answer)


def shares(server):
    (ann, bert), table = sit(server, ["Ann", "Bert"], "plunder")
    server.stop()
    append(server, table, [{"kind": "chat", "seat": 0, "user": ann.user, "body": "Ahoy"}] * (SHARE - 1))
    server.start()
    for player in (ann, bert):
        player.cut()
        player.connect(server)
    check(code(ann.ask("chat", table, text="my last word")) == "ok", "each seat has a share of all that is said")
    answer = ann.ask("chat", table, text="one more")
    check(code(answer) == "too-much" and "table" in answer["error"]["message"], "beyond it nothing more is taken", answer)
    check(code(bert.ask("chat", table, text="But I may.")) == "ok", "which is nobody else's harm")


with served() as server:
    hidden_signs(server)
    floods(server)
    shares(server)
finish()
