"""Check receipts: compute their answers again, and compare every token, the digests and all the rest.

What a receipt says of an answer is used as a draft of it. The engine keeps a draft only as far as it selects
the same tokens itself, so that a wrong one costs time and cannot change the result. A right one is computed
many tokens at a time, as a prompt is. In the end the whole receipt is written again from what was computed,
and accepted only if the two are equal in every byte of their canonical JSON.

If only some positions are checked, the tokens between them are taken as the receipt has them.
"""

import functools
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, NoReturn

from xlabatch.chat.conversation import RenderedChat
from xlabatch.chat.reply import ReplyFormat
from xlabatch.checkpoint.load import resolve_weights_format
from xlabatch.checkpoint.source import Source
from xlabatch.engine import memory
from xlabatch.engine.choose_layout import layout_here
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.profile import PROFILE
from xlabatch.engine.speculation.given import GivenDrafts
from xlabatch.errors import Refused
from xlabatch.llm import LLM
from xlabatch.receipts.canonical import Json, canonical_json
from xlabatch.receipts.envelope import PublicKey
from xlabatch.receipts.issue import versions
from xlabatch.receipts.read import Found, Receipt, read_receipt
from xlabatch.receipts.shown import ShownMessage, ShownText, is_cut_off, read_shown, split
from xlabatch.receipts.statement import (
    TEXT_OPTIONS,
    Evidence,
    request_of,
    request_options,
    statement,
    text_digest,
)
from xlabatch.request import Request
from xlabatch.text.outputs import Completion, PendingPrompt, completion_states
from xlabatch.text.prompts import PromptItem, TextOptions

DRAFT_TOKENS = 127  # of a step: with the last token before them, as many as a chunk of a prompt
OTHER_TEXT = "the text of the response is not the text of its receipt"
OTHER_MESSAGE = "the message of the response is not the text of its receipt"
ID = "receipt"  # of the request that computes an answer again


@dataclass(frozen=True)
class Verdict:
    """ACCEPT, REJECT or UNVERIFIABLE, and why. `token` is the first one that differs."""

    verdict: Literal["ACCEPT", "REJECT", "UNVERIFIABLE"]
    reason: str
    token: int | None = None
    checked: int = 0  # tokens
    signed: bool = False  # by the key that was given


class Setup(NamedTuple):
    """What an engine that computes a receipt again needs."""

    weights: str
    cache: str | None  # as an option of an engine
    rope_limit: int | None
    arithmetic: str


class Rejected(Exception):
    """What a receipt says is wrong."""

    def __init__(self, reason: str, token: int | None = None) -> None:
        super().__init__(reason)
        self.token = token


class Unverifiable(Exception):
    """What a receipt says cannot be computed here. So is what the engine refuses."""


def check_receipts(
    source: Source,
    found: Sequence[Found],
    key: PublicKey | None = None,
    positions: Sequence[int] | None = None,
    **model: Any,
) -> Iterator[Verdict]:
    """Yield the verdict on each receipt; with a key, one that it has not signed is rejected.

    `model` has other arguments of `LLM`, such as chat_template. The model is loaded as the first receipt
    needs it, and again where one needs it otherwise.
    """
    read = set_aside(source, [read_or_verdict(each, key) for each in found])
    checker: Checker | None = None
    setup = None
    refused = ""
    for each in read:
        if isinstance(each, Verdict):
            yield each
            continue
        if setup_of(each) != setup:
            setup = setup_of(each)
            checker = None  # its memory is free before the next model is loaded
            same = [other for other in read if isinstance(other, Receipt) and setup_of(other) == setup]
            try:
                checker = load_checker(source, same, **model)
            except Refused as error:
                refused = str(error)
        if checker is None:
            yield Verdict("UNVERIFIABLE", refused, signed=each.signed)
        else:
            yield checker.check(each, positions)


def read_or_verdict(found: Found, key: PublicKey | None) -> Receipt | Verdict:
    """Read a receipt; return the verdict on one that need not be computed."""
    if found.receipt is None:
        return Verdict("UNVERIFIABLE", "there is no receipt")
    try:
        receipt = replace(read_receipt(found.receipt, key), choice=found.choice)
    except Refused as error:
        return Verdict("UNVERIFIABLE", f"it is not a receipt of a known form: {error}")
    if key is not None and not receipt.signed:
        return Verdict("REJECT", "it is not signed by this key")
    return receipt


def set_aside(source: Source, read: Sequence[Receipt | Verdict]) -> list[Receipt | Verdict]:
    """Return the same, with a verdict for each receipt that no engine can compute here."""

    @functools.cache
    def check_engine(weights: str, cache: str | None, context: int) -> None:
        if not layout_here().checks_drafts:
            raise Refused("the profiles describe the kernels for CPUs, which are not used here")
        weights = resolve_weights_format(weights, source)
        memory.plan(source, weights, EngineOptions(slots=1, context=context, cache=cache)).check(
            source.name, context
        )

    def check(each: Receipt | Verdict) -> Receipt | Verdict:
        if isinstance(each, Verdict):
            return each
        try:
            setup = setup_of(each)
            check_engine(setup.weights, setup.cache, context_for(source, each))
        except Refused as error:
            return Verdict("UNVERIFIABLE", str(error), signed=each.signed)
        return each

    return list(map(check, read))


def setup_of(receipt: Receipt) -> Setup:
    model = receipt.head["model"]
    return Setup(
        weights=model["format"],
        cache="int8" if model["cache"] == "int8" else None,
        rope_limit=model["rope_limit"],
        arithmetic="portable" if receipt.head["profile"] == PROFILE else "fast",
    )


def context_for(source: Source, receipt: Receipt) -> int:
    """Return a context that has room for a receipt and scales ropes as it says; Refused if there is none."""
    config = source.spec.config
    length = receipt.length
    wanted = receipt.head["model"]["rope_limit"]
    limits = config.rope_limits
    if length > config.max_positions:
        raise Refused(f"it has {length} tokens, and the model has {config.max_positions} positions")
    power = min(2 ** length.bit_length(), config.max_positions)  # programs are kept for each context
    for context in (power, *limits, *(limit + 1 for limit in limits)):
        if length <= context <= config.max_positions and config.rope_limit(context) == wanted:
            return context
    ropes = f"{MODEL_PARTS['rope_limit']} {wanted}"
    raise Refused(f"{ropes}, and here no context for its {length} tokens has them")


def load_checker(source: Source, receipts: Sequence[Receipt], **model: Any) -> "Checker":
    """Load a model as these receipts need it, with a slot for the longest of them."""
    setup = setup_of(receipts[0])
    llm = LLM(
        source,
        weights=setup.weights,
        cache=setup.cache,
        arithmetic=setup.arithmetic,
        slots=1,
        context=max(context_for(source, each) for each in receipts),
        speculate=DRAFT_TOKENS,
        **model,
    )
    return Checker(llm)


class Checker:
    """Checks receipts with one engine."""

    def __init__(self, llm: LLM) -> None:
        self.llm = llm
        self.engine = llm.engine
        self.computation = llm.computation()

    def check(self, receipt: Receipt, positions: Sequence[int] | None = None) -> Verdict:
        """Compute an answer again, or only tokens at some positions, from the ones before them there."""
        try:
            text = self._check(receipt, positions)
            compared = self._compare_choice(receipt, text)
        except (Unverifiable, Refused) as error:
            return Verdict("UNVERIFIABLE", str(error), signed=receipt.signed)
        except Rejected as error:
            return Verdict("REJECT", str(error), error.token, signed=receipt.signed)
        own = self.computation
        count = len(receipt.answer.tokens)
        checked = count if positions is None else len(set(positions))
        equal = f"{checked} of {count} tokens and their logits are equal"
        weights = "as stored" if own.format == "stored" else f"in {own.format}"
        computed = f"computed by {own.profile} with weights {weights}"
        reason = f"{equal}, {computed}"
        if positions is not None:
            reason += "; its text, its end and its other tokens were not checked"
        if not compared:
            reason += "; the message has only parts of its text, and was not compared with it"
        return Verdict("ACCEPT", reason, checked=checked, signed=receipt.signed)

    def _check(self, receipt: Receipt, positions: Sequence[int] | None) -> str | None:
        """Compare all but what a response shows -> the answer's text, if all of it was computed."""
        head = self._head(receipt)
        answer = receipt.answer
        vocab = self.engine.limits.vocab
        if beyond := [at for at, token in enumerate(answer.tokens) if token >= vocab]:
            raise Rejected(f"token {beyond[0]} is beyond the vocabulary of {vocab}", beyond[0])
        text = None
        if positions is None:
            answer, text = self._recompute(receipt)
        else:
            self._sample(receipt, positions)
        if canonical_json(statement(head, answer)) != canonical_json(receipt.statement):
            raise Rejected("its digests are not those of its content")
        return text

    def _head(self, receipt: Receipt) -> dict[str, Json]:
        """Return what the head of this receipt has to be for its prompt and its options, computed here."""
        given = receipt.head
        own = self.computation
        if given["profile"] != own.profile:
            raise Unverifiable(f"its profile is {given['profile']!r:.60}, and here it is {own.profile!r}")
        for name, value in own.model().items():
            if given["model"][name] != value:
                theirs = str(given["model"][name])
                raise Unverifiable(f"{MODEL_PARTS[name]} {theirs:.16}, and here {value!s:.16}")
        self._check_prompt(given["prompt"])
        request = request_of(given["request"], receipt.prompt)
        tokens = len(receipt.answer.tokens)
        self.engine.limits.check(request.changed(stop=(), max_tokens=tokens, min_tokens=0))
        text_options = {name: given["request"][name] for name in TEXT_OPTIONS}
        head = dict(given) | {
            "model": own.model(),
            "profile": own.profile,
            "request": request_options(request) | text_options,
        }
        if canonical_json(head) != canonical_json(given):
            raise Unverifiable("its options are not in their canonical form")
        return head

    def _check_prompt(self, prompt: Json) -> None:
        tokenizer = self.llm.tokenizer
        template = prompt["template"]
        if template is not None and template not in self.template_digests():
            raise Unverifiable("its chat template is not the model's here")
        if (prompt["text"] is None) != (prompt["add_special_tokens"] is None):
            raise Unverifiable("its prompt has add_special_tokens without a text, or a text without it")
        if prompt["text"] is not None:
            encode = tokenizer.encode if prompt["add_special_tokens"] else tokenizer.encode_chat
            if list(encode(prompt["text"])) != prompt["token_ids"]:
                raise Rejected("the text of its prompt tokenizes differently")

    def template_digests(self) -> list[str]:
        """Return the digests of the model's templates for conversations without tools and with them."""
        tokenizer = self.llm.tokenizer
        if not tokenizer.has_chat_template:
            return []
        return [tokenizer.template_digest(), tokenizer.template_digest([{}])]

    def _compare_choice(self, receipt: Receipt, text: str | None) -> bool:
        """Compare what a response shows with the text of its receipt -> whether that could be compared.

        Without the text, after a check of some positions only, a message with parts cannot be compared.
        """
        choice = receipt.choice or {}
        says_cut_off = is_cut_off(choice)
        if says_cut_off is not None and says_cut_off != (receipt.answer.finish == "length"):
            raise Rejected(f"the response ends otherwise: its receipt has {receipt.answer.finish}")
        message = read_shown(choice)
        if isinstance(message, ShownText):
            self._compare_text(receipt, message.value)
        if not isinstance(message, ShownMessage):
            return True
        if is_text_of(receipt, message.content) and not (message.reasoning or message.calls):
            return True
        formats = self._reply_formats(receipt, message)
        if text is None:
            return self._has_no_parts(message, formats)
        own = [split(text, format, has_objects=message.has_objects) for format in formats]
        if message in own or message in [each._replace(reasoning="") for each in own]:
            return True
        may_have_calls = message.calls and receipt.head["prompt"]["template"] is not None
        if may_have_calls and not any(each.calls for each in own):  # of a form that was chosen for the server
            raise Unverifiable("the message has calls of tools in a form that the template does not show")
        raise Rejected(OTHER_MESSAGE)

    def _reply_formats(self, receipt: Receipt, message: ShownMessage) -> list[ReplyFormat]:
        """Return what the reply may have contained: reasoning, and calls of the tools in the message."""
        prompt = receipt.head["prompt"]
        if prompt["template"] is None:
            return [ReplyFormat()]
        tokenizer = self.llm.tokenizer
        text = tokenizer.decode(receipt.prompt, False) if prompt["text"] is None else prompt["text"]
        formats = [tokenizer.reply_format(text)]
        names = sorted({call.name for call in message.calls})
        with suppress(Refused):  # tools in a form that no template shows
            formats.append(tokenizer.reply_format(text, names or ["any"]))
        return formats

    def _has_no_parts(self, message: ShownMessage, formats: Sequence[ReplyFormat]) -> bool:
        """Return False if a message may have only parts of its text; else it had to be all of it."""
        if message.calls or message.reasoning or any(format.reasoning for format in formats):
            return False
        raise Rejected(OTHER_MESSAGE)

    def _compare_text(self, receipt: Receipt, text: Json) -> None:
        """Compare the text of a choice, which may begin with an echo of the prompt."""
        if is_text_of(receipt, text):
            return
        prompt = receipt.head["prompt"]
        echo = self.llm.tokenizer.decode(receipt.prompt) if prompt["text"] is None else prompt["text"]
        if isinstance(text, str) and text.startswith(echo) and is_text_of(receipt, text[len(echo) :]):
            return
        if prompt["text"] is None:  # the echo of a prompt that was cut, or put around a suffix, is not known
            raise Unverifiable(f"{OTHER_TEXT}, unless it begins with the prompt")
        raise Rejected(OTHER_TEXT)

    def _recompute(self, receipt: Receipt) -> tuple[Evidence, str]:
        """Compute the answer again, as far as it is equal -> it, and its text."""
        claimed = receipt.answer
        options = receipt.head["request"]
        count = len(claimed.tokens)
        if claimed.finish == "length" and options["max_tokens"] != count:
            most = options["max_tokens"]
            raise Rejected(f"it ends with length after {count} tokens, but max_tokens is {most}")
        if options["max_tokens"] < count or options["min_tokens"] > count:
            raise Rejected(f"it has {count} tokens, which max_tokens or min_tokens does not allow")
        # no token depends on what max_tokens leaves after the last one, and a slot need not be longer
        request = request_of(options, receipt.prompt, id=ID, max_tokens=count)
        pending = self._pending(request, receipt)
        state = pending.completions[0]
        self.engine.drafters = GivenDrafts(self.engine.options.speculate, {ID: claimed.tokens})
        try:
            self.engine.submit(pending.checked)
            while not pending.done:
                compared = len(state.tokens)
                for event in self.engine.step():
                    if not pending.done:
                        pending.on_event(event, end_at_stop=True)
                for token in range(compared, len(state.tokens)):
                    self._compare(receipt, request, token, state.tokens[token], state.digests[token])
        finally:
            self.engine.abandon(ID)
        completion = pending.completions[0].completion
        assert completion
        return self._compare_ends(claimed, completion, state.digests), completion.text

    def _pending(self, request: Request, receipt: Receipt) -> PendingPrompt:
        """Prepare the request as `LLM` prepares it, so that its text ends and looks as it did there."""
        prompt = receipt.head["prompt"]
        options = {name: receipt.head["request"][name] for name in TEXT_OPTIONS}
        chat = None if prompt["template"] is None else RenderedChat("", None, ReplyFormat())
        item = PromptItem("prompt", request.prompt, {}, TextOptions(**options), chat=chat)
        checked = self.engine.check(request.changed(stop=()))
        ends = self.engine.limits.all_stop_token_ids(request)
        states = completion_states(self.llm.tokenizer, request, item, ends)
        return PendingPrompt(item.content, request, checked, states)

    def _compare(self, receipt: Receipt, request: Request, at: int, token: int, logits: int) -> None:
        """Compare a computed token and the digest of its logits with those of a receipt."""
        claimed = receipt.answer
        if (claimed.tokens[at], claimed.logits[at]) == (token, logits):
            return
        if claimed.logits[at] != logits:
            raise Rejected(f"the logits of token {at} have the digest {logits}, not {claimed.logits[at]}", at)
        own = versions(self.computation.kernels, request.is_constrained)
        others = [name for name, version in own.items() if receipt.head["versions"][name] != version]
        if others and request.is_constrained:
            name = others[0]
            raise Unverifiable(
                f"token {at} is {token} here and {claimed.tokens[at]} there, with equal logits: the profile "
                f"does not cover its selection, and {name} is {own[name]} here, not "
                f"{receipt.head['versions'][name]!r:.40}"
            )
        raise Rejected(f"token {at} is {token}, not {claimed.tokens[at]}", at)

    def _compare_ends(self, claimed: Evidence, completion: Completion, digests: Sequence[int]) -> Evidence:
        if completion.finish not in ("stop", "length"):
            raise Unverifiable(f"the engine ended with {completion.finish}: {completion.reason}")
        if len(completion.tokens) < len(claimed.tokens):
            self._raise_ended(claimed, len(completion.tokens))
        if completion.finish != claimed.finish:
            raise Rejected(f"the answer ends with {completion.finish}, not {claimed.finish}")
        text = text_digest(completion.text)
        if text != claimed.text:
            raise Rejected("its tokens decode to a different text")
        return Evidence(completion.tokens, digests, completion.finish, text)

    def _raise_ended(self, claimed: Evidence, count: int) -> NoReturn:
        raise Rejected(f"the answer ends after {count} tokens, not {len(claimed.tokens)}", count)

    def _sample(self, receipt: Receipt, positions: Sequence[int]) -> None:
        """Select the tokens at these positions again, after the ones before them in the receipt.

        The engine selects the first token and the last one of each step too: these must also be equal.
        """
        claimed = receipt.answer
        request = request_of(receipt.head["request"], receipt.prompt)
        if not positions:
            raise Unverifiable("no position was given")
        if outside := [at for at in positions if not 0 <= at < len(claimed.tokens)]:
            raise Unverifiable(f"it has {len(claimed.tokens)} tokens, so it has no token {outside[0]}")
        if request.is_constrained:
            raise Unverifiable(
                "with structured output a token depends on more than the ids before it: check all of them"
            )
        wanted = set(positions)
        count = max(wanted) + 1
        ends = self.engine.limits.all_stop_token_ids(request)
        for at, token in enumerate(claimed.tokens[: count - 1]):
            if token in ends:
                self._raise_ended(claimed, at + 1)
        request = request.changed(id=ID, max_tokens=count, min_tokens=min(request.min_tokens, count), stop=())
        answers = {ID: claimed.tokens[:count]}
        self.engine.drafters = GivenDrafts(self.engine.options.speculate, answers, {ID: wanted})
        with closing(self.engine.run([request])) as events:
            for at, event in enumerate(events):
                if event.token is None or event.digest is None:
                    raise Unverifiable(f"the engine ended with {event.finish}: {event.reason}")
                digest = event.digest if at in wanted else claimed.logits[at]
                self._compare(receipt, request, at, event.token, digest)


def is_text_of(receipt: Receipt, text: Json) -> bool:
    """Whether a text is the one whose digest is a receipt's subject."""
    return isinstance(text, str) and text_digest(text) == receipt.answer.text


MODEL_PARTS = {
    "weights": "the digest of its weights is",
    "config": "the digest of its configuration and tokenizer is",
    "format": "its weights were computed in",
    "cache": "its keys and values were in",
    "rope_limit": "its ropes are those of contexts over",
}
