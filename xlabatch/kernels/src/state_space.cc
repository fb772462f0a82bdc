// The XLA call `xlabatch_state_space`: a convolution of queries, keys and values, the state space, gates and norms.
// The convolution's last inputs and the matrices of all heads are a slot's recurrent state.
#include <algorithm>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"
#include "scratch.h"

namespace xlabatch {

namespace {

constexpr int64_t MIXED_FEATURES = 256;  // features that a thread takes through the convolution at once

ffi::Error check_sizes(const StateSpace& work, int64_t layers, Floats x, Ints slot, Ints position, Flags active,
                       Floats taps, Floats bias, Floats rates, Floats offsets, Floats passed, Floats norm,
                       Floats inputs, FloatsOut y) {
  const int64_t N = work.tokens, H = work.heads(), C = work.features(), values = work.values();
  for (const Expected& each : {
           Expected{"features of x", static_cast<int64_t>(x.dimensions()[1]), C + values + H, false},
           Expected{"numbers of y", static_cast<int64_t>(y->element_count()), N * values, false},
           Expected{"slots", static_cast<int64_t>(slot.element_count()), N, false},
           Expected{"positions", static_cast<int64_t>(position.element_count()), N, false},
           Expected{"flags", static_cast<int64_t>(active.element_count()), N, false},
           Expected{"taps", count(taps), layers * work.taps * C, false},
           Expected{"biases", count(bias), layers * C, true},
           Expected{"rates", count(rates), layers * H, false},
           Expected{"offsets", count(offsets), layers * H, false},
           Expected{"shares of values", count(passed), layers * H, false},
           Expected{"scales of values", count(norm), layers * values, false},
           Expected{"kept inputs", count(inputs), work.slots * work.layers * (work.taps - 1) * C, false},
       })
    if (ffi::Error error = each.check("state_space"); error.failure()) return error;
  return check_tokens(work);
}

ffi::Error state_space(ffi::ThreadPool pool, Ints at, Floats x, Ints slot, Ints position, Flags active, Floats taps,
                       Floats bias, Floats rates, Floats offsets, Floats passed, Floats norm, Floats inputs,
                       Floats matrices, FloatsOut y, FloatsOut new_inputs, FloatsOut new_matrices, int32_t layers,
                       int32_t key_heads, float shortest, float longest, float norm_eps) {
  const auto shape = matrices.dimensions(), kept = inputs.dimensions();
  if (shape.size() != 5 || kept.size() != 4)
    return refuse("a state that is not [slots, layers, taps - 1, features] and [slots, layers, heads, keys, values]");
  const Stack stack = Stack::of_weights(layers, at), states = Stack::of_cache(shape[1], at);
  if (!stack.valid() || !states.valid()) return refuse("a layer that is not there");
  if (x.dimensions().size() != 2) return refuse("x that is not [tokens, features]");
  if (key_heads < 1 || shape[2] % key_heads) return refuse("heads that do not share keys evenly");
  StateSpace work{};
  work.tokens = x.dimensions()[0], work.width = x.dimensions()[1];
  work.key_heads = key_heads, work.groups = shape[2] / key_heads;
  work.key_dim = shape[3], work.value_dim = shape[4], work.taps = kept[2] + 1;
  work.slots = shape[0], work.layers = shape[1], work.layer = states.layer;
  work.x = x.typed_data(), work.y = y->typed_data();
  work.slot = slot.typed_data(), work.position = position.typed_data(), work.active = active.typed_data();
  work.weight = stack.numbers(taps), work.bias = stack.numbers(bias);
  work.rates = stack.numbers(rates), work.offsets = stack.numbers(offsets), work.passed = stack.numbers(passed);
  work.norm = {stack.numbers(norm), nullptr, norm_eps};
  work.shortest = shortest, work.longest = longest;
  work.inputs = new_inputs->typed_data(), work.matrices = new_matrices->typed_data();
  if (work.inputs != inputs.typed_data() || work.matrices != matrices.typed_data())
    return ffi::Error::Internal("xlabatch kernels: the state was copied, but it must be written in place");
  ffi::Error error = check_sizes(work, layers, x, slot, position, active, taps, bias, rates, offsets, passed, norm,
                                 inputs, y);
  if (error.failure()) return error;
  const int64_t C = work.features();
  const Scratch mixed(work.tokens * C * sizeof(float));
  work.mixed = reinterpret_cast<float*>(mixed.data());
  parallel_for(pool, (C + MIXED_FEATURES - 1) / MIXED_FEATURES, [&](int64_t item) {
    kernels().mix_features(work, item * MIXED_FEATURES, std::min(C, (item + 1) * MIXED_FEATURES));
  });
  parallel_for(pool, work.heads(), [&](int64_t head) { kernels().state_space(work, head); });
  parallel_for(pool, work.tokens * work.key_heads, [&](int64_t item) {
    kernels().gate_and_norm(work, item / work.key_heads, item % work.key_heads);
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_state_space, xlabatch::state_space,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()    // at
                                  .Arg<xlabatch::Floats>()  // x
                                  .Arg<xlabatch::Ints>()    // slot
                                  .Arg<xlabatch::Ints>()    // position
                                  .Arg<xlabatch::Flags>()   // active
                                  .Arg<xlabatch::Floats>()  // taps
                                  .Arg<xlabatch::Floats>()  // bias
                                  .Arg<xlabatch::Floats>()  // rates
                                  .Arg<xlabatch::Floats>()  // offsets
                                  .Arg<xlabatch::Floats>()  // passed
                                  .Arg<xlabatch::Floats>()  // norm
                                  .Arg<xlabatch::Floats>()  // inputs
                                  .Arg<xlabatch::Floats>()  // matrices
                                  .Ret<xlabatch::Floats>()  // y
                                  .Ret<xlabatch::Floats>()  // inputs
                                  .Ret<xlabatch::Floats>()  // matrices
                                  .Attr<int32_t>("layers")
                                  .Attr<int32_t>("key_heads")
                                  .Attr<float>("shortest")
                                  .Attr<float>("longest")
                                  .Attr<float>("norm_eps"));
