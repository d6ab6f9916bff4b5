"""Speaks to a server byte by byte, from any address of this machine: for what a well-bred client would never do."""
import socket
import struct
import time

from client import CLOSE, HOST, frame

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def dial(server, address=HOST, room=None, patience=10):
    """A connection from that address; with little `room` the system takes in little before it is read."""
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(patience)
    line.bind((address, 0))
    line.connect((HOST, server.port))
    return line


def read_all(line, until=b""):
    """What comes until the line ends, or until something has come."""
    data = b""
    try:
        while not until or until not in data:
            part = line.recv(65536)
            if not part:
                break
            data += part
    except (ConnectionError, TimeoutError):
        pass
    return data


def head(server, path="/health", method="GET", **fields):
    """A request's head. Fields that are None are left out; `_` in a name stands for a hyphen."""
    given = {"Host": f"{HOST}:{server.port}", **{name.replace("_", "-"): value for name, value in fields.items()}}
    lines = [f"{method} {path} HTTP/1.1"] + [f"{name}: {value}" for name, value in given.items() if value is not None]
    return "\r\n".join(lines + ["", ""]).encode()


def ask(server, data, address=HOST):
    """The first answer to that: its status (0: none came), and all that came."""
    with dial(server, address) as line:
        line.sendall(data)
        line.settimeout(5)
        answer = read_all(line, b"\r\n\r\n")
        return status_of(answer), answer


def status_of(answer):
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def handshake(server, path="/ws", **fields):
    given = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY,
             "Sec-WebSocket-Protocol": "roadstead"}
    return head(server, path, **{**given, **{name.replace("_", "-"): value for name, value in fields.items()}})


def knock(server, address=HOST, path="/ws", room=None, **fields):
    """Tries to open a socket: the status, and the line (None where the status is not 101)."""
    line = dial(server, address, room)
    line.sendall(handshake(server, path, **fields))
    status = status_of(read_all(line, b"\r\n\r\n"))
    if status != 101:
        line.close()
        line = None
    return status, line


def frames_in(data):
    """[(opcode, payload), ..] of a server's frames that are whole."""
    found = []
    while len(data) >= 2:
        size, at = data[1] & 127, 2
        if size == 126:
            size, at = struct.unpack("!H", data[2:4])[0], 4
        elif size == 127:
            size, at = struct.unpack("!Q", data[2:10])[0], 10
        if len(data) < at + size:
            break
        found.append((data[0] & 15, data[at:at + size]))
        data = data[at + size:]
    return found


def close_code(line, seconds=5):
    """With what code the server closes a socket: None, it did not; 0, the line was cut without one."""
    line.settimeout(seconds)
    data, end = b"", time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            part = line.recv(65536)
            if not part:
                break
            data += part
        else:
            return None
    except TimeoutError:
        return None
    except ConnectionError:
        pass
    closes = [payload for opcode, payload in frames_in(data) if opcode == CLOSE]
    return struct.unpack("!H", closes[0][:2])[0] if closes and len(closes[0]) >= 2 else 0


def say(line, opcode, payload, **how):
    """Sends a frame; False: nobody is there any more."""
    try:
        line.sendall(frame(opcode, payload, **how))
        return True
    except OSError:
        return False


def memory(server):
    """KiB of the server's memory."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as status:
        return next(int(row.split()[1]) for row in status if row.startswith("VmRSS"))
