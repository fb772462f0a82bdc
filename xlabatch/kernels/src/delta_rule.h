// The gated delta rule: each head has a matrix for its slot's sequence, which a token reads and writes.
//
// Tokens are taken one after another, from the first to the last. Sums over a key's features also run from the first to
// the last, with 16 features of a value in a vector. So a token's bits depend neither on the other tokens of a step nor
// on where a prompt was cut. At position 0 a matrix becomes zero, whatever the slot's previous sequence has left there,
// and the convolution's inputs before it are not read.
#pragma once

#include <algorithm>

#include "array.h"
#include "convolve.h"
#include "norm.h"

namespace XLABATCH_ISA {

using xlabatch::DeltaRule;

constexpr int VECTORS_OF_MATRIX = 4;  // vectors of columns that are computed at once
constexpr float UNIT_EPS = 1e-6f;     // added under the root for a key's length

// Scale a query or a key to this length.
inline void scale_to(float length, float* x, int64_t count) {
  const float factor = length / std::sqrt(row_sum(x, count, 0, true) + UNIT_EPS);
  for (int64_t e = 0; e < count; e++) x[e] *= factor;
}

// One head of a token: its matrix, the share of it that is kept, and the share of the difference that is written.
struct Head {
  float *matrix, kept, written;
  const float *query, *key;
  int64_t key_dim, value_dim;
};

// Run V vectors of columns: the matrix fades, the token's values are written by its key, and its query reads.
template <int V> INLINE void run_columns(const Head& head, const float* values, float* y, int64_t e) {
  const int count = static_cast<int>(std::min<int64_t>(LANES, head.value_dim - e));  // of the only vector, if V is 1
  const auto place = [&](int64_t row, int v) { return head.matrix + row * head.value_dim + e + v * LANES; };
  const auto faded = [&](int64_t row, int v) {
    return (V > 1 ? load(place(row, v)) : load_first(place(row, v), count)) * all(head.kept);
  };
  F16 sums[V], difference[V];
  for (F16& each : sums) each = all(0);
  for (int64_t row = 0; row < head.key_dim; row++)
#pragma GCC unroll 4
    for (int v = 0; v < V; v++) sums[v] = fma(all(head.key[row]), faded(row, v), sums[v]);
  for (int v = 0; v < V; v++) {
    const F16 value = V > 1 ? load(values + e + v * LANES) : load_first(values + e, count);
    difference[v] = (value - sums[v]) * all(head.written);
    sums[v] = all(0);
  }
  for (int64_t row = 0; row < head.key_dim; row++)
#pragma GCC unroll 4
    for (int v = 0; v < V; v++) {
      const F16 moved = fma(all(head.key[row]), difference[v], faded(row, v));
      store_first(place(row, v), moved, V > 1 ? LANES : count);
      sums[v] = fma(all(head.query[row]), moved, sums[v]);
    }
  for (int v = 0; v < V; v++) store_first(y + e + v * LANES, sums[v], V > 1 ? LANES : count);
}

inline void run_head(const Head& head, const float* values, float* y) {
  int64_t e = 0;
  for (; e + VECTORS_OF_MATRIX * LANES <= head.value_dim; e += VECTORS_OF_MATRIX * LANES)
    run_columns<VECTORS_OF_MATRIX>(head, values, y, e);
  for (; e < head.value_dim; e += LANES) run_columns<1>(head, values, y, e);
}

// Compute how much head h of a token keeps and writes, from its gates. At position 0 its matrix becomes zero.
inline Head gated_head(const DeltaRule& work, int64_t token, int64_t h, const float* query, const float* key) {
  const int64_t H = work.heads();
  const float* gates = work.gates + token * 2 * H;
  const F16 fading = all(work.rates[h]) * softplus(all(gates[H + h] + work.offsets[h]));
  const F16 written = activate(xlabatch::Act::SIGMOID, all(gates[h]));
  float* matrix = work.matrix_of(token, h);
  if (work.position[token] == 0) std::fill_n(matrix, work.key_dim * work.value_dim, 0.0f);
  return {matrix, Lanes(exp(all(0) - fading)).at[0], Lanes(written).at[0], query, key, work.key_dim, work.value_dim};
}

inline void delta_rule(const DeltaRule& work, int64_t key_head) {
  const int64_t K = work.key_dim, V = work.value_dim, G = work.groups, C = work.features();
  const int64_t keys = work.keys(), first = key_head * G;  // features of all queries (or keys); the first head
  Array<float> query(K), key(K), values(G * V);
  for (int64_t token = 0; token < work.tokens; token++) {
    float* y = work.y + token * work.values() + first * V;
    if (!work.active[token]) {
      std::fill_n(y, G * V, 0.0f);
      continue;
    }
    convolve(work, token, key_head * K, K, &query[0]);
    convolve(work, token, keys + key_head * K, K, &key[0]);
    convolve(work, token, 2 * keys + first * V, G * V, &values[0]);
    scale_to(1 / std::sqrt(static_cast<float>(K)), &query[0], K);
    scale_to(1, &key[0], K);
    for (int64_t g = 0; g < G; g++) {
      run_head(gated_head(work, token, first + g, &query[0], &key[0]), &values[g * V], y + g * V);
      norm_row(work.norm, y + g * V, y + g * V, V);
      gate(work.x + token * work.width + C + (first + g) * V, y + g * V, V);
    }
  }
}

}  // namespace XLABATCH_ISA
