// What delta rules and state spaces do with a token's features before and after its matrices. A feature's sum runs from
// the oldest input to the token's own.
#pragma once

#include <algorithm>

#include "math.h"
#include "task.h"

namespace XLABATCH_ISA {

// Run some of a token's features through convolution and SiLU -> y. The token's inputs replace the slot's oldest ones.
inline void convolve(const xlabatch::MatrixHeads& work, int64_t token, int64_t begin, int64_t count, float* y) {
  const int64_t C = work.features(), kept = work.taps - 1;
  const float *own = work.x + token * work.width + begin, *weight = work.weight + begin;
  float* state = work.inputs + work.state_of(token) * kept * C + begin;
  for (int64_t e = 0; e < count; e += LANES) {
    const int left = static_cast<int>(std::min<int64_t>(LANES, count - e));
    F16 total = all(0);
    for (int64_t n = 0; n <= kept; n++) {
      const bool there = work.position[token] - kept + n >= 0;
      const F16 input = !there ? all(0) : load_first(n == kept ? own + e : state + n * C + e, left);
      if (there) total = fma(load_first(weight + n * C + e, left), input, total);
      if (n > 0) store_first(state + (n - 1) * C + e, input, left);
    }
    if (work.bias) total = total + load_first(work.bias + begin + e, left);
    store_first(y + e, activate(xlabatch::Act::SILU, total), left);
  }
}

// Multiply outputs by SiLU of their gates.
inline void gate(const float* gates, float* y, int64_t count) {
  for (int64_t e = 0; e < count; e += LANES) {
    const int left = static_cast<int>(std::min<int64_t>(LANES, count - e));
    store_first(y + e, load_first(y + e, left) * activate(xlabatch::Act::SILU, load_first(gates + e, left)), left);
  }
}

}  // namespace XLABATCH_ISA
