// The XLA calls `xlabatch_attention` and `xlabatch_latent_attention`: write a step's keys and values into the cache,
// and attend to it. Latents are cached once: a part of each key is its value.
#include <algorithm>
#include <utility>
#include <vector>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

using Any = ffi::AnyBuffer;
constexpr int64_t TOKENS_OF_RUN = 8;      // maximum; with 16, a small chunk has only one piece for each head
constexpr int64_t QUERIES_OF_RUN = 256;   // maximum for one key/value head, unless one token has more
constexpr int64_t LEAST_HEADS = 16;       // minimum of query heads in a piece, if a key/value head's are split
constexpr int64_t QUERIES_OF_HEADS = 64;  // maximum in a piece with several key/value heads
constexpr int64_t PIECES_OF_THREAD = 4;   // minimum, so that all threads end at about the same time

// Tokens [first, last) of one slot.
struct TokenRun {
  int64_t first, last;
};

// Return the tokens that are not padding, in runs. The outputs of padding become zero.
std::vector<TokenRun> runs_of(const Attention& work) {
  std::vector<TokenRun> runs;
  const int64_t width = work.kv_heads * work.groups * work.value_dim();
  const int64_t most = std::clamp<int64_t>(QUERIES_OF_RUN / work.groups, 1, TOKENS_OF_RUN);
  for (int64_t token = 0; token < work.tokens; token++) {
    if (work.write[token] >= work.end)
      std::fill_n(work.y + token * width, width, 0.0f);
    else if (!runs.empty() && runs.back().last == token && work.slot[token] == work.slot[token - 1] &&
             token - runs.back().first < most)
      runs.back().last++;
    else
      runs.push_back({token, token + 1});
  }
  return runs;
}

// Return whether no two runs share a slot, as in decode. Then no run has to wait for what another one writes.
bool has_own_slots(const Attention& work, const std::vector<TokenRun>& runs) {
  std::vector<bool> taken(work.slots);
  for (const TokenRun& run : runs) {
    if (taken[work.slot[run.first]]) return false;
    taken[work.slot[run.first]] = true;
  }
  return true;
}

// Return how many key/value heads of a run a thread takes at once. With several it reads the cache in the order of
// memory, instead of one block in every few: that takes 0.6 to 0.8 of the time.
int64_t heads_of_piece(const Attention& work, const TokenRun& run, int64_t runs, int64_t threads) {
  const int64_t pieces = (PIECES_OF_THREAD * threads + runs - 1) / runs;  // of a run, if it has enough heads
  const int64_t most = QUERIES_OF_HEADS / ((run.last - run.first) * work.groups);
  return std::max<int64_t>(1, std::min((work.kv_heads + pieces - 1) / pieces, most));
}

// Return into how many pieces the query heads of a key/value head are split, so that every thread has some.
int64_t parts_of(const Attention& work, int64_t runs, int64_t threads) {
  const int64_t wanted = PIECES_OF_THREAD * threads / std::max<int64_t>(1, runs * work.kv_heads);
  return std::clamp<int64_t>(wanted, 1, std::max<int64_t>(1, work.groups / LEAST_HEADS));
}

// Return the pieces of all runs, the ones with the most positions first.
std::vector<Piece> pieces_of(const Attention& work, std::vector<TokenRun> runs, int64_t threads) {
  std::vector<Piece> pieces;
  const int64_t parts = parts_of(work, runs.size(), threads);
  std::stable_sort(runs.begin(), runs.end(), [&](const TokenRun& a, const TokenRun& b) {
    return work.position[a.last - 1] > work.position[b.last - 1];
  });
  for (const TokenRun& run : runs) {
    const int64_t heads = heads_of_piece(work, run, runs.size(), threads);
    for (int64_t head = 0; head < work.kv_heads; head += heads)
      for (int64_t part = 0; part < parts; part++)
        pieces.push_back({run.first, run.last, {head, std::min(head + heads, work.kv_heads)},
                          {work.groups * part / parts, work.groups * (part + 1) / parts}});
  }
  return pieces;
}

bool is_cache(ffi::DataType type) { return type == ffi::F32 || type == ffi::BF16 || type == ffi::S8; }

Format format_of(ffi::DataType type) {
  return type == ffi::S8 ? Format::INT8 : type == ffi::BF16 ? Format::BFLOAT16 : Format::FLOAT32;
}

constexpr const char* NOT_LATENTS = "latents that are not some of the features of a key";

// Return how many features in int8 take this many bytes, with two bytes of scales for each group; 0: none do.
int64_t features_with_scales(int64_t bytes) {
  constexpr int64_t OF_SCALE = 2;
  const int64_t groups = (bytes + SCALE_GROUP + OF_SCALE - 1) / (SCALE_GROUP + OF_SCALE);
  const int64_t features = bytes - groups * OF_SCALE;
  return features > (groups - 1) * SCALE_GROUP ? features : 0;
}

// Return whether all that a step's tokens write and attend to has its own place in the cache.
bool has_room(const Attention& work) {
  const int64_t room = work.blocks * BLOCK;
  if (room >= work.end) return true;
  std::vector<int64_t> first(work.slots, work.end);  // the lowest position of each slot
  for (int64_t token = 0; token < work.tokens; token++)
    if (work.write[token] < work.end) {
      int64_t& lowest = first[work.slot[token]];
      lowest = std::min<int64_t>({lowest, work.position[token], work.write[token]});
    }
  for (int64_t token = 0; token < work.tokens; token++)
    if (work.write[token] < work.end && work.write[token] - first[work.slot[token]] + work.reach() > room) return false;
  return true;
}

// The arguments that both calls share.
struct Inputs {
  Ints at;
  Floats qkv;
  Ints slot, position, write;
  Floats cos, sin, q_norm, k_norm, v_norm, sinks, factors;
  Any keys;
  FloatsOut y;
};

struct Numbers {
  float scale;
  int32_t window, chunk;
  float cap, norm_eps;
  int32_t end;
  bool shares_keys;
};

// Check everything except the cache's values -> the work.
ffi::Error check(Inputs in, int32_t layers, int64_t latents, const Numbers& numbers,
                 Attention* checked) {
  const auto shape = in.keys.dimensions();
  const ffi::DataType type = in.keys.element_type();
  if (shape.size() != 6 || shape[5] != BLOCK)
    return refuse("keys that are not [slots, layers, blocks, heads, head_dim, 128]");
  if (!is_cache(type)) return refuse("keys and values that are not both float32, bfloat16 or int8");
  const Stack stack = Stack::of_weights(layers, in.at), caches = Stack::of_cache(shape[1], in.at);
  if (!stack.valid() || !caches.valid()) return refuse("a layer that is not there");
  if (in.qkv.dimensions().size() != 2) return refuse("qkv that is not [tokens, features]");
  Attention& work = *checked;
  work.tokens = in.qkv.dimensions()[0];
  work.slots = shape[0], work.layers = shape[1], work.layer = caches.layer, work.blocks = shape[2];
  work.cache = format_of(type);
  work.kv_heads = shape[3];
  work.head_dim = work.cache == Format::INT8 ? features_with_scales(shape[4]) : shape[4];
  if (work.head_dim < 1) return refuse("keys in int8 without their scales");
  if (latents >= work.head_dim) return refuse(NOT_LATENTS);
  if (work.cache == Format::INT8 && latents && (work.head_dim - latents) % SCALE_GROUP)
    return refuse("latents in int8 that share a scale with other features");
  work.latents = latents;
  work.shares_keys = numbers.shares_keys;
  work.groups = in.qkv.dimensions()[1] / work.kv_heads / work.head_dim - work.parts();  // which are without them here
  work.pairs = in.cos.element_count() ? in.cos.dimensions()[1] : 0;
  work.qkv = in.qkv.typed_data(), work.y = in.y->typed_data();
  work.slot = in.slot.typed_data(), work.position = in.position.typed_data(), work.write = in.write.typed_data();
  work.cos = present(in.cos), work.sin = present(in.sin);
  work.q_norm = {stack.numbers(in.q_norm), nullptr, numbers.norm_eps};
  work.k_norm = {stack.numbers(in.k_norm), nullptr, numbers.norm_eps};
  work.v_norm = {stack.numbers(in.v_norm), nullptr, numbers.norm_eps};
  work.norm_all_heads = count(in.q_norm) > stack.layers * work.head_dim;
  work.sinks = stack.numbers(in.sinks), work.factors = present(in.factors);
  work.scale = numbers.scale, work.window = numbers.window, work.chunk = numbers.chunk, work.cap = numbers.cap;
  work.end = numbers.end;

  const int64_t row = work.kv_heads * work.head_dim, q_all = row * work.groups, all = work.norm_all_heads;
  const int64_t outputs = work.kv_heads * work.groups * work.value_dim();
  const int64_t key_scales = latents ? latents : all ? row : work.head_dim;
  for (const Expected& each : {
           Expected{"features of qkv", static_cast<int64_t>(in.qkv.dimensions()[1]), row * work.parts(), false},
           Expected{"numbers of y", static_cast<int64_t>(in.y->element_count()), work.tokens * outputs, false},
           Expected{"slots", static_cast<int64_t>(in.slot.element_count()), work.tokens, false},
           Expected{"positions", static_cast<int64_t>(in.position.element_count()), work.tokens, false},
           Expected{"positions to write", static_cast<int64_t>(in.write.element_count()), work.tokens, false},
           Expected{"cosines", count(in.cos), work.tokens * work.pairs, false},
           Expected{"sines", count(in.sin), work.tokens * work.pairs, false},
           Expected{"scales of queries", count(in.q_norm), stack.layers * (all ? q_all : work.head_dim), true},
           Expected{"scales of keys", count(in.k_norm), stack.layers * key_scales, true},
           Expected{"scales of values", count(in.v_norm), stack.layers * work.head_dim, true},
           Expected{"sinks", count(in.sinks), stack.layers * work.kv_heads * work.groups, true},
           Expected{"factors of queries", count(in.factors), work.tokens, true},
       })
    if (ffi::Error error = each.check("attention"); error.failure()) return error;
  if (work.groups < 1 || 2 * work.pairs > work.head_dim - work.latents) return refuse("too few features of qkv, or too many pairs");
  for (int64_t token = 0; token < work.tokens; token++)
    if (work.slot[token] < 0 || work.slot[token] >= work.slots || work.position[token] < 0 || work.write[token] < 0 ||
        work.position[token] >= work.end)
      return refuse("a token whose slot or position lies outside of the cache");
  if (!has_room(work)) return refuse("tokens that attend to more than the cache has");
  return ffi::Error::Success();
}

void compute(ffi::ThreadPool pool, const Attention& work) {
  const Table& kernel = kernels();
  const std::vector<TokenRun> runs = runs_of(work);
  const std::vector<Piece> pieces = pieces_of(work, runs, pool.num_threads());
  const auto write_tokens = [&](int64_t first, int64_t last, Heads heads) {
    for (int64_t head = heads.begin; head < heads.end; head++)
      for (int64_t token = first; token < last; token++) kernel.write(work, token, head);
  };
  const bool own_slots = !pieces.empty() && pieces.front().groups.count() == work.groups && has_own_slots(work, runs);
  if (!own_slots && !work.shares_keys)
    parallel_for(pool, runs.size(), [&](int64_t n) { write_tokens(runs[n].first, runs[n].last, {0, work.kv_heads}); });
  parallel_for(pool, pieces.size(), [&](int64_t n) {
    const Piece& piece = pieces[n];
    if (own_slots && !work.shares_keys) write_tokens(piece.first, piece.last, piece.heads);
    kernel.attend(work, piece);
  });
}

ffi::Error attention(ffi::ThreadPool pool, Ints at, Floats qkv, Ints slot, Ints position, Ints write, Floats cos,
                     Floats sin, Floats q_norm, Floats k_norm, Floats v_norm, Floats sinks, Floats factors,
                     Any keys, Any values, FloatsOut y, ffi::Result<Any> new_keys, ffi::Result<Any> new_values,
                     int32_t layers, int32_t end, float scale, int32_t window, int32_t chunk, float cap,
                     float norm_eps, bool shares_keys) {
  Attention work{};
  const Inputs in{at, qkv, slot, position, write, cos, sin, q_norm, k_norm, v_norm, sinks, factors, keys, y};
  const Numbers numbers{scale, window, chunk, cap, norm_eps, end, shares_keys};
  if (ffi::Error error = check(in, layers, 0, numbers, &work); error.failure()) return error;
  const auto bytes = [](Any buffer) { return static_cast<int64_t>(buffer.size_bytes()); };
  const Expected same{"bytes of values", bytes(values), bytes(keys), false};
  if (ffi::Error error = same.check("attention"); error.failure()) return error;
  if (values.element_type() != keys.element_type()) return refuse("values whose type is not that of keys");
  work.keys = new_keys->untyped_data(), work.values = new_values->untyped_data();
  if (work.keys != keys.untyped_data() || work.values != values.untyped_data()) return copied();
  compute(pool, work);
  return ffi::Error::Success();
}

ffi::Error latent_attention(ffi::ThreadPool pool, Ints at, Floats qkv, Ints slot, Ints position, Ints write, Floats cos,
                            Floats sin, Floats q_norm, Floats k_norm, Floats v_norm, Floats sinks, Floats factors,
                            Any keys, FloatsOut y, ffi::Result<Any> new_keys, int32_t layers, int32_t end, float scale,
                            int32_t window, int32_t chunk, float cap, float norm_eps, bool shares_keys,
                            int32_t latents) {
  Attention work{};
  const Inputs in{at, qkv, slot, position, write, cos, sin, q_norm, k_norm, v_norm, sinks, factors, keys, y};
  const Numbers numbers{scale, window, chunk, cap, norm_eps, end, shares_keys};
  if (latents < 1) return refuse(NOT_LATENTS);
  if (shares_keys || count(v_norm)) return refuse("latents that are shared, or values with a norm of their own");
  if (ffi::Error error = check(in, layers, latents, numbers, &work); error.failure()) return error;
  work.keys = new_keys->untyped_data();
  if (work.keys != keys.untyped_data()) return copied();
  compute(pool, work);
  return ffi::Error::Success();
}

// What XLA passes to both calls, up to the keys.
auto bind() {
  return ffi::Ffi::Bind()
      .Ctx<ffi::ThreadPool>()
      .Arg<Ints>()    // at
      .Arg<Floats>()  // qkv
      .Arg<Ints>()    // slot
      .Arg<Ints>()    // position
      .Arg<Ints>()    // write
      .Arg<Floats>()  // cos
      .Arg<Floats>()  // sin
      .Arg<Floats>()  // q_norm
      .Arg<Floats>()  // k_norm
      .Arg<Floats>()  // v_norm
      .Arg<Floats>()  // sinks
      .Arg<Floats>()  // factors
      .Arg<Any>();    // keys
}

// Add the attributes, after all arguments and results.
template <typename Binding> auto with_attributes(Binding binding) {
  return std::move(binding)
      .template Attr<int32_t>("layers")
      .template Attr<int32_t>("end")
      .template Attr<float>("scale")
      .template Attr<int32_t>("window")
      .template Attr<int32_t>("chunk")
      .template Attr<float>("cap")
      .template Attr<float>("norm_eps")
      .template Attr<bool>("shares_keys");
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_attention, xlabatch::attention,
                              xlabatch::with_attributes(xlabatch::bind()
                                                            .Arg<xla::ffi::AnyBuffer>()     // values
                                                            .Ret<xlabatch::Floats>()        // y
                                                            .Ret<xla::ffi::AnyBuffer>()     // keys
                                                            .Ret<xla::ffi::AnyBuffer>()));  // values

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_latent_attention, xlabatch::latent_attention,
                              xlabatch::with_attributes(xlabatch::bind()
                                                            .Ret<xlabatch::Floats>()      // y
                                                            .Ret<xla::ffi::AnyBuffer>())  // keys
                                  .Attr<int32_t>("latents"));
