// The cache of one layer: its numbers, and what a token writes into it.
#pragma once

#include <limits>

#include "array.h"
#include "bytes.h"
#include "norm.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::Attention;
using xlabatch::BLOCK;

// A cache's numbers: float32, or bfloat16, which is the upper half of one.
struct Bfloat16 {
  uint16_t bits;
};
INLINE float widen(float x) { return x; }
INLINE float widen(Bfloat16 x) {
  const uint32_t bits = static_cast<uint32_t>(x.bits) << 16;
  float wide;
  std::memcpy(&wide, &bits, sizeof wide);
  return wide;
}
INLINE void narrow(float x, float* y) { *y = x; }
INLINE void narrow(float x, Bfloat16* y) { y->bits = round_bfloat16(x); }
INLINE F16 load16(const float* p) { return load(p); }
INLINE F16 load16(const Bfloat16* p) { return widen16(p); }
template <class Number> INLINE F16 load16_first(const Number* p, int count) {
  if (count == LANES) return load16(p);
  Lanes lanes;
  for (int i = 0; i < LANES; i++) lanes.at[i] = i < count ? widen(p[i]) : 0;
  return load(lanes.at);
}

// The place of a token's key/value head in the projected qkv: queries, then key, then value.
INLINE const float* head_of(const Attention& work, int64_t token, int64_t head, int64_t part) {
  return work.qkv + ((token * work.kv_heads + head) * (work.groups + 2) + part) * work.head_dim;
}

// Norm and rotate one head's features x -> y. `all_heads` is the factor of a norm over all heads.
inline void prepare_head(const Attention& work, const xlabatch::Norm& norm, int64_t token, int64_t index,
                         float all_heads, const float* x, float* y) {
  const int64_t E = work.head_dim, pairs = work.pairs;
  if (norm.scale && work.norm_all_heads)
    for (int64_t e = 0; e < E; e++) y[e] = x[e] * all_heads * norm.scale[index * E + e];
  else
    norm_row(norm, x, y, E);
  const float *cos = work.cos + token * pairs, *sin = work.sin + token * pairs;
  for (int64_t e = 0; e < pairs; e++) {
    const float low = y[e], high = y[e + pairs];
    y[e] = std::fma(-high, sin[e], low * cos[e]);
    y[e + pairs] = std::fma(low, sin[e], high * cos[e]);
  }
}

// 1 / rms over the queries, or the keys, of all heads of a token: the families that norm them together.
inline float factor_of_all_heads(const Attention& work, const xlabatch::Norm& norm, int64_t token, bool keys) {
  if (!norm.scale || !work.norm_all_heads) return 1;
  const int64_t first = keys ? work.groups : 0, count = keys ? 1 : work.groups;
  const int64_t width = count * work.head_dim, n = work.kv_heads * width;
  Array<float> row(n);
  for (int64_t head = 0; head < work.kv_heads; head++)
    std::memcpy(&row[head * width], head_of(work, token, head, first), width * sizeof(float));
  return 1 / std::sqrt(row_sum(&row[0], n, 0, true) / static_cast<float>(n) + norm.eps);
}

template <class Number> struct Cache {
  Number *keys, *values;  // of one block: [head_dim, BLOCK] and [BLOCK, head_dim]
  Cache(const Attention& work, int64_t slot, int64_t block, int64_t head) {
    const int64_t first = (slot * work.layers + work.layer) * work.blocks;
    const int64_t at = ((first + block) * work.kv_heads + head) * work.head_dim * BLOCK;
    keys = static_cast<Number*>(work.keys) + at;
    values = static_cast<Number*>(work.values) + at;
  }
};

// Write a token's key and value of one head. A value that is not finite becomes zero and its key NaN, so that
// a position that is masked adds exactly zero and one that is seen makes the query NaN.
template <class Number> void write_token(const Attention& work, int64_t token, int64_t head) {
  const int64_t position = work.write[token], E = work.head_dim;
  if (position >= work.blocks * BLOCK) return;
  Array<float> key(E);
  const float factor = factor_of_all_heads(work, work.k_norm, token, true);
  prepare_head(work, work.k_norm, token, head, factor, head_of(work, token, head, work.groups), &key[0]);
  const float* value = head_of(work, token, head, work.groups + 1);
  Cache<Number> cache(work, work.slot[token], position / BLOCK, head);
  const int64_t at = position % BLOCK;
  for (int64_t e = 0; e < E; e++) {
    Number narrowed;
    narrow(value[e], &narrowed);
    const bool finite = std::isfinite(widen(narrowed));
    narrow(finite ? key[e] : std::numeric_limits<float>::quiet_NaN(), cache.keys + e * BLOCK + at);
    narrow(finite ? value[e] : 0, cache.values + at * E + e);
  }
}

}  // namespace XLABATCH_ISA
