"""What the bench compares: each study is a title, a word of explanation, and cases that answer a question."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from xlabatch.bench.compare import Case
from xlabatch.checkpoint import families
from xlabatch.checkpoint.source import Source
from xlabatch.request import Request
from xlabatch.text.samples import sample_prompts


@dataclass(frozen=True)
class Experiment:
    name: str
    title: str
    caption: str
    cases: Sequence[Case]


@dataclass(frozen=True)
class Plan:
    """What every study starts from."""

    source: Source
    requests: Sequence[Request]
    slots: int
    context: int
    budget: int
    seed: int

    @property
    def positions(self) -> int:
        """The longest sequence that the model was made for."""
        return families.config(self.source.raw).positions

    def case(self, name: str, **more: object) -> Case:
        """A case that serves everything at once in all slots, but for what is said otherwise."""
        now = [0.0] * len(self.requests)
        usual = Case(name, self.requests, self.slots, self.context, self.budget, sent_s=now)
        return replace(usual, **more)  # type: ignore[arg-type]


def ragged(source: Source, count: int, context: int, seed: int) -> list[Request]:
    """Prompts of 16 to 256 tokens and answers of 8 to 128, or what fits half of the context each."""
    check_context(context)
    rng = random.Random(seed)
    lengths = [rng.randint(min(16, context // 4), min(256, context // 2)) for _ in range(count)]
    caps = [rng.randint(min(8, context // 4), min(128, context // 2)) for _ in range(count)]
    return requests_of(source, lengths, caps, seed)


def uniform(source: Source, count: int, context: int, seed: int) -> list[Request]:
    """Prompts of 128 tokens and answers of 64, or what fits."""
    check_context(context)
    return requests_of(source, [min(128, context // 2)] * count, [min(64, context // 4)] * count, seed)


def check_context(context: int) -> None:
    """Raise ValueError if a slot is too small for requests that are worth comparing."""
    if context < 16:
        raise ValueError(f"a context of {context} is too small for the bench, at least 16")


WORKLOADS = {"ragged": ragged, "uniform": uniform}


def requests_of(source: Source, lengths: Sequence[int], caps: Sequence[int], seed: int) -> list[Request]:
    """Greedy requests that run to their caps, so that every way of serving does the same work."""
    prompts = sample_prompts(source, list(lengths), seed)
    return [
        Request(id=f"r{n}", prompt=prompt, max_tokens=cap, seed=n, ignore_eos=True)
        for n, (prompt, cap) in enumerate(zip(prompts, caps, strict=True))
    ]


def serving_modes(plan: Plan) -> Experiment:
    """Sequential, static and continuous batching."""
    cases = [
        plan.case("sequential", slots=1, max_in_flight=1),
        plan.case("static", max_in_flight=plan.slots, static=True),
        plan.case("continuous"),
    ]
    says = (
        "All requests are sent at once. Sequential: an engine of one slot, one request after the other. "
        f"Static: batches of {plan.slots}, nobody enters before all have left, answers are handed over when "
        "all are done. Continuous: a slot that falls free is taken at once, tokens are told as they come."
    )
    return Experiment("ways", "three ways to serve the same requests", says, cases)


def slots(plan: Plan, counts: Sequence[float]) -> Experiment:
    """Throughput by the width of the batch."""
    cases = [plan.case(f"{count:g} slots", slots=int(count)) for count in counts]
    return Experiment("slots", "slots", "All requests are sent at once.", cases)


def concurrency(plan: Plan, counts: Sequence[float]) -> Experiment:
    """So many users, each of whom asks again when answered."""
    cases = [
        plan.case(f"{count:g} at once", slots=int(count), max_in_flight=int(count), sent_s=None)
        for count in counts
    ]
    says = "So many users at once, in as many slots; each sends the next request when the last is answered."
    return Experiment("concurrency", "users at once", says, cases)


def rate(plan: Plan, rates: Sequence[float]) -> Experiment:
    """Requests that come by the clock."""
    cases = [
        plan.case(f"{each:g} a second", sent_s=arrivals(len(plan.requests), each, plan.seed))
        for each in rates
    ]
    says = "Requests come at random moments (Poisson), so many a second on average, answered or not."
    return Experiment("rate", "offered load", says, cases)


def arrivals(count: int, rate: float, seed: int) -> list[float]:
    """When requests come, in seconds: a Poisson process."""
    rng = random.Random(seed)
    return list(accumulate(rng.expovariate(rate) for _ in range(count)))


def context(plan: Plan, sizes: Sequence[float]) -> Experiment:
    """The same requests in slots that could hold more."""
    cases = [plan.case(f"{size:g} positions", context=int(size)) for size in sizes]
    return Experiment(
        "context", "capacity of a slot", "The same requests; only the room that they leave grows.", cases
    )


def budget(plan: Plan, budgets: Sequence[float]) -> Experiment:
    """What a long prompt does to those who are being answered."""
    live, room = plan.slots - 1, plan.context - 8
    if not live:
        raise ValueError("--sweep budget takes 2 slots at least: one is answered while another reads")
    long = min(2000, room)
    guests = requests_of(plan.source, [min(64, room // 2)] * live, [min(160, room // 2)] * live, plan.seed)
    late = requests_of(plan.source, [long], [4], plan.seed)[0]
    requests = [*guests, replace(late, id="long")]
    cases = [
        plan.case(
            f"budget {each:g}", requests=requests, budget=int(each), sent_s=None, wait_for_first_tokens=True
        )
        for each in budgets
    ]
    says = (
        f"{live} requests are being answered when a prompt of {long} tokens arrives. The budget is how many "
        "tokens of it are read between two tokens of theirs (one piece at least): a small one keeps their "
        "answers flowing, a large one brings its first token sooner. A stall is a step that reads a piece "
        "of it; their usual step stands beside."
    )
    return Experiment("budget", "a long prompt among answers", says, cases)
