// The kernels of one instruction set. Each takes a part of the work, so that a handler can divide it among threads.
#pragma once

#include <cstdint>

#include "task.h"

namespace xlabatch {

// The bytes of a packed token, a multiple of 64, and of a panel; and the inputs of a step.
struct Sizes {
  int64_t token, panel, step;
};

// Rows of a weight in float32, one after another.
struct WideRows {
  const float* numbers;
  const float* importance;  // of each input; null if all matter alike
  int64_t inputs;
};

struct Table {
  const char* name;
  Sizes (*sizes)(Format, int64_t inputs);
  int64_t (*tiles)(const Linear&);  // in how many tiles its tokens are packed
  // Norm and pack the tokens of a tile. Threads pack tiles at the same time.
  void (*pack)(const Linear&, void* packed, int64_t tile);
  // Compute the panels [begin, end) of a run for all tokens. The thread then probably continues at `after`.
  void (*panels)(const Linear&, void* packed, const Run&, int64_t begin, int64_t end, const char* after);
  // Read the numbers of an output (0 to 15) from a panel in blocks.
  void (*read_row)(Format, const char* panel, int64_t output, int64_t inputs, float* y);
  // Round rows to blocks, for panels or files, given how many numbers they have; false if one is not finite, or is too
  // large.
  bool (*round_to_blocks)(Format, const WideRows&, int64_t count, uint8_t* blocks);
  // Norm the panels' outputs in y, and add the residual.
  void (*finish)(const Linear&, int64_t token);
  float (*squares)(const float* x, int64_t count);  // the sum of squares
  void (*softmax)(const float* x, float* y, int64_t count);
  void (*sigmoid)(const float* x, float* y, int64_t count);
  void (*add_weighted)(float* y, const float* x, float weight, int64_t count);
  void (*write)(const Attention&, int64_t token, int64_t head);
  void (*attend)(const Attention&, const Piece&);
  void (*adapt)(const Adapters&, int64_t token);
  // Run all tokens through one key head and the heads that share it.
  void (*delta_rule)(const DeltaRule&, int64_t key_head);
  // Run some features of all tokens through the convolution; then all tokens through a head; then gate and norm what
  // the heads that share a key head give for a token.
  void (*mix_features)(const StateSpace&, int64_t begin, int64_t end);
  void (*state_space)(const StateSpace&, int64_t head);
  void (*gate_and_norm)(const StateSpace&, int64_t token, int64_t key_head);
  // Summarize the entries [begin, end) of a row of logits.
  LogitsPart (*summarize)(const float* row, int64_t begin, int64_t end);
  // Select the token of a row; whether no entry of it may be selected.
  int64_t (*draw)(const Draw&, bool* none_allowed);
  // Rotate a row of an int8 weight, and undo it.
  void (*rotate)(float* row, int64_t count);
  void (*rotate_back)(float* row, int64_t count);
};

}  // namespace xlabatch
