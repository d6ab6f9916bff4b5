"""The line protocol for the tools beside it: one `roadstead engine`, asked request by request."""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([ROOT / "build/roadstead", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if "error" in reply:
            sys.exit(f"{request}: {reply['error']['message']}")
        return reply
