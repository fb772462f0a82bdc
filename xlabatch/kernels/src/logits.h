// Summarize a part of a row of logits: its largest entry, a digest of its bits, and whether all are below infinity.
//
// Comparisons and integer sums are exact, so results depend neither on where a row is cut nor on the instruction set.
#pragma once

#include <limits>

#include "simd.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::LogitsPart;

// Lanes of integers in memory.
struct WholeLanes {
  alignas(64) uint32_t at[LANES];
};

// Add an entry, with its factor in the digest. NaN is never the largest, and not below infinity.
inline void add_entry(LogitsPart* part, float entry, uint32_t factor) {
  uint32_t bits;
  std::memcpy(&bits, &entry, sizeof bits);
  part->largest = entry > part->largest ? entry : part->largest;
  part->digest += bits * factor;
  part->below_infinity &= entry < std::numeric_limits<float>::infinity();
}

// Summarize the entries [begin, end) of a row. In the digest, the row's i-th entry has the factor 2 i + 1.
inline LogitsPart summarize_entries(const float* row, int64_t begin, int64_t end) {
  constexpr float INFINITE = std::numeric_limits<float>::infinity();
  WholeLanes factors, digests, below;
  for (int i = 0; i < LANES; i++) factors.at[i] = static_cast<uint32_t>(2 * (begin + i) + 1);
  F16 largest = all(-INFINITE);
  UnsignedPart factor[PARTS], digest[PARTS];
  IntPart below_infinity[PARTS];
  std::memcpy(factor, factors.at, sizeof factor);
  std::memset(digest, 0, sizeof digest);
  std::memset(below_infinity, 0xff, sizeof below_infinity);
  int64_t at = begin;
  for (; at + LANES <= end; at += LANES) {
    const F16 entries = load(row + at);
#pragma GCC unroll 16
    for (int i = 0; i < PARTS; i++) {
      const Part entry = entries.part[i];
      largest.part[i] = entry > largest.part[i] ? entry : largest.part[i];
      below_infinity[i] &= entry < part_all(INFINITE);
      digest[i] += (UnsignedPart)entry * factor[i];
      factor[i] += 2 * LANES;
    }
  }
  const Lanes most(largest);
  std::memcpy(digests.at, digest, sizeof digest);
  std::memcpy(below.at, below_infinity, sizeof below_infinity);
  LogitsPart part{-INFINITE, 0, true};
  for (int i = 0; i < LANES; i++) {
    part.largest = most.at[i] > part.largest ? most.at[i] : part.largest;
    part.digest += digests.at[i];
    part.below_infinity &= below.at[i] != 0;
  }
  for (; at < end; at++) add_entry(&part, row[at], static_cast<uint32_t>(2 * at + 1));
  return part;
}

}  // namespace XLABATCH_ISA
