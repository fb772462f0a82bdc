// A mixture of experts, as the handler runs it.
#pragma once

#include "handlers.h"
#include "task.h"

namespace xlabatch {

struct Moe {
  int64_t tokens, width, experts, chosen;
  int64_t first, held;  // the experts on this device; other devices compute the tokens of other experts
  int64_t leaves;       // number of partial sums over neighbouring experts, or 1
  const float* logits;  // [tokens, experts] from the router
  const float* bias;    // [experts] added to the scores only to choose experts; null: none
  const bool* active;   // [tokens]; the others choose nothing
  bool normalize;       // the weights of a token's experts add up to 1
  bool sigmoid;         // scores are sigmoids of the logits, not their softmax
  int64_t groups, kept_groups, best_of_group;  // experts come from the groups with the largest sums of best scores
  float scale;          // multiplies the weights
  const float* scales;  // [experts] multiply the weights too; null: none
  bool weigh_inputs;    // weights multiply the inputs of experts, not their results
  Linear up, down;      // of the first expert; their y has `rows` rows
  int64_t rows;         // computed at once
  Linear result;        // its y is the sum over a token's experts; its post and residual are applied to it
  float* sums;          // [leaves, tokens, width] the partial sums; with one it is result.y
};

void compute_moe(ffi::ThreadPool pool, const Moe& work);

}  // namespace xlabatch
