// Products with weights in the blocks of GGUF's types, and of others' groups, see blocks.py.
//
// A step is one block of each of 16 outputs: one to eight groups of 32 inputs. A group has some lines of 64 bytes, in
// which the bytes 4o to 4o + 3 belong to output o, and then its scales. What all groups share comes after the last one.
// The inputs 4u to 4u + 3 of a group are its unit u. A unit of an output is four numbers, each one byte after it is
// taken apart.
//
// A token's numbers are quantized in groups of 32 inputs, in the same way for all types. Products of a group, or of its
// halves if they have scales of their own, are integers, and so exact. Then come the only roundings, in the order of
// the inputs: sums = fma(products, scale * the token's scale, sums), and with a minimum
// sums = fma(minimum, the token's scale * the sum of its numbers, sums).
#pragma once

#include "linear.h"

namespace XLABATCH_ISA {

// The words of a token for each group.
constexpr int GROUP = 32, GROUP_UNITS = 8;    // inputs; four of them in a word
constexpr int SCALE = 8, SCALED_SUM = 9;      // float32: the value of a quantized 1, and times the sum of all numbers
constexpr int MINUS_SUMS = 10;                // minus the sum of the numbers of each half
constexpr int GROUP_WORDS = 12;
constexpr int UNITS_AT_ONCE = PARTS < LANES ? 8 : 1;  // without vectors, compiling the others takes minutes

template <class To, class From> INLINE To cast_bits(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

// How tokens are packed, for pack_tile.
struct BlockTokens {
  static constexpr int INPUTS = GROUP, UNITS = GROUP_WORDS;
  static constexpr bool ROTATES = false;
  static TokenScale pack(const float* row, int64_t groups, uint32_t* words, int64_t stride) {
    for (int64_t group = 0; group < groups; group++, row += GROUP, words += GROUP_WORDS * stride)
      pack_group(row, words, stride, words, stride);
    return {1, 0};
  }
  // Pack a group, whose units may have a stride of their own.
  static INLINE void pack_group(const float* row, uint32_t* units, int64_t unit_stride, uint32_t* words,
                                int64_t stride) {
    const Quantizer quantizer(row, GROUP);
    int32_t total = 0;
    for (int half = 0; half < 2; half++) {
      I16 totals = all_ints(0);
      quantizer.units(row + half * 16, units + half * 4 * unit_stride, unit_stride, 4, totals);
      const int32_t of_half = sum(totals);
      words[(MINUS_SUMS + half) * stride] = static_cast<uint32_t>(-of_half);
      total += of_half;
    }
    words[SCALE * stride] = cast_bits<uint32_t>(quantizer.scale);
    words[SCALED_SUM * stride] = cast_bits<uint32_t>(quantizer.scale * static_cast<float>(total));
  }
};

// How numbers are taken apart: unit(line, u) returns the four bytes of unit u, given line(n), the four bytes of the
// n-th line. It does so for one output (uint32_t) or for as many as fit into a register (IntPart). The byte ZERO stands
// for 0, and SMALL numbers are less than 64, at most MOST. order(n) is a good order of units: units from one line are neighbours.

template <class Word> INLINE Word shift_left(Word a, int bits) { return bits >= 0 ? a << bits : a >> -bits; }
template <class Word> INLINE Word low_half(Word a) { return a & 0x0f0f0f0f; }
template <class Word> INLINE Word high_half(Word a) { return a >> 4 & 0x0f0f0f0f; }

struct EightBits {
  static constexpr int LINES = 8, ZERO = 128;
  static constexpr bool SMALL = false;
  static constexpr int order(int n) { return n; }
  template <class Line> static INLINE auto unit(const Line& line, int u) { return line(u); }
};

// Four lines: low halves have units 0 to 3, high halves units 4 to 7.
template <int Zero> struct FourBits {
  static constexpr int LINES = 4, ZERO = Zero, MOST = 15;
  static constexpr bool SMALL = true;
  static constexpr int order(int n) { return n / 2 + n % 2 * 4; }
  template <class Line> static INLINE auto unit(const Line& line, int u) {
    return u < 4 ? low_half(line(u)) : high_half(line(u - 4));
  }
};

// And one more line, in which bit u of a byte belongs to unit u.
template <int Zero> struct FiveBits : FourBits<Zero> {
  static constexpr int LINES = 5, MOST = 31;
  template <class Line> static INLINE auto unit(const Line& line, int u) {
    return FourBits<Zero>::unit(line, u) | (shift_left(line(4), 4 - u) & 0x10101010);
  }
};

// Two lines of low bits for each half of the inputs; then one with the two high bits of its four units.
struct SixBits {
  static constexpr int LINES = 6, ZERO = 32, MOST = 63;
  static constexpr bool SMALL = true;
  static constexpr int order(int n) { return n; }
  template <class Line> static INLINE auto unit(const Line& line, int u) {
    const int half = u / 4, n = u % 4;
    const auto both = line(half * 2 + n / 2);
    return (n % 2 ? high_half(both) : low_half(both)) | (shift_left(line(4 + half), 4 - 2 * n) & 0x30303030);
  }
};

// A line for each half of the inputs, with two bits of its four units.
struct TwoBits {
  static constexpr int LINES = 2, ZERO = 0, MOST = 3;
  static constexpr bool SMALL = true;
  static constexpr int order(int n) { return n; }
  template <class Line> static INLINE auto unit(const Line& line, int u) {
    return line(u / 4) >> (u % 4 * 2) & 0x03030303;
  }
};

// And one more line, in which bit u of a byte belongs to unit u.
struct ThreeBits : TwoBits {
  static constexpr int LINES = 3, ZERO = 4, MOST = 7;
  template <class Line> static INLINE auto unit(const Line& line, int u) {
    return TwoBits::unit(line, u) | (shift_left(line(2), 2 - u) & 0x04040404);
  }
};

// Return the entries of a table at the bytes of a, which are less than 16.
INLINE uint32_t look_up(const uint8_t (&table)[16], uint32_t a) {
  uint32_t entries = 0;
  for (int shift = 0; shift < 32; shift += 8) entries |= uint32_t{table[a >> shift & 15]} << shift;
  return entries;
}
INLINE IntPart look_up(const uint8_t (&table)[16], IntPart a) {
#if defined(__AVX512BW__)
  const __m128i entries = _mm_load_si128(reinterpret_cast<const __m128i*>(table));
  return (IntPart)_mm512_shuffle_epi8(_mm512_broadcast_i32x4(entries), (__m512i)a);
#elif defined(__AVX2__)
  const __m128i entries = _mm_load_si128(reinterpret_cast<const __m128i*>(table));
  return (IntPart)_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(entries), (__m256i)a);
#elif defined(__ARM_NEON)
  return (IntPart)vqtbl1q_u8(vld1q_u8(table), (uint8x16_t)a);
#else
  return IntPart{static_cast<int32_t>(look_up(table, static_cast<uint32_t>(a[0])))};
#endif
}

// Four bits that stand for the entries of a table.
template <class Entries> struct TableBits : FourBits<Entries::ZERO> {
  static constexpr int MOST = Entries::MOST;
  static constexpr bool SMALL = Entries::SMALL;
  template <class Line> static INLINE auto unit(const Line& line, int u) {
    return look_up(Entries::TABLE, FourBits<0>::unit(line, u));
  }
};
struct IQ4Entries {
  static constexpr int ZERO = 128, MOST = 241;
  static constexpr bool SMALL = false;
  alignas(16) static constexpr uint8_t TABLE[16] = {1,   24,  45,  63,  79,  93,  106, 118,
                                                    129, 141, 153, 166, 181, 197, 217, 241};
};
struct FP4Entries {  // twice the numbers
  static constexpr int ZERO = 12, MOST = 24;
  static constexpr bool SMALL = true;
  alignas(16) static constexpr uint8_t TABLE[16] = {12, 13, 14, 15, 16, 18, 20, 24, 12, 11, 10, 9, 8, 6, 4, 0};
};

// The scales of 16 outputs, and what is added to their numbers after that. They follow the lines of a group, and its
// halves may have scales of their own.

template <bool HasMinimum> struct Float16Scales {
  static constexpr int GROUPS = 1, HALVES = 1, BYTES = HasMinimum ? 64 : 32, SHARED = 0;
  static constexpr bool HAS_MINIMUM = HasMinimum, HAS_ZEROS = false;
  static INLINE F16 scale(const char* own, const char*, int) { return widen_float16(own); }
  static INLINE F16 minimum(const char* own, const char*, int) { return widen_float16(own + 32); }
};

// Powers of two: half of 2^(exponent - 127), because the table has twice the numbers.
struct ExponentScales {
  static constexpr int GROUPS = 1, HALVES = 1, BYTES = 16, SHARED = 0;
  static constexpr bool HAS_MINIMUM = false, HAS_ZEROS = false;
  static INLINE F16 scale(const char* own, const char*, int) {
    const I16 exponents = widen_to_ints(own);
    return each([&](int i) {
      const IntPart exponent = exponents.part[i];
      const IntPart denormal = (IntPart{} + 0x200000) << (exponent & 1);
      return (Part)(exponent > 1 ? (exponent - 1) << 23 : denormal);
    });
  }
};

// Scales and minima of eight groups, with a float16 factor of all scales, and minus the factor of all minima.
struct ScalesAndMinima {
  static constexpr int GROUPS = 8, HALVES = 1, BYTES = 32, SHARED = 64;
  static constexpr bool HAS_MINIMUM = true, HAS_ZEROS = false;
  static INLINE F16 scale(const char* own, const char* shared, int) {
    return widen_float16(shared) * to_floats(widen_to_ints(own));
  }
  static INLINE F16 minimum(const char* own, const char* shared, int) {
    return widen_float16(shared + 32) * to_floats(widen_to_ints(own + 16));
  }
};

// The same for the halves of groups, with a scale in the low half of a byte and a minimum in its high half.
struct ScalesWithMinima {
  static constexpr int GROUPS = 8, HALVES = 2, BYTES = 32, SHARED = 64;
  static constexpr bool HAS_MINIMUM = true, HAS_ZEROS = false;
  static INLINE F16 scale(const char* own, const char* shared, int half) {
    const I16 both = widen_to_ints(own + half * 16);
    return widen_float16(shared) * to_floats(each_int<I16>([&](int i) { return both.part[i] & 15; }));
  }
  static INLINE F16 minimum(const char* own, const char* shared, int half) {
    const I16 both = widen_to_ints(own + half * 16);
    return widen_float16(shared + 32) * to_floats(each_int<I16>([&](int i) { return both.part[i] >> 4; }));
  }
};

// Scales with a sign, of groups or of their halves, and a float16 factor of all of them.
template <int Halves> struct SignedScales {
  static constexpr int GROUPS = 8, HALVES = Halves, BYTES = 16 * Halves, SHARED = 32;
  static constexpr bool HAS_MINIMUM = false, HAS_ZEROS = false;
  static INLINE F16 scale(const char* own, const char* shared, int half) {
    return widen_float16(shared) * widen_bytes(own + half * 16);
  }
};

// A word for each output and all groups of a block: a float32 whose lower 13 bits are zero, as in all that are float16
// or bfloat16, with the number that stands for 0 in these bits.
template <int Groups> struct ScalesWithZeros {
  static constexpr int GROUPS = Groups, HALVES = 1, BYTES = 0, SHARED = 64;
  static constexpr bool HAS_MINIMUM = false, HAS_ZEROS = true;
  static constexpr int32_t ZEROS = 0x1fff;
  static INLINE F16 scale(const char*, const char* shared, int) {
    const Bytes words = load_bytes(shared);
    return each([&](int i) { return (Part)(words.part[i] & ~ZEROS); });
  }
  static INLINE I16 zeros(const char* shared) {
    const Bytes words = load_bytes(shared);
    return each_int<I16>([&](int i) { return words.part[i] & ZEROS; });
  }
};

// Return minus the sum of a token's numbers in a group or a half: with what stands for 0 it begins the products.
template <int HALVES> INLINE int32_t minus_sum(const uint32_t* words, int stride, int half) {
  const uint32_t* of_halves = words + MINUS_SUMS * stride;
  return static_cast<int32_t>(HALVES == 2 ? of_halves[half * stride] : of_halves[0] + of_halves[stride]);
}

template <int HALVES> INLINE float scaled_sum(const uint32_t* words, int stride, int half) {
  if (HALVES == 1) return cast_bits<float>(words[SCALED_SUM * stride]);
  return cast_bits<float>(words[SCALE * stride]) * static_cast<float>(-minus_sum<HALVES>(words, stride, half));
}

template <class Numbers, class Scales> struct DotBlocks {
  using Sums = F16;
  static constexpr int OF_GROUP = Numbers::LINES * 64 + Scales::BYTES;
  static constexpr int GROUPS = Scales::GROUPS, HALVES = Scales::HALVES;
  static constexpr int INPUTS = GROUPS * GROUP, UNITS = GROUPS * GROUP_WORDS;
  static constexpr int BYTES = GROUPS * OF_GROUP + Scales::SHARED, PRODUCTS = 1;
  static constexpr int TURN = 8 / GROUPS;  // in steps: few, so that the words of tokens stay in the nearest cache

  static INLINE Sums zero() { return all(0); }

  // Add the products of some steps of a panel and C tokens. This is not inlined: GCC would mix the steps of two panels,
  // whose sums and products do not fit into the registers together.
  template <int C>
  __attribute__((noinline)) static void add_steps(Sums (&result)[C], const char* panel, const uint32_t* words,
                                                  int64_t steps, const char* ahead) {
    Sums sums[C];
#pragma GCC unroll 8
    for (int c = 0; c < C; c++) sums[c] = result[c];
    for (const char* end = panel + steps * BYTES; panel < end; panel += BYTES)
      for (int group = 0; group < GROUPS; group++, words += GROUP_WORDS * C) {
        for (int line = 0; line < BYTES / GROUPS; line += 64) __builtin_prefetch(ahead + line);
        ahead += BYTES / GROUPS;
        const char* lines = panel + group * OF_GROUP;
#pragma GCC unroll 2
        for (int half = 0; half < HALVES; half++) add_half(sums, lines, panel + GROUPS * OF_GROUP, words, half);
      }
#pragma GCC unroll 8
    for (int c = 0; c < C; c++) result[c] = sums[c];
  }

  // Add the products of a group, or of one of its halves.
  template <int C>
  static INLINE void add_half(Sums (&sums)[C], const char* lines, const char* shared, const uint32_t* words, int half) {
    I16 products[C];
    if constexpr (Scales::HAS_ZEROS) {
      const I16 zeros = Scales::zeros(shared) - all_ints(Numbers::SMALL ? 0 : 128 - PANEL_OFFSET);
#pragma GCC unroll 8
      for (int c = 0; c < C; c++) products[c] = multiply(zeros, minus_sum<HALVES>(words + c, C, half));
    } else {
      constexpr int32_t ZERO = Numbers::SMALL ? Numbers::ZERO : PANEL_OFFSET;
#pragma GCC unroll 8
      for (int c = 0; c < C; c++)
        products[c] = all_ints(ZERO ? ZERO * minus_sum<HALVES>(words + c, C, half) : 0);
    }
    const auto unit_at = [&](int u) {
      return each_int<Bytes>([&](int i) {
        return Numbers::unit([&](int line) { return load_bytes(lines + line * 64).part[i]; }, u);
      });
    };
    if constexpr (ADDS_IN_16_BITS && Numbers::SMALL) {
      // as many units as fit: twice the largest product for each
      constexpr int UNITS_OF_HALF = GROUP_UNITS / HALVES, FIT = 32767 / (2 * 127 * Numbers::MOST);
      constexpr int COUNT = FIT >= UNITS_OF_HALF ? UNITS_OF_HALF : FIT >= 4 ? 4 : 2;
#pragma GCC unroll 4
      for (int first = 0; first < UNITS_OF_HALF; first += COUNT) {
        HalfSums halves[C] = {};
#pragma GCC unroll 8
        for (int n = first; n < first + COUNT; n++) {
          const int u = Numbers::order(half * 4 + n);
          const Bytes unit = unit_at(u);
#pragma GCC unroll 8
          for (int c = 0; c < C; c++) halves[c] = add_in_16_bits(halves[c], unit, words[u * C + c]);
        }
#pragma GCC unroll 8
        for (int c = 0; c < C; c++) products[c] = add_halves(products[c], halves[c]);
      }
    } else {
#pragma GCC unroll UNITS_AT_ONCE
      for (int n = 0; n < GROUP_UNITS / HALVES; n++) {
        const int u = Numbers::order(half * 4 + n);
        const Bytes unit = unit_at(u);
#pragma GCC unroll 8
        for (int c = 0; c < C; c++)
          products[c] = Numbers::SMALL ? add_products(products[c], unit, words[u * C + c])
                                       : add_panel_weights(products[c], unit, words[u * C + c]);
      }
    }
    const F16 scales = Scales::scale(lines + Numbers::LINES * 64, shared, half);
#pragma GCC unroll 8
    for (int c = 0; c < C; c++)
      sums[c] = fma(to_floats(products[c]), scales * all(cast_bits<float>(words[SCALE * C + c])), sums[c]);
    if constexpr (Scales::HAS_MINIMUM) {
      const F16 minima = Scales::minimum(lines + Numbers::LINES * 64, shared, half);
#pragma GCC unroll 8
      for (int c = 0; c < C; c++) sums[c] = fma(minima, all(scaled_sum<HALVES>(words + c, C, half)), sums[c]);
    }
  }

  static INLINE F16 result(Sums sums, const float*, TokenScale) { return sums; }

  // Read the numbers of one output.
  static void read(const char* panel, int64_t output, int64_t inputs, float* y) {
    for (int64_t step = 0; step < inputs / INPUTS; step++, panel += BYTES)
      for (int group = 0; group < GROUPS; group++, y += GROUP) {
        const char* lines = panel + group * OF_GROUP;
        const auto line = [&](int n) {
          uint32_t word;
          std::memcpy(&word, lines + n * 64 + output * 4, sizeof word);
          return word;
        };
        for (int half = 0; half < HALVES; half++) {
          const char *own = lines + Numbers::LINES * 64, *shared = panel + GROUPS * OF_GROUP;
          const float scale = Lanes(Scales::scale(own, shared, half)).at[output];
          float minimum = 0;
          int32_t zeros[LANES] = {};
          if constexpr (Scales::HAS_ZEROS) {
            const I16 of_outputs = Scales::zeros(shared);
            std::memcpy(zeros, &of_outputs, sizeof zeros);
          }
          const int32_t zero = Scales::HAS_ZEROS ? zeros[output] : Numbers::ZERO;
          if constexpr (Scales::HAS_MINIMUM) minimum = Lanes(Scales::minimum(own, shared, half)).at[output];
          for (int u = half * 4; u < half * 4 + GROUP_UNITS / HALVES; u++) {
            const uint32_t unit = Numbers::unit(line, u);
            for (int j = 0; j < 4; j++) {
              const auto number = static_cast<int32_t>(unit >> 8 * j & 255) - zero;
              const float scaled = scale * static_cast<float>(number);
              y[u * 4 + j] = Scales::HAS_MINIMUM ? scaled + minimum : scaled;
            }
          }
        }
      }
  }
};

// Call visit with the Dot for a type.
template <class Visit> auto with_block_dot(xlabatch::Format format, const Visit& visit) {
  using xlabatch::Format;
  switch (format) {
    case Format::Q8_0:
      return visit(DotBlocks<EightBits, Float16Scales<false>>());
    case Format::Q4_0:
      return visit(DotBlocks<FourBits<8>, Float16Scales<false>>());
    case Format::Q4_1:
      return visit(DotBlocks<FourBits<0>, Float16Scales<true>>());
    case Format::Q5_0:
      return visit(DotBlocks<FiveBits<16>, Float16Scales<false>>());
    case Format::Q5_1:
      return visit(DotBlocks<FiveBits<0>, Float16Scales<true>>());
    case Format::IQ4_NL:
      return visit(DotBlocks<TableBits<IQ4Entries>, Float16Scales<false>>());
    case Format::MXFP4:
      return visit(DotBlocks<TableBits<FP4Entries>, ExponentScales>());
    case Format::Q2_K:
      return visit(DotBlocks<TwoBits, ScalesWithMinima>());
    case Format::Q3_K:
      return visit(DotBlocks<ThreeBits, SignedScales<2>>());
    case Format::Q4_K:
      return visit(DotBlocks<FourBits<0>, ScalesAndMinima>());
    case Format::Q5_K:
      return visit(DotBlocks<FiveBits<0>, ScalesAndMinima>());
    case Format::Q6_K:
      return visit(DotBlocks<SixBits, SignedScales<2>>());
    case Format::IQ4_XS:
      return visit(DotBlocks<TableBits<IQ4Entries>, SignedScales<1>>());
    case Format::INT4_G32:
      return visit(DotBlocks<FourBits<0>, ScalesWithZeros<1>>());
    case Format::INT4_G64:
      return visit(DotBlocks<FourBits<0>, ScalesWithZeros<2>>());
    case Format::INT4_G128:
      return visit(DotBlocks<FourBits<0>, ScalesWithZeros<4>>());
    case Format::INT8_G32:
      return visit(DotBlocks<EightBits, ScalesWithZeros<1>>());
    default:
      return visit(DotBlocks<EightBits, ScalesWithZeros<4>>());  // INT8_G128
  }
}

}  // namespace XLABATCH_ISA
