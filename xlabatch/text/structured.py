"""Structured output: JSON of a schema, a regular expression or a grammar, enforced through llguidance.

A matcher follows one completion. Its bitmask of allowed tokens is computed on the host while the device runs
the model.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from xlabatch.request import Request
from xlabatch.scheduler.sequences import Matcher
from xlabatch.text.tokenizer import Tokenizer, library_errors

WHITESPACE = {"whitespace_pattern": " ?"}  # small models never stop indenting where any whitespace is allowed
CACHE_SIZE = 64  # compiled grammars kept for later requests


class GrammarMatcher:
    """The state of one completion in its grammar."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def advance(self, token: int) -> str | None:
        """Accept a token, or return why the grammar does not allow it."""
        if self.inner.consume_token(token):
            return None
        return self.error() or f"the grammar does not allow token {token} here"

    def error(self) -> str | None:
        """Why the completion cannot continue, if it cannot."""
        message = self.inner.get_error().partition("<state>")[0]
        return " ".join(message.split()) or None

    def copy(self) -> Self:
        """An independent matcher in the same state."""
        return type(self)(self.inner.deep_copy())


class GrammarCompiler:
    """Compiles requests' grammars for a model's vocabulary, and computes the tokens that they allow."""

    def __init__(self, folder: Path | None, name: str, vocab: int, eos_token_ids: tuple[int, ...]) -> None:
        self.folder, self.name, self.vocab, self.eos_token_ids = folder, name, vocab, eos_token_ids
        self._cached = lru_cache(CACHE_SIZE)(self._compile)

    def __call__(self, request: Request) -> GrammarMatcher | None:
        """A new matcher for a request, or None if it has no grammar. ValueError if the grammar is invalid."""
        if request.structured_output is None:
            return None
        try:
            return self._cached(*request.structured_output).copy()
        except ValueError as error:
            raise ValueError(f"request {request.id}: {error}") from None

    def fill_bitmasks(self, matchers: Mapping[int, Matcher], bitmasks: NDArray[np.int32]) -> None:
        """Write the tokens that each matcher allows next into its slot's row of bitmasks [B, W]."""
        pairs = [(matcher.inner, slot) for slot, matcher in matchers.items()]
        if pairs:
            self._lib.numpy.fill_next_token_bitmask_par(self._executor, pairs, bitmasks)

    def allowed_tokens(self, matcher: Matcher) -> NDArray[np.bool_]:
        """Which tokens a matcher allows next -> bool [V]."""
        bitmasks = np.zeros((1, -(-self.vocab // 32)), np.int32)
        self.fill_bitmasks({0: matcher}, bitmasks)
        bits = np.unpackbits(bitmasks.view(np.uint8), bitorder="little")
        return bits[: self.vocab].astype(bool)

    def _compile(self, kind: str, description: str) -> GrammarMatcher:
        """A matcher in its first state; ValueError if the description is invalid or matches nothing."""
        lib = self._lib.LLMatcher
        to_grammar = {
            "json_schema": partial(lib.grammar_from_json_schema, defaults=WHITESPACE),
            "regex": lib.grammar_from_regex,
            "grammar": lib.grammar_from_lark,
        }
        try:
            inner = lib(self._llg_tokenizer, to_grammar[kind](description), log_level=0)
        except ValueError as error:
            raise ValueError(f"{kind}: {error}") from None
        matcher = GrammarMatcher(inner)
        first = matcher.copy()  # some errors appear only when the first mask is computed
        empty = not matcher.error() and not self.allowed_tokens(first).any()
        if problem := matcher.error() or first.error() or (empty and "no text matches it"):
            raise ValueError(f"{kind}: {problem}")
        return matcher

    @cached_property
    def _lib(self) -> Any:
        try:
            import llguidance
            import llguidance.numpy
        except ImportError as error:
            raise ValueError(
                f"structured output needs llguidance: {error}; in a clone of xlabatch, pip install '.[forms]'"
            ) from None
        return llguidance

    @cached_property
    def tokenizer(self) -> Tokenizer:
        return Tokenizer(self.folder, self.name)

    @cached_property
    def _executor(self) -> Any:
        return self._lib.LLExecutor()

    @cached_property
    def _llg_tokenizer(self) -> Any:
        tokenizer, eos = self.tokenizer, list(self.eos_token_ids)
        if not self.eos_token_ids:
            raise ValueError(
                f"model {self.name} has no end token, and only an end token completes structured output"
            )
        with library_errors(f"model {self.name}: its tokenizer cannot be used for structured output"):
            if tokenizer.fast:
                return self._lib.LLTokenizer(tokenizer.fast.to_str(), n_vocab=self.vocab, eos_token=eos)
            import llguidance.hf

            return llguidance.hf.from_tokenizer(tokenizer.hf, n_vocab=self.vocab, eos_token=eos)
