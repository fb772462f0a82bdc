"""Structured output: enforce a JSON schema, a regular expression or a grammar through llguidance.

The bitmasks of allowed tokens are computed on the host while the device runs the model.
"""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cached_property, partial
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

from xlabatch.api import Matcher
from xlabatch.chat.grammar import schema_problem
from xlabatch.chat.tools import close_schema
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.text.grammars.cache import GrammarCache, Key, resident_bytes
from xlabatch.text.grammars.limits import PARSER_LIMITS, PREPARED_AHEAD, check_grammar
from xlabatch.text.grammars.matchers import GrammarMatcher, ReasoningMatcher, error_sentence
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.text.tokenizer_files import library_errors
from xlabatch.validation import one_line

WHITESPACE = {"whitespace_pattern": " ?"}  # if any whitespace is allowed, small models never stop indenting
GBNF = re.compile(r"^\s*[\w-]+\s*::=", re.MULTILINE)  # llama.cpp's notation; Lark has `::=` in strings only


class GrammarCompiler:
    """Compiles requests' grammars for a model's vocabulary, and computes the tokens that they allow."""

    def __init__(
        self,
        folder: Path | None,
        name: str,
        vocab: int,
        eos_token_ids: tuple[int, ...],
        json_file: Path | None = None,
        *,
        has_slices: bool = True,
    ) -> None:
        self.folder = folder
        self.name = name
        self.vocab = vocab
        self.eos_token_ids = eos_token_ids
        self.json_file = json_file  # of the tokenizer, where it is known: see `Tokenizer.json_file`
        # parts of the vocabulary, with which masks are found sooner; they take half of llguidance's memory
        self.slices: list[str] | None = None if has_slices else []  # None: llguidance's own
        self.cache: GrammarCache[GrammarMatcher] = GrammarCache()

    def matcher(self, request: Request, grammar: Matcher | None = None) -> Matcher | None:
        """Return a request's new matcher, or None if any token is allowed. Refused for an invalid grammar.

        `grammar` is the request's compiled grammar, if the caller has it.
        """
        if not request.is_constrained:
            return None
        key = request.structured_output
        try:
            if key and not grammar:
                grammar = self.find_or_compile(key)
            matcher = grammar and grammar.copy()
            if request.reasoning_budget is None:
                return matcher
            begin, end = request.reasoning_marks
            ids = self.tokenizer.encode_chat(end)
            token_text = self.tokenizer.token_text
            return ReasoningMatcher(matcher, request.reasoning_budget, begin, end, ids, token_text)
        except Refused as error:
            raise Refused(f"request {request.id}: {error}") from None

    def find_or_compile(self, key: Key) -> GrammarMatcher:
        """Return a grammar's matcher from the cache; compile it at its first use."""
        kept = self.cache.find(key)
        if kept is not None:
            return kept
        _ = self._llg_tokenizer, self._executor  # build them first: their memory is not this grammar's
        before = resident_bytes()
        matcher = self.compile(key)
        return self.cache.keep(key, matcher, max(resident_bytes() - before, len(key[1])))

    def prepare(self) -> None:
        """Build what the first grammar would wait for, if the model can have structured output."""
        with suppress(Refused):
            self.compile(("regex", "a"))

    def prepare_ahead(self) -> None:
        """The same, unless the vocabulary is large.

        No other thread runs meanwhile: with 262 144 tokens it takes 4 s, for which a server's first requests
        would wait, and 290 MiB.
        """
        if self.vocab <= PREPARED_AHEAD:
            self.prepare()

    def prepare_vocabulary(self) -> None:
        """Build what all grammars use."""
        with suppress(Refused):
            _ = self._llg_tokenizer, self._executor

    @contextmanager
    def vocabulary_meanwhile(self) -> Iterator[None]:
        """Prepare the vocabulary in another thread, unless that is done, and wait for it at the end."""
        if "_llg_tokenizer" in vars(self):
            yield
            return
        thread = Thread(target=self.prepare_vocabulary)
        thread.start()
        try:
            yield
        finally:
            thread.join()

    def fill_bitmasks(self, matchers: Mapping[int, Matcher], bitmasks: NDArray[np.int32]) -> None:
        """Write the tokens that each matcher allows next into its slot's row of bitmasks [B, W]."""
        pairs = []
        for slot, matcher in matchers.items():
            if matcher.forced:
                bitmasks[slot] = 0
                word, bit = divmod(matcher.forced[0], 32)
                bitmasks.view(np.uint32)[slot, word] = 1 << bit
            elif matcher.inner is None:
                bitmasks[slot] = -1
            else:
                pairs.append((matcher.inner, slot))
        if pairs:
            self._lib.numpy.fill_next_token_bitmask_par(self._executor, pairs, bitmasks)

    def allowed_tokens(self, matcher: Matcher) -> NDArray[np.bool_]:
        """Return which tokens a matcher allows next -> bool [V]."""
        bitmasks = np.zeros((1, -(-self.vocab // 32)), np.int32)
        self.fill_bitmasks({0: matcher}, bitmasks)
        bits = np.unpackbits(bitmasks.view(np.uint8), bitorder="little")
        return bits[: self.vocab].astype(bool)

    def compile(self, key: Key) -> GrammarMatcher:
        """Return a new matcher in its first state. Refused if invalid, too complex, or if nothing matches."""
        kind, description = key
        lib = self._lib.LLMatcher
        to_grammar = {
            "json_schema": partial(lib.grammar_from_json_schema, defaults=WHITESPACE),
            "regex": lib.grammar_from_regex,
            "grammar": lib.grammar_from_lark,
        }
        limits = self._lib.LLParserLimits(**PARSER_LIMITS)
        try:
            check_grammar(kind, description)
            if kind == "grammar" and GBNF.search(description):
                description = convert_to_lark(description)
                check_grammar(kind, description)
            if kind == "json_schema":
                description = json.dumps(close_schema(json.loads(description)))
            inner = lib(self._llg_tokenizer, to_grammar[kind](description), log_level=0, limits=limits)
        except ValueError as error:
            raise Refused(f"{kind}: {error_sentence(str(error))}") from None
        matcher = GrammarMatcher(inner)
        if problem := matcher.error() or self._problem_at_first_tokens(matcher.copy()):
            raise Refused(schema_problem(description, problem) or f"{kind}: {problem}")
        return matcher

    def _problem_at_first_tokens(self, matcher: GrammarMatcher) -> str | None:
        """Return why no completion can have two tokens, or None: some errors only appear with a mask."""
        allowed = np.flatnonzero(self.allowed_tokens(matcher)).tolist()
        if problem := matcher.error() or (not allowed and "no text matches it"):
            return problem
        if allowed[0] not in self.eos_token_ids and not matcher.advance(allowed[0]):
            self.allowed_tokens(matcher)
        return matcher.error()

    @cached_property
    def _lib(self) -> Any:
        try:
            import llguidance
            import llguidance.numpy
        except ImportError as error:
            raise Refused(
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
        eos = list(self.eos_token_ids)
        if not self.eos_token_ids:
            raise Refused(
                f"model {self.name} has no end token, and only an end token completes structured output"
            )
        with library_errors(f"model {self.name}: its tokenizer cannot be used for structured output"):
            given = {"n_vocab": self.vocab, "eos_token": eos, "slices": self.slices}
            if self.json_file:
                return self._lib.LLTokenizer(self.json_file.read_text("utf-8"), **given)
            if self.tokenizer.fast:
                return self._lib.LLTokenizer(self.tokenizer.fast.to_str(), **given)
            import llguidance.hf

            return llguidance.hf.from_tokenizer(self.tokenizer.hf, **given)


def convert_to_lark(gbnf: str) -> str:
    """Convert a grammar from llama.cpp's notation to Lark's. Refused if it is not valid."""
    from llguidance.gbnf_to_lark import gbnf_to_lark

    try:
        return str(gbnf_to_lark(gbnf))
    except Exception as error:  # of several types, RecursionError and IndexError among them
        raise Refused(f"not valid GBNF: {one_line(error)}") from None
