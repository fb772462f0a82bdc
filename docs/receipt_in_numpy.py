"""Check a receipt without xlabatch: what docs/receipts.md says, on the model of docs/profile_in_numpy.py.

    python docs/receipt_in_numpy.py RECEIPT.json FOLDER   # a Llama in one model.safetensors of float32

It checks greedy answers with weights in float32 or int8: the digest of the weights, every token, the digest
of its logits, and the chain of digests over the whole receipt. It has no tokenizer, so it takes the ids of
the prompt as they are; the text, the digest of the configuration and why the answer ended are not checked. It
prints ACCEPT, REJECT or UNVERIFIABLE with the reason.
"""

import base64
import hashlib
import json
import struct
import sys
from pathlib import Path
from typing import Any

from profile_in_numpy import Llama, digest, open_folder

GREEDY = {  # the options that a greedy answer of this file may have, besides those of its end
    **{"temperature": 0, "seed": None, "logit_bias": [], "allowed_token_ids": None, "bad_token_ids": []},
    **{"presence_penalty": 0, "frequency_penalty": 0, "repetition_penalty": 0x3F800000, "min_tokens": 0},
    **{"json_schema": None, "regex": None, "grammar": None, "reasoning_budget": None, "stop": []},
}
CHUNK = 2**24


def canonical(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def weights_digest(folder: Path) -> str:
    content = (folder / "model.safetensors").read_bytes()
    chunks = [content[start : start + CHUNK] for start in range(0, len(content), CHUNK)]
    of_file = hashlib.sha256(f"{len(content)}\n".encode())
    for chunk in chunks:
        of_file.update(hashlib.sha256(chunk).digest())
    return hashlib.sha256(f"{of_file.hexdigest()}\n".encode()).hexdigest()


def chain(head: Any, tokens: list[int], logits: list[int], finish: str, text: str) -> tuple[list[str], str]:
    link = hashlib.sha256(b"xlabatch receipt 1 head\n" + canonical(head)).digest()
    blocks = []
    for start in range(0, len(tokens), 16):
        pairs = zip(tokens[start : start + 16], logits[start : start + 16], strict=True)
        content = b"".join(struct.pack("<Ii", *pair) for pair in pairs)
        link = hashlib.sha256(b"xlabatch receipt 1 block\n" + link + content).digest()
        blocks.append(link.hex())
    end = canonical({"finish": finish, "text": text})
    return blocks, hashlib.sha256(b"xlabatch receipt 1 end\n" + link + end).hexdigest()


def check(receipt: Any, folder: Path) -> str:
    if "payload" in receipt:  # the signature is not checked
        receipt = json.loads(base64.b64decode(receipt["payload"]))
    if receipt["predicateType"] != "urn:xlabatch:receipt:1":
        return "UNVERIFIABLE: another type of receipt"
    head = dict(receipt["predicate"])
    answer = head.pop("answer")
    model = head["model"]
    if head["profile"] != "xlabatch-cpu-1":
        return f"UNVERIFIABLE: this is xlabatch-cpu-1, not {head['profile']}"
    if model["rope_limit"] is not None:
        return "UNVERIFIABLE: ropes for long contexts are not in this file"
    if (model["format"], model["cache"]) not in (("float32", "float32"), ("int8", "bfloat16")):
        return f"UNVERIFIABLE: the formats {model['format']} and {model['cache']} are not in this file"
    if others := [name for name, value in GREEDY.items() if head["request"][name] != value]:
        return f"UNVERIFIABLE: the option {others[0]} is not in this file"
    if model["weights"] != weights_digest(folder):
        return "UNVERIFIABLE: other weights"

    llama = Llama(*open_folder(folder), model["format"])
    claimed = list(zip(answer["token_ids"], answer["logits"], strict=True))
    for token in head["prompt"]["token_ids"]:
        logits = llama.step(token)
    for at, pair in enumerate(claimed):
        if pair != (int(logits.argmax()), digest(logits)):
            return f"REJECT: token {at} is {int(logits.argmax())} with {digest(logits)}, not {pair}"
        if at + 1 < len(claimed):
            logits = llama.step(pair[0])

    [subject] = receipt["subject"]
    text = subject["digest"]["sha256"]
    blocks, end = chain(head, answer["token_ids"], answer["logits"], answer["finish"], text)
    if (blocks, end) != (answer["blocks"], answer["digest"]):
        return "REJECT: its digests are not those of its content"
    return f"ACCEPT: {len(claimed)} tokens and their logits are equal"


if __name__ == "__main__":
    print(check(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2])))
