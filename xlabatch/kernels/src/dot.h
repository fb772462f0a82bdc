// Products of 16 outputs with some tokens, for each format of weights.
//
// A panel is a row of blocks, one for each step along the inputs. A step takes one block of the panel and some units
// of 32 bits of each of C tokens, and adds their products to the sums of the 16 outputs. The n-th unit of token c is
// units[n * C + c]. Steps follow the order of the inputs, whatever the number of tokens.
#pragma once

#include <algorithm>

#include "bytes.h"
#include "simd.h"
#include "task.h"

namespace XLABATCH_ISA {

// What the end of a token's sums needs from its packing.
struct TokenScale {
  float scale;    // the value of a quantized 1
  int32_t total;  // sum of the quantized numbers
};

// Set sum = add(sum, p, c) for all sums of P panels with C tokens. Tokens are the outer loop, so that only one register
// at a time holds a unit in all lanes. With registers for all tokens, some sums would go to memory in every step.
template <int P, int C, class Sums, class Add> INLINE void for_sums(Sums (&sums)[P][C], const Add& add) {
#pragma GCC unroll 8
  for (int c = 0; c < C; c++)
#pragma GCC unroll 8
    for (int p = 0; p < P; p++) sums[p][c] = add(sums[p][c], p, c);
}

// Float32: a block is 16 weights for one input, a unit one number.
struct DotFloat32 {
  using Sums = F16;
  static constexpr int INPUTS = 1, UNITS = 1, BYTES = 64;  // of a step
  static constexpr int PRODUCTS = 0;                       // registers for a token in addition to its sums
  static constexpr bool ROTATES = false;                   // tokens and weights are rotated, see rotate.h
  static constexpr int TURN = 0;                           // 0: panels side by side; else steps of one before the next
  struct Block {
    F16 weights;
  };
  static INLINE Sums zero() { return all(0); }
  static INLINE Block load_block(const char* p) { return {load(reinterpret_cast<const float*>(p))}; }
  template <int P, int C>
  static INLINE void step(Sums (&sums)[P][C], const Block (&blocks)[P], const uint32_t* units) {
    for_sums(sums, [&](Sums sum, int p, int c) {
      float x;
      std::memcpy(&x, units + c, sizeof x);
      return fma(blocks[p].weights, all(x), sum);
    });
  }
  // Write a block's weights in float32, those of one input after another, for Dots that compute with them.
  static INLINE void widen(const char* block, float* to) { store(to, load(reinterpret_cast<const float*>(block))); }
  static INLINE F16 result(Sums sums, const float*, TokenScale) { return sums; }
  static TokenScale pack(const float* row, int64_t steps, uint32_t* units, int64_t stride) {
    for (int64_t step = 0; step < steps; step++) std::memcpy(units + step * stride, row + step, sizeof(float));
    return {1, 0};
  }
};

// Bfloat16, on processors that multiply it: a block is 16 pairs of weights, a unit two numbers that are rounded to the
// nearest. Instruction sets add the products in orders of their own.
struct DotBfloat16 {
  using Sums = F16;
  static constexpr int INPUTS = 2, UNITS = 1, BYTES = 64, PRODUCTS = 0;
  static constexpr bool ROTATES = false;
  static constexpr int TURN = 0;
  struct Block {
    Bytes weights;
  };
  static INLINE Sums zero() { return all(0); }
  static INLINE Block load_block(const char* p) { return {load_bytes(p)}; }
#if defined(__AVX512BF16__)
  template <int P, int C>
  static INLINE void step(Sums (&sums)[P][C], const Block (&blocks)[P], const uint32_t* units) {
    for_sums(sums, [&](Sums sum, int p, int c) { return add_pairs(sum, blocks[p].weights, units[c]); });
  }
#endif
  static INLINE F16 result(Sums sums, const float*, TokenScale) { return sums; }
  static TokenScale pack(const float* row, int64_t steps, uint32_t* units, int64_t stride) {
    for (int64_t step = 0; step < steps; step += 8) {
      uint16_t numbers[LANES];
      narrow_to_bfloat16(load(row + 2 * step), numbers);
      for (int64_t i = 0; i < std::min<int64_t>(8, steps - step); i++)
        std::memcpy(units + (step + i) * stride, numbers + 2 * i, 4);
    }
    return {1, 0};
  }
};

// The same blocks in the arithmetic of float32: a unit is one number of float32. The products are added in the order of
// the inputs, so the sums are equal to the sums of the same weights in float32.
struct DotPortableBfloat16 : DotBfloat16 {
  static constexpr int UNITS = 2;
  static INLINE void widen(const char* block, float* to) {
    const Bytes pairs = load_bytes(block);
    store(to, widen_first(pairs)), store(to + LANES, widen_second(pairs));
  }
  template <int P, int C>
  static INLINE void step(Sums (&sums)[P][C], const Block (&blocks)[P], const uint32_t* units) {
    DotFloat32::Block wide[P];
    for (int p = 0; p < P; p++) wide[p].weights = widen_first(blocks[p].weights);
    DotFloat32::step(sums, wide, units);
    for (int p = 0; p < P; p++) wide[p].weights = widen_second(blocks[p].weights);
    DotFloat32::step(sums, wide, units + C);
  }
  static TokenScale pack(const float* row, int64_t steps, uint32_t* units, int64_t stride) {
    return DotFloat32::pack(row, INPUTS * steps, units, stride);
  }
};

// FP8 with a scale for each output and 128 inputs, in the arithmetic of float32: a block has the numbers of 16 outputs
// for one input after another, and then their scales. A weight is its number times its scale, rounded once.
struct DotFp8 {
  using Sums = F16;
  static constexpr int INPUTS = 128, UNITS = INPUTS, NUMBERS = INPUTS * LANES, BYTES = NUMBERS + 4 * LANES;
  static constexpr int PRODUCTS = 0;
  static constexpr bool ROTATES = false;
  static constexpr int TURN = 0;
  struct Block {
    const char* numbers;
    F16 scales;  // 2^8 times as large, see widen_fp8
  };
  static INLINE Sums zero() { return all(0); }
  static INLINE Block load_block(const char* p) { return {p, load(reinterpret_cast<const float*>(p + NUMBERS))}; }
  static INLINE void widen(const char* block, float* to) {
    const F16 scales = load_block(block).scales;
    for (int i = 0; i < INPUTS; i++) store(to + i * LANES, widen_fp8(block + i * LANES) * scales);
  }
  template <int P, int C>
  static INLINE void step(Sums (&sums)[P][C], const Block (&blocks)[P], const uint32_t* units) {
    for (int i = 0; i < INPUTS; i++, units += C) {
      DotFloat32::Block wide[P];
#pragma GCC unroll 8
      for (int p = 0; p < P; p++) wide[p].weights = widen_fp8(blocks[p].numbers + i * LANES) * blocks[p].scales;
      DotFloat32::step(sums, wide, units);
    }
  }
  static INLINE F16 result(Sums sums, const float*, TokenScale) { return sums; }
  static TokenScale pack(const float* row, int64_t steps, uint32_t* units, int64_t stride) {
    return DotFloat32::pack(row, INPUTS * steps, units, stride);
  }
  // Read the numbers of one output.
  static void read(const char* panel, int64_t output, int64_t inputs, float* y) {
    for (int64_t step = 0; step < inputs / INPUTS; step++, panel += BYTES) {
      const Block block = load_block(panel);
      for (int i = 0; i < INPUTS; i++) *y++ = Lanes(widen_fp8(panel + i * LANES) * block.scales).at[output];
    }
  }
};

// A token's numbers in 8 bits: q = rint(x * 127 / largest). If any is not finite, all are zero and the scale is NaN.
struct Quantizer {
  float factor, scale;
  Quantizer(const float* row, int64_t count) {
    const float most = largest_magnitude(row, count);
    factor = most > 0 ? 127 / most : 0;
    scale = std::isfinite(most) ? most / 127 : std::numeric_limits<float>::quiet_NaN();
    if (!std::isfinite(factor) || !std::isfinite(most)) factor = 0;
  }
  // Quantize sixteen numbers to four units, and store the first `count` units. The numbers are added to `total`.
  INLINE void units(const float* x, uint32_t* units, int64_t stride, int64_t count, I16& total) const {
    const I16 numbers = factor > 0 ? round_to_ints(load(x) * all(factor)) : all_ints(0);
    int8_t bytes[LANES];
    narrow_to_bytes(numbers, bytes);
    total = total + numbers;
    for (int64_t i = 0; i < std::min<int64_t>(4, count); i++) std::memcpy(units + i * stride, bytes + 4 * i, 4);
  }
};

// Int8: a block is 16 times 4 weights, each stored plus 128; a unit is four numbers. The sums are integers, and so
// exact. What the 128 adds to them, with some instruction sets, is subtracted at the end.
struct DotInt8 {
  using Sums = I16;
  static constexpr int INPUTS = 4, UNITS = 1, BYTES = 64, PRODUCTS = 0;
  static constexpr bool ROTATES = true;
  static constexpr int TURN = 0;
  struct Block {
    Bytes weights;
  };
  static INLINE Sums zero() { return all_ints(0); }
  static INLINE Block load_block(const char* p) { return {load_bytes(p)}; }
  template <int P, int C>
  static INLINE void step(Sums (&sums)[P][C], const Block (&blocks)[P], const uint32_t* units) {
    for_sums(sums, [&](Sums sum, int p, int c) { return add_weights(sum, blocks[p].weights, units[c]); });
  }
  static INLINE F16 result(Sums sums, const float* scale, TokenScale token) {
    return to_floats(sums - all_ints(OFFSET * token.total)) * (load(scale) * all(token.scale));
  }
  static TokenScale pack(const float* row, int64_t steps, uint32_t* units, int64_t stride) {
    const Quantizer quantizer(row, steps * INPUTS);
    I16 total = all_ints(0);
    for (int64_t step = 0; step < steps; step += 4)
      quantizer.units(row + step * INPUTS, units + step * stride, stride, steps - step, total);
    return {quantizer.scale, sum(total)};
  }
};

}  // namespace XLABATCH_ISA
