// RMSNorm and LayerNorm of one row. Sums run in 16 lanes, each of which takes every 16th number, and the lanes are
// added as a tree. This order depends only on the length of the row.
#pragma once

#include "simd.h"
#include "task.h"

namespace XLABATCH_ISA {

// Sum the numbers of a row, or their squares, after `mean` is subtracted from each.
INLINE float row_sum(const float* x, int64_t count, float mean, bool squares) {
  F16 total = all(0);
  int64_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    F16 part = load(x + i) - all(mean);
    total = squares ? fma(part, part, total) : total + part;
  }
  if (i < count) {
    Lanes rest;
    for (int lane = 0; lane < LANES; lane++) rest.at[lane] = i + lane < count ? x[i + lane] - mean : 0;
    F16 part = load(rest.at);
    total = squares ? fma(part, part, total) : total + part;
  }
  return sum(total);
}

// y = norm(x) for `count` numbers; y may be x. Without a scale, copy x.
inline void norm_row(const xlabatch::Norm& norm, const float* x, float* y, int64_t count) {
  if (!norm.scale) {
    if (y != x) std::memcpy(y, x, count * sizeof(float));
    return;
  }
  const float n = static_cast<float>(count);
  const float mean = norm.bias ? row_sum(x, count, 0, false) / n : 0;
  const float factor = 1 / std::sqrt(row_sum(x, count, mean, true) / n + norm.eps);
  for (int64_t i = 0; i < count; i += LANES) {
    const int left = static_cast<int>(count - i < LANES ? count - i : LANES);
    F16 value = (load_first(x + i, left) - all(mean)) * all(factor) * load_first(norm.scale + i, left);
    if (norm.bias) value = value + load_first(norm.bias + i, left);
    store_first(y + i, value, left);
  }
}

}  // namespace XLABATCH_ISA
