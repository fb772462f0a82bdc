// The XLA call `xlabatch_join`: on a mesh each device computes some outputs of a linear; put those of all devices side
// by side, and do what follows a linear.
#include <algorithm>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

ffi::Error join(ffi::ThreadPool pool, Ints at, Floats parts, Ints num_tokens, Floats residual, Floats post_scale,
                Floats post_bias, FloatsOut y, int32_t layers, float norm_eps, float residual_scale) {
  if (parts.dimensions().size() != 3) return refuse("parts that are not [devices, tokens, features]");
  if (y->dimensions().size() != 2) return refuse("y that is not [tokens, features]");
  const Stack stack = Stack::of_weights(layers, at);
  if (!stack.valid()) return refuse("a layer that is not there");
  const int64_t rows = parts.dimensions()[1], size = parts.dimensions()[2], outputs = y->dimensions()[1];
  if (parts.dimensions()[0] * size < outputs) return refuse("fewer features of all devices than y has");
  for (const Expected& each : {
           Expected{"tokens of y", static_cast<int64_t>(y->dimensions()[0]), rows, false},
           Expected{"numbers of the residual", count(residual), rows * outputs, true},
           Expected{"scales of the last norm", count(post_scale), layers * outputs, true},
           Expected{"biases of the last norm", count(post_bias), layers * outputs, true},
       })
    if (ffi::Error error = each.check("join"); error.failure()) return error;
  Linear work{};
  work.outputs = outputs, work.y = y->typed_data();
  work.post = {stack.numbers(post_scale), stack.numbers(post_bias), norm_eps};
  work.residual = present(residual), work.residual_scale = residual_scale;
  const int64_t tokens = num_tokens.element_count() ? std::clamp<int64_t>(num_tokens.typed_data()[0], 0, rows) : rows;
  parallel_for(pool, tokens, [&](int64_t token) {
    for (int64_t first = 0, device = 0; first < outputs; first += size, device++)  // the last part may be padded
      std::copy_n(parts.typed_data() + (device * rows + token) * size, std::min(size, outputs - first),
                  work.y + token * outputs + first);
    kernels().finish(work, token);
  });
  std::fill(work.y + tokens * outputs, work.y + rows * outputs, 0.0f);
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_join, xlabatch::join,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()    // at
                                  .Arg<xlabatch::Floats>()  // parts
                                  .Arg<xlabatch::Ints>()    // num_tokens
                                  .Arg<xlabatch::Floats>()  // residual
                                  .Arg<xlabatch::Floats>()  // post_scale
                                  .Arg<xlabatch::Floats>()  // post_bias
                                  .Ret<xlabatch::Floats>()  // y
                                  .Attr<int32_t>("layers")
                                  .Attr<float>("norm_eps")
                                  .Attr<float>("residual_scale"));
