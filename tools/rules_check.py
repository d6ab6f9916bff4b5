#!/usr/bin/env python3
"""A test: the rules in other languages, docs/rules/<language>/<game>.md, say the same as docs/rules/<game>.md, as far as a program can tell.

    rules_check.py [LANGUAGE/GAME]...     all of them, or some, as in: rules_check.py de/ahoy nl/plunder

Block by block: headings of the same level, the same clauses, tables of the same size, the same numbers and references to clauses; no sentence
left in English; the terms of po/glossary.md. Ends with "N passed, N failed".
"""
import pathlib
import re
import sys

import po

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "docs/rules"
LANGUAGES = ("de", "nl", "it")
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")
ITEM = re.compile(r"^(?:- |\d+\. )")


def blocks(text):
    """Headings, rows of tables, items and paragraphs: (line, kind, text). Lines that go on are joined."""
    found, kind = [], ""
    for number, line in enumerate(text.splitlines(), 1):
        begun = kind_of(line)
        if begun or (line.strip() and not kind):
            kind = begun or "text"
            found.append([number, kind, line.strip()])
        elif line.strip():
            found[-1][2] += " " + line.strip()
        if not line.strip() or kind in ("row",) or kind.startswith("#"):
            kind = ""
    return [tuple(block) for block in found]


def kind_of(line):
    if line.startswith("#"):
        return line.split(" ")[0]
    if line.startswith("|"):
        return "row"
    return "item" if ITEM.match(line) else ""


def numbers(text):
    return sorted(re.findall(r"\d+", CLAUSE.sub("", text)))


def references(text):
    return sorted(CLAUSE.findall(text))


def cells(kind, text):
    return text.count("|") if kind == "row" else 0


def is_left(kind, english, other):
    """A sentence that nobody translated; names in tables may be the same."""
    return kind in ("item", "text") and english == other and len(re.findall(r"[a-z]{2,}", english)) > 5


def differences(english, other):
    """What two blocks that belong together differ in."""
    (_, kind, ours), (_, other_kind, theirs) = english, other
    if kind != other_kind:
        return [f"{other_kind} where the English has {kind}: {ours[:60]}"]
    found = []
    for what, of in (("references", references), ("numbers", numbers)):
        if of(ours) != of(theirs):
            found.append(f"{what}: {' '.join(of(ours))} in English, here {' '.join(of(theirs))}")
    if cells(kind, ours) != cells(kind, theirs):
        found.append("a row with another number of cells")
    if is_left(kind, ours, theirs):
        found.append("not translated")
    return found


def strays(game, language, english, other, terms):
    """Terms of the glossary that stand in the English block and not in the other."""
    for section in (game, "all"):
        for term, forms in terms.get(section, []):
            allowed = forms.get(language)
            if allowed and re.search(rf"(?<!\w){re.escape(term)}(?:e?s)?(?!\w)", english) and not any(form.search(other) for form in allowed):
                yield f"the term {term} of the glossary"


def wrong_in(language, game, terms):
    """What is wrong with a translation of the rules, one line each."""
    path = RULES / language / f"{game}.md"
    if not path.exists():
        return ["there is none"]
    ours = blocks((RULES / f"{game}.md").read_text(encoding="utf-8"))
    theirs = blocks(path.read_text(encoding="utf-8"))
    found = []
    for english, other in zip(ours, theirs):
        wrong = differences(english, other)
        found += [f"line {other[0]} (English: {english[0]}): {what}" for what in (*wrong, *strays(game, language, english[2], other[2], terms))]
        if english[1] != other[1]:
            return found  # from here on nothing belongs together
    if len(ours) != len(theirs):
        found.append(f"{len(theirs)} blocks where the English has {len(ours)}")
    return found


def main():
    terms = po.glossary(po.GLOSSARY.read_text(encoding="utf-8"))
    known = [f"{language}/{path.stem}" for language in LANGUAGES for path in sorted(RULES.glob("*.md"))]
    wanted = sys.argv[1:] or known
    failed = 0
    if not set(wanted) <= set(known):
        sys.exit(__doc__)
    for one in wanted:
        found = wrong_in(*one.split("/"), terms)
        failed += bool(found)
        print("FAILED" if found else "ok", f"the rules in {one}.md are those of the English text")
        print("".join(f"  {line}\n" for line in found[:60]), end="")
    print(f"{len(wanted) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
