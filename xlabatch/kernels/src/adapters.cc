// The XLA call `xlabatch_adapted_linear`: a linear whose sums get each token's adapter added before what follows.
//
// A token without an adapter is computed as in `xlabatch_linear`, with the same bits.
#include "dispatch.h"
#include "linears.h"
#include "parallel.h"

namespace xlabatch {

namespace {

// Check the tables of adapters for a linear -> the adapters' work.
ffi::Error check_adapters(const Linear& linear, Ints adapters, Floats down, Floats up, Ints part_of, FloatsOut y,
                          Stack stack, Adapters* checked) {
  const auto downs = down.dimensions(), ups = up.dimensions();
  if (downs.size() < 3 || ups.size() < 3) return refuse("adapters that are not [adapters, rank, features]");
  const int64_t count = ups[ups.size() - 3], rank = ups[ups.size() - 2];
  const int64_t rows = downs[downs.size() - 2], outputs = linear.outputs * (1 + linear.gated);
  if (count < 1 || rank < 1 || rows % rank) return refuse("adapters of so many ranks");
  for (const Expected& each : {
           Expected{"adapters of tokens", static_cast<int64_t>(adapters.element_count()), linear.tokens, false},
           Expected{"numbers of down", xlabatch::count(down), stack.layers * count * rows * linear.inputs, false},
           Expected{"numbers of up", xlabatch::count(up), stack.layers * count * rank * outputs, false},
           Expected{"parts", static_cast<int64_t>(part_of.element_count()), stack.layers * outputs, false},
           Expected{"numbers for adapters", static_cast<int64_t>(y->element_count()), linear.tokens * outputs, false},
       })
    if (ffi::Error error = each.check("adapted_linear"); error.failure()) return error;
  *checked = {linear.inputs, outputs, rank, rows / rank, linear.x, linear.norm, adapters.typed_data(),
              stack.numbers(down), stack.numbers(up), stack.integers(part_of), y->typed_data()};
  if (!all_below(checked->adapters, linear.tokens, count)) return refuse("an adapter that is not there");
  if (!all_below(checked->part_of, outputs, checked->parts)) return refuse("a part that is not there");
  return ffi::Error::Success();
}

}  // namespace

ffi::Error adapted_linear(ffi::ThreadPool pool, Ints at, Floats x, Ints num_tokens, ffi::AnyBuffer weight, Ints order,
                          Floats scale, Floats bias, Floats norm_scale, Floats norm_bias, Floats residual,
                          Floats post_scale, Floats post_bias, Ints adapters, Floats down, Floats up, Ints part_of,
                          FloatsOut y, FloatsOut adapted, int32_t layers, RunsAttribute attribute,
                          int32_t act, bool gated, float limit, float up_offset, float norm_eps,
                          float residual_scale) {
  std::vector<Run> runs;
  Linear work{};
  const Stack stack = Stack::of_weights(layers, at);
  ffi::Error error =
      check_linear(x, num_tokens, weight, order, scale, bias, norm_scale, norm_bias, residual, post_scale, post_bias,
                   y, stack, attribute, act, gated, limit, up_offset, norm_eps, residual_scale, &runs, &work);
  if (error.failure()) return error;
  Adapters added{};
  error = check_adapters(work, adapters, down, up, part_of, adapted, stack, &added);
  if (error.failure()) return error;
  skip_padding(num_tokens, &work);
  work.adapters = added.adapters, work.adapted = added.y;
  parallel_for(pool, work.tokens, [&](int64_t token) { kernels().adapt(added, token); });
  compute_linear(pool, work);
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_adapted_linear, xlabatch::adapted_linear,
                              xlabatch::with_linear_attributes(xlabatch::bind_linear()
                                                                   .Arg<xlabatch::Ints>()       // adapters
                                                                   .Arg<xlabatch::Floats>()     // down
                                                                   .Arg<xlabatch::Floats>()     // up
                                                                   .Arg<xlabatch::Ints>()       // part_of
                                                                   .Ret<xlabatch::Floats>()     // y
                                                                   .Ret<xlabatch::Floats>()));  // what they add
