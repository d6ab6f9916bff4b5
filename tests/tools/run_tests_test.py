#!/usr/bin/env python3
"""The test runner: which steps words choose, what is built for them, how results are counted, and what a failure or an interrupt leads to."""
import contextlib
import fcntl
import io
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools/run_tests"))
import runner
import steps
from step import Step, choose, with_builds

PROGRAM = Step("rules plunder-sail (build/asan)", ("true",), ("asan:tests/sail",))
OTHER = Step("rules ahoy-map (build/asan)", ("true",), ("asan:tests/map", "asan:tests/sail"))
GOLDEN = Step("golden games (build)", ("true",), ("release:roadstead",))
PAGE = Step("page", ("true",), ("release:roadstead", "wasm", "web"))
FORMAT = Step("format", ("true",))


def say(*lines, status=0):
    return ("sh", "-c", "".join(f"echo '{line}';" for line in lines) + f"exit {status}")


def run(some, cores=2):
    """Runs steps without building anything; the runner, and what it said."""
    found, said = runner.Runner(cores), io.StringIO()
    with contextlib.redirect_stdout(said):
        found.run(some)
    return found, said.getvalue()


class Choosing(unittest.TestCase):
    def names(self, *words):
        return [step.name for step in choose([PROGRAM, OTHER, GOLDEN, FORMAT], words)]

    def test_every_word_must_be_found(self):
        self.assertEqual(self.names("rules", "plunder"), [PROGRAM.name])
        self.assertEqual(self.names("rules"), [PROGRAM.name, OTHER.name])
        self.assertEqual(self.names("rules", "golden"), [])

    def test_a_word_is_an_expression(self):
        self.assertEqual(self.names("format|golden"), [GOLDEN.name, FORMAT.name])

    def test_no_words_choose_all(self):
        self.assertEqual(len(self.names()), 4)


class Building(unittest.TestCase):
    def commands(self, *some):
        return {step.name: " ".join(step.command) for step in with_builds(some, {"web": PAGE.needs[:2]}, 1) if step.name.startswith("build ")}

    def test_only_what_is_needed(self):
        self.assertEqual(self.commands(FORMAT), {})
        self.assertEqual(self.commands(FORMAT, PROGRAM), {"build asan": "script/build asan:tests/sail"})

    def test_the_needs_of_all_steps_at_once(self):
        self.assertEqual(self.commands(PROGRAM, OTHER), {"build asan": "script/build asan:tests/map,tests/sail"})

    def test_a_build_as_a_whole(self):
        self.assertEqual(self.commands(PAGE), {"build release": "script/build release:roadstead", "build wasm": "script/build wasm", "build web": "script/build web"})
        self.assertEqual(self.commands(PROGRAM, Step("all", (), ("asan",))), {"build asan": "script/build asan"})

    def test_a_build_comes_before_the_first_that_needs_it(self):
        order = [step.name for step in with_builds([FORMAT, PAGE, PROGRAM, GOLDEN], {}, 1)]
        self.assertEqual(order, ["format", "build release", "build wasm", "build web", "page", "build asan", PROGRAM.name, GOLDEN.name])

    def test_a_build_waits_for_what_it_needs(self):
        web = next(step for step in with_builds([PAGE], {"web": ("release:roadstead", "wasm")}, 1) if step.name == "build web")
        self.assertEqual(web.builds(), ["release", "wasm"])


class Counting(unittest.TestCase):
    def test_by_lines_of_programs(self):
        self.assertEqual(runner.count("[  PASSED  ] 7 test(s).\n", 0), (7, 0))
        self.assertEqual(runner.count("[  PASSED  ] 5 test(s).\n[  FAILED  ] 2 test(s), listed below:\n", 2), (5, 2))
        self.assertEqual(runner.count("1 passed, 1 failed\n4 passed, 2 failed\n", 1), (4, 2))

    def test_by_status(self):
        self.assertEqual(runner.count("quiet\n", 0), (1, 0))
        self.assertEqual(runner.count("quiet\n", 3), (0, 1))

    def test_a_bad_end_is_a_failure_whatever_was_said(self):
        self.assertEqual(runner.count("4 passed, 0 failed\n", 139), (4, 1))

    def test_the_sum(self):
        found, said = run([Step("a", say("3 passed, 0 failed")), Step("b", say("1 passed, 2 failed", status=1))])
        self.assertEqual((found.passed, found.failed), (4, 2))
        self.assertRegex(said, r"(?m)^ok     a: 3 passed, 0 failed \(\d+\.\d s\)$")
        self.assertRegex(said, r"(?m)^FAILED b: 1 passed, 2 failed \(\d+\.\d s\)$")

    def test_the_end_of_a_failed_step_is_shown(self):
        _, said = run([Step("a", say(*(f"line {i}" for i in range(70)), status=1)), Step("b", say("a quiet success"))])
        self.assertIn("line 69", said)
        self.assertIn("line 10\n", said)
        self.assertNotIn("line 9\n", said)
        self.assertNotIn("a quiet success", said)

    def test_a_program_that_is_not_there(self):
        found, said = run([Step("a", ("/nowhere/program",)), Step("b", ("true",))])
        self.assertEqual((found.passed, found.failed), (1, 1))
        self.assertIn("/nowhere/program", said)


class Failing(unittest.TestCase):
    def test_a_failed_build_fails_those_that_need_it(self):
        found, said = run([Step("build web", say("no web", status=1)), Step("page", ("true",), ("web",)), Step("format", ("true",))])
        self.assertEqual((found.passed, found.failed), (1, 2))
        self.assertIn("FAILED page: not run, since build web failed\n", said)
        self.assertIn("no web", said)

    def test_and_those_that_need_what_cannot_be_built_then(self):
        found, said = run([Step("build wasm", ("false",)), Step("build web", ("true",), ("wasm",)), Step("page", ("true",), ("web",))])
        self.assertEqual((found.passed, found.failed), (0, 3))
        self.assertIn("FAILED build web: not run, since build wasm failed\n", said)


class SideBySide(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def meeting(self, mine, other, then="true"):
        """Passes only if the other one runs at the same time."""
        return ("sh", "-c", f"cd {self.folder}; touch {mine}; for i in $(seq 200); do [ -e {other} ] && {then} && exit 0; sleep 0.1; done; exit 1")

    def logged(self, name):
        return ("sh", "-c", f"cd {self.folder}; echo +{name} >>log; sleep 0.2; echo -{name} >>log")

    def log(self):
        return pathlib.Path(self.folder, "log").read_text().split()

    def test_steps_run_at_the_same_time(self):
        self.assertEqual(run([Step("a", self.meeting("a", "b")), Step("b", self.meeting("b", "a"))])[0].passed, 2)

    def test_not_more_than_there_are_cores(self):
        run([Step("a", self.logged("a")), Step("b", self.logged("b"), cores=2), Step("c", self.logged("c"))])
        self.assertEqual(self.log(), ["+a", "-a", "+b", "-b", "+c", "-c"])

    def test_a_step_may_want_more_cores_than_there_are(self):
        self.assertEqual(run([Step("a", ("true",), cores=9)], cores=1)[0].passed, 1)

    def test_a_step_begins_after_its_builds_and_lets_others_pass(self):
        build = Step("build web", self.meeting("web", "other", then="touch built"))
        found, said = run([build, Step("page", ("test", "-e", f"{self.folder}/built"), ("web",)), Step("other", ("touch", f"{self.folder}/other"))])
        self.assertEqual(found.passed, 3, said)


def is_held(path):
    """Whether some process holds the lock of a file."""
    with open(path, "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def becomes(what):
    """Waits for a while until something holds."""
    return any(what() or time.sleep(0.05) for _ in range(400))


def heed_interrupts():
    """In the background a shell lets its commands ignore them, and what they start inherits that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Interrupting(unittest.TestCase):
    def test_what_runs_is_ended_with_all_that_it_started(self):
        with tempfile.NamedTemporaryFile() as lock:
            code = f"import runner, step; runner.Runner(2).run([step.Step('a', ('sh', '-c', 'flock {lock.name} sleep 77 & wait'))])"
            process = subprocess.Popen([sys.executable, "-c", code], cwd=pathlib.Path(runner.__file__).parent, stderr=subprocess.DEVNULL,
                                       preexec_fn=heed_interrupts)
            self.assertTrue(becomes(lambda: is_held(lock.name)))
            process.send_signal(signal.SIGINT)
            process.wait(runner.PATIENCE + 20)
            self.assertTrue(becomes(lambda: not is_held(lock.name)))


class TheSteps(unittest.TestCase):
    """What the project's own list must hold."""

    def setUp(self):
        self.steps = list(steps.all_steps(2))

    def test_names_differ(self):
        names = [step.name for step in self.steps]
        self.assertEqual(len(names), len(set(names)))

    def test_every_game_is_played_under_the_referee_in_both_builds(self):
        for game in steps.games():
            self.assertEqual(len(choose(self.steps, ["checked games", game])), 2)

    def test_style_needs_no_program(self):
        self.assertEqual([step.needs for step in choose(self.steps, ["^format|^clauses"])], [(), ()])
        self.assertEqual(choose(self.steps, ["^tidy"])[0].needs, ("clang:build.ninja",))

    def test_fuzzers_build_only_themselves(self):
        (build,) = [step for step in with_builds(choose(self.steps, ["^fuzz"]), {}, 1) if step.name.startswith("build ")]
        self.assertEqual(build.command[1].count("tests/fuzz/fuzz_"), len(steps.FUZZERS))


class Result(unittest.TextTestResult):
    def stopTestRun(self):
        bad = len(self.failures) + len(self.errors)
        print(f"{self.testsRun - bad} passed, {bad} failed")


unittest.main(testRunner=unittest.TextTestRunner(resultclass=Result, verbosity=2))
