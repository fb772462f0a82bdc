// Linears over packed weights, as handlers run them.
#pragma once

#include <vector>

#include "handlers.h"
#include "task.h"

namespace xlabatch {

// The format that packed weights of a type have: int4 comes as plain bytes.
bool format_of(ffi::DataType type, Format* format);

// How many panels a linear has: those of gates count too.
int64_t panels_of(const Linear& work);

// Compute linears that differ in their tokens and weights only, all at once. `post` is left to the caller.
void compute_linears(ffi::ThreadPool pool, const std::vector<Linear>& works);

}  // namespace xlabatch
