"""Connections from process 0 to the processes of other hosts: where it listens, and who may connect.

Both ends prove that they have the key of this start; other connections are dropped. What is sent afterwards
is not encrypted.
"""

import hashlib
import hmac
import secrets
import selectors
import socket
import struct
import time
from collections.abc import Iterable
from contextlib import suppress

NONCE_BYTES = 32
PROOF_BYTES = hashlib.sha256().digest_size
NUMBER = struct.Struct("!I")  # a process's number
# a process's answer to process 0's nonce: a nonce of its own, its number, the proof
GREETING = struct.Struct(f"!{NONCE_BYTES}sI{PROOF_BYTES}s")
TIMEOUT_S = 60.0  # for all processes to connect: they start at the same time
MAX_UNPROVEN = 64  # connections; a new one replaces the oldest
LOOPBACK = "127.0.0.1"
LOOPBACK_NAMES = ("localhost", LOOPBACK, "::1")
ANY_PORT = 9
COORDINATOR = "JAX_COORDINATOR_ADDRESS"  # jax's own variable


def own_address(names: Iterable[str], coordinator: str | None) -> str:
    """Return the address at which processes on the named hosts reach this host.

    It is loopback if all of them are on this host, otherwise the coordinator's address if that belongs to
    this host, otherwise the address from which this host reaches another one.
    """
    here = socket.gethostname()
    others = [name for name in names if name != here]
    if not others:
        return LOOPBACK
    if coordinator and (address := address_here(host_name(coordinator))):
        return address
    for name in others:
        for address in find_addresses(name):
            with suppress(OSError), datagram_socket(address) as route:
                route.connect((address, ANY_PORT))  # sends nothing
                return str(route.getsockname()[0])
    raise OSError(
        f"no address is known at which {', '.join(others)} reach {here}: "
        f"name it with --coordinator, or {COORDINATOR}=ADDRESS:PORT"
    )


def bind_address(coordinator: str) -> str | None:
    """Return where jax's coordinator should listen, HOST:PORT; None if no single address is known."""
    host = host_name(coordinator)
    port = coordinator.rpartition(":")[2]
    address = LOOPBACK if host in LOOPBACK_NAMES else address_here(host)
    if address is None:
        return None
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def host_name(coordinator: str) -> str:
    """Return the host of HOST:PORT."""
    return coordinator.rpartition(":")[0].strip("[]")


def address_here(name: str) -> str | None:
    """Return a name's first address that belongs to this host and is not loopback, or None."""
    return next((address for address in find_addresses(name) if can_bind(address)), None)


def find_addresses(name: str) -> list[str]:
    """Return the addresses of a host, without loopback."""
    try:
        found = socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    addresses = [str(address[0]) for *_, address in found]
    return [address for address in addresses if not (address.startswith("127.") or address == "::1")]


def datagram_socket(address: str) -> socket.socket:
    """Open a datagram socket for the family of an address."""
    return socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_DGRAM)


def can_bind(address: str) -> bool:
    with suppress(OSError), datagram_socket(address) as tried:
        tried.bind((address, 0))
        return True
    return False


def listen(address: str) -> socket.socket:
    """Listen at a free port of one of this host's addresses."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return socket.create_server((address, 0), family=family, backlog=MAX_UNPROVEN)


def accept_all(
    listening: socket.socket, key: bytes, processes: Iterable[int], timeout_s: float = TIMEOUT_S
) -> list[socket.socket]:
    """Accept these processes' connections -> in the order of their numbers.

    TimeoutError names the processes that have not connected in time.
    """
    missing = set(processes)
    found = dict[int, socket.socket]()
    unproven = list[Unproven]()
    deadline_s = time.monotonic() + timeout_s
    listening.setblocking(False)
    with selectors.DefaultSelector() as selector:
        selector.register(listening, selectors.EVENT_READ)

        def forget(other: Unproven) -> socket.socket:
            selector.unregister(other.connection)
            unproven.remove(other)
            return other.connection

        try:
            while missing:
                left_s = deadline_s - time.monotonic()
                if left_s <= 0:
                    raise TimeoutError(
                        f"process {', '.join(map(str, sorted(missing)))} has not connected to "
                        f"{listening.getsockname()[0]} within {timeout_s:g} s"
                    )
                for ready, _ in selector.select(left_s):
                    if ready.fileobj is listening:
                        with suppress(OSError):  # it was closed again
                            connection, _ = listening.accept()
                            if len(unproven) == MAX_UNPROVEN:
                                forget(unproven[0]).close()
                            unproven.append(Unproven(connection))
                            selector.register(connection, selectors.EVENT_READ, unproven[-1])
                        continue
                    other: Unproven = ready.data
                    if other not in unproven:  # a newer one has replaced it
                        continue
                    number = other.read(key, missing)
                    if number is not None:
                        missing.discard(number)
                        found[number] = forget(other)
                    elif other.ended:
                        forget(other).close()
        except BaseException:
            for connection in found.values():
                connection.close()
            raise
        finally:
            for other in list(unproven):
                forget(other).close()
    for connection in found.values():
        connection.setblocking(True)
    return [found[number] for number in sorted(found)]


class Unproven:
    """A connection whose other end has not yet proven that it has the key."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.nonce = secrets.token_bytes(NONCE_BYTES)
        self.received = bytearray()
        self.ended = False
        prepare(connection)
        connection.setblocking(False)
        connection.send(self.nonce)

    def read(self, key: bytes, missing: set[int]) -> int | None:
        """Read more -> the process's number, once it has proven that it is a missing one; None before."""
        try:
            received = self.connection.recv(GREETING.size - len(self.received))
            self.received += received
            self.ended = not received
            if len(self.received) < GREETING.size:
                return None
            self.ended = True
            nonce, number, proof = GREETING.unpack(self.received)
            if number not in missing or not hmac.compare_digest(proof, prove(key, self.nonce, nonce, number)):
                return None
            self.connection.send(prove(key, nonce, self.nonce, 0))
        except BlockingIOError:
            return None
        except OSError:
            self.ended = True
            return None
        return number


def connect_to(
    address: str, port: int, key: bytes, process: int, timeout_s: float = TIMEOUT_S
) -> socket.socket:
    """Connect a process to process 0; raise OSError if the listener there does not have the key."""
    connection = socket.create_connection((address, port), timeout_s)
    try:
        prepare(connection)
        nonce = bytes(receive_exactly(connection, NONCE_BYTES))
        own = secrets.token_bytes(NONCE_BYTES)
        connection.sendall(GREETING.pack(own, process, prove(key, nonce, own, process)))
        if not hmac.compare_digest(receive_exactly(connection, PROOF_BYTES), prove(key, own, nonce, 0)):
            raise ConnectionError("the answer of another program")
    except OSError as error:
        connection.close()
        raise ConnectionError(f"{address}:{port} is not process 0 of this start: {error}") from None
    connection.settimeout(None)
    return connection


def prepare(connection: socket.socket) -> None:
    """Set a connection to send small messages at once and to notice a lost host."""
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)


def prove(key: bytes, theirs: bytes, own: bytes, process: int) -> bytes:
    """Return the answer to the other end's nonce, which only a process with the key can compute."""
    return hmac.digest(key, b"xlabatch" + NUMBER.pack(process) + theirs + own, "sha256")


def receive_exactly(connection: socket.socket, size: int) -> bytearray:
    """Receive `size` bytes from a connection; ConnectionError if it ends before."""
    received = bytearray(size)
    view = memoryview(received)
    while view:
        count = connection.recv_into(view)
        if not count:
            raise ConnectionError("it has closed the connection")
        view = view[count:]
    return received
