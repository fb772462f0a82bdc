"""A checkpoint whose weights change between two processes: what the first one left is not continued."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from support.batches import ragged_lines, write_input
from support.serving import until

from xlabatch.checkpoint.digest_cache import MIN_CACHED_BYTES, NAME, SETTLED_NS
from xlabatch.checkpoint.safetensors_files import stored_tensors
from xlabatch.checkpoint.source import STORIES

SESSION = """
import sys
from xlabatch import Refused, Request, XlaBatchEngine
model, file, work = sys.argv[1:]
engine = XlaBatchEngine.load(model, slots=2, context=256)
print(engine.startup.fingerprint)
if work == "save":
    list(engine.run([Request(id="a", prompt=range(100, 240), max_tokens=4, cache_key="talk")]))
    engine.save_session("talk", file)
else:
    try:
        engine.load_session("talk", file)
        print("loaded")
    except Refused as error:
        print(error)
"""


def write_large_copy(folder: Path) -> Path:
    """Write the embedded model with a header so long that digests of the file are kept -> the file."""
    for name in ("config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json"):
        (folder / name).write_bytes((STORIES / name).read_bytes())
    content = (STORIES / "model.safetensors").read_bytes()
    end = 8 + int.from_bytes(content[:8], "little")
    header = json.loads(content[8:end]) | {"__metadata__": {"notes": "x" * MIN_CACHED_BYTES}}
    written = json.dumps(header).encode()
    written += b" " * (-len(written) % 8)
    file = folder / "model.safetensors"
    file.write_bytes(len(written).to_bytes(8, "little") + written + content[end:])
    return file


def run(environment: dict[str, str], *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("has_cache", [True, False])
def test_a_norm_times_minus_three_ends_sessions_and_batches(tmp_path: Path, has_cache: bool) -> None:
    model = tmp_path / "model"
    model.mkdir()
    file = write_large_copy(model)
    cache = tmp_path / "cache"
    if not has_cache:
        cache.write_text("in the way of the folder")
    environment = os.environ | {"XDG_CACHE_HOME": str(cache)}
    until(lambda: time.time_ns() > file.stat().st_ctime_ns + SETTLED_NS)

    def session(work: str) -> list[str]:
        ran = run(environment, "-c", SESSION, str(model), str(tmp_path / "session"), work)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.splitlines()

    def batch() -> "subprocess.CompletedProcess[str]":
        options = ("--model", str(model), "--name", "m", "--slots", "2", "--context", "256", "--json")
        output = tmp_path / "out.jsonl"
        plain = ("--generation-config", "none")  # the fingerprint is then the engine's
        return run(environment, "-m", "xlabatch", "batch", str(input), str(output), *options, *plain)

    input = write_input(tmp_path, ragged_lines(3))
    [before] = session("save")
    assert session("load") == [before, "loaded"]
    assert batch().returncode == 0
    assert json.loads(batch().stdout)["answered_before"] == 3
    assert (has_cache and str(file.resolve()) in (cache / "xlabatch" / NAME).read_text()) == has_cache

    norm = stored_tensors(model)["model.layers.1.post_attention_layernorm.weight"]
    scaled = (norm.raw() * np.float32(-3)).astype(norm.raw().dtype)
    size = file.stat().st_size
    with file.open("r+b") as stream:
        stream.seek(norm.start)
        stream.write(scaled.tobytes())
    assert file.stat().st_size == size

    after, refused = session("load")
    assert after != before
    assert f"its fingerprint is {before}, the engine's {after}" in refused
    resumed = batch()
    assert resumed.returncode == 2
    assert f"was started with another engine ({before}, now {after})" in resumed.stderr
