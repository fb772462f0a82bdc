"""`xlabatch chat`: a conversation in the terminal, a line for each message. Answers are streamed."""

import argparse
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from xlabatch.cli.generate import (
    SAMPLING,
    STRUCTURED,
    adapters_of,
    add_sampling,
    load_llm,
    read_prompts,
    speed,
    stream,
)
from xlabatch.cli.interrupts import finish_interrupt
from xlabatch.cli.meanwhile import rare_collections
from xlabatch.cli.options import (
    Subparsers,
    add_adapter,
    add_arithmetic,
    add_model_command,
    add_speculation,
    serving_contexts,
)
from xlabatch.cli.progress_line import ProgressLine, show_progress
from xlabatch.errors import Refused
from xlabatch.progress import report
from xlabatch.request import ContextExceeded

if TYPE_CHECKING:
    from xlabatch.llm import LLM
    from xlabatch.text.outputs import PendingPrompt, TextDelta

ENDS = "[Ctrl-C ends an answer, Ctrl-D the conversation]"
IN_JSON = ("n", "logprobs", "logprob_token_ids", "prompt_logprobs")  # there is no place for them here
FULL = (
    "the conversation has {} tokens, and a slot holds {} with the next answer: begin another, or give a "
    "larger --context"
)
OPTIONS = tuple(name for name in SAMPLING if name not in IN_JSON)


def add(subparsers: Subparsers) -> None:
    help = "talk with a model in the terminal"
    command = add_model_command(subparsers, "chat", run, help, prints_json=False, serves=True)
    command.set_defaults(slots=1, tensor=None)
    message = "answer only this, or what is on stdin if it is - (default: a message from each line of stdin)"
    command.add_argument("--prompt", "-p", metavar="TEXT", help=message)
    system = "the system message (default: the chat template's own, if it has one)"
    command.add_argument("--system", "-sys", "--system-prompt", metavar="TEXT", help=system)
    command.add_argument("--seed", type=int, help="of each answer (default: another each time)")
    add_arithmetic(command.add_argument)
    add_speculation(command.add_argument)
    add_adapter(command.add_argument)
    add_sampling(command, OPTIONS, max_tokens=None)


def run(args: argparse.Namespace) -> int:
    """Answer messages until there are no more -> exit code 1 if an answer failed."""
    from xlabatch.checkpoint.source import open_source, with_generation_config
    from xlabatch.llm import HELLO

    given = {name: getattr(args, name) for name in (*OPTIONS, *STRUCTURED, "seed")}
    options = {name: value for name, value in given.items() if value is not None}
    options["max_tokens"] = args.max_tokens  # None: all that the slot has room for
    options["adapter"] = next(iter(adapters_of(args)), None)
    messages: list[dict[str, Any]] = []
    if args.system is not None:
        messages.append({"role": "system", "content": args.system})
    with show_progress() as line:
        source = with_generation_config(open_source(args.model), args.generation_config)
        [args.context] = serving_contexts([(args, source)])
        with rare_collections():
            llm = load_llm(args, source, args.slots)
        llm.tokenizer.apply_chat_template([*messages, *HELLO])  # raises if the template cannot
        for message in typed_messages(line) if args.prompt is None else read_prompts([args.prompt]):
            messages.append({"role": "user", "content": message})
            report("generating")
            began_s = time.perf_counter()
            try:
                prompts = llm.prepare([messages], "messages", **options)
            except ContextExceeded as error:
                raise Refused(FULL.format(error.prompt, error.context)) from None
            is_typed = args.prompt is None and sys.stdin.isatty()
            first_s = stream(until_interrupted(llm, prompts) if is_typed else llm.run(prompts), "", line)
            [completion] = llm.completions(prompts)
            if completion.finish == "error":
                print(f"xlabatch: {completion.reason}", file=sys.stderr)
                return 1
            messages.append(completion.message)
            print(speed(llm, len(completion.tokens), began_s, first_s), file=sys.stderr)
    return 0


def until_interrupted(llm: "LLM", prompts: Sequence["PendingPrompt"]) -> Iterator["TextDelta"]:
    """Yield the text of an answer. Ctrl-C ends it, and it keeps what it has; another one ends the command."""
    interrupted = False

    def interrupt(*_: object) -> None:
        nonlocal interrupted
        interrupted = True
        signal.signal(signal.SIGINT, previous)

    previous = signal.signal(signal.SIGINT, interrupt)
    try:
        for delta in llm.run(prompts):
            yield delta
            if interrupted and not delta.finish:
                llm.cancel(delta.id)
    finally:
        signal.signal(signal.SIGINT, previous)


def typed_messages(line: ProgressLine) -> Iterator[str]:
    """Yield each line of stdin that is not empty; on a terminal ask for it, and let it be edited."""
    asks = sys.stdin.isatty()
    if asks:
        with suppress(ImportError):
            import readline  # noqa: F401 (edits the lines that `input` reads)
        with line.hidden():
            print(ENDS, file=sys.stderr)
    while True:
        try:
            with line.hidden():
                message = input("> " if asks else "")
        except EOFError:
            if asks:
                print()
            return
        except KeyboardInterrupt:  # also one that came just after an answer
            if not asks:
                raise
            finish_interrupt()
            print()
            continue
        if message.strip():
            yield message
