// The kernels of an instruction set with AMX for weights in blocks and many tokens.
#include "blocks_amx.h"
#include "isa_blocks.h"

namespace XLABATCH_ISA {

void amx_pack_blocks(const Linear& work, void* memory, int64_t tile) {
  pack_token_tile(work, static_cast<uint32_t*>(memory), tile * TILE_ROWS);
}

void amx_block_panels(const Linear& work, void* memory, const Run& run, int64_t begin, int64_t end) {
  with_block_dot(run.format, [&](auto dot) {
    tile_configure(block_shapes(work.tokens, dot.HALVES));
    for (int64_t first = 0; first < work.tokens; first += TOKENS_AT_ONCE)
      amx_block_panels(dot, work, static_cast<const uint32_t*>(memory), run, begin, end, first,
                       std::min(work.tokens, first + TOKENS_AT_ONCE));
  });
  tile_release();
}

}  // namespace XLABATCH_ISA
