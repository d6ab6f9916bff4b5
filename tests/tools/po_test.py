#!/usr/bin/env python3
"""Translations: what their placeholders may be, and the terms that they must have."""
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
import po

TERMS = po.glossary("""
## shells

| English | de | it |
| --- | --- | --- |
| Prize | Prise, Prisen-, -prise | preda |
| Storm | | tempesta |

## all

| English | de |
| --- | --- |
| Round | Runde |
""")
ENTRIES = {
    (None, "Give up the Prize"): {"plural": None, "where": ["src/games/shells/verbs.c"]},
    (None, "Two Prizes in a Storm"): {"plural": None, "where": ["schema of shells"]},
    (None, "A Prize of another game"): {"plural": None, "where": ["src/games/dice/verbs.c"]},
    (None, "{n} Round"): {"plural": "{n} Rounds", "where": ["web/src/ui/table.tsx"]},
}


class Placeholders(unittest.TestCase):
    def test_are_those_of_the_text(self):
        self.assertEqual(po.placeholders("{seat} has {0} {0|coin|coins}[ of {1}]"), (["0", "1", "seat"], 1, 1))
        self.assertNotEqual(po.placeholders("{0}"), po.placeholders("{1}"))

    def test_are_whole(self):
        for text in ("{0|Münze|Münzen}", "{0|a|}", "{seat}: ja"):
            self.assertTrue(po.is_whole(text), text)
        for text in ("{0|Münze}", "{0|a|b|c}", "{0", "0}"):
            self.assertFalse(po.is_whole(text), text)


class Glossary(unittest.TestCase):
    def strays(self, language, **translated):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / f"{language}.po"
            path.write_text("".join(f'msgid "{text}"\nmsgstr "{form}"\n\n' for text, form in translated.items()), encoding="utf-8")
            return list(po.strays_in(path, ENTRIES, TERMS))

    def test_a_term_is_translated_by_it_in_any_form(self):
        for form in ("Die Prise aufgeben", "prise", "Prisenschiff", "Freibeuterprise"):
            self.assertEqual(self.strays("de", **{"Give up the Prize": form}), [])
        for form in ("Die Beute aufgeben", "Prisma", "Freibeuterprisen"):
            self.assertEqual(len(self.strays("de", **{"Give up the Prize": form})), 1, form)

    def test_every_term_of_a_text_counts(self):
        self.assertEqual(len(self.strays("it", **{"Two Prizes in a Storm": "Due prede nella bufera"})), 2)
        self.assertEqual(self.strays("de", **{"Two Prizes in a Storm": "Zwei Prisen im Wetter"}), [], "no word of its own is asked for")
        self.assertEqual(self.strays("it", **{"Two Prizes in a Storm": "La preda nella bufera"}), ["shells: Storm: Two Prizes in a Storm -> La preda nella bufera"])

    def test_a_term_is_one_games_or_all_of_them(self):
        self.assertEqual(self.strays("de", **{"A Prize of another game": "Ein Gewinn"}), [])
        self.assertEqual(len(self.strays("de", **{"{n} Round": "{n} Kreis"})), 1)

    def test_what_is_not_translated_yet_is_no_stray(self):
        self.assertEqual(self.strays("de", **{"Give up the Prize": ""}), [])


class Result(unittest.TextTestResult):
    def stopTestRun(self):
        bad = len(self.failures) + len(self.errors)
        print(f"{self.testsRun - bad} passed, {bad} failed")


if __name__ == "__main__":
    unittest.main(testRunner=unittest.TextTestRunner(resultclass=Result, verbosity=2))
