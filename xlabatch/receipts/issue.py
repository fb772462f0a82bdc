"""Issue receipts: from a prompt, its request and a completion. It costs no work on the device.

The engine computes a digest of the logits with every token anyway. A receipt keeps them and hashes them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from xlabatch.errors import Refused
from xlabatch.receipts.canonical import Json
from xlabatch.receipts.envelope import SigningKey, sign
from xlabatch.receipts.statement import (
    TEXT_OPTIONS,
    Evidence,
    begin_head,
    request_options,
    statement,
    text_digest,
)
from xlabatch.request import Request
from xlabatch.text.outputs import Completion, IssueReceipt
from xlabatch.text.prompts import PromptItem
from xlabatch.text.tokenizer import Tokenizer

NO_PROFILE = (
    "a receipt names the profile of its arithmetic, and this engine's has none: receipts are for the kernels "
    "for CPUs"
)
MAX_PROMPT_TOKENS = 2**18  # in the receipts of a prompt's completions: about 3 MB of ids and text
FINISHES = ("stop", "length")


@dataclass(frozen=True)
class Computation:
    """What computes an engine's answers, besides their requests."""

    profile: str | None
    weights: str  # the digest of their files
    config: str  # the digest of the other files
    format: str  # of most linears
    cache: str  # the dtype of keys and values
    rope_limit: int | None  # which scaling the ropes have, if it depends on the engine's context
    kernels: str  # the instruction set

    def model(self) -> dict[str, Json]:
        names = ("weights", "config", "format", "cache", "rope_limit")
        return {name: getattr(self, name) for name in names}


class Issuer:
    """Issues the receipts of an LLM's completions, signed if it has a key."""

    def __init__(
        self,
        tokenizer: Tokenizer,
        version: Callable[[], int],
        computation: Callable[[], Computation],
        key: SigningKey | None = None,
    ) -> None:
        self.tokenizer = tokenizer
        self.version = version  # of the weights that the engine has now
        self.computation = computation  # by them
        self.key = key

    def for_prompt(self, item: PromptItem, request: Request) -> IssueReceipt:
        """Return what issues the receipts of a prompt; Refused if they do not cover its options."""
        version = self.version()  # first: if the weights are replaced now, no token will have this version
        computation = self.computation()
        if computation.profile is None:
            raise Refused(NO_PROFILE)
        if problem := not_covered(request):
            raise Refused(f"request {request.id}: a receipt does not cover {problem}")
        check_size(request)
        shared = {
            "model": computation.model(),
            "profile": computation.profile,
            "prompt": prompt_facts(item, request, self.tokenizer),
        }
        begun = begin_head(shared)  # once: answers end in the event loop, which should hash no prompts

        def issue(completion: Completion, digests: Sequence[int]) -> Json | None:
            if completion.finish not in FINISHES or any(each != version for each in completion.versions):
                return None  # it has no end of its own, or the weights were replaced meanwhile
            choice = request.choice(completion.index)
            head = shared | {
                "request": request_options(choice)
                | {name: getattr(item.text, name) for name in TEXT_OPTIONS},
                "versions": versions(computation.kernels, choice.is_constrained),
            }
            answer = Evidence(completion.tokens, digests, completion.finish, text_digest(completion.text))
            receipt = statement(head, answer, begun)
            return receipt if self.key is None else sign(receipt, self.key)

        return issue


def not_covered(request: Request) -> str | None:
    """Name an option that changes tokens by something that no receipt has, if one is given."""
    found = {
        "vectors in place of token ids, such as images": request.embeddings,
        "adapters": request.adapter,
        "overflow='slide', which depends on the engine's context": request.overflow != "refuse",
        "pooling, which returns a vector": request.pooling,
    }
    return next((name for name, given in found.items() if given), None)


def check_size(request: Request) -> None:
    """Refuse receipts of many completions of a long prompt: the response would have it with each of them."""
    length = len(request.prompt)
    total = request.n * length
    if request.n > 1 and total > MAX_PROMPT_TOKENS:
        raise Refused(
            f"request {request.id}: each of {request.n} receipts would have the {length} tokens of the "
            f"prompt, {total} in all; the limit is {MAX_PROMPT_TOKENS}: lower n, or leave receipt out"
        )


def prompt_facts(item: PromptItem, request: Request, tokenizer: Tokenizer) -> dict[str, Json]:
    """What a receipt has of a prompt: its ids, and its text if the ids are all of that text's."""
    text = item.chat.text if item.chat else item.content
    is_whole = isinstance(text, str) and not item.text.suffix and item.text.truncate_prompt_tokens is None
    return {
        "add_special_tokens": item.adds_special_tokens if is_whole else None,
        "template": tokenizer.template_digest(item.chat_options.tools) if item.chat else None,
        "text": text if is_whole else None,
        "token_ids": list(request.prompt),
    }


def versions(kernels: str, constrained: bool) -> dict[str, str | None]:
    """What selects tokens where the profile does not say how, see docs/receipts.md."""
    return {
        "jaxlib": installed("jaxlib"),
        "kernels": kernels,
        "llguidance": installed("llguidance") if constrained else None,
        "xlabatch": installed("xlabatch"),
    }


@cache
def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
