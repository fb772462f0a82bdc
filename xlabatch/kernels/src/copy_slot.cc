// The XLA calls `xlabatch_copy_blocks`, `xlabatch_read_blocks` and `xlabatch_write_slot`: copy, read and write a slot of a
// cache.
//
// XLA's own operations copy a whole cache of bfloat16, of all slots, for every block that they write.
#include <algorithm>
#include <cstring>

#include "handlers.h"
#include "parallel.h"

namespace xlabatch {

namespace {

using Any = ffi::AnyBuffer;

// Find a number that is the only one of a buffer, and is below `end`; false if it is not.
bool find(Ints buffer, int64_t end, int64_t* number) {
  if (buffer.element_count() != 1) return false;
  *number = buffer.typed_data()[0];
  return *number >= 0 && *number < end;
}

// Copy the first blocks of every layer of a cache [slots, layers, blocks, ...] from one slot to another one.
ffi::Error copy_blocks(ffi::ThreadPool pool, Any cache, Ints source, Ints slot, Ints blocks, ffi::Result<Any> result) {
  const auto shape = cache.dimensions();
  if (shape.size() < 3 || !cache.element_count()) return refuse("a cache that is not [slots, layers, blocks, ...]");
  int64_t from, to, count;
  if (!find(source, shape[0], &from) || !find(slot, shape[0], &to)) return refuse("a slot that is not there");
  if (!find(blocks, shape[2] + 1, &count)) return refuse("blocks that are not there");
  if (result->untyped_data() != cache.untyped_data()) return copied();
  const int64_t layers = shape[1], layer_bytes = static_cast<int64_t>(cache.size_bytes()) / (shape[0] * layers);
  const int64_t bytes = layer_bytes / shape[2] * count;
  char* all = static_cast<char*>(result->untyped_data());
  if (from == to || !bytes) return ffi::Error::Success();
  parallel_for(pool, layers, [&](int64_t layer) {
    std::memcpy(all + (to * layers + layer) * layer_bytes, all + (from * layers + layer) * layer_bytes, bytes);
  });
  return ffi::Error::Success();
}

// Read the first blocks of every layer of a cache [slots, layers, blocks, ...] from a slot. What the result has beyond
// them is not written, and so takes no memory.
ffi::Error read_blocks(ffi::ThreadPool pool, Any cache, Ints slot, Ints blocks, ffi::Result<Any> result) {
  const auto shape = cache.dimensions();
  if (shape.size() < 3 || !cache.element_count()) return refuse("a cache that is not [slots, layers, blocks, ...]");
  int64_t from, count;
  if (!find(slot, shape[0], &from)) return refuse("a slot that is not there");
  if (!find(blocks, shape[2] + 1, &count)) return refuse("blocks that are not there");
  const auto slot_bytes = static_cast<int64_t>(cache.size_bytes()) / shape[0];
  if (static_cast<int64_t>(result->size_bytes()) != slot_bytes) return refuse("a result that is not as long as a slot");
  const int64_t layers = shape[1], layer_bytes = slot_bytes / layers, bytes = layer_bytes / shape[2] * count;
  const char* all = static_cast<const char*>(cache.untyped_data()) + from * slot_bytes;
  char* read = static_cast<char*>(result->untyped_data());
  parallel_for(pool, layers, [&](int64_t layer) {
    std::memcpy(read + layer * layer_bytes, all + layer * layer_bytes, bytes);
  });
  return ffi::Error::Success();
}

// Write all that a cache [slots, ...] has of a slot.
ffi::Error write_slot(ffi::ThreadPool pool, Any cache, Any given, Ints slot, ffi::Result<Any> result) {
  const auto shape = cache.dimensions();
  int64_t to;
  if (!shape.size() || !find(slot, shape[0], &to)) return refuse("a slot that is not there");
  const auto bytes = static_cast<int64_t>(given.size_bytes());
  if (bytes * shape[0] != static_cast<int64_t>(cache.size_bytes()) || given.element_type() != cache.element_type())
    return refuse("what is not as long as a slot, or of another type");
  if (result->untyped_data() != cache.untyped_data()) return copied();
  char* from = static_cast<char*>(given.untyped_data());
  char* start = static_cast<char*>(result->untyped_data()) + to * bytes;
  constexpr int64_t AT_ONCE = 1 << 20;  // bytes
  parallel_for(pool, (bytes + AT_ONCE - 1) / AT_ONCE, [&](int64_t n) {
    std::memcpy(start + n * AT_ONCE, from + n * AT_ONCE, std::min(AT_ONCE, bytes - n * AT_ONCE));
  });
  return ffi::Error::Success();
}

}  // namespace

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_copy_blocks, xlabatch::copy_blocks,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xla::ffi::AnyBuffer>()     // cache
                                  .Arg<xlabatch::Ints>()          // source
                                  .Arg<xlabatch::Ints>()          // slot
                                  .Arg<xlabatch::Ints>()          // blocks
                                  .Ret<xla::ffi::AnyBuffer>());   // cache

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_read_blocks, xlabatch::read_blocks,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xla::ffi::AnyBuffer>()     // cache
                                  .Arg<xlabatch::Ints>()          // slot
                                  .Arg<xlabatch::Ints>()          // blocks
                                  .Ret<xla::ffi::AnyBuffer>());   // of the slot

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_write_slot, xlabatch::write_slot,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xla::ffi::AnyBuffer>()     // cache
                                  .Arg<xla::ffi::AnyBuffer>()     // given
                                  .Arg<xlabatch::Ints>()          // slot
                                  .Ret<xla::ffi::AnyBuffer>());   // cache
