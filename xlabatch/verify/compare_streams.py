"""Compare streams with each other and with an oracle, and report where and by how much they differ.

This module knows streams and the oracle's logits, but neither the engine nor how the streams were served.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

import numpy as np

from xlabatch.checkpoint.source import Array, Source
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.verify.oracle.model import Oracle
from xlabatch.verify.oracle.sampling import log_softmax
from xlabatch.verify.oracle_step import TIES, LogitsModel, OracleStep, logprobs_agree
from xlabatch.verify.streams import Stream, Streams, choices

CANCELLED = "cancelled by the caller"
LAST_PLACE = 1e-7  # of a float32
LIKELY = 20  # tokens of a position
MOST_MOVED = 1.0  # beyond, the oracle could not tell right tokens from wrong ones


@dataclass(frozen=True)
class Check:
    name: str
    ok: bool
    detail: str  # what was compared, or the first difference

    def require(self, found: object, missing: str, detail: str) -> "Check":
        """Add to the detail what the check has exercised, or fail the check if it has not."""
        if not self.ok:
            return self
        return replace(self, ok=bool(found), detail=f"{self.detail}, {detail}" if found else missing)


class Comparer:
    """Compare streams with solo streams, and solo streams with an oracle."""

    def __init__(
        self, source: Source, limits: Limits, weights: str = "float32", oracle: LogitsModel | None = None
    ) -> None:
        self.oracle = oracle  # without one, streams are compared only with each other
        self.tie = TIES[weights]
        self.logprob_tolerance = 10 * self.tie
        self.limits = limits
        self.grammars = GrammarCompiler(source.folder, source.name, limits.vocab, limits.eos_token_ids)

    def rounding_error(self, rounding: Oracle, exact: Oracle, ids: tuple[int, ...], text: str) -> Check:
        """Report how much rounding loses on a text by the oracles; fail only if it is not finite.

        From then on streams may differ from the oracle by as much as rounding itself moves. A sum in another
        order moves an activation to the next integer here and there, which moves others in all later layers:
        in a deep model no two implementations agree better than one with itself after a change of its inputs
        in the last place.
        """
        rounded = rounding.logits(ids)
        expected = exact.logits(ids)
        moved = largest_move(rounded, rounding.logits(ids, nudge=LAST_PLACE))
        allowed = min(moved, MOST_MOVED)
        self.tie = max(self.tie, allowed)
        self.logprob_tolerance = max(self.logprob_tolerance, 2 * allowed)
        kl = np.array([divergence(*rows) for rows in zip(expected, rounded, strict=True)])
        same = int((rounded.argmax(-1) == expected.argmax(-1)).sum())
        detail = (
            f"a KL divergence of {kl.mean():.2g} on average, {kl.max():.2g} at most; "
            f"the most likely token is the same at {same} of {len(ids)} positions of {text}; "
            f"inputs changed in their last place move likely tokens by up to {moved:.2g}"
        )
        return Check("rounding error against float32", bool(np.isfinite(kl).all()), detail)

    def compare(self, name: str, requests: Sequence[Request], solo: Streams, streams: Streams) -> Check:
        """Check that every stream equals its solo stream and that none ended with an error."""
        compared = [request for request in requests if request.id in streams]
        for request in compared:
            difference = self.difference(request, solo[request.id], streams[request.id])
            if difference:
                return Check(name, False, difference)
        tokens = sum(len(streams[request.id].tokens) for request in compared)
        return Check(name, True, f"{len(compared)} sequences, {tokens} tokens bit-equal")

    def compare_cancelled(
        self, name: str, requests: Sequence[Request], solo: Streams, streams: Streams, cancelled: set[str]
    ) -> Check:
        """Check that a cancelled stream is a prefix of its solo stream, and that all others equal theirs."""
        cut = {id for id in cancelled if streams[id].finish == "cancelled"}
        prefixes = {
            id: replace(
                stream,
                tokens=stream.tokens[: len(streams[id].tokens)],
                finish="cancelled",
                reason=CANCELLED,
                prompt_logprobs=stream.prompt_logprobs if streams[id].tokens else None,
            )
            for id, stream in solo.items()
            if id in cut
        }
        check = self.compare(name, requests, solo | prefixes, streams)
        return replace(check, detail=f"{check.detail}, {len(cut)} cancelled") if check.ok else check

    def compare_with_oracle(self, name: str, requests: Sequence[Request], streams: Streams) -> Check:
        """Check tokens, log-probabilities and finishes against the oracle; ties within rounding pass."""
        tokens = 0
        ties = 0
        margin = np.inf
        for request in requests:
            stream = streams[request.id]
            steps = self.oracle_steps(request, stream)
            for at, (token, step) in enumerate(zip(stream.tokens, steps, strict=True)):
                where = token_position(request, at)
                if not step.accepts(token.id, self.tie):
                    return Check(name, False, f"{where}: token {token.id}, but {step}")
                wanted = request.logprobs, self.logprob_tolerance, request.logprob_token_ids
                if not logprobs_agree(step.logits, token.id, token.logprobs, *wanted):
                    return Check(name, False, f"{where}: wrong log-probabilities {token.logprobs}; {step}")
                tokens += 1
                ties += step.token != token.id
                margin = min(margin, step.margin)
            error = self.finish_error(request, stream) or self.prompt_logprobs_error(request, stream)
            if error:
                return Check(name, False, error)
        tied = f"{ties} tie{'s' * (ties != 1)} within {self.tie:.2g}"
        return Check(name, True, f"{tokens} tokens equal, {tied}, smallest margin {margin:.2g}")

    def oracle_steps(self, request: Request, stream: Stream) -> list[OracleStep]:
        """Return the oracle's step for each token given the tokens before it, from one forward pass."""
        if not stream.tokens or not self.oracle:
            return []
        ids = (*request.prompt, *(token.id for token in stream.tokens[:-1]))
        logits = self.oracle.logits(ids, len(request.prompt) - 1, request.embeddings)
        stop_token_ids = self.limits.all_stop_token_ids(request)
        matcher = self.grammars.matcher(request)
        steps = []
        for at, row in enumerate(logits):
            allowed = None if matcher is None else self.grammars.allowed_tokens(matcher)
            before = ids[: len(request.prompt) + at]
            steps.append(OracleStep(row, request, before, stop_token_ids, allowed))
            if matcher:
                matcher.advance(stream.tokens[at].id)
        return steps

    def finish_error(self, request: Request, stream: Stream) -> str | None:
        """Return what is wrong with a stream's finish, or None.

        The first stop token ends a stream or, without one, max_tokens.
        """
        ids = [token.id for token in stream.tokens]
        stop_token_ids = self.limits.all_stop_token_ids(request)
        length = next((n for n, id in enumerate(ids, 1) if id in stop_token_ids), request.max_tokens)
        finish = "stop" if ids[length - 1 : length] and ids[length - 1] in stop_token_ids else "length"
        if (len(ids), stream.finish) == (length, finish):
            return None
        reason = f" ({stream.reason})" if stream.reason else ""
        return (
            f"{token_position(request, len(ids))}: finish {stream.finish}{reason} after {len(ids)} tokens, "
            f"expected {finish} after {length}"
        )

    def prompt_logprobs_error(self, request: Request, stream: Stream) -> str | None:
        """Return what is wrong with the log-probabilities of the prompt, or None."""
        count = request.prompt_logprobs
        logprobs = stream.prompt_logprobs or ()
        if count is None or not stream.tokens:
            return None
        if len(logprobs) != len(request.prompt) or logprobs[0] is not None:
            return (
                f"request {request.id}, position 0: prompt log-probabilities for {len(logprobs)} of "
                f"{len(request.prompt)} tokens, expected None and then one for each further token"
            )
        assert self.oracle
        rows = self.oracle.logits(tuple(request.prompt), embeddings=request.embeddings)[:-1]
        for at, (id, entry, row) in enumerate(zip(request.prompt[1:], logprobs[1:], rows, strict=True), 1):
            if not logprobs_agree(row, id, entry, count, self.logprob_tolerance):
                return f"request {request.id}, position {at}: wrong prompt log-probabilities {entry}"
        return None

    def difference(self, request: Request, solo: Stream, stream: Stream) -> str | None:
        """Return the first difference between two streams, with the oracle's token, or an error, or None."""
        if stream.finish == "error":
            return f"{token_position(request, len(stream.tokens))}: error, {stream.reason}"
        if solo == stream:
            return None
        pairs = enumerate(zip(solo.tokens, stream.tokens, strict=False))
        at = next((at for at, (expected, token) in pairs if expected != token), None)
        if at is None:
            where = token_position(request, min(len(solo.tokens), len(stream.tokens)))
            end_alone = f"{len(solo.tokens)} tokens, finish {solo.finish}"
            end_here = f"{len(stream.tokens)} tokens, finish {stream.finish}"
            if end_alone == end_here:
                return f"{where}: equal tokens, but the reason or the prompt's log-probabilities differ"
            return f"{where}: {end_alone} alone; {end_here} here"
        where = token_position(request, at)
        expected = solo.tokens[at]
        token = stream.tokens[at]
        steps = self.oracle_steps(request, solo)
        correct = f"; {steps[at]}" if steps else ""
        if expected.id != token.id:
            return f"{where}: token {expected.id} alone, {token.id} here{correct}"
        cause = "logits" if expected.digest != token.digest else "log-probabilities"
        return f"{where}: token {token.id} both alone and here, but with different {cause}{correct}"


@dataclass(frozen=True)
class Trial:
    """Requests that are served in different ways, and the streams that they must have."""

    requests: Sequence[Request]
    solo: Streams  # of every choice that ran alone
    comparer: Comparer
    rng: Random = field(default_factory=lambda: Random(0))

    def compare(self, name: str, streams: Streams) -> Check:
        """Check that the streams equal the solo streams."""
        return self.comparer.compare(name, choices(self.requests), self.solo, streams)


def token_position(request: Request, at: int) -> str:
    """Name token `at` of a request's completion and its position in the sequence, for a message."""
    return f"request {request.id}, token {at}, position {len(request.prompt) + at}"


def largest_move(before: Array, after: Array) -> float:
    """The largest change of a log-probability among the likeliest tokens of each position [T, V]."""
    moves = []
    for row, moved in zip(before, after, strict=True):
        likely = np.argsort(row)[-LIKELY:]
        moves.append(abs(log_softmax(moved)[likely] - log_softmax(row)[likely]).max())
    return float(max(moves))


def divergence(expected: Array, found: Array) -> float:
    """Compute the Kullback-Leibler divergence of logits [V] from the expected ones, in nats."""
    p = log_softmax(expected)
    return float((np.exp(p) * (p - log_softmax(found))).sum())
