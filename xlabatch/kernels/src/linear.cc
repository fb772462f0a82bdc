// The XLA call `xlabatch_linear`: check its arguments, and compute the linear.
#include <algorithm>

#include "dispatch.h"
#include "linears.h"

namespace xlabatch {

ffi::Error check_linear(Floats x, Ints num_tokens, ffi::AnyBuffer weight, Ints order, Floats scale, Floats bias,
                        Floats norm_scale, Floats norm_bias, Floats residual, Floats post_scale, Floats post_bias,
                        FloatsOut y, Stack stack, RunsAttribute attribute, int32_t act, bool gated, float limit,
                        float up_offset, float norm_eps, float residual_scale, std::vector<Run>* runs,
                        Linear* checked) {
  if (x.dimensions().size() != 2 || y->dimensions().size() != 2) return refuse("x or y that is not [tokens, features]");
  if (!stack.valid()) return refuse("a layer that is not there");
  Linear& work = *checked;
  work.tokens = x.dimensions()[0], work.inputs = x.dimensions()[1], work.outputs = y->dimensions()[1];
  work.x = x.typed_data(), work.y = y->typed_data();
  work.norm = {stack.numbers(norm_scale), stack.numbers(norm_bias), norm_eps};
  work.post = {stack.numbers(post_scale), stack.numbers(post_bias), norm_eps};
  work.order = stack.integers(order);
  work.panels = stack.bytes(weight), work.scale = stack.numbers(scale), work.bias = stack.numbers(bias);
  work.gated = gated, work.act = static_cast<Act>(act), work.limit = limit, work.up_offset = up_offset;
  work.residual = present(residual), work.residual_scale = residual_scale;
  const int64_t layers = stack.layers, panels = panels_of(work), lanes = panels * PANEL;
  if (ffi::Error error = find_runs(weight, attribute, panels, runs, &work); error.failure()) return error;
  const int64_t numbers = work.tokens * work.outputs;
  const bool int8 = work.runs[0].format == Format::INT8;
  for (const Expected& each : {
           Expected{"numbers of tokens", static_cast<int64_t>(num_tokens.element_count()), 1, true},
           Expected{"panels of the weight", panels_of_runs(work), panels, false},
           Expected{"bytes of the weight", static_cast<int64_t>(weight.size_bytes()), layers * bytes_of_runs(work),
                    false},
           Expected{"inputs in the order", count(order), layers * work.inputs, true},
           Expected{"scales", count(scale), layers * lanes, !int8},
           Expected{"biases", count(bias), layers * lanes, true},
           Expected{"scales of the norm", count(norm_scale), layers * work.inputs, true},
           Expected{"biases of the norm", count(norm_bias), layers * work.inputs, true},
           Expected{"scales of the last norm", count(post_scale), layers * work.outputs, true},
           Expected{"biases of the last norm", count(post_bias), layers * work.outputs, true},
           Expected{"numbers of the residual", count(residual), numbers, true},
           Expected{"tokens of y", static_cast<int64_t>(y->dimensions()[0]), work.tokens, false},
       })
    if (ffi::Error error = each.check("linear"); error.failure()) return error;
  if (work.order && !all_below(work.order, work.inputs, work.inputs)) return refuse("an input that is not there");
  if (act < 0 || act > static_cast<int32_t>(LAST_ACT)) return refuse("an unknown activation");
  return ffi::Error::Success();
}

void skip_padding(Ints num_tokens, Linear* work) {
  if (!num_tokens.element_count()) return;
  const int64_t tokens = work->tokens;
  work->tokens = std::clamp<int64_t>(num_tokens.typed_data()[0], 0, tokens);
  std::fill(work->y + work->tokens * work->outputs, work->y + tokens * work->outputs, 0.0f);
}

void compute_linear(ffi::ThreadPool pool, const Linear& work) {
  compute_linears(pool, {work});
  if (work.post.scale)
    for (int64_t token = 0; token < work.tokens; token++) kernels().finish(work, token);
}

ffi::Error linear(ffi::ThreadPool pool, Ints at, Floats x, Ints num_tokens, ffi::AnyBuffer weight, Ints order, Floats scale,
                  Floats bias, Floats norm_scale, Floats norm_bias, Floats residual, Floats post_scale,
                  Floats post_bias, FloatsOut y, int32_t layers, RunsAttribute attribute, int32_t act,
                  bool gated, float limit, float up_offset, float norm_eps, float residual_scale) {
  std::vector<Run> runs;
  Linear work{};
  ffi::Error error =
      check_linear(x, num_tokens, weight, order, scale, bias, norm_scale, norm_bias, residual, post_scale, post_bias,
                   y, Stack::of_weights(layers, at), attribute, act, gated, limit, up_offset, norm_eps, residual_scale, &runs, &work);
  if (error.failure()) return error;
  skip_padding(num_tokens, &work);
  compute_linear(pool, work);
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_linear, xlabatch::linear,
                              xlabatch::with_linear_attributes(xlabatch::bind_linear().Ret<xlabatch::Floats>()));  // y
