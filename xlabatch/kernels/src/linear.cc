// The XLA call `xlabatch_linear`: checks what it is given, and shares the work out.
#include <algorithm>
#include <vector>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

constexpr int64_t WORTH_SHARING = 1 << 15;    // numbers of x; fewer are packed by the caller alone
constexpr int64_t BYTES_OF_ITEM = 256 << 10;  // weights that a thread takes at once
constexpr int64_t PANELS_OF_ITEM = 12;        // or a multiple of them

// The format that packed weights of a type have: int4 comes as plain bytes.
bool format_of(ffi::DataType type, Format* format) {
  switch (type) {
    case ffi::F32:
      *format = Format::FLOAT32;
      return true;
    case ffi::BF16:
      *format = Format::BFLOAT16;
      return true;
    case ffi::S8:
      *format = Format::INT8;
      return true;
    case ffi::U8:
      *format = Format::INT4;
      return true;
    default:
      return false;
  }
}

// How many panels a thread takes at once: enough bytes to stream, and enough items to share.
int64_t panels_of_item(int64_t panels, int64_t panel_bytes, int64_t threads) {
  const int64_t streamed = std::max<int64_t>(1, BYTES_OF_ITEM / panel_bytes / PANELS_OF_ITEM) * PANELS_OF_ITEM;
  const int64_t shared = (panels / (4 * threads) + 1) / 2 * 2;
  return std::max<int64_t>(2, std::min(streamed, shared));
}

void run(ffi::ThreadPool pool, const Linear& work, int64_t panels) {
  const Table& kernel = kernels();
  const Sizes sizes = kernel.sizes(work.format, work.inputs);
  thread_local std::vector<char> memory;  // read by other threads only until this call returns
  memory.resize(std::max<size_t>(memory.size(), work.tokens * sizes.token));
  void* packed = memory.data();
  const int64_t step = work.tokens * work.inputs < WORTH_SHARING ? work.tokens : kernel.most_tokens;
  parallel_for(pool, (work.tokens + step - 1) / step, [&](int64_t item) {
    kernel.pack(work, packed, item * step, std::min(work.tokens, (item + 1) * step));
  });
  const int64_t share = panels_of_item(panels, sizes.panel, pool.num_threads());
  parallel_for(pool, (panels + share - 1) / share, [&](int64_t item) {
    kernel.panels(work, packed, item * share, std::min(panels, (item + 1) * share));
  });
  if (work.post.scale)
    for (int64_t token = 0; token < work.tokens; token++) kernel.finish(work, token);
}

}  // namespace

ffi::Error linear(ffi::ThreadPool pool, Floats x, ffi::AnyBuffer weight, Floats scale, Floats bias,
                  Floats norm_scale, Floats norm_bias, Floats residual, Floats post_scale, Floats post_bias,
                  FloatsOut y, int32_t act, bool gated, float norm_eps, float residual_scale) {
  if (x.dimensions().size() != 2 || y->dimensions().size() != 2) return refuse("x or y that is not [tokens, features]");
  Linear work{};
  work.tokens = x.dimensions()[0], work.inputs = x.dimensions()[1], work.outputs = y->dimensions()[1];
  work.x = x.typed_data(), work.y = y->typed_data();
  work.norm = {present(norm_scale), present(norm_bias), norm_eps};
  work.post = {present(post_scale), present(post_bias), norm_eps};
  work.panels = weight.untyped_data(), work.scale = present(scale), work.bias = present(bias);
  work.gated = gated, work.act = static_cast<Act>(act);
  work.residual = present(residual), work.residual_scale = residual_scale;
  if (!format_of(weight.element_type(), &work.format)) return refuse("a weight of another type");

  const int64_t panels = (work.outputs + PANEL - 1) / PANEL * (1 + gated), lanes = panels * PANEL;
  const int64_t bytes = panels * kernels().sizes(work.format, work.inputs).panel;
  const int64_t numbers = work.tokens * work.outputs;
  const bool int8 = work.format == Format::INT8;
  for (const Expected& each : {
           Expected{"bytes of the weight", static_cast<int64_t>(weight.size_bytes()), bytes, false},
           Expected{"scales", count(scale), lanes, !int8},
           Expected{"biases", count(bias), lanes, true},
           Expected{"scales of the norm", count(norm_scale), work.inputs, true},
           Expected{"biases of the norm", count(norm_bias), work.inputs, true},
           Expected{"scales of the last norm", count(post_scale), work.outputs, true},
           Expected{"biases of the last norm", count(post_bias), work.outputs, true},
           Expected{"numbers of the residual", count(residual), numbers, true},
           Expected{"tokens of y", static_cast<int64_t>(y->dimensions()[0]), work.tokens, false},
       })
    if (ffi::Error error = each.check("linear"); error.failure()) return error;
  if (act < 0 || act > static_cast<int32_t>(Act::RELU)) return refuse("an unknown activation");
  if (work.tokens && work.outputs) run(pool, work, panels);
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_linear, xlabatch::linear,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()      // x
                                  .Arg<xla::ffi::AnyBuffer>()   // weight
                                  .Arg<xlabatch::Floats>()      // scale
                                  .Arg<xlabatch::Floats>()      // bias
                                  .Arg<xlabatch::Floats>()      // norm_scale
                                  .Arg<xlabatch::Floats>()      // norm_bias
                                  .Arg<xlabatch::Floats>()      // residual
                                  .Arg<xlabatch::Floats>()      // post_scale
                                  .Arg<xlabatch::Floats>()      // post_bias
                                  .Ret<xlabatch::Floats>()      // y
                                  .Attr<int32_t>("act")
                                  .Attr<bool>("gated")
                                  .Attr<float>("norm_eps")
                                  .Attr<float>("residual_scale"));
