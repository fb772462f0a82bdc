"""`xlabatch generate`: continue prompts. One is streamed; several are printed as each finishes."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
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

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source
    from xlabatch.text.outputs import Completion


def bias_pair(argument: str) -> tuple[int, float]:
    """`ID=BIAS` -> both."""
    try:
        id, bias = argument.split("=")
        return int(id), float(bias)
    except ValueError:
        raise argparse.ArgumentTypeError(f"takes ID=BIAS, got {argument}") from None


def text_or_file(argument: str) -> str:
    """The argument, or the text of the file that it names after an @."""
    if not argument.startswith("@"):
        return argument
    try:
        return Path(argument[1:]).read_text("utf-8")
    except OSError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except UnicodeDecodeError as error:
        raise argparse.ArgumentTypeError(f"{argument[1:]} is not text in UTF-8: {error}") from None


INT, K = {"type": int, "metavar": "N"}, {"type": int, "metavar": "K"}
FLOAT, IDS = {"type": float, "metavar": "F"}, {"type": int, "metavar": "ID", "nargs": "+"}
BIAS = {"type": bias_pair, "metavar": "ID=F", "nargs": "+"}
SAMPLING: dict[str, dict[str, Any]] = {  # fields of a Request, and how each is an argument
    "max_tokens": INT | {"default": 200, "help": "tokens at most (default 200)"},
    "temperature": FLOAT | {"default": 0.0, "help": "0 is greedy (default 0)"},
    "top_k": K | {"default": 0, "help": "keep the K likeliest tokens; 0 keeps all"},
    "top_p": FLOAT | {"default": 1.0, "help": "keep the likeliest tokens that add up to this probability"},
    "min_p": FLOAT | {"default": 0.0, "help": "drop tokens under this share of the likeliest token"},
    "n": INT | {"default": 1, "help": "completions of each prompt (default 1)"},
    "min_tokens": INT | {"default": 0, "help": "nothing ends a completion before so many tokens"},
    "ignore_eos": {"action": "store_true", "help": "the model's end tokens do not end a completion"},
    "stop": {"nargs": "+", "default": [], "metavar": "TEXT", "help": "strings that end a completion"},
    "repetition_penalty": FLOAT | {"default": 1.0, "help": "for tokens of prompt and completion; 1 is none"},
    "repetition_context_size": K | {"help": "it looks at the last K tokens only (default: all)"},
    "presence_penalty": FLOAT | {"default": 0.0, "help": "for tokens of the completion"},
    "frequency_penalty": FLOAT | {"default": 0.0, "help": "the same for each occurrence"},
    "logit_bias": BIAS | {"default": [], "help": "numbers added to the logits of tokens"},
    "allowed_token_ids": IDS | {"help": "generate only these"},
    "bad_token_ids": IDS | {"default": [], "help": "never generate these"},
    "logprobs": K | {"help": "log-probabilities, with K alternatives (needs --json)"},
    "logprob_token_ids": IDS | {"default": [], "help": "of these alternatives, instead of the K likeliest"},
    "prompt_logprobs": K | {"help": "the same for the prompt"},
}
STRUCTURED: dict[str, dict[str, Any]] = {
    "json_schema": {"type": text_or_file, "help": "JSON of this schema; true for any JSON, @FILE reads one"},
    "regex": {"help": "text that matches this from its beginning to its end"},
    "grammar": {
        "type": text_or_file,
        "help": "text in the language of this grammar (Lark or GBNF); @FILE reads one",
    },
}


def add(subparsers: Any) -> None:
    """The command's arguments."""
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
        for name, argument in options.items():
            group.add_argument(f"--{name.replace('_', '-')}", **argument)


def run(args: argparse.Namespace) -> int:
    """Continue the prompts; 1 if one of them failed."""
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
    """Raise Refused for impossible options, before the seconds that an engine takes to build."""
    from xlabatch.scheduler.limits import Limits
    from xlabatch.text.grammars.compiler import GrammarCompiler
    from xlabatch.text.prompts import prompt_items
    from xlabatch.text.tokenizer import Tokenizer

    vocab, tokenizer = source.spec.config.vocab, Tokenizer(source.folder, source.name)
    limits = Limits(context=context, vocab=vocab, eos_token_ids=source.eos_token_ids)
    compile_grammar = GrammarCompiler(source.folder, source.name, vocab, source.eos_token_ids)
    for item in prompt_items(items, "prompt", {}):
        # stop strings are the detokenizer's: an engine knows ids only
        request = replace(item.request(tokenizer, context), stop=())
        limits.check(request)
        compile_grammar(request)


def printed(completions: "Iterable[Completion]", args: argparse.Namespace) -> "Iterator[Completion]":
    """Yield completions, printed: as JSON, or after its prompt where there are several, and any error."""
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
    """A completion for JSON; log-probabilities only if they were requested."""
    names = ("id", "index", "prompt", "text", "finish", "reason")
    logprobs = {name: getattr(completion, name) for name in ("logprobs", "prompt_logprobs")}
    return {
        **{name: getattr(completion, name) for name in names},
        "tokens": len(completion.tokens),
        **{name: value for name, value in logprobs.items() if value is not None},
    }
