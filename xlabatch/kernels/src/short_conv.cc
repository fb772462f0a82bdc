// The XLA call `xlabatch_short_conv`: a causal convolution of each feature over the tokens of a slot, with gates before
// and after it. The convolution's last inputs are the slot's recurrent state.
//
// Tokens are taken one after another, and a feature's sum runs from the oldest input to the token's own. So its bits
// depend neither on the other tokens of a step nor on where a prompt was cut. Inputs before position 0 are not read,
// whatever the slot's previous sequence has left there. Products are not fused with sums: see CMakeLists.txt.
#include <algorithm>

#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

constexpr int64_t FEATURES_OF_ITEM = 512;  // features that a thread takes at once

struct ShortConv {
  int64_t tokens, features, taps, slots, state_layers, state_layer;
  const float *x, *weight, *bias;  // [tokens, 3 * features], [taps, features], [features] or null
  const int32_t *slot, *position;
  const bool* active;
  float *state, *y;  // [slots, state_layers, taps - 1, features], [tokens, features]

  float* state_of(int64_t token) const {
    return state + (slot[token] * state_layers + state_layer) * (taps - 1) * features;
  }
};

// Convolve one token: compute the features [begin, end) of its output, and update them in its slot's state.
void convolve(const ShortConv& work, int64_t token, int64_t begin, int64_t end) {
  const int64_t D = work.features, count = end - begin, kept = work.taps - 1;
  const float *before = work.x + token * 3 * D + begin, *after = before + D, *values = after + D;
  float *y = work.y + token * D + begin, *state = work.state_of(token) + begin, input[FEATURES_OF_ITEM];
  for (int64_t i = 0; i < count; i++) input[i] = before[i] * values[i];
  std::fill_n(y, count, 0.0f);
  for (int64_t n = 0; n <= kept; n++) {
    float *old = state + n * D, *target = old - D;
    const float *taps = work.weight + n * D + begin, *read = n == kept ? input : old;
    const bool there = work.position[token] - kept + n >= 0;
    if (there)
      for (int64_t i = 0; i < count; i++) y[i] += taps[i] * read[i];
    if (n > 0)  // the oldest input is dropped
      for (int64_t i = 0; i < count; i++) target[i] = there ? read[i] : 0.0f;
  }
  for (int64_t i = 0; i < count; i++) y[i] = after[i] * (work.bias ? y[i] + work.bias[begin + i] : y[i]);
}

ffi::Error short_conv(ffi::ThreadPool pool, Ints at, Floats x, Ints slot, Ints position, Flags active, Floats taps,
                      Floats bias, Floats state, FloatsOut y, FloatsOut new_state, int32_t layers) {
  const auto shape = state.dimensions();
  if (shape.size() != 4) return refuse("a state that is not [slots, layers, taps - 1, features]");
  const Stack stack = Stack::of_weights(layers, at), states = Stack::of_cache(shape[1], at);
  if (!stack.valid() || !states.valid()) return refuse("a layer that is not there");
  if (x.dimensions().size() != 2) return refuse("x that is not [tokens, features]");
  ShortConv work{};
  work.tokens = x.dimensions()[0], work.features = shape[3], work.taps = shape[2] + 1;
  work.slots = shape[0], work.state_layers = shape[1], work.state_layer = states.layer;
  work.x = x.typed_data(), work.weight = stack.numbers(taps), work.bias = stack.numbers(bias);
  work.slot = slot.typed_data(), work.position = position.typed_data(), work.active = active.typed_data();
  work.state = new_state->typed_data(), work.y = y->typed_data();
  if (work.state != state.typed_data())
    return ffi::Error::Internal("xlabatch kernels: the state was copied, but it must be written in place");
  for (const Expected& each : {
           Expected{"features of x", static_cast<int64_t>(x.dimensions()[1]), 3 * work.features, false},
           Expected{"numbers of y", static_cast<int64_t>(y->element_count()), work.tokens * work.features, false},
           Expected{"slots", static_cast<int64_t>(slot.element_count()), work.tokens, false},
           Expected{"positions", static_cast<int64_t>(position.element_count()), work.tokens, false},
           Expected{"flags", static_cast<int64_t>(active.element_count()), work.tokens, false},
           Expected{"taps", count(taps), layers * work.taps * work.features, false},
           Expected{"biases", count(bias), layers * work.features, true},
       })
    if (ffi::Error error = each.check("short_conv"); error.failure()) return error;
  if (ffi::Error error = check_tokens(work); error.failure()) return error;
  parallel_for(pool, (work.features + FEATURES_OF_ITEM - 1) / FEATURES_OF_ITEM, [&](int64_t item) {
    const int64_t begin = item * FEATURES_OF_ITEM, end = std::min(work.features, begin + FEATURES_OF_ITEM);
    for (int64_t token = 0; token < work.tokens; token++)
      if (work.active[token])
        convolve(work, token, begin, end);
      else
        std::fill(work.y + token * work.features + begin, work.y + token * work.features + end, 0.0f);
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_short_conv, xlabatch::short_conv,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()    // at
                                  .Arg<xlabatch::Floats>()  // x
                                  .Arg<xlabatch::Ints>()    // slot
                                  .Arg<xlabatch::Ints>()    // position
                                  .Arg<xlabatch::Flags>()   // active
                                  .Arg<xlabatch::Floats>()  // taps
                                  .Arg<xlabatch::Floats>()  // bias
                                  .Arg<xlabatch::Floats>()  // state
                                  .Ret<xlabatch::Floats>()  // y
                                  .Ret<xlabatch::Floats>()  // state
                                  .Attr<int32_t>("layers"));
