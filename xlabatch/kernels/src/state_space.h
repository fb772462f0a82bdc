// A state space (Mamba 2): each head has a matrix for its slot's sequence, which fades and to which a token adds.
//
// Tokens are taken one after another, from the first to the last. Sums over a key's features also run from the first to
// the last, with 16 features of a value in a vector. So a token's bits depend neither on the other tokens of a step nor
// on where a prompt was cut. At position 0 a matrix becomes zero, whatever the slot's previous sequence has left there,
// and the convolution's inputs before it are not read.
//
// Many heads share keys, often all of them. So threads divide first the features of the convolution among them, then
// the heads, and last the outputs that are normed together.
#pragma once

#include <algorithm>

#include "convolve.h"
#include "norm.h"

namespace XLABATCH_ISA {

using xlabatch::StateSpace;

constexpr int VECTORS_OF_STATE = 4;  // vectors of columns that are computed at once

// Run the features [begin, end) of all tokens through the convolution.
inline void mix_features(const StateSpace& work, int64_t begin, int64_t end) {
  for (int64_t token = 0; token < work.tokens; token++)
    if (work.active[token]) convolve(work, token, begin, end - begin, work.mixed + token * work.features() + begin);
}

// One head of a token: its matrix, the share of it that is kept, and its time step.
struct StateHead {
  float *matrix, kept, step, passed;
  const float *query, *key;
  int64_t key_dim, value_dim;
};

// Run V vectors of columns: the matrix fades, the token's values are added by its key, and its query reads.
template <int V> INLINE void run_state_columns(const StateHead& head, const float* values, float* y, int64_t e) {
  const int count = static_cast<int>(std::min<int64_t>(LANES, head.value_dim - e));  // of the only vector, if V is 1
  const auto load_part = [&](const float* p) { return V > 1 ? load(p) : load_first(p, count); };
  F16 value[V], added[V], sums[V];
  for (int v = 0; v < V; v++) {
    value[v] = load_part(values + e + v * LANES);
    added[v] = value[v] * all(head.step);
    sums[v] = all(0);
  }
  for (int64_t row = 0; row < head.key_dim; row++)
#pragma GCC unroll 4
    for (int v = 0; v < V; v++) {
      float* place = head.matrix + row * head.value_dim + e + v * LANES;
      const F16 moved = fma(all(head.key[row]), added[v], load_part(place) * all(head.kept));
      store_first(place, moved, V > 1 ? LANES : count);
      sums[v] = fma(all(head.query[row]), moved, sums[v]);
    }
  for (int v = 0; v < V; v++)
    store_first(y + e + v * LANES, fma(all(head.passed), value[v], sums[v]), V > 1 ? LANES : count);
}

// Compute a head's time step for a token, and how much of its matrix is kept. At position 0 the matrix becomes zero.
inline StateHead state_head(const StateSpace& work, int64_t token, int64_t h) {
  const int64_t K = work.key_dim, C = work.features(), key_head = h / work.groups;
  const float logit = work.x[token * work.width + C + work.values() + h] + work.offsets[h];
  float step = Lanes(softplus(all(logit))).at[0];  // NaN stays NaN
  step = step < work.shortest ? work.shortest : step > work.longest ? work.longest : step;
  const float kept = Lanes(exp(all(0) - all(work.rates[h] * step))).at[0];
  const float* query = work.mixed + token * C + key_head * K;
  float* matrix = work.matrix_of(token, h);
  if (work.position[token] == 0) std::fill_n(matrix, K * work.value_dim, 0.0f);
  return {matrix, kept, step, work.passed[h], query, query + work.keys(), K, work.value_dim};
}

// Run all tokens through one head.
inline void state_space(const StateSpace& work, int64_t h) {
  const int64_t V = work.value_dim;
  for (int64_t token = 0; token < work.tokens; token++) {
    float* y = work.y + token * work.values() + h * V;
    if (!work.active[token]) {
      std::fill_n(y, V, 0.0f);
      continue;
    }
    const StateHead head = state_head(work, token, h);
    const float* values = work.mixed + token * work.features() + 2 * work.keys() + h * V;
    int64_t e = 0;
    for (; e + VECTORS_OF_STATE * LANES <= V; e += VECTORS_OF_STATE * LANES)
      run_state_columns<VECTORS_OF_STATE>(head, values, y, e);
    for (; e < V; e += LANES) run_state_columns<1>(head, values, y, e);
  }
}

// Multiply a token's outputs by SiLU of their gates, and norm those of the heads that share a key head.
inline void gate_and_norm(const StateSpace& work, int64_t token, int64_t key_head) {
  if (!work.active[token]) return;
  const int64_t count = work.groups * work.value_dim, first = key_head * count;
  float* y = work.y + token * work.values() + first;
  gate(work.x + token * work.width + work.features() + first, y, count);
  norm_row({work.norm.scale + first, nullptr, work.norm.eps}, y, y, count);
}

}  // namespace XLABATCH_ISA
