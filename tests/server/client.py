"""Speaks to a server as a page or a bot would: HTTP with cookies, the socket, and a player who keeps his place at his tables.

Only Python's own library. Everything runs in one thread: `pump` reads from many players until something has happened.
"""
import base64
import hashlib
import http.client
import itertools
import json
import os
import pathlib
import re
import select
import signal
import socket
import struct
import subprocess
import time

HOST = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
PATIENCE = 20  # seconds; a loaded machine is slow


class Refused(Exception):
    """A handshake that was not answered with 101."""

    def __init__(self, status, text):
        super().__init__(f"{status}: {text[:200]}")
        self.status = status


class Gone(Exception):
    """The other side has closed."""


def unique(pairs):
    """A reader of objects that takes no member twice: what one parser overlooks another one shows."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(f"a member is there twice: {[key for key, _ in pairs]}")
    return found


def read_json(text):
    return json.loads(text, object_pairs_hook=unique)


def write_json(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# ---- HTTP ------------------------------------------------------------------------------------------------------------------------


class Reply:
    def __init__(self, response, body):
        self.status, self.headers, self.text = response.status, response.headers, body.decode()
        try:
            self.json = read_json(self.text)
        except ValueError:
            self.json = {}

    @property
    def code(self):
        """Of the error, or None."""
        return self.json.get("error", {}).get("code") if isinstance(self.json, dict) else None


class Http:
    """One browser: it keeps cookies and its connection. With a token it is a bot account instead."""

    def __init__(self, server, token=None):
        self.server, self.token, self.cookies, self.connection = server, token, {}, None

    def identity(self):
        headers = {"Origin": self.server.origin}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {name: value for name, value in headers.items() if value}

    def request(self, method, path, body=None, headers=None):
        """`body`: a dictionary is sent as JSON, a text or bytes as they are. A header that is None is left out."""
        given = {**self.identity(), **(headers or {})}
        if isinstance(body, dict):
            body = write_json(body)
            given.setdefault("Content-Type", "application/json")
        data = body.encode() if isinstance(body, str) else body
        given = {name: value for name, value in given.items() if value is not None}
        for attempt in (1, 2):  # an idle connection may have been closed meanwhile
            try:
                if not self.connection:
                    self.connection = http.client.HTTPConnection(HOST, self.server.port, timeout=PATIENCE)
                self.connection.request(method, path, data, given)
                response = self.connection.getresponse()
                reply = Reply(response, response.read())
                break
            except (ConnectionError, http.client.HTTPException):
                self.close()
                if attempt == 2:
                    raise
        for line in reply.headers.get_all("Set-Cookie") or []:
            name, value = line.split(";")[0].split("=", 1)
            if value and not re.search(r"max-age=0\b", line, re.I):
                self.cookies[name.strip()] = value
            else:
                self.cookies.pop(name.strip(), None)
        return reply

    def get(self, path, **headers):
        return self.request("GET", path, headers=headers)

    def post(self, path, **members):
        return self.request("POST", path, members)

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None


# ---- The socket --------------------------------------------------------------------------------------------------------------------


def frame(opcode, payload, last=True, masked=True, reserved=0):
    size = len(payload)
    head = bytes([(0x80 if last else 0) | reserved << 4 | opcode])
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + payload
    key = os.urandom(4)
    stream = (key * (size // 4 + 1))[:size]
    return head + key + (int.from_bytes(payload, "big") ^ int.from_bytes(stream, "big")).to_bytes(size, "big")


class Socket:
    """A WebSocket's near end."""

    def __init__(self, server, headers, path="/ws", protocol="roadstead"):
        self.parts, self.closed = [], None
        self.raw = socket.create_connection((HOST, server.port), PATIENCE)
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        given = {"Host": f"{HOST}:{server.port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                 "Sec-WebSocket-Key": key, "Sec-WebSocket-Protocol": protocol, **headers}
        lines = [f"GET {path} HTTP/1.1"] + [f"{name}: {value}" for name, value in given.items() if value is not None]
        try:
            self.raw.sendall("\r\n".join(lines + ["", ""]).encode())
            head, self.buffer = self.read_head()
            status = int(head.split(" ", 2)[1])
            if status != 101:
                raise Refused(status, head + self.buffer.decode(errors="replace"))
        except BaseException:
            self.raw.close()
            raise
        fields = dict(re.findall(r"^([\w-]+): *(.*?)\r?$", head, re.M))
        self.head = {name.lower(): value for name, value in fields.items()}
        wanted = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
        if self.head.get("sec-websocket-accept") != wanted:
            raise Refused(status, "the accept key is wrong")

    def read_head(self):
        data = b""
        while b"\r\n\r\n" not in data:
            part = self.raw.recv(65536)
            if not part:
                raise Refused(0, "closed without an answer")
            data += part
        head, rest = data.split(b"\r\n\r\n", 1)
        return head.decode(), rest

    def fileno(self):
        return self.raw.fileno()

    def send_raw(self, data):
        try:
            self.raw.sendall(data)
        except OSError as problem:
            raise Gone(str(problem)) from problem

    def send(self, text, pieces=1):
        """A message, in one frame or in several."""
        data = text.encode()
        size = -(-len(data) // pieces) or 1
        parts = [data[at:at + size] for at in range(0, len(data), size)] or [b""]
        for number, part in enumerate(parts):
            self.send_raw(frame(TEXT if number == 0 else 0, part, last=number == len(parts) - 1))

    def ready(self, seconds):
        return bool(select.select([self.raw], [], [], seconds)[0])

    def messages(self):
        """Reads once, and gives the messages that are complete. Pings are answered."""
        try:
            data = self.raw.recv(1 << 18)
        except OSError as problem:
            raise Gone(str(problem)) from problem
        if not data:
            raise Gone(f"closed, {self.closed}")
        self.buffer += data
        return self.whole()

    def whole(self):
        found = []
        while (part := self.next_frame()) is not None:
            opcode, last, payload = part
            if opcode == PING:
                self.send_raw(frame(PONG, payload))
            elif opcode == CLOSE:
                self.closed = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
            elif opcode in (TEXT, BINARY, 0):
                self.parts.append(payload)
                if last:
                    found.append(b"".join(self.parts).decode())
                    self.parts = []
        return found

    def next_frame(self):
        data = self.buffer
        if len(data) < 2:
            return None
        size, at = data[1] & 0x7F, 2
        if size == 126 and len(data) >= 4:
            size, at = struct.unpack("!H", data[2:4])[0], 4
        elif size == 127 and len(data) >= 10:
            size, at = struct.unpack("!Q", data[2:10])[0], 10
        elif size >= 126:
            return None
        if data[1] & 0x80:
            raise Gone("a server's frame must not be masked")
        if len(data) < at + size:
            return None
        self.buffer = data[at + size:]
        return data[0] & 15, bool(data[0] & 0x80), data[at:at + size]

    def close(self):
        try:
            self.raw.sendall(frame(CLOSE, struct.pack("!H", 1000)))
        except OSError:
            pass
        self.raw.close()

    def cut(self):
        """As if the line went dead: no closing handshake, and nothing that is under way arrives."""
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.raw.close()


# ---- A server ----------------------------------------------------------------------------------------------------------------------


class Server:
    """`roadstead serve` on a database of its own. After a kill, `start` again finds the same port and database."""

    def __init__(self, binary, folder, db=None, extra=()):
        self.binary, self.folder, self.extra = binary, pathlib.Path(folder), list(extra)
        self.db = db or str(self.folder / "test.db")
        self.port, self.process, self.starts = 0, None, 0
        self.log = self.folder / f"server-{id(self):x}.log"

    @property
    def origin(self):
        return f"http://{HOST}:{self.port}"

    def start(self):
        command = [self.binary, "serve", "--address", HOST, "--port", str(self.port), "--db", self.db, *self.extra]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        self.starts += 1
        line = self.first_line()
        found = re.match(rf"Roadstead is served at http://{re.escape(HOST)}:(\d+)/", line)
        if not found:
            self.kill()
            raise RuntimeError(f"the server did not start: {line!r} {self.complaints()}")
        self.port = int(found[1])
        return self

    def first_line(self):
        ready = select.select([self.process.stdout], [], [], PATIENCE)[0]
        return self.process.stdout.readline().decode() if ready else ""

    def alive(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        return self.end(signal.SIGKILL)

    def stop(self):
        return self.end(signal.SIGTERM)

    def end(self, how):
        """Sends the signal and waits; the exit status."""
        if self.alive():
            self.process.send_signal(how)
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        self.process.stdout.close()
        return status

    def complaints(self):
        return self.log.read_text(errors="replace")[-2000:]

    def __enter__(self):
        return self.start()

    def __exit__(self, *problem):
        if self.alive():
            self.kill()


# ---- A player ----------------------------------------------------------------------------------------------------------------------


def patched(view, change):
    """The view after a change by path. The old values must be those we have."""
    view = json.loads(json.dumps(view))
    for path, (old, new) in change.items():
        if path == "head":
            if any(view.get(name) != value for name, value in old.items()):
                raise ValueError("the head was another one")
            view.update(new)
            continue
        steps = [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", path)]
        place = view
        for step in steps[:-1]:
            place = place[step]
        if place[steps[-1]] != old:
            raise ValueError(f"{path} was {place[steps[-1]]}, not {old}")
        place[steps[-1]] = new
    return view


class Following:
    """What one client knows of one table: the entries so far, the position as last told, and the last message."""

    def __init__(self, table):
        self.table, self.to, self.entries, self.view, self.info, self.now = table, 0, [], None, None, {}
        self.lost = self.repeated = 0
        self.due = 0  # our last acknowledged command is this entry: what is older than it is out of date

    def take(self, message):
        """Takes a message of this table. False: something was lost before it."""
        if message["from"] > self.to:
            self.lost += 1
            return False
        seqs = [entry["seq"] for entry in message["entries"]]
        if seqs != list(range(message["from"] + 1, message["to"] + 1)):
            raise ValueError(f"entries {seqs} do not go from {message['from']} to {message['to']}")
        self.repeated += max(0, self.to - message["from"])
        self.entries += [entry for entry in message["entries"] if entry["seq"] > self.to]
        self.to = max(self.to, message["to"])
        self.info = message.get("info", self.info)
        if "seat" not in message:  # only who is here has changed, or more of what was missed will come
            self.now = {} if "info" not in message else self.now
            return True
        if "view" in message:
            self.view = message["view"]
        elif "change" in message:
            self.view = patched(self.view, message["change"])
        self.now = message
        return True

    def asked(self):
        """The legal moves, if it is our turn and what we know is not out of date."""
        return self.choice().get("moves", []) if self.to >= self.due else []

    def choice(self):
        return self.now.get("choice", {})

    def over(self):
        return bool(self.now.get("over"))

    def kinds(self, *wanted):
        return [entry for entry in self.entries if entry["kind"] in wanted]


class Player:
    """Somebody with a name, a socket, and tables to follow. Remembers what was sent and what was answered."""

    numbers = itertools.count(1)

    def __init__(self, server, name=None, token=None, record=False):
        self.http, self.server, self.socket = Http(server, token), server, None
        self.tables, self.waiting, self.answers, self.sent = {}, {}, {}, {}
        self.traffic = [] if record else None
        self.name, self.user = name, None
        if name and not token:
            reply = self.http.post("/api/hello", name=name)
            if reply.status != 200:
                raise RuntimeError(f"hello was answered with {reply.status} {reply.text}")
        if name or token:
            self.user = self.http.get("/api/me").json["user"]

    def connect(self, server=None):
        if server:
            self.server = self.http.server = server
            self.http.close()
        self.socket = Socket(self.server, self.http.identity())
        return self

    def reconnect(self, server=None):
        """After a lost connection, as docs/online.md says: connect, watch from where we were, send again what was not answered."""
        self.connect(server)
        unanswered = list(self.waiting.values())
        for following in self.tables.values():
            self.send("watch", following.table, since=following.to)
        for message in unanswered:
            if message["cmd"] != "watch":
                self.socket.send(write_json(message))
            else:
                self.waiting.pop(message["id"])

    def cut(self):
        if self.socket:
            self.socket.cut()
        self.socket = None

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket = None
        self.http.close()

    def send(self, cmd, table=None, **members):
        """Sends a command; its id."""
        message = {"cmd": cmd, "id": f"{os.getpid()}-{next(self.numbers)}"}
        if table:
            message["table"] = table
        message.update(members)
        self.waiting[message["id"]] = self.sent[message["id"]] = message
        if self.socket:
            self.socket.send(write_json(message))
        return message["id"]

    def ask(self, cmd, table=None, **members):
        """Sends a command and waits for its answer."""
        number = self.send(cmd, table, **members)
        if not pump([self], lambda: number in self.answers):
            raise TimeoutError(f"{cmd} was not answered")
        return self.answers[number]

    def watch(self, table, since=None):
        """Follows a table anew; waits for the first message."""
        following = self.tables[table] = Following(table)
        following.to = since or 0
        answer = self.ask("watch", table, **({} if since is None else {"since": since}))
        if "error" in answer:
            del self.tables[table]
            raise RuntimeError(f"watch: {answer}")
        if not pump([self], lambda: following.now):
            raise TimeoutError("nothing came after watch")
        return following

    def read(self):
        for text in self.socket.messages():
            self.take(text)

    def take(self, text):
        message = read_json(text)
        if self.traffic is not None:
            self.traffic.append(text)
        if "re" in message:
            self.answers[message["re"]] = message
            request = self.waiting.pop(message["re"], None)
            if request and message.get("seq") and request.get("table") in self.tables:
                following = self.tables[request["table"]]
                following.due = max(following.due, message["seq"])
        elif message.get("table") in self.tables:
            following = self.tables[message["table"]]
            if not following.take(message):
                self.send("watch", following.table, since=following.to)

    def busy(self, table):
        return any(message.get("table") == table and message["cmd"] != "watch" for message in self.waiting.values())


def pump(players, until, seconds=PATIENCE):
    """Reads from all of them until that has happened; False: it did not. Gone: somebody's connection is closed."""
    end = time.monotonic() + seconds
    while not until():
        left = end - time.monotonic()
        if left <= 0:
            return False
        for ready in select.select([p.socket for p in players if p.socket], [], [], min(left, 0.1))[0]:
            next(p for p in players if p.socket is ready).read()
    return True
