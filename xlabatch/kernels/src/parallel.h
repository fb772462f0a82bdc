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

#include "xla/ffi/api/ffi.h"

namespace xlabatch {

template <class Body> void parallel_for(xla::ffi::ThreadPool pool, int64_t items, const Body& body) {
  const int64_t helpers = std::min<int64_t>(pool.num_threads(), items) - 1;
  if (helpers <= 0) {
    for (int64_t item = 0; item < items; item++) body(item);
    return;
  }
  struct Progress {
    std::atomic<int64_t> next{0}, done{0};
  };
  auto progress = std::make_shared<Progress>();
  auto work = [progress, items, &body] {
    for (int64_t item; (item = progress->next.fetch_add(1)) < items;) {
      body(item);
      progress->done.fetch_add(1, std::memory_order_release);
    }
  };
  for (int64_t helper = 0; helper < helpers; helper++) pool.Schedule(std::function<void()>(work));
  work();
  for (int spins = 0; progress->done.load(std::memory_order_acquire) < items; spins++)
    if (spins > 10000) std::this_thread::yield();
}

}  // namespace xlabatch
