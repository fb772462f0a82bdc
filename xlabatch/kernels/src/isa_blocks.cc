// The kernels of one instruction set for weights in blocks. A file of its own, because it takes as long to
// compile as isa.cc.
#include "isa_blocks.h"

#include "blocks.h"
#include "round_blocks.h"

namespace XLABATCH_ISA {

xlabatch::Sizes block_sizes(xlabatch::Format format, int64_t inputs) {
  return with_block_dot(format, [&](auto dot) {
    using Dot = decltype(dot);
    const int64_t bytes = inputs / GROUP * GROUP_WORDS * 4 + static_cast<int64_t>(sizeof(TokenScale));
    return xlabatch::Sizes{(bytes + 63) / 64 * 64, steps_of<Dot>(inputs) * Dot::BYTES, Dot::INPUTS};
  });
}

Packed packed_at(const Linear& work, void* memory) {
  auto words = static_cast<uint32_t*>(memory);
  return {words, reinterpret_cast<TokenScale*>(words + work.tokens * work.inputs / GROUP * GROUP_WORDS)};
}

void pack_blocks(const Linear& work, void* memory, int64_t tile) {
  visit_tile(work.tokens, tile, [&](int64_t first, auto C) {
    pack_tile<BlockTokens, C>(work, packed_at(work, memory), first, work.inputs / GROUP);
  });
}

void block_panels(const Linear& work, void* memory, const Run& run, int64_t begin, int64_t end, const char* after) {
  const Packed packed = packed_at(work, memory);
  with_block_dot(run.format, [&](auto dot) { linear_panels<decltype(dot)>(work, packed, run, begin, end, after); });
}

void read_row(xlabatch::Format format, const char* panel, int64_t output, int64_t inputs, float* y) {
  with_block_dot(format, [&](auto dot) { decltype(dot)::read(panel, output, inputs, y); });
}

bool round_to_blocks(xlabatch::Format format, const WideRows& rows, int64_t count, uint8_t* blocks) {
  return round_rows(format, rows, count, blocks);
}

}  // namespace XLABATCH_ISA
