// The kernels for one instruction set. This file is compiled once for each, see CMakeLists.txt.
#include "adapters.h"
#include "attention.h"
#include "delta_rule.h"
#include "draw.h"
#include "experts.h"
#include "isa_blocks.h"
#include "linear.h"
#include "linear_amx.h"
#include "logits.h"
#include "rotate.h"
#include "state_space.h"
#include "table.h"

namespace XLABATCH_ISA {

using xlabatch::Format;

// Call visit with the Dot for a format of this project.
template <class Visit> auto with_dot(Format format, const Visit& visit) {
  switch (format) {
    case Format::BFLOAT16:
      return visit(std::conditional_t<HAS_BFLOAT16_PAIRS, DotBfloat16, DotPortableBfloat16>());
    case Format::BFLOAT16_PORTABLE:
      return visit(DotPortableBfloat16());
    case Format::FP8_G128:
      return visit(DotFp8());
    case Format::INT8:
      return visit(DotInt8());
    default:
      return visit(DotFloat32());
  }
}

template <class Dot> int64_t units_of_token(const Linear& work) {
  return uses_amx<Dot>(work) ? amx_units<Dot>(work.inputs) : steps_of<Dot>(work.inputs) * Dot::UNITS;
}

// Return sizes that are enough for both forms of a packed token, with AMX or without.
xlabatch::Sizes sizes(Format format, int64_t inputs) {
  if (xlabatch::in_blocks(format)) return XLABATCH_BLOCKS::block_sizes(format, inputs);
  return with_dot(format, [&](auto dot) {
    using Dot = decltype(dot);
    const int64_t steps = steps_of<Dot>(inputs), units = HAS_AMX_DOT<Dot> ? amx_units<Dot>(inputs) : steps * Dot::UNITS;
    const int64_t bytes = units * 4 + static_cast<int64_t>(sizeof(TokenScale));
    return xlabatch::Sizes{(bytes + 63) / 64 * 64, steps * Dot::BYTES, Dot::INPUTS};
  });
}

// Units come first in the memory of packed tokens, so that the rows of a register are lines of the cache.
template <class Dot> Packed packed_at(const Linear& work, void* memory) {
  auto units = static_cast<uint32_t*>(memory);
  return {units, reinterpret_cast<TokenScale*>(units + work.tokens * units_of_token<Dot>(work))};
}

// Whether a linear in blocks has enough tokens for the registers of AMX.
bool uses_block_tiles(const Linear& work) {
  return HAS_AMX && xlabatch::in_blocks(work.runs[0].format) && work.tokens >= FEWEST_BLOCK_TOKENS;
}

int64_t tiles(const Linear& work) {
  return uses_block_tiles(work) ? (work.tokens + TILE_ROWS - 1) / TILE_ROWS : tiles_of(work.tokens);
}

void pack(const Linear& work, void* memory, int64_t tile) {
  if constexpr (HAS_AMX)
    if (uses_block_tiles(work)) return amx_pack_blocks(work, memory, tile);
  if (xlabatch::in_blocks(work.runs[0].format)) return XLABATCH_BLOCKS::pack_blocks(work, memory, tile);
  with_dot(work.runs[0].format, [&](auto dot) {
    using Dot = decltype(dot);
    const Packed packed = packed_at<Dot>(work, memory);
    visit_tile(work.tokens, tile, [&](int64_t first, auto C) {
      if (uses_amx<Dot>(work))
        for (int64_t at = first; at < first + C; at++)
          pack_tile<Dot, 1>(work, packed, at, amx_units<Dot>(work.inputs));
      else
        pack_tile<Dot, C>(work, packed, first, steps_of<Dot>(work.inputs));
    });
  });
}

void panels(const Linear& work, void* memory, const Run& run, int64_t begin, int64_t end, const char* after) {
  if constexpr (HAS_AMX)
    if (uses_block_tiles(work)) return amx_block_panels(work, memory, run, begin, end);
  if (xlabatch::in_blocks(run.format)) return XLABATCH_BLOCKS::block_panels(work, memory, run, begin, end, after);
  with_dot(run.format, [&](auto dot) {
    using Dot = decltype(dot);
    const Packed packed = packed_at<Dot>(work, memory);
    if constexpr (HAS_AMX_DOT<Dot>)
      if (uses_amx<Dot>(work)) return amx_panels<Dot>(work, packed, run, begin, end);
    if constexpr (!ALWAYS_AMX<Dot>) linear_panels<Dot>(work, packed, run, begin, end, after);
  });
}

void read_numbers(Format format, const char* panel, int64_t output, int64_t inputs, float* y) {
  if (format == Format::FP8_G128) return DotFp8::read(panel, output, inputs, y);
  XLABATCH_BLOCKS::read_row(format, panel, output, inputs, y);
}

void finish(const Linear& work, int64_t token) {
  float* y = work.y + token * work.outputs;
  norm_row(work.post, y, y, work.outputs);
  if (!work.residual) return;
  const float* residual = work.residual + token * work.outputs;
  for (int64_t i = 0; i < work.outputs; i++) y[i] = std::fma(work.residual_scale, y[i], residual[i]);
}

float squares(const float* x, int64_t count) { return row_sum(x, count, 0, true); }

// Call visit with a number of the cache's type.
template <class Visit> void with_number(Format format, const Visit& visit) {
  switch (format) {
    case Format::BFLOAT16:
      return visit(Bfloat16());
    case Format::INT8:
      return visit(Int8());
    default:
      return visit(float());
  }
}

void write(const Attention& work, int64_t token, int64_t head) {
  with_number(work.cache, [&](auto number) { write_token<decltype(number)>(work, token, head); });
}

void attend(const Attention& work, const Piece& piece) {
  with_number(work.cache, [&](auto number) { attend_piece<decltype(number)>(work, piece); });
}

#define XLABATCH_TEXT(name) #name
#define XLABATCH_NAME(name) XLABATCH_TEXT(name)
extern const xlabatch::Table table;
const xlabatch::Table table = {
    XLABATCH_NAME(XLABATCH_ISA), sizes, tiles, pack, panels, read_numbers, XLABATCH_BLOCKS::round_to_blocks,
    finish, squares, softmax_row, sigmoid_row, add_weighted_row, write, attend, adapt_token, delta_rule, mix_features,
    state_space, gate_and_norm, summarize_entries, draw_token, rotate, rotate_back,
};

}  // namespace XLABATCH_ISA
