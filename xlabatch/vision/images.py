"""Read image files, and cut images into the patches that a tower reads. Knows no model's weights.

A file may come from anywhere: its size in pixels is read, and limited, before it is decoded.
"""

import base64
import binascii
import io
import math
import struct
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from xlabatch.errors import Refused
from xlabatch.validation import one_line
from xlabatch.vision.config import Preprocessing, TowerConfig

if TYPE_CHECKING:  # Pillow is optional
    from PIL.Image import Image

Pixels = NDArray[np.uint8]  # [height, width, 3]
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
MAX_FILE_BYTES = 16 * 2**20
MAX_FILE_PIXELS = 2**24  # decoding and turning takes up to a quarter of a gigabyte
MAX_ASPECT = 200
DATA_URL = "data:image/"


def read_data_url(url: str) -> Pixels:
    """Read the image contained in a data URL; no other URL is ever opened."""
    if not url.startswith(DATA_URL):
        raise Refused(f"an image is given as a data URL, {DATA_URL}png;base64,...; no address is fetched")
    head, comma, encoded = url.partition(",")
    if not comma or not head.endswith(";base64"):
        raise Refused(f"an image's data URL must be in base64, got {head!r:.60}")
    if len(encoded) > MAX_FILE_BYTES * 4 // 3 + 4:
        raise Refused(f"an image's file has more bytes than the limit, {MAX_FILE_BYTES}")
    try:
        return read_file(base64.b64decode(encoded, validate=True))
    except binascii.Error as error:
        raise Refused(f"an image's data URL is not valid base64: {one_line(error)}") from None


def read_file(data: bytes) -> Pixels:
    """Read an image file -> RGB pixels, turned as the camera was held."""
    image_module = pillow()
    if len(data) > MAX_FILE_BYTES:
        raise Refused(f"an image's file has {len(data)} bytes; the limit is {MAX_FILE_BYTES}")
    bombs = image_module.DecompressionBombError, image_module.DecompressionBombWarning
    try:
        with image_module.open(io.BytesIO(data), formats=FORMATS) as image:
            check_size(*image.size)
            return as_pixels(image)
    except bombs:
        raise Refused(f"an image has over {MAX_FILE_PIXELS} pixels, the limit") from None
    except (OSError, SyntaxError, EOFError, struct.error) as error:  # Pillow raises these for broken files
        reason = "it is not one of " + ", ".join(FORMATS) if "identify" in str(error) else one_line(error)
        raise Refused(f"an image's file cannot be read: {reason:.100}") from None


def check_size(width: int, height: int) -> None:
    """Raise Refused for a size that no tower reads."""
    if width * height > MAX_FILE_PIXELS:
        raise Refused(
            f"an image has {width} * {height} = {width * height} pixels; the limit is {MAX_FILE_PIXELS}"
        )
    if not min(width, height) or max(width, height) / min(width, height) > MAX_ASPECT:
        raise Refused(f"an image of {width} * {height} pixels is over {MAX_ASPECT} times as long as wide")


def as_pixels(image: "Image") -> Pixels:
    from PIL import ImageOps

    check_size(*image.size)
    if image.mode[0] in "IF":  # Pillow would clip these modes to 8 bits
        raise Refused(f"an image has more than 8 bits for a colour (mode {image.mode})")
    return np.asarray(ImageOps.exif_transpose(image).convert("RGB"))


def pillow() -> Any:
    """Import Pillow's image module. Refused, with what to install, if it is missing."""
    try:
        from PIL import Image
    except ImportError:
        raise Refused("images need Pillow: pip install 'xlabatch[vision]'") from None
    return Image


def fit_size(height: int, width: int, unit: int, limits: Preprocessing) -> tuple[int, int]:
    """Return a height and width in whole units, with about the same ratio and pixels within the limits."""
    rows, columns = (round(side / unit) * unit for side in (height, width))
    if rows * columns > limits.max_pixels:
        shrink = math.sqrt(height * width / limits.max_pixels)
        rows, columns = (max(unit, math.floor(side / shrink / unit) * unit) for side in (height, width))
    elif rows * columns < limits.min_pixels:
        grow = math.sqrt(limits.min_pixels / (height * width))
        rows, columns = (math.ceil(side * grow / unit) * unit for side in (height, width))
    return rows, columns


def cut_patches(pixels: Pixels, cfg: TowerConfig, limits: Preprocessing) -> NDArray[np.float32]:
    """Cut an image into patches, by unit -> float32 [rows, columns, patches of a unit, numbers]."""
    side = cfg.patch
    unit = cfg.merge
    height, width, _ = pixels.shape
    height, width = fit_size(height, width, side * unit, limits)
    image_module = pillow()
    resized = image_module.fromarray(pixels).resize((width, height), image_module.Resampling.BICUBIC)
    image = np.asarray(resized).transpose(2, 0, 1)
    scaled = (image.astype(np.float64) * (1 / 255)).astype(np.float32)
    mean, std = (np.array(colours, np.float32)[:, None, None] for colours in (limits.mean, limits.std))
    rows = height // side // unit
    columns = width // side // unit
    cut = ((scaled - mean) / std).reshape(3, rows, unit, side, columns, unit, side)
    units = cut.transpose(1, 4, 2, 5, 0, 3, 6)[:, :, :, :, :, None]
    shape = rows, columns, unit, unit, 3, cfg.frames, side, side
    return np.broadcast_to(units, shape).reshape(rows, columns, cfg.unit, cfg.patch_numbers)
