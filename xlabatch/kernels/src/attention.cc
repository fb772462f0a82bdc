// The XLA call `xlabatch_attention`: writes a step's keys and values into the cache, and attends to it.
#include <algorithm>
#include <vector>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

using Any = ffi::AnyBuffer;
constexpr int64_t TOKENS_OF_ITEM = 8;  // that a thread takes at once; of 16 a small chunk has one item a head

// Tokens [first, last) of one slot.
struct Run {
  int64_t first, last;
};

// The tokens that are not padding, in runs; the outputs of padding become zero.
std::vector<Run> runs_of(const Attention& work) {
  std::vector<Run> runs;
  const int64_t width = work.kv_heads * work.groups * work.head_dim;
  for (int64_t token = 0; token < work.tokens; token++) {
    if (work.write[token] >= work.blocks * BLOCK)
      std::fill_n(work.y + token * width, width, 0.0f);
    else if (!runs.empty() && runs.back().last == token && work.slot[token] == work.slot[token - 1] &&
             token - runs.back().first < TOKENS_OF_ITEM)
      runs.back().last++;
    else
      runs.push_back({token, token + 1});
  }
  return runs;
}

// Whether no two runs share a slot, as in decode: then none has to wait for what another one writes.
bool has_own_slots(const Attention& work, const std::vector<Run>& runs) {
  std::vector<bool> taken(work.slots);
  for (const Run& run : runs) {
    if (taken[work.slot[run.first]]) return false;
    taken[work.slot[run.first]] = true;
  }
  return true;
}

bool is_cache(ffi::DataType type) { return type == ffi::F32 || type == ffi::BF16 || type == ffi::S8; }

Format format_of(ffi::DataType type) {
  return type == ffi::S8 ? Format::INT8 : type == ffi::BF16 ? Format::BFLOAT16 : Format::FLOAT32;
}

ffi::Error attention(ffi::ThreadPool pool, Floats qkv, Ints slot, Ints position, Ints write, Floats cos, Floats sin,
                     Floats q_norm, Floats k_norm, Floats sinks, Any keys, Any values, FloatsOut y, ffi::Result<Any> new_keys,
                     ffi::Result<Any> new_values, int32_t layers, int32_t layer, int32_t cache_layer, float scale,
                     int32_t window, float cap, float norm_eps) {
  const auto shape = keys.dimensions();
  if (shape.size() != 6 || shape[5] != BLOCK)
    return refuse("keys that are not [slots, layers, blocks, heads, head_dim, 128]");
  if (values.element_type() != keys.element_type() || !is_cache(keys.element_type()))
    return refuse("keys and values that are not both float32, bfloat16 or int8");
  const Stack stack{layers, layer}, caches{shape[1], cache_layer};
  if (!stack.valid() || !caches.valid()) return refuse("a layer that is not there");
  if (qkv.dimensions().size() != 2) return refuse("qkv that is not [tokens, features]");
  Attention work{};
  work.tokens = qkv.dimensions()[0];
  work.slots = shape[0], work.layers = shape[1], work.layer = cache_layer, work.blocks = shape[2];
  work.cache = format_of(keys.element_type());
  work.kv_heads = shape[3];
  work.head_dim = shape[4] - (work.cache == Format::INT8 ? static_cast<int64_t>(sizeof(float)) : 0);
  work.groups = qkv.dimensions()[1] / work.kv_heads / work.head_dim - 2;
  work.pairs = cos.element_count() ? cos.dimensions()[1] : 0;
  work.qkv = qkv.typed_data(), work.y = y->typed_data();
  work.slot = slot.typed_data(), work.position = position.typed_data(), work.write = write.typed_data();
  work.cos = present(cos), work.sin = present(sin);
  work.q_norm = {stack.numbers(q_norm), nullptr, norm_eps}, work.k_norm = {stack.numbers(k_norm), nullptr, norm_eps};
  work.norm_all_heads = count(q_norm) > layers * work.head_dim;
  work.sinks = stack.numbers(sinks);
  work.scale = scale, work.window = window, work.cap = cap;
  work.keys = new_keys->untyped_data(), work.values = new_values->untyped_data();
  if (work.keys != keys.untyped_data() || work.values != values.untyped_data())
    return ffi::Error::Internal("xlabatch kernels: the cache was copied, but it must be written in place");

  const int64_t row = work.kv_heads * work.head_dim, q_all = row * work.groups;
  for (const Expected& each : {
           Expected{"features of qkv", static_cast<int64_t>(qkv.dimensions()[1]), q_all + 2 * row, false},
           Expected{"numbers of y", static_cast<int64_t>(y->element_count()), work.tokens * q_all, false},
           Expected{"slots", static_cast<int64_t>(slot.element_count()), work.tokens, false},
           Expected{"positions", static_cast<int64_t>(position.element_count()), work.tokens, false},
           Expected{"positions to write", static_cast<int64_t>(write.element_count()), work.tokens, false},
           Expected{"cosines", count(cos), work.tokens * work.pairs, false},
           Expected{"sines", count(sin), work.tokens * work.pairs, false},
           Expected{"scales of queries", count(q_norm), layers * (work.norm_all_heads ? q_all : work.head_dim), true},
           Expected{"scales of keys", count(k_norm), layers * (work.norm_all_heads ? row : work.head_dim), true},
           Expected{"sinks", count(sinks), layers * work.kv_heads * work.groups, true},
           Expected{"values", static_cast<int64_t>(values.size_bytes()), static_cast<int64_t>(keys.size_bytes()), false},
       })
    if (ffi::Error error = each.check("attention"); error.failure()) return error;
  if (work.groups < 1 || 2 * work.pairs > work.head_dim) return refuse("too few features of qkv, or too many pairs");
  for (int64_t token = 0; token < work.tokens; token++)
    if (work.slot[token] < 0 || work.slot[token] >= work.slots || work.position[token] < 0 || work.write[token] < 0 ||
        work.position[token] >= work.blocks * BLOCK)
      return refuse("a token whose slot or position lies outside of the cache");

  const Table& kernel = kernels();
  const std::vector<Run> runs = runs_of(work);
  const auto write_tokens = [&](const Run& run, int64_t head) {
    for (int64_t token = run.first; token < run.last; token++) kernel.write(work, token, head);
  };
  const bool own_slots = has_own_slots(work, runs);
  if (!own_slots)
    parallel_for(pool, runs.size(), [&](int64_t run) {
      for (int64_t head = 0; head < work.kv_heads; head++) write_tokens(runs[run], head);
    });
  parallel_for(pool, runs.size() * work.kv_heads, [&](int64_t item) {
    const Run& run = runs[item / work.kv_heads];
    if (own_slots) write_tokens(run, item % work.kv_heads);
    kernel.attend(work, run.first, run.last, item % work.kv_heads);
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_attention, xlabatch::attention,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()     // qkv
                                  .Arg<xlabatch::Ints>()       // slot
                                  .Arg<xlabatch::Ints>()       // position
                                  .Arg<xlabatch::Ints>()       // write
                                  .Arg<xlabatch::Floats>()     // cos
                                  .Arg<xlabatch::Floats>()     // sin
                                  .Arg<xlabatch::Floats>()     // q_norm
                                  .Arg<xlabatch::Floats>()     // k_norm
                                  .Arg<xlabatch::Floats>()     // sinks
                                  .Arg<xla::ffi::AnyBuffer>()  // keys
                                  .Arg<xla::ffi::AnyBuffer>()  // values
                                  .Ret<xlabatch::Floats>()     // y
                                  .Ret<xla::ffi::AnyBuffer>()  // keys
                                  .Ret<xla::ffi::AnyBuffer>()  // values
                                  .Attr<int32_t>("layers")
                                  .Attr<int32_t>("layer")
                                  .Attr<int32_t>("cache_layer")
                                  .Attr<float>("scale")
                                  .Attr<int32_t>("window")
                                  .Attr<float>("cap")
                                  .Attr<float>("norm_eps"));
