"""Threads take turns at an engine, which one thread at a time can use, in the order in which they ask.

There is no thread for the engine: the one that has the turn works for all. A thread may wait for its turn and
for a message at once.
"""

from collections import deque
from queue import SimpleQueue
from threading import Lock, Thread, current_thread
from typing import Generic, TypeVar

Message = TypeVar("Message")


class Turn(Generic[Message]):
    """The right to use the engine, which one thread at a time has."""

    def __init__(self) -> None:
        self.owner: Thread | None = None
        # who waits, with their inboxes
        self.line: deque[tuple[Thread, SimpleQueue[Message | None]]] = deque()
        self.lock = Lock()  # in C: no signal comes between the end of a `with` and its release

    @property
    def is_mine(self) -> bool:
        """Whether this thread has the turn."""
        return self.owner is current_thread()

    def take(self, inbox: "SimpleQueue[Message | None]") -> Message | None:
        """Wait for the turn -> None; or for a message in this thread's inbox, if that comes first -> it.

        A thread that still has the turn, because an exception kept it from passing it on, has it at once.
        """
        place = current_thread(), inbox
        while True:
            with self.lock:
                if self.owner in (None, place[0]) or not self.owner.is_alive():
                    self.owner = place[0]
                    return None
                self.line.append(place)
            message, wants_turn = None, False
            try:
                message = inbox.get()
                wants_turn = message is None  # it was passed to this thread
            finally:
                with self.lock:
                    if place in self.line:
                        self.line.remove(place)
                    elif self.owner is place[0] and not wants_turn:
                        self._pass_on()
            if message is not None:
                return message

    def take_if_free(self) -> bool:
        """Take the turn if nobody has it, without waiting for anything."""
        if not self.lock.acquire(blocking=False):
            return False
        try:
            if self.owner is not None:
                return False
            self.owner = current_thread()
            return True
        finally:
            self.lock.release()

    def pass_on(self) -> None:
        """Pass the turn to the thread that has waited longest, if this thread has it."""
        with self.lock:
            if self.is_mine:
                self._pass_on()

    def _pass_on(self) -> None:
        self.owner = None
        if self.line:
            self.owner, inbox = self.line.popleft()
            inbox.put(None)
