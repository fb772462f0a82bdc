// Rounds the rows of a weight to blocks of GGUF's types: xlabatch/checkpoint/gguf/blocks.py says what their bytes mean.
//
// Sixteen groups of inputs lie side by side in the lanes. For each lane some candidates of a scale give it whole
// numbers, and least squares over these numbers the best scale and minimum. The square of an error counts as much as
// that of its number, and of the group's numbers on average: large ones matter more, and none is left out. It counts
// times the importance of its input, where that is known. Then scales and minima are rounded as a type stores them,
// and the numbers once more with what is stored. A group is never worse than with a scale from its least and largest
// weight. Lanes never meet, or in a fixed order, so every instruction set finds the same bits.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "bytes.h"
#include "table.h"

namespace XLABATCH_ISA {

using xlabatch::WideRows;

constexpr int CANDIDATES = 10;                 // on each side of the plain scale, a tenth of a step apart
constexpr int REFINEMENTS = 2;                 // of what the best candidate gives
constexpr int BLOCK_NUMBERS = 256;             // of the types _K
constexpr float MOST_SCALE = 63;               // 6 bits
constexpr float SMALLEST_SPREAD = 1e-5f;       // of numbers, relative to their squares: all equal have none

template <class Compare> INLINE F16 select(F16 a, F16 b, F16 yes, F16 no, const Compare& compare) {
  return each([&](int i) { return compare(a.part[i], b.part[i]) ? yes.part[i] : no.part[i]; });
}
INLINE F16 select_if_less(F16 a, F16 b, F16 yes, F16 no) {
  return select(a, b, yes, no, [](auto x, auto y) { return x < y; });
}
INLINE F16 smaller(F16 a, F16 b) { return select_if_less(a, b, a, b); }
INLINE F16 larger(F16 a, F16 b) { return select_if_less(a, b, b, a); }
INLINE F16 magnitude(F16 a) { return larger(a, all(0) - a); }
INLINE F16 nearest(F16 a, float least, float most) {
  return to_floats(round_to_ints(smaller(larger(a, all(least)), all(most))));
}
// a / b, or 0 where b is 0.
INLINE F16 quotient(F16 a, F16 b) {
  const F16 zero = all(0), size = magnitude(b);
  return select_if_less(zero, size, a / select_if_less(zero, size, b, all(1)), zero);
}

// Round to the nearest float16, ties to even; too large ones become infinite.
inline uint16_t round_float16(float x) {
  uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  const uint32_t sign = bits >> 16 & 0x8000, size = bits & 0x7fffffff;
  if (size >= 0x477ff000) return static_cast<uint16_t>(sign | 0x7c00);
  if (size >= 0x38800000) return static_cast<uint16_t>(sign | (size + 0xfff + (size >> 13 & 1) - (112u << 23)) >> 13);
  float shifted;
  std::memcpy(&shifted, &size, sizeof shifted);
  shifted += 0.5f;  // whose last bit is that of denormal float16
  std::memcpy(&bits, &shifted, sizeof bits);
  return static_cast<uint16_t>(sign | (bits - 0x3f000000));
}

// Float16 numbers, one of each lane.
struct Halves {
  uint16_t at[LANES];
  explicit Halves(F16 numbers) {
    const Lanes lanes(numbers);
    for (int i = 0; i < LANES; i++) at[i] = round_float16(lanes.at[i]);
  }
  bool finite() const {
    return std::none_of(at, at + LANES, [](uint16_t half) { return (half & 0x7c00) == 0x7c00; });
  }
  F16 widen() const {  // if they are finite
    Lanes lanes;
    for (int i = 0; i < LANES; i++) {
      const uint32_t size = at[i] & 0x7fff, bits = (size << 13) + (112u << 23);
      float normal;
      std::memcpy(&normal, &bits, sizeof normal);
      lanes.at[i] = std::copysign(size < 0x400 ? static_cast<float>(size) * 0x1p-24f : normal, at[i] & 0x8000 ? -1.0f : 1.0f);
    }
    return load(lanes.at);
  }
};

// Sixteen groups of SIZE numbers, and how much the square of each number's error counts.
template <int SIZE> struct Groups {
  F16 x[SIZE], weight[SIZE];
  bool finite = true;

  // Take `count` groups that follow one another, from number `start` on; the others are zero.
  Groups(const WideRows& rows, int64_t start, int64_t count) {
    for (int i = 0; i < SIZE; i++) {
      x[i] = gather(i, count, [&](int64_t at) { return rows.numbers[start + at]; });
      finite &= is_finite(x[i]);
    }
    F16 squares = all(0);
    for (const F16& each : x) squares = fma(each, each, squares);
    const F16 mean = squares * all(1.0f / SIZE);
    for (int i = 0; i < SIZE; i++) weight[i] = fma(x[i], x[i], mean);
    if (rows.importance != nullptr)
      for (int i = 0; i < SIZE; i++)
        weight[i] =
            weight[i] * gather(i, count, [&](int64_t at) { return rows.importance[(start + at) % rows.inputs]; });
  }

 private:
  // Number i of each group; `number` gives the one at a place after the first.
  template <class Number> static F16 gather(int i, int64_t count, const Number& number) {
    Lanes lanes;
    for (int64_t lane = 0; lane < LANES; lane++) lanes.at[lane] = lane < count ? number(lane * SIZE + i) : 0;
    return load(lanes.at);
  }

  static bool is_finite(F16 numbers) {
    const Lanes lanes(numbers);
    return std::all_of(lanes.at, lanes.at + LANES, [](float each) { return std::isfinite(each); });
  }
};

// The numbers 0 to TOP stand for scale * number + minimum.
struct Line {
  F16 scale, minimum;
};

template <int SIZE> INLINE F16 loss(const Groups<SIZE>& groups, Line line, float least, float most) {
  const F16 inverse = quotient(all(1), line.scale);
  F16 total = all(0);
  for (int i = 0; i < SIZE; i++) {
    const F16 x = groups.x[i] - line.minimum;
    const F16 error = fma(all(0) - line.scale, nearest(x * inverse, least, most), x);
    total = fma(groups.weight[i] * error, error, total);
  }
  return total;
}

// The numbers of all groups, [SIZE, 16].
template <int SIZE> struct Rounded {
  int8_t at[SIZE][LANES];
  Rounded(const Groups<SIZE>& groups, Line line, float least, float most) {
    const F16 inverse = quotient(all(1), line.scale);
    for (int i = 0; i < SIZE; i++) {
      const F16 numbers = nearest((groups.x[i] - line.minimum) * inverse, least, most);
      narrow_to_bytes(round_to_ints(numbers), at[i]);
    }
  }
};

// Least squares over candidates' numbers: the scale and the minimum, between bounds, that lose least.
template <int SIZE, int TOP> struct Fit {
  F16 y[SIZE], weighted[SIZE];  // above the base; times their weights
  const Groups<SIZE>& groups;
  const F16 base, least, most;  // bounds are relative to the base
  F16 weights = all(0), sum = all(0);
  F16 gain = all(-std::numeric_limits<float>::infinity());
  Line best;

  Fit(const Groups<SIZE>& groups, Line plain, F16 least, F16 most)
      : groups(groups), base(plain.minimum), least(least - base), most(most - base), best{plain.scale, all(0)} {
    for (int i = 0; i < SIZE; i++) {
      y[i] = groups.x[i] - base, weighted[i] = groups.weight[i] * y[i];
      weights = weights + groups.weight[i], sum = sum + weighted[i];
    }
    for (int n = -CANDIDATES; n <= CANDIDATES; n++)
      consider(quotient(all((TOP + 0.1f * static_cast<float>(n)) / TOP), plain.scale), all(0));
    for (int n = 0; n < REFINEMENTS; n++) consider(quotient(all(1), best.scale), best.minimum);
  }

  Line line() const { return {best.scale, best.minimum + base}; }

  void consider(F16 inverse, F16 minimum) {
    F16 q = all(0), qq = all(0), qy = all(0);
    for (int i = 0; i < SIZE; i++) {
      const F16 number = nearest((y[i] - minimum) * inverse, 0, TOP), times = groups.weight[i] * number;
      q = q + times, qq = fma(times, number, qq), qy = fma(weighted[i], number, qy);
    }
    const F16 square = weights * qq, spread = square - q * q;
    const F16 free = (qq * sum - q * qy) / spread;
    const F16 bounded = smaller(larger(free, least), most);
    const F16 scale = select(free, bounded, (weights * qy - sum * q) / spread, (qy - bounded * q) / qq,
                             [](auto a, auto b) { return a == b; });
    const F16 two = all(2);
    F16 gained = bounded * (two * sum - bounded * weights) + scale * (two * (qy - bounded * q) - scale * qq);
    gained = select_if_less(square * all(SMALLEST_SPREAD), spread, gained, gain);
    best.scale = select_if_less(gain, gained, scale, best.scale);
    best.minimum = select_if_less(gain, gained, bounded, best.minimum);
    gain = select_if_less(gain, gained, gained, gain);
  }
};

// Q4_1 and Q5_1: sixteen blocks, each one group, with a float16 scale and minimum.
template <int BITS> struct BlocksWithMinimum {
  static constexpr int TOP = (1 << BITS) - 1, NUMBERS = 32, AT_ONCE = LANES, BYTES = 8 + 4 * (BITS - 1);

  static bool round(const WideRows& rows, int64_t start, int64_t count, uint8_t* blocks) {
    const Groups<NUMBERS> groups(rows, start, count);
    const Line plain = plain_line(groups), fitted = Fit<NUMBERS, TOP>(groups, plain, infinity(-1), infinity(1)).line();
    const Line first = stored(plain), second = stored(fitted);
    const F16 a = loss(groups, first, 0, TOP), b = loss(groups, second, 0, TOP);
    const Line line{select_if_less(b, a, second.scale, first.scale), select_if_less(b, a, second.minimum, first.minimum)};
    const Rounded<NUMBERS> numbers(groups, line, 0, TOP);
    const Halves scales(line.scale), minima(line.minimum);
    for (int64_t block = 0; block < count; block++, blocks += BYTES) {
      std::memset(blocks, 0, BYTES);
      std::memcpy(blocks, scales.at + block, 2), std::memcpy(blocks + 2, minima.at + block, 2);
      for (int i = 0; i < NUMBERS; i++) {
        const int number = numbers.at[i][block];
        blocks[BYTES - 16 + i % 16] |= (number & 15) << i / 16 * 4;
        if (BITS == 5) blocks[4 + i / 8] |= number >> 4 << i % 8;
      }
    }
    return groups.finite && scales.finite() && minima.finite();
  }

  static F16 infinity(float sign) { return all(sign * std::numeric_limits<float>::infinity()); }
  static Line stored(Line line) { return {Halves(line.scale).widen(), Halves(line.minimum).widen()}; }
  static Line plain_line(const Groups<NUMBERS>& groups) {
    F16 least = groups.x[0], most = groups.x[0];
    for (const F16& x : groups.x) least = smaller(x, least), most = larger(most, x);
    return {(most - least) / all(TOP), least};
  }
};

// Q4_K and Q5_K: two blocks of eight groups. A scale is a factor times a number of 6 bits, a minimum minus a factor
// times one. So all minima of a block have one sign: the factor is negative if no weight is.
template <int BITS> struct BlocksWithMinima {
  static constexpr int TOP = (1 << BITS) - 1, NUMBERS = BLOCK_NUMBERS, AT_ONCE = 2, SIZE = 32, GROUPS = 8;
  static constexpr int BYTES = 16 + 32 * BITS;

  // What is stored of scales and minima, and what it loses.
  struct Stored {
    Halves factor, factor_of_minima;
    F16 scale, minimum;  // in 6 bits
    F16 lost;
    Line line() const {
      return {factor.widen() * scale, all(0) - factor_of_minima.widen() * minimum};
    }
  };

  static bool round(const WideRows& rows, int64_t start, int64_t count, uint8_t* blocks) {
    const Groups<SIZE> groups(rows, start, count * GROUPS);
    F16 least = groups.x[0], most = groups.x[0];
    for (const F16& x : groups.x) least = smaller(x, least), most = larger(most, x);
    const F16 zero = all(0), infinite = all(std::numeric_limits<float>::infinity());
    const F16 least_of_block = of_block(least, [](float a, float b) { return std::min(a, b); });
    const F16 base = select_if_less(least_of_block, zero, smaller(least, zero), least);
    const Line plain{(most - base) / all(TOP), base};
    const Line fitted = Fit<SIZE, TOP>(groups, plain, select_if_less(least_of_block, zero, zero - infinite, zero),
                                       select_if_less(least_of_block, zero, zero, infinite))
                            .line();
    const Stored first = stored(groups, plain, least_of_block), second = stored(groups, fitted, least_of_block);
    const auto add = [](float a, float b) { return a + b; };
    const Lanes a(of_block(first.lost, add)), b(of_block(second.lost, add));
    bool finite = groups.finite && first.factor.finite() && first.factor_of_minima.finite();
    for (int64_t block = 0; block < count; block++, blocks += BYTES) {
      const int lane = static_cast<int>(block) * GROUPS;
      const Stored& better = b.at[lane] < a.at[lane] ? second : first;
      finite &= better.factor.finite() && better.factor_of_minima.finite();
      write(better, Rounded<SIZE>(groups, better.line(), 0, TOP), lane, blocks);
    }
    return finite;
  }

  // Combine the lanes of each block in their order.
  template <class Operation> static F16 of_block(F16 a, const Operation& operation) {
    Lanes lanes(a);
    for (int first = 0; first < LANES; first += GROUPS) {
      float result = lanes.at[first];
      for (int i = 1; i < GROUPS; i++) result = operation(result, lanes.at[first + i]);
      std::fill_n(lanes.at + first, GROUPS, result);
    }
    return load(lanes.at);
  }

  static Stored stored(const Groups<SIZE>& groups, Line line, F16 least_of_block) {
    const auto largest = [](F16 a) { return of_block(a, [](float x, float y) { return std::max(x, y); }); };
    const F16 minima = magnitude(line.minimum), sign = select_if_less(least_of_block, all(0), all(1), all(-1));
    Stored best{Halves(largest(line.scale) / all(MOST_SCALE)), Halves(largest(minima) / all(MOST_SCALE) * sign),
                all(0), all(0), all(std::numeric_limits<float>::infinity())};
    const F16 scale = nearest(quotient(line.scale, best.factor.widen()), 0, MOST_SCALE);
    const F16 minimum = nearest(quotient(minima, magnitude(best.factor_of_minima.widen())), 0, MOST_SCALE);
    for (float away : {0.0f, -1.0f, 1.0f})
      for (float away_of_minimum : {0.0f, -1.0f, 1.0f}) {
        Stored next = best;
        next.scale = nearest(scale + all(away), 0, MOST_SCALE);
        next.minimum = nearest(minimum + all(away_of_minimum), 0, MOST_SCALE);
        next.lost = loss(groups, next.line(), 0, TOP);
        best.scale = select_if_less(next.lost, best.lost, next.scale, best.scale);
        best.minimum = select_if_less(next.lost, best.lost, next.minimum, best.minimum);
        best.lost = smaller(next.lost, best.lost);
      }
    return best;
  }

  static void write(const Stored& stored, const Rounded<SIZE>& numbers, int lane, uint8_t* block) {
    std::memset(block, 0, BYTES);
    std::memcpy(block, stored.factor.at + lane, 2), std::memcpy(block + 2, stored.factor_of_minima.at + lane, 2);
    const Lanes scales(stored.scale), minima(stored.minimum);
    uint8_t* six = block + 4;
    for (int n = 0; n < 4; n++) {
      const auto scale = static_cast<uint8_t>(scales.at[lane + n]), minimum = static_cast<uint8_t>(minima.at[lane + n]);
      const auto scale4 = static_cast<uint8_t>(scales.at[lane + n + 4]);
      const auto minimum4 = static_cast<uint8_t>(minima.at[lane + n + 4]);
      six[n] = scale | scale4 >> 4 << 6, six[n + 4] = minimum | minimum4 >> 4 << 6;
      six[n + 8] = (scale4 & 15) | (minimum4 & 15) << 4;
    }
    for (int group = 0; group < GROUPS; group++)
      for (int i = 0; i < SIZE; i++) {
        const int number = numbers.at[i][lane + group];
        block[BYTES - 128 + group / 2 * 32 + i] |= (number & 15) << group % 2 * 4;
        if (BITS == 5) block[16 + i] |= number >> 4 << group;
      }
  }
};

// Q6_K: a block of sixteen groups. A scale is a factor times a number of 8 bits with a sign; there are no minima.
struct BlocksOfSixBits {
  static constexpr int NUMBERS = BLOCK_NUMBERS, AT_ONCE = 1, SIZE = 16, BYTES = 210;
  static constexpr float LEAST = -32, MOST = 31;

  struct Stored {
    Halves factor;  // the same in all lanes
    F16 scale;      // in 8 bits
    F16 lost;
    Line line() const { return {factor.widen() * scale, all(0)}; }
  };

  static bool round(const WideRows& rows, int64_t start, int64_t, uint8_t* block) {
    const Groups<SIZE> groups(rows, start, LANES);
    F16 extreme = groups.x[0];  // of the largest magnitude
    for (const F16& x : groups.x) extreme = select_if_less(magnitude(extreme), magnitude(x), x, extreme);
    const Stored first = stored(groups, extreme / all(LEAST)), second = stored(groups, fit(groups, extreme));
    const Stored& better = sum(second.lost) < sum(first.lost) ? second : first;
    const Rounded<SIZE> numbers(groups, better.line(), LEAST, MOST);
    std::memset(block, 0, BYTES);
    for (int n = 0; n < NUMBERS; n++) {
      const int number = numbers.at[n % SIZE][n / SIZE] + 32, half = n / 128, in_half = n % 128;
      block[half * 64 + in_half % 64] |= (number & 15) << in_half / 64 * 4;
      block[128 + half * 32 + in_half % 32] |= number >> 4 << in_half / 32 * 2;
    }
    int8_t scales[LANES];
    narrow_to_bytes(round_to_ints(better.scale), scales);
    std::memcpy(block + 192, scales, LANES), std::memcpy(block + 208, better.factor.at, 2);
    return groups.finite && better.factor.finite();
  }

  static F16 fit(const Groups<SIZE>& groups, F16 extreme) {
    F16 best = extreme / all(LEAST), gain = all(0);
    const auto consider = [&](F16 inverse) {
      F16 qq = all(0), qx = all(0);
      for (int i = 0; i < SIZE; i++) {
        const F16 number = nearest(groups.x[i] * inverse, LEAST, MOST), times = groups.weight[i] * number;
        qq = fma(times, number, qq), qx = fma(times, groups.x[i], qx);
      }
      const F16 scale = quotient(qx, qq), gained = scale * qx;
      best = select_if_less(gain, gained, scale, best);
      gain = larger(gain, gained);
    };
    for (int n = -CANDIDATES; n <= CANDIDATES; n++)
      consider(quotient(all(LEAST + 0.1f * static_cast<float>(n)), extreme));
    for (int n = 0; n < REFINEMENTS; n++) consider(quotient(all(1), best));
    return best;
  }

  static Stored stored(const Groups<SIZE>& groups, F16 scale) {
    const Lanes scales(scale);
    float largest = 0;
    for (float each : scales.at)
      if (std::fabs(each) > std::fabs(largest)) largest = each;
    Stored best{Halves(all(largest / -128)), all(0), all(std::numeric_limits<float>::infinity())};
    const F16 number = nearest(quotient(scale, best.factor.widen()), -128, 127);
    for (float away : {0.0f, -1.0f, 1.0f}) {
      Stored next = best;
      next.scale = nearest(number + all(away), -128, 127);
      next.lost = loss(groups, next.line(), LEAST, MOST);
      best.scale = select_if_less(next.lost, best.lost, next.scale, best.scale);
      best.lost = smaller(next.lost, best.lost);
    }
    return best;
  }
};

template <class Blocks> bool round_all(const WideRows& rows, int64_t count, uint8_t* blocks) {
  bool finite = true;
  for (int64_t at = 0; at < count; at += Blocks::AT_ONCE)
    finite &= Blocks::round(rows, at * Blocks::NUMBERS, std::min<int64_t>(Blocks::AT_ONCE, count - at),
                            blocks + at * Blocks::BYTES);
  return finite;
}

// Round rows to blocks of a type, given how many numbers they have; false if a number or a factor is not finite, or
// the type is none that is made.
inline bool round_rows(xlabatch::Format format, const WideRows& rows, int64_t count, uint8_t* blocks) {
  using xlabatch::Format;
  switch (format) {
    case Format::Q4_1:
      return round_all<BlocksWithMinimum<4>>(rows, count / 32, blocks);
    case Format::Q5_1:
      return round_all<BlocksWithMinimum<5>>(rows, count / 32, blocks);
    case Format::Q4_K:
      return round_all<BlocksWithMinima<4>>(rows, count / BLOCK_NUMBERS, blocks);
    case Format::Q5_K:
      return round_all<BlocksWithMinima<5>>(rows, count / BLOCK_NUMBERS, blocks);
    case Format::Q6_K:
      return round_all<BlocksOfSixBits>(rows, count / BLOCK_NUMBERS, blocks);
    default:
      return false;
  }
}

}  // namespace XLABATCH_ISA
