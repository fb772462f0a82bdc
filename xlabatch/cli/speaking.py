"""The commands that speak: generate, serve."""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from xlabatch.cli.commands import context, remember_programs

if TYPE_CHECKING:
    from xlabatch.text.outputs import Completion

OPTIONS = (  # of generate, that are words of a request
    *("max_tokens", "temperature", "top_k", "top_p", "min_p", "n", "min_tokens", "ignore_eos", "stop"),
    *(
        "repetition_penalty",
        "presence_penalty",
        "frequency_penalty",
        "allowed_token_ids",
        "bad_token_ids",
        "regex",
    ),
    *("logprobs", "prompt_logprobs"),
)


def generate(args: argparse.Namespace) -> int:
    """Continue texts: one is streamed, several are shown as each ends; 1 if one failed."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.llm import LLM

    if not args.json and (args.logprobs, args.prompt_logprobs) != (None, None):
        raise ValueError("log-probabilities are told in JSON: add --json")
    remember_programs()
    source = open_source(args.model)
    items = [{"id": str(n), "prompt": prompt, "seed": args.seed + n} for n, prompt in enumerate(args.prompt)]
    slots = max(min(len(items), 8), args.n)
    llm = LLM(source, weights=args.weights, slots=slots, context=context(args, source))
    options = {name: getattr(args, name) for name in OPTIONS} | written(args)
    asked = llm.prepare(items, **options)
    if len(items) * args.n == 1 and not args.json:
        print(args.prompt[0], end="", flush=True)
        for piece in llm.stream(asked):
            print(piece.text, end="\n" if piece.finish else "", flush=True)
    answers = list(shown(llm.completions(asked), args))
    return int(any(answer.finish == "error" for answer in answers))


def shown(answers: "Iterable[Completion]", args: argparse.Namespace) -> "Iterator[Completion]":
    """The same, printed: as JSON, or each after its prompt, or just what went wrong."""
    for answer in answers:
        name = answer.id if args.n == 1 else f"{answer.id}.{answer.index}"
        if args.json:
            print(json.dumps(figures(answer)), flush=True)
        elif len(args.prompt) * args.n > 1:
            print(f"[{name}] {answer.prompt}{answer.text}", flush=True)
        if answer.finish == "error":
            print(f"xlabatch: request {name}: {answer.reason}", file=sys.stderr)
        yield answer


def figures(answer: "Completion") -> dict[str, Any]:
    """An answer as JSON has it."""
    told = {name: getattr(answer, name) for name in ("id", "index", "prompt", "text", "finish", "reason")}
    odds = {name: getattr(answer, name) for name in ("logprobs", "prompt_logprobs")}
    asked = {name: each for name, each in odds.items() if each is not None}
    return told | {"tokens": len(answer.tokens)} | asked


def written(args: argparse.Namespace) -> dict[str, Any]:
    """The options that take more than a word: pairs of ids and numbers, descriptions from files."""
    try:
        pairs = {int(id): float(value) for id, value in (pair.split("=") for pair in args.logit_bias)}
    except ValueError:
        raise ValueError(f"--logit-bias takes ID=NUMBER, got {' '.join(args.logit_bias)}") from None
    forms = {name: getattr(args, name) for name in ("json_schema", "grammar")}
    files = {name: Path(said[1:]).read_text() for name, said in forms.items() if said and said[0] == "@"}
    return {"logit_bias": pairs} | forms | files


def serve(args: argparse.Namespace) -> int:
    """Serve a model until told to stop."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.cli import display
    from xlabatch.llm import LLM

    try:
        from xlabatch.server.auth import keys_in
        from xlabatch.server.run import serve
        from xlabatch.server.service import Server, Settings
    except ImportError as error:
        raise ValueError(f"serving needs more packages: {error}; pip install 'xlabatch[serve]'") from None
    keys = keys_in(args.api_key_file, os.environ.get("XLABATCH_API_KEYS"))
    if args.host not in ("127.0.0.1", "localhost", "::1") and not keys:
        print(f"xlabatch: anybody who reaches {args.host} may ask: there are no API keys", file=sys.stderr)
    remember_programs()
    source = open_source(args.model)
    engine = {name: getattr(args, name) for name in ("slots", "queue", "policy", "budget", "ahead")}
    llm = LLM(source, weights=args.weights, context=context(args, source), **engine)
    llm.warm()
    if not args.log_json:
        Console().print(display.startup(llm.engine.startup))
    settings = Settings(
        name=args.name or source.name,
        api_keys=keys,
        cors_origins=args.cors,
        drain_s=args.drain,
        as_json=args.log_json,
    )
    serve(Server(llm, settings), args.host, args.port)
    return 0
