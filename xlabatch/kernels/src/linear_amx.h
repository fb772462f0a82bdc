// Linears in the tile registers of AMX: bfloat16 for any number of tokens, int8 for 16 tokens or more.
//
// Sixteen tokens are the rows of one register, 64 bytes at a time, and sixteen blocks of a panel are the rows of
// another, as in memory. A tile is up to 32 tokens by two panels. Its sums stay in four registers while it goes through
// the inputs from the first to the last, in steps of 32 inputs in bfloat16 or 64 in int8; zeros fill the last step.
// In each step a bfloat16 sum takes the products of the even inputs in their order, plus the products of the odd inputs
// (amx_emulated.h). Each row has its own sums, so a token's bits do not depend on the other tokens. AVX-512 adds pairs
// in another order, so even a single token uses a register, with one row. Sums of int8 are integers, and so equal to
// VNNI's.
#pragma once

#include "amx.h"
#include "linear.h"

namespace XLABATCH_ISA {

// Whether bfloat16 has products of its own here. Without them it is computed as float32 is.
#if defined(__AVX512BF16__)
constexpr bool HAS_BFLOAT16_PAIRS = true;
#else
constexpr bool HAS_BFLOAT16_PAIRS = HAS_AMX;
#endif

constexpr int64_t TILE_BYTES = TILE_ROWS * TILE_ROW_BYTES;  // 16 blocks
constexpr int64_t FEWEST_INT8_TOKENS = 16;                  // fewer do not fill a register
constexpr int64_t PANELS_IN_CACHE = 12;                     // all tokens use these panels before the next ones

template <class Dot> constexpr bool HAS_AMX_DOT =
    HAS_AMX && (std::is_same_v<Dot, DotBfloat16> || std::is_same_v<Dot, DotInt8>);
static_assert(!HAS_AMX || OFFSET == 128, "weights without a sign");

template <class Dot> constexpr bool ALWAYS_AMX = HAS_AMX && std::is_same_v<Dot, DotBfloat16>;

template <class Dot> bool uses_amx(const Linear& work) {
  return ALWAYS_AMX<Dot> || (HAS_AMX_DOT<Dot> && work.tokens >= FEWEST_INT8_TOKENS);
}

// Return the units of a packed token, which fill whole rows of a register.
template <class Dot> constexpr int64_t amx_units(int64_t inputs) {
  return (steps_of<Dot>(inputs) + TILE_ROWS - 1) / TILE_ROWS * TILE_ROWS;
}

template <class Dot, int C, int A, int B> INLINE void tile_dot() {
  if constexpr (std::is_same_v<Dot, DotInt8>)
    tile_dot_int8<C, A, B>();
  else
    tile_dot_bfloat16<C, A, B>();
}

// Register 2a + p has the sums of the a-th 16 tokens and the p-th panel, 4 + a has these tokens, 6 + p this panel.
INLINE TileShapes shapes_of(int64_t tokens) {
  TileShapes shapes;
  for (int a = 0; a < 2; a++) {
    const int64_t rows = std::clamp<int64_t>(tokens - a * TILE_ROWS, 0, TILE_ROWS);
    for (int tile : {2 * a, 2 * a + 1, 4 + a}) shapes.set(tile, rows);
    shapes.set(6 + a, TILE_ROWS);
  }
  return shapes;
}

// Add the products of one step: A times 16 tokens by P panels.
template <class Dot, int A, int P>
INLINE void add_step(const char* tokens, int64_t token_bytes, const char* panels, int64_t panel_bytes) {
  tile_load<6>(panels, TILE_ROW_BYTES);
  if constexpr (P > 1) tile_load<7>(panels + panel_bytes, TILE_ROW_BYTES);
  tile_load<4>(tokens, token_bytes);
  tile_dot<Dot, 0, 4, 6>();
  if constexpr (P > 1) tile_dot<Dot, 1, 4, 7>();
  if constexpr (A > 1) {
    tile_load<5>(tokens + TILE_ROWS * token_bytes, token_bytes);
    tile_dot<Dot, 2, 5, 6>();
    if constexpr (P > 1) tile_dot<Dot, 3, 5, 7>();
  }
}

// The sums of 16 outputs for each token of a tile, by panel.
struct TileSums {
  alignas(64) char of[2][2 * TILE_ROWS][TILE_ROW_BYTES];
};

template <class Dot, int A, int P>
INLINE void sum_in_registers(const char* tokens, int64_t token_bytes, const char* panels, int64_t panel_bytes,
                             TileSums& sums) {
  tile_zero<0>();
  if constexpr (P > 1) tile_zero<1>();
  if constexpr (A > 1) tile_zero<2>();
  if constexpr (A > 1 && P > 1) tile_zero<3>();
  int64_t left = panel_bytes;
  for (; left >= TILE_BYTES; left -= TILE_BYTES, tokens += TILE_ROW_BYTES, panels += TILE_BYTES)
    add_step<Dot, A, P>(tokens, token_bytes, panels, panel_bytes);
  if (left) {  // what follows is other weights, or memory that must not be read
    alignas(64) char last[P][TILE_BYTES] = {};
    for (int p = 0; p < P; p++) std::memcpy(last[p], panels + p * panel_bytes, left);
    add_step<Dot, A, P>(tokens, token_bytes, last[0], TILE_BYTES);
  }
  tile_store<0>(sums.of[0][0], TILE_ROW_BYTES);
  if constexpr (P > 1) tile_store<1>(sums.of[1][0], TILE_ROW_BYTES);
  if constexpr (A > 1) tile_store<2>(sums.of[0][TILE_ROWS], TILE_ROW_BYTES);
  if constexpr (A > 1 && P > 1) tile_store<3>(sums.of[1][TILE_ROWS], TILE_ROW_BYTES);
}

// Compute P panels by the tokens of a tile. If the linear is gated, its panels are in pairs.
template <class Dot, int A, int P>
void compute_in_registers(const Linear& work, const Packed& packed, const Run& run, int64_t panel, int64_t first,
                          int64_t count) {
  const int64_t bytes = steps_of<Dot>(work.inputs) * Dot::BYTES, units = amx_units<Dot>(work.inputs);
  TileSums sums;
  sum_in_registers<Dot, A, P>(reinterpret_cast<const char*>(packed.units + first * units), units * 4,
                              panel_at<Dot>(work, run, panel), bytes, sums);
  F16 results[P][2 * TILE_ROWS];
  for (int p = 0; p < P; p++)
    for (int64_t c = 0; c < count; c++) {
      typename Dot::Sums of_token;
      std::memcpy(&of_token, sums.of[p][c], sizeof of_token);
      results[p][c] = Dot::result(of_token, scales_of(work, panel + p), packed.scales[first + c]);
    }
  finish_tile(work, panel, P, first, count, results[0], 2 * TILE_ROWS);
}

template <class Dot, int A>
void amx_tile(const Linear& work, const Packed& packed, const Run& run, int64_t begin, int64_t end, int64_t first,
              int64_t count) {
  for (; begin + 2 <= end; begin += 2) compute_in_registers<Dot, A, 2>(work, packed, run, begin, first, count);
  if (begin < end) compute_in_registers<Dot, A, 1>(work, packed, run, begin, first, count);
}

// Compute panels [begin, end) of a run by all tokens, like linear_panels. The registers are configured here for each
// tile, because they belong to a thread of XLA, on which other libraries may also use them.
template <class Dot>
void amx_panels(const Linear& work, const Packed& packed, const Run& run, int64_t begin, int64_t end) {
  for (; begin < end; begin += PANELS_IN_CACHE)
    for (int64_t first = 0; first < work.tokens; first += 2 * TILE_ROWS) {
      const int64_t count = std::min(2 * TILE_ROWS, work.tokens - first);
      const int64_t last = std::min(end, begin + PANELS_IN_CACHE);
      tile_configure(shapes_of(count));
      if (count > TILE_ROWS)
        amx_tile<Dot, 2>(work, packed, run, begin, last, first, count);
      else
        amx_tile<Dot, 1>(work, packed, run, begin, last, first, count);
    }
  tile_release();
}

}  // namespace XLABATCH_ISA
