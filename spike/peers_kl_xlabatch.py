"""xlabatch's part of peers_kl.py, which also writes the chunks and the reference for other systems."""

import json
import sys
from pathlib import Path

import jax.numpy as jnp
import numpy as np
from peers_kl import CHUNKS, LENGTH

from xlabatch.checkpoint.source import open_source
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.verify import accuracy
from xlabatch.verify.accuracy import MeasuredFormat


def main() -> None:
    file, text, folder, *files = sys.argv[1:]
    source = open_source(file)
    chunks = accuracy.read_chunks(Path(text), Tokenizer(source.folder, source.name), LENGTH, CHUNKS)
    head, hidden, _ = accuracy.run_reference(source, chunks, lambda _: None)
    np.save(Path(folder) / "chunks.npy", np.array(chunks))
    rows = []
    for ids, states in zip(chunks, hidden, strict=True):
        for part, _, count in accuracy.slices(ids, states):
            logits = head.layout.logits(head.config, head.params, jnp.asarray(part))
            rows.append(np.asarray(accuracy.log_softmax(logits))[:count])
    np.save(Path(folder) / "reference.npy", np.concatenate(rows))
    losses = {}
    for type, _, name in (each.partition("=") for each in files):
        weights = type if type in ("float32", "bfloat16") else "stored"
        format = MeasuredFormat(weights, converted=open_source(name))
        loss = accuracy.compare_format(source, format, chunks, head, hidden, lambda _: None)
        losses[type] = loss.mean_kl
    print(json.dumps(losses))


if __name__ == "__main__":
    main()
