#!/usr/bin/env python3
"""Translations: English texts are the keys, po/<language>.po holds the rest; po/lessons/<game>.<language>.po what lessons say.

    po.py extract     collects all texts of the page, the C tables and the engine into po/roadstead.pot
    po.py merge       brings every po/*.po up to the template: new texts are added, unused ones dropped
    po.py compile     writes po/*.po as JSON for the page, to web/src/generated/po
    po.py check       a test: the template is complete, translations keep their placeholders and the terms of po/glossary.md; those of lessons lack nothing
    po.py missing     prints what is not translated yet, as JSON: language (or game.language, of lessons) -> list of texts

extract and check ask build/roadstead for what only the running engine knows: titles, names of fields, names of bots.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PO = ROOT / "po"
LESSONS = ROOT / "lessons"
TEMPLATE = PO / "roadstead.pot"
GLOSSARY = PO / "glossary.md"
HEADER = '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'

STRING = r"""(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")"""
C_STRINGS = r'((?:\s*"(?:[^"\\\n]|\\.)*")+)'


class Texts:
    """Texts in the order they were found: (context, text) -> plural and the files they stand in."""

    def __init__(self):
        self.found = {}

    def add(self, text, where, context=None, plural=None):
        if not re.search(r"[^\W\d_]", re.sub(r"\{\w+\}", "", text)):
            return  # nothing in it that a language could change
        entry = self.found.setdefault((context, text), {"plural": None, "where": []})
        entry["plural"] = entry["plural"] or plural
        if where not in entry["where"]:
            entry["where"].append(where)


# ---- Collecting ----------------------------------------------------------------------------------------------------


def unquote(match):
    return json.loads('"' + match.replace("\\'", "'").replace('"', '\\"').replace('\\\\"', '\\"') + '"')


def from_page(texts):
    for path in sorted((ROOT / "web/src").rglob("*.ts*")):
        if "generated" in path.parts:
            continue
        source, where = path.read_text(), str(path.relative_to(ROOT))
        for call in re.finditer(rf"\b(tn|tc|t|N_)\(\s*{STRING}(?:,\s*{STRING})?", source):
            kind = call[1]
            first, second = unquote(call[2] or call[3] or ""), unquote(call[4] or call[5] or "")
            if kind == "tn":
                texts.add(first, where, plural=second)
            elif kind == "tc":
                texts.add(second, where, context=first)
            else:
                texts.add(first, where)


def joined(strings):
    return "".join(json.loads(part) for part in re.findall(r'"(?:[^"\\\n]|\\.)*"', strings))


def from_c(texts):
    for path in sorted((ROOT / "src").rglob("*.c")):
        source, where = path.read_text(), str(path.relative_to(ROOT))
        for call in re.finditer(rf"\bN_\({C_STRINGS}\)", source):
            texts.add(joined(call[1]), where)
        for call in re.finditer(rf'\bRS_NO\(\s*"[^"]*",{C_STRINGS}\)', source):
            texts.add(joined(call[1]), where)


def ask_engine(*requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([ROOT / "build/roadstead", "engine"], input=lines, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def add_fields(texts, fields, where):
    for field in fields:
        if not field.get("inner"):
            texts.add(named(field["name"]), where, context="field")
        add_fields(texts, field.get("fields", []), where)


def named(name):
    """A name of the tables as the page shows it: "own_won" is "Own won"."""
    plain = re.sub("[_-]", " ", name)
    return plain[0].upper() + plain[1:]


def add_facts(texts, schema, where):
    """Names of numbers that are printed on things; where a thing lies is drawn, not said."""
    facts = (fact for words in schema["words"].values() for word in words for fact in word.get("facts", {}).items())
    for name, value in facts:
        if isinstance(value, int) and name not in ("x", "y", "row", "column", "value"):
            texts.add(named(name), where, context="field")


def from_engine(texts):
    house = ask_engine({"cmd": "games"})[0]
    for bot in house["bots"]:
        texts.add(bot["title"], "bots")
    for game in house["games"]:
        where = f"schema of {game['id']}"
        schema = ask_engine({"cmd": "schema", "game": game["id"]})[0]
        add_fields(texts, schema["fields"], where)
        add_facts(texts, schema, where)
        for text in [game["title"], game["summary"], *schema_texts(schema)]:
            texts.add(text, where)


def schema_texts(schema):
    yield from (option["label"] for option in schema["options"])
    yield from (decision["prompt"] for decision in schema["decisions"])
    yield from (verb["label"] for verb in schema["verbs"])
    for event in schema["events"]:
        yield from filter(None, (event["text"], event.get("hidden")))
    for words in schema["words"].values():
        yield from (text for word in words for text in (word["label"], word.get("text")) if text)


def collect():
    texts = Texts()
    from_page(texts)
    from_c(texts)
    from_engine(texts)
    return texts.found


# ---- Lessons: their own catalogues, one a game, loaded when somebody learns -----------------------------------------------------------


def lesson_rows(source):
    """The texts of a lesson: what stands behind these words, or in quotes behind those."""
    for row in source.splitlines():
        word, _, rest = row.partition(" ")
        if word in ("title", "about", "say", "then", "learnt"):
            yield rest.strip()
        elif word in ("else", "tip") and rest.rstrip().endswith('"'):
            yield rest[rest.index('"') + 1 : rest.rindex('"')].strip()


def about_rows(source):
    """What each decision is about."""
    for row in source.splitlines():
        if re.match("[a-z]", row):
            yield row.split(None, 1)[1].strip()


def from_lessons(game):
    texts = Texts()
    for path in sorted((LESSONS / game).rglob("*.lesson")):
        for text in lesson_rows(path.read_text(encoding="utf-8")):
            texts.add(text, str(path.relative_to(ROOT)))
    about = LESSONS / game / "about.txt"
    for text in about_rows(about.read_text(encoding="utf-8")) if about.exists() else ():
        texts.add(text, str(about.relative_to(ROOT)))
    return texts.found


def lesson_catalogues():
    """(catalogue, game) of every game and language."""
    for folder in sorted(path for path in LESSONS.iterdir() if path.is_dir()):
        for language in languages():
            yield PO / "lessons" / f"{folder.name}.{language.stem}.po", folder.name


# ---- The form of .po files -----------------------------------------------------------------------------------------


def quote(text):
    return json.dumps(text, ensure_ascii=False)


def write(entries, translated=None):
    """The text of a .pot, or of a .po where translations are given."""
    out = ['msgid ""', 'msgstr ""', HEADER]
    for (context, text), entry in entries.items():
        out += [f"#: {where}" for where in entry["where"]]
        if context:
            out.append(f"msgctxt {quote(context)}")
        out.append(f"msgid {quote(text)}")
        forms = (translated or {}).get((context, text)) or ["", ""]
        if entry["plural"]:
            out += [f"msgid_plural {quote(entry['plural'])}", *(f"msgstr[{i}] {quote(form)}" for i, form in enumerate((forms + [""])[:2]))]
        else:
            out.append(f"msgstr {quote(forms[0])}")
        out.append("")
    return "\n".join(out)


def read(path):
    """Translations of a .po: (context, text) -> list of forms. Those marked fuzzy are passed over."""
    found, entry, key, fuzzy = {}, {}, None, False

    def finish():
        if entry.get("msgid") and not fuzzy:
            forms = [entry[name] for name in ("msgstr", "msgstr[0]", "msgstr[1]") if name in entry]
            found[(entry.get("msgctxt"), entry["msgid"])] = forms

    for line in path.read_text(encoding="utf-8").splitlines() + [""]:
        part = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s+(".*")$', line)
        if part:
            if part[1] in ("msgctxt", "msgid") and "msgid" in entry:
                finish()
                entry, fuzzy = {}, False
            key = part[1]
            entry[key] = json.loads(part[2])
        elif line.startswith('"') and key:
            entry[key] += json.loads(line)
        elif line.startswith("#,") and "fuzzy" in line:
            finish()
            entry, fuzzy = {}, True
    finish()
    return found


# ---- The glossary --------------------------------------------------------------------------------------------------


def glossary(text):
    """Of po/glossary.md: section -> list of (term, {language: forms}). A section is a game's, or "all"."""
    terms, section, columns = {}, None, []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if line.startswith("## "):
            section, columns = line[3:].strip(), []
        elif cells and not columns:
            columns = [cell.lower() for cell in cells[1:]]
        elif cells and not cells[0].startswith("-"):
            terms.setdefault(section, []).append((cells[0], {language: list(forms_of(cell)) for language, cell in zip(columns, cells[1:])}))
    return terms


def forms_of(cell):
    """The words of a cell as patterns: "Prise, -prise, Prisen-"; a hyphen stands for further letters."""
    for form in filter(None, (form.strip() for form in cell.split(","))):
        before, after = "" if form.startswith("-") else r"(?<!\w)", "" if form.endswith("-") else r"(?!\w)"
        yield re.compile(before + re.escape(form.strip("-")) + after, re.I)


def belongs(entry, section):
    """Is this a text of that game?"""
    parts = (f"src/games/{section}/", f"web/src/boards/{section}/", f"schema of {section}", f"lessons/{section}/")
    return section == "all" or any(where.startswith(parts) for where in entry["where"])


def language_of(path):
    """po/de.po, po/lessons/ahoy.de.po"""
    return path.stem.rpartition(".")[2]


def strays_in(path, entries, terms_of):
    """Terms of the glossary that a translation has otherwise, one line each."""
    translated = read(path)
    for section, terms in terms_of.items():
        texts = [key for key, entry in entries.items() if any(translated.get(key, [])) and belongs(entry, section)]
        for term, forms in terms:
            allowed, english = forms.get(language_of(path)), re.compile(rf"(?<!\w){re.escape(term)}(?:e?s)?(?!\w)")
            for key in filter(lambda key: allowed and english.search(key[1]), texts):
                for form in translated[key]:
                    if not any(pattern.search(form) for pattern in allowed):
                        yield f"{section}: {term}: {key[1]} -> {form}"


# ---- The commands --------------------------------------------------------------------------------------------------


def extract():
    PO.mkdir(exist_ok=True)
    TEMPLATE.write_text(write(collect()), encoding="utf-8")


def languages():
    return sorted(PO.glob("*.po"))


def merge():
    entries = collect()
    for path in languages():
        path.write_text(write(entries, read(path)), encoding="utf-8")
    for path, game in lesson_catalogues():
        path.parent.mkdir(exist_ok=True)
        path.write_text(write(from_lessons(game), read(path) if path.exists() else {}), encoding="utf-8")


def compile_all():
    folder = ROOT / "web/src/generated/po"
    (folder / "lessons").mkdir(parents=True, exist_ok=True)
    for path in languages():
        (folder / f"{path.stem}.json").write_text(as_json(path), encoding="utf-8")
    for path in PO.glob("lessons/*.po"):
        (folder / "lessons" / f"{path.stem}.json").write_text(as_json(path), encoding="utf-8")


def as_json(path):
    catalogue = {}
    for (context, text), forms in read(path).items():
        if any(forms):
            catalogue[f"{context}\x04{text}" if context else text] = forms[0] if len(forms) == 1 else forms
    return json.dumps(catalogue, ensure_ascii=False, separators=(",", ":"))


def placeholders(text):
    """Names of what is filled in, and how many parts may fall away; one and many ("{0|cube|cubes}") a language tells apart as it needs to."""
    return sorted(set(re.findall(r"\{(\w+)(?:\|[^{}|]*\|[^{}|]*)?\}", text))), text.count("["), text.count("]")


def is_whole(text):
    """Every brace belongs to a placeholder."""
    return not re.search(r"[{}]", re.sub(r"\{\w+(\|[^{}|]*\|[^{}|]*)?\}", "", text))


def wrong_in(path, entries):
    """What is wrong with a translation, one line each."""
    for (context, text), forms in read(path).items():
        entry = entries.get((context, text))
        if entry is None:
            continue  # no longer used: merge drops it
        # Of a text for one and many either form may leave the number out.
        allowed = [placeholders(text), placeholders(entry["plural"] or text)]
        for form in filter(None, forms):
            if placeholders(form) not in allowed or not is_whole(form):
                yield f"other placeholders: {text} -> {form}"


def check():
    passed = failed = 0
    entries, terms = collect(), glossary(GLOSSARY.read_text(encoding="utf-8"))
    problems = {"the template po/roadstead.pot is as po.py extract would make it": [] if TEMPLATE.read_text() == write(entries) else ["run tools/po.py extract"]}
    for path in languages():
        done = sum(any(forms) for key, forms in read(path).items() if key in entries)
        problems[f"{path.name}: {done} of {len(entries)} texts translated, placeholders kept"] = list(wrong_in(path, entries))
        problems[f"{path.name}: the terms of the glossary"] = list(strays_in(path, entries, terms))
    for path, game in lesson_catalogues():
        texts = from_lessons(game)
        lacking = [f"not translated: {text}" for text in missing_in(path, texts)]
        problems[f"lessons/{path.name}: {len(texts) - len(lacking)} of {len(texts)} texts translated, placeholders kept"] = [*lacking, *(wrong_in(path, texts) if path.exists() else ())]
        problems[f"lessons/{path.name}: the terms of the glossary"] = list(strays_in(path, texts, terms)) if path.exists() else []
    for what, found in problems.items():
        print("FAILED" if found else "ok", what)
        print("".join(f"  {line}\n" for line in found[:20]), end="")
        passed, failed = passed + (not found), failed + bool(found)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


def missing_in(path, entries):
    translated = read(path) if path.exists() else {}
    return [text for context, text in entries if not any(translated.get((context, text), []))]


def missing():
    entries = collect()
    lacking = {path.stem: missing_in(path, entries) for path in languages()}
    lacking |= {path.stem: missing_in(path, from_lessons(game)) for path, game in lesson_catalogues()}
    print(json.dumps(lacking, ensure_ascii=False, indent=1))


commands = {"extract": extract, "merge": merge, "compile": compile_all, "check": check, "missing": missing}
if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]]()
