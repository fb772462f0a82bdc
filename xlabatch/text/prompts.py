"""Turn prompts and conversations with their options into requests. Knows no engine.

An item is a prompt (text or token ids), a conversation (a list of messages), or a mapping with one of them
under "prompt" or "messages" together with its own options.
"""

import json
import re
import uuid
from collections.abc import Iterator, Mapping, Sequence, Sized
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from threading import Event
from typing import Any, Literal

from xlabatch.chat.conversation import ChatOptions, RenderedChat, limit_reply, shows_special_tokens
from xlabatch.chat.reply import ReplyFormat
from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans
from xlabatch.request import ContextExceeded, Request
from xlabatch.text.fill_in_the_middle import Fill, fill_prompt
from xlabatch.text.images import NO_IMAGES, Encoder, insert_vectors, separate_images
from xlabatch.text.tokenizer import DEFAULT_OPTIONS, Tokenizer
from xlabatch.validation import boolean, check_fields, integer, json_schema, one_of, optional, what_to_give

Kind = Literal["prompt", "messages"]
NAMES: dict[Kind, str] = {"prompt": "prompt", "messages": "conversation"}  # of one item
NO_OPTIONS: Mapping[str, Any] = {}
DEFAULT_MAX_TOKENS = 64
MAX_TRUNCATED_TEXT = 2**19  # characters to tokenize if only the end of a prompt is kept


@dataclass(frozen=True)
class TextOptions:
    """Options of a prompt's tokens and a completion's text that an engine does not know."""

    add_special_tokens: bool | None = (
        None  # None: to a prompt, but not to a conversation, whose template does
    )
    skip_special_tokens: bool = True
    include_stop_str_in_output: bool = False  # keep the stop string that ended the completion in its text
    truncate_prompt_tokens: int | None = None  # keep this many; -1: what max_tokens leaves room for
    truncation_side: str = "left"  # the side that is cut off
    suffix: str | None = None  # what comes after the completion, for models that can fill in the middle
    receipt: bool = False  # the completion comes with a receipt

    def __post_init__(self) -> None:
        check_fields(self, TEXT_CHECKS)


def prompt_length(value: object) -> int:
    """Check truncate_prompt_tokens: -1, or a number of tokens."""
    length = integer(-1)(value)
    if length == 0:
        raise Refused("is -1 or at least 1, got 0")
    return length


def any_text(value: object) -> str:
    """Check a text, which may be empty."""
    if not isinstance(value, str):
        raise Refused(f"is a string, got {value!r:.60}")
    return value


TEXT_CHECKS = {
    "add_special_tokens": optional(boolean),
    "skip_special_tokens": boolean,
    "include_stop_str_in_output": boolean,
    "truncate_prompt_tokens": optional(prompt_length),
    "truncation_side": one_of("left", "right"),
    "suffix": optional(any_text),
    "receipt": boolean,
}
CHAT_OPTIONS = {field.name for field in fields(ChatOptions)}
TEXT_OPTIONS = set(TEXT_CHECKS)
OPTIONS = {field.name for field in fields(Request)} - {"prompt"} | TEXT_OPTIONS | CHAT_OPTIONS
INSTEAD: dict[str, str | None] = {  # of options of other programs that have another form here
    "eos_token_id": "stop_token_ids",
    **dict.fromkeys(("max_new_tokens", "max_completion_tokens", "max_output_tokens", "tokens"), "max_tokens"),
    "num_return_sequences": "n",
    "num_beams": "n, and keep the best of these completions, because there is no beam search",
    "prompt_token_ids": "the prompt itself, which may be token ids",
    "stop_strings": "stop",
    "repeat_last_n": "repetition_context_size",
    **{f"guided_{name}": name for name in ("regex", "grammar")},
    "guided_json": "json_schema",
    "do_sample": "temperature: 0 is greedy",
    "repeat_penalty": "repetition_penalty",
    "sampler": "temperature, top_p, min_p and top_k",
    "pad_token_id": None,
    "verbose": None,
    "detokenize": None,
    "best_of": "n, and keep the best of these completions",
    "bad_words": "bad_token_ids",
    "chat_template": "LLM(chat_template=...)",
    "generation_config": "LLM(generation_config=...)",
    "response_format": "json_schema",
    "guided_decoding": "json_schema, regex or grammar",
    "logits_processors": "logit_bias, allowed_token_ids, regex or grammar",
    "lora_request": "adapter, the name of a loaded adapter",
    "stream": "LLM.stream or LLM.stream_chat",
    "structured_outputs": "json_schema, regex or grammar",
    "thinking_token_budget": "reasoning_budget",
    "use_tqdm": "progress",
}


@dataclass(frozen=True)
class PromptItem:
    """A prompt or a conversation with its options: its own, and the options common to all items."""

    kind: Kind
    content: Any  # as it was given
    options: Mapping[str, Any]
    text: TextOptions
    chat_options: ChatOptions = DEFAULT_OPTIONS
    chat: RenderedChat | None = None  # of a conversation, once rendered
    images: tuple[Any, ...] = ()  # of a rendered conversation, as given
    vectors: Spans = ()  # of the images encoded so far, each starting at position 0
    image_token_id: int = -1  # stands for an image in the prompt

    def render(self, tokenizer: Tokenizer, takes_images: bool = False) -> "PromptItem":
        """Render the conversation as text, and limit the reply to what its options allow."""
        if self.kind == "prompt" or self.chat:
            return self
        messages, images = separate_images(self.content)
        if images and not takes_images:
            raise Refused(NO_IMAGES)
        chat = tokenizer.render_chat(messages, self.chat_options)
        given = self.options.get("json_schema")
        try:
            schema = None if given is None else json.loads(json_schema(given))
        except Refused as error:
            raise Refused(f"json_schema {error}") from None
        options = limit_reply(chat, self.options, schema, tokenizer.special_ids)
        skip = self.text.skip_special_tokens and not shows_special_tokens(chat.reply, tokenizer.special_ids)
        text = replace(self.text, skip_special_tokens=skip)
        return replace(self, options=options, text=text, chat=chat, images=tuple(images))

    @property
    def is_encoded(self) -> bool:
        return len(self.vectors) == len(self.images)

    def encode_next_image(
        self, encoder: Encoder, context: int, cancelled: Event | None = None
    ) -> "PromptItem":
        """Encode the next image. CancelledError if it is cancelled in the meantime."""
        patches = encoder.patches(self.images[len(self.vectors)])
        count = sum(span.length for span in self.vectors) + patches.shape[0] * patches.shape[1]
        if count > context:  # before the tower runs
            message = f"the images have at least {count} tokens, but a slot holds {context}"
            raise ContextExceeded(message, count, context, is_counted=False)
        vectors = encoder.vectors(patches, self.options.get("cache_salt"), cancelled)
        return replace(self, vectors=(*self.vectors, vectors), image_token_id=encoder.token_id)

    @property
    def reply(self) -> ReplyFormat | None:
        return self.chat.reply if self.chat else None

    @property
    def adds_special_tokens(self) -> bool:
        """Whether the tokenizer adds special tokens to the prompt's text."""
        given = self.text.add_special_tokens
        return self.chat is None if given is None else given

    def request(self, tokenizer: Tokenizer, context: int) -> Request:
        """Make the item's request. max_tokens None means all that the context leaves room for."""
        options = {"max_tokens": DEFAULT_MAX_TOKENS, "id": uuid.uuid4().hex, **self.options}
        prompt = self.chat.text if self.chat else self.content
        self._check_length(tokenizer, prompt, options["id"], context)
        if self.text.suffix:
            prompt, ends = self._fill_prompt(tokenizer, prompt, context)
            options["stop_token_ids"] = [*options.get("stop_token_ids", ()), *ends]
        if isinstance(prompt, str):
            prompt = tokenizer.encode(prompt) if self.adds_special_tokens else tokenizer.encode_chat(prompt)
        ids = self._truncate(prompt, options["max_tokens"], context)
        if self.images:
            ids, options["embeddings"] = insert_vectors(ids, self.vectors, self.image_token_id)
        if options["max_tokens"] is None:
            options["max_tokens"] = max(context - len(ids), 1)
        return Request(**options, prompt=ids)

    def _fill_prompt(self, tokenizer: Tokenizer, prefix: object, context: int) -> Fill:
        """Return the prompt for what comes between the item's text and its suffix."""
        if self.chat or not isinstance(prefix, str):
            raise Refused("suffix takes a prompt that is text")
        if self.text.truncate_prompt_tokens is not None:
            raise Refused("truncate_prompt_tokens would cut off the marks around suffix: give one of them")
        return fill_prompt(tokenizer, prefix, self.text.suffix or "", context)

    def _check_length(self, tokenizer: Tokenizer, prompt: str | Sequence[int], id: str, context: int) -> None:
        """Refuse a prompt that is too long before tokenizing it, which is slow for long texts."""
        is_text = isinstance(prompt, str)
        if self.text.truncate_prompt_tokens is not None:
            if is_text and len(prompt) > MAX_TRUNCATED_TEXT:
                raise Refused(
                    f"request {id}: the prompt has {len(prompt)} characters; with truncate_prompt_tokens the "
                    f"limit is {MAX_TRUNCATED_TEXT}"
                )
            return
        whole = f"{prompt}{self.text.suffix or ''}" if isinstance(prompt, str) else prompt
        if len(whole) <= context:
            return  # a lower bound is no larger, and the vocabulary's longest token need not be known
        fewest = tokenizer.fewest_tokens(whole) if isinstance(whole, str) else len(whole)
        if fewest > context:
            raise ContextExceeded(
                f"request {id}: the prompt has {'at least ' * is_text}{fewest} tokens, but a slot holds "
                f"{context}, new tokens included",
                fewest,
                context,
                is_counted=not is_text,
            )

    def _truncate(self, ids: Sequence[int], max_tokens: object, context: int) -> Sequence[int]:
        """Cut the ids at one side to truncate_prompt_tokens, if it is set."""
        kept = self.text.truncate_prompt_tokens
        if kept is None:
            return ids
        if self.options.get("embeddings") or self.images:
            raise Refused("truncate_prompt_tokens would move embeddings: give one of them")
        if kept == -1:
            kept = max(context - (max_tokens if isinstance(max_tokens, int) else 1), 1)
        return ids[:kept] if self.text.truncation_side == "right" else ids[-kept:]


@contextmanager
def naming_item(item: PromptItem, place: int | None) -> Iterator[None]:
    """In refusals an item has the id that its caller gave it, otherwise its place in a list."""
    try:
        yield
    except Refused as error:
        if "id" not in item.options:
            name = NAMES[item.kind]
            problem = re.sub(r"^request [0-9a-f]{32}: ", "", str(error))
            error.args = (problem if place is None else f"{name} {place}: {problem}",)
        raise


def prompt_items(
    items: object,
    kind: Kind,
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]],
    of_conversations: Mapping[str, Any] = NO_OPTIONS,
) -> list[PromptItem]:
    """Read one item or a list of them.

    `options` are for all items, or a list with those of each; `of_conversations` are for conversations that
    do not have them.
    """
    listed = list_items(items, kind)
    each_options = [options] * len(listed) if isinstance(options, Mapping) else options
    if len(each_options) != len(listed):
        raise Refused(f"there are options for {len(each_options)} items, but {len(listed)} items")
    pairs = zip(listed, each_options, strict=True)
    return [prompt_item(item, kind, own, of_conversations) for item, own in pairs]


def list_items(items: object, kind: Kind) -> Sequence[object]:
    """Put one item into a list. A list of ids is one prompt, a list of messages one conversation."""
    if not isinstance(items, (str, Mapping, Sequence)):
        raise Refused(f"give a {NAMES[kind]} or a list of them, got {items!r:.60}")
    first = items[0] if isinstance(items, Sequence) and items else None
    is_message = isinstance(first, Mapping) and "role" in first
    is_one = isinstance(items, (str, Mapping)) or isinstance(first, int) or is_message
    return items if isinstance(items, Sequence) and not is_one else [items]


def given_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that are given: None is not, except of max_tokens, where it is all that fits.

    Nor is a seed of -1, with which vLLM and llama.cpp say that there is none.
    """
    return {
        name: value
        for name, value in options.items()
        if (value is not None or name == "max_tokens") and (name, value) != ("seed", -1)
    }


def prompt_item(
    item: object, kind: Kind, options: Mapping[str, Any], of_conversations: Mapping[str, Any] = NO_OPTIONS
) -> PromptItem:
    """Merge an item with the common options; its own options take precedence."""
    own: dict[str, Any] = given_options(item) if isinstance(item, Mapping) else {kind: item}
    if "prompt" not in own and "prompt_token_ids" in own:  # vLLM's name
        own["prompt"] = own.pop("prompt_token_ids")
    kinds: list[Kind] = [name for name in ("prompt", "messages") if name in own]
    if len(kinds) == 2:
        raise Refused("an item has either a prompt or messages, got both")
    if not kinds and kind == "messages" and "role" in own:
        raise Refused("a conversation is a list of messages, got one message: put it into a list")
    if not kinds:
        raise Refused(f"an item has its {kind} under {kind!r}, got {sorted(own)}")
    common = given_options(options)
    if taken := [name for name in NAMES if name in common]:
        raise Refused(f"{taken[0]} is no option: give it as the first argument, or in an item of its own")
    merged = {**(of_conversations if kinds == ["messages"] else {}), **common, **own}
    content = merged.pop(kinds[0])
    if kinds == ["messages"] and (
        isinstance(content, str) or not (isinstance(content, Sequence) and content)
    ):
        example = '[{"role": "user", "content": "..."}]'
        raise Refused(f"a conversation is a list of messages, {example}, got {content!r:.60}")
    if kinds == ["prompt"] and not isinstance(content, Sized):
        raise Refused(f"a prompt is text or token ids, got {content!r:.60}")
    if kinds == ["prompt"] and isinstance(content, list) and content and isinstance(content[0], Mapping):
        raise Refused("a prompt is text or token ids; messages are for chat and stream_chat")
    if unknown := sorted(merged.keys() - OPTIONS):
        raise Refused(f"unknown options {', '.join(unknown)}{what_to_give(unknown, OPTIONS, INSTEAD)}")
    if merged.get("top_k") == -1:  # as vLLM writes that all tokens are kept
        merged["top_k"] = 0
    text = TextOptions(**{name: merged.pop(name) for name in TEXT_OPTIONS if name in merged})
    chat_options = {name: merged.pop(name) for name in CHAT_OPTIONS if name in merged}
    if chat_options and kinds == ["prompt"]:
        raise Refused(f"{', '.join(chat_options)} can only be given with messages, not with a prompt")
    return PromptItem(kinds[0], content, merged, text, ChatOptions(**chat_options))
