#!/usr/bin/env python3
"""Tells which clauses of the rules are named by rules tests.

Usage: clause_coverage.py docs/rules tests/rules

The clauses of a game are the lines "- **XX-n.m** ..." of docs/rules/<id>.md. A clause is tested if its full name stands in a
comment of tests/rules/<id>/*.c; a range ("XX-6.4 to 6.6", "XX-6.4 to XX-6.6") names nothing. Clauses that no program can test
stand in tests/rules/<id>/untestable.txt, one a line: "XX-n.m reason". Exits with 1 if a clause is missing, if a name in a comment
or in the list is no clause, or if a line of the list gives no reason.
"""
import re
import sys
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)
COMMENT = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|/\*.*?\*/', re.DOTALL)
NAME = re.compile(r"(?<![\w-])([A-Z]+-\d+\.\d+)(?![\w.]*\d)")
RANGE = re.compile(r"(?<![\w-])[A-Z]+-\d+\.\d+\s*(?:to|until|\.\.\.?|-|–)\s*(?:[A-Z]+-)?\d+\.\d+")


def comments(source):
    """The comments of a C file; quoted texts are passed over."""
    return "\n".join(m.group() for m in COMMENT.finditer(source) if m.group().startswith("/"))


def named(text, prefixes):
    """The clauses named in a text, of those rules whose names begin so."""
    return {name for name in NAME.findall(RANGE.sub(" ", text)) if name.split("-")[0] in prefixes}


def untestable(path, problems):
    """The clauses listed as untestable."""
    listed = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.exists() else [], 1):
        name, _, reason = line.strip().partition(" ")
        if not name or name.startswith("#"):
            continue
        listed.add(name)
        if not reason.strip():
            problems.append(f"{path.name}:{number}: {name} without a reason")
    return listed


def in_order(names):
    return sorted(names, key=lambda name: [name.split("-")[0]] + [int(n) for n in name.split("-")[1].split(".")])


def check(rules, tests):
    """Prints the coverage of one game; returns whether all is well."""
    clauses = CLAUSE.findall(rules.read_text(encoding="utf-8"))
    prefixes = {clause.split("-")[0] for clause in clauses}
    problems = [f"{name} stands twice in the rules" for name in in_order({c for c in clauses if clauses.count(c) > 1})]
    clauses = set(clauses)
    folder = tests / rules.stem
    found = {path.name: named(comments(path.read_text(encoding="utf-8")), prefixes) for path in sorted(folder.glob("*.c"))}
    tested = set().union(*found.values())
    listed = untestable(folder / "untestable.txt", problems)

    for name, names in found.items():
        problems += [f"{name}: {clause} does not exist" for clause in in_order(names - clauses)]
    problems += [f"untestable.txt: {clause} does not exist" for clause in sorted(listed - clauses)]
    problems += [f"{clause} is missing" for clause in in_order(clauses - tested - listed)]

    covered = len(clauses & (tested | listed))
    percent = 100 * covered // len(clauses)
    print(f"{rules.stem}: {len(clauses & tested)} of {len(clauses)} clauses named in tests ({percent} %), {len(listed)} untestable")
    for problem in problems:
        print(f"  {problem}")
    return not problems


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    games = [path for path in sorted(Path(arguments[0]).glob("*.md")) if CLAUSE.search(path.read_text(encoding="utf-8"))]
    if not games:
        sys.exit(f"{arguments[0]}: no rules found")
    return 0 if all([check(path, Path(arguments[1])) for path in games]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
