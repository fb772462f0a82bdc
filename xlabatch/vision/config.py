"""Read the sizes of a vision tower, and how pixels become its patches, from a checkpoint's JSON files."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.json_files import read_json_if_present
from xlabatch.checkpoint.source import Source
from xlabatch.errors import Refused
from xlabatch.validation import printable

MAX_PIXELS = 1280 * 28 * 28  # of an image for the tower, however many the checkpoint allows
CLIP_MEAN = [0.48145466, 0.4578275, 0.40821073]
CLIP_STD = [0.26862954, 0.26130258, 0.27577711]
BICUBIC = 3  # Pillow's number for it
ROPE = {"rope_type": "axial", "rope_theta": 10000.0}
SIZES = {"min_pixels": "shortest_edge", "max_pixels": "longest_edge"}  # older and newer names


@dataclass(frozen=True)
class TowerConfig:
    """The sizes of Qwen 2.5 VL's tower. A unit is the patches that become one vector of the prompt."""

    depth: int
    width: int
    inner: int
    heads: int
    patch: int  # pixels per side
    frames: int  # video frames in one patch; an image is repeated
    merge: int  # patches per side of a unit
    window: int  # units per side of a window
    full: tuple[bool, ...]  # [depth] whether a layer attends to the whole image
    out: int  # width of a vector of the prompt

    @property
    def unit(self) -> int:
        """The number of patches in a unit."""
        return self.merge**2

    @property
    def patch_numbers(self) -> int:
        """The numbers in a patch: three colours, frames, pixels."""
        return 3 * self.frames * self.patch**2


@dataclass(frozen=True)
class Preprocessing:
    """How pixels are prepared before they are cut into patches."""

    min_pixels: int
    max_pixels: int
    mean: tuple[float, ...]
    std: tuple[float, ...]


def tower_config(source: Source) -> TowerConfig:
    """Read the sizes of a checkpoint's tower, and check each. Refused if it has none that is supported."""
    raw = source.raw.get("vision_config")
    has_weights = any(name.startswith("visual.") for name in source.shapes)
    if source.raw.get("model_type") != "qwen2_5_vl" or not isinstance(raw, dict) or not has_weights:
        raise Refused(f"model {source.name} has no vision tower that is supported, so it takes no images")
    hf = HfConfig(raw)
    hf.expect(in_channels=3, in_chans=3, hidden_act="silu", rope_parameters=ROPE)
    for name in ("tokens_per_second", "spatial_patch_size"):
        hf.ignore(name, "about videos, or a second name")
    depth = hf.number("depth", 32, 2**10)
    full = hf.get("fullatt_block_indexes", [7, 15, 23, 31])
    if not isinstance(full, list) or not all(type(n) is int for n in full):
        raise Refused(f"vision_config: fullatt_block_indexes must be a list of integers, got {full!r:.60}")
    patch = hf.number("patch_size", 14)
    merge = hf.number("spatial_merge_size", 2)
    window = hf.number("window_size", 112)
    if window < patch * merge:
        raise Refused(f"vision_config: window_size {window} is under {patch} * {merge} pixels")
    found = TowerConfig(
        depth=depth,
        width=hf.number("hidden_size", 3584),
        inner=hf.number("intermediate_size", 3420),
        heads=hf.number("num_heads", 16),
        patch=patch,
        frames=hf.number("temporal_patch_size", 2),
        merge=merge,
        window=window // merge // patch,
        full=tuple(n in full for n in range(depth)),
        out=hf.number("out_hidden_size", 3584),
    )
    hf.check_all_read()
    if found.width % (4 * found.heads):
        raise Refused(
            f"vision_config: hidden_size {found.width} must be a multiple of 4 * {found.heads} heads"
        )
    if found.out != source.spec.config.width:
        raise Refused(
            f"vision_config: out_hidden_size {found.out} is not the model's {source.spec.config.width}"
        )
    return found


def preprocessing(folder: Path | None, cfg: TowerConfig) -> Preprocessing:
    """Read from a folder's files how to prepare pixels; Qwen's defaults hold for what they leave out."""
    raw = read_preprocessor(folder)
    fixed = {"patch_size": cfg.patch, "temporal_patch_size": cfg.frames, "merge_size": cfg.merge}
    fixed |= {"do_resize": True, "do_rescale": True, "do_normalize": True, "resample": BICUBIC}
    for name, known in fixed.items():
        if raw.get(name, known) != known:
            raise Refused(f"the preprocessor's {name} {raw[name]!r:.40} is not supported; it must be {known}")
    pixels = {"min_pixels": 56 * 56, "max_pixels": MAX_PIXELS}
    for name, newer in SIZES.items():
        given = raw.get(name) or (raw.get("size") or {}).get(newer)
        if given is not None:
            pixels[name] = HfConfig({name: given}).number(name, most=2**40)
    pixels["max_pixels"] = min(pixels["max_pixels"], MAX_PIXELS)
    mean = read_colours(raw, "image_mean", CLIP_MEAN)
    std = read_colours(raw, "image_std", CLIP_STD)
    if min(std) <= 0 or pixels["min_pixels"] > pixels["max_pixels"]:
        raise Refused(f"the preprocessor cannot have image_std {std} and {pixels}")
    return Preprocessing(**pixels, mean=mean, std=std)


def read_preprocessor(folder: Path | None) -> dict[str, Any]:
    """Read the image preprocessor's fields from the older or the newer file."""
    if folder is None or not folder.is_dir():
        return {}
    raw = read_json_if_present(folder / "preprocessor_config.json")
    raw = raw or read_json_if_present(folder / "processor_config.json").get("image_processor", {})
    if not isinstance(raw, dict) or not isinstance(raw.get("size") or {}, dict):
        raise Refused(f"{printable(folder)}: the preprocessor's fields, and its size, must be objects")
    return raw


def read_colours(raw: dict[str, Any], name: str, default: list[float]) -> tuple[float, ...]:
    """Read three numbers, one for each colour."""
    value = raw.get(name, default)
    if not isinstance(value, list) or [type(n) in (int, float) for n in value] != [True] * 3:
        raise Refused(f"the preprocessor's {name} must be three numbers, got {value!r:.60}")
    return tuple(map(float, value))
