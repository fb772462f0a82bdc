"""Arrange an image's units in the tower's windows, and pad to one of a few window counts.

An image's vectors depend on that image alone: padding is masked, and no other image is computed with it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from xlabatch.vision.config import TowerConfig

Array = NDArray[np.float32]


class Windows(NamedTuple):
    """The inputs of a tower: W windows of P patches each; the patches of a unit are adjacent."""

    patches: Array  # [W, P, numbers]; zeros for padding
    valid: NDArray[np.bool_]  # [W, P] False for padding
    rows: NDArray[np.int32]  # [W, P] the row of each patch in the image
    columns: NDArray[np.int32]  # [W, P]


def arrange_windows(units: Array, cfg: TowerConfig) -> Windows:
    """Arrange an image's units [rows, columns, patches of a unit, numbers] in windows."""
    rows, columns, unit, numbers = units.shape
    at = locate_units(rows, columns, cfg)
    count = padded_count(-(-rows // cfg.window) * -(-columns // cfg.window))
    total = count * cfg.window**2
    patches = np.zeros((total, unit, numbers), np.float32)
    valid = np.zeros((total, unit), bool)
    row = np.zeros((total, unit), np.int32)
    column = np.zeros((total, unit), np.int32)
    within = np.arange(unit)
    patches[at] = units
    valid[at] = True
    row[at] = np.arange(rows)[:, None, None] * cfg.merge + within // cfg.merge
    column[at] = np.arange(columns)[None, :, None] * cfg.merge + within % cfg.merge
    shape = count, cfg.window**2 * unit
    return Windows(
        patches.reshape(*shape, numbers), valid.reshape(shape), row.reshape(shape), column.reshape(shape)
    )


def locate_units(rows: int, columns: int, cfg: TowerConfig) -> NDArray[np.intp]:
    """Return the index of each unit [rows, columns] of an image among the units of all windows."""
    row = np.arange(rows)[:, None]
    column = np.arange(columns)[None]
    window = row // cfg.window * -(-columns // cfg.window) + column // cfg.window
    return window * cfg.window**2 + row % cfg.window * cfg.window + column % cfg.window


def padded_count(windows: int) -> int:
    """Round a number of windows up to one that has a program: 1, 2, 3, 4, 6, 8, 12, ..."""
    power = 2 ** (windows - 1).bit_length()
    return power * 3 // 4 if power >= 4 and windows <= power * 3 // 4 else power
