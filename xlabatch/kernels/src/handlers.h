// Shared by the handlers: buffers, absent tensors and errors.
#pragma once

#include <string>

#include "xla/ffi/api/ffi.h"

namespace xlabatch {

namespace ffi = xla::ffi;
using Floats = ffi::Buffer<ffi::F32>;
using Ints = ffi::Buffer<ffi::S32>;
using Flags = ffi::Buffer<ffi::PRED>;
using FloatsOut = ffi::ResultBuffer<ffi::F32>;

// Return a tensor's numbers, or null if the model has no such tensor: then it has no elements.
inline const float* present(Floats buffer) { return buffer.element_count() ? buffer.typed_data() : nullptr; }

template <class Buffer> int64_t count(const Buffer& buffer) { return static_cast<int64_t>(buffer.element_count()); }

inline ffi::Error refuse(const std::string& got) {
  return ffi::Error::InvalidArgument("xlabatch kernels: got " + got);
}

inline ffi::Error copied() {
  return ffi::Error::Internal("xlabatch kernels: the cache was copied, but it must be written in place");
}

// Return whether every number is in [0, end). It looks at all of them, which is faster than to stop at the first.
inline bool all_below(const int32_t* numbers, int64_t count, int64_t end) {
  const auto last = static_cast<uint32_t>(end - 1);
  uint32_t signs = 0;
  for (int64_t i = 0; i < count; i++) signs |= numbers[i] | (last - static_cast<uint32_t>(numbers[i]));
  return signs >> 31 == 0;
}

// A buffer has the tensors of several layers one after another, and a call uses one layer. Separate buffers would be
// slower: XLA's dispatch takes microseconds for each buffer of a program.
struct Stack {
  int64_t layers, layer;

  // `at` has two numbers: which layer of the weights, and of their kind of cache, a call uses. It is an argument and no
  // attribute, so that a loop over equal layers is compiled once.
  static Stack of_weights(int64_t layers, Ints at) { return {layers, count(at) == 2 ? at.typed_data()[0] : -1}; }
  static Stack of_cache(int64_t layers, Ints at) { return {layers, count(at) == 2 ? at.typed_data()[1] : -1}; }

  bool valid() const { return layer >= 0 && layer < layers; }
  const float* numbers(Floats buffer) const {
    return buffer.element_count() ? buffer.typed_data() + count(buffer) / layers * layer : nullptr;
  }
  const int32_t* integers(Ints buffer) const {
    return count(buffer) ? buffer.typed_data() + count(buffer) / layers * layer : nullptr;
  }
  const void* bytes(ffi::AnyBuffer buffer) const {
    return static_cast<const char*>(buffer.untyped_data()) + buffer.size_bytes() / layers * layer;
  }
};

// Refuse tokens that would move on a state which is not there; `work` has their slots and positions.
template <class Work> ffi::Error check_tokens(const Work& work) {
  for (int64_t token = 0; token < work.tokens; token++)
    if (work.slot[token] < 0 || work.slot[token] >= work.slots || work.position[token] < 0)
      return refuse("a token whose slot or position lies outside of the state");
  return ffi::Error::Success();
}

// How many elements a tensor has, and how many it must have.
struct Expected {
  const char* what;
  int64_t got, expected;
  bool optional;
  ffi::Error check(const char* call) const {
    if (got == expected || (optional && got == 0)) return ffi::Error::Success();
    return refuse(std::to_string(got) + " " + what + ", " + call + " expects " + std::to_string(expected));
  }
};

}  // namespace xlabatch
