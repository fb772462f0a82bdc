"""ImageEncoder: pictures to vectors of a prompt; keeps the programs and the vectors of the last ones."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from xlabatch.checkpoint.source import Source, open_source
from xlabatch.vision import pictures
from xlabatch.vision.config import preprocessing, tower_config
from xlabatch.vision.tower import compile_tower, load_tower
from xlabatch.vision.windows import places, windows_of

KEPT_PROGRAMS = 8  # by the number of windows
KEPT_BYTES = 64 * 2**20  # of vectors, so that the next turn of a conversation does not compute them again
IMAGE_TOKEN_ID = 151655  # of Qwen 2.5 VL
Vectors = NDArray[np.float32]  # [rows, columns, width]


class ImageEncoder:
    """A checkpoint's vision tower. The vectors of a picture depend on its pixels and the weights alone."""

    def __init__(self, model: str | Path | Source | None) -> None:
        source = open_source(model)
        pictures.pillow()
        self.config = tower_config(source)
        self.token_id = int(source.raw.get("image_token_id") or IMAGE_TOKEN_ID)
        self.preprocessing = preprocessing(source.folder, self.config)
        self.tower = load_tower(self.config, source)
        self.programs: OrderedDict[int, Callable[..., Any]] = OrderedDict()
        self.kept: OrderedDict[bytes, Vectors] = OrderedDict()
        self.lock = Lock()  # of several threads one computes

    @property
    def nbytes(self) -> int:
        """Bytes of the weights."""
        return sum(leaf.nbytes for leaf in jax.tree.leaves(self.tower))

    def __call__(self, image: Any) -> Vectors:
        """The vectors of an image: a URL of data, the bytes of a file, a Path, Pillow's, or pixels."""
        return self.vectors(self.patches(image))

    def patches(self, image: Any) -> NDArray[np.float32]:
        """What the tower reads of an image, [rows, columns, ...] as its vectors will be."""
        return pictures.patches_of(pixels_of(image), self.config, self.preprocessing)

    def vectors(self, patches: NDArray[np.float32], salt: str | None = None) -> Vectors:
        """The vectors of patches. Those that are kept are for calls with the same salt."""
        digest = hashlib.sha256(repr((salt, patches.shape)).encode() + patches.tobytes()).digest()
        with self.lock:
            if digest not in self.kept:
                self.kept[digest] = self._encode(patches)
            self.kept.move_to_end(digest)
            vectors = self.kept[digest]
            while len(self.kept) > 1 and sum(each.nbytes for each in self.kept.values()) > KEPT_BYTES:
                self.kept.popitem(last=False)
        return vectors

    def _encode(self, units: Any) -> Vectors:
        windows = windows_of(units, self.config)
        count = len(windows.patches)
        if count not in self.programs:
            self.programs[count] = compile_tower(self.config, self.tower, windows)
        self.programs.move_to_end(count)
        while len(self.programs) > KEPT_PROGRAMS:
            self.programs.popitem(last=False)
        vectors = np.asarray(self.programs[count](self.tower, windows))
        rows, columns, *_ = units.shape
        return vectors[places(rows, columns, self.config)]


def image_encoder(source: Source, engine: Mapping[str, Any]) -> ImageEncoder:
    """The encoder of a model whose engine has these options."""
    if engine.get("mesh") is not None:
        raise ValueError(
            "images cannot be combined with mesh: rope's positions of images are on one device only"
        )
    return ImageEncoder(source)


def pixels_of(image: Any) -> pictures.Pixels:
    """The pixels [height, width, 3] of an image in any of its forms."""
    if isinstance(image, str):
        return pictures.read_data_url(image)
    if isinstance(image, Path):
        return pictures.read_file(image.read_bytes())
    if isinstance(image, bytes):
        return pictures.read_file(image)
    if isinstance(image, np.ndarray):
        if image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3:
            raise ValueError(f"pixels are uint8 [height, width, 3], got {image.dtype} {list(image.shape)}")
        pictures.check_size(image.shape[1], image.shape[0])
        return image
    if hasattr(image, "convert") and hasattr(image, "size"):
        return pictures.as_pixels(image)
    raise ValueError(
        f"an image is a URL of data, bytes, a Path, Pillow's or pixels, got {type(image).__name__}"
    )
