#!/usr/bin/env python3
"""Replays the golden games with a binary. Each file notes the hash of its last position. Usage: golden_test.py [EMULATOR] ROADSTEAD"""
import json
import pathlib
import subprocess
import sys

passed = failed = 0
for path in sorted(pathlib.Path(__file__).parent.glob("*.game")):
    for command in ("replay", "verify"):
        run = subprocess.run([*sys.argv[1:], command, "--json", path], capture_output=True, text=True)
        noted = path.read_text().rstrip().rsplit(" ", 1)[-1]
        fine = run.returncode == 0 and json.loads(run.stdout)["hash"] == noted
        print(f"{'ok' if fine else 'FAILED'} {command} {path.name} {run.stderr.strip()}")
        passed, failed = passed + fine, failed + (not fine)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
