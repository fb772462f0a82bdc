// The XLA calls for a linear whose inputs are split over devices: `xlabatch_leaves` computes the sum over one device's
// inputs, and `xlabatch_add` adds the sums of all devices and does what follows a linear.
//
// The inputs are split into partial sums so that each is on one device. Each partial sum is a chain of steps as in
// linear.h, and they are added as a tree of neighbours. A device's own partial sums are a subtree, so the order is the
// same for every number of devices that divides the number of partial sums.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "dispatch.h"
#include "leaves.h"
#include "linears.h"
#include "parallel.h"

namespace xlabatch {

void add_neighbours(float* leaves, int64_t count, int64_t stride, int64_t begin, int64_t end) {
  for (; count > 1; count = (count + 1) / 2)
    for (int64_t n = 0; n < (count + 1) / 2; n++) {
      const float *left = leaves + 2 * n * stride, *right = left + stride;
      float* sum = leaves + n * stride;
      if (2 * n + 1 == count)
        std::memmove(sum + begin, left + begin, (end - begin) * sizeof(float));
      else
        for (int64_t i = begin; i < end; i++) sum[i] = left[i] + right[i];
    }
}

namespace {

// Return how many tokens are not padding.
int64_t tokens_of(Ints num_tokens, int64_t tokens) {
  return num_tokens.element_count() ? std::clamp<int64_t>(num_tokens.typed_data()[0], 0, tokens) : tokens;
}

}  // namespace

ffi::Error leaves(ffi::ThreadPool pool, Ints at, Floats x, Ints num_tokens, ffi::AnyBuffer weight, Floats scale,
                  FloatsOut y, FloatsOut parts, FloatsOut sums, int32_t layers, RunsAttribute attribute,
                  int32_t leaves) {
  if (x.dimensions().size() != 2 || y->dimensions().size() != 2) return refuse("x or y that is not [tokens, features]");
  const Stack stack = Stack::of_weights(layers, at);
  const int64_t rows = x.dimensions()[0], inputs = x.dimensions()[1], outputs = y->dimensions()[1];
  if (!stack.valid()) return refuse("a layer that is not there");
  if (leaves < 1 || inputs % leaves) return refuse(std::to_string(inputs) + " inputs in so many leaves");
  Linear work{};
  work.tokens = tokens_of(num_tokens, rows), work.inputs = inputs / leaves, work.outputs = outputs;
  std::vector<Run> runs;
  if (ffi::Error error = find_runs(weight, attribute, panels_of(work), &runs, &work); error.failure()) return error;
  const int64_t lanes = panels_of(work) * PANEL, bytes = bytes_of_runs(work);
  for (const Expected& each : {
           Expected{"panels of the weight", panels_of_runs(work), panels_of(work), false},
           Expected{"bytes of the weight", static_cast<int64_t>(weight.size_bytes()), layers * leaves * bytes, false},
           Expected{"scales", count(scale), layers * leaves * lanes, runs[0].format != Format::INT8},
           Expected{"tokens of y", static_cast<int64_t>(y->dimensions()[0]), rows, false},
           Expected{"numbers of the parts", static_cast<int64_t>(parts->element_count()), rows * inputs, false},
           Expected{"sums", static_cast<int64_t>(sums->element_count()), leaves * rows * outputs, false},
       })
    if (ffi::Error error = each.check("leaves"); error.failure()) return error;
  std::vector<Linear> works(leaves, work);
  for (int64_t n = 0; n < leaves; n++) {
    float* part = parts->typed_data() + n * rows * work.inputs;
    for (int64_t token = 0; token < work.tokens; token++)
      std::memcpy(part + token * work.inputs, x.typed_data() + token * inputs + n * work.inputs,
                  work.inputs * sizeof(float));
    works[n].x = part, works[n].y = sums->typed_data() + n * rows * outputs;
    works[n].panels = static_cast<const char*>(stack.bytes(weight)) + n * bytes;
    works[n].scale = present(scale) ? stack.numbers(scale) + n * lanes : nullptr;
  }
  compute_linears(pool, works);
  parallel_for(pool, work.tokens, [&](int64_t token) {
    add_neighbours(sums->typed_data(), leaves, rows * outputs, token * outputs, (token + 1) * outputs);
  });
  std::fill(sums->typed_data() + work.tokens * outputs, sums->typed_data() + rows * outputs, 0.0f);
  std::memcpy(y->typed_data(), sums->typed_data(), rows * outputs * sizeof(float));
  return ffi::Error::Success();
}

ffi::Error add(ffi::ThreadPool pool, Ints at, Floats parts, Ints num_tokens, Floats bias, Floats residual,
               Floats post_scale, Floats post_bias, FloatsOut y, FloatsOut sums, int32_t layers, float norm_eps,
               float residual_scale) {
  if (parts.dimensions().size() != 3) return refuse("parts that are not [devices, tokens, features]");
  const Stack stack = Stack::of_weights(layers, at);
  if (!stack.valid()) return refuse("a layer that is not there");
  const int64_t devices = parts.dimensions()[0], rows = parts.dimensions()[1], outputs = parts.dimensions()[2];
  for (const Expected& each : {
           Expected{"numbers of y", static_cast<int64_t>(y->element_count()), rows * outputs, false},
           Expected{"sums", static_cast<int64_t>(sums->element_count()), devices * rows * outputs, false},
           Expected{"biases", count(bias), layers * outputs, true},
           Expected{"numbers of the residual", count(residual), rows * outputs, true},
           Expected{"scales of the last norm", count(post_scale), layers * outputs, true},
           Expected{"biases of the last norm", count(post_bias), layers * outputs, true},
       })
    if (ffi::Error error = each.check("add"); error.failure()) return error;
  Linear work{};
  work.outputs = outputs, work.y = y->typed_data();
  work.post = {stack.numbers(post_scale), stack.numbers(post_bias), norm_eps};
  work.residual = present(residual), work.residual_scale = residual_scale;
  const float* biases = stack.numbers(bias);
  const int64_t tokens = tokens_of(num_tokens, rows);
  parallel_for(pool, tokens, [&](int64_t token) {
    const int64_t begin = token * outputs;
    for (int64_t n = 0; n < devices; n++)
      std::memcpy(sums->typed_data() + n * rows * outputs + begin, parts.typed_data() + n * rows * outputs + begin,
                  outputs * sizeof(float));
    add_neighbours(sums->typed_data(), devices, rows * outputs, begin, begin + outputs);
    for (int64_t i = 0; i < outputs; i++) work.y[begin + i] = sums->typed_data()[begin + i] + (biases ? biases[i] : 0);
    kernels().finish(work, token);
  });
  std::fill(work.y + tokens * outputs, work.y + rows * outputs, 0.0f);
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_leaves, xlabatch::leaves,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()       // at
                                  .Arg<xlabatch::Floats>()     // x
                                  .Arg<xlabatch::Ints>()       // num_tokens
                                  .Arg<xla::ffi::AnyBuffer>()  // weight
                                  .Arg<xlabatch::Floats>()     // scale
                                  .Ret<xlabatch::Floats>()     // y
                                  .Ret<xlabatch::Floats>()     // parts
                                  .Ret<xlabatch::Floats>()     // sums
                                  .Attr<int32_t>("layers")
                                  .Attr<xlabatch::RunsAttribute>("runs")
                                  .Attr<int32_t>("leaves"));

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_add, xlabatch::add,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()       // at
                                  .Arg<xlabatch::Floats>()  // parts
                                  .Arg<xlabatch::Ints>()    // num_tokens
                                  .Arg<xlabatch::Floats>()  // bias
                                  .Arg<xlabatch::Floats>()  // residual
                                  .Arg<xlabatch::Floats>()  // post_scale
                                  .Arg<xlabatch::Floats>()  // post_bias
                                  .Ret<xlabatch::Floats>()  // y
                                  .Ret<xlabatch::Floats>()  // sums
                                  .Attr<int32_t>("layers")
                                  .Attr<float>("norm_eps")
                                  .Attr<float>("residual_scale"));
