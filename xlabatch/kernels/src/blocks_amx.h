// Linears with weights in blocks in the tile registers of AMX, for many tokens.
//
// A part is a group of 32 inputs, or one of its halves if they have scales of their own. A product of two registers
// gives what a part adds up to for 16 tokens and the 16 outputs of a panel. These whole numbers go to memory, and from
// there into the tokens' float32 sums, part after part, as in blocks.h: so the bits are those of all other instruction
// sets, and of fewer tokens. Some groups of some panels at a time are taken apart to bytes, once for all tokens.
#pragma once

#include "amx.h"
#include "blocks.h"

namespace XLABATCH_ISA {

constexpr int64_t PANELS_APART = 6, GROUPS_APART = 8;  // at a time
constexpr int64_t TOKENS_AT_ONCE = 512;  // whose sums stay near
constexpr int TOKENS_UNROLLED = PARTS < LANES ? 16 : 1;

// A part of a panel, taken apart. Its bytes have a sign, unless it has zeros.
template <int Halves, bool HasMinimum, bool HasZeros> struct PanelPart {
  static constexpr int HALVES = Halves;
  static constexpr bool HAS_MINIMUM = HasMinimum, HAS_ZEROS = HasZeros;
  alignas(64) char units[GROUP_UNITS / HALVES][TILE_ROW_BYTES];
  F16 scales, minima;
  I16 zeros;
};

// Numbers of 4 bits minus the one that stands for 0, at most 16, fit into a byte.
template <class Numbers, class Scales> using PartOf =
    PanelPart<Scales::HALVES, Scales::HAS_MINIMUM, Scales::HAS_ZEROS && !Numbers::SMALL>;

// Return what is subtracted from the bytes of each output.
template <class Numbers, class Scales> INLINE Bytes zero_bytes(const char* shared) {
  if constexpr (PartOf<Numbers, Scales>::HAS_ZEROS) return Bytes{};
  I16 zeros = all_ints(Numbers::ZERO);
  if constexpr (Scales::HAS_ZEROS) zeros = Scales::zeros(shared);
  return each_int<Bytes>([&](int i) { return (IntPart)((UnsignedPart)zeros.part[i] * 0x01010101); });
}

// Take some steps of a panel apart.
template <class Numbers, class Scales>
void take_apart(const char* panel, int64_t steps, PartOf<Numbers, Scales>* part) {
  using Dot = DotBlocks<Numbers, Scales>;
  for (const char* end = panel + steps * Dot::BYTES; panel < end; panel += Dot::BYTES)
    for (int group = 0; group < Dot::GROUPS; group++) {
      const char *lines = panel + group * Dot::OF_GROUP, *own = lines + Numbers::LINES * 64;
      const char* shared = panel + Dot::GROUPS * Dot::OF_GROUP;
      const Bytes zeros = zero_bytes<Numbers, Scales>(shared);
      for (int half = 0; half < Dot::HALVES; half++, part++) {
#pragma GCC unroll UNITS_AT_ONCE
        for (int n = 0; n < GROUP_UNITS / Dot::HALVES; n++) {
          const int u = Numbers::order(half * 4 + n);
          const Bytes unit = each_int<Bytes>([&](int i) {
            return Numbers::unit([&](int line) { return load_bytes(lines + line * 64).part[i]; }, u);
          });
          store_bytes(part->units[u - half * 4], subtract_bytes(unit, zeros));
        }
        part->scales = Scales::scale(own, shared, half);
        if constexpr (Scales::HAS_MINIMUM) part->minima = Scales::minimum(own, shared, half);
        if constexpr (Scales::HAS_ZEROS) part->zeros = Scales::zeros(shared);
      }
    }
}

// Sixteen packed tokens, or fewer in the last tile. A group has the units of one token after another, and then each of
// the other words for one token after another.
template <bool FULL> struct TokenTile {
  const uint32_t* words;
  int rows_of_last;
  INLINE int rows() const { return FULL ? static_cast<int>(TILE_ROWS) : rows_of_last; }
  INLINE const uint32_t* group(int64_t n) const { return words + n * GROUP_WORDS * rows(); }
};

// Registers 0 to 3 have the products of a full tile in turn, 4 those of the last one. Then come the tokens of a full
// tile and of the last one, and a panel.
constexpr int LAST_PRODUCTS = 4, FULL_TOKENS = 5, LAST_TOKENS = 6, PANEL_REGISTER = 7;

INLINE TileShapes block_shapes(int64_t tokens, int halves) {
  TileShapes shapes;
  for (int tile = 0; tile < LAST_PRODUCTS; tile++) shapes.set(tile, TILE_ROWS);
  shapes.set(LAST_PRODUCTS, tokens % TILE_ROWS);
  shapes.set(FULL_TOKENS, TILE_ROWS, GROUP / halves);
  shapes.set(LAST_TOKENS, tokens % TILE_ROWS, GROUP / halves);
  shapes.set(PANEL_REGISTER, GROUP_UNITS / halves);
  return shapes;
}

// Call visit with the register for the products of the n-th part.
template <bool FULL, class Visit> INLINE void visit_products(int64_t n, const Visit& visit) {
  if constexpr (!FULL) return visit(std::integral_constant<int, LAST_PRODUCTS>());
  if (n % 4 == 0) return visit(std::integral_constant<int, 0>());
  if (n % 4 == 1) return visit(std::integral_constant<int, 1>());
  if (n % 4 == 2) return visit(std::integral_constant<int, 2>());
  visit(std::integral_constant<int, 3>());
}

// Compute the products of a part.
template <class Part, bool FULL, int PRODUCTS> INLINE void multiply_part(const uint32_t* units, const Part& part) {
  constexpr int TOKENS = FULL ? FULL_TOKENS : LAST_TOKENS;
  tile_load<PANEL_REGISTER>(part.units[0], TILE_ROW_BYTES);
  tile_load<TOKENS>(reinterpret_cast<const char*>(units), GROUP);
  tile_zero<PRODUCTS>();
  if constexpr (Part::HAS_ZEROS)
    tile_dot_int8<PRODUCTS, TOKENS, PANEL_REGISTER>();
  else
    tile_dot_signed<PRODUCTS, TOKENS, PANEL_REGISTER>();
}

// Add the products of some parts to the sums of a tile's tokens. While the products of a part are added, those of the
// next one go to memory, and the ones after that are computed.
template <class Part, bool FULL>
void add_parts(TokenTile<FULL> tile, const Part* parts, int64_t count, F16* result) {
  constexpr int HALVES = Part::HALVES;
  constexpr int64_t TO_STORE = FULL ? 2 : 1, TO_ADD = TO_STORE + 1;  // steps after the product
  alignas(64) char products[2][TILE_ROWS][TILE_ROW_BYTES];
  const int rows = tile.rows();
  F16 sums[TILE_ROWS];
#pragma GCC unroll TOKENS_UNROLLED
  for (int c = 0; c < rows; c++) sums[c] = result[c];
  for (int64_t step = 0; step < count + TO_ADD; step++) {
    if (const int64_t n = step - TO_STORE; n >= 0 && n < count)
      visit_products<FULL>(n, [&](auto PRODUCTS) { tile_store<PRODUCTS>(products[n % 2][0], TILE_ROW_BYTES); });
    if (step < count)
      visit_products<FULL>(step, [&](auto PRODUCTS) {
        multiply_part<Part, FULL, PRODUCTS>(tile.group(step / HALVES) + step % HALVES * 4, parts[step]);
      });
    const int64_t n = step - TO_ADD;
    if (n < 0) continue;
    const Part& part = parts[n];
    const uint32_t* words = tile.group(n / HALVES);
    const int half = n % HALVES;
#pragma GCC unroll TOKENS_UNROLLED
    for (int c = 0; c < rows; c++) {
      const Bytes lanes = load_bytes(products[n % 2][c]);
      I16 numbers = each_int<I16>([&](int i) { return lanes.part[i]; });
      if constexpr (Part::HAS_ZEROS)
        numbers = add_multiples(numbers, part.zeros, minus_sum<HALVES>(words + c, rows, half));
      sums[c] = fma(to_floats(numbers), part.scales * all(cast_bits<float>(words[SCALE * rows + c])), sums[c]);
      if constexpr (Part::HAS_MINIMUM)
        sums[c] = fma(part.minima, all(scaled_sum<HALVES>(words + c, rows, half)), sums[c]);
    }
  }
#pragma GCC unroll TOKENS_UNROLLED
  for (int c = 0; c < rows; c++) result[c] = sums[c];
}

// Norm and pack the tokens of a TokenTile. One thread packs all of them: each line of the cache has words of all.
INLINE void pack_token_tile(const Linear& work, uint32_t* packed, int64_t first) {
  const int64_t groups = work.inputs / GROUP, rows = std::min(TILE_ROWS, work.tokens - first);
  norm_tile<BlockTokens>(work, first, rows, groups, [&](int64_t row, const float* numbers) {
    uint32_t* words = packed + first * groups * GROUP_WORDS;
    for (int64_t group = 0; group < groups; group++, numbers += GROUP, words += GROUP_WORDS * rows)
      BlockTokens::pack_group(numbers, words + row * GROUP_UNITS, 1, words + row, rows);
  });
}

// Compute panels [begin, end) of a run by the tokens [first, last).
template <class Numbers, class Scales>
void amx_block_panels(DotBlocks<Numbers, Scales>, const Linear& work, const uint32_t* packed, const Run& run,
                      int64_t begin, int64_t end, int64_t first, int64_t last) {
  using Dot = DotBlocks<Numbers, Scales>;
  using Part = PartOf<Numbers, Scales>;
  constexpr int64_t STEPS_APART = GROUPS_APART / Dot::GROUPS, PARTS_APART = GROUPS_APART * Dot::HALVES;
  const int64_t steps = steps_of<Dot>(work.inputs), tokens = last - first;
  Array<Part> apart(PANELS_APART * PARTS_APART);
  Array<F16> sums;
  for (; begin < end; begin += PANELS_APART) {
    const int64_t panels = std::min(PANELS_APART, end - begin);
    sums.fill(panels * tokens, all(0));
    for (int64_t step = 0; step < steps; step += STEPS_APART) {
      const int64_t some = std::min(STEPS_APART, steps - step), count = some * Dot::GROUPS * Dot::HALVES;
      for (int64_t p = 0; p < panels; p++)
        take_apart<Numbers, Scales>(panel_at<Dot>(work, run, begin + p) + step * Dot::BYTES, some,
                                    &apart[p * PARTS_APART]);
      for (int64_t token = 0; token < tokens; token += TILE_ROWS) {
        const int64_t rows = std::min(TILE_ROWS, tokens - token);
        const uint32_t* words = packed + ((first + token) * steps + rows * step) * Dot::UNITS;
        for (int64_t p = 0; p < panels; p++)
          if (rows == TILE_ROWS)
            add_parts<Part, true>({words, 0}, &apart[p * PARTS_APART], count, &sums[p * tokens + token]);
          else
            add_parts<Part, false>({words, static_cast<int>(rows)}, &apart[p * PARTS_APART], count,
                                   &sums[p * tokens + token]);
      }
    }
    finish_tile(work, begin, panels, first, tokens, &sums[0], tokens);
  }
}

}  // namespace XLABATCH_ISA
