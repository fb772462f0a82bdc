// Whole numbers and 16-bit floats in 16 lanes of 32 bits: the steps of the narrow formats.
#pragma once

#include "simd.h"

namespace XLABATCH_ISA {

// 64 bytes: four for each lane.
struct Bytes {
  IntPart part[PARTS];
};

// Sixteen whole numbers.
struct I16 {
  IntPart part[PARTS];
};

template <class Result, class Operation> INLINE Result each_int(Operation operation) {
  Result result;
#pragma GCC unroll 16
  for (int i = 0; i < PARTS; i++) result.part[i] = operation(i);
  return result;
}

INLINE Bytes load_bytes(const char* p) {
  return each_int<Bytes>([&](int i) { return (IntPart)part_load(reinterpret_cast<const float*>(p) + i * PART_LANES); });
}
INLINE I16 all_ints(int32_t a) {
  return each_int<I16>([&](int) { return IntPart{} + a; });
}
INLINE I16 operator-(I16 a, I16 b) {
  return each_int<I16>([&](int i) { return a.part[i] - b.part[i]; });
}
INLINE F16 to_floats(I16 a) {
  return each([&](int i) { return __builtin_convertvector(a.part[i], Part); });
}
INLINE Bytes low_halves(Bytes a) {
  return each_int<Bytes>([&](int i) { return a.part[i] & 0x0f0f0f0f; });
}
INLINE Bytes high_halves(Bytes a) {
  return each_int<Bytes>([&](int i) { return (a.part[i] >> 4) & 0x0f0f0f0f; });
}

// sums + the four products of each lane's bytes (0 to 255) with those of a unit (-128 to 127).
INLINE I16 add_products(I16 sums, Bytes a, uint32_t unit) {
  return each_int<I16>([&](int i) {
#if defined(__AVX512VNNI__)
    return (IntPart)_mm512_dpbusd_epi32((__m512i)sums.part[i], (__m512i)a.part[i], _mm512_set1_epi32(unit));
#elif defined(__AVX512BW__)
    const __m512i x = _mm512_set1_epi32(unit), w = (__m512i)a.part[i];
    const __m512i even = _mm512_madd_epi16(_mm512_and_si512(w, _mm512_set1_epi16(0xff)),
                                           _mm512_srai_epi16(_mm512_slli_epi16(x, 8), 8));
    const __m512i odd = _mm512_madd_epi16(_mm512_srli_epi16(w, 8), _mm512_srai_epi16(x, 8));
    return (IntPart)_mm512_add_epi32((__m512i)sums.part[i], _mm512_add_epi32(even, odd));
#elif defined(__AVX2__)
    const __m256i x = _mm256_set1_epi32(unit), w = (__m256i)a.part[i];
    const __m256i even = _mm256_madd_epi16(_mm256_and_si256(w, _mm256_set1_epi16(0xff)),
                                           _mm256_srai_epi16(_mm256_slli_epi16(x, 8), 8));
    const __m256i odd = _mm256_madd_epi16(_mm256_srli_epi16(w, 8), _mm256_srai_epi16(x, 8));
    return (IntPart)_mm256_add_epi32((__m256i)sums.part[i], _mm256_add_epi32(even, odd));
#else
    IntPart result = sums.part[i];
    for (int byte = 0; byte < 4; byte++)
      result += ((a.part[i] >> (8 * byte)) & 0xff) * static_cast<int8_t>(unit >> (8 * byte));
    return result;
#endif
  });
}

// sums + the two products of each lane's bfloat16 numbers with those of a unit.
INLINE F16 add_pairs(F16 sums, Bytes a, uint32_t unit) {
  return each([&](int i) {
#if defined(__AVX512BF16__)
    return _mm512_dpbf16_ps(sums.part[i], (__m512bh)a.part[i], (__m512bh)_mm512_set1_epi32(unit));
#else
    const IntPart x = IntPart{} + static_cast<int32_t>(unit);
    const Part sum = part_fma((Part)(a.part[i] << 16), (Part)(x << 16), sums.part[i]);
    const int32_t upper = static_cast<int32_t>(0xffff0000);
    return part_fma((Part)(a.part[i] & upper), (Part)(x & upper), sum);
#endif
  });
}

// A float32 as bfloat16, to the nearest, ties to even; NaN stays NaN.
INLINE uint16_t round_bfloat16(float x) {
  uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  const bool nan = (bits & 0x7fffffff) > 0x7f800000;
  return static_cast<uint16_t>(nan ? (bits >> 16) | 0x40 : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

// Sixteen bfloat16 numbers as float32.
INLINE F16 widen16(const void* p) {
#if defined(__AVX512F__) && defined(__AVX512BW__)
  const __m256i half = _mm256_loadu_si256(static_cast<const __m256i*>(p));
  return F16{{(Part)_mm512_slli_epi32(_mm512_cvtepu16_epi32(half), 16)}};
#else
  uint16_t bits[LANES];
  std::memcpy(bits, p, sizeof bits);
  Lanes lanes;
  for (int i = 0; i < LANES; i++) {
    const uint32_t wide = uint32_t{bits[i]} << 16;
    std::memcpy(&lanes.at[i], &wide, sizeof wide);
  }
  return load(lanes.at);
#endif
}

}  // namespace XLABATCH_ISA
