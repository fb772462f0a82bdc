// A mixture of experts, as the handler runs it.
#pragma once

#include "handlers.h"
#include "task.h"

namespace xlabatch {

struct Moe {
  int64_t tokens, width, experts, chosen;
  int64_t first, held;  // experts whose weights are here: the others' tokens are another device's
  int64_t leaves;       // 1, or into how many sums of neighbouring experts the result goes
  const float* logits;  // [tokens, experts] of the router
  const float* bias;    // [experts] added to the scores for the choice only; null: none
  const bool* active;   // [tokens]; the others choose nothing
  bool normalize;       // the weights of a token's experts add up to 1
  bool sigmoid;         // scores are sigmoids of the logits and not their softmax
  int64_t groups, kept_groups, best_of_group;  // experts are chosen in the groups whose best add up to most
  float scale;          // of the weights
  bool weigh_inputs;    // weights multiply what experts read, and not their results
  Linear up, down;      // of the first expert; their y has `rows` rows
  int64_t rows;         // that are computed at once
  Linear result;        // its y is the sum over a token's experts, its post and residual what follows
  float* sums;          // [leaves, tokens, width] where there are leaves
};

void compute_moe(ffi::ThreadPool pool, const Moe& work);

}  // namespace xlabatch
