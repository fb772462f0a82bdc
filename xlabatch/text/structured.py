"""Structured answers: JSON of a schema, a regular expression, a grammar. llguidance says what may follow.

A matcher follows one answer. The masks for a step are made on the host while the device runs the model.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from xlabatch.request import Request
from xlabatch.scheduler.sequences import Matcher
from xlabatch.text.tokenizer import Tokenizer

WHITESPACE = {"whitespace_pattern": " ?"}  # with any whitespace, small models never stop indenting
CACHE_SIZE = 64  # forms that are ready when they are asked for again


class GrammarMatcher:
    """How far one answer has come in its form."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def advance(self, token: int) -> str | None:
        return (
            None if self.inner.consume_token(token) else self.error() or f"its form has no token {token} here"
        )

    def error(self) -> str | None:
        said = self.inner.get_error().partition("<state>")[0]
        return " ".join(said.split()) or None

    def copy(self) -> Self:
        return type(self)(self.inner.deep_copy())


class GrammarCompiler:
    """Makes matchers for a model's vocabulary, and masks of what they allow."""

    def __init__(self, folder: Path | None, name: str, vocab: int, eos_token_ids: tuple[int, ...]) -> None:
        self.folder, self.name, self.vocab, self.eos_token_ids = folder, name, vocab, eos_token_ids
        self._cached = lru_cache(CACHE_SIZE)(self._compile)

    def __call__(self, request: Request) -> GrammarMatcher | None:
        """A matcher at its beginning; ValueError where the form is none. None where no form is asked for."""
        if request.structured_output is None:
            return None
        try:
            return self._cached(*request.structured_output).copy()
        except ValueError as error:
            raise ValueError(f"request {request.id}: {error}") from None

    def fill_bitmasks(self, matchers: Mapping[int, Matcher], bitmasks: NDArray[np.int32]) -> None:
        """Write what each may say next into its slot's line of words [B, W]."""
        each = [(matcher.inner, slot) for slot, matcher in matchers.items()]
        if each:
            self._lib.numpy.fill_next_token_bitmask_par(self._executor, each, bitmasks)

    def allowed_tokens(self, matcher: Matcher) -> NDArray[np.bool_]:
        """What one may say next [V]."""
        words = np.zeros((1, -(-self.vocab // 32)), np.int32)
        self.fill_bitmasks({0: matcher}, words)
        bits = np.unpackbits(words.view(np.uint8), bitorder="little")
        return bits[: self.vocab].astype(bool)

    def _compile(self, kind: str, text: str) -> GrammarMatcher:
        matcher = self._lib.LLMatcher
        spell = {
            "json_schema": partial(matcher.grammar_from_json_schema, defaults=WHITESPACE),
            "regex": matcher.grammar_from_regex,
            "grammar": matcher.grammar_from_lark,
        }
        try:
            made = GrammarMatcher(matcher(self._llg_tokenizer, spell[kind](text), log_level=0))
        except ValueError as error:
            raise ValueError(f"{kind}: {error}") from None
        first = made.copy()
        dead = (
            not made.error() and not self.allowed_tokens(first).any()
        )  # some find out with their first mask only
        if trouble := made.error() or first.error() or (dead and "nothing matches it"):
            raise ValueError(f"{kind}: {trouble}")
        return made

    @cached_property
    def _lib(self) -> Any:
        try:
            import llguidance
            import llguidance.numpy
        except ImportError as error:
            raise ValueError(
                f"structured answers need llguidance: {error}; pip install 'xlabatch[forms]'"
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
        text = self.tokenizer
        if not self.eos_token_ids:
            raise ValueError(f"model {self.name} has no end token, so no answer of it could be whole")
        if text.fast:
            return self._lib.LLTokenizer(
                text.fast.to_str(), n_vocab=self.vocab, eos_token=list(self.eos_token_ids)
            )
        import llguidance.hf

        return llguidance.hf.from_tokenizer(text.hf, n_vocab=self.vocab, eos_token=list(self.eos_token_ids))
