// Choose the instruction set: the best one that the processor has, unless one is chosen by name.
#include "dispatch.h"

#include <atomic>
#include <cstring>
#include <vector>

#if defined(__x86_64__)
#include <cpuid.h>
#endif
#if defined(XLABATCH_HAS_avx512_amx)
#include <sys/syscall.h>
#include <unistd.h>
#endif
#if defined(__aarch64__) && defined(__linux__)
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

namespace avx512_amx { extern const xlabatch::Table table; }
namespace avx512_bf16 { extern const xlabatch::Table table; }
namespace avx512 { extern const xlabatch::Table table; }
namespace avx2_vnni { extern const xlabatch::Table table; }
namespace avx2 { extern const xlabatch::Table table; }
namespace neon_dotprod { extern const xlabatch::Table table; }
namespace neon { extern const xlabatch::Table table; }
namespace plain { extern const xlabatch::Table table; }
namespace vnni_emulated { extern const xlabatch::Table table; }
namespace amx_emulated { extern const xlabatch::Table table; }

namespace xlabatch {

namespace {

std::atomic<const Table*> chosen{nullptr};

#if defined(XLABATCH_HAS_avx512_amx)
// Return whether the processor has the tile registers and the operating system lets this process use them; a process
// must request this. Some virtual machines have AMX without a palette of shapes.
bool may_use_amx() {
  constexpr unsigned BF16_TILE_INT8 = 1u << 22 | 1u << 24 | 1u << 25;
  unsigned eax, ebx, ecx, edx;
  if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) || (edx & BF16_TILE_INT8) != BF16_TILE_INT8) return false;
  if (!__get_cpuid_count(0x1d, 0, &eax, &ebx, &ecx, &edx) || eax < 1) return false;
  constexpr long REQUEST_PERMISSION = 0x1023, TILE_DATA = 18;  // of arch_prctl, for this process
  return syscall(SYS_arch_prctl, REQUEST_PERMISSION, TILE_DATA) == 0;
}
#endif

#if defined(__x86_64__)
// Return whether the processor widens float16 numbers; not every compiler's __builtin_cpu_supports knows it.
bool has_f16c() {
  unsigned eax, ebx, ecx, edx;
  return __get_cpuid(1, &eax, &ebx, &ecx, &edx) && (ecx & bit_F16C);
}

// Return whether it multiplies bytes in registers of 256 bits without AVX-512.
[[maybe_unused]] bool has_avx_vnni() {
  unsigned eax, ebx, ecx, edx;
  return __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) && (eax & 1u << 4);
}
#endif

// Return the instruction sets that were compiled and that this processor has, the best first. The emulations,
// which are for tests, come last.
std::vector<const Table*> find_supported() {
  std::vector<const Table*> tables;
#if defined(__x86_64__)
  __builtin_cpu_init();
  [[maybe_unused]] const bool avx2 =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && has_f16c();
  [[maybe_unused]] const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                                       __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
#endif
#if defined(XLABATCH_HAS_avx512_bf16)
  const bool avx512_bf16 = avx512 && __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bf16");
#if defined(XLABATCH_HAS_avx512_amx)
  if (avx512_bf16 && may_use_amx()) tables.push_back(&avx512_amx::table);
#endif
  if (avx512_bf16) tables.push_back(&::avx512_bf16::table);
#endif
#if defined(XLABATCH_HAS_avx512)
  if (avx512) tables.push_back(&avx512::table);
#endif
#if defined(XLABATCH_HAS_avx2_vnni)
  if (avx2 && has_avx_vnni()) tables.push_back(&avx2_vnni::table);
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
#if defined(XLABATCH_HAS_plain)
  tables.push_back(&plain::table);
#endif
#if defined(XLABATCH_HAS_vnni_emulated)
  if (avx2) tables.push_back(&vnni_emulated::table);
#endif
#if defined(XLABATCH_HAS_amx_emulated)
  tables.push_back(&amx_emulated::table);
#endif
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
// Rotate the rows of a weight that will be rounded to int8, in place.
XLABATCH_EXPORT void xlabatch_rotate_rows(float* rows, int64_t count, int64_t width) {
  for (int64_t n = 0; n < count; n++) xlabatch::kernels().rotate(rows + n * width, width);
}
// Round rows of a weight to blocks of a type, given how many numbers they have; false if one is not finite, or is too
// large. `importance` is of each input, or null.
XLABATCH_EXPORT bool xlabatch_round_to_blocks(int64_t format, const float* numbers, int64_t count, int64_t inputs,
                                              const float* importance, uint8_t* blocks) {
  const xlabatch::WideRows rows{numbers, importance, inputs};
  return xlabatch::kernels().round_to_blocks(static_cast<xlabatch::Format>(format), rows, count, blocks);
}
