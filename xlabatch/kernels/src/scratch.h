// Memory that a call writes to and that no other call reads, lent for the time of the call.
//
// What a call gives back is lent to the next one, so that there is as much as calls run at once, whatever threads
// they run in. What was needed once is freed after RECENT_CALLS that needed less than a quarter of it.
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
  explicit Scratch(size_t bytes);  // begins with a line of the cache; what it holds is not defined
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  char* data() const { return block.data; }

 private:
  ScratchBlock block;
};

}  // namespace xlabatch
