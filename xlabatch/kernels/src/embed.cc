// The XLA call `xlabatch_embed`: rows of a vocabulary that is packed as a linear's weight, as float32.
#include <algorithm>
#include <cstring>

#include "dispatch.h"
#include "linears.h"
#include "parallel.h"

namespace xlabatch {

namespace {

struct Vocabulary {
  Linear linear;  // one output for each row
  int64_t rows, width;
};

float widen(uint16_t half) {
  const uint32_t bits = uint32_t{half} << 16;
  float number;
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

// Write the numbers of one row, which are one lane of a panel.
void read_row(const Vocabulary& table, int64_t row, float* y) {
  const Run* run = table.linear.runs;
  while (row / PANEL >= run->end) run++;
  const int64_t lane = row % PANEL, bytes = kernels().sizes(run->format, table.width).panel;
  const char* panel =
      static_cast<const char*>(table.linear.panels) + run->before + (row / PANEL - run->begin) * bytes;
  if (in_blocks(run->format) || run->format == Format::FP8_G128)
    return kernels().read_row(run->format, panel, lane, table.width, y);
  switch (run->format) {
    case Format::FLOAT32:
      for (int64_t i = 0; i < table.width; i++)
        std::memcpy(y + i, panel + (i * PANEL + lane) * sizeof(float), sizeof(float));
      return;
    case Format::BFLOAT16:
    case Format::BFLOAT16_PORTABLE:
      for (int64_t i = 0; i < table.width; i++) {
        uint16_t half;
        std::memcpy(&half, panel + (i / 2 * PANEL + lane) * 4 + i % 2 * sizeof half, sizeof half);
        y[i] = widen(half);
      }
      return;
    default:  // int8, stored plus 128
      for (int64_t i = 0; i < table.width; i++) {
        const auto number = static_cast<uint8_t>(panel[(i / 4 * PANEL + lane) * 4 + i % 4]);
        y[i] = static_cast<float>(number - 128) * table.linear.scale[row];
      }
      kernels().rotate_back(y, table.width);
  }
}

ffi::Error embed(ffi::ThreadPool pool, Ints tokens, ffi::AnyBuffer panels, Floats scale, FloatsOut y,
                 RunsAttribute attribute) {
  if (y->dimensions().size() != 2) return refuse("y that is not [tokens, features]");
  Vocabulary table{};
  table.width = table.linear.inputs = y->dimensions()[1];
  table.linear.scale = present(scale), table.linear.panels = panels.untyped_data();
  if (!panels.dimensions().size()) return refuse("a vocabulary without panels");
  std::vector<Run> runs;
  ffi::Error error = find_runs(panels, attribute, panels.dimensions()[0], &runs, &table.linear);
  if (error.failure()) return error;
  table.rows = panels_of_runs(table.linear) * PANEL;
  for (const Expected& each : {
           Expected{"bytes of the vocabulary", static_cast<int64_t>(panels.size_bytes()),
                    bytes_of_runs(table.linear), false},
           Expected{"scales", count(scale), table.rows, runs[0].format != Format::INT8},
           Expected{"tokens", count(tokens), static_cast<int64_t>(y->dimensions()[0]), false},
       })
    if (error = each.check("embed"); error.failure()) return error;
  parallel_for(pool, count(tokens), [&](int64_t n) {
    const int64_t row = std::clamp<int64_t>(tokens.typed_data()[n], 0, table.rows - 1);
    read_row(table, row, y->typed_data() + n * table.width);
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_embed, xlabatch::embed,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()     // tokens
                                  .Arg<xla::ffi::AnyBuffer>()  // panels
                                  .Arg<xlabatch::Floats>()   // scale
                                  .Ret<xlabatch::Floats>()   // y
                                  .Attr<xlabatch::RunsAttribute>("runs"));
