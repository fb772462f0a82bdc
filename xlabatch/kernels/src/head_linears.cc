// The XLA call `xlabatch_head_linears`: a linear for each query head, on the features of only that head.
//
// Each is a linear as in linear.h whose inputs are the tokens' features of one head; all run at once. So a token's bits
// depend on that token alone.
#include <algorithm>
#include <vector>

#include "dispatch.h"
#include "linears.h"

namespace xlabatch {

ffi::Error head_linears(ffi::ThreadPool pool, Ints at, Floats x, Ints num_tokens, ffi::AnyBuffer weight, FloatsOut y,
                        int32_t layers) {
  if (x.dimensions().size() != 2 || y->dimensions().size() != 3)
    return refuse("x that is not [tokens, features], or y that is not [heads, tokens, features]");
  const Stack stack = Stack::of_weights(layers, at);
  if (!stack.valid()) return refuse("a layer that is not there");
  const int64_t rows = x.dimensions()[0], heads = y->dimensions()[0];
  Linear work{};
  work.tokens = num_tokens.element_count() ? std::clamp<int64_t>(num_tokens.typed_data()[0], 0, rows) : rows;
  work.outputs = y->dimensions()[2];
  if (heads < 1 || x.dimensions()[1] % heads) return refuse("features that are not those of so many heads");
  work.inputs = x.dimensions()[1] / heads;
  std::vector<Run> runs;
  if (ffi::Error error = find_runs(weight, {}, panels_of(work), &runs, &work); error.failure()) return error;
  if (runs[0].format == Format::INT8)
    return refuse("a weight that is not float32 or bfloat16");
  const int64_t bytes = bytes_of_runs(work);
  for (const Expected& each : {
           Expected{"numbers of tokens", static_cast<int64_t>(num_tokens.element_count()), 1, true},
           Expected{"bytes of the weight", static_cast<int64_t>(weight.size_bytes()), layers * heads * bytes, false},
           Expected{"tokens of y", static_cast<int64_t>(y->dimensions()[1]), rows, false},
       })
    if (ffi::Error error = each.check("head_linears"); error.failure()) return error;

  std::vector<Linear> works(heads, work);
  std::vector<int32_t> places(heads * work.tokens);  // rows of x as [tokens * heads, inputs]
  for (int64_t head = 0; head < heads; head++) {
    int32_t* place = places.data() + head * work.tokens;
    for (int64_t token = 0; token < work.tokens; token++) place[token] = static_cast<int32_t>(token * heads + head);
    works[head].x = x.typed_data(), works[head].rows = place;
    works[head].panels = static_cast<const char*>(stack.bytes(weight)) + head * bytes;
    works[head].y = y->typed_data() + head * rows * work.outputs;
    std::fill(works[head].y + work.tokens * work.outputs, works[head].y + rows * work.outputs, 0.0f);
  }
  compute_linears(pool, works);
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_head_linears, xlabatch::head_linears,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()       // at
                                  .Arg<xlabatch::Floats>()     // x
                                  .Arg<xlabatch::Ints>()       // num_tokens
                                  .Arg<xla::ffi::AnyBuffer>()  // weight
                                  .Ret<xlabatch::Floats>()     // y
                                  .Attr<int32_t>("layers"));
