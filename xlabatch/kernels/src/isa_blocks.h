// What isa.cc needs for weights in blocks. Functions as in table.h, from isa_blocks.cc.
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
bool round_to_blocks(xlabatch::Format format, const float* numbers, int64_t count, uint8_t* blocks);

}  // namespace XLABATCH_BLOCKS
