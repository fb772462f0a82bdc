// The kernels of the instruction set in use.
#pragma once

#include "table.h"

namespace xlabatch {

const Table& kernels();

// Use the instruction set with this name, or the best one if the name is empty; false if the processor lacks it.
bool choose_instruction_set(const char* name);

}  // namespace xlabatch
