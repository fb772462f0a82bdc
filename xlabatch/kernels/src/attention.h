// Attention over the cache of one layer, for one token and one key/value head at a time.
//
// A query's scores are chains of fused steps over the features, 16 positions to a vector. Its softmax runs over
// the blocks of the cache from the first that it sees to its own, always all of one block before the next, and
// its output adds the values in the order of positions. Everything follows from the token's own position and
// window: a token gets the same bits in a prompt chunk and in decode, with any number of others.
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "bytes.h"
#include "math.h"
#include "norm.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::Attention;
using xlabatch::BLOCK;
constexpr int VECTORS = BLOCK / LANES;

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
  std::vector<float> row;
  for (int64_t head = 0; head < work.kv_heads; head++) {
    const float* x = head_of(work, token, head, first);
    row.insert(row.end(), x, x + count * work.head_dim);
  }
  const float n = static_cast<float>(row.size());
  return 1 / std::sqrt(row_sum(row.data(), row.size(), 0, true) / n + norm.eps);
}

template <class Number> struct Cache {
  Number *keys, *values;  // of one block: [head_dim, BLOCK] and [BLOCK, head_dim]
  Cache(const Attention& work, int64_t slot, int64_t block, int64_t head) {
    const int64_t at = ((slot * work.blocks + block) * work.kv_heads + head) * work.head_dim * BLOCK;
    keys = static_cast<Number*>(work.keys) + at;
    values = static_cast<Number*>(work.values) + at;
  }
};

// Write a token's key and value of one head. A value that is not finite becomes zero and its key NaN, so that
// a position that is masked adds exactly zero and one that is seen makes the query NaN.
template <class Number> void write_token(const Attention& work, int64_t token, int64_t head) {
  const int64_t position = work.write[token], E = work.head_dim;
  if (position >= work.blocks * BLOCK) return;
  std::vector<float> key(E);
  const float factor = factor_of_all_heads(work, work.k_norm, token, true);
  prepare_head(work, work.k_norm, token, head, factor, head_of(work, token, head, work.groups), key.data());
  const float* value = head_of(work, token, head, work.groups + 1);
  Cache<Number> cache(work, work.slot[token], position / BLOCK, head);
  const int64_t at = position % BLOCK;
  for (int64_t e = 0; e < E; e++) {
    const bool finite = std::isfinite(value[e]);
    narrow(finite ? key[e] : std::numeric_limits<float>::quiet_NaN(), cache.keys + e * BLOCK + at);
    narrow(finite ? value[e] : 0, cache.values + at * E + e);
  }
}

// One query of a token: its features, and its running softmax.
struct Query {
  std::vector<float> features, out;  // out: the sum of weighted values, padded to LANES
  float top = -std::numeric_limits<float>::max(), mass = 0;
};

// The positions of a block that a token sees.
struct Span {
  int begin, end;
};

// The scores of a query at every position of a block, seen or not.
template <class Number>
INLINE void score_block(const Attention& work, const Query& query, const Cache<Number>& cache, float (&scores)[BLOCK]) {
  F16 sums[VECTORS];
  for (F16& each : sums) each = all(0);
  for (int64_t e = 0; e < work.head_dim; e++)
#pragma GCC unroll 8
    for (int v = 0; v < VECTORS; v++)
      sums[v] = fma(all(query.features[e]), load16(cache.keys + e * BLOCK + v * LANES), sums[v]);
  for (int v = 0; v < VECTORS; v++)
    store(scores + v * LANES, work.cap ? all(work.cap) * tanh(sums[v] / all(work.cap)) : sums[v]);
}

// Turn scores into weights, zero where they are not seen, and scale what earlier blocks have added.
INLINE void weigh_block(Query& query, Span seen, float (&weights)[BLOCK]) {
  float top = query.top;
  for (int i = seen.begin; i < seen.end; i++) top = weights[i] > top || std::isnan(weights[i]) ? weights[i] : top;
  const float fade = Lanes(exp(all(query.top - top))).at[0];
  query.top = top;
  F16 mass = all(0);
  for (int v = 0; v < VECTORS; v++) {
    float* at = weights + v * LANES;
    store(at, exp(load(at) - all(top)));
    for (int i = 0; i < LANES; i++)
      if (v * LANES + i < seen.begin || v * LANES + i >= seen.end) at[i] = 0;
    mass = mass + load(at);
  }
  query.mass = std::fma(query.mass, fade, sum(mass));
  for (size_t e = 0; e < query.out.size(); e += LANES) store(&query.out[e], load(&query.out[e]) * all(fade));
}

// Add the values of the positions that are seen, one after the other.
template <class Number>
INLINE void add_values(int64_t E, const Cache<Number>& cache, Span seen, const float (&weights)[BLOCK], Query& query) {
  for (int64_t e = 0; e < E; e += LANES) {
    const int count = static_cast<int>(std::min<int64_t>(LANES, E - e));
    F16 out = load(&query.out[e]);
    for (int at = seen.begin; at < seen.end; at++)
      out = fma(all(weights[at]), load16_first(cache.values + at * E + e, count), out);
    store(&query.out[e], out);
  }
}

// The queries of one token that share a key/value head, ready to be scored.
inline std::vector<Query> queries_of(const Attention& work, int64_t token, int64_t head) {
  const int64_t E = work.head_dim;
  const float factor = factor_of_all_heads(work, work.q_norm, token, false);
  std::vector<Query> queries(work.groups);
  for (int64_t g = 0; g < work.groups; g++) {
    Query& query = queries[g];
    query.features.resize(E);
    query.out.assign((E + LANES - 1) / LANES * LANES, 0);
    const float* x = head_of(work, token, head, g);
    prepare_head(work, work.q_norm, token, head * work.groups + g, factor, x, query.features.data());
    for (float& feature : query.features) feature *= work.scale;
  }
  return queries;
}

// Attend the queries of one token that share a key/value head.
template <class Number> void attend_token(const Attention& work, int64_t token, int64_t head) {
  const int64_t E = work.head_dim, G = work.groups, last = work.position[token];
  float* y = work.y + (token * work.kv_heads + head) * G * E;
  if (work.write[token] >= work.blocks * BLOCK) {  // padding
    std::fill(y, y + G * E, 0.0f);
    return;
  }
  const int64_t first = work.window ? std::max<int64_t>(last - work.window + 1, 0) : 0;
  std::vector<Query> queries = queries_of(work, token, head);
  for (int64_t block = first / BLOCK; block <= last / BLOCK; block++) {
    const Cache<Number> cache(work, work.slot[token], block, head);
    const Span seen{static_cast<int>(std::max<int64_t>(first - block * BLOCK, 0)),
                    static_cast<int>(std::min<int64_t>(last - block * BLOCK + 1, BLOCK))};
    for (Query& query : queries) {
      float weights[BLOCK];
      score_block(work, query, cache, weights);
      weigh_block(query, seen, weights);
      add_values(E, cache, seen, weights, query);
    }
  }
  for (int64_t g = 0; g < G; g++)
    for (int64_t e = 0; e < E; e++) y[g * E + e] = queries[g].out[e] / queries[g].mass;
}

}  // namespace XLABATCH_ISA
