// Memory for the time of one call, which no other call reads.
//
// The next call reuses a block that a call gives back, so there are as many blocks as calls that run at the same time,
// whatever their threads. A block is freed after RECENT_CALLS calls that needed less than a quarter of it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace xlabatch {

struct ScratchBlock {
  char* data = nullptr;
  size_t bytes = 0;
  int64_t needed = 0;  // the last call that needed a quarter of it
  int64_t given = 0;   // the last call before it was given back
};

class Scratch {
 public:
  explicit Scratch(size_t bytes);  // aligned to a cache line; the content is undefined
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  char* data() const { return block.data; }

 private:
  ScratchBlock block;
};

}  // namespace xlabatch
