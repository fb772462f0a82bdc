// Fixed inputs of the cases in digests.cc, and the digest of their results.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "dispatch.h"

namespace xlabatch {

inline const Table* table;  // of the instruction set in turn
inline const char* const FORMATS[] = {"float32", "bfloat16", "int8", "Q8_0", "Q4_0", "Q4_1", "Q5_0", "Q5_1",
                                      "IQ4_NL", "MXFP4", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ4_XS",
                                      "INT4_G32", "INT4_G64", "INT4_G128", "INT8_G32", "INT8_G128", "FP8_G128", "portable-bfloat16"};

// Exact on every machine: whole numbers, scaled by powers of two.
struct Random {
  uint64_t state;
  uint32_t bits() { return static_cast<uint32_t>((state = state * 6364136223846793005u + 1442695040888963407u) >> 32); }
  float number() { return (static_cast<float>(bits() >> 8) - 8388608) / 4194304; }  // -2 to 2
};

inline std::vector<float> numbers(size_t count, uint64_t seed) {
  Random random{seed * 0x9e3779b97f4a7c15u + count};
  std::vector<float> result(count);
  for (float& each : result) each = random.number();
  return result;
}

inline std::vector<uint8_t> bytes(size_t count, uint64_t seed) {
  Random random{seed * 0x9e3779b97f4a7c15u + count};
  std::vector<uint8_t> result(count);
  for (uint8_t& each : result) each = static_cast<uint8_t>(random.bits() >> 24);
  return result;
}

inline std::vector<uint16_t> bfloat16s(size_t count, uint64_t seed) {
  std::vector<uint16_t> result;
  for (float number : numbers(count, seed)) {
    uint32_t bits;
    std::memcpy(&bits, &number, sizeof bits);
    result.push_back(static_cast<uint16_t>(bits >> 16));
  }
  return result;
}

// Float16 numbers of both signs under 2^-7, denormal ones among them.
inline std::vector<uint16_t> float16s(size_t count, uint64_t seed) {
  Random random{seed * 0x9e3779b97f4a7c15u + count};
  std::vector<uint16_t> result(count);
  for (uint16_t& each : result) each = static_cast<uint16_t>((random.bits() >> 16) & 0x9fff);
  return result;
}

// FNV-1a over the bits of all numbers; NaN has one form.
inline uint64_t digest(const std::vector<float>& results) {
  uint64_t hash = 14695981039346656037u;
  for (float each : results) {
    uint32_t bits = 0x7fc00000;
    if (!std::isnan(each)) std::memcpy(&bits, &each, sizeof bits);
    hash = (hash ^ bits) * 1099511628211u;
  }
  return hash;
}

}  // namespace xlabatch
