// A token's adapter adds up * (down * norm(x)) to the outputs of a linear, in float32.
//
// A product with `down` is a sum in 16 lanes, which are added as a tree. A product with `up` is a chain of steps from
// the first to the last of the rank. Both orders depend only on the linear, not on the number of tokens or on other
// tokens. Zeros after an adapter's own rank add nothing, so bits do not depend on the largest rank there is room for.
#pragma once

#include <algorithm>

#include "array.h"
#include "norm.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::Adapters;

constexpr int ROWS = 4;  // rows of `down` that share one reading of x

// Multiply R rows of `inputs` numbers with x.
template <int R> INLINE void dot_rows(const float* rows, const float* x, int64_t inputs, float* y) {
  F16 sums[R];
  for (int r = 0; r < R; r++) sums[r] = all(0);
  for (int64_t i = 0; i < inputs; i += LANES) {
    const int left = static_cast<int>(std::min<int64_t>(LANES, inputs - i));
    const F16 numbers = load_first(x + i, left);
#pragma GCC unroll 4
    for (int r = 0; r < R; r++) sums[r] = fma(load_first(rows + r * inputs + i, left), numbers, sums[r]);
  }
  for (int r = 0; r < R; r++) y[r] = sum(sums[r]);
}

// Add the products with `up` to the outputs [begin, end) of one part, from the first of the rank to the last.
INLINE void add_up(const Adapters& work, const float* up, const float* low, int64_t begin, int64_t end, float* y) {
  for (int64_t at = begin; at < end; at += LANES) {
    const int count = static_cast<int>(std::min<int64_t>(LANES, end - at));
    F16 total = all(0);
    for (int64_t r = 0; r < work.rank; r++)
      total = fma(all(low[r]), load_first(up + r * work.outputs + at, count), total);
    store_first(y + at, total, count);
  }
}

inline void adapt_token(const Adapters& work, int64_t token) {
  const int64_t adapter = work.adapters[token], rows = work.parts * work.rank;
  if (!adapter) return;
  Array<float> x(work.inputs), low(rows);
  norm_row(work.norm, work.x + token * work.inputs, &x[0], work.inputs);
  const float* down = work.down + adapter * rows * work.inputs;
  int64_t row = 0;
  for (; row + ROWS <= rows; row += ROWS) dot_rows<ROWS>(down + row * work.inputs, &x[0], work.inputs, &low[row]);
  for (; row < rows; row++) dot_rows<1>(down + row * work.inputs, &x[0], work.inputs, &low[row]);
  const float* up = work.up + adapter * work.rank * work.outputs;
  for (int64_t begin = 0, end; begin < work.outputs; begin = end) {
    const int32_t part = work.part_of[begin];
    for (end = begin + 1; end < work.outputs && work.part_of[end] == part;) end++;
    add_up(work, up, &low[part * work.rank], begin, end, work.y + token * work.outputs);
  }
}

}  // namespace XLABATCH_ISA
