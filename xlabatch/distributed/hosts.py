"""Several hosts, with a process each: process 0 has the scheduler, the others launch the same programs.

For each launch process 0 sends the program's name and its small inputs over a socket. Arrays on the devices
stay where they are: all processes number them in the order in which programs return them, and the numbers are
sent. What the host reads is the same on all devices, so process 0 has it too.
"""

import atexit
import pickle
import secrets
import socket
import weakref
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from multiprocessing.connection import Client, Connection, Listener
from typing import Any

import jax
import numpy as np
from jax.experimental import multihost_utils

ADDRESS_BYTES = 256  # of host name, port and key, which are sent through the devices


class HostLostError(RuntimeError):
    """A process of this engine has ended: no program can run on its devices any more."""


@dataclass(frozen=True)
class Known:
    """An array on the devices, by its number."""

    number: int


class Leader:
    """Process 0's connections to the others, and the numbers of the arrays on the devices."""

    def __init__(self, connections: list[Connection], known: Any) -> None:
        self.connections, self.numbers, self.freed = connections, dict[int, int](), list[int]()
        self.next = count()
        self.remember(known)

    def launch(self, name: str, run: Callable[..., Any], *args: Any) -> Any:
        """Run a program on all devices."""
        freed, self.freed = self.freed, []
        self.send((name, jax.tree.map(self.by_number, args), freed))
        outputs = run(*args)
        self.remember(outputs)
        return outputs

    def by_number(self, leaf: Any) -> Any:
        """What is sent for a leaf of an argument."""
        return Known(self.numbers[id(leaf)]) if isinstance(leaf, jax.Array) else leaf

    def remember(self, arrays: Any) -> None:
        """Number arrays; those that nothing refers to any more are forgotten."""
        for leaf in jax.tree.leaves(arrays):
            number = self.numbers[id(leaf)] = next(self.next)
            weakref.finalize(leaf, self.forget, id(leaf), number).atexit = False

    def forget(self, key: int, number: int) -> None:
        """Drop an array here, and with the next launch elsewhere."""
        del self.numbers[key]
        self.freed.append(number)

    def send(self, message: Any) -> None:
        """Send a message to all processes; HostLostError if one has ended."""
        content = pickle.dumps(message)
        try:
            for process, connection in enumerate(self.connections, 1):
                if connection.poll():  # they never send anything: this is the end of the connection
                    raise HostLostError(f"process {process} has ended; restart all processes")
                connection.send_bytes(content)
        except OSError as error:
            raise HostLostError(f"a process has ended ({error}); restart all processes") from None


def follow(connection: Connection, programs: Mapping[str, Callable[..., Any]], known: Any) -> None:
    """Launch what process 0 launches, until it ends."""
    arrays, next_number = dict(enumerate(jax.tree.leaves(known))), len(jax.tree.leaves(known))
    for name, args, freed in messages(connection):
        for number in freed:
            del arrays[number]
        outputs = jax.tree.leaves(programs[name](*jax.tree.map(partial(resolve, arrays), args)))
        arrays.update(enumerate(outputs, next_number))
        next_number += len(outputs)


def messages(connection: Connection) -> Iterator[Any]:
    """What process 0 sends."""
    while True:
        try:
            yield pickle.loads(connection.recv_bytes())
        except (EOFError, OSError):
            return


def resolve(arrays: Mapping[int, jax.Array], leaf: Any) -> Any:
    """The array of a number, or what else was sent."""
    return arrays[leaf.number] if isinstance(leaf, Known) else leaf


def connect() -> list[Connection]:
    """Connect process 0 with all others: its connections there, the only one elsewhere.

    Where to connect, and a key that only these processes have, are sent through the devices.
    """
    if jax.process_index():
        host, port, key = broadcast("").split()
        address = "127.0.0.1" if host == socket.getfqdn() else host, int(port)
        connections: list[Connection] = [Client(address, authkey=bytes.fromhex(key))]
    else:
        key = secrets.token_hex(16)
        with Listener(("", 0), authkey=bytes.fromhex(key)) as listener:
            broadcast(f"{socket.getfqdn()} {listener.address[1]} {key}")
            connections = [listener.accept() for _ in range(1, jax.process_count())]
    for connection in connections:
        atexit.register(connection.close)  # before jax waits for all processes
    return connections


def broadcast(text: str) -> str:
    """A short text of process 0, in all processes."""
    content = np.zeros(ADDRESS_BYTES, np.uint8)
    encoded = text.encode()
    content[: len(encoded)] = np.frombuffer(encoded, np.uint8)
    return bytes(np.asarray(multihost_utils.broadcast_one_to_all(content))).rstrip(b"\0").decode()


def join_hosts(coordinator: str, processes: int, process: int) -> None:
    """Join the processes of an engine before anything uses jax; process 0 has the coordinator's address."""
    jax.distributed.initialize(coordinator, processes, process)
