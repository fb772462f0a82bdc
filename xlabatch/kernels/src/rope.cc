// The XLA call `xlabatch_rope_tables`: the cosines and sines of rotary positions, [tokens, pairs].
//
// An angle is frequency * position, rounded to float32. Its cosine and sine are computed in double precision by the
// steps below, and rounded to float32: so they have the same bits on every processor, as the C library's or a
// compiler's do not. Products are not fused with sums: see CMakeLists.txt.
#include <algorithm>
#include <cmath>
#include <limits>

#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

constexpr int64_t ANGLES_AT_ONCE = 1024;  // of a thread
constexpr double TWO_OVER_PI = 0x1.45f306dc9c883p-1;
constexpr double HALF_PI = 0x1.921fb544p0, REST = 0x1.0b4611a626331p-34;  // the first 33 bits of pi / 2, and the rest
constexpr double ROUND = 6755399441055744;  // 1.5 * 2^52: adding it rounds to an integer

// The factors of both series after their first terms: 1 / n! with alternating signs.
constexpr double SINE[] = {-1. / 6, 1. / 120, -1. / 5040, 1. / 362880, -1. / 39916800, 1. / 6227020800};
constexpr double COSINE[] = {-1. / 2, 1. / 24, -1. / 720, 1. / 40320, -1. / 3628800, 1. / 479001600, -1. / 87178291200};

template <int COUNT> double series(const double (&factors)[COUNT], double square) {
  double sum = factors[COUNT - 1];
  for (int n = COUNT - 2; n >= 0; n--) sum = sum * square + factors[n];
  return sum;
}

struct Turn {
  float cos, sin;
};

// Compute the cosine and the sine of what is left of an angle after quarter turns, by the first terms of their series.
// Angles under 2^20 lose nothing in between; what is not finite, or as large as 2^40, has none.
Turn turn(float angle) {
  const double x = angle, quarters = (x * TWO_OVER_PI + ROUND) - ROUND;
  const double left = (x - quarters * HALF_PI) - quarters * REST, square = left * left;
  const double sine = left + left * (square * series(SINE, square)), cosine = 1 + square * series(COSINE, square);
  if (!(std::abs(x) < 0x1p40)) return {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
  switch (static_cast<int64_t>(quarters) & 3) {
    case 0:
      return {static_cast<float>(cosine), static_cast<float>(sine)};
    case 1:
      return {static_cast<float>(-sine), static_cast<float>(cosine)};
    case 2:
      return {static_cast<float>(-cosine), static_cast<float>(-sine)};
    default:
      return {static_cast<float>(sine), static_cast<float>(-cosine)};
  }
}

ffi::Error rope_tables(ffi::ThreadPool pool, Ints positions, FloatsOut cos, FloatsOut sin,
                       ffi::Span<const float> frequencies, ffi::Span<const int32_t> axes, float gain) {
  const auto pairs = static_cast<int64_t>(frequencies.size());
  const auto shape = cos->dimensions();
  if (shape.size() != 2 || shape[1] != pairs || sin->element_count() != cos->element_count())
    return refuse("tables that are not [tokens, pairs]");
  if (axes.size() && static_cast<int64_t>(axes.size()) != pairs) return refuse("axes that are not one of each pair");
  const int64_t tokens = shape[0];
  for (const int32_t axis : axes)
    if (axis < 0 || (axis + 1) * tokens > count(positions)) return refuse("an axis without positions");
  if (count(positions) < tokens) return refuse("fewer positions than tokens");
  const int64_t at_once = std::max<int64_t>(1, ANGLES_AT_ONCE / std::max<int64_t>(pairs, 1));
  parallel_for(pool, (tokens + at_once - 1) / at_once, [&](int64_t part) {
    for (int64_t token = part * at_once; token < std::min(tokens, (part + 1) * at_once); token++)
      for (int64_t pair = 0; pair < pairs; pair++) {
        const int32_t position = positions.typed_data()[(axes.size() ? axes[pair] : 0) * tokens + token];
        const Turn each = turn(frequencies[pair] * static_cast<float>(position));
        cos->typed_data()[token * pairs + pair] = each.cos * gain;
        sin->typed_data()[token * pairs + pair] = each.sin * gain;
      }
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_rope_tables, xlabatch::rope_tables,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()     // positions
                                  .Ret<xlabatch::Floats>()   // cos
                                  .Ret<xlabatch::Floats>()   // sin
                                  .Attr<xla::ffi::Span<const float>>("frequencies")
                                  .Attr<xla::ffi::Span<const int32_t>>("axes")
                                  .Attr<float>("gain"));
