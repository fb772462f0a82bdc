// The XLA call `xlabatch_head_norms`: on a mesh, norm the queries and keys of this device's heads over the heads of all
// devices, in the order in which attention.h norms them where one device has all.
#include <algorithm>
#include <cmath>
#include <vector>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

// Return 1 / rms of a row.
float factor_of(const std::vector<float>& row, float eps) {
  const auto width = static_cast<int64_t>(row.size());
  return 1 / std::sqrt(kernels().squares(row.data(), width) / static_cast<float>(width) + eps);
}

ffi::Error head_norms(ffi::ThreadPool pool, Floats qkv, Ints number, Floats query_scale, Floats key_scale, FloatsOut y,
                      int32_t kv_heads, int32_t head_dim, float norm_eps) {
  if (qkv.dimensions().size() != 3) return refuse("qkv that is not [devices, tokens, features]");
  if (kv_heads < 1 || head_dim < 1) return refuse("no heads, or heads without features");
  const int64_t devices = qkv.dimensions()[0], tokens = qkv.dimensions()[1], features = qkv.dimensions()[2];
  const int64_t K = kv_heads, E = head_dim, G = features / K / E - 2;  // of a device
  if (G < 1 || features != K * (G + 2) * E) return refuse("qkv of so many features");
  if (count(number) != 1 || number.typed_data()[0] < 0 || number.typed_data()[0] >= devices)
    return refuse("a device that is not there");
  const int64_t own = number.typed_data()[0], key_features = count(key_scale);
  // a key that several devices have is normed once
  if (key_features < K * E || key_features % E || devices * K * E % key_features)
    return refuse("scales of so many keys");
  const int64_t share = devices * K * E / key_features;
  for (const Expected& each : {
           Expected{"numbers of y", static_cast<int64_t>(y->element_count()), tokens * features, false},
           Expected{"scales of queries", count(query_scale), devices * K * G * E, false},
       })
    if (ffi::Error error = each.check("head_norms"); error.failure()) return error;
  parallel_for(pool, tokens, [&](int64_t token) {
    const auto head_at = [&](int64_t head) {  // of all devices
      return qkv.typed_data() + (head / K * tokens + token) * features + head % K * (G + 2) * E;
    };
    std::vector<float> queries, keys;
    for (int64_t head = 0; head < devices * K; head++) {
      queries.insert(queries.end(), head_at(head), head_at(head) + G * E);
      if (head % share == 0) keys.insert(keys.end(), head_at(head) + G * E, head_at(head) + (G + 1) * E);
    }
    const float query_factor = factor_of(queries, norm_eps), key_factor = factor_of(keys, norm_eps);
    float* out = y->typed_data() + token * features;
    for (int64_t head = own * K; head < (own + 1) * K; head++) {
      const float *x = head_at(head), *q_scale = query_scale.typed_data() + head * G * E;
      const float* k_scale = key_scale.typed_data() + head / share * E;
      for (int64_t e = 0; e < G * E; e++) *out++ = *x++ * query_factor * *q_scale++;
      for (int64_t e = 0; e < E; e++) *out++ = *x++ * key_factor * *k_scale++;
      out = std::copy_n(x, E, out);
    }
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_head_norms, xlabatch::head_norms,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()  // qkv
                                  .Arg<xlabatch::Ints>()    // number
                                  .Arg<xlabatch::Floats>()  // query_scale
                                  .Arg<xlabatch::Floats>()  // key_scale
                                  .Ret<xlabatch::Floats>()  // y
                                  .Attr<int32_t>("kv_heads")
                                  .Attr<int32_t>("head_dim")
                                  .Attr<float>("norm_eps"));
