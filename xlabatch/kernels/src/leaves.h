// The order in which the parts of a sum are added that several devices have computed.
#pragma once

#include <cstdint>

namespace xlabatch {

// Add `count` arrays, `stride` numbers apart, into the first one: the numbers [begin, end) of each. Neighbours are
// added, then the neighbouring sums, until one is left; one without a neighbour waits for the next round.
void add_neighbours(float* leaves, int64_t count, int64_t stride, int64_t begin, int64_t end);

}  // namespace xlabatch
