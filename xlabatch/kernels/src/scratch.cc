// The pool of memory blocks that calls have given back.
#include "scratch.h"

#include <mutex>
#include <new>
#include <vector>

namespace xlabatch {

namespace {

constexpr int64_t RECENT_CALLS = 1024;  // a few steps of a model, in which another prompt is likely
constexpr size_t LINE = 64;

struct Pool {
  std::mutex mutex;
  std::vector<ScratchBlock> blocks;  // the last one was given back last
  int64_t calls = 0;
};

Pool& pool() {
  static Pool* const pool = new Pool;  // threads may still run when the process ends
  return *pool;
}

void release(ScratchBlock& block) {
  ::operator delete(block.data, std::align_val_t{LINE});
  block.data = nullptr;
  block.bytes = 0;
}

}  // namespace

Scratch::Scratch(size_t bytes) {
  Pool& shared = pool();
  int64_t call;
  {
    const std::lock_guard<std::mutex> lock(shared.mutex);
    call = ++shared.calls;
    if (!shared.blocks.empty()) {
      block = shared.blocks.back();
      shared.blocks.pop_back();
    }
  }
  if (bytes >= block.bytes / 4) block.needed = call;
  if (bytes > block.bytes || call - block.needed > RECENT_CALLS) {
    release(block);
    block.data = static_cast<char*>(::operator new(bytes, std::align_val_t{LINE}));
    block.bytes = bytes;
    block.needed = call;
  }
}

Scratch::~Scratch() {
  Pool& shared = pool();
  const std::lock_guard<std::mutex> lock(shared.mutex);
  block.given = shared.calls;
  shared.blocks.push_back(block);
  while (shared.calls - shared.blocks.front().given > RECENT_CALLS) {
    release(shared.blocks.front());
    shared.blocks.erase(shared.blocks.begin());
  }
}

}  // namespace xlabatch
