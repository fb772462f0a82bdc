// Linears with packed weights: norm and pack tokens, compute tiles of panels by tokens, and apply what follows.
//
// A tile is P panels (16 P outputs) by C tokens. Its sums stay in registers while it goes through the inputs from the
// first to the last. Each sum is one chain of steps in that order, so an output's bits do not depend on the tile, on
// the number of tokens, or on the thread that computes it.
#pragma once

#include <algorithm>
#include <limits>
#include <type_traits>

#include "array.h"
#include "dot.h"
#include "math.h"
#include "norm.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::Linear;

constexpr int ROOM = PARTS == 1 ? 32 : 8;        // how many F16 the registers hold
constexpr int MOST_TOKENS = ROOM == 32 ? 8 : 2;  // in a tile

// The largest number of panels in a tile so that the sums of MOST_TOKENS tokens and the weights fit into the registers.
template <class Dot> constexpr int most_panels() {
  return std::clamp((ROOM - 1 - Dot::PRODUCTS * MOST_TOKENS) / (MOST_TOKENS + 1), 2, 4);
}

template <class Dot> constexpr int64_t steps_of(int64_t inputs) { return (inputs + Dot::INPUTS - 1) / Dot::INPUTS; }

// Packed tokens: each tile has its steps, each step its units, and each unit the tokens of the tile.
struct Packed {
  uint32_t* units;
  TokenScale* scales;
};

// Return the smallest number of tiles for the tokens. Tiles have about equal sizes: small ones take longer per token.
INLINE int64_t tiles_of(int64_t tokens) { return (tokens + MOST_TOKENS - 1) / MOST_TOKENS; }

// Call visit(first token, C) for a tile, which has C tokens.
template <int C = MOST_TOKENS, class Visit> INLINE void visit_tile(int64_t tokens, int64_t tile, const Visit& visit) {
  const int64_t tiles = tiles_of(tokens), first = tokens * tile / tiles, last = tokens * (tile + 1) / tiles;
  if (last - first == C) return visit(first, std::integral_constant<int, C>());
  if constexpr (C > 1) visit_tile<C - 1>(tokens, tile, visit);
}

// Norm and pack the C tokens of a tile in `steps` steps; zeros follow the inputs.
template <class Dot, int C> void pack_tile(const Linear& work, const Packed& packed, int64_t first, int64_t steps) {
  const int64_t padded = (steps * Dot::INPUTS + LANES - 1) / LANES * LANES;  // packed 16 at a time
  const bool as_it_is = !work.norm.scale && !work.factors && padded == work.inputs;
  Array<float> row;
  if (!as_it_is) row.fill(padded, 0);
  uint32_t* units = packed.units + first * steps * Dot::UNITS;
  for (int c = 0; c < C; c++) {
    const float* x = work.x + (work.rows ? work.rows[first + c] : first + c) * work.inputs;
    if (!as_it_is) norm_row(work.norm, x, &row[0], work.inputs);
    if (work.factors)
      for (int64_t i = 0; i < work.inputs; i++) row[i] *= work.factors[first + c];
    packed.scales[first + c] = Dot::pack(as_it_is ? x : &row[0], steps, units + c, C);
  }
}

// What the processor prefetches while it computes a tile: in each step, a block at every offset.
struct Ahead {
  const char* next;
  int64_t bytes;       // from one step to the next
  int64_t offsets[4];  // of the blocks in a step
  int64_t turn = -1;   // after this step it continues at `then`
  const char* then = nullptr;
};

template <class Dot, int P, int C>
INLINE void sum_tile(const char* panels, int64_t panel_bytes, const uint32_t* units, int64_t steps, Ahead ahead,
                     typename Dot::Sums (&sums)[P][C]) {
#pragma GCC unroll 8
  for (int p = 0; p < P; p++)
#pragma GCC unroll 8
    for (int c = 0; c < C; c++) sums[p][c] = Dot::zero();
  for (int64_t step = 0; step < steps; step++, units += Dot::UNITS * C, panels += Dot::BYTES) {
    typename Dot::Block blocks[P];
#pragma GCC unroll 8
    for (int p = 0; p < P; p++) {
      blocks[p] = Dot::load_block(panels + p * panel_bytes);
      for (int line = 0; line < Dot::BYTES; line += 64) __builtin_prefetch(ahead.next + ahead.offsets[p] + line);
    }
    ahead.next = step == ahead.turn ? ahead.then : ahead.next + ahead.bytes;
    Dot::step(sums, blocks, units);
  }
}

// Clamp x to [low, high]; NaN stays NaN.
INLINE F16 clamp(F16 x, float low, float high) {
  return each([&](int i) {
    const Part most = part_all(high), least = part_all(low), value = x.part[i];
    const Part bounded = value > most ? most : value;
    return bounded < least ? least : bounded;
  });
}

// Finish 16 outputs of a token after their sums: bias, adapter, activation, gate, residual.
inline void finish_outputs(const Linear& work, int64_t token, int64_t panel, F16 value, F16 up) {
  const int64_t at = (work.gated ? panel / 2 : panel) * LANES;
  const int count = static_cast<int>(std::min<int64_t>(LANES, work.outputs - at));
  if (work.bias) {
    value = value + load(work.bias + panel * LANES);
    if (work.gated) up = up + load(work.bias + (panel + 1) * LANES);
  }
  if (work.adapters && work.adapters[token]) {
    const float* adapted = work.adapted + token * work.outputs * (1 + work.gated) + at;
    value = value + load_first(adapted, count);
    if (work.gated) up = up + load_first(adapted + work.outputs, count);
  }
  if (work.gated && work.limit) {
    value = clamp(value, -std::numeric_limits<float>::infinity(), work.limit);
    up = clamp(up, -work.limit, work.limit);
  }
  if (work.gated && work.up_offset) up = up + all(work.up_offset);
  value = activate(work.act, value);
  if (work.gated) value = value * up;
  float* y = work.y + token * work.outputs + at;
  if (work.residual && !work.post.scale)
    value = fma(all(work.residual_scale), value, load_first(work.residual + token * work.outputs + at, count));
  store_first(y, value, count);
}

// Finish the outputs of some tokens and panels. result(p, c) returns the sums of panel p and the c-th token as floats.
template <class Result>
INLINE void finish_tile(const Linear& work, int64_t panel, int panels, int64_t first, int64_t tokens,
                        const Result& result) {
  for (int64_t c = 0; c < tokens; c++)
    for (int p = 0; p < panels; p += 1 + work.gated)
      finish_outputs(work, first + c, panel + p, result(p, c), result(work.gated ? p + 1 : p, c));
}

// Compute P panels by the C tokens of a tile. If the linear is gated, its panels are in pairs and P is even.
template <class Dot, int P, int C>
void compute_tile(const Linear& work, const Packed& packed, int64_t panel, int64_t first, const Ahead& ahead) {
  const int64_t steps = steps_of<Dot>(work.inputs), bytes = steps * Dot::BYTES;
  const char* panels = static_cast<const char*>(work.panels) + panel * bytes;
  typename Dot::Sums sums[P][C];
  sum_tile<Dot, P, C>(panels, bytes, packed.units + first * steps * Dot::UNITS, steps, ahead, sums);
  finish_tile(work, panel, P, first, C, [&](int p, int64_t c) {
    const float* scale = work.scale ? work.scale + (panel + p) * LANES : nullptr;
    return Dot::result(sums[p][c], scale, packed.scales[first + c]);
  });
}

// For a single tile, fetch its own panels from memory a little ahead, and near their ends the panels that follow.
template <class Dot, int P> Ahead in_this_tile(const char* panels, int64_t steps, const char* following) {
  const int64_t far = std::max<int64_t>(2048, 8 * Dot::BYTES) / Dot::BYTES, bytes = steps * Dot::BYTES;
  Ahead ahead{panels + far * Dot::BYTES, Dot::BYTES, {}, steps - 1 - far, following};
  for (int p = 0; p < P; p++) ahead.offsets[p] = p * bytes;
  return ahead;
}

// For one of several tiles, fetch a share of the panels that follow. The first tiles do it, at most one for each panel.
template <class Dot, int P> Ahead in_several_tiles(const char* following, int64_t steps, int64_t tile, int64_t tiles) {
  const int64_t blocks = (P + tiles - 1) / tiles, done = tile * blocks;  // in each step
  if (done >= P) return {following, 0, {}};
  Ahead ahead{following + done * steps * Dot::BYTES, blocks * Dot::BYTES, {}};
  for (int p = 0; p < P; p++) ahead.offsets[p] = std::min<int64_t>(p, blocks - 1) * Dot::BYTES;
  return ahead;
}

// Compute P panels by all tokens. `after` is the panel at which this thread probably continues.
template <class Dot, int P>
void compute_panels(const Linear& work, const Packed& packed, int64_t panel, int64_t after) {
  const int64_t tiles = tiles_of(work.tokens), steps = steps_of<Dot>(work.inputs), bytes = steps * Dot::BYTES;
  const char* all = static_cast<const char*>(work.panels);
  for (int64_t tile = 0; tile < tiles; tile++)
    visit_tile(work.tokens, tile, [&](int64_t first, auto C) {
      const Ahead ahead = tiles == 1 ? in_this_tile<Dot, P>(all + panel * bytes, steps, all + after * bytes)
                                     : in_several_tiles<Dot, P>(all + after * bytes, steps, tile, tiles);
      compute_tile<Dot, P, C>(work, packed, panel, first, ahead);
    });
}

// Compute panels [begin, end) by all tokens, as many at a time as fit into the registers.
template <class Dot, int P = most_panels<Dot>()>
void linear_panels(const Linear& work, const Packed& packed, int64_t begin, int64_t end, int64_t after) {
  if (P % 2 == 0 || !work.gated)
    for (; begin + P <= end; begin += P)
      compute_panels<Dot, P>(work, packed, begin, begin + P < end ? begin + P : after);
  if constexpr (P > 1) linear_panels<Dot, P - 1>(work, packed, begin, end, after);
}

}  // namespace XLABATCH_ISA
