// What a mixture of experts needs in addition to its linears: softmax over the experts, and a weighted sum of results.
#pragma once

#include <algorithm>
#include <limits>

#include "math.h"
#include "norm.h"

namespace XLABATCH_ISA {

// y = softmax(x). The sum has the order of row_sum. A number that is not finite makes every result NaN.
inline void softmax_row(const float* x, float* y, int64_t count) {
  float most = -std::numeric_limits<float>::infinity();
  for (int64_t i = 0; i < count; i++) most = x[i] > most ? x[i] : most;
  const auto each_of_16 = [&](const float* from, auto operation) {
    for (int64_t i = 0; i < count; i += LANES) {
      const int left = static_cast<int>(count - i < LANES ? count - i : LANES);
      store_first(y + i, operation(load_first(from + i, left)), left);
    }
  };
  each_of_16(x, [&](F16 value) { return exp(value - all(most)); });
  const float total = row_sum(y, count, 0, false);
  each_of_16(y, [&](F16 value) { return value / all(total); });
}

// y = sigmoid(x). A number that is not finite makes every result NaN.
inline void sigmoid_row(const float* x, float* y, int64_t count) {
  float nothing = 0;  // NaN if any number is not finite
  for (int64_t i = 0; i < count; i++) nothing += x[i] * 0;
  for (int64_t i = 0; i < count; i += LANES) {
    const int left = static_cast<int>(count - i < LANES ? count - i : LANES);
    store_first(y + i, activate(xlabatch::Act::SIGMOID, load_first(x + i, left)) + all(nothing), left);
  }
}

// y += weight * x
inline void add_weighted_row(float* y, const float* x, float weight, int64_t count) {
  for (int64_t i = 0; i < count; i += LANES) {
    const int left = static_cast<int>(count - i < LANES ? count - i : LANES);
    store_first(y + i, fma(all(weight), load_first(x + i, left), load_first(y + i, left)), left);
  }
}

}  // namespace XLABATCH_ISA
