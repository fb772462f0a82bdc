// The XLA call `xlabatch_select`: the tokens that rows of logits [rows, vocabulary] select by the sampling parameters of
// their slots, after the logits processors of engine/device/logits_processors.py, in their order and with their roundings.
#include <algorithm>
#include <cstring>
#include <limits>
#include <vector>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"
#include "scratch.h"

namespace xlabatch {

namespace {

using Words = ffi::Buffer<ffi::U32>;
using IntsOut = ffi::ResultBuffer<ffi::S32>;
using FlagsOut = ffi::ResultBuffer<ffi::PRED>;

constexpr float NONE = -std::numeric_limits<float>::infinity();

// What the processors need of a row.
struct Processors {
  const float* bias;        // [vocabulary]; null: none
  const int32_t* bitmask;   // [vocabulary / 32, rounded up] the tokens that structured output allows; null: all
  const int32_t* ids;       // [positions]
  int64_t positions, position, prompt_length, repetition_size;
  float repetition, presence, frequency;  // penalties
  const int32_t* stops;     // [stop_count] no end; -1 pads; null: the row may end
  int64_t stop_count;

  bool has_penalty() const { return repetition != 1 || presence != 0 || frequency != 0; }
  bool any() const { return bias || bitmask || stops || has_penalty(); }
};

// Penalize the tokens before a position: repetition and presence once, frequency for each occurrence in the answer.
// `counts` are [vocabulary].
void penalize(const Processors& row, float* logits, int32_t* counts, int64_t vocabulary) {
  const int64_t until = std::clamp<int64_t>(row.position, 0, row.positions);
  const int64_t answer = std::clamp<int64_t>(row.prompt_length, 0, until);
  const int64_t repeated = until - std::min(row.repetition_size, until);
  const auto for_tokens = [&](int64_t since, const auto& visit) {
    for (int64_t at = since; at < until; at++)
      if (row.ids[at] >= 0 && row.ids[at] < vocabulary) visit(row.ids[at]);
  };
  std::memset(counts, 0, vocabulary * sizeof *counts);
  for_tokens(repeated, [&](int32_t id) { counts[id] |= 1; });  // the lowest bit: it is there at all
  for_tokens(answer, [&](int32_t id) { counts[id] += 2; });
  for_tokens(std::min(answer, repeated), [&](int32_t id) {
    const int32_t count = counts[id];
    if (!count) return;  // done
    counts[id] = 0;
    float logit = logits[id];
    if (count & 1) logit *= logit < 0 ? row.repetition : 1 / row.repetition;
    logit -= row.frequency * static_cast<float>(count >> 1);
    logits[id] = logit - row.presence * (count > 1 ? 1.0f : 0.0f);
  });
}

// Copy a row of logits, and apply its processors to the copy.
void process(const Processors& row, const float* logits, int64_t vocabulary, float* processed, int32_t* counts) {
  if (row.bias)
    for (int64_t i = 0; i < vocabulary; i++) processed[i] = logits[i] + row.bias[i];
  else
    std::copy_n(logits, vocabulary, processed);
  if (row.has_penalty()) penalize(row, processed, counts, vocabulary);
  for (int64_t n = 0; row.stops && n < row.stop_count; n++)
    if (row.stops[n] >= 0 && row.stops[n] < vocabulary) processed[row.stops[n]] = NONE;
  for (int64_t i = 0; row.bitmask && i < vocabulary; i++)
    if (!(row.bitmask[i / 32] >> i % 32 & 1)) processed[i] = NONE;
}

}  // namespace

ffi::Error select(ffi::ThreadPool pool, Floats logits, Flags wanted, Ints largest, Ints position, Ints slots,
                  Floats bias, Ints ids, Ints bitmask, Floats temperature, Ints top_k, Floats top_p, Floats min_p,
                  Words seed, Ints stops, Ints prompt_length, Ints min_end, Floats repetition, Ints repetition_size,
                  Floats presence, Floats frequency, Flags has_bias, Flags constrained, IntsOut tokens,
                  FlagsOut none_allowed) {
  if (logits.dimensions().size() != 2) return refuse("logits that are not [rows, vocabulary]");
  const int64_t rows = logits.dimensions()[0], vocabulary = logits.dimensions()[1], words = (vocabulary + 31) / 32;
  const int64_t all = count(temperature);  // slots
  if (!all) return refuse("no slots");
  for (const Expected& each : {
           Expected{"rows that are wanted", count(wanted), rows, false},
           Expected{"largest entries", count(largest), rows, false},
           Expected{"positions", count(position), rows, false},
           Expected{"slots of rows", count(slots), rows, false},
           Expected{"biases", count(bias), all * vocabulary, false},
           Expected{"ids", count(ids) % all, 0, false},
           Expected{"words of bitmasks", count(bitmask), all * words, true},
           Expected{"numbers for top-k", count(top_k), all, false},
           Expected{"numbers for top-p", count(top_p), all, false},
           Expected{"numbers for min-p", count(min_p), all, false},
           Expected{"words of seeds", count(seed), 2 * all, false},
           Expected{"stop tokens", count(stops) % all, 0, false},
           Expected{"lengths of prompts", count(prompt_length), all, false},
           Expected{"positions of the first end", count(min_end), all, false},
           Expected{"repetition penalties", count(repetition), all, false},
           Expected{"repetition sizes", count(repetition_size), all, false},
           Expected{"presence penalties", count(presence), all, false},
           Expected{"frequency penalties", count(frequency), all, false},
           Expected{"flags of biases", count(has_bias), all, false},
           Expected{"flags of structured output", count(constrained), all, false},
           Expected{"tokens", count(*tokens), rows, false},
           Expected{"flags", count(*none_allowed), rows, false},
           Expected{"rows without an entry", vocabulary ? 0 : rows, 0, false},
       })
    if (ffi::Error error = each.check("select"); error.failure()) return error;
  if (rows && !all_below(slots.typed_data(), rows, all)) return refuse("a slot that is not there");
  std::vector<int64_t> chosen;
  for (int64_t row = 0; row < rows; row++) {
    tokens->typed_data()[row] = 0, none_allowed->typed_data()[row] = false;
    if (wanted.typed_data()[row]) chosen.push_back(row);
  }
  parallel_for(pool, chosen.size(), [&](int64_t item) {
    const int64_t row = chosen[item], slot = slots.typed_data()[row];
    const auto of_slot = [&](auto buffer) { return buffer.typed_data() + count(buffer) / all * slot; };
    const int32_t at = position.typed_data()[row];
    const Processors processors{*of_slot(has_bias) ? of_slot(bias) : nullptr,
                                *of_slot(constrained) && count(bitmask) ? of_slot(bitmask) : nullptr,
                                of_slot(ids), count(ids) / all, at, *of_slot(prompt_length), *of_slot(repetition_size),
                                *of_slot(repetition), *of_slot(presence), *of_slot(frequency),
                                at < *of_slot(min_end) ? of_slot(stops) : nullptr, count(stops) / all};
    const uint32_t* words_of_seed = of_slot(seed);
    Draw work{logits.typed_data() + row * vocabulary, vocabulary, *of_slot(temperature), *of_slot(top_k),
              *of_slot(top_p), *of_slot(min_p), {words_of_seed[0], words_of_seed[1]}, at, largest.typed_data()[row]};
    const auto draw = [&] {
      bool none = false;
      tokens->typed_data()[row] = static_cast<int32_t>(kernels().draw(work, &none));
      none_allowed->typed_data()[row] = none;
    };
    if (!processors.any()) return draw();
    const Scratch memory(vocabulary * (sizeof(float) + sizeof(int32_t)));
    const auto processed = reinterpret_cast<float*>(memory.data());
    process(processors, work.logits, vocabulary, processed, reinterpret_cast<int32_t*>(processed + vocabulary));
    work.logits = processed, work.largest = -1;
    draw();
  });
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_select, xlabatch::select,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()                    // logits
                                  .Arg<xlabatch::Flags>()                     // wanted
                                  .Arg<xlabatch::Ints>()                      // largest
                                  .Arg<xlabatch::Ints>()                      // position
                                  .Arg<xlabatch::Ints>()                      // slots
                                  .Arg<xlabatch::Floats>()                    // bias
                                  .Arg<xlabatch::Ints>()                      // ids
                                  .Arg<xlabatch::Ints>()                      // bitmask
                                  .Arg<xlabatch::Floats>()                    // temperature
                                  .Arg<xlabatch::Ints>()                      // top_k
                                  .Arg<xlabatch::Floats>()                    // top_p
                                  .Arg<xlabatch::Floats>()                    // min_p
                                  .Arg<xla::ffi::Buffer<xla::ffi::U32>>()     // seed
                                  .Arg<xlabatch::Ints>()                      // stops
                                  .Arg<xlabatch::Ints>()                      // prompt_length
                                  .Arg<xlabatch::Ints>()                      // min_end
                                  .Arg<xlabatch::Floats>()                    // repetition
                                  .Arg<xlabatch::Ints>()                      // repetition_size
                                  .Arg<xlabatch::Floats>()                    // presence
                                  .Arg<xlabatch::Floats>()                    // frequency
                                  .Arg<xlabatch::Flags>()                     // has_bias
                                  .Arg<xlabatch::Flags>()                     // constrained
                                  .Ret<xla::ffi::Buffer<xla::ffi::S32>>()     // tokens
                                  .Ret<xla::ffi::Buffer<xla::ffi::PRED>>());  // none_allowed
