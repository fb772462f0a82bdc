// The work that handlers give to kernels: plain pointers and sizes, which the handlers have checked.
//
// Activations are float32 with one row for each token. A pointer is null if the model has no such tensor.
#pragma once

#include <cstdint>

namespace xlabatch {

constexpr int PANEL = 16;   // outputs that are side by side in a packed weight
constexpr int BLOCK = 128;  // positions in a block of the cache: kv_cache.py
constexpr int SCALE_GROUP = 32;  // features of a head that share a scale at a position, in a cache in int8

// How numbers are stored: in formats of this project, or in blocks, see blocks.h.
enum class Format : int32_t {
  FLOAT32, BFLOAT16, INT8,
  Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, IQ4_NL, MXFP4, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, IQ4_XS,
  INT4_G32, INT4_G64, INT4_G128, INT8_G32, INT8_G128,
  FP8_G128,  // blocks.py has this order; computed as float32 is, and not with the others
  BFLOAT16_PORTABLE  // bfloat16 that is computed as float32 is, and so with equal bits on every processor
};
constexpr Format FIRST_IN_BLOCKS = Format::Q8_0, LAST_IN_BLOCKS = Format::INT8_G128;
inline bool in_blocks(Format format) { return format >= FIRST_IN_BLOCKS && format <= LAST_IN_BLOCKS; }

// Neighbouring panels of one format.
struct Run {
  Format format;
  int64_t begin, end;  // panels
  int64_t before;      // bytes of the panels before it
};

enum class Act : int32_t { NONE, SILU, GELU, GELU_TANH, RELU, RELU_SQUARED, SIGMOID, QUICK_GELU };
constexpr Act LAST_ACT = Act::QUICK_GELU;

struct Norm {
  const float* scale = nullptr;
  const float* bias = nullptr;  // with one, the mean is subtracted first
  float eps = 0;
};

// y = residual + residual_scale * post(act(linear(norm(x)))); most parts are optional.
struct Linear {
  int64_t tokens, inputs, outputs;
  const float* x;       // [tokens, inputs]
  const int32_t* rows;  // [tokens] the row of each token in x; null: in order
  const int32_t* order;  // [inputs] the input of x that each input of the weight is; null: in order
  const float* factors;  // [tokens] multiply each token after the norm; null: none
  Norm norm;
  const Run* runs;      // all panels in their order; either one run, or all in blocks of integers
  int64_t run_count;
  const void* panels;  // pack.py, blocks.py
  const float* scale;  // [panels * PANEL] for int8
  const float* bias;   // [panels * PANEL]
  const int32_t* adapters;  // [tokens] the adapter of each token, 0: none; null: no token has one
  const float* adapted;     // [tokens, outputs, with gates before ups] what adapters add to the sums
  bool gated;          // panels come in pairs, gates before ups
  Act act;
  float limit;      // gates are at most this, and ups within plus and minus this; 0: no limit
  float up_offset;  // added to ups
  const float* residual;  // [tokens, outputs]
  float residual_scale;
  Norm post;
  float* y;  // [tokens, outputs]
};

// y = up * (down * norm(x)), with the matrices of each token's adapter.
struct Adapters {
  int64_t inputs, outputs, rank, parts;  // outputs count gates and ups
  const float* x;            // [tokens, inputs]
  Norm norm;
  const int32_t* adapters;   // [tokens] the adapter of each token; 0: none, and y stays unchanged
  const float* down;         // [adapters, parts * rank, inputs]
  const float* up;           // [adapters, rank, outputs]
  const int32_t* part_of;    // [outputs] the part of `down` that each output uses
  float* y;                  // [tokens, outputs]
};

// Tokens of some slots, whose sequences have a matrix in each head, after a convolution of queries, keys and values.
struct MatrixHeads {
  int64_t tokens, key_heads, groups, key_dim, value_dim;  // `groups` heads share a key head; each has its own values
  int64_t taps, slots, layers, layer;                     // layers of the state, and which one this is
  const float* x;         // [tokens, width]: queries, keys and values of all heads, then output gates
  int64_t width;
  const int32_t* slot;    // [tokens]
  const int32_t* position;
  const bool* active;     // [tokens] others are padding: their y is zero, and their slots' states do not change
  const float *weight, *bias;    // [taps, features], [features] or null
  const float *rates, *offsets;  // [heads]
  Norm norm;
  float* inputs;          // [slots, layers, taps - 1, features]
  float* matrices;        // [slots, layers, heads, key_dim, value_dim]
  float* y;               // [tokens, values]

  int64_t heads() const { return key_heads * groups; }
  int64_t values() const { return heads() * value_dim; }
  int64_t keys() const { return key_heads * key_dim; }
  int64_t features() const { return 2 * keys() + values(); }
  int64_t state_of(int64_t token) const { return slot[token] * layers + layer; }
  float* matrix_of(int64_t token, int64_t head) const {
    return matrices + (state_of(token) * heads() + head) * key_dim * value_dim;
  }
};

// The gated delta rule.
struct DeltaRule : MatrixHeads {  // the norm is of a head's output
  const float* gates;  // [tokens, 2 * heads]: how much is written, then how much fades
};

// A state space: the features of x end with the time step of each head.
struct StateSpace : MatrixHeads {  // the norm is of all outputs, and each key head's are normed together
  const float* passed;  // [heads] how much of its own value a token adds to what it reads
  float shortest, longest;  // limits of time steps
  float* mixed;  // [tokens, features] of the convolution
};

// The summary of some entries of a row of logits.
struct LogitsPart {
  float largest;
  uint32_t digest;
  bool below_infinity;  // all entries are, and none is NaN
};

// A row of logits after all processors, and how its token is selected.
struct Draw {
  const float* logits;
  int64_t vocabulary;
  float temperature;  // 0: the first of the largest logits
  int32_t top_k;      // 0: all
  float top_p, min_p;
  uint32_t seed[2];
  int32_t position;
  int64_t largest;  // the first of the largest entries; -1: not known
};

// Heads [begin, end).
struct Heads {
  int64_t begin, end;
  int64_t count() const { return end - begin; }
};

// What a thread attends at once: tokens of one slot, with some key/value heads, and some of the query heads that share
// each of them. The queries are in the order of key/value head, token, query head.
struct Piece {
  int64_t first, last;  // tokens
  Heads heads, groups;
  int64_t queries_of_head() const { return (last - first) * groups.count(); }
  int64_t queries() const { return heads.count() * queries_of_head(); }
};

struct Attention {
  int64_t tokens, slots, layers, layer, blocks, kv_heads, groups, head_dim, pairs;  // see `keys`
  int64_t end;       // the positions of a slot; in fewer blocks the cache is a ring of the last ones
  bool shares_keys;  // qkv has only queries: keys and values are those of another layer, and written already
  int64_t latents;   // the last features of a key that are also its value; 0: values are separate
  const float* qkv;  // [tokens, kv_heads * parts * head_dim]: for each kv head queries, key, value if there is one
  const int32_t* slot;       // [tokens]
  const int32_t* position;   // [tokens] a token attends to its position and the ones before
  const int32_t* write;      // [tokens] where key and value are written; from `end` on, the token is padding
  const float *cos, *sin;    // [tokens, pairs]
  Norm q_norm, k_norm, v_norm;
  bool norm_all_heads;  // those of queries and keys span all heads of a token together
  const float* sinks;    // [kv_heads * groups] each head's score for attending to nothing; null: none
  const float* factors;  // [tokens] multiply a token's queries in addition to the scale; null: none
  float scale;           // multiplies queries
  int32_t window;        // the last positions that a token attends to; 0: all
  int32_t chunk;         // a token attends to positions from the last multiple of this on; 0: to all
  float cap;             // soft cap of the scores; 0: none
  Format cache;  // float32, bfloat16, or int8 with bfloat16 scales [scale groups, BLOCK] after a block's numbers
  void *keys, *values;  // [slots, layers, blocks, kv_heads, head_dim, BLOCK] and [..., BLOCK, head_dim]; null: latents
  float* y;             // [tokens, kv_heads * groups * value_dim]

  int64_t parts() const { return groups + (shares_keys ? 0 : latents ? 1 : 2); }
  int64_t value_dim() const { return latents ? latents : head_dim; }
  int64_t scale_groups() const { return (head_dim + SCALE_GROUP - 1) / SCALE_GROUP; }
  // Return how many positions a token attends to at most.
  int64_t reach() const {
    const int64_t of_window = window ? window : end, of_chunk = chunk ? chunk : end;
    return of_window < of_chunk ? of_window : of_chunk;
  }
};

}  // namespace xlabatch
