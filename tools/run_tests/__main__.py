"""Builds what the chosen steps need and runs them side by side: script/test [--list] [WORD]...

Without words all steps are chosen, else those whose name every word is found in: script/test rules plunder
A word is a regular expression: script/test 'golden|checked' build/asan
--list only tells their names. Prints one line a step, the end of what a failed one said, and last `N passed, N failed`.
"""
import os
import re
import signal
import subprocess
import sys

from runner import Runner
from step import choose, with_builds
from steps import NEEDED_BY_BUILDS, ROOT, all_steps

CORES = len(os.sched_getaffinity(0))
BUILD_CORES = max(1, CORES // 2)  # two builds at a time: one may be linking, which is no work for many cores


def know_programs():
    """Which test programs there are is known from a build's configuration. If it fails, so will the build, and tell why."""
    subprocess.run(["script/build", "asan:build.ninja"], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def interrupt(*_):
    raise KeyboardInterrupt


def run(steps):
    runner = Runner(CORES, ROOT)
    runner.run(with_builds(steps, NEEDED_BY_BUILDS, BUILD_CORES))
    print(f"{runner.passed} passed, {runner.failed} failed")
    sys.exit(runner.failed > 0 or runner.passed == 0)


def main():
    words = [word for word in sys.argv[1:] if word != "--list"]
    if any(word.startswith("-") for word in words):
        sys.exit(__doc__)
    know_programs()
    try:
        steps = choose(all_steps(BUILD_CORES), words)
    except re.error as problem:
        sys.exit(f"run_tests: a word is no regular expression: {problem}")
    if not steps:
        sys.exit("run_tests: no step has these words in its name; script/test --list tells the names")
    if "--list" in sys.argv:
        print("\n".join(step.name for step in steps))
    else:
        run(steps)


signal.signal(signal.SIGTERM, interrupt)
try:
    main()
except KeyboardInterrupt:
    sys.exit("interrupted")
