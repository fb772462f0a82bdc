"""`xlabatch generate`: continue prompts. A single one is streamed; several are printed as each finishes."""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xlabatch.cli.meanwhile import rare_collections
from xlabatch.cli.options import (
    Subparsers,
    adapter_room,
    add_adapter,
    add_arithmetic,
    add_generation_config,
    add_model_command,
    add_receipt_key,
    add_speculation,
    check_writable,
    named_folders,
    prepare_engine,
    slot_context,
)
from xlabatch.cli.progress_line import ProgressLine, show_progress
from xlabatch.cli.terminal import WordWriter, wrap
from xlabatch.errors import Refused
from xlabatch.progress import report
from xlabatch.request import Bias, Request

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source
    from xlabatch.llm import LLM
    from xlabatch.text.outputs import Completion, TextDelta


def bias_pair(argument: str) -> tuple[int, float]:
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
        raise argparse.ArgumentTypeError(f"{argument[1:]}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise argparse.ArgumentTypeError(f"{argument[1:]} is not text in UTF-8: {error}") from None


FIELDS = {field.name: field for field in fields(Request)}
ARGUMENTS: dict[Any, dict[str, Any]] = {  # the options of an argument, by the type of its field
    int: {"type": int, "metavar": "N"},
    int | None: {"type": int, "metavar": "K"},
    float: {"type": float, "metavar": "F"},
    bool: {"action": "store_true"},
    Sequence[int]: {"action": "extend", "type": int, "metavar": "ID", "nargs": "+"},
    Sequence[int] | None: {"action": "extend", "type": int, "metavar": "ID", "nargs": "+"},
    Sequence[str]: {"action": "extend", "metavar": "TEXT", "nargs": "+"},
    Bias: {"action": "extend", "type": bias_pair, "metavar": "ID=F", "nargs": "+"},
    str | None: {},
    Any: {},
}
SAMPLING = (  # fields of a Request
    *("max_tokens", "temperature", "top_k", "top_p", "min_p", "n", "min_tokens", "ignore_eos", "stop"),
    *("repetition_penalty", "repetition_context_size", "presence_penalty", "frequency_penalty"),
    *("logit_bias", "allowed_token_ids", "bad_token_ids"),
    *("logprobs", "logprob_token_ids", "prompt_logprobs"),
)
OF_THE_MODEL = ("temperature", "top_k", "top_p", "min_p", "repetition_penalty")  # unless given
STRUCTURED = ("json_schema", "regex", "grammar")
OTHER_NAMES = {"temperature": ("--temp",)}  # of llama.cpp and mlx-lm
MAX_TOKENS = 200
DIFFERENT: dict[str, dict[str, Any]] = {  # from the field of the Request
    "top_k": {"metavar": "K"},
    "json_schema": {"type": text_or_file},
    "grammar": {"type": text_or_file},
}
NOTES = {"logprobs": " (needs --json)", "json_schema": ", @FILE reads one", "grammar": "; @FILE reads one"}


def add(subparsers: Subparsers) -> None:
    help = "continue prompts, streaming the text"
    command = add_model_command(subparsers, "generate", run, help, model_first=False)
    add_arithmetic(command.add_argument)
    prompt = "one or more prompts, served together; - reads one from stdin"
    command.add_argument("prompt", nargs="*", help=prompt)
    prompt = "the same as an argument; may be repeated"
    command.add_argument("--prompt", "-p", action="append", default=[], dest="prompts", help=prompt)
    seed = "of the first prompt; the next has one more (default 0)"
    command.add_argument("--seed", type=int, default=0, help=seed)
    add_speculation(command.add_argument)
    receipt = "write the receipts of the completions to this file, a line each, for xlabatch check"
    command.add_argument("--receipt", type=Path, metavar="FILE", help=receipt)
    add_receipt_key(command.add_argument)
    add_adapter(command.add_argument)
    add_sampling(command, SAMPLING, MAX_TOKENS)


def add_sampling(command: argparse.ArgumentParser, names: Sequence[str], max_tokens: int | None) -> None:
    """Add fields of a Request as options, and the fields of structured output."""
    sampling = command.add_argument_group("sampling")
    add_generation_config(sampling.add_argument)
    structured = command.add_argument_group("structured output").add_mutually_exclusive_group()
    for group, own in ((sampling, names), (structured, STRUCTURED)):
        for name in own:
            field = FIELDS[name]
            argument = ARGUMENTS[field.type] | {"default": field.default} | DIFFERENT.get(name, {})
            help = field.metadata["help"] + NOTES.get(name, "")
            if name == "max_tokens":
                argument["default"] = max_tokens
                help += "" if max_tokens else " (default: all that the slot has room for)"
            if name in OF_THE_MODEL:
                argument["default"] = None
                help += " (default: the model's)"
            default = argument["default"]
            if isinstance(default, tuple):
                argument["default"] = list(default)  # as "extend" needs it
            if isinstance(default, (int, float)) and not isinstance(default, bool):
                help += f" (default {default:g})"
            group.add_argument(
                f"--{name.replace('_', '-')}", *OTHER_NAMES.get(name, ()), help=help, **argument
            )


def run(args: argparse.Namespace) -> int:
    """Continue the prompts -> exit code 1 if one of them failed."""
    args.prompt = read_prompts([*args.prompt, *args.prompts])
    if not args.json and (args.logprobs, args.prompt_logprobs) != (None, None):
        raise Refused("log-probabilities are printed as JSON: add --json")
    with show_progress() as line:
        return generate(args, line)


def read_prompts(prompts: Sequence[str]) -> list[str]:
    """Return the prompts, the one that is - from stdin. Refused if one is a model."""
    if not prompts:
        raise Refused("give a prompt, or - to read it from stdin")
    if prompts.count("-") > 1:
        raise Refused("stdin is one prompt: give - once")
    for prompt in prompts:
        with suppress(OSError):  # a prompt may be too long for a file's name
            if prompt.endswith(".gguf") and Path(prompt).is_file():
                raise Refused(f"{prompt} is a model, not a prompt: name it with --model")
    return [sys.stdin.read() if prompt == "-" else prompt for prompt in prompts]


def generate(args: argparse.Namespace, line: ProgressLine) -> int:
    from xlabatch.checkpoint.source import open_source, with_generation_config

    adapters = adapters_of(args)
    source = with_generation_config(open_source(args.model), args.generation_config)
    given = {name: getattr(args, name) for name in (*SAMPLING, *STRUCTURED)}
    options = given | {
        name: value for name, value in source.sampling().options.items() if given[name] is None
    }
    options["adapter"] = next(iter(adapters), None)
    options["receipt"] = args.receipt is not None
    items = [
        {"id": str(n), "prompt": prompt, "seed": args.seed + n, **options}
        for n, prompt in enumerate(args.prompt)
    ]
    slots = min(len(items) * args.n, 8)
    check(source, items, slot_context(args, source))
    if args.receipt:
        check_writable(args.receipt)
    with rare_collections():
        llm = load_llm(args, source, slots, receipt_key=args.receipt_key)
    prompts = llm.prepare(items)
    count = len(items) * args.n
    report("generating")
    began_s = time.perf_counter()
    first_s = None
    if count == 1 and not args.json:
        first_s = stream(llm.run(prompts), args.prompt[0], line)
    failed = tokens = 0
    receipts = []
    for completion in llm.completions(prompts):
        name = completion.id if args.n == 1 else f"{completion.id}.{completion.index}"
        with line.hidden():
            if args.json:
                print(json.dumps(as_dict(completion)), flush=True)
            elif count > 1:
                words = WordWriter(sys.stdout)
                words.write(f"[{name}] {completion.prompt}{completion.text}\n")
                words.end()
            if completion.finish == "error":
                sentence = f"xlabatch: request {name}: {completion.reason}"
                print(wrap(sentence, sys.stderr), file=sys.stderr, flush=True)
                failed += 1
        tokens += len(completion.tokens)
        receipts += [completion.receipt] if completion.receipt else []
    if args.receipt:
        args.receipt.write_text("".join(f"{json.dumps(receipt)}\n" for receipt in receipts))
    if not args.json:
        line.end()
        print(speed(llm, tokens, began_s, first_s), file=sys.stderr)
    return int(failed > 0)


def adapters_of(args: argparse.Namespace) -> dict[str, Path]:
    """Return the adapter that is given, by name; none or one."""
    return named_folders([args.adapter] if args.adapter else [])


def load_llm(args: argparse.Namespace, source: "Source", slots: int, **options: Any) -> "LLM":
    """Load a model with the options that commands on prompts have, and its adapter."""
    from xlabatch.llm import LLM

    prepare_engine()
    adapters = adapters_of(args)
    options |= {
        name: getattr(args, name)
        for name in ("context", "weights", "cache", "arithmetic", "speculate", "draft")
    }
    options |= adapter_room(adapters)
    llm = LLM(source, slots=slots, **options)
    for name, folder in adapters.items():
        llm.engine.adapters.load(name, folder)
    return llm


def stream(deltas: Iterator["TextDelta"], prompt: str, line: ProgressLine) -> float:
    """Print the text of one completion as it comes -> when the first of it came."""
    words = WordWriter(sys.stdout)
    first_s = None
    text = prompt
    try:
        for delta in deltas:
            text += delta.text
            if first_s is None:
                first_s = time.perf_counter()
                if not delta.finish:  # the line stays while the program of the next token is compiled
                    continue
            line.end()
            words.write(text)
            text = ""
        words.write("\n")
    finally:
        words.end()
    return first_s or time.perf_counter()


def speed(llm: "LLM", tokens: int, began_s: float, first_s: float | None) -> str:
    """Return the tokens and the tokens a second without what was compiled; `first_s` if there is one text."""
    from_s = began_s if first_s is None else first_s
    programs = llm.engine.runner.programs.values()
    compiling_s = sum(program.seconds for program in programs if program.compiled_at > from_s)
    seconds = time.perf_counter() - from_s - compiling_s
    counted = tokens if first_s is None else tokens - 1
    rate = f", {counted / seconds:.1f} tokens/s" if counted > 0 and seconds > 0 else ""
    first = "" if first_s is None else f"; the first after {first_s - began_s:.2f} s"
    return f"[{tokens} token{'s' * (tokens != 1)}{rate}{first}]"


def check(source: "Source", items: list[dict[str, Any]], context: int) -> None:
    """Raise Refused for impossible options before an engine is built, which takes seconds."""
    from xlabatch.scheduler.limits import Limits
    from xlabatch.text.grammars.compiler import GrammarCompiler
    from xlabatch.text.prompts import prompt_items
    from xlabatch.text.tokenizer import Tokenizer

    vocab = source.spec.config.vocab
    tokenizer = Tokenizer(source.folder, source.name)
    limits = Limits(context=context, vocab=vocab, eos_token_ids=source.eos_token_ids)
    grammars = GrammarCompiler(source.folder, source.name, vocab, source.eos_token_ids)
    for item in prompt_items(items, "prompt", {}):
        # the detokenizer looks for stop strings: an engine knows only ids
        request = item.request(tokenizer, context).changed(stop=())
        limits.check(request)
        grammars.matcher(request)


def as_dict(completion: "Completion") -> dict[str, Any]:
    """Return a completion for JSON, with log-probabilities only if they were requested."""
    names = ("id", "index", "prompt", "text", "finish", "reason")
    content: dict[str, Any] = {name: getattr(completion, name) for name in names}
    content["tokens"] = len(completion.tokens)
    for name in ("logprobs", "prompt_logprobs"):
        if (logprobs := getattr(completion, name)) is not None:
            content[name] = logprobs
    return content
