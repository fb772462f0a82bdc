// Pack tokens and divide the panels among threads, for one linear or for several, such as one for each expert.
#include "linears.h"

#include <algorithm>

#include "dispatch.h"
#include "parallel.h"
#include "scratch.h"

namespace xlabatch {

namespace {

constexpr int64_t WORTH_SHARING = 1 << 15;    // numbers of x; fewer are packed by the caller alone
constexpr int64_t BYTES_OF_ITEM = 256 << 10;  // weights that a thread takes at once
constexpr int64_t PANELS_OF_ITEM = 6;         // an item has a multiple of them: tiles take three, two or one

// A tile of a linear's tokens, which a thread packs at once.
struct Tile {
  const Linear* work;
  void* packed;  // of all tokens of the linear
  int64_t number;
};

// Return how many panels a thread takes at once: enough bytes to stream, and enough items for all threads.
int64_t panels_of_item(int64_t panels, int64_t panel_bytes, int64_t threads) {
  const int64_t most = std::min(BYTES_OF_ITEM / panel_bytes, panels / (4 * threads));
  return std::max<int64_t>(1, most / PANELS_OF_ITEM) * PANELS_OF_ITEM;
}

// Norm and pack the tokens of all linears into `memory` -> where each linear's tokens begin.
std::vector<void*> pack_tokens(ffi::ThreadPool pool, const Table& kernel, const std::vector<Linear>& works,
                               char* memory) {
  const int64_t bytes = kernel.sizes(works[0].format, works[0].inputs).token;
  std::vector<void*> packed;
  std::vector<Tile> tiles;
  int64_t tokens = 0;
  for (const Linear& work : works) {
    packed.push_back(memory + tokens * bytes);
    for (int64_t n = 0; n < kernel.tiles(work.tokens); n++) tiles.push_back({&work, packed.back(), n});
    tokens += work.tokens;
  }
  const int64_t count = tiles.size(), step = tokens * works[0].inputs < WORTH_SHARING ? count : 1;
  parallel_for(pool, (count + step - 1) / step, [&](int64_t item) {
    for (int64_t n = item * step; n < std::min(count, (item + 1) * step); n++)
      kernel.pack(*tiles[n].work, tiles[n].packed, tiles[n].number);
  });
  return packed;
}

}  // namespace

bool format_of(ffi::DataType type, Format* format) {
  switch (type) {
    case ffi::F32:
      *format = Format::FLOAT32;
      return true;
    case ffi::BF16:
      *format = Format::BFLOAT16;
      return true;
    case ffi::S8:
      *format = Format::INT8;
      return true;
    case ffi::U8:
      *format = Format::INT4;
      return true;
    default:
      return false;
  }
}

int64_t panels_of(const Linear& work) { return (work.outputs + PANEL - 1) / PANEL * (1 + work.gated); }

void compute_linears(ffi::ThreadPool pool, const std::vector<Linear>& works) {
  int64_t tokens = 0;
  for (const Linear& work : works) tokens += work.tokens;
  if (!tokens) return;
  const Table& kernel = kernels();  // read once: a test may choose another instruction set while steps are in flight
  const Sizes sizes = kernel.sizes(works[0].format, works[0].inputs);
  const Scratch memory(tokens * sizes.token);
  const std::vector<void*> packed = pack_tokens(pool, kernel, works, memory.data());
  const int64_t panels = panels_of(works[0]), count = works.size();
  const int64_t share = panels_of_item(panels * count, sizes.panel, pool.num_threads());
  const int64_t items = (panels + share - 1) / share;  // of each linear
  const int64_t stride = share * pool.num_threads();  // to a thread's next item, if all threads are equally fast
  parallel_for(pool, items * count, [&](int64_t item) {
    const int64_t work = item / items, begin = item % items * share;
    const int64_t after = begin + stride < panels ? begin + stride : begin;
    kernel.panels(works[work], packed[work], begin, std::min(panels, begin + share), after);
  });
}

}  // namespace xlabatch
