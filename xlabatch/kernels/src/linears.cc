// Pack tokens and divide the panels among threads, for one linear or for several, such as one for each expert.
#include "linears.h"

#include <algorithm>

#include "dispatch.h"
#include "parallel.h"
#include "scratch.h"

namespace xlabatch {

namespace {

constexpr int64_t WORTH_SHARING = 1 << 15;  // numbers of x; the caller packs fewer alone
constexpr int64_t ITEM_BYTES = 256 << 10;   // of weights, which a thread takes at once
constexpr int64_t MAX_PANELS = 1 << 24;     // of a run, so that their bytes do not overflow
constexpr int64_t ITEM_PANELS = 6;          // an item has a multiple of them: tiles take three, two or one

// A tile of a linear's tokens, which a thread packs at once.
struct Tile {
  const Linear* work;
  void* packed;  // of all tokens of the linear
  int64_t number;
};

// Panels that a thread takes at once, all of one run.
struct Item {
  const Run* run;
  int64_t begin, end;
  int64_t before;  // bytes of the panels before it
};

// Return how many panels a thread takes at once: enough bytes to stream, and enough items for all threads.
int64_t panels_per_item(int64_t panels, int64_t panel_bytes, int64_t threads) {
  const int64_t max_panels = std::min(ITEM_BYTES / panel_bytes, panels / (4 * threads));
  return std::max<int64_t>(1, max_panels / ITEM_PANELS) * ITEM_PANELS;
}

// Divide the panels of a linear into items, if there are several such linears.
std::vector<Item> divide(const Table& kernel, const Linear& work, int64_t linears, int64_t threads) {
  std::vector<Item> items;
  for (const Run* run = work.runs; run < work.runs + work.run_count; run++) {
    const int64_t bytes = kernel.sizes(run->format, work.inputs).panel;
    const int64_t share = panels_per_item(panels_of_runs(work) * linears, bytes, threads);
    for (int64_t begin = run->begin; begin < run->end; begin += share)
      items.push_back({run, begin, std::min(run->end, begin + share), run->before + (begin - run->begin) * bytes});
  }
  return items;
}

// Norm and pack the tokens of all linears into `memory` -> where each linear's tokens begin.
std::vector<void*> pack_tokens(ffi::ThreadPool pool, const Table& kernel, const std::vector<Linear>& works,
                               char* memory) {
  const int64_t bytes = kernel.sizes(works[0].runs[0].format, works[0].inputs).token;
  std::vector<void*> packed;
  std::vector<Tile> tiles;
  int64_t tokens = 0;
  for (const Linear& work : works) {
    packed.push_back(memory + tokens * bytes);
    for (int64_t n = 0; n < kernel.tiles(work); n++) tiles.push_back({&work, packed.back(), n});
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

bool format_of(ffi::AnyBuffer weight, Format* format) {
  switch (weight.element_type()) {
    case ffi::F32:
      *format = Format::FLOAT32;
      return true;
    case ffi::BF16:
      *format = Format::BFLOAT16;
      return true;
    case ffi::U16:
      *format = Format::BFLOAT16_PORTABLE;
      return true;
    case ffi::S8:
      *format = Format::INT8;
      return true;
    default:
      return false;
  }
}

ffi::Error find_runs(ffi::AnyBuffer weight, RunsAttribute attribute, int64_t panels, std::vector<Run>* runs,
                     Linear* linear) {
  Run run{Format::FLOAT32, 0, panels, 0};
  if (!attribute.size()) {
    if (!format_of(weight, &run.format)) return refuse("a weight of another type");
    runs->push_back(run);
  } else if (weight.element_type() != ffi::U8 || attribute.size() % 2) {
    return refuse("runs of a weight that is not bytes, or a run without its number of panels");
  }
  for (size_t n = 0; n < attribute.size(); n += 2) {
    const int64_t format = attribute[n], count = attribute[n + 1];
    const bool is_fp8 = format == static_cast<int64_t>(Format::FP8_G128);
    if (!is_fp8 && (format < static_cast<int64_t>(FIRST_IN_BLOCKS) || format > static_cast<int64_t>(LAST_IN_BLOCKS)))
      return refuse("a run of the unknown type " + std::to_string(format));
    if (is_fp8 && attribute.size() != 2) return refuse("a run of FP8 beside another one");
    if (count < 1 || count > MAX_PANELS) return refuse("a run of " + std::to_string(count) + " panels");
    if (linear->gated && count % 2) return refuse("a run that ends between gates and their ups");
    run.format = static_cast<Format>(format), run.begin = n ? run.end : 0, run.end = run.begin + count;
    const Sizes sizes = kernels().sizes(run.format, linear->inputs);
    if (linear->inputs % sizes.step)
      return refuse(std::to_string(linear->inputs) + " inputs, not a multiple of " + std::to_string(sizes.step));
    runs->push_back(run);
    run.before += count * sizes.panel;
  }
  linear->runs = runs->data(), linear->run_count = static_cast<int64_t>(runs->size());
  return ffi::Error::Success();
}

int64_t panels_of_runs(const Linear& work) { return work.runs[work.run_count - 1].end; }

int64_t bytes_of_runs(const Linear& work) {
  const Run& last = work.runs[work.run_count - 1];
  return last.before + (last.end - last.begin) * kernels().sizes(last.format, work.inputs).panel;
}

int64_t panels_of(const Linear& work) { return (work.outputs + PANEL - 1) / PANEL * (1 + work.gated); }

void compute_linears(ffi::ThreadPool pool, const std::vector<Linear>& works) {
  int64_t tokens = 0;
  for (const Linear& work : works) tokens += work.tokens;
  if (!tokens) return;
  const Table& kernel = kernels();  // read once: a test may choose another instruction set while steps are in flight
  const Scratch memory(tokens * kernel.sizes(works[0].runs[0].format, works[0].inputs).token);
  const std::vector<void*> packed = pack_tokens(pool, kernel, works, memory.data());
  const int64_t threads = pool.num_threads(), linears = works.size();
  const std::vector<Item> items = divide(kernel, works[0], linears, threads);
  const int64_t count = items.size(), last = count * linears - 1;
  const auto compute = [&](int64_t n) {
    const int64_t next = std::min(n + 1, last);  // what this thread takes next, but for the last item of its range
    const char* after = static_cast<const char*>(works[next / count].panels) + items[next % count].before;
    const Item& item = items[n % count];
    kernel.panels(works[n / count], packed[n / count], *item.run, item.begin, item.end, after);
  };
  parallel_for(pool, last + 1, compute, true);
}

}  // namespace xlabatch
