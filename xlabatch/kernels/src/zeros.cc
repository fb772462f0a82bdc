// The XLA call `xlabatch_zeros`: zeros whose memory the system gives when it is first written or read.
#include <cstring>

#if defined(__linux__)
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "handlers.h"

namespace xlabatch {

namespace {

#if defined(__linux__)

// Return whole pages of a buffer to the system, which reads as zeros afterwards; false if it keeps them.
bool return_pages(char* begin, char* end) { return madvise(begin, end - begin, MADV_DONTNEED) == 0; }

int64_t page_bytes() { return sysconf(_SC_PAGESIZE); }

#else

bool return_pages(char*, char*) { return false; }
int64_t page_bytes() { return 1; }

#endif

ffi::Error zeros(ffi::Result<ffi::AnyBuffer> result) {
  char* begin = static_cast<char*>(result->untyped_data());
  char* end = begin + result->size_bytes();
  const auto page = static_cast<uintptr_t>(page_bytes());
  const auto first = reinterpret_cast<uintptr_t>(begin), last = reinterpret_cast<uintptr_t>(end);
  char* pages = begin + (page - first % page) % page;
  char* after = end - last % page;
  if (pages >= after || !return_pages(pages, after)) pages = after = end;
  std::memset(begin, 0, pages - begin);
  std::memset(after, 0, end - after);
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_zeros, xlabatch::zeros, xla::ffi::Ffi::Bind().Ret<xla::ffi::AnyBuffer>());
