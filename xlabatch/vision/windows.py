"""Where the units of an image lie in the windows of a tower, padded to one of a few numbers of windows.

What a vector depends on follows from the image alone: padding is masked, and no other image is beside it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from xlabatch.vision.config import TowerConfig

Array = NDArray[np.float32]


class Windows(NamedTuple):
    """The inputs of a tower: W windows of P patches each, those of a unit together."""

    patches: Array  # [W, P, numbers]; zeros where there is no patch
    valid: NDArray[np.bool_]  # [W, P] whether there is one
    rows: NDArray[np.int32]  # [W, P] of each patch in the image
    columns: NDArray[np.int32]  # [W, P]


def windows_of(units: Array, cfg: TowerConfig) -> Windows:
    """The windows of an image's units [rows, columns, patches of a unit, numbers]."""
    rows, columns, unit, numbers = units.shape
    at = places(rows, columns, cfg)
    count = padded_count(-(-rows // cfg.window) * -(-columns // cfg.window))
    total = count * cfg.window**2
    patches, valid = np.zeros((total, unit, numbers), np.float32), np.zeros((total, unit), bool)
    row, column = np.zeros((total, unit), np.int32), np.zeros((total, unit), np.int32)
    within = np.arange(unit)
    patches[at], valid[at] = units, True
    row[at] = np.arange(rows)[:, None, None] * cfg.merge + within // cfg.merge
    column[at] = np.arange(columns)[None, :, None] * cfg.merge + within % cfg.merge
    shape = count, cfg.window**2 * unit
    return Windows(patches.reshape(*shape, numbers), *(each.reshape(shape) for each in (valid, row, column)))


def places(rows: int, columns: int, cfg: TowerConfig) -> NDArray[np.intp]:
    """Where each unit [rows, columns] of an image lies among those of all windows."""
    row, column = np.arange(rows)[:, None], np.arange(columns)[None]
    window = row // cfg.window * -(-columns // cfg.window) + column // cfg.window
    return window * cfg.window**2 + row % cfg.window * cfg.window + column % cfg.window


def padded_count(windows: int) -> int:
    """The number of windows of the program for so many: 1, 2, 3, 4, 6, 8, 12, ..."""
    power = 2 ** (windows - 1).bit_length()
    return power * 3 // 4 if power >= 4 and windows <= power * 3 // 4 else power
