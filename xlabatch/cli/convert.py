"""`xlabatch convert`: write a model in the format that it is computed in, as a folder that loads faster."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from xlabatch.cli.options import CHUNK, CHUNKS, Subparsers, add_command, at_least_one
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.tables import warn
from xlabatch.errors import Refused
from xlabatch.units import format_bytes

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source
    from xlabatch.verify.accuracy import Ids

FORMATS = "float32, bfloat16, int8, int6, int5 or int4"
TOKENIZER = "tokenizer*", "*.jinja", "vocab*", "merges.txt", "special_tokens_map.json", "added_tokens.json"


def add(subparsers: Subparsers) -> None:
    command = add_command(
        subparsers, "convert", run, "write a folder with the weights as they would be computed"
    )
    command.add_argument("source", metavar="MODEL", help="a folder, a .gguf file, a hub id or random:SHAPE")
    command.add_argument("folder", type=Path, metavar="FOLDER", help="where to write; made if it is missing")
    command.add_argument("--weights", help=f"{FORMATS} (default: as MODEL is computed)")
    calibrate = (
        "round to int6, int5 or int4 so that less is lost on texts like this one, which should resemble what "
        "the model will read; or an importance matrix of the model (imatrix) as llama.cpp has measured it"
    )
    command.add_argument("--calibrate", type=Path, metavar="FILE", help=calibrate)
    chunks = f"chunks of {CHUNK} tokens of the text that are read (default {CHUNKS})"
    command.add_argument("--chunks", type=int, help=chunks)


def run(args: argparse.Namespace) -> int:
    with show_progress():
        from xlabatch.checkpoint import load
        from xlabatch.checkpoint.convert import convert, stored_formats
        from xlabatch.checkpoint.gguf.imatrix import is_imatrix, read_imatrix
        from xlabatch.checkpoint.source import open_source
        from xlabatch.kernels.blocks import BLOCKS

        source = with_possible_sampling(open_source(args.source))
        weights = load.resolve_weights_format(args.weights, source, in_blocks=False)
        check_calibration(args, weights)
        chunks: list[Ids] = []
        importance = None
        rounded: set[str] = set()
        if args.calibrate and is_imatrix(args.calibrate):
            if args.chunks is not None:
                raise Refused("--chunks is for a text, and --calibrate names an importance matrix")
            rounded = {name for name, format in stored_formats(source, weights).items() if format in BLOCKS}
            importance = read_imatrix(args.calibrate, source, rounded)
        elif args.calibrate:
            chunks = calibration_text(args, source)
        convert(source, args.folder, weights, tokenizer_files(source.folder), chunks, importance)
    size = sum(file.stat().st_size for file in args.folder.iterdir() if file.is_file())
    tokens = sum(map(len, chunks))
    if args.json:
        read = {"tokens": tokens} if chunks else {"weights": len(importance or {}), "of": len(rounded)}
        calibrated = {"calibrated_on": {"file": str(args.calibrate)} | read} if args.calibrate else {}
        print(json.dumps({"folder": str(args.folder), "weights": weights, "bytes": size} | calibrated))
    else:
        read_of = f"{tokens} tokens of" if chunks else f"{len(importance or {})} of {len(rounded)} weights in"
        calibrated_on = f", calibrated on {read_of} {args.calibrate}" if args.calibrate else ""
        print(f"{args.folder}: {source.name} in {weights}, {format_bytes(size)}{calibrated_on}")
    return 0


def check_calibration(args: argparse.Namespace, weights: str) -> None:
    from xlabatch.checkpoint import load

    at_least_one(chunks=args.chunks)
    if args.calibrate is None and args.chunks is not None:
        raise Refused("--chunks needs --calibrate")
    if args.calibrate and weights not in load.ROUNDED:
        formats = ", ".join(load.ROUNDED)
        raise Refused(f"--calibrate is for weights that are rounded to blocks ({formats}), not for {weights}")


def calibration_text(args: argparse.Namespace, source: "Source") -> "list[Ids]":
    """The chunks of the text of --calibrate."""
    from xlabatch.text.tokenizer import Tokenizer
    from xlabatch.verify.accuracy import read_chunks

    tokenizer = Tokenizer(source.folder, source.name)
    length = min(CHUNK, source.spec.config.max_positions)
    return read_chunks(args.calibrate, tokenizer, length, args.chunks or CHUNKS)


def with_possible_sampling(source: "Source") -> "Source":
    """Return a source whose defaults of sampling can be written: OpenAI's if its own are impossible."""
    from xlabatch.checkpoint.source import with_generation_config

    try:
        source.sampling()
    except Refused as error:
        warn(f"{error}; the new folder leaves these defaults out")
        return with_generation_config(source, "none")
    return source


def tokenizer_files(path: Path | None) -> dict[str, bytes]:
    """Return the files of a folder's tokenizer, or equivalent files for a GGUF file's tokenizer."""
    from xlabatch.checkpoint.gguf.file import read_gguf
    from xlabatch.checkpoint.json_files import check_folder
    from xlabatch.text import gguf_tokenizer

    if path is None:
        return {}
    if path.is_dir():
        check_folder(path)  # a FIFO blocks, and a device may never end
        files = (file for name in TOKENIZER for file in sorted(path.glob(name)) if file.is_file())
        return {file.name: file.read_bytes() for file in files}
    file = read_gguf(path)
    if not file.texts("tokenizer.ggml.tokens"):
        return {}
    return {
        name: json.dumps(content).encode() for name, content in gguf_tokenizer.tokenizer_files(file).items()
    }
