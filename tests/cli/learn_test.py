#!/usr/bin/env python3
"""The commands that teach, as a user types them: learn, lesson, rules. Usage: learn_test.py ROADSTEAD

They go through a course of the test's own, in a folder of its own, and through one lesson of the tree.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

BINARY = os.path.abspath(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ("de", "nl", "it")
passed = failed = 0


def check(fine, what, more=""):
    global passed, failed
    print(f"{'ok' if fine else 'FAILED'} {what}{'' if fine else ': ' + str(more)[-2000:]}")
    passed, failed = passed + bool(fine), failed + (not fine)


PERSONAL = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "XDG_STATE_HOME", "HOME")


def roadstead(*args, typed="", **surroundings):
    """In the folder of the tree, and in no surroundings of its own but these."""
    plain = {name: value for name, value in os.environ.items() if name not in PERSONAL}
    return subprocess.run([BINARY, *map(str, args)], input=typed, capture_output=True, text=True, timeout=120, cwd=ROOT, env={**plain, **surroundings})


def refused(run, status, *parts):
    """Ended with that status and one sentence that names what is wrong."""
    return run.returncode == status and run.stderr.count("\n") == 1 and all(part in run.stderr for part in parts)


def in_order(text, *parts):
    at = 0
    for part in parts:
        found = text.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return True


# ---- A course ---------------------------------------------------------------------------------------------------------------------

SEA = """lesson plunder
title The sea
about You can sail.
teaches PL-7.1 PL-7.4

scene
deal PR-01 OS-05

let silver captain[0].silver
say You have {silver} {silver|coin|coins}.
say Sail north.
point cell:0,1 card:harrier good:sugar
tip decision sail "You may sail."
chance SH-12
do move north
else end "Not yet."
else trade "No market here."
then Well sailed.

say You are at sea.
read

say Pass, then lay a card.
tip event laid "It lies there now."
do pass

say Lay any.
do lay *
then Laid.

learnt Ships sail.
learnt Some do not.
"""

FREE = """lesson plunder
title Free play
about You have played.

scene
deal PR-01 OS-05
bots random

say Play on, until you sail again.
until decision sail

learnt Others move, too.
"""

LAST = """lesson plunder
title The last
about You have read.

scene
players 3
seat 2

say Read this.
read

say And this.
read
"""

TRANSLATED = 'msgid "The sea"\nmsgstr "Das Meer"\n\nmsgid "Sail north."\nmsgstr "Segle nach \\"Norden\\"."\n\n#, python-format\n' \
    'msgid "You have {silver} {silver|coin|coins}."\nmsgstr "Du hast {silver} {silver|Münze|Münzen}."\n\nmsgid "Not yet."\nmsgstr ""\n\n' \
    'msgid "Ships sail."\nmsgstr "Schiffe segeln."\n'


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def lay_course(folder):
    """A folder like the tree's, with a course for plunder, German for some of it, and the rules."""
    for name, text in (("01-the-sea", SEA), ("02-free-play", FREE), ("10-the-last", LAST)):
        write(folder / f"lessons/plunder/{name}.lesson", text)
    write(folder / "lessons/plunder/notes.txt", "no lesson")
    write(folder / "lessons/plunder/old.lesson.bak", "no lesson either")
    write(folder / "po/lessons/plunder.de.po", TRANSLATED)
    for language in ("", "de/"):
        write(folder / f"docs/rules/{language}plunder.md", (ROOT / f"docs/rules/{language}plunder.md").read_text(encoding="utf-8"))
    return folder


class School:
    """A course, and a folder of progress."""

    def __init__(self, folder, progress):
        self.folder, self.progress = folder, progress

    def learn(self, *args, typed="", **surroundings):
        return roadstead("learn", "--home", self.folder, "--progress", self.progress, *args, typed=typed, **surroundings)

    def states(self):
        """Of each lesson: done, left or nothing."""
        return [line[4:8].strip() for line in self.learn("plunder", "--list").stdout.splitlines() if line[:2].strip()]


FIRST = "move north\n\npass\n1\n"  # the whole first lesson, typed

# ---- The list -----------------------------------------------------------------------------------------------------------------------


def lessons_are_listed(school):
    run = school.learn("plunder", "--list")
    check(run.returncode == 0 and not run.stderr, "a course is listed", run.stderr)
    check(in_order(run.stdout, " 1        The sea\n          You can sail.\n", " 2        Free play\n", " 3        The last\n          You have read.\n"),
          "by number, title and what one can do afterwards, in the order of their names", run.stdout)
    check("notes" not in run.stdout and run.stdout.count("\n") == 6, "and nothing else that lies there", run.stdout)
    check(school.learn().stdout == "plunder      0 of 3 lessons done\n", "without a game the games that have lessons are listed", school.learn().stdout)
    check("Das Meer" in school.learn("plunder", "--list", "--language", "de").stdout, "the list is in the reader's language")


def wrong_words_are_refused(school, folder):
    check(refused(school.learn("chess"), 2, '"chess"', "plunder"), "a game that is none is bad usage")
    for wanted in ("4", "0", "-1", "1x", "the-sea", "01-the-sea.lesson", "../01-the-sea"):
        run = school.learn("plunder", "--", wanted)
        check(refused(run, 2, f'"{wanted}"', "--list"), f"a lesson {wanted} is bad usage", run.stderr)
    check(refused(school.learn("ahoy"), 1, str(folder), "--home"), "a game without lessons fails, and the folder is named")
    run = roadstead("learn", "plunder", "--home", "/nowhere")
    check(refused(run, 1, "/nowhere/lessons/plunder"), "so does a folder that is not there", run.stderr)
    check(refused(roadstead("learn", "--home", "/nowhere"), 1, "/nowhere/lessons"), "for all games, too")


# ---- A lesson ------------------------------------------------------------------------------------------------------------------------


def a_lesson_is_typed_in(school):
    run = school.learn("plunder", "1", typed=FIRST)
    check(run.returncode == 0 and not run.stderr, "a whole lesson is typed in", run.stderr)
    check(in_order(run.stdout, "1. The sea", "|-- 1/4", "| You have 5 coins.", "| Sail north.", "|  > Harrier, Sugar\n", "| You may sail.", "1) move north", "Red draws Harrier.",
                   "|-- 2/4", "| Well sailed.", "| You are at sea.", "(Enter) ", "|-- 3/4", "|-- 4/4", "|-- Learnt", "| Laid.", "| Ships sail.", "| Some do not.", "PL-7.1 PL-7.4"),
          "it says and shows what the file says, in that order", run.stdout)
    check(run.stdout.count("You may sail.") == 1 and "It lies there" not in run.stdout, "tips are said once, and in their own step", run.stdout)
    check(run.stdout.endswith("Enter begins the next lesson, any other word ends: "), "at its end the next one is offered", run.stdout[-200:])
    check(school.states() == ["done", "", ""], "it is done", school.states())
    check("1 of 3 lessons done" in school.learn().stdout, "and counted")


def the_course_goes_on(school):
    run = school.learn("plunder", typed="quit\n")
    check("2. Free play" in run.stdout and "1. The sea" not in run.stdout, "without a number the course goes on with the first that is not done", run.stdout)
    run = school.learn("plunder", "1", typed=FIRST + "\nquit\n")
    check(in_order(run.stdout, "Some do not.", "2. Free play"), "Enter begins the next lesson", run.stdout[-500:])
    run = school.learn("plunder", "1", typed=FIRST + "no\n1\n")
    check("Free play" not in run.stdout and run.returncode == 0, "any other word does not", run.stdout[-500:])
    run = school.learn("plunder", "10-the-last", typed="\n\n")
    check(in_order(run.stdout, "3. The last", "|-- 1/2", "|-- 2/2", "|-- Learnt") and "next lesson" not in run.stdout, "a lesson is found by its name; after the last one nothing is offered",
          run.stdout[-500:])


def others_move(school):
    run = school.learn("plunder", "2", typed="end\npass\n1\n" + "1\n" * 30)
    check(in_order(run.stdout, "Red: Stay here", "Blue: ", "|-- Learnt", "| Others move, too."), "others move, and what they do is told", run.stdout[-1500:])


def wrong_answers_are_answered(school):
    run = school.learn("plunder", "1", typed="end\nmove south\ntrade\nmove PT-08\ndance\n99\n0\nmove\nquit\n")
    answers = re.findall(r"^(?:> )+\| (.*)$", run.stdout, re.M)
    plain, none = "You could do that. This lesson wants to show something else first.", "That is not a move of this game."
    check(answers == ["Not yet.", plain, "No market here.", none, none, none, none, none], "wrong answers are answered: by the lesson, plainly, or by the rules", answers)
    run = school.learn("plunder", "1", typed="explore open-sea-5 north\nquit\n")
    check(re.search(r"^> \| PL-\d+\.\d+: ", run.stdout, re.M), "what is not legal is refused with its clause", run.stdout[-400:])
    check("|-- 2/4" not in run.stdout and run.returncode == 0, "and nothing was made", run.stdout[-400:])


def commands_can_be_typed(school):
    run = school.learn("plunder", "1", typed="show\nwhy trade\nwhy move north\nwhy\nrules PL-7.4\nrules XX-1\nrules\nhelp\n\n   \nshowy\nquit\n")
    for what in ("Try this: move north", "> PL-7.1: ", "That is legal.", "Ask about a move: why MOVE", "> PL-7.4  ", "Name a clause, such as PL-", "  show    ", "  quit    ",
                 "not a move of this game"):
        check(what in run.stdout, f"a command says: {what}", run.stdout[-1500:])
    check(run.stdout.count("Name a clause") == 2, "a clause that is none is asked for again")
    run = school.learn("plunder", "1", typed="table\nquit\n")
    check(run.stdout.count("|-- 1/4") == 2 and run.stdout.count("| Sail north.") == 2, "table shows the table and the text again", run.stdout)
    run = school.learn("plunder", "1", typed="move north\nshow\nwhy pass\npass\nquit\n")
    check(in_order(run.stdout, "Read on: press Enter.", "That is legal.", "Read on: press Enter."), "where a text is to be read, Enter is asked for", run.stdout[-400:])


def words_between_do_no_harm(school):
    run = school.learn("plunder", "1", typed="why trade\ntable\ndance\ntable\nmove north\nwhy dance\n\nwhy dance\ntable\npass\n1\n")
    check(run.returncode == 0 and not run.stderr and "|-- Learnt" in run.stdout, "questions and wrong moves between do the lesson no harm", run.stderr)


# ---- Leaving ---------------------------------------------------------------------------------------------------------------------------


def a_lesson_is_left_and_gone_on_with(school):
    run = school.learn("plunder", "1", typed="move north\n\nquit\n")
    check("Left. Go on with: roadstead learn plunder 1\n" in run.stdout and run.returncode == 0, "a lesson is left", run.stdout[-200:])
    check(school.states() == ["left", "", ""], "and listed so", school.states())
    run = school.learn("plunder", typed="pass\n1\n")
    check("|-- 3/4" in run.stdout and "|-- 1/4" not in run.stdout and "|-- Learnt" in run.stdout, "it goes on where it was left", run.stdout)
    check("Harrier" in run.stdout, "with its game")
    check(school.states() == ["done", "", ""] and not list(school.progress.rglob("*.left")), "then it is done, and nothing of it is kept", school.states())
    school.learn("plunder", "1", typed="move north\n")
    check(school.states() == ["left", "", ""], "the end of the input leaves it, too; one that was done can be left again", school.states())


def the_first_step_is_left(school):
    school.learn("plunder", "1", typed="end\nquit\n")
    check(school.states() == ["", "", ""], "where nothing was done, nothing is kept", school.states())
    school.learn("plunder", "2", typed="end\npass\nquit\n")
    check(school.states() == ["", "left", ""], "but of a first step in which one plays freely it is", school.states())
    run = school.learn("plunder", "2", typed="1\nquit\n")
    check("1) lay " in run.stdout and "1) move" not in run.stdout.split("|-- 1/1", 1)[1].split("\n> ")[0], "which goes on with what was to be decided", run.stdout[:3000])


def what_was_kept_may_not_fit_any_more(school):
    path = school.progress / "plunder/01-the-sea.left"
    for what, text in (("empty", ""), ("a poem", "a poem\nand more"), ("of a step that is gone", "9 0 0 0\n"), ("of another game", None)):
        school.learn("plunder", "1", typed="move north\nquit\n")
        kept = path.read_text()
        path.write_text(kept.replace("game plunder", "game ahoy") if text is None else text + kept.partition("\n")[2] if text.endswith("\n") else text)
        run = school.learn("plunder", "1", typed="quit\n")
        check(run.returncode == 0 and "|-- 1/4" in run.stdout, f"where what was kept is {what}, the lesson begins anew", run.stdout[:300] + run.stderr)


def progress_that_cannot_be_written(folder, course):
    (folder / "file").write_text("")
    for place in (folder / "file", pathlib.Path("/proc/nowhere")):
        school = School(course, place)
        run = school.learn("plunder", "1", typed=FIRST)
        check(refused(run, 1, "cannot be kept", str(place)) and "|-- Learnt" in run.stdout, f"what is learnt cannot be kept in {place.name}: that is said at the end", run.stderr)
        run = school.learn("plunder", "1", typed="move north\nquit\n")
        check(refused(run, 1, "cannot be kept", str(place)), "nor where it was left", run.stderr)


def the_usual_folder(folder, course):
    state = folder / "state"
    run = roadstead("learn", "plunder", "1", "--home", course, typed=FIRST, XDG_STATE_HOME=str(state))
    check(run.returncode == 0 and (state / "roadstead/learnt/plunder/01-the-sea.done").exists(), "usually progress is kept in the state folder of the user", run.stderr)
    roadstead("learn", "plunder", "1", "--home", course, typed=FIRST, HOME=str(folder / "home"))
    check((folder / "home/.local/state/roadstead/learnt/plunder/01-the-sea.done").exists(), "which lies at home unless it is said where")
    run = roadstead("learn", "plunder", "1", "--home", course, typed=FIRST)
    check(run.returncode == 0 and "|-- Learnt" in run.stdout, "without either nothing is kept, and all goes on", run.stderr)


# ---- Languages -------------------------------------------------------------------------------------------------------------------------


def lessons_speak_the_readers_language(school):
    run = school.learn("plunder", "1", "--language", "de", typed="end\nrules PL-7.4\nmove north\n\npass\n1\n")
    check(in_order(run.stdout, "1. Das Meer", "| Du hast 5 Münzen.", '| Segle nach "Norden".', "| Schiffe segeln."), "a lesson in German, with its figures", run.stdout)
    check("| Not yet." in run.stdout and "| Some do not." in run.stdout, "what is not translated stays English")
    check("PL-7.4  Eine " in run.stdout, "the rules are German, too", run.stdout)
    for surroundings in ({"LC_ALL": "de_AT.UTF-8"}, {"LANG": "de"}, {"LC_MESSAGES": "de_DE", "LANG": "it_IT"}):
        check("Das Meer" in school.learn("plunder", "1", typed="quit\n", **surroundings).stdout, f"the language is that of the surroundings: {surroundings}")
    for surroundings in ({}, {"LANG": "C.UTF-8"}, {"LC_ALL": "C", "LANG": "de"}, {"LANG": "fr_FR.UTF-8"}, {"LANG": ""}):
        check("The sea" in school.learn("plunder", "1", typed="quit\n", **surroundings).stdout, f"or English: {surroundings}")
    check("The sea" in school.learn("plunder", "1", "--language", "en", typed="quit\n", LANG="de").stdout, "what is asked for comes before them")


def the_tree_speaks_all_languages(folder):
    english = roadstead("learn", "plunder", "--list", "--language", "en", "--progress", folder).stdout
    for language in LANGUAGES:
        run = roadstead("learn", "plunder", "--list", "--language", language, "--progress", folder)
        check(run.returncode == 0 and run.stdout.count("\n") == english.count("\n") > 10, f"the course of the tree is listed in {language}", run.stderr)
        left = set(run.stdout.splitlines()) & set(english.splitlines())
        check(not left, f"and none of it is left in English ({language})", left)


def a_lesson_of_the_tree_is_typed_in(folder):
    """By what `roadstead lesson --tell` says is right."""
    told = roadstead("lesson", "--tell", "lessons/plunder/01-the-goal.lesson").stdout
    steps = re.split(r"^\d+\.$", told, flags=re.M)[1:]
    typed = [(re.findall(r"^  > (.*)$", step, re.M) or [""])[0] for step in steps]
    for language in ("en", *LANGUAGES):
        run = roadstead("learn", "plunder", "1", "--progress", folder / language, "--language", language, typed="\n".join(typed) + "\n")
        check(run.returncode == 0 and not run.stderr and "|-- Learnt" in run.stdout, f"the first lesson of the tree is typed in ({language})", run.stdout[-800:] + run.stderr)
        check("{" not in run.stdout, f"and all its figures are there ({language})", re.findall(r".*\{.*", run.stdout))


# ---- roadstead lesson ----------------------------------------------------------------------------------------------------------------------


def lessons_are_checked(course):
    path = course / "lessons/plunder/01-the-sea.lesson"
    run = roadstead("lesson", "--check", path)
    found = re.fullmatch(re.escape(str(path)) + r": 4 steps, (\d+) answers tried\n", run.stdout)
    check(run.returncode == 0 and not run.stderr and found and int(found[1]) > 6, "a sound lesson is checked", run.stdout + run.stderr)
    report = json.loads(roadstead("lesson", "--check", "--json", path).stdout)
    check(report["game"] == "plunder" and report["steps"] > 4 and report["file"] == str(path), "as JSON, once for each right answer of a step", report)
    check(set(report["decisions"]) == {"sail", "action", "encounter"}, "with the decisions that were met", report["decisions"])
    check({"sails", "draw", "laid"} <= set(report["events"]) and "mutiny" not in report["events"], "and the events", report["events"])


def lessons_are_told(course):
    path = course / "lessons/plunder/01-the-sea.lesson"
    run = roadstead("lesson", "--tell", path)
    check(run.returncode == 0 and in_order(run.stdout, "1.\n", "  You have 5 coins.\n", "  [sail]\n", "  > move north\n", "    end\n", "  Well sailed.\n", "2.\n", "3.\n", "  [action]\n", "  > pass\n",
                                           "4.\n", "  > lay ", "  Laid.\n", "  Ships sail.\n"), "a lesson is told: its texts, what is asked, and which moves are right", run.stdout)
    check("Open Sea 1" not in run.stdout, "without the table")
    run = roadstead("lesson", "--tell", "--board", path)
    check(run.stdout.count("|Open Sea 1 ") == 4, "or with the table before each step", run.stdout.count("|Open Sea 1 "))
    run = roadstead("lesson", "--tell", course / "lessons/plunder/02-free-play.lesson")
    check(run.returncode == 0 and in_order(run.stdout, "1.\n", "[sail]", "  > end\n", "  Others move, too."), "what is open ends it", run.stdout)
    run = roadstead("lesson", "--check", "--tell", path)
    check(run.returncode == 0 and "answers tried" in run.stdout and "Well sailed." in run.stdout, "both can be asked for at once")


def wrong_lessons_are_refused(folder):
    for what, text, part in (("a poem", "Roses are red\n", "Line 1"), ("empty", "", "Line 1"), ("without a step", "lesson plunder\ntitle A\n", "no step"),
                             ("of no game", "lesson chess\n", "Line 1"), ("that nobody can do", SEA.replace("do pass", "do attack port"), "Line 25"),
                             ("with a wrong event", SEA.replace("event laid", "event hatched"), "Line 24"), ("with a wrong clause", SEA.replace("PL-7.4", "PL-99.4"), "Line 4"),
                             ("with an answer to what is right", SEA.replace("else end", "else move north"), "Line 16"),
                             ("with a wrong figure", SEA.replace("let silver captain[0].silver", "let silver captain[0].gold"), "Line 10"),
                             ("without its last line's end", SEA.replace("learnt Some do not.\n", "learnt {gold}"), "Line 32"),
                             ("that ends within a row", "lesson plunder\nscene\nset round", "Line 3"), ("of zeros", "\0" * 100, "Line 1")):
        path = folder / "wrong.lesson"
        path.write_text(text)
        run = roadstead("lesson", "--check", path)
        check(refused(run, 1, str(path), part) and not run.stdout, f"a lesson {what} is refused", run.stderr)
    path.write_text(SEA.replace("do pass", "do attack port"))
    run = roadstead("lesson", "--tell", path)
    check(refused(run, 1, str(path)) and "Well sailed." in run.stdout, "one that cannot go on is told as far as it goes", run.stdout + run.stderr)


def wrong_words_of_lesson_are_refused(course):
    path = course / "lessons/plunder/01-the-sea.lesson"
    for args in (["--check", "nowhere.lesson"], ["--tell", "nowhere.lesson"], ["--check", course]):
        run = roadstead("lesson", *args)
        check(refused(run, 1, str(args[1])), f"lesson {args[0]} of {pathlib.Path(args[1]).name} fails with one sentence", run.stderr)
    check(refused(roadstead("lesson", path), 2, "--check", "--tell"), "it must be said what is wanted")
    check(refused(roadstead("lesson", "--check"), 2, "FILE"), "and of which file")
    check(refused(roadstead("lesson", "--check", path, path), 2, "too many"), "one at a time")


def broken_lessons_are_told_of(folder, school):
    course = folder / "broken"
    write(course / "lessons/plunder/1.lesson", SEA)
    write(course / "lessons/plunder/2.lesson", "lesson plunder\nscene\nshout\n")
    write(course / "lessons/plunder/3.lesson", SEA.replace("then Laid.", "play dance"))
    broken = School(course, folder / "broken-progress")
    check(refused(broken.learn("plunder", "--list"), 1, "2: Line 3: "), "a broken lesson is named in the list", broken.learn("plunder", "--list").stderr)
    check(refused(broken.learn("plunder", "2"), 1, "2: Line 3: "), "and when it is begun")
    run = broken.learn("plunder", "3", typed=FIRST)
    check(run.returncode == 1 and "Line 29: " in run.stderr, "one that cannot go on says why", run.stderr)


# ---- roadstead rules -----------------------------------------------------------------------------------------------------------------------


def rules_are_read():
    one = roadstead("rules", "plunder", "PL-7.4")
    check(re.fullmatch(r"## PL-7 .*\nPL-7\.4  .*\n", one.stdout) and one.returncode == 0, "a clause is told, under the title of its chapter", one.stdout)
    check(roadstead("rules", "plunder", "pl-7.4").stdout == one.stdout, "in small letters, too")
    chapter = roadstead("rules", "plunder", "pl-7").stdout
    clauses = re.findall(r"^(PL-[\d.]+)  ", chapter, re.M)
    check(len(clauses) > 5 and all(clause.startswith("PL-7.") for clause in clauses) and chapter.count("## ") == 1, "so is a chapter", clauses)
    everything = roadstead("rules", "plunder").stdout
    check(len(re.findall(r"^PL-", everything, re.M)) > 150 and everything.count("## PL-") > 20, "and everything")
    check(chapter in everything, "a chapter is a part of that")


def rules_are_searched():
    run = roadstead("rules", "plunder", "TREASURE fleet")
    found = re.findall(r"^PL-.*$", run.stdout, re.M)
    check(len(found) > 3 and all("treasure fleet" in line.lower() for line in found), "what holds the words is told, whatever their case", run.stdout)
    for wanted in ("PL-99", "PL-7.99", "PL-", "zeppelin"):
        run = roadstead("rules", "plunder", wanted)
        if wanted == "PL-":
            check(run.returncode == 0 and run.stdout, "the letters of a clause are found where clauses refer to others", run.stderr)
        else:
            check(refused(run, 1, wanted) and not run.stdout, f"where nothing has {wanted}, that is said", run.stdout)
    check(refused(roadstead("rules", "chess"), 2, '"chess"'), "a game that is none is bad usage")
    check(refused(roadstead("rules"), 2, "GAME"), "and none at all")


def rules_speak_the_readers_language():
    english = roadstead("rules", "plunder", "PL-7.4", "--language", "en").stdout
    told = {english}
    for language in LANGUAGES:
        run = roadstead("rules", "plunder", "PL-7.4", "--language", language)
        check(re.fullmatch(r"## PL-7 .*\nPL-7\.4  .*\n", run.stdout) and "**" not in run.stdout, f"a clause in {language}", run.stdout)
        told.add(run.stdout)
    check(len(told) == 4, "each in words of its own", told)
    check(roadstead("rules", "plunder", "PL-7.4", LANG="it_IT.UTF-8").stdout in told - {english}, "the language is that of the surroundings")
    check(roadstead("rules", "plunder", "PL-7.4", "--language", "fr").stdout == english, "where there is no such translation, English")
    run = roadstead("rules", "plunder", "Kapitän", "--language", "de")
    check(run.stdout.count("\nPL-") > 10, "words are looked for in that language", run.stdout[:300])


def rules_are_in_the_program(folder):
    run = roadstead("rules", "plunder", "PL-7.4", "--home", folder / "empty", "--language", "de")
    check(run.returncode == 0 and run.stdout.startswith("PL-7.4  A "), "without files the rules are the program's own, in English", run.stdout)
    for game in json.loads(roadstead("games", "--json").stdout):
        told = roadstead("rules", game["id"]).stdout
        clauses = re.findall(r"^([A-Z]{2}-\d+\.\d+)  \S", told, re.M)
        headings = re.findall(r"^## ([A-Z]{2}-\d+) \S", told, re.M)
        check(len(clauses) > 50 and {clause.partition(".")[0] for clause in clauses} == set(headings), f"every clause of {game['id']} stands under its chapter", len(clauses))


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    course = lay_course(folder / "course")
    numbers = iter(range(100))

    def school():
        return School(course, folder / f"progress-{next(numbers)}")

    lessons_are_listed(school())
    wrong_words_are_refused(school(), course)
    here = school()
    a_lesson_is_typed_in(here)
    the_course_goes_on(here)
    others_move(school())
    wrong_answers_are_answered(school())
    commands_can_be_typed(school())
    words_between_do_no_harm(school())
    a_lesson_is_left_and_gone_on_with(school())
    the_first_step_is_left(school())
    what_was_kept_may_not_fit_any_more(school())
    progress_that_cannot_be_written(folder, course)
    the_usual_folder(folder, course)
    lessons_speak_the_readers_language(school())
    the_tree_speaks_all_languages(folder / "tree")
    a_lesson_of_the_tree_is_typed_in(folder / "tree")
    lessons_are_checked(course)
    lessons_are_told(course)
    wrong_lessons_are_refused(folder)
    wrong_words_of_lesson_are_refused(course)
    broken_lessons_are_told_of(folder, school())
    rules_are_read()
    rules_are_searched()
    rules_speak_the_readers_language()
    rules_are_in_the_program(folder)

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
