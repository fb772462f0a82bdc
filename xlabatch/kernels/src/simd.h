// Sixteen lanes of 32 bits, whatever the width of the processor's registers.
//
// Every kernel is written with these lanes. With every instruction set, an operation on 16 lanes is the same sequence
// of IEEE operations on each lane, and a product is always fused with the sum that it is added to. So float32 results
// are equal in every bit from AVX2 to NEON, and equal to the plain build that the tests compare with.
// Files that include this one are compiled once for each instruction set, with -ffp-contract=off.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

#define INLINE inline __attribute__((always_inline))

namespace XLABATCH_ISA {

constexpr int LANES = 16;

#if defined(__AVX512F__) && defined(__AVX512BW__)

using Part = __m512;
INLINE Part part_load(const float* p) { return _mm512_loadu_ps(p); }
INLINE void part_store(float* p, Part a) { _mm512_storeu_ps(p, a); }
INLINE Part part_all(float a) { return _mm512_set1_ps(a); }
INLINE Part part_fma(Part a, Part b, Part c) { return _mm512_fmadd_ps(a, b, c); }
template <int S> INLINE Part part_swap(Part a) {  // lane i gets lane i ^ S
  if constexpr (S <= 2) return _mm512_permute_ps(a, S == 1 ? 0xb1 : 0x4e);
  return _mm512_shuffle_f32x4(a, a, S == 4 ? 0xb1 : 0x4e);
}

#elif defined(__AVX2__)

using Part = __m256;
INLINE Part part_load(const float* p) { return _mm256_loadu_ps(p); }
INLINE void part_store(float* p, Part a) { _mm256_storeu_ps(p, a); }
INLINE Part part_all(float a) { return _mm256_set1_ps(a); }
INLINE Part part_fma(Part a, Part b, Part c) { return _mm256_fmadd_ps(a, b, c); }
template <int S> INLINE Part part_swap(Part a) {
  if constexpr (S <= 2) return _mm256_permute_ps(a, S == 1 ? 0xb1 : 0x4e);
  return _mm256_permute2f128_ps(a, a, 1);
}

#elif defined(__ARM_NEON)

using Part = float32x4_t;
INLINE Part part_load(const float* p) { return vld1q_f32(p); }
INLINE void part_store(float* p, Part a) { vst1q_f32(p, a); }
INLINE Part part_all(float a) { return vdupq_n_f32(a); }
INLINE Part part_fma(Part a, Part b, Part c) { return vfmaq_f32(c, a, b); }
template <int S> INLINE Part part_swap(Part a) { return S == 1 ? vrev64q_f32(a) : vextq_f32(a, a, 2); }

#else

typedef float Part __attribute__((vector_size(4)));
INLINE Part part_load(const float* p) { return Part{*p}; }
INLINE void part_store(float* p, Part a) { *p = a[0]; }
INLINE Part part_all(float a) { return Part{a}; }
INLINE Part part_fma(Part a, Part b, Part c) { return Part{std::fma(a[0], b[0], c[0])}; }
template <int S> INLINE Part part_swap(Part a) { return a; }  // a part has one lane

#endif

constexpr int PARTS = LANES * sizeof(float) / sizeof(Part);
constexpr int PART_LANES = LANES / PARTS;

typedef int32_t IntPart __attribute__((vector_size(sizeof(Part))));
typedef uint32_t UnsignedPart __attribute__((vector_size(sizeof(Part))));

// Sixteen numbers. GCC and Clang apply + - * / and comparisons to a Part lane by lane.
struct F16 {
  Part part[PARTS];
};

template <class Operation> INLINE F16 each(Operation operation) {
  F16 result;
#pragma GCC unroll 16
  for (int i = 0; i < PARTS; i++) result.part[i] = operation(i);
  return result;
}

INLINE F16 load(const float* p) {
  return each([&](int i) { return part_load(p + i * PART_LANES); });
}
INLINE void store(float* p, F16 a) {
#pragma GCC unroll 16
  for (int i = 0; i < PARTS; i++) part_store(p + i * PART_LANES, a.part[i]);
}
INLINE F16 all(float a) {
  return each([&](int) { return part_all(a); });
}
INLINE F16 fma(F16 a, F16 b, F16 c) {
  return each([&](int i) { return part_fma(a.part[i], b.part[i], c.part[i]); });
}
INLINE F16 operator+(F16 a, F16 b) {
  return each([&](int i) { return a.part[i] + b.part[i]; });
}
INLINE F16 operator-(F16 a, F16 b) {
  return each([&](int i) { return a.part[i] - b.part[i]; });
}
INLINE F16 operator*(F16 a, F16 b) {
  return each([&](int i) { return a.part[i] * b.part[i]; });
}
INLINE F16 operator/(F16 a, F16 b) {
  return each([&](int i) { return a.part[i] / b.part[i]; });
}

// Lanes in memory, for operations that do not have the same vector form in all instruction sets.
struct Lanes {
  alignas(64) float at[LANES];
  explicit Lanes(F16 a) { store(at, a); }
  Lanes() = default;
};

// Load the first `count` of 16 numbers; the others are zero.
INLINE F16 load_first(const float* p, int count) {
  if (count >= LANES) return load(p);
  Lanes lanes;
  std::memset(lanes.at, 0, sizeof lanes.at);
  std::memcpy(lanes.at, p, count * sizeof(float));
  return load(lanes.at);
}
INLINE void store_first(float* p, F16 a, int count) {
  if (count >= LANES) return store(p, a);
  std::memcpy(p, Lanes(a).at, count * sizeof(float));
}

// Combine 16 numbers in a fixed order: the two halves, then their halves. The operation takes vectors or numbers.
template <class Number, class Numbers, class Operation> INLINE Number fold(Numbers a, Operation operation) {
  typedef Number Half __attribute__((vector_size(32)));
  typedef Number Quarter __attribute__((vector_size(16)));
  Half halves[2];
  std::memcpy(halves, &a, sizeof a);
  const Half half = operation(halves[0], halves[1]);
  Quarter quarters[2];
  std::memcpy(quarters, &half, sizeof half);
  const Quarter four = operation(quarters[0], quarters[1]);
  return operation(operation(four[0], four[2]), operation(four[1], four[3]));
}

INLINE float sum(F16 a) {
  return fold<float>(a, [](auto x, auto y) { return x + y; });
}

}  // namespace XLABATCH_ISA
