// Pack rows of blocks, as a file has them, into panels: blocks.h says how panels are read. No number is changed.
//
// A block is read into its parts: numbers of 0 or more (with 128 added to those of 8 bits), the scales of its groups,
// and what all groups share. xlabatch/checkpoint/gguf/blocks.py says what they mean. In a panel each of them is beside
// those of the 15 other outputs.
#include <cstring>
#include <limits>
#include <type_traits>

#include "task.h"

namespace xlabatch {

namespace {

constexpr int GROUP = 32, UNITS = 8, LINE = 64;  // inputs; words of four numbers; bytes of a word for each output

struct Parts {
  uint8_t numbers[256];
  uint8_t scales[32];  // by group; a group may have two
  uint8_t shared[4];
};

// Numbers of a few bits: the lowest bits of `width` bytes, then the next bits of these, up to the highest.
template <int Bits> void unpack(const uint8_t* from, int bytes, int width, uint8_t* numbers) {
  for (int start = 0; start < bytes; start += width)
    for (int shift = 0; shift < 8; shift += Bits)
      for (int i = 0; i < width; i++) *numbers++ = from[start + i] >> shift & ((1 << Bits) - 1);
}

// The same, as higher bits of numbers that are there already.
template <int Bits> void add_high(const uint8_t* from, int bytes, int width, int at, uint8_t* numbers) {
  for (int start = 0; start < bytes; start += width)
    for (int shift = 0; shift < 8; shift += Bits)
      for (int i = 0; i < width; i++) *numbers++ |= (from[start + i] >> shift & ((1 << Bits) - 1)) << at;
}

// The fifth bits of 32 numbers.
void add_fifth(const uint8_t* from, uint8_t* numbers) {
  for (int i = 0; i < GROUP; i++) numbers[i] |= (from[i / 8] >> i % 8 & 1) << 4;
}

// The 12 bytes of scales of Q4_K and Q5_K: bytes 0 to 3 have the scales of the first four groups, bytes 4 to 7 their
// minima, and both have in their upper two bits the upper bits of the last four groups. Bytes 8 to 11 have the lower
// four bits of the last four groups.
void six_bit_scales(const uint8_t* from, uint8_t* scales) {
  for (int group = 0; group < 4; group++) {
    const uint8_t first = from[group], second = from[4 + group], low = from[8 + group];
    scales[2 * group] = first & 63, scales[2 * group + 1] = second & 63;
    scales[2 * (4 + group)] = (low & 15) | (first >> 2 & 48);
    scales[2 * (4 + group) + 1] = low >> 4 | (second >> 2 & 48);
  }
}

// The factors of all scales and of all minima; the latter are subtracted.
void factors_with_minima(const uint8_t* from, uint8_t* shared) {
  std::memcpy(shared, from, 4);
  shared[3] ^= 0x80;
}

// How numbers lie in the lines of a group, given its units.

struct EightBits {
  static constexpr int LINES = 8;
  static void lines(const uint32_t* units, uint32_t* lines) { std::memcpy(lines, units, UNITS * 4); }
};

struct FourBits {
  static constexpr int LINES = 4;
  static void lines(const uint32_t* units, uint32_t* lines) {
    for (int n = 0; n < 4; n++) lines[n] = (units[n] & 0x0f0f0f0f) | (units[n + 4] & 0x0f0f0f0f) << 4;
  }
};

// Return a line with some bits, from bit `at` on, of neighbouring units, those of the first unit lowest.
template <int Bits, int At> uint32_t join(const uint32_t* units) {
  uint32_t line = 0;
  for (int n = 0; n < 8 / Bits; n++) line |= (units[n] >> At & ((1 << Bits) - 1) * 0x01010101u) << n * Bits;
  return line;
}

struct FiveBits {
  static constexpr int LINES = 5;
  static void lines(const uint32_t* units, uint32_t* lines) {
    FourBits::lines(units, lines);
    lines[4] = join<1, 4>(units);
  }
};

struct SixBits {
  static constexpr int LINES = 6;
  static void lines(const uint32_t* units, uint32_t* lines) {
    for (int n = 0; n < 4; n++) lines[n] = (units[2 * n] & 0x0f0f0f0f) | (units[2 * n + 1] & 0x0f0f0f0f) << 4;
    for (int n = 0; n < 2; n++) lines[4 + n] = join<2, 4>(units + 4 * n);
  }
};

struct TwoBits {
  static constexpr int LINES = 2;
  static void lines(const uint32_t* units, uint32_t* lines) {
    for (int n = 0; n < 2; n++) lines[n] = join<2, 0>(units + 4 * n);
  }
};

struct ThreeBits {
  static constexpr int LINES = 3;
  static void lines(const uint32_t* units, uint32_t* lines) {
    TwoBits::lines(units, lines);
    lines[2] = join<1, 2>(units);
  }
};

// The bytes of a number, and how many there are: scales of a group, or what is shared.
template <int Bytes, int Count> struct Numbers {
  static constexpr int BYTES = Bytes, COUNT = Count;
  // Copy an output's numbers to where they are beside those of the others.
  static void copy(const uint8_t* from, int output, uint8_t* to) {
    for (int n = 0; n < COUNT; n++) std::memcpy(to + (n * PANEL + output) * BYTES, from + n * BYTES, BYTES);
  }
};
using None = Numbers<0, 0>;

template <class Lines, int Groups, class Scales, class Shared, class Read>
void pack(int block_bytes, const uint8_t* rows, int64_t count, int64_t blocks, uint8_t* step, const Read& read) {
  constexpr int GROUP_BYTES = Lines::LINES * LINE + PANEL * Scales::COUNT * Scales::BYTES;
  static constexpr uint8_t ZEROS[256] = {};
  for (int64_t first = 0; first < count; first += PANEL)
    for (int64_t block = 0; block < blocks; block++) {
      for (int output = 0; output < PANEL; output++) {
        Parts parts;
        const int64_t row = first + output;
        read(row < count ? rows + (row * blocks + block) * block_bytes : ZEROS, parts);
        for (int group = 0; group < Groups; group++) {
          uint32_t units[UNITS], lines[Lines::LINES];
          std::memcpy(units, parts.numbers + group * GROUP, GROUP);
          Lines::lines(units, lines);
          uint8_t* to = step + group * GROUP_BYTES;
          for (int line = 0; line < Lines::LINES; line++)
            std::memcpy(to + line * LINE + output * 4, lines + line, 4);
          Scales::copy(parts.scales + group * Scales::COUNT * Scales::BYTES, output, to + Lines::LINES * LINE);
        }
        Shared::copy(parts.shared, output, step + Groups * GROUP_BYTES);
      }
      step += Groups * GROUP_BYTES + PANEL * Shared::COUNT * Shared::BYTES;
    }
}

// Integers of 4 or 8 bits; a block begins with a word for all of them.
template <class Lines, int Groups> void pack_integers(const uint8_t* rows, int64_t count, int64_t blocks, uint8_t* panels) {
  constexpr int NUMBERS = Groups * GROUP, BYTES = NUMBERS * Lines::LINES / UNITS;
  pack<Lines, Groups, None, Numbers<4, 1>>(4 + BYTES, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
    std::memcpy(parts.shared, raw, 4);
    if (Lines::LINES == UNITS)
      std::memcpy(parts.numbers, raw + 4, NUMBERS);
    else
      unpack<4>(raw + 4, BYTES, 1, parts.numbers);
  });
}

// Blocks of 32 inputs with scales, and maybe minima, in float16; then maybe fifth bits; then four bits.
template <int Factors, bool HasFifth>
void pack_small(const uint8_t* rows, int64_t count, int64_t blocks, uint8_t* panels) {
  constexpr int SCALES = 2 * Factors, FIFTH = HasFifth ? 4 : 0;
  using Lines = std::conditional_t<HasFifth, FiveBits, FourBits>;
  pack<Lines, 1, Numbers<2, Factors>, None>(
      SCALES + FIFTH + 16, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
        std::memcpy(parts.scales, raw, SCALES);
        unpack<4>(raw + SCALES + FIFTH, 16, 16, parts.numbers);
        if (HasFifth) add_fifth(raw + SCALES, parts.numbers);
      });
}

// FP8: a block begins with a scale in float32. A block with a NaN has the scale NaN instead.
void pack_fp8(const uint8_t* rows, int64_t count, int64_t blocks, uint8_t* panels) {
  constexpr int INPUTS = 128, BLOCK_BYTES = 4 + INPUTS, STEP = (INPUTS + 4) * PANEL;
  const int64_t count_of_panels = (count + PANEL - 1) / PANEL;
  std::memset(panels, 0, count_of_panels * blocks * STEP);
  for (int64_t row = 0; row < count; row++)
    for (int64_t block = 0; block < blocks; block++) {
      const uint8_t* from = rows + (row * blocks + block) * BLOCK_BYTES;
      uint8_t* to = panels + (row / PANEL * blocks + block) * STEP;
      float scale;
      std::memcpy(&scale, from, 4);
      scale *= 256;  // see widen_fp8
      for (int i = 0; i < INPUTS; i++) {
        const uint8_t number = from[4 + i];
        to[i * PANEL + row % PANEL] = number;
        if ((number & 0x7f) == 0x7f) scale = std::numeric_limits<float>::quiet_NaN();
      }
      std::memcpy(to + INPUTS * PANEL + row % PANEL * 4, &scale, 4);
    }
}

bool pack_rows(Format format, const uint8_t* rows, int64_t count, int64_t blocks, uint8_t* panels) {
  switch (format) {
    case Format::Q8_0:
      pack<EightBits, 1, Numbers<2, 1>, None>(34, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
        std::memcpy(parts.scales, raw, 2);
        for (int i = 0; i < GROUP; i++) parts.numbers[i] = raw[2 + i] ^ 0x80;
      });
      return true;
    case Format::Q4_0:
    case Format::IQ4_NL:
      pack_small<1, false>(rows, count, blocks, panels);
      return true;
    case Format::Q4_1:
      pack_small<2, false>(rows, count, blocks, panels);
      return true;
    case Format::Q5_0:
      pack_small<1, true>(rows, count, blocks, panels);
      return true;
    case Format::Q5_1:
      pack_small<2, true>(rows, count, blocks, panels);
      return true;
    case Format::MXFP4:
      pack<FourBits, 1, Numbers<1, 1>, None>(17, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
        parts.scales[0] = raw[0];
        unpack<4>(raw + 1, 16, 16, parts.numbers);
      });
      return true;
    case Format::Q2_K:
      pack<TwoBits, 8, Numbers<1, 2>, Numbers<2, 2>>(
          84, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
            std::memcpy(parts.scales, raw, 16);
            unpack<2>(raw + 16, 64, 32, parts.numbers);
            factors_with_minima(raw + 80, parts.shared);
          });
      return true;
    case Format::Q3_K:
      pack<ThreeBits, 8, Numbers<1, 2>, Numbers<2, 1>>(
          110, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
            unpack<2>(raw + 32, 64, 32, parts.numbers);
            add_high<1>(raw, 32, 32, 2, parts.numbers);
            unpack<4>(raw + 96, 8, 8, parts.scales);
            add_high<2>(raw + 104, 4, 4, 4, parts.scales);
            for (int n = 0; n < 16; n++) parts.scales[n] -= 32;
            std::memcpy(parts.shared, raw + 108, 2);
          });
      return true;
    case Format::Q4_K:
      pack<FourBits, 8, Numbers<1, 2>, Numbers<2, 2>>(
          144, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
            factors_with_minima(raw, parts.shared);
            six_bit_scales(raw + 4, parts.scales);
            unpack<4>(raw + 16, 128, 32, parts.numbers);
          });
      return true;
    case Format::Q5_K:
      pack<FiveBits, 8, Numbers<1, 2>, Numbers<2, 2>>(
          176, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
            factors_with_minima(raw, parts.shared);
            six_bit_scales(raw + 4, parts.scales);
            unpack<4>(raw + 48, 128, 32, parts.numbers);
            add_high<1>(raw + 16, 32, 32, 4, parts.numbers);
          });
      return true;
    case Format::Q6_K:
      pack<SixBits, 8, Numbers<1, 2>, Numbers<2, 1>>(
          210, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
            unpack<4>(raw, 128, 64, parts.numbers);
            add_high<2>(raw + 128, 64, 32, 4, parts.numbers);
            std::memcpy(parts.scales, raw + 192, 16);
            std::memcpy(parts.shared, raw + 208, 2);
          });
      return true;
    case Format::IQ4_XS:
      pack<FourBits, 8, Numbers<1, 1>, Numbers<2, 1>>(
          136, rows, count, blocks, panels, [](const uint8_t* raw, Parts& parts) {
            std::memcpy(parts.shared, raw, 2);
            unpack<4>(raw + 4, 4, 1, parts.scales);
            add_high<2>(raw + 2, 2, 1, 4, parts.scales);
            for (int n = 0; n < 8; n++) parts.scales[n] -= 32;
            unpack<4>(raw + 8, 128, 16, parts.numbers);
          });
      return true;
    case Format::INT4_G32:
      pack_integers<FourBits, 1>(rows, count, blocks, panels);
      return true;
    case Format::INT4_G64:
      pack_integers<FourBits, 2>(rows, count, blocks, panels);
      return true;
    case Format::INT4_G128:
      pack_integers<FourBits, 4>(rows, count, blocks, panels);
      return true;
    case Format::INT8_G32:
      pack_integers<EightBits, 1>(rows, count, blocks, panels);
      return true;
    case Format::INT8_G128:
      pack_integers<EightBits, 4>(rows, count, blocks, panels);
      return true;
    case Format::FP8_G128:
      pack_fp8(rows, count, blocks, panels);
      return true;
    default:
      return false;
  }
}

}  // namespace

}  // namespace xlabatch

// Pack rows of blocks [count, blocks] into panels, with zeros after the last row; false for a format without blocks.
extern "C" __attribute__((visibility("default"))) bool xlabatch_pack_blocks(int64_t format, const uint8_t* rows,
                                                                            int64_t count, int64_t blocks,
                                                                            uint8_t* panels) {
  return xlabatch::pack_rows(static_cast<xlabatch::Format>(format), rows, count, blocks, panels);
}
