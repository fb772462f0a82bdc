// The kernels of one instruction set. Each takes a part of the work, so that a handler can divide it among threads.
#pragma once

#include <cstdint>

#include "task.h"

namespace xlabatch {

// The bytes of a packed token, a multiple of 64, and of a panel.
struct Sizes {
  int64_t token, panel;
};

struct Table {
  const char* name;
  Sizes (*sizes)(Format, int64_t inputs);
  int64_t (*tiles)(int64_t tokens);  // the number of tiles for this number of tokens
  // Norm and pack the tokens of a tile.
  void (*pack)(const Linear&, void* packed, int64_t tile);
  // Compute the panels [begin, end) for all tokens. The thread then probably continues at the panel `after`.
  void (*panels)(const Linear&, void* packed, int64_t begin, int64_t end, int64_t after);
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
  // Summarize the entries [begin, end) of a row of logits.
  LogitsPart (*summarize)(const float* row, int64_t begin, int64_t end);
};

}  // namespace xlabatch
