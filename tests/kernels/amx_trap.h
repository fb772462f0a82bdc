// Lets a processor without AMX run what was compiled for one that has it.
#pragma once

// From now on each instruction of AMX is emulated when the processor refuses it.
void trap_amx();
