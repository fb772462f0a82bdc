"""ImageEncoder: encodes images as vectors of a prompt, and keeps recent programs and vectors."""

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from threading import Event, Lock
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from xlabatch.checkpoint.source import Source, open_source
from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import EmbeddedSpan
from xlabatch.vision import images
from xlabatch.vision.config import preprocessing, tower_config
from xlabatch.vision.tower import TowerPrograms, compile_tower, encode
from xlabatch.vision.weights import load_tower
from xlabatch.vision.windows import arrange_windows, locate_units

KEPT_PROGRAMS = 8  # by their number of windows
KEPT_BYTES = 64 * 2**20  # of vectors, so that a conversation's next turn need not compute them again
IMAGE_TOKEN_ID = 151655  # of Qwen 2.5 VL
Vectors = NDArray[np.float32]  # [rows, columns, width]
Units = NDArray[np.float32]  # [rows, columns, patches of a unit, numbers]


class ImageEncoder:
    """A checkpoint's vision tower. An image's vectors depend only on its pixels and the weights."""

    def __init__(self, model: str | Path | Source | None) -> None:
        source = open_source(model)
        images.pillow()
        self.config = tower_config(source)
        self.token_id = int(source.raw.get("image_token_id") or IMAGE_TOKEN_ID)
        self.preprocessing = preprocessing(source.folder, self.config)
        self.tower = load_tower(self.config, source)
        self.programs: OrderedDict[int, TowerPrograms] = OrderedDict()
        self.kept: OrderedDict[bytes, EmbeddedSpan] = OrderedDict()
        self.lock = Lock()  # one thread computes at a time

    @property
    def nbytes(self) -> int:
        return sum(leaf.nbytes for leaf in jax.tree.leaves(self.tower))

    def __call__(self, image: object) -> Vectors:
        """Encode an image: a data URL, a file's bytes, a Path, a Pillow image, or pixels."""
        patches = self.patches(image)
        span = self.vectors(patches)
        return np.frombuffer(span.data, np.float32).reshape(*patches.shape[:2], span.width)

    def patches(self, image: object) -> Units:
        """Return the tower's input for an image, [rows, columns, ...] in the layout of its vectors."""
        return images.cut_patches(read_pixels(image), self.config, self.preprocessing)

    def vectors(
        self, patches: Units, salt: str | None = None, cancelled: Event | None = None
    ) -> EmbeddedSpan:
        """Encode patches as a span that starts at position 0; CancelledError once `cancelled` is set.

        Equal patches with the same salt share the same bytes, without a copy, as long as they are kept.
        """
        digest = hashlib.sha256(repr((salt, patches.shape)).encode() + patches.tobytes()).digest()
        with self.lock:
            if digest not in self.kept:
                vectors = self._encode(patches, cancelled or Event())
                self.kept[digest] = EmbeddedSpan(0, vectors.shape[2], vectors.tobytes(), vectors.shape[1])
            self.kept.move_to_end(digest)
            span = self.kept[digest]
            while len(self.kept) > 1 and sum(len(kept.data) for kept in self.kept.values()) > KEPT_BYTES:
                self.kept.popitem(last=False)
        return span

    def _encode(self, units: Units, cancelled: Event) -> Vectors:
        windows = arrange_windows(units, self.config)
        count = len(windows.patches)
        if count not in self.programs:
            self.programs[count] = compile_tower(self.config, self.tower, windows)
        self.programs.move_to_end(count)
        while len(self.programs) > KEPT_PROGRAMS:
            self.programs.popitem(last=False)
        vectors = encode(self.config, self.programs[count], self.tower, windows, cancelled)
        rows, columns, *_ = units.shape
        return vectors[locate_units(rows, columns, self.config)]


def image_encoder(source: Source, engine: Mapping[str, Any]) -> ImageEncoder:
    """Make the encoder for a model whose engine has these options."""
    if engine.get("mesh") is not None:
        raise Refused("images cannot be combined with mesh: positions in images work on one device only")
    return ImageEncoder(source)


def read_pixels(image: object) -> images.Pixels:
    """Return the pixels [height, width, 3] of an image in any of its forms."""
    if isinstance(image, str):
        return images.read_data_url(image)
    if isinstance(image, Path):
        return images.read_file(image.read_bytes())
    if isinstance(image, bytes):
        return images.read_file(image)
    if isinstance(image, np.ndarray):
        if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3:
            raise Refused(f"pixels are uint8 [height, width, 3], got {image.dtype} {list(image.shape)}")
        images.check_size(image.shape[1], image.shape[0])
        return image
    if isinstance(image, images.pillow().Image):
        return images.as_pixels(image)
    raise Refused(f"an image is a data URL, bytes, a Path, Pillow's or pixels, got {type(image).__name__}")
