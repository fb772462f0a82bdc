// Which instruction set runs: the best that the processor has, unless one is chosen by name.
#include "dispatch.h"

#include <atomic>
#include <cstring>

#if defined(XLABATCH_HAS_avx2)
namespace avx512_bf16 { extern const xlabatch::Table table; }
namespace avx512 { extern const xlabatch::Table table; }
namespace avx2 { extern const xlabatch::Table table; }
#elif defined(XLABATCH_HAS_neon)
namespace neon { extern const xlabatch::Table table; }
#endif
namespace plain { extern const xlabatch::Table table; }

namespace xlabatch {

namespace {

std::atomic<const Table*> chosen{nullptr};

// The instruction sets of this processor, the best first; the last entry is null.
const Table* const* supported() {
  static const Table* tables[5];
  const Table** next = tables;
#if defined(XLABATCH_HAS_avx2)
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
  const bool narrow = __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bf16");
  if (avx512 && narrow) *next++ = &avx512_bf16::table;
  if (avx512) *next++ = &avx512::table;
  if (avx2) *next++ = &avx2::table;
#elif defined(XLABATCH_HAS_neon)
  *next++ = &neon::table;
#endif
  *next++ = &plain::table;
  return tables;
}

}  // namespace

const Table& kernels() {
  if (!chosen.load(std::memory_order_acquire)) choose_instruction_set("");
  return *chosen.load(std::memory_order_acquire);
}

bool choose_instruction_set(const char* name) {
  for (const Table* const* table = supported(); *table; table++)
    if (!*name || !std::strcmp(name, (*table)->name)) {
      chosen.store(*table, std::memory_order_release);
      return true;
    }
  return false;
}

}  // namespace xlabatch

#define XLABATCH_EXPORT extern "C" __attribute__((visibility("default")))
XLABATCH_EXPORT const char* xlabatch_instruction_set() { return xlabatch::kernels().name; }
XLABATCH_EXPORT bool xlabatch_choose_instruction_set(const char* name) {
  return xlabatch::choose_instruction_set(name);
}
