// What the handlers ask the kernels to do: plain pointers and sizes, checked before they get here.
//
// Activations are float32 with one row for each token. A pointer is null where the model has no such tensor.
#pragma once

#include <cstdint>

namespace xlabatch {

constexpr int PANEL = 16;   // outputs that lie side by side in a packed weight
constexpr int BLOCK = 128;  // positions in a block of the cache: kv_cache.py

enum class Format : int32_t { FLOAT32, BFLOAT16, INT8, INT4 };
enum class Act : int32_t { NONE, SILU, GELU, GELU_TANH, RELU, RELU_SQUARED, SIGMOID, QUICK_GELU };
constexpr Act LAST_ACT = Act::QUICK_GELU;

struct Norm {
  const float* scale = nullptr;
  const float* bias = nullptr;  // with one, the mean is subtracted first
  float eps = 0;
};

// y = residual + residual_scale * post(act(linear(norm(x)))), each part only where there is one.
struct Linear {
  int64_t tokens, inputs, outputs;
  const float* x;       // [tokens, inputs]
  const int32_t* rows;  // [tokens] where each token is in x; null: in this order
  const float* factors;  // [tokens] what multiplies each token after the norm; null: nothing
  Norm norm;
  Format format;
  const void* panels;  // pack.py
  const float* scale;  // [panels * PANEL] of int8
  const float* bias;   // [panels * PANEL]
  const int32_t* adapters;  // [tokens] which adapter a token has, 0: none; null: no token has one
  const float* adapted;     // [tokens, outputs, with gates before ups] what it adds to the sums
  bool gated;          // panels come in pairs, gates before ups
  Act act;
  float limit;      // gates are clamped to it from above, ups from both sides; 0: none
  float up_offset;  // added to ups
  const float* residual;  // [tokens, outputs]
  float residual_scale;
  Norm post;
  float* y;  // [tokens, outputs]
};

// y = up * (down * norm(x)) with the matrices of each token's adapter.
struct Adapters {
  int64_t inputs, outputs, rank, parts;  // outputs count gates and ups
  const float* x;            // [tokens, inputs]
  Norm norm;
  const int32_t* adapters;   // [tokens] which it is; 0: none, and y stays as it is
  const float* down;         // [adapters, parts * rank, inputs]
  const float* up;           // [adapters, rank, outputs]
  const int32_t* part_of;    // [outputs] which part of `down` an output takes
  float* y;                  // [tokens, outputs]
};

// The gated delta rule over tokens of some slots, behind a convolution of their queries, keys and values.
struct DeltaRule {
  int64_t tokens, key_heads, groups, key_dim, value_dim;  // a key head has `groups` heads: each with own values
  int64_t taps, slots, layers, layer;                     // of the state: which layer
  const float* x;         // [tokens, features + values]: queries, keys and values of all heads, then output gates
  const float* gates;     // [tokens, 2 * heads]: how much is written, then how much fades
  const int32_t* slot;    // [tokens]
  const int32_t* position;
  const bool* active;     // [tokens] the others are padding: zero, and their slots keep what they have
  const float* weight;    // [taps, features]
  const float *rates, *offsets;  // [heads]
  Norm norm;              // of the values that a head gives
  float* inputs;          // [slots, layers, taps - 1, features]
  float* matrices;        // [slots, layers, heads, key_dim, value_dim]
  float* y;               // [tokens, values]

  int64_t heads() const { return key_heads * groups; }
  int64_t values() const { return heads() * value_dim; }
  int64_t features() const { return 2 * key_heads * key_dim + values(); }
  int64_t state_of(int64_t token) const { return slot[token] * layers + layer; }
};

// What a step takes of some entries of a row of logits.
struct LogitsPart {
  float largest;
  uint32_t digest;
  bool below_infinity;  // every entry, and none is NaN
};

// Heads [begin, end).
struct Heads {
  int64_t begin, end;
  int64_t count() const { return end - begin; }
};

// What a thread attends at once: tokens of one slot, with some key/value heads, and some of the query heads that share
// each of them. Their queries lie one after the other by key/value head, token, query head.
struct Piece {
  int64_t first, last;  // tokens
  Heads heads, groups;
  int64_t queries_of_head() const { return (last - first) * groups.count(); }
  int64_t queries() const { return heads.count() * queries_of_head(); }
};

struct Attention {
  int64_t tokens, slots, layers, layer, blocks, kv_heads, groups, head_dim, pairs;
  int64_t latents;   // the last features of a key, which are its value; 0: it has a value of its own
  const float* qkv;  // [tokens, kv_heads * parts * head_dim]: for each kv head queries, key, value if there is one
  const int32_t* slot;       // [tokens]
  const int32_t* position;   // [tokens] attends to it and those before
  const int32_t* write;      // [tokens] where key and value go; at capacity or beyond the token is padding
  const float *cos, *sin;    // [tokens, pairs]
  Norm q_norm, k_norm;
  bool norm_all_heads;  // the norms span all heads of a token together
  const float* sinks;    // [kv_heads * groups] a score of each head for nothing; null: none
  const float* factors;  // [tokens] that multiply a token's queries beside their scale; null: none
  float scale;           // of the queries
  int32_t window;        // positions that a token attends to; 0: all
  int32_t chunk;         // it attends to those since the last multiple of it; 0: to all
  float cap;             // soft cap of the scores; 0: none
  Format cache;  // float32, bfloat16, or int8 with a float32 scale of each position behind a block's numbers
  void *keys, *values;  // [slots, layers, blocks, kv_heads, head_dim, BLOCK] and [..., BLOCK, head_dim]; null: latents
  float* y;             // [tokens, kv_heads * groups * value_dim]

  int64_t parts() const { return groups + (latents ? 1 : 2); }
  int64_t value_dim() const { return latents ? latents : head_dim; }
};

}  // namespace xlabatch
