// Attention over the cache of one layer, for tokens of one slot.
//
// A query's scores are chains of fused steps over the features, with 16 positions in a vector. Its softmax runs over
// the blocks of the cache, from the first block that it sees to its own, one whole block after another, and its output
// adds the values in the order of positions. Positions that it does not see weigh zero and add nothing, because all
// values in the cache are finite. The order depends only on the token's own position and the layer's window or chunk.
// Queries are computed in tiles, as many as the registers hold, so that a block is read once for all of them. Each
// query has its own sums, and so the same bits in a prompt chunk and in decode, with any number of others.
#pragma once

#include <algorithm>
#include <limits>

#include "array.h"
#include "cache.h"
#include "math.h"

namespace XLABATCH_ISA {

constexpr int VECTORS = BLOCK / LANES;

// The queries of a piece: tokens of one slot, with one or more key/value heads.
struct Queries {
  int64_t width, out_width;    // head_dim and value_dim in full vectors
  Array<float> features, out;  // [queries, width], [queries, out_width]; out: sums of weighted values
  Array<float> weights;        // [queries, BLOCK]: scores at first
  Array<float> top, mass;      // [queries] the running softmax: largest score, sum of weights
  void resize(int64_t queries, int64_t head_dim, int64_t value_dim) {
    width = (head_dim + LANES - 1) / LANES * LANES;
    out_width = (value_dim + LANES - 1) / LANES * LANES;
    features.fill(queries * width, 0);
    out.fill(queries * out_width, 0);
    weights.reserve(queries * BLOCK);
    top.fill(queries, -std::numeric_limits<float>::max());
    mass.fill(queries, 0);
  }
};

// The positions of a block that a token sees.
struct Span {
  int begin, end;
  bool operator==(const Span& other) const { return begin == other.begin && end == other.end; }
};

constexpr int TILE = PARTS == 1 ? 6 : 1;  // queries
constexpr int VECTORS_OF_TILE = 4;        // vectors of positions, or of features

// Call visit(first query, Q) for tiles of TILE queries, and one for the rest, that together cover [first, last).
template <int Q = TILE, class Visit> INLINE void for_queries(int64_t first, int64_t last, const Visit& visit) {
  for (; first + Q <= last; first += Q) visit(first, std::integral_constant<int, Q>());
  if constexpr (Q > 1) for_queries<Q - 1>(first, last, visit);
}

// Memory that is read next. It is fetched into the second-level cache a few lines at a time, between the steps of the
// current computation: the processor's own prefetching ends with each page, and blocks are a few pages long.
struct ReadAhead {
  const char *at, *end;
  template <class Number> ReadAhead(const Number* first, int64_t count)
      : at(reinterpret_cast<const char*>(first)), end(reinterpret_cast<const char*>(first + count)) {}
  INLINE void fetch(int64_t bytes) {
    for (const char* last = at + std::min<int64_t>(bytes, end - at); at < last; at += 64) __builtin_prefetch(at, 0, 2);
  }
};

// Compute the scores of Q queries at a block's positions before `end`, seen or not, and at some positions after it. In
// int8 each group of features has a sum of its own, which is scaled and added to those of the groups before.
template <int Q, class Number>
INLINE void score_tile(const Attention& work, Queries& queries, int64_t first, const Cache<Number>& cache, int end,
                       ReadAhead& ahead) {
  const float* features = &queries.features[first * queries.width];
  constexpr int V = Q <= TILE / 2 ? 2 * VECTORS_OF_TILE : VECTORS_OF_TILE;  // vectors of positions
  const int64_t group = HAS_SCALES<Number> ? SCALE_GROUP : work.head_dim;
  for (int at = 0; at < end; at += V * LANES)
    for (int64_t begin = 0; begin < work.head_dim; begin += group) {
      F16 sums[Q][V];
      for (auto& each : sums)
        for (F16& sum : each) sum = all(0);
      for (int64_t e = begin; e < std::min(begin + group, work.head_dim); e++) {
        ahead.fetch(sizeof(Number) * V * LANES);
        F16 numbers[Q];  // only one vector of keys at a time, so that all sums stay in registers
#pragma GCC unroll 8
        for (int q = 0; q < Q; q++) numbers[q] = all(features[q * queries.width + e]);
#pragma GCC unroll 8
        for (int v = 0; v < V; v++) {
          const F16 keys = load16(cache.keys + e * BLOCK + at + v * LANES);
#pragma GCC unroll 8
          for (int q = 0; q < Q; q++) sums[q][v] = fma(numbers[q], keys, sums[q][v]);
        }
      }
      for (int v = 0; v < V; v++) {
        F16 scales = all(1);
        if constexpr (HAS_SCALES<Number>) scales = load16(cache.key_scales + begin / group * BLOCK + at + v * LANES);
        for (int q = 0; q < Q; q++) {
          float* scores = &queries.weights[(first + q) * BLOCK + at + v * LANES];
          if constexpr (HAS_SCALES<Number>)
            store(scores, begin ? fma(sums[q][v], scales, load(scores)) : sums[q][v] * scales);
          else
            store(scores, sums[q][v]);
        }
      }
    }
}

// The larger of two numbers or vectors; NaN if either is NaN.
constexpr auto larger_or_nan = [](auto a, auto b) { return b > a || b != b ? b : a; };

// Return a in the lanes [begin, end), and b in the others.
INLINE F16 within(int begin, int end, F16 a, F16 b) {
  alignas(64) static constexpr float NUMBERS[LANES] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const F16 lanes = load(NUMBERS), first = all(static_cast<float>(begin)), last = all(static_cast<float>(end));
  return each([&](int i) {
    return lanes.part[i] >= first.part[i] && lanes.part[i] < last.part[i] ? a.part[i] : b.part[i];
  });
}

// Cap the first vectors of a query's scores, and set scores that it does not see to minus infinity. Returns the
// largest score, or `least` if that is larger.
INLINE float mask_scores(const Attention& work, float* scores, int vectors, Span seen, float least) {
  F16 most = all(least);
  for (int v = 0; v < vectors; v++) {
    const F16 raw = load(scores + v * LANES);
    F16 score = work.cap ? all(work.cap) * tanh(raw / all(work.cap)) : raw;
    if (!(seen == Span{0, BLOCK}))
      score = within(seen.begin - v * LANES, seen.end - v * LANES, score, all(-std::numeric_limits<float>::infinity()));
    store(scores + v * LANES, score);
    most = each([&](int i) { return larger_or_nan(most.part[i], score.part[i]); });
  }
  return fold<float>(most, larger_or_nan);
}

// Turn a query's scores before `end` into weights, which are zero where it does not see, and rescale the sums of
// earlier blocks.
INLINE void weigh_block(const Attention& work, Queries& queries, int64_t query, Span seen, int end) {
  float* weights = &queries.weights[query * BLOCK];
  const int vectors = (end + LANES - 1) / LANES;
  if (seen.begin >= seen.end) {
    std::fill(weights, weights + vectors * LANES, 0.0f);
    return;
  }
  const float before = queries.top[query], top = mask_scores(work, weights, vectors, seen, before);
  F16 mass = all(0);
  for (int v = 0; v < vectors; v++) {
    const F16 weight = exp(load(weights + v * LANES) - all(top));
    store(weights + v * LANES, weight);
    mass = mass + weight;
  }
  if (top == before) {  // the scale is 1
    queries.mass[query] += sum(mass);
    return;
  }
  const F16 fade = exp(all(before - top));
  queries.top[query] = top;
  queries.mass[query] = std::fma(queries.mass[query], Lanes(fade).at[0], sum(mass));
  float* out = &queries.out[query * queries.out_width];
  for (int64_t e = 0; e < queries.out_width; e += LANES) store(out + e, load(out + e) * fade);
}

// Weights of Q queries at a block's positions, for V vectors of features. In int8 they include the values' scales, and
// each group of features has its own.
template <int Q, int V, class Number> struct ValueWeights {
  static constexpr int VECTORS_OF_GROUP = SCALE_GROUP / LANES, GROUPS = (V + VECTORS_OF_GROUP - 1) / VECTORS_OF_GROUP;
  const float* weights;  // [Q, BLOCK]
  alignas(64) float scaled[HAS_SCALES<Number> ? GROUPS : 1][Q][BLOCK];

  INLINE ValueWeights(const float* weights, int64_t e, const Cache<Number>& cache, Span positions) : weights(weights) {
    if constexpr (HAS_SCALES<Number>)
      for (int g = 0; g < GROUPS; g++)
        for (int at = positions.begin / LANES * LANES; at < positions.end; at += LANES) {
          const F16 scales = load16(cache.value_scales + (e / SCALE_GROUP + g) * BLOCK + at);
          for (int q = 0; q < Q; q++) store(&scaled[g][q][at], load(weights + q * BLOCK + at) * scales);
        }
  }
  INLINE float of(int q, int v, int at) const {
    return HAS_SCALES<Number> ? scaled[v / VECTORS_OF_GROUP][q][at] : weights[q * BLOCK + at];
  }
};

// Add the weighted values of some positions, one after another, to Q queries, V vectors of features at a time.
template <int Q, int V, class Number>
INLINE void add_values(Queries& queries, int64_t first, int64_t value_dim, int64_t e, const Cache<Number>& cache,
                       Span positions, ReadAhead& ahead) {
  const int count = static_cast<int>(std::min<int64_t>(LANES, value_dim - e));
  float* out = &queries.out[first * queries.out_width + e];
  const ValueWeights<Q, V, Number> weights(&queries.weights[first * BLOCK], e, cache, positions);
  F16 sums[Q][V];
  for (int q = 0; q < Q; q++)
    for (int v = 0; v < V; v++) sums[q][v] = load(out + q * queries.out_width + v * LANES);
  for (int at = positions.begin; at < positions.end; at++) {
    ahead.fetch(sizeof(Number) * V * LANES);
    F16 values[V];
#pragma GCC unroll 8
    for (int v = 0; v < V; v++)
      values[v] = V > 1 ? load16(cache.values + at * value_dim + e + v * LANES)
                        : load16_first(cache.values + at * value_dim + e, count);
#pragma GCC unroll 8
    for (int q = 0; q < Q; q++)
#pragma GCC unroll 8
      for (int v = 0; v < V; v++) sums[q][v] = fma(all(weights.of(q, v, at)), values[v], sums[q][v]);
  }
  for (int q = 0; q < Q; q++)
    for (int v = 0; v < V; v++) store(out + q * queries.out_width + v * LANES, sums[q][v]);
}

// Norm, rotate and scale the features of a token's queries.
inline void prepare_queries(const Attention& work, int64_t token, int64_t head, Heads groups, float* features,
                            int64_t width) {
  const float factor = factor_of_all_heads(work, work.q_norm, token, false);
  const float scale = work.factors ? work.scale * work.factors[token] : work.scale;
  for (int64_t g = groups.begin; g < groups.end; g++, features += width) {
    prepare_head(work, work.q_norm, token, head * work.groups + g, factor, head_of(work, token, head, g), features);
    for (int64_t e = 0; e < work.head_dim; e++) features[e] *= scale;
  }
}

// Call visit(query, token, head) for the first query of each token with each key/value head.
template <class Visit> INLINE void for_tokens(const Piece& piece, const Visit& visit) {
  int64_t query = 0;
  for (int64_t head = piece.heads.begin; head < piece.heads.end; head++)
    for (int64_t token = piece.first; token < piece.last; token++, query += piece.groups.count())
      visit(query, token, head);
}

// Prepare all queries of a piece, before the first block.
inline void begin_queries(const Attention& work, const Piece& piece, Queries& queries) {
  queries.resize(piece.queries(), work.head_dim, work.value_dim());
  for_tokens(piece, [&](int64_t query, int64_t token, int64_t head) {
    prepare_queries(work, token, head, piece.groups, &queries.features[query * queries.width], queries.width);
    if (work.sinks)
      for (int64_t g = piece.groups.begin; g < piece.groups.end; g++, query++)
        queries.top[query] = work.sinks[head * work.groups + g], queries.mass[query] = 1;
  });
}

// Write the queries' outputs, after the last block. Weights of zero may change a sum of -0 to 0, so both become 0.
inline void end_queries(const Attention& work, const Piece& piece, Queries& queries) {
  const int64_t V = work.value_dim();
  for_tokens(piece, [&](int64_t query, int64_t token, int64_t head) {
    float* y = work.y + ((token * work.kv_heads + head) * work.groups + piece.groups.begin) * V;
    for (int64_t g = piece.groups.begin; g < piece.groups.end; g++, query++, y += V)
      for (int64_t e = 0; e < V; e++) y[e] = queries.out[query * queries.out_width + e] / queries.mass[query] + 0.0f;
  });
}

// Return the first position that a token sees.
INLINE int64_t first_position(const Attention& work, int64_t token) {
  const int64_t at = work.position[token];
  return std::max<int64_t>({work.window ? at - work.window + 1 : 0, work.chunk ? at - at % work.chunk : 0, 0});
}

INLINE Span span_of(const Attention& work, int64_t token, int64_t block) {
  const int64_t start = block * BLOCK;
  return {static_cast<int>(std::clamp<int64_t>(first_position(work, token) - start, 0, BLOCK)),
          static_cast<int>(std::clamp<int64_t>(work.position[token] + 1 - start, 0, BLOCK))};
}

// Return the positions of a block from the first to the last that any token of a piece sees.
INLINE Span span_of(const Attention& work, const Piece& piece, int64_t block) {
  Span seen{BLOCK, 0};
  for (int64_t token = piece.first; token < piece.last; token++) {
    const Span of_token = span_of(work, token, block);
    if (of_token.begin < of_token.end)
      seen = {std::min(seen.begin, of_token.begin), std::max(seen.end, of_token.end)};
  }
  return seen;
}

// The positions [begin, end) from the first to the last that any token of a piece sees.
struct Positions {
  int64_t begin, end;
  Positions(const Attention& work, const Piece& piece) : begin(work.end), end(0) {
    for (int64_t token = piece.first; token < piece.last; token++) {
      begin = std::min(begin, first_position(work, token));
      end = std::max<int64_t>(end, work.position[token] + 1);
    }
  }
};

// Attend to a block of one key/value head while the next block is fetched. A weight of zero adds exactly nothing, so
// all queries take all positions that any of them sees.
template <class Number>
void attend_block(const Attention& work, const Piece& piece, Queries& queries, int64_t first, int64_t block,
                  const Cache<Number>& cache, ReadAhead& next) {
  const int64_t E = work.value_dim(), last = first + piece.queries_of_head();
  const Span seen = span_of(work, piece, block);
  ReadAhead values(cache.values, work.latents ? 0 : cache.size(work));
  for_queries(first, last, [&](int64_t at, auto Q) { score_tile<Q>(work, queries, at, cache, seen.end, values); });
  for (int64_t token = piece.first, query = first; token < piece.last; token++)
    for (int64_t g = 0; g < piece.groups.count(); g++, query++)
      weigh_block(work, queries, query, span_of(work, token, block), seen.end);
  for_queries(first, last, [&](int64_t at, auto Q) {
    int64_t e = 0;
    for (; e + VECTORS_OF_TILE * LANES <= E; e += VECTORS_OF_TILE * LANES)
      add_values<Q, VECTORS_OF_TILE>(queries, at, E, e, cache, seen, next);
    for (; e < E; e += LANES) add_values<Q, 1>(queries, at, E, e, cache, seen, next);
  });
}

// Attend to a block of one key/value head. If the values are latents within the keys, copy `count` positions of them.
template <class Number>
void attend_head(const Attention& work, const Piece& piece, Queries& queries, int64_t first, int64_t block,
                 Cache<Number> cache, int64_t count, ReadAhead& next) {
  thread_local Array<Number> latents;
  if (work.latents) {
    latents.reserve(BLOCK * work.latents);
    cache.values = &latents[0];
    copy_latents(work, cache, std::min<int64_t>(BLOCK, count), cache.values);
    if constexpr (HAS_SCALES<Number>)
      cache.value_scales = cache.key_scales + (work.head_dim - work.latents) / SCALE_GROUP * BLOCK;
  }
  attend_block(work, piece, queries, first, block, cache, next);
}

// Compute a piece. All key/value heads take a block before the next block, which is the cache's order in memory.
template <class Number> void attend_piece(const Attention& work, const Piece& piece) {
  thread_local Queries queries;
  begin_queries(work, piece, queries);
  const Positions seen(work, piece);
  const int64_t slot = work.slot[piece.first], last = (seen.end - 1) / BLOCK;
  for (int64_t block = seen.begin / BLOCK; block <= last; block++)
    for (int64_t head = piece.heads.begin; head < piece.heads.end; head++) {
      const bool is_last = head + 1 == piece.heads.end;
      const Cache<Number> cache(work, slot, block, head);
      const Cache<Number> next(work, slot, std::min(block + is_last, last), is_last ? piece.heads.begin : head + 1);
      ReadAhead next_block(next.keys, cache.size(work));
      attend_head(work, piece, queries, (head - piece.heads.begin) * piece.queries_of_head(), block, cache,
                  seen.end - block * BLOCK, next_block);
    }
  end_queries(work, piece, queries);
}

}  // namespace XLABATCH_ISA
