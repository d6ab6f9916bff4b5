#!/usr/bin/env python3
"""Builds everything and runs every test: called by script/test. Prints one line a step and ends with `N passed, N failed`.

With names as arguments only the steps whose name contains one of them are run: run_tests.py rules golden
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = "build/roadstead"
ASAN = "build/asan/roadstead"
FUZZ_SECONDS = 10

passed = failed = 0


def count(output, status):
    """How many tests a program ran: by cmocka's lines, by a closing `N passed, N failed`, or one test by its exit status."""
    plain = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)
    good = re.findall(r"\[  PASSED  \] (\d+) test", output)
    bad = re.findall(r"\[  FAILED  \] (\d+) test", output)
    if plain:
        good, bad = [int(plain[-1][0])], [int(plain[-1][1])]
    elif not good and not bad:
        good, bad = [int(status == 0)], [int(status != 0)]
    good, bad = sum(map(int, good)), sum(map(int, bad))
    return good, bad if bad or status == 0 else 1


def run(name, command):
    global passed, failed
    started = time.time()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                          env={**os.environ, "ASAN_OPTIONS": "detect_stack_use_after_return=0", "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1"})
    good, bad = count(done.stdout, done.returncode)
    passed, failed = passed + good, failed + bad
    print(f"{'ok    ' if not bad else 'FAILED'} {name}: {good} passed, {bad} failed ({time.time() - started:.1f} s)", flush=True)
    if bad:
        print("\n".join(done.stdout.splitlines()[-60:]), flush=True)


def programs(folder, suites):
    """The test programs of these suites that a build knows of."""
    tests = json.loads(subprocess.check_output(["meson", "introspect", "--tests", folder], cwd=ROOT))
    return [(f"{test['name']} ({folder})", test["cmd"]) for test in tests if any(name.split(":")[-1] in suites for name in test["suite"])]


def games():
    return json.loads(subprocess.check_output([BINARY, "games", "--json"], cwd=ROOT))


def simulations(binary, label, games_per_count):
    for game in games():
        for players in range(game["least_players"], game["most_players"] + 1):
            yield (f"{label} {game['id']} with {players}",
                   [binary, "sim", game["id"], "--players", str(players), "--games", str(games_per_count), "--bots", "random", "--check",
                    "--threads", "2", "--seed", "test"])


def fuzzers():
    """A short run with a fixed seed, so that it is the same for the same code; script/fuzz looks for what is new."""
    for target in ("moves", "json", "protocol", "file"):
        found = f"build/fuzz/corpus-{target}"
        (ROOT / found).mkdir(parents=True, exist_ok=True)
        yield (f"fuzz {target}", [f"build/fuzz/tests/fuzz/fuzz_{target}", "-seed=1", f"-max_total_time={FUZZ_SECONDS}", "-max_len=4096", "-timeout=10",
                                  "-verbosity=0", "-dict=tests/fuzz/roadstead.dict", found, f"tests/fuzz/corpus/{target}"])


def sources(*folders):
    return sorted(str(p.relative_to(ROOT)) for folder in folders for ending in ("*.c", "*.h") for p in (ROOT / folder).rglob(ending))


def steps():
    for build in ("release", "library", "asan", "clang", "wasm", "web", "fuzz"):
        yield f"build {build}", ["script/build", build]
    yield "format", ["clang-format", "--dry-run", "-Werror", *sources("bench", "include", "src", "tests")]
    yield "tidy", ["tools/tidy"]
    yield "clauses", ["tools/clause_coverage.py", "docs/rules", "tests/rules"]
    yield from programs("build/asan", ("engine", "rules", "property", "lab", "store", "server"))
    yield "commands", ["python3", "tests/cli/cli_test.py", BINARY]
    yield "commands around a table", ["python3", "tests/cli/table_test.py", BINARY]
    yield "commands around a table (build/asan)", ["python3", "tests/cli/table_test.py", ASAN]
    yield "commands with bots", ["python3", "tests/cli/bots_test.py", BINARY]
    for build in ("build", "build/clang", "build/asan"):
        yield f"golden games ({build})", ["tests/golden/golden_test.py", f"{build}/roadstead"]
    for topic, binary in (("api", ASAN), ("play", ASAN), ("secrecy", BINARY), ("kills", BINARY), ("malformed", ASAN)):
        yield f"server {topic} ({os.path.dirname(binary)})", ["python3", f"tests/server/{topic}_test.py", binary]
    yield "examples of docs/protocol.md", ["tests/docs/protocol_test.py", BINARY]
    yield "batches in Python", ["python3", "tests/python/batch_test.py", BINARY]
    yield "golden games and sameness (wasm)", ["node", "tests/wasm/sameness.mjs", "build/wasm/roadstead.wasm", BINARY, "tests/golden"]
    yield "translations", ["tools/po.py", "check"]
    yield "page, its parts", ["node", "web/test/run.mjs"]
    yield "page, in a browser", ["node", "web/e2e/run.mjs"]
    yield from simulations(BINARY, "checked games of", 200)
    yield from simulations(ASAN, "checked games under sanitizers of", 15)
    yield from fuzzers()


def main():
    wanted = sys.argv[1:]
    if any(word.startswith("-") for word in wanted):
        sys.exit(__doc__)
    for name, command in steps():
        if name.startswith("build ") or not wanted or any(word in name for word in wanted):
            run(name, command)
        if failed and name.startswith("build "):
            break
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or passed == 0)


main()
