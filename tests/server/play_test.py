#!/usr/bin/env python3
"""Games over the socket: whole ones of every game, and everything else that can happen at a table. Usage: play_test.py ROADSTEAD"""
import time

from client import Player, pump
from kit import (GAMES, NAMES, Engine, asked_player, check, dice, everybody_knows, file_lines, finish, moves_of, play, players_of, refusals,
                 served, short, sit, verified)

rng = dice("play")


def told(entries):
    """Entries as comparable texts, without the order of members."""
    return [sorted(entry.items(), key=lambda item: item[0]) for entry in entries]


def ok(answer):
    return answer.get("ok") is True and isinstance(answer.get("seq"), int)


def refused(answer, code):
    return answer.get("error", {}).get("code") == code and bool(answer["error"]["message"])


def settle(players, table):
    return pump(players, lambda: everybody_knows(players, table))


# ---- Whole games -------------------------------------------------------------------------------------------------------------------


class Latecomer:
    """Comes back to a seat again and again on a second connection, from the first move on, and compares what it is told with what the
    seat already knows."""

    def __init__(self, player, table, every):
        self.player, self.table, self.every, self.calls, self.compared, self.wrong = player, table, every, 0, 0, []

    def look(self):
        self.calls += 1
        if self.calls % self.every != 1:
            return
        twin = Player(self.player.server)
        twin.http.cookies = dict(self.player.http.cookies)
        twin.connect()
        fresh, known = twin.watch(self.table), self.player.tables[self.table]
        twin.close()
        self.compared += 1
        for what, one, other in (("view", fresh.view, known.view), ("choice", fresh.choice(), known.choice()),
                                 ("entries", told(fresh.entries), told(known.entries)), ("next", fresh.now["next"], known.now["next"])):
            if one != other:
                self.wrong.append((what, known.to, one, other))


class Cutter:
    """Cuts a player's line after the first move, and then at random, and lets him resume."""

    def __init__(self, player):
        self.player, self.cuts = player, 0

    def maybe(self):
        if self.cuts == 0 or rng.random() < 0.04:
            self.player.cut()
            self.player.reconnect()
            self.cuts += 1


def whole_game(server, game, players):
    sitting, table = sit(server, [f"{name} {game}" for name in NAMES[:players]], game, options=short(game), entropy="from-ann")
    spectator, steady = Player(server, "Watcher").connect(), Player(server)
    spectator.watch(table)
    steady.http.cookies = dict(sitting[-1].http.cookies)  # the same seat, never cut
    steady.connect().watch(table)
    latecomers = [Latecomer(sitting[0], table, 25), Latecomer(spectator, table, 40)]
    cutter = Cutter(sitting[-1])

    def each():
        for latecomer in latecomers:
            latecomer.look()
        cutter.maybe()

    everybody = [*sitting, spectator, steady]
    play(everybody[:-1], table, rng, each=each)
    settle(everybody, table)
    what = f"{game} with {players}"
    after = sitting[0].tables[table]
    check(after.over() and not refusals(everybody), f"{what}: played to the end, {len(after.kinds('move'))} moves", refusals(everybody)[:3])
    for name, latecomer in zip(("a seat", "the spectator"), latecomers):
        check(latecomer.compared > 0 and not latecomer.wrong, f"{what}: what {name} has pieced together is what a newcomer is told, "
              f"{latecomer.compared} times", latecomer.wrong[:1])
    resumed, unbroken = sitting[-1].tables[table], steady.tables[table]
    check(cutter.cuts > 0 and told(resumed.entries) == told(unbroken.entries) and resumed.repeated == 0,
          f"{what}: {cutter.cuts} cuts, and exactly what was missed was told", (len(resumed.entries), len(unbroken.entries), resumed.repeated))
    check(resumed.view == unbroken.view and not any(p.tables[table].lost for p in everybody), f"{what}: and ends in the same view")
    the_end(server, sitting, table, what)
    for player in everybody:
        player.close()


def the_end(server, sitting, table, what):
    """INFO and the game file of a game that is over."""
    info = sitting[0].http.get(f"/api/tables/{table}").json
    file = sitting[0].http.get(f"/api/tables/{table}/file").text
    check(info["state"] == "over" and info["seed"] and len(info["result"]["seats"]) == len(sitting), f"{what}: INFO has seed and result", info)
    check(verified(file) is None, f"{what}: the file is verified", verified(file))
    check(file_lines(file, "seed") == [info["seed"]] and file_lines(file, "commit") == [info["commit"]], f"{what}: its seed and commitment are INFO's")
    check(file_lines(file, "entropy")[:1] == ["from-ann"] and "from-ann" in info["entropy"], f"{what}: the players' entropy is in it",
          (file_lines(file, "entropy"), info["entropy"]))
    made = sitting[0].tables[table].kinds("move")
    check(len(moves_of(file)) == len(made) == info["moves"], f"{what}: it has every move", (len(moves_of(file)), len(made), info["moves"]))
    engine = Engine()
    engine.ask("restore", file=file)
    result = engine.ask("result")
    engine.close()
    check(result == info["result"], f"{what}: the result is the engine's", (result, info["result"]))


# ---- What else happens at a table ---------------------------------------------------------------------------------------------------


def before_the_game(server):
    host, guest, third = (Player(server, name).connect() for name in ("Host", "Guest", "Third"))
    table = host.http.post("/api/tables", game="ahoy", players=3, seat=1).json["table"]
    following = host.watch(table)
    check("view" not in following.now and following.now["seat"] == 1 and following.info["state"] == "open", "before the game there is no view", following.now)
    guest.watch(table)
    check(refused(guest.ask("seat", table, seat=2, bot="random"), "not-yours"), "only the host seats bots")
    check(refused(host.ask("seat", table, seat=1, bot="random"), "taken"), "a bot does not take a person's seat")
    check(ok(host.ask("seat", table, seat=2, bot="random")), "the host gives a seat to a bot")
    check(refused(guest.ask("join", table, seat=2), "taken"), "nobody takes a bot's seat")
    check(ok(host.ask("seat", table, seat=2, bot=None)), "the host frees it again")
    check(ok(guest.ask("join", table, seat=2, entropy="guest.1")), "a guest takes it")
    check(refused(third.ask("join", table, seat=2), "taken"), "a taken seat is taken")
    check(refused(guest.ask("join", table), "not-now") or refused(guest.ask("join", table), "taken"), "nobody sits twice", guest.ask("join", table))
    check(refused(host.ask("play", table, move="end"), "not-now"), "no move before the game")
    check(ok(guest.ask("leave", table)), "a guest gets up")
    check(ok(third.ask("join", table)), "without a number any free seat is taken")
    check(refused(guest.ask("chat", table, text="hello"), "not-yours"), "who does not sit there does not speak")
    check(ok(guest.ask("join", table)), "the last seat")
    pump([host], lambda: following.kinds("start"))
    settle([host, guest], table)
    check(following.kinds("start") and following.view, "when all seats are taken the game begins")
    check([entry["kind"] for entry in following.entries] == ["join", "bot", "bot", "join", "leave", "join", "join", "start"],
          "and the log tells how it came to that", [entry["kind"] for entry in following.entries])
    check(refused(Player(server, "Late").connect().ask("join", table), "no-seat"), "who comes late finds no seat")
    check(refused(host.ask("seat", table, seat=0, bot="random"), "not-now"), "and the host gives none away")


def refusals_in_the_game(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    mover, (other,) = asked_player(players, table)
    before = mover.tables[table].view
    check(refused(other.ask("play", table, move=mover.tables[table].asked()[0]["text"]), "not-asked"), "who is not asked does not move")
    check(refused(mover.ask("play", table, move="dance"), "illegal"), "what is no move is refused")
    check(refused(mover.ask("play", table, move="letter"), "illegal"), "what is not legal is refused")
    check(refused(mover.ask("undo", table), "no-undo"), "there is nothing to take back")
    stranger = Player(server, "Stranger").connect()
    check(refused(stranger.ask("play", table, move="end"), "not-yours"), "who does not sit there does not move")
    why = mover.ask("why", table, move="letter")
    check(why.get("legal") is False and why["why"], "why says why", why)
    check(mover.ask("why", table, move=mover.tables[table].asked()[0]["text"]).get("legal") is True, "and that a legal move is legal")
    check(mover.watch(table).view == before, "after all of that the position is the same")
    check("error" not in mover.ask("unwatch", table), "one may look away")
    other.ask("chat", table, text="Are you there?")
    mover.ask("ping")
    check(not mover.tables[table].kinds("chat"), "and then hears nothing more")
    return players, table


def resent_commands(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    mover, (other,) = asked_player(players, table)
    move = mover.tables[table].asked()[0]["text"]
    first = mover.ask("play", table, move=move)
    settle(players, table)
    entries = mover.tables[table].to
    for player in (mover, mover):
        player.waiting[first["re"]] = player.sent[first["re"]]
        del player.answers[first["re"]]
        player.reconnect()
        pump([player], lambda: first["re"] in player.answers)
        check(player.answers[first["re"]] == first, "a command that is sent again gets the same answer", player.answers[first["re"]])
    check(mover.tables[table].to == entries, "and is not done again", (entries, mover.tables[table].to))
    reused = other.ask("chat", table, text="one")
    over_http = other.http.post(f"/api/tables/{table}/chat", text="one", id=reused["re"])
    check(over_http.json.get("seq") == reused["seq"], "an id counts at both doors", over_http.text)


def undo_goes_to_the_horizon(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    undone = 0
    for _ in range(60):
        mover, _others = asked_player(players, table)
        play(players, table, rng, moves=1)
        following = mover.tables[table]
        if following.now["undo"] > 0 and following.now["next"] == following.now["seat"]:
            moves = len(following.kinds("move")) - len(following.kinds("undo"))
            view = following.view
            answer = mover.ask("undo", table)
            settle(players, table)
            undone += ok(answer) and following.entries[-1]["kind"] == "undo" and following.entries[-1]["move"] == moves - 1 and following.view != view
            if undone == 3:
                break
    check(undone == 3, "moves are taken back as far as nothing was learnt", undone)
    mover, (other,) = asked_player(players, table)
    check(refused(other.ask("undo", table), "no-undo") or refused(other.ask("undo", table), "not-asked"), "nobody takes another's move back")
    check(all(player.tables[table].view == player.watch(table).view for player in players), "and all have the same position as a newcomer")


def takeback_by_consent(server):
    players, table = sit(server, ["Ann", "Bert", "Cleo"], "ahoy")
    ann, bert, cleo = players
    play(players, table, rng, moves=30)
    following = ann.tables[table]
    check(refused(bert.ask("agree", table), "not-now"), "without a proposal there is nothing to agree to")
    before = {player.name: player.tables[table].view for player in players}
    target = 20
    check(ok(ann.ask("propose", table, what="takeback", moves=target)), "a take-back is proposed")
    settle(players, table)
    proposal = following.info["proposal"]
    check(proposal and proposal["what"] == "takeback" and proposal["moves"] == target and proposal["seat"] == 0, "INFO shows it", proposal)
    check(ok(bert.ask("agree", table)), "one agrees")
    check(ok(cleo.ask("decline", table)), "the other does not")
    settle(players, table)
    check(following.info["proposal"] is None and all(before[p.name] == p.tables[table].view for p in players), "so nothing happens")
    check(refused(ann.ask("propose", table, what="takeback", moves=target), "not-now"), "and the same person does not ask again at once")
    bert.ask("propose", table, what="takeback", moves=target)
    ann.ask("agree", table)
    check(refused(ann.ask("agree", table), "not-now"), "nobody agrees twice")
    check(ok(cleo.ask("agree", table)), "now all agree")
    settle(players, table)
    last = following.kinds("takeback")
    check(len(last) == 1 and last[0]["move"] == target and following.info["moves"] == target, "and the moves are taken back", following.entries[-3:])
    check(all(player.watch(table).view == view for player, view in [(p, p.tables[table].view) for p in players]), "for everybody alike")
    check(refused(ann.ask("propose", table, what="takeback", moves=10_000), "bad-request") or
          refused(ann.ask("propose", table, what="takeback", moves=10_000), "not-now"), "moves that were not made are not taken back")
    check(refused(ann.ask("propose", table, what="dinner"), "bad-request"), "other proposals are not understood")
    play(players, table, rng)
    the_end_after_changes(ann, table, "after a take-back")


def the_end_after_changes(player, table, what):
    file = player.http.get(f"/api/tables/{table}/file").text
    check(player.tables[table].over() and verified(file) is None, f"{what} the game goes on to its end, and is verified", verified(file))


def pause_and_resume(server):
    players, table = sit(server, ["Ann", "Bert"], "compagnie", clock={"live": 600, "more": 0})
    ann, bert = players
    ann.ask("propose", table, what="pause")
    bert.ask("agree", table)
    settle(players, table)
    check(ann.tables[table].info["state"] == "paused" and ann.tables[table].kinds("pause"), "all agree, and the game is paused", ann.tables[table].info)
    mover, _ = asked_player(players, table)
    move = mover.tables[table].asked()[0]["text"] if mover else "pass"
    check(refused((mover or ann).ask("play", table, move=move), "not-now"), "in a pause nobody moves")
    left = ann.watch(table).now["clock"]["left"]
    time.sleep(1.1)
    check(ann.watch(table).now["clock"]["left"] == left, "and no clock runs", (left, ann.tables[table].now["clock"]))
    check(ok(bert.ask("resume", table)), "either ends it")
    settle(players, table)
    check(ann.tables[table].info["state"] == "running", "and the game goes on")
    check(refused(bert.ask("resume", table), "not-now"), "what runs is not resumed")
    play(players, table, rng, moves=5)


def leave_and_return(server):
    players, table = sit(server, ["Ann", "Bert"], "compagnie")
    ann, bert = players
    check(refused(ann.ask("return", table), "not-now"), "who is there does not return")
    check(ok(ann.ask("leave", table)), "one leaves a running game")
    following = bert.tables[table]
    play([bert], table, rng, until=lambda: any(entry.get("by") == "bot" for entry in following.kinds("move")))
    check(any(entry.get("by") == "bot" and entry["seat"] == 0 for entry in following.kinds("move")), "a bot plays on")
    settle([bert], table)
    check(following.info["seats"][0]["away"] is True and following.info["seats"][0]["user"] == ann.user, "INFO says so", following.info["seats"])
    check(ok(ann.ask("return", table)), "and comes back")
    settle(players, table)
    check(following.info["seats"][0]["away"] is False, "then the seat is a person's again")
    play(players, table, rng)
    by = [entry.get("by") for entry in following.kinds("move")]
    check(by[-1] is None and "bot" in by, "who plays to the end", by[-5:])
    the_end_after_changes(ann, table, "with a bot in between")


def games_with_bots(server):
    ann = Player(server, "Ann").connect()
    table = ann.http.post("/api/tables", game="compagnie", players=3, bots=[None, "random", "greedy"]).json["table"]
    following = ann.watch(table)
    play([ann], table, rng)
    check(following.over(), "one person and two bots play a game to its end", following.now)
    check({entry["seat"] for entry in following.kinds("move") if entry.get("by") == "bot"} == {1, 2}, "the bots' moves are marked")


def a_host_who_only_looks_on(server):
    host = Player(server, "Host").connect()
    table = host.http.post("/api/tables", game="compagnie", players=2, bots=["random"], seat=None).json["table"]
    following = host.watch(table)
    check(following.now["seat"] is None and following.info["state"] == "open", "a host need not sit", following.now)
    guest = Player(server, "Guest").connect()
    guest.ask("join", table)
    guest.watch(table)
    play([guest, host], table, rng, moves=4)
    check(not following.choice() and following.view["viewer"] == -2, "and sees what a spectator sees")


def concede_and_rematch(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    ann, bert = players
    play(players, table, rng, moves=10)
    check(refused(ann.ask("rematch", table), "not-now"), "no next game before the end")
    check(refused(ann.http.get(f"/api/tables/{table}/file").json, "not-now"), "no game file before the end")
    check(ok(bert.ask("concede", table)), "one of two gives up")
    settle(players, table)
    info = ann.http.get(f"/api/tables/{table}").json
    check(info["state"] == "over" and [seat["place"] for seat in info["result"]["seats"]] == [1, 2], "the other has won", info)
    check(ann.tables[table].over() and ann.tables[table].entries[-1]["kind"] == "concede", "all hear of it")
    file = ann.http.get(f"/api/tables/{table}/file").text
    check("end conceded 1" in file and verified(file) is None, "the file says so", file[-200:])
    mover = ann if ann.tables[table].asked() else bert
    check(refused(mover.ask("play", table, move="end"), "game-over"), "then nobody moves")
    check(refused(bert.ask("concede", table), "game-over") or refused(bert.ask("concede", table), "not-now"), "nor gives up again")
    check(ok(ann.ask("rematch", table)), "the next game is laid")
    settle(players, table)
    following = bert.tables[table].kinds("rematch")[-1]["table"]
    check(following == ann.http.get(f"/api/tables/{table}").json["next_table"], "and told to all")
    answer = bert.ask("rematch", table)
    check(ok(answer) or refused(answer, "not-now"), "the other asks for it, too", answer)
    check(len(bert.tables[table].kinds("rematch")) == 1, "and there is only one")
    for player in players:
        player.watch(following)
    check(ok(bert.ask("join", following)), "the other takes a seat there")
    settle(players, following)
    seats = [seat["user"] for seat in ann.tables[following].info["seats"]]
    check(seats == [bert.user, ann.user] and ann.tables[following].view, "the seats have moved on, and the game has begun", seats)
    play(players, following, rng, moves=5)


def one_of_three_gives_up(server):
    players, table = sit(server, ["Ann", "Bert", "Cleo"], "compagnie")
    ann, bert, cleo = players
    check(ok(cleo.ask("concede", table)), "one of three gives up")
    settle(players, table)
    check(not ann.tables[table].over() and ann.tables[table].info["seats"][2]["bot"], "a bot takes the seat for good", ann.tables[table].info["seats"])
    answer = cleo.ask("return", table)
    check("error" in answer, "there is no way back", answer)
    play([ann, bert], table, rng)
    check(ann.tables[table].over(), "the others finish")


def chat(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    ann, bert = players
    for text in ("Ahoy!", "Grüße, \"Kapitän\" \\ 🏴‍☠️", "<script>alert(1)</script>", "x" * 400):
        ann.ask("chat", table, text=text)
        settle(players, table)
        last = bert.tables[table].entries[-1]
        check(last["kind"] == "chat" and last["text"] == text and last["name"] == "Ann" and last["seat"] == 0, f"{text[:30]!r} is heard", last)
    for text, why in (("x" * 401, "too long"), ("", "empty"), ("ü" * 201, "too long in bytes"), (7, "no text"), (None, "none")):
        check(refused(ann.ask("chat", table, text=text), "bad-request"), f"a text that is {why} is refused")
    check(refused(ann.ask("chat", table), "bad-request"), "so is one that is missing")


# ---- Clocks ----------------------------------------------------------------------------------------------------------------------------


def live_clock_runs_out(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"live": 1, "more": 0})
    following = players[0].tables[table]
    clock = following.now["clock"]
    check(len(clock["left"]) == 2 and max(clock["left"]) <= 1000 and 0 < clock["deadline"] - clock["at"] <= 1000, "a live clock shows what is left", clock)
    mover, _ = asked_player(players, table)
    usual, seat = mover.tables[table].choice()["usual"], mover.tables[table].now["seat"]
    pump(players, lambda: following.kinds("move") and mover.tables[table].kinds("move"), 6)
    first = (mover.tables[table].kinds("move") or [{}])[0]
    check(first.get("by") == "clock" and first["seat"] == seat, "when it has run out, the move is made", first)
    check(first["events"][0]["move"] == usual, "and it is the usual one", (first["events"][0], usual))
    check(pump(players, lambda: any(chair["away"] for chair in following.info["seats"]), 15), "who lets the time run out again and again is away",
          following.info["seats"])
    check(pump(players, lambda: any(entry.get("by") == "bot" for entry in following.kinds("move")), 10), "and a bot plays on")


def live_clock_counts(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"live": 30, "more": 5})
    mover, _ = asked_player(players, table)
    seat, before = mover.tables[table].now["seat"], mover.tables[table].now["clock"]["left"]
    time.sleep(1.2)
    play(players, table, rng, moves=1)
    after = mover.tables[table].now["clock"]["left"]
    used = before[seat] + 5000 - after[seat]
    check(1000 <= used <= 4000, "thinking costs time, and a move brings some", (before, after))
    check(after[1 - seat] == before[1 - seat], "the other's time stands", (before, after))
    mover, (other,) = asked_player(players, table)
    seat, before = mover.tables[table].now["seat"], mover.watch(table).now["clock"]
    time.sleep(1)
    for _ in range(8):
        other.ask("play", table, move="end")
        mover.ask("play", table, move="dance")
        other.ask("undo", table)
    after = mover.watch(table).now["clock"]
    check(abs((before["left"][seat] - after["left"][seat]) - (after["at"] - before["at"])) < 300, "what is refused costs nobody time",
          (before, after))


def slow_clock(server):
    players, table = sit(server, ["Ann", "Bert"], "plunder", clock={"days": 2})
    clock = players[0].tables[table].now["clock"]
    days = (clock["deadline"] - time.time() * 1000) / 86_400_000
    check(1.9 < days <= 2.0, "a slow clock gives days for a turn", clock)
    mover, _ = asked_player(players, table)
    now = int(time.time() * 1000)
    reply = mover.http.post("/api/settings", absent=[now - 1000, now + 3 * 86_400_000])
    check(reply.status == 200, "a planned absence", reply.text)
    later = mover.watch(table).now["clock"]
    days = (later["deadline"] - time.time() * 1000) / 86_400_000
    check(4.9 < days <= 5.0, "stops the clock for so long", later)
    for wrong in ([now, now + 31 * 86_400_000], [now + 10, now], [1], "soon", {"from": 1}):
        check(mover.http.post("/api/settings", absent=wrong).code == "bad-request", f"an absence of {str(wrong)[:30]} is refused")


def one_clock_or_none(server):
    ann = Player(server, "Ann")
    for wrong in ({"live": 0, "more": 0}, {"live": -5, "more": 0}, {"live": "long"}, {"days": 0}, {"days": 1000}, {"hours": 3}, 7, {}):
        check(ann.http.post("/api/tables", game="plunder", players=2, clock=wrong).code == "bad-request", f"a clock {wrong} is refused")
    players, table = sit(server, ["Ann", "Bert"], "plunder")
    clock = players[0].tables[table].now.get("clock")
    check(clock is None or not clock.get("deadline"), "without a clock there is no hurry", clock)


def colours_are_chosen(server):
    ann, bert, cat = players = [Player(server, name).connect() for name in ("Ann", "Bert", "Cat")]
    check(ann.http.post("/api/tables", game="plunder", players=3, colour="pink").code == "bad-request", "a table with a colour that is none is not laid")
    check(ann.http.post("/api/tables", game="ahoy", players=3, colour="red").code == "bad-request", "nor where nobody chooses one")
    table = ann.http.post("/api/tables", game="plunder", players=3, colour="green").json["table"]
    for player in players:
        player.watch(table)
    colours = lambda: [seat["colour"] for seat in ann.http.get(f"/api/tables/{table}").json["seats"]]
    check(colours() == ["green", None, None], "the host's colour is told", colours())
    check(refused(bert.ask("join", table, colour="green"), "taken"), "a colour is taken once")
    check(refused(bert.ask("join", table, colour="a b"), "bad-request") and refused(bert.ask("join", table, colour=7), "bad-request"), "a colour is a word")
    check(ok(bert.ask("join", table, colour="blue")), "a seat is taken with a colour")
    check(refused(bert.ask("colour", table, colour="green"), "taken") and refused(cat.ask("colour", table, colour="red"), "not-yours"), "nobody changes to a taken one, or without a seat")
    check(ok(bert.ask("colour", table, colour="red")), "before the game a colour is changed")
    check(ok(cat.ask("join", table)), "who chooses none sits down, too")
    settle(players, table)
    following = ann.tables[table]
    check(following.view["colours"] == ["green", "red", "blue"], "the game is played in these colours", following.view.get("colours"))
    check([entry["colour"] for entry in following.kinds("colour")] == ["red"], "the log tells of the change")
    texts = [event["text"] for event in following.kinds("start")[0]["events"]]
    check(any(text.startswith("Green ") for text in texts) and not any(text.startswith("Yellow ") for text in texts), "and calls the players by them", texts)
    check(refused(ann.ask("colour", table, colour="yellow"), "not-now"), "in the game nothing is changed any more")
    server.kill()
    server.start()
    check(colours() == ["green", "red", None], "a server that starts again knows the colours", colours())
    fresh = Player(server, "Dora").connect()
    check(fresh.watch(table).view["colours"] == ["green", "red", "blue"], "and so does the game")


with served() as server:
    for number, game in enumerate(GAMES):
        whole_game(server, game, players_of(game, number))
    whole_game(server, "plunder", 4)
    before_the_game(server)
    refusals_in_the_game(server)
    resent_commands(server)
    undo_goes_to_the_horizon(server)
    takeback_by_consent(server)
    pause_and_resume(server)
    leave_and_return(server)
    games_with_bots(server)
    a_host_who_only_looks_on(server)
    concede_and_rematch(server)
    one_of_three_gives_up(server)
    chat(server)
    live_clock_runs_out(server)
    live_clock_counts(server)
    slow_clock(server)
    one_clock_or_none(server)
    colours_are_chosen(server)
finish()
