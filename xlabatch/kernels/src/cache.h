// The cache of one layer: its number formats, and how a token's key and value are written.
#pragma once

#include <limits>
#include <type_traits>

#include "array.h"
#include "bytes.h"
#include "dot.h"
#include "norm.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::Attention;
using xlabatch::Heads;
using xlabatch::Piece;
using xlabatch::BLOCK;
using xlabatch::SCALE_GROUP;

// A cache's numbers: float32, bfloat16 (the upper half of a float32), or int8 with a scale for each position of a group
// of features.
struct Bfloat16 {
  uint16_t bits;
};
struct Int8 {
  int8_t number;
};
template <class Number> constexpr bool HAS_SCALES = std::is_same_v<Number, Int8>;

INLINE float widen(float x) { return x; }
INLINE float widen(Bfloat16 x) {
  const uint32_t bits = static_cast<uint32_t>(x.bits) << 16;
  float wide;
  std::memcpy(&wide, &bits, sizeof wide);
  return wide;
}
INLINE float widen(Int8 x) { return x.number; }
INLINE void narrow(float x, float* y) { *y = x; }
INLINE void narrow(float x, Bfloat16* y) { y->bits = round_bfloat16(x); }
INLINE F16 load16(const float* p) { return load(p); }
INLINE F16 load16(const Bfloat16* p) { return widen16(p); }
INLINE F16 load16(const Int8* p) { return widen_bytes(p); }
template <class Number> INLINE F16 load16_first(const Number* p, int count) {
  if (count == LANES) return load16(p);
  Lanes lanes;
  for (int i = 0; i < LANES; i++) lanes.at[i] = i < count ? widen(p[i]) : 0;
  return load(lanes.at);
}

// Find a part of a token's key/value head in the projected qkv: queries, then the key, then the value if there is one.
INLINE const float* head_of(const Attention& work, int64_t token, int64_t head, int64_t part) {
  return work.qkv + ((token * work.kv_heads + head) * work.parts() + part) * work.head_dim;
}

// Rotate pairs of a head's first features.
inline void rotate_head(const Attention& work, int64_t token, float* y) {
  const int64_t pairs = work.pairs;
  const float *cos = work.cos + token * pairs, *sin = work.sin + token * pairs;
  for (int64_t e = 0; e < pairs; e++) {
    const float low = y[e], high = y[e + pairs];
    y[e] = std::fma(-high, sin[e], low * cos[e]);
    y[e + pairs] = std::fma(low, sin[e], high * cos[e]);
  }
}

// Norm and rotate one head's features x -> y. `all_heads` is the factor of a norm over all heads.
inline void prepare_head(const Attention& work, const xlabatch::Norm& norm, int64_t token, int64_t index,
                         float all_heads, const float* x, float* y) {
  const int64_t E = work.head_dim;
  if (norm.scale && work.norm_all_heads)
    for (int64_t e = 0; e < E; e++) y[e] = x[e] * all_heads * norm.scale[index * E + e];
  else
    norm_row(norm, x, y, E);
  rotate_head(work, token, y);
}

// Norm and rotate a key that contains its value: the norm is only over the latents.
inline void prepare_latents(const Attention& work, const float* x, int64_t token, float* y) {
  const int64_t first = work.head_dim - work.latents;
  std::memcpy(y, x, first * sizeof(float));
  norm_row(work.k_norm, x + first, y + first, work.latents);
  rotate_head(work, token, y);
}

// Return 1 / rms over the queries, or the keys, of all heads of a token, for families that norm them together.
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
  Number *keys, *values;  // of one block: [head_dim, BLOCK] and [BLOCK, value_dim]; with latents only keys
  Bfloat16 *key_scales, *value_scales;  // [scale groups, BLOCK] for int8, after the numbers
  Cache(const Attention& work, int64_t slot, int64_t block, int64_t head) {
    const int64_t first = (slot * work.layers + work.layer) * work.blocks;
    const int64_t at = ((first + block % work.blocks) * work.kv_heads + head) * size(work);
    keys = static_cast<Number*>(work.keys) + at;
    values = work.latents ? nullptr : static_cast<Number*>(work.values) + at;
    key_scales = scales_of(work, keys), value_scales = scales_of(work, values);
  }
  static Bfloat16* scales_of(const Attention& work, Number* numbers) {
    return HAS_SCALES<Number> && numbers ? reinterpret_cast<Bfloat16*>(numbers + work.head_dim * BLOCK) : nullptr;
  }
  // Return how many numbers a block has, with its scales.
  static int64_t size(const Attention& work) {
    return (work.head_dim + (HAS_SCALES<Number> ? work.scale_groups() * sizeof(Bfloat16) : 0)) * BLOCK;
  }
};

// Write a token's key and value at a position of a block. A value that is not finite becomes zero and its key NaN, so
// that a masked position adds exactly zero, and a position that is seen makes the query's output NaN.
template <class Number>
void write_rows(const float* key, const float* value, int64_t E, const Cache<Number>& cache, int64_t at) {
  for (int64_t e = 0; e < E; e++) {
    Number narrowed;
    narrow(value[e], &narrowed);
    const bool finite = std::isfinite(widen(narrowed));
    narrow(finite ? key[e] : std::numeric_limits<float>::quiet_NaN(), cache.keys + e * BLOCK + at);
    narrow(finite ? value[e] : 0, cache.values + at * E + e);
  }
}

// Write a key that contains its value, the features from `first` on. A latent that is not finite becomes zero, and
// then the features before `first` become NaN.
template <class Number>
void write_latents(const float* key, int64_t first, int64_t E, const Cache<Number>& cache, int64_t at) {
  bool finite = true;
  for (int64_t e = first; e < E; e++) {
    Number narrowed;
    narrow(key[e], &narrowed);
    const bool is_finite = std::isfinite(widen(narrowed));
    narrow(is_finite ? key[e] : 0, cache.keys + e * BLOCK + at);
    finite &= is_finite;
  }
  for (int64_t e = 0; e < first; e++)
    narrow(finite ? key[e] : std::numeric_limits<float>::quiet_NaN(), cache.keys + e * BLOCK + at);
}

// Copy the latents of a block's first positions as values [count, latents].
template <class Number>
void copy_latents(const Attention& work, const Cache<Number>& cache, int64_t count, Number* values) {
  const Number* latents = cache.keys + (work.head_dim - work.latents) * BLOCK;
  for (int64_t at = 0; at < count; at += LANES)  // a square at a time: its lines stay in the first-level cache
    for (int64_t e = 0; e < work.latents; e += LANES)
      for (int64_t n = at; n < std::min(at + LANES, count); n++)
        for (int64_t i = e; i < std::min(e + LANES, work.latents); i++) values[n * work.latents + i] = latents[i * BLOCK + n];
}

// Write up to SCALE_GROUP numbers in 8 bits, `stride` apart. Returns their scale, which is NaN if any is not finite. The
// numbers are multiples of the scale as it is rounded, so that rounding it costs nothing.
inline float narrow_group(const float* row, int64_t count, Int8* y, int64_t stride) {
  const float most = largest_magnitude(row, count);
  Bfloat16 rounded;
  narrow(most / 127, &rounded);
  const float scale = widen(rounded);
  const bool has_reciprocal = scale >= std::numeric_limits<float>::min() && std::isfinite(most);
  const F16 factor = all(has_reciprocal ? 1 / scale : 0);
  for (int64_t at = 0; at < count; at += LANES) {
    int8_t bytes[LANES];
    narrow_to_bytes(round_to_ints(load(row + at) * factor), bytes);
    for (int64_t i = 0; i < std::min<int64_t>(LANES, count - at); i++) y[(at + i) * stride].number = bytes[i];
  }
  return std::isfinite(most) ? scale : std::numeric_limits<float>::quiet_NaN();
}

// Write numbers in 8 bits and the scale of each group. Returns whether all are finite; the scale of a group that is not
// becomes `otherwise`.
inline bool write_groups(const float* row, int64_t count, Int8* y, int64_t stride, Bfloat16* scales, float otherwise) {
  bool finite = true;
  for (int64_t at = 0; at < count; at += SCALE_GROUP, scales += BLOCK) {
    const float scale = narrow_group(row + at, std::min<int64_t>(SCALE_GROUP, count - at), y + at * stride, stride);
    narrow(std::isfinite(scale) ? scale : otherwise, scales);
    finite &= std::isfinite(scale);
  }
  return finite;
}

// Write a key and value in 8 bits, with scales of zero and NaN in place of what is not finite, as above. One NaN makes
// a score NaN.
inline void write_rows(const float* key, const float* value, int64_t E, const Cache<Int8>& cache, int64_t at) {
  constexpr float NOT_A_NUMBER = std::numeric_limits<float>::quiet_NaN();
  const bool finite = write_groups(value, E, cache.values + at * E, 1, cache.value_scales + at, 0);
  write_groups(key, E, cache.keys + at, BLOCK, cache.key_scales + at, NOT_A_NUMBER);
  if (!finite) narrow(NOT_A_NUMBER, cache.key_scales + at);
}

// The same for a key that contains its value. `first` is a multiple of SCALE_GROUP.
inline void write_latents(const float* key, int64_t first, int64_t E, const Cache<Int8>& cache, int64_t at) {
  constexpr float NOT_A_NUMBER = std::numeric_limits<float>::quiet_NaN();
  Bfloat16* scales = cache.key_scales + first / SCALE_GROUP * BLOCK + at;
  const bool finite = write_groups(key + first, E - first, cache.keys + first * BLOCK + at, BLOCK, scales, 0);
  write_groups(key, first, cache.keys + at, BLOCK, cache.key_scales + at, NOT_A_NUMBER);
  if (!finite) narrow(NOT_A_NUMBER, cache.key_scales + at);
}

// Write a token's key and value of one head, unless the token is padding.
template <class Number> void write_token(const Attention& work, int64_t token, int64_t head) {
  const int64_t position = work.write[token], E = work.head_dim;
  if (position >= work.end) return;
  Array<float> key, value;
  key.fill(E + LANES, 0), value.fill(E + LANES, 0);
  const Cache<Number> cache(work, work.slot[token], position / BLOCK, head);
  if (work.latents) {
    prepare_latents(work, head_of(work, token, head, work.groups), token, &key[0]);
    return write_latents(&key[0], E - work.latents, E, cache, position % BLOCK);
  }
  const float factor = factor_of_all_heads(work, work.k_norm, token, true);
  prepare_head(work, work.k_norm, token, head, factor, head_of(work, token, head, work.groups), &key[0]);
  norm_row(work.v_norm, head_of(work, token, head, work.groups + 1), &value[0], E);
  write_rows(&key[0], &value[0], E, cache, position % BLOCK);
}

}  // namespace XLABATCH_ISA
