// The order in which partial sums, on one device or of several devices, are added.
#pragma once

#include <cstdint>

namespace xlabatch {

// Add the numbers [begin, end) of `count` arrays, which are `stride` numbers apart, into the first array. Neighbours
// are added, then neighbouring sums, until one is left. A sum without a neighbour waits for the next round.
void add_neighbours(float* leaves, int64_t count, int64_t stride, int64_t begin, int64_t end);

}  // namespace xlabatch
