"""LLM: from text to text in three lines, over the engine and the tokenizer.

llm = LLM("folder")
for answer in llm.generate(["Once", {"id": "b", "prompt": "There", "temperature": 0.8}], max_tokens=32):
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
from xlabatch.text.detokenizer import Detokenizer
from xlabatch.text.outputs import (
    Completion,
    CompletionState,
    PendingPrompt,
    TextDelta,
    in_order,
    with_progress,
)
from xlabatch.text.tokenizer import Tokenizer

Item = str | Sequence[int] | Mapping[str, Any]  # a prompt as text or ids, or a prompt with options of its own
Items = Item | Sequence[Item]
Conversations = (
    Mapping[str, Any] | Sequence[Any]
)  # a conversation is a list of messages, or a mapping that has them
OPTIONS = {each.name for each in fields(Request)} - {"prompt"} | {"special"}
PROGRESS_BAR_AT = 16  # lists as long as this get a progress bar


class LLM:
    """A model with its tokenizer, ready to be asked."""

    def __init__(
        self, model: str | Path | Source | None = None, *, weights: str | None = None, **engine: Any
    ) -> None:
        source = model if isinstance(model, Source) else open_source(model)
        self.tokenizer = Tokenizer(source.folder, source.name)
        self.engine = XlaBatchEngine.of(source, weights=weights, **engine)
        self.waiting: dict[
            str, tuple[PendingPrompt, deque[TextDelta]]
        ] = {}  # who is to be answered, and where to
        self.in_engine: dict[str, tuple[PendingPrompt, deque[TextDelta]]] = {}  # who the engine knows

    def warm(self) -> None:
        """Do once what is slow the first time."""
        with suppress(ValueError):  # without a template nobody will chat
            self.tokenizer.apply_chat_template([{"role": "user", "content": "hello"}])
        self.engine.warm()

    @overload
    def generate(
        self, prompts: Items, *, stream: Literal[False] = False, **options: Any
    ) -> Iterator[Completion]: ...
    @overload
    def generate(self, prompts: Items, *, stream: Literal[True], **options: Any) -> Iterator[TextDelta]: ...
    def generate(
        self,
        prompts: Items,
        *,
        stream: bool = False,
        progress: bool | None = None,
        **options: Any,
    ) -> Iterator[Completion] | Iterator[TextDelta]:
        """Continue prompts; options hold for all that say nothing else. Answers come in the prompts' order.

        Every prompt is checked before the first is run.
        """
        asked = self.prepare(prompts, **options)
        return self.stream(asked) if stream else self.completions(asked, progress)

    @overload
    def chat(
        self,
        conversations: Conversations,
        *,
        stream: Literal[False] = False,
        **options: Any,
    ) -> Iterator[Completion]: ...
    @overload
    def chat(
        self, conversations: Conversations, *, stream: Literal[True], **options: Any
    ) -> Iterator[TextDelta]: ...
    def chat(
        self,
        conversations: Conversations,
        *,
        stream: bool = False,
        progress: bool | None = None,
        **options: Any,
    ) -> Iterator[Completion] | Iterator[TextDelta]:
        """Answer one conversation, a list of messages, or several, by the model's chat template."""
        asked = self._prepare_all(conversations, "messages", options)
        return self.stream(asked) if stream else self.completions(asked, progress)

    def prepare(self, prompts: Items, **options: Any) -> list[PendingPrompt]:
        """The prompts with their options, checked; nothing runs yet."""
        return self._prepare_all(prompts, "prompt", options)

    def stream(self, prompts: list[PendingPrompt]) -> Iterator[TextDelta]:
        """Run what was asked, and give pieces of all answers as they come."""
        counts = Counter([*(one.request.id for one in prompts), *self.waiting, *self.in_engine])
        twice = [id for id, count in counts.items() if count > 1]
        if twice:
            raise ValueError(f"ids {', '.join(twice)} are given to several prompts")
        return self._deltas([one for one in prompts if not one.done])

    def completions(self, prompts: list[PendingPrompt], progress: bool | None = None) -> Iterator[Completion]:
        """Run what was asked, and give answers in the order of the prompts."""
        bar = len(prompts) >= PROGRESS_BAR_AT if progress is None else progress
        return in_order(prompts, with_progress(self.stream(prompts), prompts, bar))

    def cancel(self, id: str) -> None:
        """End the answers to one prompt; they keep what they have."""
        if id in self.waiting:
            self._end_waiting(id)
        self.engine.cancel(id)

    def cancel_all(self) -> None:
        """End all answers, and those that wait for their turn."""
        for id in list(self.waiting):
            self._end_waiting(id)
        self.engine.cancel_all()

    def _end_waiting(self, id: str) -> None:
        one, inbox = self.waiting.pop(id)
        inbox.extend(one.withdraw())

    def _prepare_all(self, items: Any, key: str, options: Mapping[str, Any]) -> list[PendingPrompt]:
        """One item or several: a list of ids is one prompt, a list of messages one conversation."""
        if not isinstance(items, (str, Mapping, Sequence)):
            raise ValueError(f"give a {key} or a list of them, got {items!r:.60}")
        first = items[0] if isinstance(items, Sequence) and items else None
        message = isinstance(first, Mapping) and "role" in first
        one = isinstance(items, (str, Mapping)) or isinstance(first, int) or message
        return [self._prepare(item, key, options) for item in ([items] if one else items)]

    def _prepare(self, item: Any, key: str, options: Mapping[str, Any]) -> PendingPrompt:
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
        ids = self.tokenizer.apply_chat_template(given) if key == "messages" else self._token_ids(given)
        said = {"max_tokens": 64, "id": uuid.uuid4().hex, **said}
        if said["max_tokens"] is None:  # as many as there is room for
            said["max_tokens"] = max(self.engine.limits.context - len(ids), 1)
        request = Request(**said, prompt=ids)
        least, stop = request.min_tokens, request.stop
        self.engine.check(replace(request, stop=()))  # before anything is made for each of n answers
        streams = (
            Detokenizer(self.tokenizer, request.prompt, stop, special, least) for _ in range(request.n)
        )
        return PendingPrompt(given, request, [CompletionState(stream) for stream in streams])

    def _token_ids(self, prompt: Any) -> Sequence[int]:
        return self.tokenizer.encode(prompt) if isinstance(prompt, str) else prompt

    def _deltas(self, prompts: list[PendingPrompt]) -> Iterator[TextDelta]:
        """Run the requests; whoever leaves early ends what this call had begun, and nothing else."""
        inbox: deque[TextDelta] = deque()
        left = sum(one.request.n for one in prompts)
        self.waiting |= {one.request.id: (one, inbox) for one in prompts}
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
            for one in prompts:
                self.waiting.pop(one.request.id, None)
                if self.in_engine.pop(one.request.id, None):
                    self.engine.abandon(one.request.id)

    def _submit(self) -> None:
        """Submit as many as the queue takes, of all calls, first come, first served."""
        while self.waiting:
            id, (one, _) = next(iter(self.waiting.items()))
            try:
                self.engine.submit(one.engine_request)
            except QueueFull:
                return
            self.in_engine[id] = self.waiting.pop(id)

    def _step(self) -> None:
        """Let the engine work, and put every piece into the inbox of the call that waits for it."""
        for event in self.engine.step():
            one, inbox = self.in_engine.get(event.id, (None, None))
            if one is None or inbox is None:  # the engine was asked for it past us
                continue
            piece = one.on_event(event)
            if one.done:
                del self.in_engine[event.id]
            elif not piece.finish and one.completions[event.index].detokenizer.stopped:
                self.engine.cancel(event.id, event.index)
            if piece.text or piece.finish:
                inbox.append(piece)
