"""LLM: text prompts in, text completions out, with an engine and a tokenizer.

for completion in LLM("folder").generate(["Once", {"prompt": "There", "temperature": 0.8}], max_tokens=32):
    print(completion.id, completion.text, completion.finish)
"""

import hashlib
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread, current_thread
from typing import Any, Literal, overload

from xlabatch.api import Matcher, QueueFull, Scores
from xlabatch.checkpoint.generation_config import BARE
from xlabatch.checkpoint.source import Source, open_source, with_generation_config
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused, Unavailable
from xlabatch.progress import report
from xlabatch.text.chat_template import read_template
from xlabatch.text.embeddings import Embedding, Ranked, embedding, rank, rerank_prompts
from xlabatch.text.outputs import (
    Completion,
    PendingPrompt,
    TextDelta,
    completion_states,
    order_completions,
    show_progress,
)
from xlabatch.text.prompts import PromptItem, prompt_items
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.vision.encoder import image_encoder

Prompt = str | Sequence[int] | Mapping[str, Any]  # text or token ids, or either with options
Conversation = Sequence[Mapping[str, Any]] | Mapping[str, Any]  # messages, or messages with options
Prompts = Prompt | Sequence[Prompt]
Conversations = Conversation | Sequence[Conversation]
Inbox = deque[TextDelta]
HELLO = [{"role": "user", "content": "hello"}]
PROGRESS_BAR_AT = 16  # prompts in a list from which on it gets a progress bar


class LLM:
    """A model and its tokenizer: continue prompts or answer conversations, as text.

    `model` is a folder in Hugging Face's format, a GGUF file, a hub id, `random:SHAPE`, or None: the embedded
    model. `weights` is "float32", "bfloat16", "int8", "int6", "int5", "int4" or "stored": as quantized files
    have them.
    `chat_template` (its text, or a Path) and `tool_format` replace the model's own. `generation_config` says
    how conversations are sampled that do not say so: "auto" (as the model's files do), "none", or a folder
    or file. With `images`, messages may contain images. All other arguments go to XlaBatchEngine.
    """

    def __init__(
        self,
        model: str | Path | Source | None = None,
        *,
        weights: str | None = None,
        chat_template: str | Path | None = None,
        tool_format: str | None = None,
        generation_config: str | Path = "auto",
        images: bool = False,
        **engine: Any,
    ) -> None:
        source = with_generation_config(open_source(model), generation_config)
        self.sampling = source.sampling()  # defaults for conversations and for the server
        template = read_template(chat_template) if isinstance(chat_template, Path) else chat_template
        report("reading the tokenizer")
        self.tokenizer = Tokenizer(source.folder, source.name, template, tool_format)
        if template is not None:
            self.tokenizer.apply_chat_template(HELLO)  # raises if the template is not valid
        self.image_encoder = image_encoder(source, engine) if images else None
        engine["embeddings"] = images or engine.get("embeddings", False)
        self.engine = XlaBatchEngine.of(source, weights=weights, **engine)
        self.waiting: dict[str, tuple[PendingPrompt, Inbox]] = {}  # not submitted yet, by id
        self.in_engine: dict[str, tuple[PendingPrompt, Inbox]] = {}  # submitted, by id
        self.working: Thread | None = None  # the thread that runs a submission or a step

    def fingerprint(self, adapter: str | None = None) -> str:
        """Return a name for everything that an answer depends on, except its request.

        `adapter` is the key of a loaded adapter. The name is the engine's fingerprint, unless an adapter, a
        chat template or a tool format was given, or the model has defaults for sampling.
        """
        own = self.engine.startup.fingerprint
        sampling = None if self.sampling == BARE else self.sampling.options
        given = self.tokenizer.chat_template, self.tokenizer.tool_format, adapter, sampling
        if given == (None, None, None, None):
            return own
        return f"fp_{hashlib.sha256(repr((own, given)).encode()).hexdigest()[:12]}"

    def warm(self) -> None:
        """Run programs once; conversations and grammars are prepared meanwhile, and wait for that."""
        Thread(target=self._warm_text, daemon=True).start()
        report("warming up")
        self.engine.warm()

    def _warm_text(self) -> None:
        """Import what reads chat templates and grammars, and start the process that renders templates."""
        with suppress(Refused, Unavailable):  # no template, or it is closed before it has started
            self.tokenizer.render_chat(HELLO)
        self.engine.grammars.prepare()

    @overload
    def generate(
        self, prompts: Prompts, *, stream: Literal[False] = False, **options: Any
    ) -> Iterator[Completion]: ...
    @overload
    def generate(self, prompts: Prompts, *, stream: Literal[True], **options: Any) -> Iterator[TextDelta]: ...
    def generate(
        self, prompts: Prompts, *, stream: bool = False, progress: bool | None = None, **options: Any
    ) -> Iterator[Completion] | Iterator[TextDelta]:
        """Continue one or more prompts -> a Completion for each, in the order of the prompts.

        `options` are fields of Request and apply to all prompts; a prompt that is a mapping can override
        them. With `stream=True` the iterator yields a TextDelta whenever a prompt has new text. All prompts
        are checked before the first one runs.
        """
        pending = self.prepare(prompts, **options)
        return self.stream(pending) if stream else self.completions(pending, progress)

    @overload
    def chat(
        self, conversations: Conversations, *, stream: Literal[False] = False, **options: Any
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
        """Answer one or more conversations with the model's chat template; otherwise like `generate`.

        A conversation is a list of messages, `{"role": "user", "content": "..."}`. It is sampled as the
        model's files say, unless its options do; `temperature=0` is greedy.
        """
        options = self.sampling.options | options
        pending = [self.prepare_item(item) for item in prompt_items(conversations, "messages", options)]
        return self.stream(pending) if stream else self.completions(pending, progress)

    def prepare(self, prompts: Prompts, **options: object) -> list[PendingPrompt]:
        """Check prompts and build their requests; nothing runs yet."""
        return [self.prepare_item(item) for item in prompt_items(prompts, "prompt", options)]

    def stream(self, prompts: list[PendingPrompt]) -> Iterator[TextDelta]:
        """Run prepared prompts and yield the text of all prompts as it is generated."""
        counts = Counter([*(prompt.request.id for prompt in prompts), *self.waiting, *self.in_engine])
        if repeated := [id for id, count in counts.items() if count > 1]:
            raise Refused(
                f"ids {', '.join(repeated)} are in use by several unfinished prompts; each needs its own"
            )
        return self._deltas([prompt for prompt in prompts if not prompt.done])

    def completions(self, prompts: list[PendingPrompt], progress: bool | None = None) -> Iterator[Completion]:
        """Run prepared prompts and yield their completions in the order of the prompts."""
        bar = len(prompts) >= PROGRESS_BAR_AT if progress is None else progress
        return order_completions(prompts, show_progress(self.stream(prompts), prompts, bar))

    def score(self, prompts: Sequence[str | Sequence[int]], top: int = 0) -> list[Scores]:
        """Return the log-probability of each token of texts or id lists, given the tokens before it."""
        ids = [self.tokenizer.encode(each) if isinstance(each, str) else each for each in prompts]
        return self.engine.score(ids, top)

    def embed(
        self, prompts: Prompts, pooling: str = "last", normalize: bool = True, dimensions: int | None = None
    ) -> list[Embedding]:
        """Return the vector of each prompt, cut to `dimensions` and scaled to length 1 if wanted.

        `pooling` is "last", "mean" or, for the outputs of a classifier, "score".
        """
        pending = self.prepare(prompts, pooling=pooling, max_tokens=1, ignore_eos=True)
        return [embedding(each, normalize, dimensions) for each in self.completions(pending)]

    def rerank(self, query: str, documents: Sequence[str]) -> list[Ranked]:
        """Return the documents, best first.

        They are ranked by a classifier with one label if the model is one, otherwise by their embeddings.
        """
        classifies = self.engine.classifier is not None
        prompts = rerank_prompts(self.tokenizer, query, documents, classifies, self.engine.limits.context)
        vectors = self.embed(prompts, "score" if classifies else "last", normalize=not classifies)
        return rank(vectors, classifies)

    def cancel(self, id: str) -> None:
        """End all completions of one prompt; they keep their text so far."""
        self._withdraw([id] if id in self.waiting else [])
        self.engine.cancel(id)

    def cancel_all(self) -> None:
        """End every completion, running or waiting."""
        self._withdraw(list(self.waiting))
        self.engine.cancel_all()

    def _withdraw(self, ids: list[str]) -> None:
        for id in ids:
            prompt, inbox = self.waiting.pop(id)
            inbox.extend(prompt.withdraw())

    def render(self, item: Prompt | Conversation) -> PromptItem:
        """Read one item and render it, if it is a conversation, as text; images are not encoded yet."""
        return prompt_items(item, "prompt", {})[0].render(self.tokenizer, self.image_encoder is not None)

    def prepare_item(self, item: PromptItem, grammar: Matcher | None = None) -> PendingPrompt:
        """Turn an item into a checked request with a detokenizer for each completion.

        `grammar` is the item's compiled grammar, if the caller has it.
        """
        item = item.render(self.tokenizer, self.image_encoder is not None)
        while self.image_encoder and not item.is_encoded:
            item = item.encode_next_image(self.image_encoder, self.engine.limits.context)
        request = item.request(self.tokenizer, self.engine.limits.context)
        # first: an impossible n must not make n detokenizers
        checked = self.engine.check(request.changed(stop=()), grammar)
        ends = self.engine.limits.all_stop_token_ids(request)
        states = completion_states(self.tokenizer, request, item, ends)
        return PendingPrompt(item.content, request, checked, states, item.reply)

    def _deltas(self, prompts: list[PendingPrompt]) -> Iterator[TextDelta]:
        """Run prompts until they end. A caller that stops iterating abandons these prompts and no others."""
        inbox = Inbox()
        unfinished = deque(prompts)
        self.waiting |= {prompt.request.id: (prompt, inbox) for prompt in prompts}
        try:
            while unfinished or inbox:
                self._submit()
                if inbox:
                    yield inbox.popleft()
                elif unfinished[0].done:
                    unfinished.popleft()
                else:
                    self._step()
        finally:
            for prompt in prompts:
                self.waiting.pop(prompt.request.id, None)
                self.in_engine.pop(prompt.request.id, None)
                if not prompt.done:
                    self.engine.abandon(prompt.request.id)

    def _submit(self) -> None:
        """Submit the waiting prompts of all calls in order of arrival, until the engine's queue is full."""
        self._recover()
        while self.waiting:
            id, (prompt, inbox) = next(iter(self.waiting.items()))
            self.working = current_thread()
            try:
                self.engine.submit(prompt.checked)
            except Exception as error:
                self.working = None
                if isinstance(error, QueueFull):
                    return
                raise
            self.in_engine[id] = prompt, inbox
            del self.waiting[id]
            self.working = None

    def _step(self) -> None:
        """Run one engine step and put each delta into the inbox of the call that its prompt belongs to."""
        self._recover()
        self.working = current_thread()
        for event in self.engine.step():
            if event.id not in self.in_engine:  # submitted to the engine directly
                continue
            prompt, inbox = self.in_engine[event.id]
            delta = prompt.on_event(event)
            if prompt.done:
                del self.in_engine[event.id]
            elif not delta.finish and prompt.completions[event.index].detokenizer.stopped:
                self.engine.cancel(event.id, event.index)
            if delta.text or delta.finish:
                inbox.append(delta)
        self.working = None

    def _recover(self) -> None:
        """End all prompts that the engine may have, after an exception in a step or a submission.

        Events may be lost, and the text of such a prompt would have a gap.
        """
        if self.working is None:
            return
        if self.working is not current_thread() and self.working.is_alive():
            raise RuntimeError(f"thread {self.working.name} is generating: one thread at a time can use it")
        for id in [*self.in_engine, *list(self.waiting)[:1]]:  # the first one may have been submitted
            self.engine.abandon(id)
        for id, (prompt, inbox) in list(self.in_engine.items()):
            inbox.extend(prompt.fail("its step was interrupted"))
            del self.in_engine[id]
        self.working = None
