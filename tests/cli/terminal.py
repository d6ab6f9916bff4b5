"""A command whose stderr is a terminal."""
import os
import pty
import subprocess


def read_to_the_end(terminal):
    shown = b""
    while True:
        try:
            shown += os.read(terminal, 1 << 16)
        except OSError:  # the other end is closed, and all was read
            return shown.decode()


def run_on_terminal(args):
    """What it wrote to stdout, and what the terminal showed."""
    terminal, end = pty.openpty()
    done = subprocess.run(args, stdout=subprocess.PIPE, stderr=end, stdin=subprocess.DEVNULL, text=True, timeout=300)
    os.close(end)
    shown = read_to_the_end(terminal)
    os.close(terminal)
    return done.stdout, shown
