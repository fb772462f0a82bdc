// Select a row's token by its temperature, thresholds and noise, as docs/profile.md says under "Tokens".
//
// Every operation is rounded on its own and has one order, so tokens are those of engine/device/sampling.py. What
// cannot win is not computed: a token needs noise only if the largest noise could lift it over the best one so far.
#pragma once

#include <limits>

#include "array.h"
#include "bytes.h"
#include "simd.h"
#include "task.h"

namespace XLABATCH_ISA {

using xlabatch::Draw;

constexpr int TOP = 128;         // largest entries, among which the bounds of top-k and top-p are looked up first
constexpr float MOST_NOISE = 17;  // no noise is as large: -log(-log(1 - 2^-24)) is 16.64
constexpr float NONE = -std::numeric_limits<float>::infinity();
constexpr int32_t LOWEST_KEY = std::numeric_limits<int32_t>::min();

// Return e to the power of x, at most 0; 0 below -80.
INLINE F16 exp_in_steps(F16 x) {
  const F16 inside = each([&](int i) { return x.part[i] < part_all(-80) ? part_all(-80) : x.part[i]; });
  const I16 whole = round_to_ints(inside * all(1.44269504f));
  const F16 n = to_floats(whole), r = inside - n * all(0.693359375f) - n * all(-2.12194440e-4f);
  F16 p = all(1.9875691500e-4f);
  for (const float factor : {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f})
    p = p * r + all(factor);
  p = p * r * r + r + all(1);
  return each([&](int i) {
    const Part power = (Part)((whole.part[i] + 127) << 23);
    return x.part[i] < part_all(-80) ? part_all(0) : p.part[i] * power;
  });
}

// Some times 16 lanes, whose operations do not wait for each other: an operation takes four cycles, and noise has a
// chain of a hundred.
constexpr int AT_ONCE = PARTS == 1 ? 4 : 1;
constexpr int64_t ENTRIES = AT_ONCE * LANES;
struct Entries {
  F16 of[AT_ONCE];
};
struct Bits {
  I16 of[AT_ONCE];
};

template <class Operation> INLINE Entries for_entries(Operation operation) {
  Entries result;
#pragma GCC unroll 4
  for (int n = 0; n < AT_ONCE; n++) result.of[n] = operation(n);
  return result;
}
INLINE Entries operator+(const Entries& a, const Entries& b) {
  return for_entries([&](int n) { return a.of[n] + b.of[n]; });
}
INLINE Entries operator-(const Entries& a, const Entries& b) {
  return for_entries([&](int n) { return a.of[n] - b.of[n]; });
}
INLINE Entries operator*(const Entries& a, const Entries& b) {
  return for_entries([&](int n) { return a.of[n] * b.of[n]; });
}
INLINE Entries all_entries(float a) {
  return for_entries([&](int) { return all(a); });
}

// Return the natural logarithm of x over 2^-126.
INLINE Entries log_in_steps(const Entries& x) {
  I16 exponent[AT_ONCE];
#pragma GCC unroll 4
  for (int n = 0; n < AT_ONCE; n++)
    exponent[n] = each_int<I16>([&](int i) { return ((IntPart)x.of[n].part[i] - 0x3f3504f3) >> 23; });
  const Entries e = for_entries([&](int n) { return to_floats(exponent[n]); });
  const Entries r = for_entries([&](int n) {
    return each([&](int i) { return (Part)((IntPart)x.of[n].part[i] - (exponent[n].part[i] << 23)) - part_all(1); });
  });
  Entries p = all_entries(7.0376836292e-2f);
#pragma GCC unroll 8
  for (const float factor : {-1.1514610310e-1f, 1.1676998740e-1f, -1.2420140846e-1f, 1.4249322787e-1f,
                             -1.6668057665e-1f, 2.0000714765e-1f, -2.4999993993e-1f, 3.3333331174e-1f})
    p = p * r + all_entries(factor);
  const Entries square = r * r;
  p = p * r * square + e * all_entries(-2.12194440e-4f) - square * all_entries(0.5f);
  return r + p + e * all_entries(0.693359375f);
}

// Threefry-2x32 with 20 rounds, of N pairs of vectors or numbers.
template <int N, class Word> INLINE void threefry(const uint32_t (&keys)[3], Word (&x)[N], Word (&y)[N]) {
  constexpr int ROTATIONS[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
#pragma GCC unroll 16
  for (int n = 0; n < N; n++) x[n] = x[n] + keys[0], y[n] = y[n] + keys[1];
#pragma GCC unroll 5
  for (int group = 0; group < 5; group++) {
#pragma GCC unroll 4
    for (int round = 0; round < 4; round++) {
      const int left = ROTATIONS[group % 2][round];
#pragma GCC unroll 16
      for (int n = 0; n < N; n++) x[n] = x[n] + y[n], y[n] = (y[n] << left | y[n] >> (32 - left)) ^ x[n];
    }
    const uint32_t first = keys[(group + 1) % 3], second = keys[(group + 2) % 3] + (group + 1);
#pragma GCC unroll 16
    for (int n = 0; n < N; n++) x[n] = x[n] + first, y[n] = y[n] + second;
  }
}

// The noise of a row: -log(-log(u)), where u follows from seed, position and token.
struct Noise {
  uint32_t keys[3];

  explicit Noise(const Draw& work) {
    set(work.seed[0], work.seed[1]);
    uint32_t high[1] = {0}, low[1] = {static_cast<uint32_t>(work.position)};
    threefry(keys, high, low);
    set(high[0], low[0]);
  }
  void set(uint32_t high, uint32_t low) { keys[0] = high, keys[1] = low, keys[2] = high ^ low ^ 0x1bd11bda; }

  // Return 23 random bits for each token from this one on.
  INLINE Bits bits(int64_t token) const {
    alignas(64) constexpr uint32_t ORDER[LANES] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    UnsignedPart high[AT_ONCE * PARTS] = {}, low[AT_ONCE * PARTS];
#pragma GCC unroll 16
    for (int n = 0; n < AT_ONCE * PARTS; n++) {
      std::memcpy(&low[n], ORDER + n % PARTS * PART_LANES, sizeof low[n]);
      low[n] += static_cast<uint32_t>(token + n / PARTS * LANES);
    }
    threefry(keys, high, low);
    Bits result;
#pragma GCC unroll 16
    for (int n = 0; n < AT_ONCE * PARTS; n++) result.of[n / PARTS].part[n % PARTS] = (IntPart)((high[n] ^ low[n]) >> 9);
    return result;
  }

  // Return -log(-log(u)) with u = (bits + 1/2) / 2^23.
  static INLINE Entries of(const Bits& bits) {
    const Entries uniform = for_entries([&](int n) { return (to_floats(bits.of[n]) + all(0.5f)) * all(0x1p-23f); });
    return all_entries(0) - log_in_steps(all_entries(0) - log_in_steps(uniform));
  }

  // Return numbers that are not below the noise, but quicker: -log(-log(u)) <= -log(1 - u), by the power of two in 1 - u.
  static INLINE Entries bound(const Bits& bits) {
    return for_entries([&](int n) {
      const F16 rest = all(0x1p23f - 0.5f) - to_floats(bits.of[n]);  // (1 - u) * 2^23, exact
      return each([&](int i) {
        const IntPart halvings = 23 + 127 - ((IntPart)rest.part[i] >> 23);
        return __builtin_convertvector(halvings, Part) * part_all(0.694f);
      });
    });
  }
};

INLINE float largest(F16 a) {
  return fold<float>(a, [](auto x, auto y) { return x > y ? x : y; });
}
INLINE float largest(const Entries& a) {
  F16 most = a.of[0];
#pragma GCC unroll 4
  for (int n = 1; n < AT_ONCE; n++)
    most = each([&](int i) { return a.of[n].part[i] > most.part[i] ? a.of[n].part[i] : most.part[i]; });
  return largest(most);
}

// The first of the largest numbers of a row.
struct Best {
  float value = NONE;
  int64_t at = 0;

  INLINE void add(F16 values, int64_t first) {
    if (!(largest(values) > value)) return;
    const Lanes lanes(values);
    for (int lane = 0; lane < LANES; lane++)
      if (lanes.at[lane] > value) value = lanes.at[lane], at = first + lane;
  }
  INLINE void add(const Entries& values, int64_t first) {
    if (!(largest(values) > value)) return;
    for (int n = 0; n < AT_ONCE; n++) add(values.of[n], first + n * LANES);
  }
  // Add entries with their noise, which is computed only if it may lift one of them over the best.
  INLINE void add_noisy(const Entries& entries, const Noise& noise, int64_t first) {
    const float most = largest(entries);
    if (!(most > NONE) || most + MOST_NOISE < value) return;
    const Bits bits = noise.bits(first);
    if (!(largest(entries + Noise::bound(bits)) < value)) add(entries + Noise::of(bits), first);
  }
};

// Load 16 entries of a row; those after its end are -infinity.
INLINE F16 load_entries(const float* row, int64_t at, int64_t count) {
  if (at + LANES <= count) return load(row + at);
  Lanes lanes(all(NONE));
  if (at < count) std::memcpy(lanes.at, row + at, (count - at) * sizeof(float));
  return load(lanes.at);
}

// Return a number's integer in the order of numbers: both zeros are equal.
INLINE IntPart key_of(Part x) {
  const IntPart bits = (IntPart)x == LOWEST_KEY ? IntPart{} : (IntPart)x;
  return bits < 0 ? bits ^ 0x7fffffff : bits;
}
INLINE int32_t key_of(float x) {
  int32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  if (bits == LOWEST_KEY) return 0;
  return bits < 0 ? bits ^ 0x7fffffff : bits;
}

// Return each number whose key is not below `lowest`, and `otherwise` for the others.
INLINE F16 if_kept(F16 x, int32_t lowest, F16 values, float otherwise) {
  return each([&](int i) { return key_of(x.part[i]) >= lowest ? values.part[i] : part_all(otherwise); });
}

// The TOP largest numbers of a row: a heap whose first is the smallest.
struct Largest {
  float at[TOP];
  int count = 0;

  void add(float x) {
    if (count < TOP) {
      int place = count++;
      for (; place && at[(place - 1) / 2] > x; place = (place - 1) / 2) at[place] = at[(place - 1) / 2];
      at[place] = x;
    } else if (x > at[0]) {
      sink(x, count);
    }
  }
  // Put x in the place of the smallest of the first `size`.
  void sink(float x, int size) {
    int place = 0;
    for (int child = 1; child < size; place = child, child = 2 * place + 1) {
      if (child + 1 < size && at[child + 1] < at[child]) child++;
      if (!(at[child] < x)) break;
      at[place] = at[child];
    }
    at[place] = x;
  }
  // Put the largest first.
  void sort() {
    for (int size = count; size-- > 1;) {
      const float smallest = at[0];
      sink(at[size], size);
      at[size] = smallest;
    }
  }
};

// Add the numbers of eight parts, one after another, each of which has `width`. 16 numbers from the n-th on are read(n).
template <class Read> INLINE void add_parts(int64_t width, float* sums, const Read& read) {
  for (int64_t i = 0; i < width; i += LANES) {
    const auto part = [&](int n) { return read(n * width + i); };
    const F16 low = part(0) + part(1) + (part(2) + part(3)), high = part(4) + part(5) + (part(6) + part(7));
    store(sums + i, low + high);
  }
  for (int64_t i = width; i < width + 2 * LANES; i++) sums[i] = 0;
}

// Add `count` numbers as a tree: parts are added until one number is left. read(n) is 0 from `count` on, and `sums` has
// room for an eighth of the numbers, and 3 * LANES more.
template <class Read> float tree_sum(int64_t count, float* sums, const Read& read) {
  count = (count + 7) / 8;
  add_parts(count, sums, read);
  while (count > 1) {
    count = (count + 7) / 8;
    add_parts(count, sums, [&](int64_t i) { return load(sums + i); });
  }
  return sums[0];
}

// Set sums to the running sums of `count` numbers: those of pairs are found first, then those between them.
inline void running_sums(const float* x, float* sums, int count) {
  if (count < 2) {
    if (count) sums[0] = x[0];
    return;
  }
  float pairs[TOP / 2], of_pairs[TOP / 2];
  for (int n = 0; n < count / 2; n++) pairs[n] = x[2 * n] + x[2 * n + 1];
  running_sums(pairs, of_pairs, count / 2);
  for (int n = 0; n < count; n++)
    sums[n] = n % 2 ? of_pairs[n / 2] : n ? of_pairs[n / 2 - 1] + x[n] : x[0];
}

// Return the highest key for which reached(key) holds, given that it holds for the lowest one.
template <class Reached> int32_t bisect(const Reached& reached) {
  int32_t low = LOWEST_KEY, high = std::numeric_limits<int32_t>::max();
  for (int n = 0; n < 32; n++) {
    const int32_t middle = (low >> 1) + (high >> 1) + (low & high & 1);
    (reached(middle) ? low : high) = middle;
  }
  return low;
}

// A row of logits over a temperature, with the largest at 0.
struct Row {
  const Draw& work;
  float most, inverse;
  Array<float> scaled, shares, sums;  // with thresholds; their ends are padded with -infinity and with 0

  Row(const Draw& work, float most) : work(work), most(most), inverse(1 / work.temperature) {}

  int64_t size() const { return work.vocabulary; }
  int64_t padded() const { return size() + 2 * ENTRIES; }
  bool has_thresholds() const { return work.top_k > 0 || work.top_p < 1 || work.min_p > 0; }

  INLINE F16 at(int64_t i) const {
    const F16 logits = load_entries(work.logits, i, size());
    const F16 product = (logits - all(most)) * all(inverse);
    return each([&](int n) { return logits.part[n] == part_all(NONE) ? part_all(NONE) : product.part[n]; });
  }

  // Return the key of the last entry that top-k and top-p keep.
  int32_t find_lowest() {
    Largest top;
    scaled.reserve(padded());
    for (int64_t i = 0; i < size(); i += LANES) {
      const F16 entries = at(i);
      store(&scaled[i], entries);
      if (top.count == TOP && !(largest(entries) > top.at[0])) continue;
      const Lanes lanes(entries);
      for (int lane = 0; lane < LANES && i + lane < size(); lane++) top.add(lanes.at[lane]);
    }
    for (int64_t i = size(); i < padded(); i++) scaled[i] = NONE;
    top.sort();
    int32_t lowest = LOWEST_KEY;
    if (work.top_k > 0 && work.top_k < size())
      lowest = work.top_k <= top.count ? key_of(top.at[work.top_k - 1])
                                       : bisect([&](int32_t key) { return count_from(key) >= work.top_k; });
    return work.top_p < 1 ? find_nucleus(top, lowest) : lowest;
  }

  // Return 16 entries that top-k, top-p and min-p keep; the others are -infinity.
  INLINE F16 kept(int64_t i, int32_t lowest) {
    const F16 entries = load(&scaled[i]);
    const F16 high = if_kept(entries, lowest, entries, NONE);
    if (!(work.min_p > 0) || !(largest(high) > NONE)) return high;
    const F16 shares_of = exp_in_steps(entries);
    return each([&](int n) { return shares_of.part[n] >= part_all(work.min_p) ? high.part[n] : part_all(NONE); });
  }

  int64_t count_from(int32_t key) {
    I16 count = all_ints(0);  // minus it
    for (int64_t i = 0; i < size(); i += LANES) {
      const F16 entries = load(&scaled[i]);
      count = each_int<I16>([&](int n) { return count.part[n] + (key_of(entries.part[n]) >= key); });
    }
    return -sum(count);
  }

  // Return the sum of the shares from a key on.
  float sum_from(int32_t key) {
    return tree_sum(size(), &sums[0], [&](int64_t i) {
      return if_kept(load(&scaled[i]), key, load(&shares[i]), 0);
    });
  }

  // Return the key down to which the shares of what top-k keeps add up to top-p of their sum.
  int32_t find_nucleus(const Largest& top, int32_t lowest) {
    shares.reserve(padded()), sums.reserve(size() / 8 + 4 * LANES);
    for (int64_t i = 0; i < size(); i += LANES) store(&shares[i], exp_in_steps(load(&scaled[i])));
    for (int64_t i = size(); i < padded(); i++) shares[i] = 0;
    const float least = std::numeric_limits<float>::min();
    const float target = (work.top_p > least ? work.top_p : least) * sum_from(lowest);
    float of_top[TOP] = {}, running[TOP];
    std::memcpy(of_top, top.at, top.count * sizeof(float));
    for (int i = 0; i < TOP; i += LANES)
      store(of_top + i, if_kept(load(of_top + i), lowest, exp_in_steps(load(of_top + i)), 0));
    running_sums(of_top, running, top.count);
    for (int n = 0; n < top.count; n++)
      if (running[n] >= target) return key_of(top.at[n]) > lowest ? key_of(top.at[n]) : lowest;
    return bisect([&](int32_t key) { return sum_from(key > lowest ? key : lowest) >= target; });
  }
};

// Return a row's token; any one where an entry is NaN or infinite.
inline int64_t draw_token(const Draw& work, bool* none_allowed) {
  Best first;
  if (work.largest >= 0 && work.largest < work.vocabulary)
    first = {work.logits[work.largest], work.largest};
  else
    for (int64_t i = 0; i < work.vocabulary; i += LANES) first.add(load_entries(work.logits, i, work.vocabulary), i);
  *none_allowed = !(first.value > NONE && first.value < -NONE);
  if (!(work.temperature > 0) || *none_allowed) return first.at;
  Row row(work, first.value);
  const Noise noise(work);
  Best best;
  if (!row.has_thresholds()) {
    for (int64_t i = 0; i < row.size(); i += ENTRIES) {
      const Entries entries = for_entries([&](int n) { return row.at(i + n * LANES); });
      best.add_noisy(entries, noise, i);
    }
    return best.at;
  }
  const int32_t lowest = row.find_lowest();
  for (int64_t i = 0; i < row.size(); i += ENTRIES) {
    const Entries kept = for_entries([&](int n) { return row.kept(i + n * LANES, lowest); });
    best.add_noisy(kept, noise, i);
  }
  return best.at;
}

}  // namespace XLABATCH_ISA
