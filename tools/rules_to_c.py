#!/usr/bin/env python3
"""Makes the table of rules that `roadstead play` can quote: one row per clause of docs/rules/<game>.md. CLAUSES_ALONE leaves the texts out.

Usage: rules_to_c.py PREFIX INPUT.md OUTPUT.c   (PREFIX: the module's, such as pl)
"""
import re
import sys

prefix, source, target = sys.argv[1:]
clause = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$")
rows = [m.groups() for m in map(clause.match, open(source, encoding="utf-8")) if m]
if not rows:
    sys.exit(f"{source}: no clauses found")

with open(target, "w", encoding="utf-8") as out:
    out.write(f"/* Made from {source.rsplit('/', 1)[-1]}. Do not edit. */\n#include \"roadstead.h\"\n\n")
    out.write('#ifdef CLAUSES_ALONE\n#define TEXT(text_) ""\n#else\n#define TEXT(text_) text_\n#endif\n\n')
    out.write(f"extern const struct rs_rule {prefix}_rules[];\nconst struct rs_rule {prefix}_rules[] = {{\n")
    for number, text in rows:
        text = text.replace("**", "").replace("\\", "\\\\").replace('"', '\\"')
        out.write(f'    {{"{number}", TEXT("{text}")}},\n')
    out.write("    {0},\n};\n")
