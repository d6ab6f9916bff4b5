#!/usr/bin/env python3
"""A PostgreSQL of its own for tests: in one folder, on a socket in it, without TCP.

postgres.py start FOLDER         makes and starts it; prints its address
postgres.py stop FOLDER          stops it and removes the folder
postgres.py halt FOLDER          stops it as if it had crashed; what it has stays
postgres.py resume FOLDER        starts it again
postgres.py sql FOLDER SQL       runs that in it and prints what comes of it, a row a line
postgres.py run COMMAND [WORD]   starts one, runs the command with the address as its last argument, stops it; exits as the command did

PostgreSQL refuses to run as root: then it runs as the user postgres.
"""
import glob
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile


def programs():
    folders = glob.glob("/usr/lib/postgresql/*/bin")
    if folders:
        return max(folders, key=lambda folder: float(folder.split("/")[-2]))
    found = shutil.which("initdb")
    if not found:
        sys.exit("postgres.py: PostgreSQL is not installed")
    return os.path.dirname(found)


def call(*command, show=False):
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    done = subprocess.run([*as_user, os.path.join(programs(), command[0]), *command[1:]], cwd="/", stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"postgres.py: {command[0]} failed:\n{done.stdout}")
    if show:
        print(done.stdout, end="")


def start(folder):
    path = pathlib.Path(folder).resolve()
    path.mkdir(parents=True, exist_ok=True)
    if os.getuid() == 0:
        shutil.chown(path, "postgres")
    data = str(path / "data")
    call("initdb", "--pgdata", data, "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync", "--username", "roadstead")
    resume(folder)
    return f"postgres://roadstead@/postgres?host={path}"


def resume(folder):
    path = pathlib.Path(folder).resolve()
    call("pg_ctl", "--pgdata", str(path / "data"), "--wait", "--silent", "--log", str(path / "log"), "--options",
         f"-c listen_addresses='' -c unix_socket_directories='{path}'", "start")


def halt(folder):
    data = pathlib.Path(folder).resolve() / "data"
    if (data / "postmaster.pid").exists():
        call("pg_ctl", "--pgdata", str(data), "--wait", "--silent", "--mode", "immediate", "stop")


def stop(folder):
    halt(folder)
    shutil.rmtree(pathlib.Path(folder).resolve())


def sql(folder, text):
    call("psql", "--host", str(pathlib.Path(folder).resolve()), "--username", "roadstead", "--no-align", "--tuples-only", "--command", text,
         "postgres", show=True)


def run(command):
    folder = tempfile.mkdtemp(prefix="roadstead-postgres-")
    try:
        return subprocess.run([*command, start(folder)]).returncode
    finally:
        stop(folder)


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "start":
        print(start(sys.argv[2]))
    elif len(sys.argv) == 3 and sys.argv[1] == "stop":
        stop(sys.argv[2])
    elif len(sys.argv) == 3 and sys.argv[1] == "halt":
        halt(sys.argv[2])
    elif len(sys.argv) == 3 and sys.argv[1] == "resume":
        resume(sys.argv[2])
    elif len(sys.argv) == 4 and sys.argv[1] == "sql":
        sql(*sys.argv[2:])
    elif len(sys.argv) > 2 and sys.argv[1] == "run":
        sys.exit(run(sys.argv[2:]))
    else:
        sys.exit(__doc__)


main()
