// The tile registers of AMX: eight registers of up to 16 rows with up to 64 bytes. A product multiplies the rows of
// one register by the columns of another, and adds the results to the sums in a third.
//
// If the compiler has no AMX, the registers are emulated, and only the instruction set for tests uses them.
// This is assembly, because GCC's intrinsics take only literals as registers and do not declare which memory they
// read: GCC 12 then drops the stores that fill a configuration.
#pragma once

#include "amx_emulated.h"

namespace XLABATCH_ISA {

#if defined(__AMX_TILE__) && defined(__AMX_INT8__) && defined(__AMX_BF16__)

constexpr bool HAS_AMX = true;

// Configure the registers; all become zero.
INLINE void tile_configure(const TileShapes& shapes) { asm volatile("ldtilecfg %0" : : "m"(shapes)); }
// Release the registers. Otherwise every switch of threads would save their content.
INLINE void tile_release() { asm volatile("tilerelease"); }

template <int T> INLINE void tile_zero() { asm volatile("tilezero %%tmm%c0" : : "i"(T)); }
template <int T> INLINE void tile_load(const char* rows, int64_t stride) {
  asm volatile("tileloadd (%0,%1,1), %%tmm%c2" : : "r"(rows), "r"(stride), "i"(T) : "memory");
}
template <int T> INLINE void tile_store(char* rows, int64_t stride) {
  asm volatile("tilestored %%tmm%c2, (%0,%1,1)" : : "r"(rows), "r"(stride), "i"(T) : "memory");
}
// Add A * B to C, for pairs of bfloat16 numbers.
template <int C, int A, int B> INLINE void tile_dot_bfloat16() {
  asm volatile("tdpbf16ps %%tmm%c2, %%tmm%c1, %%tmm%c0" : : "i"(C), "i"(A), "i"(B));
}
// Add A * B to C, for groups of four bytes: A's bytes are signed, B's are unsigned.
template <int C, int A, int B> INLINE void tile_dot_int8() {
  asm volatile("tdpbsud %%tmm%c2, %%tmm%c1, %%tmm%c0" : : "i"(C), "i"(A), "i"(B));
}
// The same for two signed ones.
template <int C, int A, int B> INLINE void tile_dot_signed() {
  asm volatile("tdpbssd %%tmm%c2, %%tmm%c1, %%tmm%c0" : : "i"(C), "i"(A), "i"(B));
}

#else

#if defined(XLABATCH_EMULATE_AMX)
constexpr bool HAS_AMX = true;
#else
constexpr bool HAS_AMX = false;
#endif

inline void tile_configure(const TileShapes& shapes) { emulated_tiles().configure(shapes); }
inline void tile_release() { emulated_tiles().release(); }
template <int T> void tile_zero() { emulated_tiles().zero(T); }
template <int T> void tile_load(const char* rows, int64_t stride) { emulated_tiles().load(T, rows, stride); }
template <int T> void tile_store(char* rows, int64_t stride) { emulated_tiles().store(T, rows, stride); }
template <int C, int A, int B> void tile_dot_bfloat16() { emulated_tiles().dot_bfloat16(C, A, B); }
template <int C, int A, int B> void tile_dot_int8() { emulated_tiles().dot_int8<uint8_t>(C, A, B); }
template <int C, int A, int B> void tile_dot_signed() { emulated_tiles().dot_int8<int8_t>(C, A, B); }

#endif

}  // namespace XLABATCH_ISA
