"""LLM: from text to text in three lines, over the engine and the tokenizer.

llm = LLM("folder")
for answer in llm.generate(["Once", {"id": "b", "prompt": "There", "temperature": 0.8}], max_new=32):
    print(answer.id, answer.text, answer.finish)
"""

import uuid
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Literal, overload

from xlabatch.api import QueueFull
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.text.detokenizer import Stream
from xlabatch.text.outputs import Answer, Asked, Piece, Reply, in_order, shown
from xlabatch.text.tokenizer import Text

Item = str | Sequence[int] | Mapping[str, Any]  # a prompt as text or ids, or a prompt with options of its own
Items = Item | Sequence[Item]
Talks = Mapping[str, Any] | Sequence[Any]  # a conversation is a list of messages, or a mapping that has them
OPTIONS = {each.name for each in fields(Request)} - {"prompt"} | {"special"}
LONG = 16  # lists as long as this get a progress bar


class LLM:
    """A model with its tokenizer, ready to be asked."""

    def __init__(
        self, model: str | Path | Source | None = None, *, weights: str | None = None, **engine: Any
    ) -> None:
        source = model if isinstance(model, Source) else open_source(model)
        self.text = Text(source.folder, source.name)
        self.engine = XlaBatchEngine.of(source, weights=weights, **engine)
        self.waiting: dict[str, tuple[Asked, deque[Piece]]] = {}  # who is to be answered, and where to
        self.open: dict[str, tuple[Asked, deque[Piece]]] = {}  # who the engine knows

    def warm(self) -> None:
        """Do once what is slow the first time."""
        with suppress(ValueError):  # without a template nobody will chat
            self.text.converse([{"role": "user", "content": "hello"}])
        self.engine.warm()

    @overload
    def generate(
        self, prompts: Items, *, stream: Literal[False] = False, **options: Any
    ) -> Iterator[Answer]: ...
    @overload
    def generate(self, prompts: Items, *, stream: Literal[True], **options: Any) -> Iterator[Piece]: ...
    def generate(
        self,
        prompts: Items,
        *,
        stream: bool = False,
        progress: bool | None = None,
        **options: Any,
    ) -> Iterator[Answer] | Iterator[Piece]:
        """Continue prompts; options hold for all that say nothing else. Answers come in the prompts' order.

        Every prompt is checked before the first is run.
        """
        asked = self.ask(prompts, **options)
        return self.stream(asked) if stream else self.answers(asked, progress)

    @overload
    def chat(
        self,
        conversations: Talks,
        *,
        stream: Literal[False] = False,
        **options: Any,
    ) -> Iterator[Answer]: ...
    @overload
    def chat(self, conversations: Talks, *, stream: Literal[True], **options: Any) -> Iterator[Piece]: ...
    def chat(
        self,
        conversations: Talks,
        *,
        stream: bool = False,
        progress: bool | None = None,
        **options: Any,
    ) -> Iterator[Answer] | Iterator[Piece]:
        """Answer one conversation, a list of messages, or several, by the model's chat template."""
        asked = self._all(conversations, "messages", options)
        return self.stream(asked) if stream else self.answers(asked, progress)

    def ask(self, prompts: Items, **options: Any) -> list[Asked]:
        """The prompts with their options, checked; nothing runs yet."""
        return self._all(prompts, "prompt", options)

    def stream(self, asked: list[Asked]) -> Iterator[Piece]:
        """Run what was asked, and give pieces of all answers as they come."""
        counts = Counter([*(one.request.id for one in asked), *self.waiting, *self.open])
        twice = [id for id, count in counts.items() if count > 1]
        if twice:
            raise ValueError(f"ids {', '.join(twice)} are given to several prompts")
        return self._pieces([one for one in asked if not one.done])

    def answers(self, asked: list[Asked], progress: bool | None = None) -> Iterator[Answer]:
        """Run what was asked, and give answers in the order of the prompts."""
        bar = len(asked) >= LONG if progress is None else progress
        return in_order(asked, shown(self.stream(asked), asked, bar))

    def cancel(self, id: str) -> None:
        """End the answers to one prompt; they keep what they have."""
        if id in self.waiting:
            self._withdraw(id)
        self.engine.cancel(id)

    def cancel_all(self) -> None:
        """End all answers, and those that wait for their turn."""
        for id in list(self.waiting):
            self._withdraw(id)
        self.engine.cancel_all()

    def _withdraw(self, id: str) -> None:
        one, inbox = self.waiting.pop(id)
        inbox.extend(one.withdraw())

    def _all(self, items: Any, key: str, options: Mapping[str, Any]) -> list[Asked]:
        """One item or several: a list of ids is one prompt, a list of messages one conversation."""
        if not isinstance(items, (str, Mapping, Sequence)):
            raise ValueError(f"give a {key} or a list of them, got {items!r:.60}")
        first = items[0] if isinstance(items, Sequence) and items else None
        message = isinstance(first, Mapping) and "role" in first
        one = isinstance(items, (str, Mapping)) or isinstance(first, int) or message
        return [self._asked(item, key, options) for item in ([items] if one else items)]

    def _asked(self, item: Any, key: str, options: Mapping[str, Any]) -> Asked:
        """An item and the common options as a request with its stream."""
        own = dict(item) if isinstance(item, Mapping) else {key: item}
        key = next((name for name in ("prompt", "messages") if name in own), key)
        if {"prompt", "messages"} <= own.keys():
            raise ValueError("an item has either a prompt or messages, got both")
        if key not in own:
            raise ValueError(f"an item has its {key} under {key!r}, got {sorted(own)}")
        said = {**options, **own}
        given = said.pop(key)
        if key == "messages" and not (isinstance(given, Sequence) and given):
            raise ValueError(f"a conversation is a list of messages, got {given!r:.60}")
        if strange := sorted(said.keys() - OPTIONS):
            raise ValueError(
                f"options {', '.join(strange)} are not known; there are {', '.join(sorted(OPTIONS))}"
            )
        special = bool(said.pop("special", False))
        ids = self.text.converse(given) if key == "messages" else self._ids(given)
        said = {"max_new": 64, "id": uuid.uuid4().hex, **said}
        if said["max_new"] is None:  # as many as there is room for
            said["max_new"] = max(self.engine.limits.context - len(ids), 1)
        request = Request(**said, prompt=ids)
        least, stop = request.min_new, request.stop_text
        self.engine.check(replace(request, stop_text=()))  # before anything is made for each of n answers
        streams = (Stream(self.text, request.prompt, stop, special, least) for _ in range(request.n))
        return Asked(given, request, [Reply(stream) for stream in streams])

    def _ids(self, prompt: Any) -> Sequence[int]:
        return self.text.encode(prompt) if isinstance(prompt, str) else prompt

    def _pieces(self, asked: list[Asked]) -> Iterator[Piece]:
        """Run the requests; whoever leaves early ends what this call had begun, and nothing else."""
        inbox: deque[Piece] = deque()
        left = sum(one.request.n for one in asked)
        self.waiting |= {one.request.id: (one, inbox) for one in asked}
        try:
            while left:
                self._submit()
                if not inbox:
                    self._step()
                    continue
                piece = inbox.popleft()
                left -= piece.finish is not None
                yield piece
        finally:
            for one in asked:
                self.waiting.pop(one.request.id, None)
                if self.open.pop(one.request.id, None):
                    self.engine.abandon(one.request.id)

    def _submit(self) -> None:
        """Submit as many as the queue takes, of all calls, first come, first served."""
        while self.waiting:
            id, (one, _) = next(iter(self.waiting.items()))
            try:
                self.engine.submit(one.plain)
            except QueueFull:
                return
            self.open[id] = self.waiting.pop(id)

    def _step(self) -> None:
        """Let the engine work, and put every piece into the inbox of the call that waits for it."""
        for event in self.engine.step():
            one, inbox = self.open.get(event.id, (None, None))
            if one is None or inbox is None:  # the engine was asked for it past us
                continue
            piece = one.hear(event)
            if one.done:
                del self.open[event.id]
            elif not piece.finish and one.replies[event.index].stream.ended:
                self.engine.cancel(event.id, event.index)
            if piece.text or piece.finish:
                inbox.append(piece)
