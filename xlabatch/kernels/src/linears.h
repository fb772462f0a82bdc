// Linears with packed weights, as handlers run them.
#pragma once

#include <utility>
#include <vector>

#include "handlers.h"
#include "task.h"

namespace xlabatch {

// The types of a weight's panels in blocks: format, number of panels, the next format, and so on. Empty
// for a weight in a format of this project.
using RunsAttribute = ffi::Span<const int64_t>;

// Find the format of packed weights by their type; false for a type that is none of ours. Bfloat16 that is computed as
// float32 is comes as its bits, in uint16.
bool format_of(ffi::AnyBuffer weight, Format* format);

// Find the runs of a linear's panels and let the linear use them: the attribute's, or one run of all `panels`.
ffi::Error find_runs(ffi::AnyBuffer weight, RunsAttribute attribute, int64_t panels, std::vector<Run>* runs,
                     Linear* linear);

// Return how many panels a linear must have, gates included; how many its runs have; and their bytes.
int64_t panels_of(const Linear& work);
int64_t panels_of_runs(const Linear& work);
int64_t bytes_of_runs(const Linear& work);

// Compute linears that differ only in their tokens and weights, all at once. `post` is left to the caller.
void compute_linears(ffi::ThreadPool pool, const std::vector<Linear>& works);

// Check the arguments of a linear's handler -> the work for all tokens, and the runs that it uses.
ffi::Error check_linear(Floats x, Ints num_tokens, ffi::AnyBuffer weight, Ints order, Floats scale, Floats bias,
                        Floats norm_scale, Floats norm_bias, Floats residual, Floats post_scale, Floats post_bias,
                        FloatsOut y, Stack stack, RunsAttribute attribute, int32_t act, bool gated, float limit,
                        float up_offset, float norm_eps, float residual_scale, std::vector<Run>* runs, Linear* work);

// Compute a linear and what follows it.
void compute_linear(ffi::ThreadPool pool, const Linear& work);

// Leave out the tokens that are padding; their outputs become zero.
void skip_padding(Ints num_tokens, Linear* work);

// What XLA passes to the handler of every linear, before the handler's own arguments and results.
inline auto bind_linear() {
  return ffi::Ffi::Bind()
      .Ctx<ffi::ThreadPool>()
      .Arg<Ints>()            // at
      .Arg<Floats>()          // x
      .Arg<Ints>()            // num_tokens
      .Arg<ffi::AnyBuffer>()  // weight
      .Arg<Ints>()            // order
      .Arg<Floats>()          // scale
      .Arg<Floats>()          // bias
      .Arg<Floats>()          // norm_scale
      .Arg<Floats>()          // norm_bias
      .Arg<Floats>()          // residual
      .Arg<Floats>()          // post_scale
      .Arg<Floats>();         // post_bias
}

// Add the attributes of a linear, after all arguments and results.
template <typename Binding>
auto with_linear_attributes(Binding binding) {
  return std::move(binding)
      .template Attr<int32_t>("layers")
      .template Attr<RunsAttribute>("runs")
      .template Attr<int32_t>("act")
      .template Attr<bool>("gated")
      .template Attr<float>("limit")
      .template Attr<float>("up_offset")
      .template Attr<float>("norm_eps")
      .template Attr<float>("residual_scale");
}

}  // namespace xlabatch
