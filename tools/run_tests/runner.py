"""Runs steps side by side: each as soon as what it needs is built and cores are free, the first in the list before the others."""
import os
import queue
import re
import signal
import subprocess
import threading
import time

SANITIZERS = {"ASAN_OPTIONS": "detect_stack_use_after_return=0", "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1"}
LINES_SHOWN = 60
PATIENCE = 5  # seconds that a step has to end when it is told to


def count(output, status):
    """How many tests a program ran: by cmocka's lines, by a closing `N passed, N failed`, or one test by its exit status."""
    plain = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)
    good = re.findall(r"\[  PASSED  \] (\d+) test", output)
    bad = re.findall(r"\[  FAILED  \] (\d+) test", output)
    if plain:
        good, bad = plain[-1][:1], plain[-1][1:]
    elif not good and not bad:
        good, bad = [status == 0], [status != 0]
    good, bad = sum(map(int, good)), sum(map(int, bad))
    return good, bad if bad or status == 0 else 1


class Runner:
    def __init__(self, cores, folder="."):
        self.cores, self.folder = cores, folder
        self.passed = self.failed = 0
        self.running, self.ended = {}, queue.Queue()  # step: its process
        self.sound = {}  # name of a step that ended: whether all was well

    # ---- One step ----

    def start(self, step):
        try:
            process = subprocess.Popen(step.command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                       errors="replace", start_new_session=True, env={**os.environ, **SANITIZERS})
        except OSError as problem:
            self.report(step, 0, 1, str(problem))
            return
        self.running[step] = process
        threading.Thread(target=self.attend, args=(step, process), daemon=True).start()

    def attend(self, step, process):
        started = time.time()
        output = process.communicate()[0]
        self.ended.put((step, process.returncode, output, time.time() - started))

    def report(self, step, good, bad, output, seconds=0.0):
        self.passed, self.failed = self.passed + good, self.failed + bad
        self.sound[step.name] = not bad
        print(f"{'FAILED' if bad else 'ok    '} {step.name}: {good} passed, {bad} failed ({seconds:.1f} s)", flush=True)
        if bad:
            print("\n".join(output.splitlines()[-LINES_SHOWN:]), flush=True)

    def give_up(self, step, build):
        self.failed += 1
        self.sound[step.name] = False
        print(f"FAILED {step.name}: not run, since {build} failed", flush=True)

    # ---- All of them ----

    def fits(self, step):
        return not self.running or sum(other.cores for other in self.running) + step.cores <= self.cores

    def start_what_can(self, waiting):
        """Starts steps in their order until one does not fit; those that wait for a build are passed over. Gives back who still waits."""
        kept = []
        for place, step in enumerate(waiting):
            builds = [f"build {build}" for build in step.builds()]
            broken = [build for build in builds if self.sound.get(build) is False]
            if broken:
                self.give_up(step, broken[0])
            elif not all(build in self.sound for build in builds):
                kept.append(step)
            elif self.fits(step):
                self.start(step)
            else:
                return kept + waiting[place:]
        return kept

    def wait_for_one(self):
        step, status, output, seconds = self.ended.get()
        del self.running[step]
        self.report(step, *count(output, status), output, seconds)

    def run(self, steps):
        waiting = list(steps)
        try:
            while waiting or self.running:
                waiting = self.start_what_can(waiting)
                if self.running:
                    self.wait_for_one()
        finally:
            self.end_all()

    def end_all(self):
        """Ends what still runs, with all that it started: by an interrupt, so that it can clean up, then by force what is left."""
        deadline = time.time() + PATIENCE
        for process in self.running.values():
            tell(process, signal.SIGINT)
        for process in self.running.values():
            try:
                process.wait(max(0, deadline - time.time()))
            except subprocess.TimeoutExpired:
                pass
            tell(process, signal.SIGKILL)


def tell(process, what):
    try:
        os.killpg(process.pid, what)
    except ProcessLookupError:
        pass
