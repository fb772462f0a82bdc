// The XLA calls for norms that span the heads of all devices: `xlabatch_head_squares` sums the squares of each head on
// this device, and `xlabatch_head_norms` norms these heads by the sums over all heads, which are added in between.
//
// The squares of a head are summed in the order of norm.h, so the sum depends neither on the other tokens nor on the
// number of heads on a device.
#include <algorithm>
#include <cmath>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

// The heads of tokens in qkv [tokens, kv_heads * (groups + 2) * head_dim]: for each kv head queries, key, value.
struct Heads {
  int64_t tokens, kv_heads, groups, head_dim;
  const float* qkv;

  int64_t features() const { return kv_heads * (groups + 2) * head_dim; }
};

ffi::Error heads_of(Floats qkv, int32_t kv_heads, int32_t head_dim, Heads* heads) {
  if (qkv.dimensions().size() != 2) return refuse("qkv that is not [tokens, features]");
  if (kv_heads < 1 || head_dim < 1) return refuse("no heads, or heads without features");
  const int64_t features = qkv.dimensions()[1];
  *heads = {qkv.dimensions()[0], kv_heads, features / kv_heads / head_dim - 2, head_dim, qkv.typed_data()};
  if (heads->groups < 1 || heads->features() != features) return refuse("qkv of so many features");
  return ffi::Error::Success();
}

ffi::Error head_squares(ffi::ThreadPool pool, Floats qkv, FloatsOut squares, int32_t kv_heads, int32_t head_dim) {
  Heads heads{};
  if (ffi::Error error = heads_of(qkv, kv_heads, head_dim, &heads); error.failure()) return error;
  const int64_t K = heads.kv_heads, G = heads.groups, E = heads.head_dim;
  const Expected sums{"sums of squares", static_cast<int64_t>(squares->element_count()), heads.tokens * K * (G + 1),
                      false};
  if (ffi::Error error = sums.check("head_squares"); error.failure()) return error;
  parallel_for(pool, heads.tokens, [&](int64_t token) {
    const float* x = heads.qkv + token * heads.features();
    float* y = squares->typed_data() + token * K * (G + 1);
    for (int64_t k = 0; k < K; k++)
      for (int64_t g = 0; g <= G; g++) y[k * (G + 1) + g] = kernels().squares(x + (k * (G + 2) + g) * E, E);
  });
  return ffi::Error::Success();
}

ffi::Error head_norms(ffi::ThreadPool pool, Floats qkv, Floats query_sums, Floats key_sums, Floats query_scale,
                      Floats key_scale, FloatsOut y, int32_t kv_heads, int32_t head_dim, int32_t all_queries,
                      int32_t all_keys, float norm_eps) {
  Heads heads{};
  if (ffi::Error error = heads_of(qkv, kv_heads, head_dim, &heads); error.failure()) return error;
  const int64_t K = heads.kv_heads, G = heads.groups, E = heads.head_dim;
  for (const Expected& each : {
           Expected{"numbers of y", static_cast<int64_t>(y->element_count()), heads.tokens * heads.features(), false},
           Expected{"sums over queries", count(query_sums), heads.tokens, false},
           Expected{"sums over keys", count(key_sums), heads.tokens, false},
           Expected{"scales of queries", count(query_scale), K * G * E, false},
           Expected{"scales of keys", count(key_scale), K * E, false},
       })
    if (ffi::Error error = each.check("head_norms"); error.failure()) return error;
  if (all_queries < K * G * E || all_keys < K * E) return refuse("fewer features of all heads than of this device's");
  const auto factor = [&](Floats sums, int64_t token, int32_t features) {
    return 1 / std::sqrt(sums.typed_data()[token] / static_cast<float>(features) + norm_eps);
  };
  parallel_for(pool, heads.tokens, [&](int64_t token) {
    const float queries = factor(query_sums, token, all_queries), keys = factor(key_sums, token, all_keys);
    const float *x = heads.qkv + token * heads.features(), *q_scale = query_scale.typed_data();
    const float* k_scale = key_scale.typed_data();
    float* out = y->typed_data() + token * heads.features();
    for (int64_t k = 0; k < K; k++) {
      for (int64_t e = 0; e < G * E; e++) *out++ = *x++ * queries * *q_scale++;
      for (int64_t e = 0; e < E; e++) *out++ = *x++ * keys * *k_scale++;
      out = std::copy_n(x, E, out), x += E;
    }
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_head_squares, xlabatch::head_squares,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()  // qkv
                                  .Ret<xlabatch::Floats>()  // squares
                                  .Attr<int32_t>("kv_heads")
                                  .Attr<int32_t>("head_dim"));

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_head_norms, xlabatch::head_norms,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()  // qkv
                                  .Arg<xlabatch::Floats>()  // query_sums
                                  .Arg<xlabatch::Floats>()  // key_sums
                                  .Arg<xlabatch::Floats>()  // query_scale
                                  .Arg<xlabatch::Floats>()  // key_scale
                                  .Ret<xlabatch::Floats>()  // y
                                  .Attr<int32_t>("kv_heads")
                                  .Attr<int32_t>("head_dim")
                                  .Attr<int32_t>("all_queries")
                                  .Attr<int32_t>("all_keys")
                                  .Attr<float>("norm_eps"));
