// The XLA calls for logits [slots, vocabulary]: `xlabatch_write_logits` writes computed logits to the rows of their
// slots, and `xlabatch_summarize_logits` finds what a step needs of each row that gets a token.
//
// Rows are divided into parts. Comparisons and integer sums are exact, so results do not depend on where a row is cut.
#include <algorithm>
#include <limits>
#include <vector>

#include "dispatch.h"
#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

using IntsOut = ffi::ResultBuffer<ffi::S32>;
using FlagsOut = ffi::ResultBuffer<ffi::PRED>;

constexpr int64_t ENTRIES_OF_ITEM = 4096;  // entries that a thread takes at once
constexpr float INFINITE = std::numeric_limits<float>::infinity();

int64_t parts_of(int64_t vocabulary) { return (vocabulary + ENTRIES_OF_ITEM - 1) / ENTRIES_OF_ITEM; }

ffi::Error write_logits(ffi::ThreadPool pool, Floats computed, Ints slots, Floats logits, FloatsOut written) {
  if (computed.dimensions().size() != 2 || logits.dimensions().size() != 2)
    return refuse("logits that are not [rows, vocabulary]");
  const int64_t rows = computed.dimensions()[0], vocabulary = computed.dimensions()[1], parts = parts_of(vocabulary);
  for (const Expected& each : {
           Expected{"slots", count(slots), rows, false},
           Expected{"entries of a row", static_cast<int64_t>(logits.dimensions()[1]), vocabulary, false},
           Expected{"logits", count(*written), count(logits), false},
       })
    if (ffi::Error error = each.check("write_logits"); error.failure()) return error;
  if (written->untyped_data() != logits.untyped_data())
    return ffi::Error::Internal("xlabatch kernels: the logits were copied, but they must be written in place");
  parallel_for(pool, rows * parts, [&](int64_t item) {
    const int64_t row = item / parts, begin = item % parts * ENTRIES_OF_ITEM, slot = slots.typed_data()[row];
    if (slot < 0 || slot >= logits.dimensions()[0]) return;  // this row's logits are not kept
    const float* from = computed.typed_data() + row * vocabulary + begin;
    std::copy_n(from, std::min(ENTRIES_OF_ITEM, vocabulary - begin), written->typed_data() + slot * vocabulary + begin);
  });
  return ffi::Error::Success();
}

// Join the parts of a row, and set `at` to its first largest entry, which is in the first part that has it.
LogitsPart join_parts(const float* row, int64_t vocabulary, const LogitsPart* parts, int64_t* at) {
  LogitsPart whole = parts[0];
  int64_t best = 0;
  for (int64_t n = 1; n < parts_of(vocabulary); n++) {
    if (parts[n].largest > whole.largest) best = n, whole.largest = parts[n].largest;
    whole.digest += parts[n].digest, whole.below_infinity &= parts[n].below_infinity;
  }
  *at = std::find(row + best * ENTRIES_OF_ITEM, row + vocabulary, whole.largest) - row;  // the end, for a row of NaN
  return whole;
}

ffi::Error summarize_logits(ffi::ThreadPool pool, Floats logits, Flags wanted, IntsOut largest, IntsOut digest,
                            FlagsOut finite) {
  if (logits.dimensions().size() != 2) return refuse("logits that are not [rows, vocabulary]");
  const int64_t rows = logits.dimensions()[0], vocabulary = logits.dimensions()[1], parts = parts_of(vocabulary);
  for (const Expected& each : {
           Expected{"rows that are wanted", count(wanted), rows, false},
           Expected{"largest entries", count(*largest), rows, false},
           Expected{"digests", count(*digest), rows, false},
           Expected{"flags", count(*finite), rows, false},
           Expected{"rows without an entry", vocabulary ? 0 : rows, 0, false},
       })
    if (ffi::Error error = each.check("summarize_logits"); error.failure()) return error;
  std::vector<int64_t> chosen;
  for (int64_t row = 0; row < rows; row++) {
    largest->typed_data()[row] = digest->typed_data()[row] = 0, finite->typed_data()[row] = false;
    if (wanted.typed_data()[row]) chosen.push_back(row);
  }
  std::vector<LogitsPart> found(chosen.size() * parts);
  parallel_for(pool, found.size(), [&](int64_t item) {
    const int64_t begin = item % parts * ENTRIES_OF_ITEM, end = std::min(vocabulary, begin + ENTRIES_OF_ITEM);
    found[item] = kernels().summarize(logits.typed_data() + chosen[item / parts] * vocabulary, begin, end);
  });
  for (size_t n = 0; n < chosen.size(); n++) {
    int64_t at = 0;
    const float* row = logits.typed_data() + chosen[n] * vocabulary;
    const LogitsPart whole = join_parts(row, vocabulary, &found[n * parts], &at);
    largest->typed_data()[chosen[n]] = static_cast<int32_t>(at);
    digest->typed_data()[chosen[n]] = static_cast<int32_t>(whole.digest);
    finite->typed_data()[chosen[n]] = whole.below_infinity && whole.largest > -INFINITE;
  }
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_write_logits, xlabatch::write_logits,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()   // computed
                                  .Arg<xlabatch::Ints>()     // slots
                                  .Arg<xlabatch::Floats>()   // logits
                                  .Ret<xlabatch::Floats>());  // written

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_summarize_logits, xlabatch::summarize_logits,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Floats>()                  // logits
                                  .Arg<xlabatch::Flags>()                   // wanted
                                  .Ret<xla::ffi::Buffer<xla::ffi::S32>>()   // largest
                                  .Ret<xla::ffi::Buffer<xla::ffi::S32>>()   // digest
                                  .Ret<xla::ffi::Buffer<xla::ffi::PRED>>());  // finite
