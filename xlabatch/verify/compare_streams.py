"""Comparing streams, and saying where and by how much they part."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

import numpy as np

from xlabatch.checkpoint.source import Array, Source
from xlabatch.request import Logprobs, Request
from xlabatch.scheduler.limits import Limits
from xlabatch.text.structured import GrammarCompiler
from xlabatch.verify.oracle.sampling import log_softmax, process_logits, scores
from xlabatch.verify.streams import Stream, Streams

CANCELLED = "cancelled by the caller"
# float32 sums in another order differ by about 1e-5 at logits of size 5; rounded to 8 bits, such a difference
# may tip an activation to the next whole number, a hundredth of the largest
TIES = {"float32": 1e-4, "bfloat16": 5e-2, "int8": 5e-2}


@dataclass(frozen=True)
class Check:
    name: str
    ok: bool
    detail: str


class LogitsModel(Protocol):
    """Whoever says what a model says, independently of the engine."""

    def logits(self, ids: tuple[int, ...], since: int = 0) -> Array:
        """The logits [T - since, V] after each of the ids from `since` on."""


@dataclass(frozen=True)
class OracleStep:
    """What the oracle says for one token."""

    logits: Array
    request: Request
    written: tuple[int, ...]
    ends: tuple[int, ...]
    allowed: Array | None = None  # what the answer's form allows

    @cached_property
    def scores(self) -> Array:
        return self._scored(self.logits)

    def _scored(self, logits: Array) -> Array:
        left = process_logits(logits, self.request, self.written, self.ends, self.allowed)
        return scores(left, self.request, len(self.written))

    @property
    def token(self) -> int:
        return int(self.scores.argmax())

    @property
    def margin(self) -> float:
        """By how much the best token leads the next."""
        second, first = np.partition(self.scores, -2)[-2:]
        return float(first - second)

    def tied(self, token: int, tie: float) -> bool:
        """Whether a token is the best but for so little; or a cut was that near to it, or to the best."""
        if self.scores.max() - self.scores[token] <= tie:  # NaN is no tie
            return True
        nudged = self.logits.copy()
        nudged[token] += np.float32(tie)
        nudged[self.token] -= np.float32(tie)
        told = self._scored(nudged)
        return bool(np.isfinite(told[token]) and told.argmax() == token)

    def __str__(self) -> str:
        return f"the oracle says {self.token}, margin {self.margin:.2g}"


class Comparer:
    """Compares streams with each other and with the oracle."""

    def __init__(
        self, source: Source, limits: Limits, weights: str = "float32", oracle: LogitsModel | None = None
    ) -> None:
        self.oracle = oracle  # where there is none, streams are compared with each other alone
        self.tie = TIES[weights]
        self.limits = limits
        self.grammars = GrammarCompiler(source.folder, source.name, limits.vocab, limits.eos_token_ids)

    def rounding_loss(self, exact: LogitsModel, ids: tuple[int, ...], text: str) -> Check:
        """What rounded weights cost, against exact ones, over a text."""
        assert self.oracle
        told, wanted = self.oracle.logits(ids), exact.logits(ids)
        far, largest = np.abs(told - wanted), np.abs(wanted).max()
        same = int((told.argmax(-1) == wanted.argmax(-1)).sum())
        mean, most = far.mean() / largest, far.max() / largest
        detail = (
            f"logits off by {mean:.2%} of the largest on average, {most:.2%} at most; "
            f"the likeliest token is the same at {same} of {len(ids)} positions of {text}"
        )
        return Check("what rounding costs, against float32", bool(np.isfinite(far).all()), detail)

    def compare(self, name: str, requests: Sequence[Request], alone: Streams, streams: Streams) -> Check:
        """Every stream equals the one alone, and none failed."""
        judged = [request for request in requests if request.id in streams]
        for request in judged:
            wrong = self.mismatch(request, alone[request.id], streams[request.id])
            if wrong:
                return Check(name, False, wrong)
        tokens = sum(len(streams[request.id].tokens) for request in judged)
        return Check(name, True, f"{len(judged)} requests, {tokens} tokens bit-equal")

    def cancelled(
        self, name: str, requests: Sequence[Request], alone: Streams, streams: Streams, cancelled: set[str]
    ) -> Check:
        """Who was cancelled kept the beginning of the stream alone; everyone else has all of it."""
        cut = {id for id in cancelled if streams[id].finish == "cancelled"}
        begun = {
            id: replace(
                stream,
                tokens=stream.tokens[: len(streams[id].tokens)],
                finish="cancelled",
                reason=CANCELLED,
                prompt_logprobs=stream.prompt_logprobs if streams[id].tokens else None,
            )
            for id, stream in alone.items()
            if id in cut
        }
        check = self.compare(name, requests, alone | begun, streams)
        return replace(check, detail=f"{check.detail}, {len(cut)} cancelled") if check.ok else check

    def compare_with_oracle(self, name: str, requests: Sequence[Request], streams: Streams) -> Check:
        """Tokens and ends are what the oracle says, but for ties that rounding decides."""
        tokens, ties, least = 0, 0, np.inf
        for request in requests:
            stream = streams[request.id]
            wrong = self.wrong_finish(request, stream) or self.wrong_prompt_logprobs(request, stream)
            for at, (token, told) in enumerate(
                zip(stream.tokens, self.oracle_steps(request, stream), strict=True)
            ):
                if not told.tied(token.id, self.tie):
                    return Check(name, False, f"{token_position(request, at)}: {token.id} here; {told}")
                if not logprobs_agree(told.logits, token.id, token.logprobs, request.logprobs, 10 * self.tie):
                    return Check(
                        name,
                        False,
                        f"{token_position(request, at)}: log-probabilities {token.logprobs}; {told}",
                    )
                tokens, ties, least = tokens + 1, ties + (told.token != token.id), min(least, told.margin)
            if wrong:
                return Check(name, False, wrong)
        return Check(
            name, True, f"{tokens} tokens equal, {ties} ties within {self.tie:g}, least margin {least:.2g}"
        )

    def wrong_finish(self, request: Request, stream: Stream) -> str | None:
        """What is wrong with a stream's end: the first end token ends it, else the cap does."""
        ids, stop = [token.id for token in stream.tokens], self.limits.stop_token_ids(request)
        length = next((n for n, id in enumerate(ids, 1) if id in stop), request.max_tokens)
        finish = "stop" if ids[length - 1 : length] and ids[length - 1] in stop else "length"
        if (len(ids), stream.finish) == (length, finish):
            return None
        said = f"{stream.finish} after {len(ids)} tokens" + (f" ({stream.reason})" if stream.reason else "")
        return f"{token_position(request, len(ids))}: {said}, due was {finish} after {length}"

    def wrong_prompt_logprobs(self, request: Request, stream: Stream) -> str | None:
        """What is wrong with the log-probabilities told of a prompt, if they were asked for."""
        wanted, told = request.prompt_logprobs, stream.prompt_logprobs or ()
        if wanted is None or not stream.tokens:
            return None
        if len(told) != len(request.prompt) or told[0] is not None:
            where = token_position(request, 0)
            return f"{where}: log-probabilities of {len(told)} of {len(request.prompt)} ids before"
        assert self.oracle
        rows = self.oracle.logits(tuple(request.prompt))[:-1]
        for at, (id, odds, row) in enumerate(zip(request.prompt[1:], told[1:], rows, strict=True), 1):
            if not logprobs_agree(row, id, odds, wanted, 10 * self.tie):
                return f"request {request.id}, id {at} of its prompt: log-probabilities {odds}"
        return None

    def oracle_steps(self, request: Request, stream: Stream) -> list[OracleStep]:
        """What the oracle says for each token, given those before it: one pass tells all."""
        if not stream.tokens or not self.oracle:
            return []
        ids = (*request.prompt, *(token.id for token in stream.tokens[:-1]))
        rows = self.oracle.logits(ids, since=len(request.prompt) - 1)
        ends, matcher, told = self.limits.stop_token_ids(request), self.grammars(request), []
        for at, row in enumerate(rows):
            open = None if matcher is None else self.grammars.allowed_tokens(matcher)
            written = ids[: len(request.prompt) + at]
            told.append(OracleStep(row, request, written, ends, open))
            if matcher:
                matcher.advance(stream.tokens[at].id)
        return told

    def mismatch(self, request: Request, alone: Stream, stream: Stream) -> str | None:
        """The first place where two streams part, with both tokens and what the oracle says; or a failure."""
        if stream.finish == "error":
            return f"{token_position(request, len(stream.tokens))}: error, {stream.reason}"
        if alone == stream:
            return None
        pairs = enumerate(zip(alone.tokens, stream.tokens, strict=False))
        at = next((at for at, (said, instead) in pairs if said != instead), None)
        if at is None:
            lengths = f"{len(alone.tokens)} tokens and {alone.finish} alone"
            return (
                f"{token_position(request, min(len(alone.tokens), len(stream.tokens)))}: {lengths}, "
                f"{len(stream.tokens)} and {stream.finish} here"
            )
        said, instead, told = alone.tokens[at].id, stream.tokens[at].id, self.oracle_steps(request, alone)
        due = f"; {told[at]}" if told else ""
        if said == instead:
            return f"{token_position(request, at)}: token {said} both times, but from other logits{due}"
        return f"{token_position(request, at)}: {said} alone, {instead} here{due}"


def logprobs_agree(
    logits: Array, id: int, logprobs: Logprobs | None, wanted: int | None, tolerance: float
) -> bool:
    """Whether these are an id's log-probability, and those of the best, as many as were wanted."""
    if logprobs is None or wanted is None:
        return logprobs is None and wanted is None
    if len(logprobs.top) != min(wanted, len(logits)):
        return False
    chances = log_softmax(logits)
    best = np.sort(chances)[::-1][: len(logprobs.top)]
    near = abs(best - [chance for _, chance in logprobs.top]) <= tolerance
    said = [(id, logprobs.token), *logprobs.top]
    return bool(near.all()) and all(abs(chances[id] - chance) <= tolerance for id, chance in said)


def token_position(request: Request, at: int) -> str:
    """Which token of which request, in words."""
    return f"request {request.id}, token {at}, position {len(request.prompt) + at}"
