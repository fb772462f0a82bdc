"""The bench as one page that needs nothing but itself: words first, then charts, then every figure."""

from collections.abc import Mapping
from html import escape
from pathlib import Path

from xlabatch.bench import charts
from xlabatch.bench.compare import Result
from xlabatch.bench.run import Bench, Outcome
from xlabatch.bench.svg import Scale
from xlabatch.bench.terminal import SPEED, agreement, cell, duration, number, totals, waits

ABOUT = (
    "A language model writes its answer a token (about a word) at a time, and for every token it reads all "
    "of its weights from memory. Several answers can share each reading: that is batching. This page "
    "compares ways of sharing, with the same model, the same requests and the same machine. The way never "
    "changes what is answered, only how soon."
)
LANES = (
    "In the next three pictures a lane is a slot, a place where one request at a time is served. A colour is "
    "a request: the piece at its beginning is the reading of its prompt, the rest its answer; grey is nobody "
    "at work. Point at one to see its name and times. All three have the same clock."
)
USUAL = {"tokens_per_s": "Tokens a second", "ttft_mean_s": "First token, on average after"}
STALLS = {"stall_p95_s": "Stall, 95% are shorter", "ttft_longest_s": "First token of the long prompt after"}
WORDS = {
    "tokens/s": "new tokens over the whole wall time, the reading of prompts included",
    "together": "how many others' tokens were made in the same step, itself included, as a token saw it",
    "occupancy": "share of slots with somebody in them",
    "decode/s": "answer tokens a second of the time spent on answers",
    "prefill/s": "prompt tokens a second of the time spent on reading prompts",
    "of floor": "the least time that reading the weights once takes, as a share of the usual step; a model "
    "that fits the processor's cache can be over 100%",
    "first token": "from sending a request to its first token, on average",
    "queue": "the part of that before it got a slot, on average",
    "gap": "wait between two tokens of an answer: p50 half are shorter, p95 all but one in twenty",
    "step": "one token for everybody who is being answered, while no prompt is read; the median",
}


def page(bench: Bench) -> str:
    """The whole page."""
    style = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    named = escape(bench.model.name)
    body = [ways(bench, bench.outcomes[0]), *(sweep(bench, outcome) for outcome in bench.outcomes[1:])]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>xlabatch bench: {named}</title><style>{style}</style></head>\n<body><main>"
        f"<h1>How fast this machine serves {named}</h1><p>{ABOUT}</p>"
        f"{''.join(body)}{closing(bench)}</main></body></html>\n"
    )


def ways(bench: Bench, outcome: Outcome) -> str:
    """The headline, then who sat where, speed and waiting over time, and how the waits are spread."""
    sequential, static, continuous = outcome.results
    longest = max(result.last.wall_s for result in outcome.results)
    time = Scale(longest, duration)
    says = f"<p>{escape(outcome.experiment.caption)} {escape(agreement(outcome))}</p>"
    return (
        f'<div class="tiles">{speed_tile(continuous, static, sequential)}'
        f"{wait_tile(continuous, static, sequential)}</div>"
        f"<h2>Three ways to serve the same requests</h2>{says}<p>{LANES}</p>"
        f"{''.join(charts.slots_over_time(result, time) for result in outcome.results)}"
        f'<div class="charts">{charts.speed_over_time(outcome, time)}{charts.queue_over_time(outcome, time)}'
        f"{charts.first_tokens(outcome)}{charts.gap_sizes(outcome)}</div>{table(bench, outcome)}"
    )


def speed_tile(*results: Result) -> str:
    """Tokens a second, as a ratio in words."""
    ours, static, alone = (result.metrics["tokens_per_s"] or 0.0 for result in results)
    return (
        f'<div class="tile">Continuous batching wrote<strong>{number(ours)} tokens a second</strong>'
        f"{ratio(ours, alone, 'as many', 'times as many')} as one request after the other ({number(alone)}), "
        f"and {ratio(ours, static, 'as many', 'times as many')} as static batches ({number(static)}).</div>"
    )


def wait_tile(*results: Result) -> str:
    """The wait for a first token, as a ratio in words."""
    ours, static, alone = (result.metrics["ttft_mean_s"] or 0.0 for result in results)
    return (
        f'<div class="tile">The first token came after<strong>{duration(ours)} on average</strong>'
        f"{ratio(alone, ours, 'as long', 'times as long')} with one request after the other "
        f"({duration(alone)}), and {ratio(static, ours, 'as long', 'times as long')} with static batches "
        f"({duration(static)}).</div>"
    )


def ratio(a: float, b: float, even: str, times: str) -> str:
    """How much more a is than b, in words."""
    share = a / b if b else 1.0
    return f"about {even}" if 0.97 < share < 1.03 else f"{share:.2g} {times}"


def sweep(bench: Bench, outcome: Outcome) -> str:
    """A study: what it asks, its bars, its table."""
    says = f"<p>{escape(outcome.experiment.caption)} {escape(agreement(outcome))}</p>"
    title = outcome.experiment.title[0].upper() + outcome.experiment.title[1:]
    shown = STALLS if outcome.experiment.name == "budget" else USUAL
    drawn = [charts.bars(outcome, name, caption) for name, caption in shown.items()]
    if outcome.experiment.name == "rate":
        drawn.append(charts.first_token_over_time(outcome))
    return f'<h2>{escape(title)}</h2>{says}<div class="charts">{"".join(drawn)}</div>{table(bench, outcome)}'


def table(bench: Bench, outcome: Outcome) -> str:
    """Every figure that the terminal shows, a line for each case."""
    columns = {**SPEED, **waits(outcome)}
    headings = "".join(f"<th>{escape(plain(said))}</th>" for said in columns.values())
    rows = "".join(
        row(result.case.name, bench.with_roofline_share(result), columns) for result in outcome.results
    )
    head = f"<thead><tr><th></th>{headings}</tr></thead>"
    return f'<div class="table"><table>{head}<tbody>{rows}</tbody></table></div>'


def row(name: str, numbers: Mapping[str, float | None], columns: Mapping[str, str]) -> str:
    """A line of a table."""
    cells = "".join(f"<td>{cell(column, numbers[column])}</td>" for column in columns)
    return f"<tr><th>{escape(name)}</th>{cells}</tr>"


def plain(heading: str) -> str:
    """A heading that was broken for a narrow terminal, whole again."""
    return heading.replace("-\n", "").replace("\n/", "/").replace("\n", " ")


def closing(bench: Bench) -> str:
    """What holds for the whole run, and what the words of the tables mean."""
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(said)}</dd>" for name, said in totals(bench).items())
    words = "".join(f"<dt>{escape(name)}</dt><dd>{escape(said)}</dd>" for name, said in WORDS.items())
    return f"<h2>The whole run</h2><dl>{rows}</dl><h2>The words</h2><dl>{words}</dl>"
