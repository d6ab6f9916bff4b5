#!/usr/bin/env python3
"""A test: each game's course teaches every chapter of its rules, and can be gone through.

    teaching.py [GAME]...         all games, or some
    teaching.py --table [GAME]... and lists which decisions and events the course meets, and which it does not

A chapter is taught if a lesson's `teaches` row names one of its clauses. Lessons, pictures and examples are all gone through by
`roadstead lesson --check`. Every decision that asks somebody has its row in about.txt. Ends with "N passed, N failed".
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build/roadstead"
CHAPTER = re.compile(r"^## ([A-Z]+-\d+) (.*)$", re.MULTILINE)


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)


def files_of(game):
    """All that is gone through: the course, then pictures and examples."""
    return sorted((ROOT / "lessons" / game).rglob("*.lesson"))


def course_of(game):
    return sorted((ROOT / "lessons" / game).glob("*.lesson"))


def gone_through(path):
    """What was met on the way through a lesson, or what is wrong with it."""
    done = run("lesson", "--check", "--json", str(path.relative_to(ROOT)))
    return (json.loads(done.stdout), "") if done.returncode == 0 else (None, done.stderr.strip())


def clauses_taught(game):
    rows = re.findall(r"^teaches (.*)$", "\n".join(path.read_text(encoding="utf-8") for path in course_of(game)), re.MULTILINE)
    return {clause for row in rows for clause in row.split()}


def chapters_left(game):
    """The chapters of the rules that no lesson teaches."""
    rules = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
    taught = {clause.partition(".")[0] for clause in clauses_taught(game)}
    return [f"{chapter} {title}" for chapter, title in CHAPTER.findall(rules) if chapter not in taught]


def wrong_with_about(game, asked):
    """Decisions without a row in about.txt, and rows without a decision."""
    path = ROOT / "lessons" / game / "about.txt"
    rows = re.findall(r"^([a-z][\w-]*)\s+\S", path.read_text(encoding="utf-8"), re.MULTILINE) if path.exists() else []
    return [f"{name}: not explained" for name in asked if name not in rows] + [f"{name}: no such decision" for name in rows if name not in asked] + [
        f"{name}: explained twice" for name in sorted(set(rows)) if rows.count(name) > 1
    ]


def names(entries):
    return [entry.get("name") or entry["kind"] for entry in entries]


def print_table(game, schema, met):
    for what in ("decisions", "events"):
        seen = {name for one in met for name in one[what]}
        print(f"  {what}: {len(seen)} of {len(schema[what])} met; not met: {' '.join(name for name in names(schema[what]) if name not in seen)}")


def check(game, table):
    """What is wrong with the teaching of a game: what was looked at -> sentences."""
    schema = json.loads(run("schema", game).stdout)
    found, met = {}, []
    for path in files_of(game):
        report, problem = gone_through(path)
        if report and path.parent.name == game:
            met.append(report)
        found[f"{path.relative_to(ROOT)} can be gone through"] = [problem] if problem else []
    found[f"{game}: six lessons or more"] = [] if len(course_of(game)) >= 6 else [f"{len(course_of(game))} lessons"]
    found[f"{game}: every chapter of the rules is taught"] = chapters_left(game)
    found[f"{game}: every decision is explained"] = wrong_with_about(game, names(schema["decisions"]))
    if table:
        print(f"{game}: {len(clauses_taught(game))} clauses named")
        print_table(game, schema, met)
    return found


def main(arguments):
    table = "--table" in arguments
    games = [one for one in arguments if not one.startswith("-")] or [entry["id"] for entry in json.loads(run("games", "--json").stdout)]
    found = {}
    for game in games:
        found |= check(game, table)
    for what, problems in found.items():
        print("FAILED" if problems else "ok", what)
        print("".join(f"  {problem}\n" for problem in problems), end="")
    failed = sum(bool(problems) for problems in found.values())
    print(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
