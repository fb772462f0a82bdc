"""LLM: from text to text in three lines, over the engine and the tokenizer.

llm = LLM("folder")
for answer in llm.generate(["Once", {"id": "b", "prompt": "There", "temperature": 0.8}], max_new=32):
    print(answer.id, answer.text, answer.finish)
"""

import uuid
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal, overload

from xlabatch.engine import QueueFull
from xlabatch.request import Event, Finish, Request, RequestStats
from xlabatch.source import open_source
from xlabatch.text import Stream, Text
from xlabatch.xla import XlaBatchEngine

Item = str | Sequence[int] | Mapping[str, Any]  # a prompt as text or ids, or a prompt with options of its own
OPTIONS = {field.name for field in fields(Request)} | {"stop_strings", "special"}
LONG = 16  # lists as long as this get a progress bar


@dataclass(frozen=True)
class Answer:
    """What became of one prompt."""

    id: str
    prompt: Any  # as it was given
    text: str
    finish: Finish
    reason: str | None  # why it was cancelled or failed
    tokens: tuple[int, ...]
    stats: RequestStats | None


@dataclass(frozen=True)
class Piece:
    """Text of one answer as it comes; the last piece of each has its finish."""

    id: str
    text: str
    finish: Finish | None = None
    reason: str | None = None


class LLM:
    """A model with its tokenizer, ready to be asked."""

    def __init__(self, model: str | Path | None = None, *, weights: str | None = None, **engine: Any) -> None:
        source = open_source(model)
        self.text = Text(source.folder, source.name)
        self.engine = XlaBatchEngine.of(source, weights=weights, **engine)
        self.open: dict[str, tuple[Asked, deque[Piece]]] = {}  # who is being answered, and who waits for it

    @overload
    def generate(
        self, prompts: Item | Sequence[Item], *, stream: Literal[False] = False, **options: Any
    ) -> Iterator[Answer]: ...
    @overload
    def generate(
        self, prompts: Item | Sequence[Item], *, stream: Literal[True], **options: Any
    ) -> Iterator[Piece]: ...
    def generate(
        self,
        prompts: Item | Sequence[Item],
        *,
        stream: bool = False,
        progress: bool | None = None,
        **options: Any,
    ) -> Iterator[Answer] | Iterator[Piece]:
        """Continue prompts; options hold for all that say nothing else. Answers come in the prompts' order.

        Every prompt is checked before the first is run.
        """
        items = [prompts] if isinstance(prompts, (str, Mapping)) else list(prompts)
        return self._answered([self._asked(item, "prompt", options) for item in items], stream, progress)

    @overload
    def chat(
        self, conversations: Sequence[Any], *, stream: Literal[False] = False, **options: Any
    ) -> Iterator[Answer]: ...
    @overload
    def chat(
        self, conversations: Sequence[Any], *, stream: Literal[True], **options: Any
    ) -> Iterator[Piece]: ...
    def chat(
        self,
        conversations: Sequence[Any],
        *,
        stream: bool = False,
        progress: bool | None = None,
        **options: Any,
    ) -> Iterator[Answer] | Iterator[Piece]:
        """Answer one conversation, a list of messages, or several, by the model's chat template."""
        one = bool(conversations) and isinstance(conversations[0], Mapping) and "role" in conversations[0]
        items = [conversations] if one else list(conversations)
        return self._answered([self._asked(item, "messages", options) for item in items], stream, progress)

    def cancel(self, id: str) -> None:
        """End one answer; it keeps what it has."""
        self.engine.cancel(id)

    def cancel_all(self) -> None:
        """End all answers."""
        self.engine.cancel_all()

    def _asked(self, item: Any, key: str, options: Mapping[str, Any]) -> "Asked":
        """An item and the common options as a request with its stream."""
        own = dict(item) if isinstance(item, Mapping) else {key: item}
        if key not in own:
            raise ValueError(f"an item has its {key} under {key!r}, got {sorted(own)}")
        said = {**options, **own}
        given = said.pop(key)
        if strange := sorted(said.keys() - OPTIONS):
            raise ValueError(
                f"options {', '.join(strange)} are not known; there are {', '.join(sorted(OPTIONS))}"
            )
        stop, special = said.pop("stop_strings", ()), bool(said.pop("special", False))
        stop = (stop,) if isinstance(stop, str) else tuple(stop)
        if not all(isinstance(each, str) and each for each in stop):
            raise ValueError(f"stop_strings are texts that are not empty, got {stop!r:.60}")
        ids = self.text.converse(given) if key == "messages" else self._ids(given)
        request = Request(**{"max_new": 64, "id": uuid.uuid4().hex, **said, "prompt": ids})
        self.engine.limits.check(request)
        return Asked(given, request, Stream(self.text, stop=stop, special=special))

    def _ids(self, prompt: Any) -> Sequence[int]:
        return self.text.encode(prompt) if isinstance(prompt, str) else prompt

    def _answered(
        self, asked: "list[Asked]", stream: bool, progress: bool | None
    ) -> Iterator[Answer] | Iterator[Piece]:
        twice = [id for id, count in Counter(one.request.id for one in asked).items() if count > 1]
        if twice:
            raise ValueError(f"ids {', '.join(twice)} are given to several prompts")
        told = self._pieces(asked)
        if stream:
            return told
        return in_order(asked, shown(told, asked, len(asked) >= LONG if progress is None else progress))

    def _pieces(self, asked: "list[Asked]") -> Iterator[Piece]:
        """Run the requests; whoever leaves early ends what this call had begun, and nothing else."""
        inbox: deque[Piece] = deque()
        waiting, left = deque(asked), len(asked)
        try:
            while left:
                self._submit(waiting, inbox)
                if not inbox:
                    self._step()
                    continue
                piece = inbox.popleft()
                left -= piece.finish is not None
                yield piece
        finally:
            for one in asked:
                if self.open.pop(one.request.id, None):
                    self.engine.abandon(one.request.id)

    def _submit(self, waiting: "deque[Asked]", inbox: deque[Piece]) -> None:
        """Submit as many as the queue takes."""
        while waiting:
            try:
                self.engine.submit(waiting[0].request)
            except QueueFull:
                return
            one = waiting.popleft()
            self.open[one.request.id] = one, inbox

    def _step(self) -> None:
        """Let the engine work, and put every piece into the inbox of the call that waits for it."""
        for event in self.engine.step():
            one, inbox = self.open.get(event.id, (None, None))
            if one is None or inbox is None:  # the engine was asked for it past us
                continue
            piece = one.hear(event)
            if piece.finish:
                del self.open[event.id]
            elif one.stream.ended:
                self.engine.cancel(event.id)
            if piece.text or piece.finish:
                inbox.append(piece)


@dataclass
class Asked:
    """One prompt on its way."""

    given: Any
    request: Request
    stream: Stream
    answer: Answer | None = None

    def hear(self, event: Event) -> Piece:
        """Take an event in; what of it can be shown."""
        id, text = self.request.id, "" if event.token is None else self.stream.push(event.token)
        if not event.finish:
            return Piece(id, text)
        text += self.stream.close()
        stopped = self.stream.ended  # by a stop string, whatever the engine took it for
        finish, reason = ("stop", None) if stopped else (event.finish, event.reason)
        stats = event.stats and replace(event.stats, finish=finish)
        tokens = tuple(self.stream.ids)
        self.answer = Answer(id, self.given, self.stream.shown, finish, reason, tokens, stats)
        return Piece(id, text, finish, reason)


def in_order(asked: list[Asked], told: Iterator[Piece]) -> Iterator[Answer]:
    """Each answer as soon as it and all before it are done."""
    for one in asked:
        while one.answer is None:
            next(told)
        yield one.answer


def shown(told: Iterator[Piece], asked: list[Asked], bar: bool) -> Iterator[Piece]:
    """The same, with a progress bar of answers on the way."""
    if not bar:
        yield from told
        return
    from rich.progress import Progress

    with Progress() as progress:
        task = progress.add_task("answers", total=len(asked))
        for piece in told:
            progress.update(task, advance=piece.finish is not None)
            yield piece
