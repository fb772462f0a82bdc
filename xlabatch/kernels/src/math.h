// exp, tanh and the activations on 16 lanes. They are elementwise, so a lane's bits depend only on that lane.
#pragma once

#include "simd.h"
#include "task.h"

namespace XLABATCH_ISA {

// exp(x) is 2^n * exp(r) with |r| <= ln 2 / 2, by a polynomial of degree 6: within 2 units in the last place.
// Below -87 it is 0; above 88 it is exp(88), the largest float32 without a special case; NaN stays NaN.
INLINE F16 exp(F16 x) {
  constexpr float ROUND = 12582912;  // 1.5 * 2^23: adding it rounds to an integer in the low bits
  return each([&](int i) {
    const Part value = x.part[i], high = part_all(88);
    const Part bounded = value > high ? high : value;
    const Part shifted = part_fma(bounded, part_all(1.44269504088896341f), part_all(ROUND));
    const Part n = shifted - part_all(ROUND);
    Part r = part_fma(n, part_all(-0.693359375f), bounded);
    r = part_fma(n, part_all(2.12194440e-4f), r);
    Part p = part_all(1.9875691500e-4f);
    p = part_fma(p, r, part_all(1.3981999507e-3f));
    p = part_fma(p, r, part_all(8.3334519073e-3f));
    p = part_fma(p, r, part_all(4.1665795894e-2f));
    p = part_fma(p, r, part_all(1.6666665459e-1f));
    p = part_fma(p, r, part_all(5.0000001201e-1f));
    p = part_fma(p * r, r, r + part_all(1));
    // n is in the low bits of `shifted`, and exponents stay in the range of normal numbers; below -87 the sum wraps
    p = value == value ? (Part)((UnsignedPart)p + ((UnsignedPart)shifted << 23)) : value;
    return value < part_all(-87) ? part_all(0) : p;
  });
}

// tanh(x) is an odd polynomial near 0, and 1 - 2 / (exp(2x) + 1) elsewhere.
INLINE F16 tanh(F16 x) {
  const F16 power = exp(x + x);
  return each([&](int i) {
    const Part value = x.part[i], square = value * value;
    Part p = part_all(-5.70498872745e-3f);
    p = part_fma(p, square, part_all(2.06390887954e-2f));
    p = part_fma(p, square, part_all(-5.37397155531e-2f));
    p = part_fma(p, square, part_all(1.33314422036e-1f));
    p = part_fma(p, square, part_all(-3.33332819422e-1f));
    const Part near = part_fma(p * square, value, value);
    const Part far = part_all(1) - part_all(2) / (power.part[i] + part_all(1));
    return square < part_all(0.390625f) ? near : far;
  });
}

// erf(x) is an odd polynomial near 0, and 1 - exp(-t * q(t)) with t = min(|x|, 4) elsewhere, within 2 units in the
// last place. The C library's erf has different bits on different processors.
INLINE F16 erf(F16 x) {
  const F16 power = exp(each([&](int i) {
    Part t = x.part[i] < part_all(0) ? -x.part[i] : x.part[i];
    t = t > part_all(4) ? part_all(4) : t;
    Part q = part_all(1.21504293e-5f);
    q = part_fma(q, t, part_all(-3.31987510e-4f));
    q = part_fma(q, t, part_all(3.67972837e-3f));
    q = part_fma(q, t, part_all(-2.38407273e-2f));
    q = part_fma(q, t, part_all(1.06328011e-1f));
    q = part_fma(q, t, part_all(6.35096312e-1f));
    q = part_fma(q, t, part_all(1.12866199f));
    return -t * q;
  }));
  return each([&](int i) {
    const Part value = x.part[i], square = value * value;
    Part p = part_all(-5.94314479e-4f);
    p = part_fma(p, square, part_all(4.98437928e-3f));
    p = part_fma(p, square, part_all(-2.67611071e-2f));
    p = part_fma(p, square, part_all(1.12816818e-1f));
    p = part_fma(p, square, part_all(-3.76124829e-1f));
    p = part_fma(p, square, part_all(1.28379151e-1f));
    const Part far = part_all(1) - power.part[i];
    return square < part_all(0.87890625f) ? part_fma(p, value, value) : value < part_all(0) ? -far : far;
  });
}

// log(1 + exp(x)) is max(x, 0) + log(1 + u) with u = exp(-|x|). Then log(1 + u) is 2 * atanh(s) with s = u / (2 + u),
// at most 1/3, by its series up to s^17; the rest of the series is below half a unit in the last place.
INLINE F16 softplus(F16 x) {
  const F16 u = exp(each([&](int i) { return x.part[i] < part_all(0) ? x.part[i] : -x.part[i]; }));
  return each([&](int i) {
    const Part s = u.part[i] / (part_all(2) + u.part[i]), square = s * s;
    Part p = part_all(1.0f / 17);
    p = part_fma(p, square, part_all(1.0f / 15));
    p = part_fma(p, square, part_all(1.0f / 13));
    p = part_fma(p, square, part_all(1.0f / 11));
    p = part_fma(p, square, part_all(1.0f / 9));
    p = part_fma(p, square, part_all(1.0f / 7));
    p = part_fma(p, square, part_all(1.0f / 5));
    p = part_fma(p, square, part_all(1.0f / 3));
    p = part_fma(p * square, s, s);
    return (x.part[i] > part_all(0) ? x.part[i] : part_all(0)) + p + p;
  });
}

INLINE F16 activate(xlabatch::Act act, F16 x) {
  switch (act) {
    case xlabatch::Act::SILU:
      return x / (all(1) + exp(all(0) - x));
    case xlabatch::Act::GELU:
      return all(0.5f) * x * (all(1) + erf(x * all(0.70710678118654752f)));
    case xlabatch::Act::GELU_TANH:
      return all(0.5f) * x * (all(1) + tanh(all(0.79788456080286536f) * fma(x * x * x, all(0.044715f), x)));
    case xlabatch::Act::RELU:
      return each([&](int i) { return x.part[i] < part_all(0) ? part_all(0) : x.part[i]; });
    case xlabatch::Act::RELU_SQUARED:
      return each([&](int i) { return x.part[i] < part_all(0) ? part_all(0) : x.part[i] * x.part[i]; });
    case xlabatch::Act::SIGMOID:
      return all(1) / (all(1) + exp(all(0) - x));
    case xlabatch::Act::QUICK_GELU:
      return x / (all(1) + exp(x * all(-1.702f)));
    default:
      return x;
  }
}

}  // namespace XLABATCH_ISA
