// Work shared with XLA's own threads.
//
// A handler runs on a worker of the pool that it gets, so it must never wait for a task that has not started: the
// pool may be full of waiting handlers. So the caller also works, and waits only for items that another thread has
// already begun. A task that starts after all items are taken does nothing.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "xla/ffi/api/ffi.h"

namespace xlabatch {

// Call body(item) for all items. Threads take the next item in order; or `in_ranges`, where each thread starts in its
// own range of neighbours, and so reads memory in order, and later helps with the others.
template <class Body>
void parallel_for(xla::ffi::ThreadPool pool, int64_t items, const Body& body, bool in_ranges = false) {
  const int64_t threads = std::min<int64_t>(pool.num_threads(), items);
  if (threads <= 1) {
    for (int64_t item = 0; item < items; item++) body(item);
    return;
  }
  struct alignas(64) Range {
    std::atomic<int64_t> next;
    int64_t end;
  };
  struct Progress {
    explicit Progress(int64_t ranges) : ranges(ranges) {}
    std::vector<Range> ranges;
    std::atomic<int64_t> started{0}, done{0};
  };
  const int64_t count = in_ranges ? threads : 1;
  auto progress = std::make_shared<Progress>(count);
  Range* ranges = progress->ranges.data();
  for (int64_t n = 0; n < count; n++) {
    ranges[n].next = items * n / count;
    ranges[n].end = items * (n + 1) / count;
  }
  auto work = [progress, ranges, count, &body] {
    const int64_t own = progress->started.fetch_add(1);
    for (int64_t n = own; n < own + count; n++) {
      Range& range = ranges[n % count];
      while (range.next.load(std::memory_order_relaxed) < range.end) {
        const int64_t item = range.next.fetch_add(1);
        if (item >= range.end) break;
        body(item);
        progress->done.fetch_add(1, std::memory_order_release);
      }
    }
  };
  for (int64_t helper = 1; helper < threads; helper++) pool.Schedule(std::function<void()>(work));
  work();
  for (int spins = 0; progress->done.load(std::memory_order_acquire) < items; spins++)
    if (spins > 10000) std::this_thread::yield();
}

}  // namespace xlabatch
