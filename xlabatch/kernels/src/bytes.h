// Integers and 16-bit floats in 16 lanes of 32 bits: the steps of the narrow formats.
#pragma once

#include <algorithm>

#include "simd.h"

namespace XLABATCH_ISA {

// 64 bytes: four for each lane.
struct Bytes {
  IntPart part[PARTS];
};

// Sixteen integers.
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
INLINE void store_bytes(char* p, Bytes a) {
#pragma GCC unroll 16
  for (int i = 0; i < PARTS; i++) part_store(reinterpret_cast<float*>(p) + i * PART_LANES, (Part)a.part[i]);
}
// Subtract byte by byte; a result may wrap.
INLINE Bytes subtract_bytes(Bytes a, Bytes b) {
  typedef uint8_t BytePart __attribute__((vector_size(sizeof(Part))));
  return each_int<Bytes>([&](int i) { return (IntPart)((BytePart)a.part[i] - (BytePart)b.part[i]); });
}
INLINE I16 all_ints(int32_t a) {
  return each_int<I16>([&](int) { return IntPart{} + a; });
}
INLINE I16 operator-(I16 a, I16 b) {
  return each_int<I16>([&](int i) { return a.part[i] - b.part[i]; });
}
INLINE I16 operator+(I16 a, I16 b) {
  return each_int<I16>([&](int i) { return a.part[i] + b.part[i]; });
}
INLINE int32_t sum(I16 a) {
  return fold<int32_t>(a, [](auto x, auto y) { return x + y; });
}

// Round numbers under 2^22 to the nearest integers, ties to even.
INLINE I16 round_to_ints(F16 a) {
  return each_int<I16>([&](int i) {
    const Part round = part_all(12582912);  // 1.5 * 2^23
    return (IntPart)(a.part[i] + round) - (IntPart)round;
  });
}

// Narrow integers that fit into 8 bits.
INLINE void narrow_to_bytes(I16 a, int8_t* bytes) {
  typedef int8_t BytePart __attribute__((vector_size(PART_LANES)));
#pragma GCC unroll 16
  for (int i = 0; i < PARTS; i++) {
    const BytePart part = __builtin_convertvector(a.part[i], BytePart);
    std::memcpy(bytes + i * PART_LANES, &part, sizeof part);
  }
}

// Widen sixteen 8-bit integers to float32.
INLINE F16 widen_bytes(const void* p) {
  return each([&](int i) {
    const int8_t* bytes = static_cast<const int8_t*>(p) + i * PART_LANES;
#if defined(__AVX512F__) && defined(__AVX512BW__)
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes))));
#elif defined(__AVX2__)
    return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(bytes))));
#else
    typedef int8_t BytePart __attribute__((vector_size(PART_LANES)));
    BytePart part;
    std::memcpy(&part, bytes, sizeof part);
    return __builtin_convertvector(__builtin_convertvector(part, IntPart), Part);
#endif
  });
}

// Widen sixteen 8-bit integers without a sign.
INLINE I16 widen_to_ints(const void* p) {
  return each_int<I16>([&](int i) {
    const uint8_t* bytes = static_cast<const uint8_t*>(p) + i * PART_LANES;
#if defined(__AVX512F__) && defined(__AVX512BW__)
    return (IntPart)_mm512_cvtepu8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)));
#elif defined(__AVX2__)
    return (IntPart)_mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(bytes)));
#else
    typedef uint8_t BytePart __attribute__((vector_size(PART_LANES)));
    BytePart part;
    std::memcpy(&part, bytes, sizeof part);
    return __builtin_convertvector(part, IntPart);
#endif
  });
}

// Widen sixteen float16 numbers to float32, exactly: denormal numbers too, even if arithmetic takes them for zero.
INLINE F16 widen_float16(const void* p) {
  return each([&](int i) {
    const char* halves = static_cast<const char*>(p) + i * PART_LANES * 2;
#if defined(__AVX512F__) && defined(__AVX512BW__)
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(halves)));
#elif defined(__AVX2__) && defined(__F16C__)
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(halves)));
#elif defined(__ARM_NEON)
    return vcvt_f32_f16(vreinterpret_f16_u8(vld1_u8(reinterpret_cast<const uint8_t*>(halves))));
#else
    typedef uint16_t HalfPart __attribute__((vector_size(PART_LANES * 2)));
    HalfPart half;
    std::memcpy(&half, halves, sizeof half);
    const IntPart bits = __builtin_convertvector(half, IntPart);
    const IntPart magnitude = (bits & 0x7fff) << 13, exponent = magnitude & 0x0f800000, bias = IntPart{} + (112 << 23);
    const IntPart normal = magnitude + bias + (exponent == 0x0f800000 ? bias : IntPart{});  // or not finite
    const IntPart denormal = (IntPart)((Part)(magnitude + bias + (1 << 23)) - part_all(0x1p-14f));
    return (Part)((exponent == 0 ? denormal : normal) | (bits & 0x8000) << 16);
#endif
  });
}

// Widen sixteen numbers of FP8 (e4m3) to float32, exactly, but 2^-8 times as large: that is what their bits are in
// float16. What stands for NaN there is a number here.
INLINE F16 widen_fp8(const void* p) {
#if defined(__AVX2__) && defined(__F16C__)
  const __m256i wide = _mm256_cvtepi8_epi16(_mm_loadu_si128(static_cast<const __m128i*>(p)));
  const __m256i halves = _mm256_and_si256(_mm256_slli_epi16(wide, 7), _mm256_set1_epi16(static_cast<int16_t>(0xbfff)));
#if defined(__AVX512F__) && defined(__AVX512BW__)
  return {_mm512_cvtph_ps(halves)};
#else
  return {_mm256_cvtph_ps(_mm256_castsi256_si128(halves)), _mm256_cvtph_ps(_mm256_extracti128_si256(halves, 1))};
#endif
#else
  typedef int16_t Halves __attribute__((vector_size(32)));
  typedef int8_t Eighths __attribute__((vector_size(16)));
  Eighths numbers;
  std::memcpy(&numbers, p, sizeof numbers);
  const Halves halves = __builtin_convertvector(numbers, Halves) << 7 & static_cast<int16_t>(0xbfff);
  return widen_float16(&halves);
#endif
}

// Return the largest magnitude in a row that is padded with zeros to a multiple of 16; not finite if any number is not.
INLINE float largest_magnitude(const float* x, int64_t count) {
  I16 most = all_ints(0);
  for (int64_t at = 0; at < count; at += LANES) {
    const F16 numbers = load(x + at);
    most = each_int<I16>([&](int i) {
      const IntPart magnitude = (IntPart)numbers.part[i] & 0x7fffffff;  // ordered as the numbers are
      return magnitude > most.part[i] ? magnitude : most.part[i];
    });
  }
  const int32_t largest = fold<int32_t>(most, [](auto x, auto y) { return x > y ? x : y; });
  float result;
  std::memcpy(&result, &largest, sizeof result);
  return result;
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

// VNNI's instruction for registers of 256 bits: it adds to each lane four products of bytes, the first ones without a
// sign.
#if defined(XLABATCH_EMULATE_VNNI)  // as Intel's manual defines it, for tests where a processor has none
#define XLABATCH_VNNI_256
INLINE __m256i add_four(__m256i sums, __m256i a, __m256i b) {
  uint32_t result[8];
  uint8_t left[32];
  int8_t right[32];
  std::memcpy(result, &sums, sizeof sums);
  std::memcpy(left, &a, sizeof a);
  std::memcpy(right, &b, sizeof b);
  for (int at = 0; at < 32; at++) result[at / 4] += static_cast<uint32_t>(left[at] * right[at]);
  std::memcpy(&sums, result, sizeof sums);
  return sums;
}
#elif defined(__AVXVNNI__) && !defined(__AVX512VNNI__)
#define XLABATCH_VNNI_256
INLINE __m256i add_four(__m256i sums, __m256i a, __m256i b) { return _mm256_dpbusd_avx_epi32(sums, a, b); }
#endif

// Add to sums the four products of each lane's bytes with the bytes of a unit (-128 to 127). The lanes' bytes are 0 to
// 255, or -128 to 127 if the processor multiplies only signed numbers.
INLINE I16 add_products(I16 sums, Bytes a, uint32_t unit) {
  return each_int<I16>([&](int i) {
#if defined(__AVX512VNNI__)
    return (IntPart)_mm512_dpbusd_epi32((__m512i)sums.part[i], (__m512i)a.part[i], _mm512_set1_epi32(unit));
#elif defined(XLABATCH_VNNI_256)
    return (IntPart)add_four((__m256i)sums.part[i], (__m256i)a.part[i], _mm256_set1_epi32(unit));
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
#elif defined(__ARM_FEATURE_DOTPROD)
    const int8x16_t x = vreinterpretq_s8_s32(vdupq_n_s32(static_cast<int32_t>(unit)));
    return (IntPart)vdotq_s32((int32x4_t)sums.part[i], (int8x16_t)a.part[i], x);
#else
    IntPart result = sums.part[i];
    for (int byte = 0; byte < 4; byte++)
      result += ((a.part[i] >> (8 * byte)) & 0xff) * static_cast<int8_t>(unit >> (8 * byte));
    return result;
#endif
  });
}

// The same for numbers of the lanes from 0 to 63, and of the unit from -127 to 127, where a processor adds two of their
// products in 16 bits: `add_in_16_bits` does so, and sums of 16 bits, which must not overflow, are added to others by
// `add_halves`.
struct HalfSums {
  IntPart part[PARTS];  // two in each lane
};
#if defined(__AVX512BW__) && !defined(__AVX512VNNI__)
constexpr bool ADDS_IN_16_BITS = true;
INLINE HalfSums add_in_16_bits(HalfSums sums, Bytes a, uint32_t unit) {
  const __m512i products = _mm512_maddubs_epi16((__m512i)a.part[0], _mm512_set1_epi32(unit));
  return {{(IntPart)_mm512_add_epi16((__m512i)sums.part[0], products)}};
}
INLINE I16 add_halves(I16 sums, HalfSums halves) {
  const __m512i whole = _mm512_madd_epi16((__m512i)halves.part[0], _mm512_set1_epi16(1));
  return {{(IntPart)_mm512_add_epi32((__m512i)sums.part[0], whole)}};
}
#elif defined(__AVX2__) && !defined(__AVX512VNNI__) && !defined(XLABATCH_VNNI_256)
constexpr bool ADDS_IN_16_BITS = true;
INLINE HalfSums add_in_16_bits(HalfSums sums, Bytes a, uint32_t unit) {
  return each_int<HalfSums>([&](int i) {
    const __m256i products = _mm256_maddubs_epi16((__m256i)a.part[i], _mm256_set1_epi32(unit));
    return (IntPart)_mm256_add_epi16((__m256i)sums.part[i], products);
  });
}
INLINE I16 add_halves(I16 sums, HalfSums halves) {
  return each_int<I16>([&](int i) {
    const __m256i whole = _mm256_madd_epi16((__m256i)halves.part[i], _mm256_set1_epi16(1));
    return (IntPart)_mm256_add_epi32((__m256i)sums.part[i], whole);
  });
}
#else
constexpr bool ADDS_IN_16_BITS = false;
INLINE HalfSums add_in_16_bits(HalfSums sums, Bytes, uint32_t) { return sums; }
INLINE I16 add_halves(I16 sums, HalfSums) { return sums; }
#endif

// Multiply numbers of the lanes, which fit into 16 bits, by a number that does. With AVX-512 none of the lanes is under
// zero.
INLINE I16 multiply(I16 a, int32_t b) {
  return each_int<I16>([&](int i) {
#if defined(__AVX512BW__)
    return (IntPart)_mm512_madd_epi16((__m512i)a.part[i], _mm512_set1_epi32(b));
#elif defined(__AVX2__)
    return (IntPart)_mm256_madd_epi16((__m256i)a.part[i], _mm256_set1_epi32(b & 0xffff));
#else
    return a.part[i] * b;
#endif
  });
}

// Add these products to sums.
INLINE I16 add_multiples(I16 sums, I16 a, int32_t b) {
#if defined(__AVX512VNNI__)
  return each_int<I16>([&](int i) {
    return (IntPart)_mm512_dpwssd_epi32((__m512i)sums.part[i], (__m512i)a.part[i], _mm512_set1_epi32(b));
  });
#else
  return sums + multiply(a, b);
#endif
}

// Add products for 8-bit weights, each stored plus 128. The sums are too large by OFFSET times each input.
#if defined(__ARM_FEATURE_DOTPROD)
constexpr int32_t OFFSET = 0;
INLINE I16 add_weights(I16 sums, Bytes a, uint32_t unit) {
  const int32_t signs = static_cast<int32_t>(0x80808080);
  return add_products(sums, each_int<Bytes>([&](int i) { return a.part[i] ^ signs; }), unit);
}
#else
constexpr int32_t OFFSET = 128;
INLINE I16 add_weights(I16 sums, Bytes a, uint32_t unit) { return add_products(sums, a, unit); }
#endif

// The same for one panel at a time, and numbers of the unit from -127 to 127. AVX2 multiplies magnitudes of weights by
// numbers with the weights' signs, and two products fit into 16 bits; with two panels registers would run out.
#if defined(__AVX2__) && !defined(__AVX512BW__) && !defined(XLABATCH_VNNI_256)
constexpr int32_t PANEL_OFFSET = 0;
INLINE I16 add_panel_weights(I16 sums, Bytes a, uint32_t unit) {
  return each_int<I16>([&](int i) {
    const __m256i w = _mm256_xor_si256((__m256i)a.part[i], _mm256_set1_epi8(static_cast<char>(0x80)));
    const __m256i x = _mm256_sign_epi8(_mm256_set1_epi32(unit), w);
    const __m256i products = _mm256_maddubs_epi16(_mm256_abs_epi8(w), x);
    const __m256i whole = _mm256_madd_epi16(products, _mm256_set1_epi16(1));
    return (IntPart)_mm256_add_epi32((__m256i)sums.part[i], whole);
  });
}
#else
constexpr int32_t PANEL_OFFSET = OFFSET;
INLINE I16 add_panel_weights(I16 sums, Bytes a, uint32_t unit) { return add_weights(sums, a, unit); }
#endif

#if defined(__AVX512BF16__)
// Add to sums the two products of each lane's bfloat16 numbers with the two numbers of a unit.
INLINE F16 add_pairs(F16 sums, Bytes a, uint32_t unit) {
  return each([&](int i) {
    return _mm512_dpbf16_ps(sums.part[i], (__m512bh)a.part[i], (__m512bh)_mm512_set1_epi32(unit));
  });
}
#endif

// Widen the first, and the second, of each lane's two bfloat16 numbers.
INLINE F16 widen_first(Bytes a) {
  return each([&](int i) { return (Part)(a.part[i] << 16); });
}
INLINE F16 widen_second(Bytes a) {
  return each([&](int i) { return (Part)(a.part[i] & static_cast<int32_t>(0xffff0000)); });
}

// Round a float32 to the nearest bfloat16, ties to even; NaN stays NaN.
INLINE uint16_t round_bfloat16(float x) {
  uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  const bool nan = (bits & 0x7fffffff) > 0x7f800000;
  return static_cast<uint16_t>(nan ? (bits >> 16) | 0x40 : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

// Round sixteen numbers to bfloat16.
INLINE void narrow_to_bfloat16(F16 a, uint16_t* numbers) {
  typedef uint32_t UintPart __attribute__((vector_size(sizeof(Part))));
  typedef uint16_t HalfPart __attribute__((vector_size(PART_LANES * 2)));
#pragma GCC unroll 16
  for (int i = 0; i < PARTS; i++) {
    const UintPart bits = (UintPart)a.part[i], nan = (bits >> 16) | 0x40;
    const UintPart rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
    const HalfPart half = __builtin_convertvector(a.part[i] != a.part[i] ? nan : rounded, HalfPart);
    std::memcpy(numbers + i * PART_LANES, &half, sizeof half);
  }
}

// Widen sixteen bfloat16 numbers to float32.
INLINE F16 widen16(const void* p) {
  return each([&](int i) {
    const char* halves = static_cast<const char*>(p) + i * PART_LANES * 2;
#if defined(__AVX512F__) && defined(__AVX512BW__)
    const __m256i half = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(halves));
    return (Part)_mm512_slli_epi32(_mm512_cvtepu16_epi32(half), 16);
#elif defined(__AVX2__)
    const __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i*>(halves));
    return (Part)_mm256_slli_epi32(_mm256_cvtepu16_epi32(half), 16);
#else
    typedef uint16_t HalfPart __attribute__((vector_size(PART_LANES * 2)));
    HalfPart half;
    std::memcpy(&half, halves, sizeof half);
    return (Part)(__builtin_convertvector(half, IntPart) << 16);
#endif
  });
}

}  // namespace XLABATCH_ISA
