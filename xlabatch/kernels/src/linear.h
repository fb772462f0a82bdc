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
#include "rotate.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::Linear;
using xlabatch::Run;

constexpr int ROOM = PARTS == 1 ? 32 : 8;        // how many F16 the registers hold
constexpr int MOST_TOKENS = ROOM == 32 ? 8 : 2;  // in a tile

// The largest number of panels in a tile so that the sums of MOST_TOKENS tokens and the weights fit into the registers.
template <class Dot> constexpr int most_panels() {
  return std::clamp((ROOM - 1 - Dot::PRODUCTS * MOST_TOKENS) / (MOST_TOKENS + 1), 2, 4);
}

template <class Dot> constexpr int64_t steps_of(int64_t inputs) { return (inputs + Dot::INPUTS - 1) / Dot::INPUTS; }

// Return where a panel of a run begins.
template <class Dot> const char* panel_at(const Linear& work, const Run& run, int64_t panel) {
  const int64_t bytes = steps_of<Dot>(work.inputs) * Dot::BYTES;
  return static_cast<const char*>(work.panels) + run.before + (panel - run.begin) * bytes;
}

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

// Norm the tokens of a tile -> pack(c, numbers) for each, in the order of the weight's inputs; zeros follow the inputs
// of the steps.
template <class Dot, class Pack>
INLINE void norm_tile(const Linear& work, int64_t first, int64_t tokens, int64_t steps, const Pack& pack) {
  const int64_t padded = (steps * Dot::INPUTS + LANES - 1) / LANES * LANES;  // packed 16 at a time
  const bool as_it_is = !work.norm.scale && !work.factors && !Dot::ROTATES && padded == work.inputs;
  Array<float> row, ordered;
  if (!as_it_is) row.fill(padded, 0);
  if (work.order) ordered.fill(padded, 0);
  for (int64_t c = 0; c < tokens; c++) {
    const float* x = work.x + (work.rows ? work.rows[first + c] : first + c) * work.inputs;
    if (!as_it_is) norm_row(work.norm, x, &row[0], work.inputs);
    if (work.factors)
      for (int64_t i = 0; i < work.inputs; i++) row[i] *= work.factors[first + c];
    if constexpr (Dot::ROTATES) rotate(&row[0], work.inputs);
    const float* numbers = as_it_is ? x : &row[0];
    if (work.order) {
      for (int64_t i = 0; i < work.inputs; i++) ordered[i] = numbers[work.order[i]];
      numbers = &ordered[0];
    }
    pack(c, numbers);
  }
}

// Norm and pack the C tokens of a tile in `steps` steps.
template <class Dot, int C> void pack_tile(const Linear& work, const Packed& packed, int64_t first, int64_t steps) {
  uint32_t* units = packed.units + first * steps * Dot::UNITS;
  norm_tile<Dot>(work, first, C, steps, [&](int64_t c, const float* numbers) {
    packed.scales[first + c] = Dot::pack(numbers, steps, units + c, C);
  });
}

// What the processor prefetches while it computes a tile: in each step, a block at every offset.
struct Ahead {
  const char* next;
  int64_t bytes;       // from one step to the next
  int64_t offsets[4];  // of the blocks in a step
  int64_t turn = -1;   // after this step it continues at `then`
  const char* then = nullptr;  // where the thread probably continues, if this is its only tile of the panels

  INLINE void finish_step(int64_t step) { next = step == turn ? then : next + bytes; }
};

template <class Sums, int P, int C> INLINE void set_to(Sums zero, Sums (&sums)[P][C]) {
#pragma GCC unroll 8
  for (int p = 0; p < P; p++)
#pragma GCC unroll 8
    for (int c = 0; c < C; c++) sums[p][c] = zero;
}

template <class Dot, int P, int C>
INLINE void sum_tile(const char* panels, int64_t panel_bytes, const uint32_t* units, int64_t steps, Ahead ahead,
                     typename Dot::Sums (&sums)[P][C]) {
  set_to(Dot::zero(), sums);
  for (int64_t step = 0; step < steps; step++, units += Dot::UNITS * C, panels += Dot::BYTES) {
    typename Dot::Block blocks[P];
#pragma GCC unroll 8
    for (int p = 0; p < P; p++) {
      blocks[p] = Dot::load_block(panels + p * panel_bytes);
      for (int line = 0; line < Dot::BYTES; line += 64) __builtin_prefetch(ahead.next + ahead.offsets[p] + line);
    }
    ahead.finish_step(step);
    Dot::step(sums, blocks, units);
  }
}

// The same for a Dot that adds some steps of one panel, and then those of the next panel.
template <class Dot, int P, int C>
INLINE void sum_by_turns(const char* panels, int64_t panel_bytes, const uint32_t* units, int64_t steps, Ahead ahead,
                         typename Dot::Sums (&sums)[P][C]) {
  set_to(Dot::zero(), sums);
  for (int64_t step = 0; step < steps; step += Dot::TURN) {
    const int64_t count = std::min<int64_t>(Dot::TURN, steps - step);
    for (int p = 0; p < P; p++)
      Dot::add_steps(sums[p], panels + p * panel_bytes + step * Dot::BYTES, units + step * Dot::UNITS * C, count,
                     ahead.next + ahead.offsets[p]);
    ahead.finish_step(step / Dot::TURN);
  }
}

constexpr int64_t FAR = 4096;       // bytes from what a tile in blocks reads to what it fetches meanwhile
constexpr int64_t NEAR = 24 << 10;  // bytes of a tile's tokens that stay in the nearest cache, beside its panels

// The same for a single tile whose tokens are near: one panel after another, in memory's order. It fetches the bytes
// that follow, and instead of those after its last panel the ones that this thread probably reads next.
template <class Dot, int P, int C>
INLINE void sum_in_order(const char* panels, const uint32_t* units, int64_t steps, const char* next,
                         typename Dot::Sums (&sums)[P][C]) {
  set_to(Dot::zero(), sums);
  const int64_t far = std::min((FAR + Dot::BYTES - 1) / Dot::BYTES, P * steps), last = P * steps - far;
  for (int p = 0; p < P; p++) {
    const int64_t begin = p * steps, end = begin + steps, turn = std::clamp(last, begin, end);
    if (begin < turn)
      Dot::add_steps(sums[p], panels + begin * Dot::BYTES, units, turn - begin, panels + (begin + far) * Dot::BYTES);
    if (turn < end)
      Dot::add_steps(sums[p], panels + turn * Dot::BYTES, units + (turn - begin) * Dot::UNITS * C, end - turn,
                     next + (turn - last) * Dot::BYTES);
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
INLINE void finish_outputs(const Linear& work, int64_t token, int64_t panel, F16 value, F16 up) {
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

// Finish the outputs of some tokens and panels. sums[p * stride + c] has those of panel p and the c-th token. This is
// one function for all formats and sizes of tiles, with all that it calls in its loop.
__attribute__((noinline, flatten)) inline void finish_tile(const Linear& linear, int64_t panel, int64_t panels,
                                                           int64_t first, int64_t tokens, const F16* sums,
                                                           int64_t stride) {
  const Linear work = linear;  // a copy, which no store to y can change
  for (int64_t c = 0; c < tokens; c++)
    for (int64_t p = 0; p < panels; p += 1 + work.gated)
      finish_outputs(work, first + c, panel + p, sums[p * stride + c], sums[(p + work.gated) * stride + c]);
}

// Return where the scales of a panel's outputs are, if they have any.
INLINE const float* scales_of(const Linear& work, int64_t panel) {
  return work.scale ? work.scale + panel * LANES : nullptr;
}

// Compute P panels by the C tokens of a tile. If the linear is gated, its panels are in pairs and P is even.
template <class Dot, int P, int C>
void compute_tile(const Linear& work, const Packed& packed, const Run& run, int64_t panel, int64_t first,
                  const Ahead& ahead) {
  const int64_t steps = steps_of<Dot>(work.inputs), bytes = steps * Dot::BYTES;
  const char* panels = panel_at<Dot>(work, run, panel);
  const uint32_t* units = packed.units + first * steps * Dot::UNITS;
  typename Dot::Sums sums[P][C];
  if constexpr (Dot::TURN > 0) {
    if (ahead.then && steps * Dot::UNITS * C * static_cast<int64_t>(sizeof *units) <= NEAR)
      sum_in_order<Dot, P, C>(panels, units, steps, ahead.then, sums);
    else
      sum_by_turns<Dot, P, C>(panels, bytes, units, steps, ahead, sums);
  } else
    sum_tile<Dot, P, C>(panels, bytes, units, steps, ahead, sums);
  F16 results[P][C];
  for (int p = 0; p < P; p++)
    for (int c = 0; c < C; c++)
      results[p][c] = Dot::result(sums[p][c], scales_of(work, panel + p), packed.scales[first + c]);
  finish_tile(work, panel, P, first, C, results[0], C);
}

// Return the bytes of a panel that are read at once, before the next step or by turns.
template <class Dot> constexpr int64_t turn_bytes() { return std::max(Dot::TURN, 1) * Dot::BYTES; }

// For a single tile, fetch its own panels from memory a little ahead, and near their ends the panels that follow.
template <class Dot, int P> Ahead in_this_tile(const char* panels, int64_t steps, const char* following) {
  const int64_t bytes = steps * Dot::BYTES;
  constexpr int64_t turn = turn_bytes<Dot>();
  constexpr int64_t far = Dot::TURN ? (FAR + turn - 1) / turn : std::max<int64_t>(2048 / turn, 8);
  Ahead ahead{panels + far * turn, turn, {}, (bytes + turn - 1) / turn - 1 - far, following};
  for (int p = 0; p < P; p++) ahead.offsets[p] = p * bytes;
  return ahead;
}

// For one of several tiles, fetch a share of the panels that follow. The first tiles do it, at most one for each panel.
template <class Dot, int P> Ahead in_several_tiles(const char* following, int64_t steps, int64_t tile, int64_t tiles) {
  const int64_t blocks = (P + tiles - 1) / tiles, done = tile * blocks;  // in each step
  if (done >= P) return {following, 0, {}};
  Ahead ahead{following + done * steps * Dot::BYTES, blocks * turn_bytes<Dot>(), {}};
  for (int p = 0; p < P; p++) ahead.offsets[p] = std::min<int64_t>(p, blocks - 1) * turn_bytes<Dot>();
  return ahead;
}

// Compute P panels by all tokens. `after` is where this thread probably continues.
template <class Dot, int P>
void compute_panels(const Linear& work, const Packed& packed, const Run& run, int64_t panel, const char* after) {
  const int64_t tiles = tiles_of(work.tokens), steps = steps_of<Dot>(work.inputs);
  for (int64_t tile = 0; tile < tiles; tile++)
    visit_tile(work.tokens, tile, [&](int64_t first, auto C) {
      const Ahead ahead = tiles == 1 ? in_this_tile<Dot, P>(panel_at<Dot>(work, run, panel), steps, after)
                                     : in_several_tiles<Dot, P>(after, steps, tile, tiles);
      compute_tile<Dot, P, C>(work, packed, run, panel, first, ahead);
    });
}

// Whether several tiles share weights that are widened once: where a tile has few tokens, reading and widening the
// weights again for each takes as long as the products.
template <class Dot> constexpr bool IS_WIDENED =
    std::is_same_v<Dot, DotFp8> ||
    (MOST_TOKENS < 8 && (std::is_same_v<Dot, DotFloat32> || std::is_same_v<Dot, DotPortableBfloat16>));
constexpr int WIDE_INPUTS = 128;  // so that those of P panels stay in the first cache

// compute_panels with weights in float32, part by part along the inputs: sums wait in memory for the next part.
template <class Dot, int P>
void compute_wide_panels(const Linear& work, const Packed& packed, const Run& run, int64_t panel, const char* after) {
  constexpr int PART = WIDE_INPUTS / Dot::INPUTS;
  alignas(64) float wide[P][WIDE_INPUTS * LANES];
  Array<float> kept;
  kept.fill(work.tokens * P * LANES, 0);
  const int64_t steps = steps_of<Dot>(work.inputs), bytes = steps * Dot::BYTES, tiles = tiles_of(work.tokens);
  const char* panels = panel_at<Dot>(work, run, panel);
  for (int64_t at = 0; at < steps; at += PART) {
    const int64_t count = std::min<int64_t>(PART, steps - at);
    for (int p = 0; p < P; p++)
      for (int64_t step = 0; step < count; step++)
        Dot::widen(panels + p * bytes + (at + step) * Dot::BYTES, &wide[p][step * Dot::INPUTS * LANES]);
    const bool is_last = at + count == steps;
    const char* following = is_last ? after : panels + (at + count) * Dot::BYTES;
    const int64_t share = (PART * Dot::BYTES / 64 + tiles - 1) / tiles;  // lines of each panel that a tile fetches
    for (int64_t tile = 0; tile < tiles; tile++)
      visit_tile(work.tokens, tile, [&](int64_t first, auto C) {
        for (int p = 0; p < P; p++)
          for (int64_t line = tile * share; line < (tile + 1) * share; line++)
            __builtin_prefetch(following + p * bytes + line * 64);
        F16 sums[P][C];
        float* own = &kept[first * P * LANES];
        for_sums(sums, [&](F16, int p, int c) { return load(own + (c * P + p) * LANES); });
        const uint32_t* units = packed.units + (first * steps + at * C) * Dot::UNITS;
        for (int64_t i = 0; i < count * Dot::INPUTS; i++, units += C) {
          DotFloat32::Block blocks[P];
#pragma GCC unroll 8
          for (int p = 0; p < P; p++) blocks[p].weights = load(&wide[p][i * LANES]);
          DotFloat32::step(sums, blocks, units);
        }
        if (is_last)
          finish_tile(work, panel, P, first, C, sums[0], C);
        else
          for_sums(sums, [&](F16 sum, int p, int c) { return store(own + (c * P + p) * LANES, sum), sum; });
      });
  }
}

// Compute panels [begin, end) of a run by all tokens, as many at a time as fit into the registers.
template <class Dot, int P = most_panels<Dot>()>
void linear_panels(const Linear& work, const Packed& packed, const Run& run, int64_t begin, int64_t end,
                   const char* after) {
  if (P % 2 == 0 || !work.gated)
    for (; begin + P <= end; begin += P) {
      const char* following = begin + P < end ? panel_at<Dot>(work, run, begin + P) : after;
      if constexpr (IS_WIDENED<Dot>)
        if (tiles_of(work.tokens) > 1) {
          compute_wide_panels<Dot, P>(work, packed, run, begin, following);
          continue;
        }
      compute_panels<Dot, P>(work, packed, run, begin, following);
    }
  if constexpr (P > 1) linear_panels<Dot, P - 1>(work, packed, run, begin, end, after);
}

}  // namespace XLABATCH_ISA
