// Which instruction set runs: the best that the processor has, unless one is chosen by name.
#include "dispatch.h"

#include <atomic>
#include <cstring>
#include <vector>

#if defined(__aarch64__) && defined(__linux__)
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

namespace avx512_bf16 { extern const xlabatch::Table table; }
namespace avx512 { extern const xlabatch::Table table; }
namespace avx2 { extern const xlabatch::Table table; }
namespace neon_dotprod { extern const xlabatch::Table table; }
namespace neon { extern const xlabatch::Table table; }
namespace plain { extern const xlabatch::Table table; }

namespace xlabatch {

namespace {

std::atomic<const Table*> chosen{nullptr};

// The instruction sets that were compiled and that this processor has, the best first.
std::vector<const Table*> find_supported() {
  std::vector<const Table*> tables;
#if defined(__x86_64__)
  __builtin_cpu_init();
  [[maybe_unused]] const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  [[maybe_unused]] const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                                       __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
#endif
#if defined(XLABATCH_HAS_avx512_bf16)
  if (avx512 && __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bf16"))
    tables.push_back(&avx512_bf16::table);
#endif
#if defined(XLABATCH_HAS_avx512)
  if (avx512) tables.push_back(&avx512::table);
#endif
#if defined(XLABATCH_HAS_avx2)
  if (avx2) tables.push_back(&avx2::table);
#endif
#if defined(XLABATCH_HAS_neon_dotprod) && defined(__linux__)
  if (getauxval(AT_HWCAP) & HWCAP_ASIMDDP) tables.push_back(&neon_dotprod::table);
#endif
#if defined(XLABATCH_HAS_neon)
  tables.push_back(&neon::table);
#endif
  tables.push_back(&plain::table);
  return tables;
}

}  // namespace

const Table& kernels() {
  if (!chosen.load(std::memory_order_acquire)) choose_instruction_set("");
  return *chosen.load(std::memory_order_acquire);
}

bool choose_instruction_set(const char* name) {
  static const std::vector<const Table*> supported = find_supported();
  for (const Table* table : supported)
    if (!*name || !std::strcmp(name, table->name)) {
      chosen.store(table, std::memory_order_release);
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
