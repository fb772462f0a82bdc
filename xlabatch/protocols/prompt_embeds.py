"""Read vectors that replace a prompt's token ids: .npy files in base64, read without running code.

Checks only the form; the request and the engine check the numbers.
"""

import base64
import io
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from xlabatch.errors import Refused

MAX_SPANS = 1024  # in one prompt
PLACEHOLDER = 0  # the id at positions that have only a vector


def with_embeddings(prompts: Sequence[Any], given: str | Mapping[str, str]) -> dict[str, Any]:
    """Return a prompt with its vectors: in place of all token ids, or at positions of a single prompt."""
    if isinstance(given, str):
        if any(prompts):
            raise Refused("prompt_embeds in one string is in place of the prompt: leave that out")
        vectors = read_array(given)
        return {"prompt": [PLACEHOLDER] * len(vectors), "embeddings": {0: vectors}}
    if len(prompts) != 1:
        raise Refused(f"prompt_embeds at positions takes one prompt, got {len(prompts)}")
    if len(given) > MAX_SPANS:
        raise Refused(f"prompt_embeds has {len(given)} positions; the limit is {MAX_SPANS}")
    spans = {parse_position(position): read_array(encoded) for position, encoded in given.items()}
    return {"prompt": prompts[0], "embeddings": spans}


def parse_position(name: str) -> int:
    """Parse a position, a key of a JSON object."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", name):
        raise Refused(f"positions of prompt_embeds are whole numbers, got {name!r:.40}")
    return int(name)


def read_array(encoded: str) -> NDArray[Any]:
    """Decode a .npy file -> [n, width]. Takes no more memory than the file, whatever its header claims."""
    try:
        file = io.BytesIO(base64.b64decode(encoded, validate=True))
        is_first = npy.read_magic(file) == (1, 0)
        read_header = npy.read_array_header_1_0 if is_first else npy.read_array_header_2_0
        shape, is_fortran, dtype = read_header(file)
    except ValueError as error:
        reason = " ".join(str(error).split())[:100]
        raise Refused(f"prompt_embeds is base64 of an array in a .npy file: {reason}") from None
    content = file.read()
    if dtype.kind != "f" or len(shape) != 2 or min(shape) < 1:
        raise Refused(f"prompt_embeds is an array [n, width] of floats, got {shape} of {dtype}"[:200])
    if math.prod(shape) * dtype.itemsize != len(content):
        raise Refused(f"prompt_embeds has {len(content)} bytes, not those of {shape} of {dtype}"[:200])
    return np.frombuffer(content, dtype).reshape(shape, order="F" if is_fortran else "C")
