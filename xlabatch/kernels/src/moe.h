// A mixture of experts, as the handler runs it: at once, or on a mesh its two linears one after the other, because the
// second one needs what all devices have made in the first.
#pragma once

#include "handlers.h"
#include "task.h"

namespace xlabatch {

struct Moe {
  int64_t tokens, experts, chosen;
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
};

void compute_moe(ffi::ThreadPool pool, const Moe& work);

// Compute the first linear of all choices into up.y [tokens * chosen, outputs], sorted by expert; zeros follow.
void compute_ups(ffi::ThreadPool pool, const Moe& work);

// Compute the rest, given the rows of compute_ups in down.x.
void compute_downs(ffi::ThreadPool pool, const Moe& work);

}  // namespace xlabatch
