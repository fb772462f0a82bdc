// An orthogonal rotation of a token's numbers, so that none stands out when they are rounded to 8 bits.
//
// In real models one channel of a token is 12 to 30 times as large as the others, and a step of 8 bits as wide as that
// leaves little of them. A Hadamard transform spreads each number over B others, B the largest power of two that the
// row holds. It runs over the first B numbers; then each number gets a fixed sign, and it runs over the last B. The
// signs keep the second transform from undoing the first where they overlap. A row of B numbers gets the first only.
// The rows of a weight are rotated when they are rounded (model/rotation.py), and a product of two rows that are
// rotated alike is what it was. Every number goes through the same sums in the same order on every instruction set.
#pragma once

#include <algorithm>
#include <cmath>

#include "simd.h"

namespace XLABATCH_ISA {

// Add or subtract the lane that is S away: x[i] + x[i ^ S], or x[i ^ S] - x[i] where i has the bit S.
template <int S> INLINE F16 butterfly_lanes(F16 x) {
  if constexpr (S >= PART_LANES) {
    constexpr int away = S / PART_LANES;
    return each([&](int i) { return i & away ? x.part[i ^ away] - x.part[i] : x.part[i] + x.part[i ^ away]; });
  } else {
    Lanes signs;
    for (int i = 0; i < LANES; i++) signs.at[i] = i & S ? -1 : 1;
    const F16 sign = load(signs.at);
    return each([&](int i) { return part_fma(x.part[i], sign.part[i], part_swap<S>(x.part[i])); });
  }
}

INLINE F16 transform_lanes(F16 x) {
  return butterfly_lanes<8>(butterfly_lanes<4>(butterfly_lanes<2>(butterfly_lanes<1>(x))));
}

// One or two stages of a transform of `size` numbers, `apart` and `2 * apart` numbers apart; each sum times `factor`.
template <int STAGES> inline void butterflies(float* x, int64_t size, int64_t apart, float factor) {
  for (int64_t begin = 0; begin < size; begin += apart << STAGES)
    for (float* p = x + begin; p < x + begin + apart; p += LANES) {
      const F16 a = load(p), b = load(p + apart), sum = a + b, difference = a - b;
      if constexpr (STAGES == 1) {
        store(p, sum * all(factor)), store(p + apart, difference * all(factor));
      } else {
        const F16 c = load(p + 2 * apart), d = load(p + 3 * apart), sum2 = c + d, difference2 = c - d;
        store(p, (sum + sum2) * all(factor)), store(p + apart, (difference + difference2) * all(factor));
        store(p + 2 * apart, (sum - sum2) * all(factor)), store(p + 3 * apart, (difference - difference2) * all(factor));
      }
    }
}

// The Hadamard transform of `size` numbers, a power of two, in place. Its stages are 1, 2, 4 ... numbers apart.
inline void transform(float* x, int64_t size) {
  const float factor = 1 / std::sqrt(static_cast<float>(size));
  if (size < LANES) {
    for (int64_t apart = 1; apart < size; apart *= 2)
      for (int64_t i = 0; i < size; i++)
        if (!(i & apart)) {
          const float a = x[i], b = x[i + apart];
          x[i] = a + b, x[i + apart] = a - b;
        }
    for (int64_t i = 0; i < size; i++) x[i] *= factor;
    return;
  }
  for (int64_t i = 0; i < size; i += LANES) {
    const F16 numbers = transform_lanes(load(x + i));
    store(x + i, size == LANES ? numbers * all(factor) : numbers);
  }
  int64_t apart = LANES;
  for (; 4 * apart <= size; apart *= 4) butterflies<2>(x, size, apart, 4 * apart == size ? factor : 1);
  if (apart < size) butterflies<1>(x, size, apart, factor);
}

// Change the signs of some numbers of a row: of the i-th by a fixed bit without a pattern.
inline void change_signs(float* row, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    uint32_t bits = static_cast<uint32_t>(i) * 0x9e3779b1u, number;
    bits = (bits ^ bits >> 15) * 0x85ebca6bu;
    std::memcpy(&number, row + i, sizeof number);
    number ^= bits & 0x80000000u;
    std::memcpy(row + i, &number, sizeof number);
  }
}

inline int64_t largest_power(int64_t count) {
  int64_t size = 1;
  while (2 * size <= count) size *= 2;
  return size;
}

inline void rotate(float* row, int64_t count) {
  const int64_t size = largest_power(count);
  transform(row, size);
  if (size == count) return;
  change_signs(row, count);
  transform(row + count - size, size);
}

// Undo `rotate`, but for roundings.
inline void rotate_back(float* row, int64_t count) {
  const int64_t size = largest_power(count);
  if (size < count) {
    transform(row + count - size, size);
    change_signs(row, count);
  }
  transform(row, size);
}

}  // namespace XLABATCH_ISA
