"""All steps of the test run, those that take longest first: what each runs, and what must be built for it."""
import json
import pathlib
import re

from step import Step

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASE, ASAN, CLANG = "build", "build/asan", "build/clang"
BUILD_OF = {RELEASE: "release", ASAN: "asan", CLANG: "clang"}
PAGE = ("release:roadstead", "wasm", "web")
NEEDED_BY_BUILDS = {"web": PAGE[:2]}
PAGE_GROUPS = ("games", "finish", "online", "boards", "table", "quality", "advice", "moments", "sight", "times", "lessons", "everywhere")
SUITES = ("property", "lab", "store", "server", "engine", "lessons", "rules")
AARCH64 = ("qemu-aarch64", "-L", "/usr/aarch64-linux-gnu")
FUZZERS = ("moves", "json", "protocol", "file", "net")
FUZZ_SECONDS = 10
FUZZ_BYTES = {"file": 16384}  # of an input at most, if not 4096
WAITING = 0.5  # cores of a step that mostly waits: for a clock, a disk, another process


def games():
    return re.findall(r"^GAME\((\w+)", (ROOT / "src/games/games.def").read_text(), re.M)


def sources(*folders):
    return sorted(str(path.relative_to(ROOT)) for folder in folders for path in (ROOT / folder).rglob("*.[ch]"))


def with_program(name, script, folder, *words, cores=1.0):
    """A step that tries the program of a build."""
    return Step(f"{name} ({folder})", (*script, f"{folder}/roadstead", *words), (f"{BUILD_OF[folder]}:roadstead",), cores)


# ---- The page ----------------------------------------------------------------------------------------------------------------------


def in_browsers():
    for group in PAGE_GROUPS:
        yield Step(f"page, in chromium: {group}", ("node", "web/e2e/run.mjs", "--browser", "chromium", "--group", group), PAGE)
    for browser in ("firefox", "webkit"):
        yield Step(f"page, in {browser}", ("node", "web/e2e/run.mjs", "--browser", browser), PAGE)


# ---- Whole games -------------------------------------------------------------------------------------------------------------------


def checked_games(folder, per_count):
    for game in games():
        yield with_program(f"checked games of {game}", ("tests/lab/checked_games.py", game, str(per_count)), folder)


def golden_games():
    for folder in BUILD_OF:
        yield with_program("golden games", ("tests/golden/golden_test.py",), folder)
    yield Step("golden games and sameness (build/wasm)", ("node", "tests/wasm/sameness.mjs", "build/wasm/roadstead.wasm", "build/roadstead", "tests/golden"),
               ("release:roadstead", "wasm"))
    yield Step("golden games (build/aarch64)", ("tests/golden/golden_test.py", *AARCH64, "build/aarch64/roadstead"), ("aarch64",))


def lessons():
    """The courses as they are written: whether they are whole, and whether native and wasm go through them alike."""
    yield Step("lessons of all games", ("tools/teaching.py",), ("release:roadstead",))
    yield Step("lessons of all games, sameness (build/wasm)", ("node", "tests/wasm/lessons.mjs", "build/wasm/roadstead.wasm", "build/roadstead", "lessons"),
               ("release:roadstead", "wasm"))


def games_of_earlier_days():
    for folder in (RELEASE, ASAN):
        yield with_program("games of earlier days", ("python3", "tests/fixtures/files_test.py"), folder)
        yield with_program("tables of earlier days", ("python3", "tests/fixtures/server_test.py"), folder)


# ---- Programs and scripts ----------------------------------------------------------------------------------------------------------


def program(suite, test, folder):
    """A test program as Meson describes it; what it names of the build's folder must be built."""
    made = f"{ROOT / folder}/"
    needs = tuple(f"{BUILD_OF[folder]}:{word.removeprefix(made)}" for word in test["cmd"] if word.startswith(made))
    return Step(f"{suite} {test['name']} ({folder})", tuple(test["cmd"]), needs)


def programs(folder):
    """The test programs that a build knows of. Where it could not even be configured, one step stands for them, which fails with it."""
    listed = ROOT / folder / "meson-info/intro-tests.json"
    if not listed.exists():
        yield Step(f"programs ({folder}): {' '.join([*SUITES, *games()])}", ("false",), (BUILD_OF[folder],))
        return
    for suite in SUITES:
        for test in json.loads(listed.read_text()):
            if test["suite"][0].endswith(f":{suite}"):
                yield program(suite, test, folder)


def commands():
    yield with_program("commands with bots", ("python3", "tests/cli/bots_test.py"), RELEASE)
    yield with_program("commands", ("python3", "tests/cli/cli_test.py"), RELEASE)
    for folder in (RELEASE, ASAN):
        yield with_program("commands around a table", ("python3", "tests/cli/table_test.py"), folder)
        yield with_program("commands that teach", ("python3", "tests/cli/learn_test.py"), folder)


def server():
    for topic, folder in (("kills", RELEASE), ("play", ASAN), ("malformed", ASAN), ("secrecy", RELEASE), ("api", ASAN), ("account", ASAN)):
        yield with_program(f"server {topic}", ("python3", f"tests/server/{topic}_test.py"), folder, cores=WAITING)
    for attack in sorted((ROOT / "tests/server/attacks").glob("*_test.py")):
        yield with_program(f"server attack {attack.stem.removesuffix('_test')}", ("python3", str(attack.relative_to(ROOT))), ASAN, cores=WAITING)


def fuzzers():
    """A short run with a fixed seed, so that it is the same for the same code; script/fuzz looks for what is new."""
    for target in FUZZERS:
        program, found = f"tests/fuzz/fuzz_{target}", f"build/fuzz/corpus-{target}"
        fuzzer = (f"build/fuzz/{program}", "-seed=1", f"-max_total_time={FUZZ_SECONDS}", f"-max_len={FUZZ_BYTES.get(target, 4096)}", "-timeout=10", "-verbosity=0",
                  "-dict=tests/fuzz/roadstead.dict", found, f"tests/fuzz/corpus/{target}")
        yield Step(f"fuzz {target} (build/fuzz)", ("bash", "-c", 'mkdir -p "$0" && exec "$@"', found, *fuzzer), (f"fuzz:{program}",))


def small_ones():
    yield Step("batches in Python", ("python3", "tests/python/batch_test.py", "build/roadstead"), ("release:roadstead", "release:library"))
    yield with_program("examples of docs/protocol.md", ("tests/docs/protocol_test.py",), RELEASE)
    yield Step("translations", ("tools/po.py", "check"), ("release:roadstead",))
    yield Step("page, its parts", ("node", "web/test/run.mjs"), PAGE)
    yield Step("format", ("clang-format", "--dry-run", "-Werror", *sources("bench", "include", "src", "tests")))
    yield Step("clauses of the rules", ("tools/clause_coverage.py", "docs/rules", "tests/rules"))
    yield Step("rules in other languages", ("tools/rules_check.py",))
    yield Step("the translators' tool", ("python3", "tests/tools/po_test.py"))
    yield Step("this runner", ("python3", "tests/tools/run_tests_test.py"))


def all_steps(cores):
    yield from in_browsers()
    yield from server()
    yield Step("tidy", ("tools/tidy",), ("clang:build.ninja",), cores)
    yield from commands()
    yield from checked_games(RELEASE, 200)
    yield from checked_games(ASAN, 15)
    yield from golden_games()
    yield from lessons()
    yield from games_of_earlier_days()
    yield from programs(ASAN)
    yield from fuzzers()
    yield from small_ones()
