"""The command: words into calls, results into tables or JSON, errors into one sentence and an exit code.

0 it is so, 1 a check failed, 2 the request was wrong, 130 interrupted.
"""

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from xlabatch.cli import commands, speaking


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; try {self.prog} --help\n")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; gives its exit code."""
    args = parser().parse_args(words)
    try:
        with insistent_interrupts():
            code: int = args.run(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone; nothing is left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (ValueError, OSError) as error:
        print(f"xlabatch: {error}", file=sys.stderr)
        return 2
    return code


@contextmanager
def insistent_interrupts() -> Iterator[None]:
    """Let Ctrl-C interrupt again and again until it is heard.

    Python drops an exception that is raised in a finalizer or in a callback of its garbage collector, and jax
    has one there: about one interrupt in four was lost, with a traceback for its obituary.
    """

    def interrupt(*_: object) -> NoReturn:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        raise KeyboardInterrupt

    def dropped(lost: "sys.UnraisableHookArgs") -> None:
        if lost.exc_type is not KeyboardInterrupt:
            told(lost)

    held = {number: signal.signal(number, interrupt) for number in (signal.SIGINT, signal.SIGALRM)}
    told, sys.unraisablehook = sys.unraisablehook, dropped
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        sys.unraisablehook = told
        for number, handler in held.items():
            signal.signal(number, handler)


def parser() -> argparse.ArgumentParser:
    top = Parser(
        prog="xlabatch", description="Continuous batching in pure JAX; tokens never depend on company."
    )
    verbs = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    sched = add(
        verbs, "sched", commands.sched, "run ragged requests through a few slots and draw who sat where"
    )
    sched.add_argument("--slots", type=int, default=4, help="slots (default 4)")
    sched.add_argument("--requests", type=int, default=8, help="requests (default 8)")
    sched.add_argument("--rules", action="store_true", help="each follows rules of its own")

    verify = add(
        verbs, "verify", commands.verify, "prove on this machine that tokens do not depend on company"
    )
    verify.add_argument(
        "--slots", type=int, default=3, help="slots; 1 and two more are tried too (default 3)"
    )
    verify.add_argument("--requests", type=int, default=24, help="requests (default 24)")
    verify.add_argument("--seed", type=int, default=0, help="seed of requests and arrivals (default 0)")
    verify.add_argument(
        "--no-oracle", action="store_true", help="company alone: for models that NumPy is too slow for"
    )
    verify.add_argument("--against", choices=("transformers",), help="hold tokens to it, too; needs torch")

    add_generate(verbs)
    add_serve(verbs)
    inspect = add(verbs, "inspect", commands.inspect, "say what a model is and what serving it would need")
    inspect.add_argument("folder", nargs="?", metavar="MODEL", help="the same as --model")
    inspect.add_argument("--slots", type=int, default=8, help="slots (default 8)")

    add_bench(verbs)
    graphs = verbs.add_parser("graphs", help="write or check the lockfile of what the compiler is given")
    graphs.set_defaults(run=commands.graphs)
    graphs.add_argument("--folder", type=Path, default=Path("graphs"), help="where it is (default graphs)")
    graphs.add_argument("--json", action="store_true", help="print JSON")
    do = graphs.add_mutually_exclusive_group(required=True)
    do.add_argument("--write", action="store_true", help="write it anew")
    do.add_argument("--check", action="store_true", help="exit 1 if the programs are others now")
    return top


def add_generate(verbs: Any) -> None:
    generate = add(verbs, "generate", speaking.generate, "continue texts, streaming")
    generate.add_argument("prompt", nargs="+", help="one or several beginnings, served together")
    generate.add_argument("--max-tokens", type=int, default=200, help="tokens at most (default 200)")
    generate.add_argument("--temperature", type=float, default=0.0, help="0 is greedy (default 0)")
    generate.add_argument("--top-k", type=int, default=0, help="keep the k likeliest; 0 keeps all")
    generate.add_argument("--top-p", type=float, default=1.0, help="keep the likeliest of this mass")
    generate.add_argument(
        "--min-p", type=float, default=0.0, help="drop what is rarer than this share of the best"
    )
    generate.add_argument("--seed", type=int, default=0, help="seed of the first; the next has one more")
    rule = generate.add_argument_group("rules").add_argument
    rule("--n", type=int, default=1, help="answers to each prompt (default 1)")
    rule(
        "--min-tokens", type=int, default=0, metavar="N", help="nothing ends an answer before so many tokens"
    )
    rule("--ignore-eos", action="store_true", help="the model's end tokens do not end an answer")
    rule("--stop", nargs="+", default=[], metavar="TEXT", help="texts that end an answer")
    rule("--repetition-penalty", type=float, default=1.0, metavar="F", help="on prompt and answer; 1 is none")
    rule("--presence-penalty", type=float, default=0.0, metavar="F", help="on what the answer has")
    rule("--frequency-penalty", type=float, default=0.0, metavar="F", help="the same for each time")
    rule("--logit-bias", nargs="+", default=[], metavar="ID=F", help="what is added to logits")
    rule("--allowed-token-ids", nargs="+", type=int, metavar="ID", help="no others")
    rule("--bad-token-ids", nargs="+", type=int, default=[], metavar="ID", help="never these")
    rule("--logprobs", type=int, metavar="K", help="tell log-probabilities, and K alternatives (with --json)")
    rule("--prompt-logprobs", type=int, metavar="K", help="the same of the prompt")
    form = generate.add_argument_group("form of the answer").add_mutually_exclusive_group().add_argument
    form("--json-schema", metavar="SCHEMA", help="JSON of this schema; true for any, @FILE reads one")
    form("--regex", help="what matches it")
    form("--grammar", help="a sentence of it, in Lark's notation; @FILE reads one")


def add_serve(verbs: Any) -> None:
    from xlabatch.scheduler.policies import POLICIES

    serve = add(verbs, "serve", speaking.serve, "serve it: OpenAI's endpoints, and a page to watch the slots")
    serve.add_argument("--slots", type=int, default=8, help="slots (default 8)")
    serve.add_argument("--queue", type=int, default=1024, help="requests that may wait (default 1024)")
    serve.add_argument("--policy", choices=POLICIES, default="fifo", help="who is seated next (default fifo)")
    serve.add_argument("--budget", type=int, default=128, help="prompt tokens a step (default 128)")
    serve.add_argument("--ahead", type=int, default=0, help="steps launched before one is read (default 0)")
    serve.add_argument("--host", default="127.0.0.1", help="address (default 127.0.0.1: this machine only)")
    serve.add_argument("--port", type=int, default=8000, help="port (default 8000)")
    serve.add_argument("--name", help="what clients call the model (default: as it is called here)")
    serve.add_argument(
        "--api-key-file", type=Path, metavar="FILE", help="keys, one a line; or XLABATCH_API_KEYS=a,b"
    )
    serve.add_argument(
        "--cors", nargs="+", default=[], metavar="ORIGIN", help="pages that may call (default none)"
    )
    serve.add_argument(
        "--drain",
        type=float,
        default=30.0,
        metavar="S",
        help="seconds that answers have after Ctrl-C (default 30)",
    )
    serve.add_argument("--log-json", action="store_true", help="a line of JSON for each request")


def add_bench(verbs: Any) -> None:
    bench = add(verbs, "bench", commands.bench, "compare ways of serving on this machine, and sweep")
    bench.add_argument("--slots", type=int, default=8, help="slots (default 8)")
    bench.add_argument("--requests", type=int, default=24, help="requests (default 24)")
    bench.add_argument(
        "--workload", choices=("ragged", "uniform"), default="ragged", help="lengths (default ragged)"
    )
    bench.add_argument("--rounds", type=int, default=3, help="rounds; figures are medians (default 3)")
    bench.add_argument("--budget", type=int, default=128, help="prompt tokens a step (default 128)")
    bench.add_argument("--seed", type=int, default=0, help="seed of requests and arrivals (default 0)")
    bench.add_argument(
        "--sweep",
        nargs="+",
        default=[],
        metavar="WHAT",
        help="slots, concurrency, rate, context or budget; slots=4,16 names the values",
    )
    bench.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts, too")


def add(verbs: Any, name: str, run: Any, help: str) -> argparse.ArgumentParser:
    """A command that takes a model."""
    command: argparse.ArgumentParser = verbs.add_parser(name, help=help, description=help)
    command.set_defaults(run=run)
    command.add_argument("--model", help="a folder, a hub id or random:SHAPE (default: the embedded stories)")
    command.add_argument(
        "--context", type=int, help="tokens a slot holds (default 512, or the model's fewer)"
    )
    command.add_argument(
        "--weights",
        choices=("float32", "bfloat16", "int8"),
        help="how they are kept (default float32 on a CPU, else bfloat16)",
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    return command
