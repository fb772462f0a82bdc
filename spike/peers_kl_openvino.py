"""OpenVINO's part of peers_kl.py: the model that its pipeline makes of a GGUF file, with its defaults."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import openvino as ov
import openvino_genai as genai


def main() -> None:
    _, _, folder, *files = sys.argv[1:]
    chunks = np.load(Path(folder) / "chunks.npy")
    reference = np.load(Path(folder) / "reference.npy", mmap_mode="r")
    expected = reference.reshape(len(chunks), -1, reference.shape[-1])  # of the second half of each chunk
    losses = {}
    for type, _, file in (each.partition("=") for each in files):
        pairs = zip(expected, all_logits(Path(file), chunks), strict=True)
        losses[type] = float(np.mean([divergence(logprobs, logits) for logprobs, logits in pairs]))
    print(json.dumps(losses))


def all_logits(file: Path, chunks: Any) -> Iterator[Any]:
    """The logits [n, V] of every chunk; the pipeline writes its model beside the file that it reads."""
    with TemporaryDirectory() as folder:
        link = Path(folder) / file.name
        link.symlink_to(file)
        genai.ContinuousBatchingPipeline(
            str(link), genai.SchedulerConfig(), "CPU", {"enable_save_ov_model": True}
        )
        model = ov.Core().compile_model(Path(folder) / "openvino_model.xml", "CPU")
        request = model.create_infer_request()
        for ids in chunks:
            request.reset_state()
            inputs = {
                "input_ids": ids[None],
                "attention_mask": np.ones_like(ids[None]),
                "position_ids": np.arange(len(ids))[None],
                "beam_idx": np.zeros(1, np.int32),
            }
            yield next(iter(request.infer(inputs).values()))[0]


def divergence(expected: Any, logits: Any) -> float:
    """The mean divergence of a chunk; the logits of its last position predict nothing."""
    found = logits[-len(expected) - 1 : -1].astype(np.float64)
    found -= found.max(-1, keepdims=True)
    found -= np.log(np.exp(found).sum(-1, keepdims=True))
    logprobs = expected.astype(np.float64)
    return float((np.exp(logprobs) * (logprobs - found)).sum(-1).mean())


if __name__ == "__main__":
    main()
