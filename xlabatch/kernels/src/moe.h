// A mixture of experts, as the handler runs it.
#pragma once

#include "handlers.h"
#include "task.h"

namespace xlabatch {

struct Moe {
  int64_t tokens, width, experts, chosen;
  const float* logits;  // [tokens, experts] of the router
  const bool* active;   // [tokens]; the others choose nothing
  bool normalize;       // the weights of a token's experts add up to 1
  Linear up, down;      // of the first expert; their y has `rows` rows
  int64_t rows;         // that are computed at once
  Linear result;        // its y is the sum over a token's experts, its post and residual what follows
};

void compute_moe(ffi::ThreadPool pool, const Moe& work);

}  // namespace xlabatch
