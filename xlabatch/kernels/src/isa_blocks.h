// What isa.cc needs for weights in blocks. Functions as in table.h, from isa_blocks.cc and isa_blocks_amx.cc.
#pragma once

#include "table.h"

#if !defined(XLABATCH_BLOCKS)  // the instruction set that computes them, if it is another one
#define XLABATCH_BLOCKS XLABATCH_ISA
#endif

namespace XLABATCH_BLOCKS {

xlabatch::Sizes block_sizes(xlabatch::Format format, int64_t inputs);
void pack_blocks(const xlabatch::Linear& work, void* memory, int64_t tile);
void block_panels(const xlabatch::Linear& work, void* memory, const xlabatch::Run& run, int64_t begin, int64_t end,
                  const char* after);
void read_row(xlabatch::Format format, const char* panel, int64_t output, int64_t inputs, float* y);
bool round_to_blocks(xlabatch::Format format, const xlabatch::WideRows& rows, int64_t count, uint8_t* blocks);

}  // namespace XLABATCH_BLOCKS

namespace XLABATCH_ISA {

// With AMX, from this number of tokens on: isa_blocks_amx.cc. Fewer are as fast without it, or faster.
constexpr int64_t FEWEST_BLOCK_TOKENS = 32;
void amx_pack_blocks(const xlabatch::Linear& work, void* memory, int64_t tile);
void amx_block_panels(const xlabatch::Linear& work, void* memory, const xlabatch::Run& run, int64_t begin, int64_t end);

}  // namespace XLABATCH_ISA
