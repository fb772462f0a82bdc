// The tile registers of AMX in plain C++, as Intel's manual defines the instructions.
//
// TDPBF16PS adds in float32. One sum takes, from zero, the products of the even numbers of a row and a column one
// after another, each fused with the sum. A second sum takes the products of the odd numbers. Then the two sums are
// added, and the result is added to C. It rounds to the nearest, ties to even, and replaces numbers smaller than a
// normal number by zero before and after every step. If the processor would raise an exception, the program ends.
#pragma once

#include <cstdlib>

#include "simd.h"

namespace XLABATCH_ISA {

constexpr int64_t TILE_ROWS = 16, TILE_ROW_BYTES = 64;  // maximum

// The shape of each register, as LDTILECFG reads it. A register without rows also has rows of 0 bytes.
struct alignas(64) TileShapes {
  uint8_t palette = 1, start_row = 0, reserved[14] = {};
  uint16_t row_bytes[16] = {};
  uint8_t rows[16] = {};
  void set(int tile, int64_t count, int64_t bytes = TILE_ROW_BYTES) {
    rows[tile] = static_cast<uint8_t>(count);
    row_bytes[tile] = static_cast<uint16_t>(count ? bytes : 0);
  }
};
static_assert(sizeof(TileShapes) == 64);

template <class Number> INLINE Number number_at(const char* row, int64_t at) {
  Number number;
  std::memcpy(&number, row + at * sizeof number, sizeof number);
  return number;
}

inline float bfloat16_at(const char* row, int64_t at) {
  const uint32_t bits = uint32_t{number_at<uint16_t>(row, at)} << 16;
  float number;
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

inline float flush(float x) { return std::fabs(x) < 0x1p-126f ? std::copysign(0.0f, x) : x; }

// Round a float64 sum, whose last bit is set if it is not exact, to float32. It becomes zero if it is smaller than a
// normal number after rounding to 24 bits.
inline float round_and_flush(double sum) {
  if (std::fabs(sum) < 0x1p-125 && std::fabs(static_cast<float>(sum * 0x1p64)) < 0x1p-62f)
    return static_cast<float>(std::copysign(0.0, sum));
  return static_cast<float>(sum);
}

// Compute a * b + c, fused. Float64 holds the product exactly. If the sum is not exact, its last bit is set, so that
// it is not rounded twice.
inline float add_product(float a, float b, float c) {
  const double product = static_cast<double>(flush(a)) * static_cast<double>(flush(b)), first = flush(c);
  double sum = product + first;
  const double part = sum - product, error = (product - (sum - part)) + (first - part);
  uint64_t bits;
  std::memcpy(&bits, &sum, sizeof bits);
  if (std::isfinite(sum) && error != 0 && bits % 2 == 0) {
    bits += (error > 0) == (sum > 0) ? 1 : -1;
    std::memcpy(&sum, &bits, sizeof sum);
  }
  return round_and_flush(sum);
}

class EmulatedTiles {
 public:
  void configure(const TileShapes& wanted) {
    require(wanted.palette == 1 && wanted.start_row == 0);
    for (uint8_t byte : wanted.reserved) require(byte == 0);
    for (int tile = 0; tile < 16; tile++) {
      require(wanted.rows[tile] <= TILE_ROWS && wanted.row_bytes[tile] <= TILE_ROW_BYTES);
      require((wanted.rows[tile] == 0) == (wanted.row_bytes[tile] == 0));
      require(tile < 8 || wanted.rows[tile] == 0);
    }
    shapes = wanted, configured = true;
    std::memset(bytes, 0, sizeof bytes);
  }

  void release() { configured = false; }

  void zero(int tile) {
    require(configured && shapes.rows[tile]);
    std::memset(bytes[tile], 0, sizeof bytes[tile]);
  }

  void load(int tile, const char* rows, int64_t stride) {
    zero(tile);
    for (int row = 0; row < shapes.rows[tile]; row++)
      std::memcpy(bytes[tile][row], rows + row * stride, shapes.row_bytes[tile]);
  }

  void store(int tile, char* rows, int64_t stride) {
    require(configured && shapes.rows[tile]);
    for (int row = 0; row < shapes.rows[tile]; row++)
      std::memcpy(rows + row * stride, bytes[tile][row], shapes.row_bytes[tile]);
  }

  void dot_bfloat16(int c, int a, int b) {
    require_product(c, a, b);
    for (int m = 0; m < shapes.rows[c]; m++)
      for (int n = 0; n < shapes.row_bytes[c] / 4; n++) {
        float even = 0, odd = 0;
        for (int k = 0; k < shapes.rows[b]; k++) {
          even = add_product(bfloat16_at(bytes[a][m], 2 * k), bfloat16_at(bytes[b][k], 2 * n), even);
          odd = add_product(bfloat16_at(bytes[a][m], 2 * k + 1), bfloat16_at(bytes[b][k], 2 * n + 1), odd);
        }
        char* sum = bytes[c][m] + 4 * n;
        const float total = flush(flush(number_at<float>(sum, 0)) + flush(even + odd));
        std::memcpy(sum, &total, sizeof total);
      }
  }

  // The bytes of a are signed, those of b are of type Byte.
  template <class Byte> void dot_int8(int c, int a, int b) {
    require_product(c, a, b);
    for (int m = 0; m < shapes.rows[c]; m++)
      for (int n = 0; n < shapes.row_bytes[c] / 4; n++) {
        char* sum = bytes[c][m] + 4 * n;
        uint32_t total = number_at<uint32_t>(sum, 0);  // may wrap
        for (int k = 0; k < shapes.rows[b]; k++)
          for (int byte = 0; byte < 4; byte++)
            total += static_cast<uint32_t>(number_at<int8_t>(bytes[a][m], 4 * k + byte) *
                                           number_at<Byte>(bytes[b][k], 4 * n + byte));
        std::memcpy(sum, &total, sizeof total);
      }
  }

 private:
  static void require(bool condition) {
    if (!condition) std::abort();
  }

  // For each column of c, four bytes of a row of a are multiplied with four bytes of a row of b.
  void require_product(int c, int a, int b) {
    require(configured && shapes.rows[c] && shapes.rows[b]);
    require(shapes.rows[c] == shapes.rows[a] && shapes.row_bytes[c] == shapes.row_bytes[b]);
    require(shapes.row_bytes[a] == 4 * shapes.rows[b]);
  }

  TileShapes shapes;
  bool configured = false;
  char bytes[8][TILE_ROWS][TILE_ROW_BYTES];
};

// The emulated registers of this thread.
inline EmulatedTiles& emulated_tiles() {
  thread_local EmulatedTiles tiles;
  return tiles;
}

}  // namespace XLABATCH_ISA
