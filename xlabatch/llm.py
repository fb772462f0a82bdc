"""LLM: text prompts in, text completions out, with an engine and a tokenizer.

for completion in LLM("folder").generate(["Once", {"prompt": "There", "temperature": 0.8}], max_tokens=32):
    print(completion.id, completion.text, completion.finish)

The engine, and with it jax, is imported when a model is loaded.
"""

import hashlib
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Literal, Unpack

from xlabatch.api import Matcher, Scores, scoring_options
from xlabatch.calls import Calls
from xlabatch.errors import Refused, Unavailable
from xlabatch.options import ConversationOptions, PromptOptions, SamplingParams
from xlabatch.progress import report
from xlabatch.receipts.envelope import SigningKey
from xlabatch.receipts.issue import Computation, Issuer
from xlabatch.text.chat_template import read_template
from xlabatch.text.embeddings import POOLED, Embedding, Ranked, embedding, rank, rerank_prompts
from xlabatch.text.outputs import (
    Completion,
    PendingPrompt,
    TextDelta,
    completion_states,
    is_watched,
    order_completions,
    scores,
    show_progress,
)
from xlabatch.text.prompts import (
    Kind,
    PromptItem,
    given_options,
    list_items,
    naming_item,
    prompt_items,
)
from xlabatch.text.tokenizer import Tokenizer

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source
    from xlabatch.engine.options import EngineArguments
    from xlabatch.vision.encoder import ImageEncoder

Prompt = str | Sequence[int] | Mapping[str, Any]  # text or token ids, or either with options
Conversation = Sequence[Mapping[str, Any]] | Mapping[str, Any]  # messages, or messages with options
Prompts = Prompt | Sequence[Prompt]
Conversations = Conversation | Sequence[Conversation]
Sampling = SamplingParams | Sequence[SamplingParams] | None  # for all prompts, or one for each
Pooling = Literal["last", "mean", "score"]
HELLO = [{"role": "user", "content": "hello"}]
PROGRESS_AT = 16  # prompts in a list from which on its progress is shown
# arguments of an LLM that its engine does not have
NOT_OF_THE_ENGINE = frozenset(("chat_template", "tool_format", "generation_config", "images", "receipt_key"))


class LLM:
    """A model and its tokenizer: continue prompts or answer conversations, as text.

    `model` is a folder in Hugging Face's format, a GGUF file, a hub id, `random:SHAPE`, or None: the embedded
    model. `weights` is "float32", "bfloat16", "int8", "int6", "int5", "int4" or "stored": as quantized files
    have them.
    `chat_template` (its text, or a Path) and `tool_format` replace the model's own. `generation_config` says
    how conversations are sampled that do not say so: "auto" (as the model's files do), "none", or a folder
    or file. With `images`, messages may contain images. `receipt_key`, the file of a private ed25519 key,
    signs receipts. All other arguments go to XlaBatchEngine.

    Any number of threads may call an LLM: their prompts share the engine's batch.
    """

    def __init__(
        self,
        model: "str | Path | Source | None" = None,
        *,
        weights: str | None = None,
        chat_template: str | Path | None = None,
        tool_format: str | None = None,
        generation_config: str | Path = "auto",
        images: bool = False,
        receipt_key: str | Path | None = None,
        **engine: "Unpack[EngineArguments]",
    ) -> None:
        from xlabatch.checkpoint.source import open_source, with_generation_config
        from xlabatch.engine.xla import XlaBatchEngine

        options = engine_arguments({"weights": weights, "images": images, **engine})
        key = None if receipt_key is None else SigningKey(Path(receipt_key))
        opened = open_source(model)
        source = with_generation_config(opened, generation_config)
        self.other_ends = source.eos_token_ids if source.eos_token_ids != opened.eos_token_ids else None
        self.sampling = source.sampling()  # defaults for conversations and for the server
        template = read_template(chat_template) if isinstance(chat_template, Path) else chat_template
        report("reading the tokenizer")
        self.tokenizer = Tokenizer(source.folder, source.name, template, tool_format, source.header)
        if template is not None:
            self.tokenizer.apply_chat_template(HELLO)  # raises if the template is not valid
        self.image_encoder: ImageEncoder | None = None
        if images:
            from xlabatch.vision.encoder import image_encoder

            self.image_encoder = image_encoder(source, options)
        self.engine = XlaBatchEngine.of(source, **options)
        self.engine.grammars.json_file = self.tokenizer.json_file
        self.issuer = Issuer(self.tokenizer, lambda: self.engine.version, self.computation, key)
        self.calls = Calls(self.engine)
        self.preparing = Lock()  # tokenizers are not safe to share between threads

    @staticmethod
    def begin(source: "Source", **arguments: Any) -> None:
        """Begin to load or compile what an LLM with these arguments will need, while other work goes on."""
        from xlabatch.engine.xla import XlaBatchEngine

        XlaBatchEngine.begin(source, **engine_arguments(arguments))

    def __repr__(self) -> str:
        return f"LLM({self.engine.summary})"

    def fingerprint(self, adapter: str | None = None) -> str:
        """Return a name for everything that an answer depends on, except its request.

        `adapter` is the key of a loaded adapter. The name is the engine's fingerprint, unless an adapter, a
        chat template or a tool format was given, or the model has defaults for sampling.
        """
        from xlabatch.checkpoint.generation_config import BARE

        own = self.engine.startup.fingerprint
        sampling = None if self.sampling == BARE else self.sampling.options
        given = self.tokenizer.chat_template, self.tokenizer.tool_format, adapter, sampling, self.other_ends
        if all(each is None for each in given):
            return own
        return f"fp_{hashlib.sha256(repr((own, given)).encode()).hexdigest()[:12]}"

    def computation(self) -> Computation:
        """Return what computes the answers, for their receipts."""
        startup = self.engine.startup
        return Computation(
            profile=startup.profile,
            weights=startup.weights_digest,
            config=startup.config_digest,
            format=startup.weights,
            cache=self.engine.runner.cache_dtype,
            rope_limit=startup.rope_limit,
            kernels=startup.kernels,
        )

    def warm(self) -> None:
        """Run programs once, then prepare for conversations and grammars: the first ones wait for that."""
        report("warming up")
        self.engine.warm()
        Thread(target=self._warm_text, daemon=True).start()

    def _warm_text(self) -> None:
        """Prepare what the first long text, conversation and grammar would wait for."""
        from xlabatch.engine.memory import return_freed_memory

        with suppress(Refused, Unavailable):  # no template, or it is closed before it has started
            self.tokenizer.render_chat(HELLO)
        _ = self.tokenizer.longest_token
        self.engine.grammars.prepare_ahead()
        return_freed_memory()  # a large vocabulary's JSON was parsed, tens of MiB

    def generate(
        self,
        prompts: Prompts,
        sampling_params: Sampling = None,
        *,
        progress: bool | None = None,
        **options: Unpack[PromptOptions],
    ) -> list[Completion]:
        """Continue one or more prompts -> a Completion for each, in the order of the prompts.

        `options` apply to all prompts. A prompt that is a mapping can override them. All prompts are checked
        before the first one runs. `progress` shows a line on stderr, by default for long lists in a terminal
        or a notebook.
        """
        return self._complete(self.prepare(prompts, "prompt", sampling_params, **options), progress)

    def stream(
        self, prompts: Prompts, sampling_params: Sampling = None, **options: Unpack[PromptOptions]
    ) -> Generator[TextDelta, None, None]:
        """Continue prompts -> a TextDelta whenever one of them has new text.

        Closing the generator, or leaving a loop over it, ends the prompts that have not finished.
        """
        return self.run(self.prepare(prompts, "prompt", sampling_params, **options))

    def chat(
        self,
        messages: Conversations,
        sampling_params: Sampling = None,
        *,
        progress: bool | None = None,
        **options: Unpack[ConversationOptions],
    ) -> list[Completion]:
        """Answer one or more conversations with the model's chat template; otherwise like `generate`.

        A conversation is a list of messages, `{"role": "user", "content": "..."}`. It is sampled as the
        model's files say, unless its options do; `temperature=0` is greedy.
        """
        return self._complete(self.prepare(messages, "messages", sampling_params, **options), progress)

    def stream_chat(
        self,
        messages: Conversations,
        sampling_params: Sampling = None,
        **options: Unpack[ConversationOptions],
    ) -> Generator[TextDelta, None, None]:
        """Answer conversations -> a TextDelta whenever one of the answers has new text, like `stream`."""
        return self.run(self.prepare(messages, "messages", sampling_params, **options))

    def prepare(
        self,
        items: Prompts | Conversations,
        kind: Kind = "prompt",
        sampling_params: Sampling = None,
        **options: Unpack[ConversationOptions],
    ) -> list[PendingPrompt]:
        """Check prompts or conversations ("messages") and build their requests; nothing runs yet.

        Options that are given by name take precedence over `sampling_params`.
        """
        by_name = given_options(options)
        own: Any = by_name
        if isinstance(sampling_params, SamplingParams):
            own = {**sampling_params.options, **by_name}
        elif sampling_params is not None:
            is_list = isinstance(sampling_params, Sequence)
            if not (is_list and all(isinstance(each, SamplingParams) for each in sampling_params)):
                raise Refused(
                    "sampling_params is a SamplingParams, or a list of them; give other options by name"
                )
            own = [{**each.options, **by_name} for each in sampling_params]
        with self.preparing:
            listed = prompt_items(items, kind, own, self.sampling.options)
            pending = list[PendingPrompt]()
            for place, item in enumerate(listed):
                with naming_item(item, place if len(listed) > 1 else None):
                    pending.append(self.prepare_item(item))
            return pending

    def run(self, prompts: Sequence[PendingPrompt]) -> Generator[TextDelta, None, None]:
        """Run prepared prompts and yield the text of all prompts as it is generated."""
        return self.calls.run(prompts)

    def completions(self, prompts: Sequence[PendingPrompt]) -> Iterator[Completion]:
        """Run prepared prompts and yield their completions in the order of the prompts."""
        return order_completions(prompts, self.run(prompts))

    def score(
        self, prompts: str | Sequence[int] | Sequence[str | Sequence[int]], top: int = 0
    ) -> list[Scores]:
        """Return the log-probability of each token of texts or id lists, given the tokens before it."""
        return [scores(each) for each in self.completions(self.prepare_scores(prompts, top))]

    def embed(
        self,
        prompts: Prompts,
        pooling: Pooling = "last",
        normalize: bool = True,
        dimensions: int | None = None,
    ) -> list[Embedding]:
        """Return the vector of each prompt, cut to `dimensions` and scaled to length 1 if wanted.

        `pooling` is "last", "mean" or, for the outputs of a classifier, "score".
        """
        pending = self.prepare(prompts, pooling=pooling, **POOLED)
        return [embedding(each, normalize, dimensions) for each in self.completions(pending)]

    def rerank(self, query: str, documents: Sequence[str]) -> list[Ranked]:
        """Return the documents, best first.

        They are ranked by a classifier with one label if the model is one, otherwise by their embeddings.
        """
        return self.rank(list(self.completions(self.prepare_ranking(query, documents))))

    def prepare_scores(self, prompts: object, top: int) -> list[PendingPrompt]:
        """Check what `score` takes and build its requests; `scores` reads their completions."""
        listed: Sequence[Any] = list_items(prompts, "prompt")
        with self.preparing:
            ids = [self.tokenizer.encode(each) if isinstance(each, str) else each for each in listed]
        return self.prepare([scoring_options(each, top) for each in ids])

    def prepare_ranking(self, query: str, documents: Sequence[str]) -> list[PendingPrompt]:
        """Check what `rerank` takes and build its requests; `rank` reads their completions."""
        classifies = self.engine.classifier is not None
        with self.preparing:
            prompts = rerank_prompts(self.tokenizer, query, documents, classifies, self.engine.limits.context)
        return self.prepare(prompts, pooling="score" if classifies else "last", **POOLED)

    def rank(self, completions: Sequence[Completion]) -> list[Ranked]:
        """Return the documents of a prepared ranking that has run, best first."""
        classifies = self.engine.classifier is not None
        return rank([embedding(each, normalize=not classifies) for each in completions], classifies)

    def cancel(self, id: str) -> None:
        """End all completions of one prompt; they keep their text so far."""
        self.calls.cancel(id)

    def cancel_all(self) -> None:
        """End every completion, running or waiting."""
        self.calls.cancel_all()

    def _complete(self, prompts: list[PendingPrompt], progress: bool | None) -> list[Completion]:
        """Run prepared prompts and return their completions."""
        shown = len(prompts) >= PROGRESS_AT and is_watched() if progress is None else progress
        with closing(self.run(prompts)) as deltas:
            return list(order_completions(prompts, show_progress(deltas, prompts, shown)))

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
        issue = self.issuer.for_prompt(item, request) if item.text.receipt else None
        return PendingPrompt(item.content, request, checked, states, item.reply, issue)


def engine_arguments(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """What an LLM with these arguments gives to its engine: images need room for embeddings."""
    from xlabatch.engine.options import own_names

    own = own_names({name: value for name, value in arguments.items() if name not in NOT_OF_THE_ENGINE})
    return own | {"embeddings": arguments.get("images", False) or own.get("embeddings", False)}
