"""`xlabatch generate`: continue prompts. A single one is streamed; several are printed as each finishes."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xlabatch.cli.options import (
    DRAFT,
    SPECULATE,
    adapter_room,
    add_model_command,
    context_of,
    named_folders,
    prepare_engine,
)
from xlabatch.errors import Refused
from xlabatch.request import Bias, Request

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source
    from xlabatch.text.outputs import Completion


def bias_pair(argument: str) -> tuple[int, float]:
    """Parse `ID=BIAS`."""
    try:
        id, bias = argument.split("=")
        return int(id), float(bias)
    except ValueError:
        raise argparse.ArgumentTypeError(f"takes ID=BIAS, got {argument}") from None


def text_or_file(argument: str) -> str:
    """Return the argument, or the text of the file that it names after an @."""
    if not argument.startswith("@"):
        return argument
    try:
        return Path(argument[1:]).read_text("utf-8")
    except OSError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except UnicodeDecodeError as error:
        raise argparse.ArgumentTypeError(f"{argument[1:]} is not text in UTF-8: {error}") from None


FIELDS = {each.name: each for each in fields(Request)}
ARGUMENTS: dict[Any, dict[str, Any]] = {  # the options of an argument, by the type of its field
    int: {"type": int, "metavar": "N"},
    int | None: {"type": int, "metavar": "K"},
    float: {"type": float, "metavar": "F"},
    bool: {"action": "store_true"},
    Sequence[int]: {"type": int, "metavar": "ID", "nargs": "+"},
    Sequence[int] | None: {"type": int, "metavar": "ID", "nargs": "+"},
    Sequence[str]: {"metavar": "TEXT", "nargs": "+"},
    Bias: {"type": bias_pair, "metavar": "ID=F", "nargs": "+"},
    str | None: {},
    Any: {},
}
SAMPLING: dict[str, dict[str, Any]] = {  # fields of a Request, with what differs here
    "max_tokens": {"default": 200},
    "temperature": {},
    "top_k": {"metavar": "K"},
    "top_p": {},
    "min_p": {},
    "n": {},
    "min_tokens": {},
    "ignore_eos": {},
    "stop": {},
    "repetition_penalty": {},
    "repetition_context_size": {},
    "presence_penalty": {},
    "frequency_penalty": {},
    "logit_bias": {},
    "allowed_token_ids": {},
    "bad_token_ids": {},
    "logprobs": {"note": " (needs --json)"},
    "logprob_token_ids": {},
    "prompt_logprobs": {},
}
STRUCTURED: dict[str, dict[str, Any]] = {
    "json_schema": {"type": text_or_file, "note": ", @FILE reads one"},
    "regex": {},
    "grammar": {"type": text_or_file, "note": "; @FILE reads one"},
}


def add_option(group: Any, name: str, note: str = "", **own: Any) -> None:
    """Add a field of a `Request` as an argument, with its default and its help."""
    declared = FIELDS[name]
    argument = ARGUMENTS[declared.type] | {"default": declared.default} | own
    default = argument["default"]
    if isinstance(default, (int, float)) and not isinstance(default, bool):
        note += f" (default {default:g})"
    group.add_argument(f"--{name.replace('_', '-')}", help=declared.metadata["help"] + note, **argument)


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    command = add_model_command(subparsers, "generate", run, "continue prompts, streaming the text")
    command.add_argument("prompt", nargs="+", help="one or more prompts, served together")
    command.add_argument("--seed", type=int, default=0, help="of the first prompt; the next has one more")
    command.add_argument("--speculate", **SPECULATE)
    command.add_argument("--draft", **DRAFT)
    adapter = "a PEFT folder, the LoRA adapter of all prompts (default: none)"
    command.add_argument("--adapter", metavar="NAME=FOLDER", help=adapter)
    sampling = command.add_argument_group("sampling")
    structured = command.add_argument_group("structured output").add_mutually_exclusive_group()
    for group, options in ((sampling, SAMPLING), (structured, STRUCTURED)):
        for name, own in options.items():
            add_option(group, name, **own)


def run(args: argparse.Namespace) -> int:
    """Continue the prompts -> exit code 1 if one of them failed."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.llm import LLM

    if not args.json and (args.logprobs, args.prompt_logprobs) != (None, None):
        raise Refused("log-probabilities are printed as JSON: add --json")
    adapters = named_folders([args.adapter] if args.adapter else [])
    options = {name: getattr(args, name) for name in (*SAMPLING, *STRUCTURED)}
    options["adapter"] = next(iter(adapters), None)
    items = [
        {"id": str(n), "prompt": prompt, "seed": args.seed + n, **options}
        for n, prompt in enumerate(args.prompt)
    ]
    slots = min(len(items) * args.n, 8)
    source = open_source(args.model)
    check(source, items, context_of(args, source))
    prepare_engine()
    own = {"speculate": args.speculate, "draft": args.draft, **adapter_room(adapters)}
    llm = LLM(source, weights=args.weights, cache=args.cache, slots=slots, context=args.context, **own)
    for name, folder in adapters.items():
        llm.engine.adapters.load(name, folder)
    prompts = llm.prepare(items)
    if len(items) * args.n == 1 and not args.json:
        print(args.prompt[0], end="", flush=True)
        for delta in llm.stream(prompts):
            print(delta.text, end="\n" if delta.finish else "", flush=True)
    completions = list(printed(llm.completions(prompts), args))
    return int(any(completion.finish == "error" for completion in completions))


def check(source: "Source", items: list[dict[str, Any]], context: int) -> None:
    """Raise Refused for impossible options before an engine is built, which takes seconds."""
    from xlabatch.scheduler.limits import Limits
    from xlabatch.text.grammars.compiler import GrammarCompiler
    from xlabatch.text.prompts import prompt_items
    from xlabatch.text.tokenizer import Tokenizer

    vocab, tokenizer = source.spec.config.vocab, Tokenizer(source.folder, source.name)
    limits = Limits(context=context, vocab=vocab, eos_token_ids=source.eos_token_ids)
    compile_grammar = GrammarCompiler(source.folder, source.name, vocab, source.eos_token_ids)
    for item in prompt_items(items, "prompt", {}):
        # the detokenizer looks for stop strings: an engine knows only ids
        request = replace(item.request(tokenizer, context), stop=())
        limits.check(request)
        compile_grammar(request)


def printed(completions: "Iterable[Completion]", args: argparse.Namespace) -> "Iterator[Completion]":
    """Print and yield completions: as JSON, or if there are several as prompt and text; errors to stderr."""
    for completion in completions:
        name = completion.id if args.n == 1 else f"{completion.id}.{completion.index}"
        if args.json:
            print(json.dumps(as_dict(completion)), flush=True)
        elif len(args.prompt) * args.n > 1:
            print(f"[{name}] {completion.prompt}{completion.text}", flush=True)
        if completion.finish == "error":
            print(f"xlabatch: request {name}: {completion.reason}", file=sys.stderr)
        yield completion


def as_dict(completion: "Completion") -> dict[str, Any]:
    """Return a completion for JSON, with log-probabilities only if they were requested."""
    names = ("id", "index", "prompt", "text", "finish", "reason")
    logprobs = {name: getattr(completion, name) for name in ("logprobs", "prompt_logprobs")}
    return {
        **{name: getattr(completion, name) for name in names},
        "tokens": len(completion.tokens),
        **{name: value for name, value in logprobs.items() if value is not None},
    }
