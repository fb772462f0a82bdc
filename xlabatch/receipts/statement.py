"""What a receipt says: an in-toto Statement about the text of a completion (docs/receipts.md).

A receipt has a head, which says what was computed and from what, and an answer. The digests of the answer
follow from both, so that whoever has computed an answer again can write its whole receipt.
"""

import hashlib
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xlabatch.receipts.canonical import Json, canonical_json
from xlabatch.request import Request

if TYPE_CHECKING:
    from hashlib import _Hash as Hash

STATEMENT = "https://in-toto.io/Statement/v1"
PREDICATE = "urn:xlabatch:receipt:1"
BLOCK = 16  # tokens
HEAD_MARK = b"xlabatch receipt 1 head\n"  # what is hashed begins with its kind
BLOCK_MARK = b"xlabatch receipt 1 block\n"
END_MARK = b"xlabatch receipt 1 end\n"
SHARED = ("model", "profile", "prompt")  # of a head: in canonical JSON its other fields come after these
SUBJECT = "text"
NEGATIVE_ZERO = 2**31  # as the bits of a float32

FLOATS = (
    *("temperature", "top_p", "min_p"),
    *("repetition_penalty", "presence_penalty", "frequency_penalty"),
)
ID_SETS = ("stop_token_ids", "allowed_token_ids", "bad_token_ids")
PLAIN = (
    *("max_tokens", "min_tokens", "ignore_eos", "stop", "top_k", "repetition_context_size"),
    *("json_schema", "regex", "grammar", "reasoning_budget", "reasoning_marks"),
)
OPTIONS = {
    *FLOATS,
    *ID_SETS,
    *PLAIN,
    "logit_bias",
    "seed",
}  # of a Request: each can change a token or the end
TEXT_OPTIONS = ("include_stop_str_in_output", "skip_special_tokens")  # they can change the text


@dataclass(frozen=True)
class Evidence:
    """A completion as far as a receipt has it."""

    tokens: Sequence[int]
    logits: Sequence[int]  # the digest of those from which each token was selected
    finish: str  # "stop" or "length"
    text: str  # [64 hexadecimal digits] SHA-256 of the text in UTF-8


def statement(head: Mapping[str, Json], answer: Evidence, begun: "Hash | None" = None) -> dict[str, Json]:
    """Return the receipt of an answer, without a signature; `begun` is `begin_head` of its head."""
    blocks, digest = chain(head, answer, begun or begin_head(head))
    predicate = dict(head) | {
        "answer": {
            "blocks": blocks,
            "digest": digest,
            "finish": answer.finish,
            "logits": list(answer.logits),
            "token_ids": list(answer.tokens),
        }
    }
    return {
        "_type": STATEMENT,
        "predicate": predicate,
        "predicateType": PREDICATE,
        "subject": [{"digest": {"sha256": answer.text}, "name": SUBJECT}],
    }


def begin_head(head: Mapping[str, Json]) -> "Hash":
    """Hash what the receipts of all answers to a prompt share, in canonical JSON without its last brace."""
    shared = canonical_json({name: head[name] for name in SHARED})
    return hashlib.sha256(HEAD_MARK + shared.removesuffix(b"}"))


def chain(head: Mapping[str, Json], answer: Evidence, begun: "Hash") -> tuple[list[str], str]:
    """Return the digest after each block of tokens, and the digest of the whole receipt."""
    rest = canonical_json({name: part for name, part in head.items() if name not in SHARED})
    whole = begun.copy()
    whole.update(b"," + rest.removeprefix(b"{"))
    link = whole.digest()
    blocks = []
    for start in range(0, len(answer.tokens), BLOCK):
        block = slice(start, start + BLOCK)
        pairs = zip(answer.tokens[block], answer.logits[block], strict=True)
        content = b"".join(struct.pack("<Ii", token, logits) for token, logits in pairs)
        link = hashlib.sha256(BLOCK_MARK + link + content).digest()
        blocks.append(link.hex())
    end = canonical_json({"finish": answer.finish, "text": answer.text})
    return blocks, hashlib.sha256(END_MARK + link + end).hexdigest()


def text_digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


# The options of a request


def request_options(request: Request) -> dict[str, Json]:
    """Write the options that can change a token, or which token is the last, each in one spelling."""
    greedy = not float32_bits(request.temperature)
    options: dict[str, Json] = {name: as_json(getattr(request, name)) for name in PLAIN}
    options |= {name: float32_bits(getattr(request, name)) for name in FLOATS}
    for name in ID_SETS:
        ids = getattr(request, name)
        options[name] = None if ids is None else sorted(set(ids))
    options["logit_bias"] = [
        [id, float32_bits(bias)] for id, bias in sorted(dict(request.logit_bias).items())
    ]
    options["seed"] = None if greedy else str(request.seed)
    return options


def request_of(options: Mapping[str, Json], prompt: Sequence[int], **changed: object) -> Request:
    """Return the request with these options. Refused, or another error of a value, if one is impossible."""
    given = {name: options[name] for name in (*PLAIN, *ID_SETS)}
    given |= {name: float32_of(options[name]) for name in FLOATS}
    given["logit_bias"] = [(id, float32_of(bias)) for id, bias in options["logit_bias"]]
    given["seed"] = int(options["seed"] or 0)
    return Request(prompt=prompt, **given | changed)


def as_json(value: object) -> Json:
    return list(value) if isinstance(value, tuple) else value


def float32_bits(number: float) -> int:
    """Return the bits of a number as the device has it, in float32."""
    bits: int = struct.unpack("<I", struct.pack("<f", number))[0]
    return 0 if bits == NEGATIVE_ZERO else bits


def float32_of(bits: int) -> float:
    """Return the shortest decimal number with these bits, which is the one that a client has written."""
    number: float = struct.unpack("<f", struct.pack("<I", bits))[0]
    spellings = (float(f"{number:.{digits}g}") for digits in range(1, 10))
    return next((each for each in spellings if fits_float32(each) and float32_bits(each) == bits), number)


def fits_float32(number: float) -> bool:
    return abs(number) <= 3.4028234e38
