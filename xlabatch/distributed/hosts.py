"""Several hosts with one process each: process 0 has the scheduler, the others launch the same programs.

For each launch, process 0 sends the program's name and its small inputs over a socket. Arrays on the devices
stay there: all processes number them in the order in which programs return them, and only the numbers are
sent. Everything that the host reads is the same on all devices, so process 0 has all of it.
"""

import atexit
import os
import secrets
import socket
import weakref
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, Protocol, TypeVar

import jax
import numpy as np
from jax.experimental import multihost_utils
from jax.stages import Compiled
from numpy.typing import ArrayLike

from xlabatch.distributed.host_connections import (
    COORDINATOR,
    accept_all,
    bind_address,
    connect_to,
    listen,
    own_address,
)
from xlabatch.distributed.host_messages import Known, Launch, encode, receive

TEXT_BYTES = 512  # the size of a text that is sent through the devices
Outputs = TypeVar("Outputs")


class HostLostError(RuntimeError):
    """A process of this engine has ended, so no program can run on the mesh any more."""


class NamedProgram(Protocol):
    """A program that process 0 launches by name; `run` is compiled by jax and has the arguments' tree."""

    @property
    def run(self) -> Compiled: ...

    def __call__(self, *args: object) -> object: ...


class Leader:
    """Process 0's connections to the other processes, and the numbers of the arrays on the devices."""

    def __init__(self, connections: Sequence[socket.socket], known: object) -> None:
        self.connections = connections
        self.numbers = dict[int, int]()
        self.freed = list[int]()
        self.next = count()
        self.remember(known)

    def launch(self, name: str, run: Callable[..., Outputs], *args: object) -> Outputs:
        """Run a program on all devices."""
        freed = self.freed
        self.freed = []
        leaves = [
            Known(self.numbers[id(leaf)]) if isinstance(leaf, jax.Array) else leaf  # the host's own is sent
            for leaf in jax.tree.leaves(args)
        ]
        self.send(Launch(name, leaves, freed))
        outputs = run(*args)
        self.remember(outputs)
        return outputs

    def remember(self, arrays: object) -> None:
        """Number arrays. An array that nothing refers to any more is forgotten."""
        for leaf in jax.tree.leaves(arrays):
            number = self.numbers[id(leaf)] = next(self.next)
            weakref.finalize(leaf, self.forget, id(leaf), number).atexit = False

    def forget(self, key: int, number: int) -> None:
        """Drop an array here now, and in the other processes with the next launch."""
        del self.numbers[key]
        self.freed.append(number)

    def send(self, launch: Launch) -> None:
        """Send a message to all processes; HostLostError if one has ended."""
        content = encode(launch)
        try:
            for process, connection in enumerate(self.connections, 1):
                if has_ended(connection):
                    raise HostLostError(f"process {process} has ended; restart all processes")
                connection.sendall(content)
        except OSError as error:
            raise HostLostError(f"a process has ended ({error}); restart all processes") from None


def has_ended(connection: socket.socket) -> bool:
    """Return whether the other end is closed. It never sends anything, so only its end can be read."""
    try:
        return not connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False


def follow(connection: socket.socket, programs: Mapping[str, NamedProgram], known: object) -> None:
    """Launch the programs that process 0 launches, until it ends."""
    arrays = dict(enumerate(jax.tree.leaves(known)))
    next_number = len(jax.tree.leaves(known))
    while launch := receive(connection):
        for number in launch.freed:
            del arrays[number]
        leaves = [arrays[leaf.number] if isinstance(leaf, Known) else leaf for leaf in launch.leaves]
        program = programs[launch.program]
        args, _ = jax.tree.unflatten(program.run.in_tree, leaves)
        outputs = jax.tree.leaves(program(*args))
        arrays.update(enumerate(outputs, next_number))
        next_number += len(outputs)


def connect() -> list[socket.socket]:
    """Connect process 0 with all others -> all connections in process 0, the one connection elsewhere.

    The address and a key that only these processes have are sent through the devices.
    """
    names = gather(socket.gethostname())
    if process := jax.process_index():
        address, port, key = broadcast("").split()
        connections = [connect_to(address, int(port), bytes.fromhex(key), process)]
    else:
        key = secrets.token_hex(32)
        with listen(own_address(names, os.environ.get(COORDINATOR))) as listening:
            address, port, *_ = listening.getsockname()
            broadcast(f"{address} {port} {key}")
            connections = accept_all(listening, bytes.fromhex(key), range(1, jax.process_count()))
    for connection in connections:
        atexit.register(connection.close)  # before jax waits for all processes
    return connections


def gather(text: str) -> list[str]:
    """Exchange a short text of each process -> the texts of all processes."""
    texts = multihost_utils.process_allgather(as_array(text))
    return [as_text(text) for text in np.reshape(texts, (-1, TEXT_BYTES))]


def broadcast(text: str) -> str:
    """Send a short text of process 0 to all processes."""
    return as_text(multihost_utils.broadcast_one_to_all(as_array(text)))


def as_array(text: str) -> np.ndarray[Any, Any]:
    content = np.zeros(TEXT_BYTES, np.uint8)
    encoded = text.encode()
    content[: len(encoded)] = np.frombuffer(encoded, np.uint8)
    return content


def as_text(content: ArrayLike) -> str:
    return bytes(np.asarray(content)).rstrip(b"\0").decode()


def join_hosts(coordinator: str, processes: int, process: int) -> None:
    """Join the processes of an engine before anything uses jax. The coordinator runs in process 0."""
    os.environ[COORDINATOR] = coordinator  # process 0 also listens there, see `connect`
    bind = None if process else bind_address(coordinator)
    jax.distributed.initialize(coordinator, processes, process, coordinator_bind_address=bind)
