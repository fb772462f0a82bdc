// The instructions of AMX, one by one, where the processor says that it has none: the signal's handler decodes
// them, changes the emulated registers or memory, and goes on behind them.
#include "amx_trap.h"

#if defined(__x86_64__) && defined(__linux__)

#include <csignal>
#include <ucontext.h>

#define XLABATCH_ISA trap
#include "amx_emulated.h"

namespace {

// The instruction at the program counter: C4, two bytes with its map, prefix and registers, the opcode, ModRM, and
// what an address takes.
struct Instruction {
  const uint8_t* code;
  const greg_t* registers;

  bool is_vex() const { return code[0] == 0xc4 && (code[1] & 0x1f) == 2; }
  int prefix() const { return code[2] & 3; }  // none, 66, F3, F2
  int opcode() const { return code[3]; }
  bool has_address() const { return mode() != 3; }
  int first() const { return code[4] >> 3 & 7; }    // register of ModRM
  int second() const { return code[4] & 7; }        // r/m
  int third() const { return ~code[2] >> 3 & 7; }   // vvvv
  bool has_scaled_index() const { return has_address() && second() == 4; }
  int64_t length() const {
    const int64_t displacement = mode() == 1 ? 1 : mode() == 2 ? 4 : 0;
    return 5 + has_scaled_index() + (has_address() ? displacement : 0);
  }
  char* address() const {
    const int low = has_scaled_index() ? code[5] & 7 : second();
    return reinterpret_cast<char*>(general(low, code[1] & 0x20) + displacement());
  }
  int64_t stride() const { return general(code[5] >> 3 & 7, code[1] & 0x40) << (code[5] >> 6); }

 private:
  int mode() const { return code[4] >> 6; }
  int64_t displacement() const {
    const uint8_t* at = code + 5 + has_scaled_index();
    int32_t wide;
    std::memcpy(&wide, at, sizeof wide);
    return mode() == 1 ? static_cast<int8_t>(*at) : mode() == 2 ? wide : 0;
  }
  // A general register by the three bits of an instruction, and a fourth that is inverted.
  int64_t general(int low, bool inverted) const {
    constexpr int NAMES[] = {REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP, REG_RSI, REG_RDI,
                             REG_R8,  REG_R9,  REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15};
    return registers[NAMES[low + (inverted ? 0 : 8)]];
  }
};

// False if it is none of those that the kernels use.
bool emulate(const Instruction& at) {
  trap::EmulatedTiles& tiles = trap::emulated_tiles();
  switch (at.is_vex() ? at.opcode() << 4 | at.prefix() : 0) {
    case 0x490:
      if (at.has_address())
        tiles.configure(*reinterpret_cast<const trap::TileShapes*>(at.address()));
      else
        tiles.release();
      return true;
    case 0x493:
      tiles.zero(at.first());
      return true;
    case 0x4b3:
      tiles.load(at.first(), at.address(), at.stride());
      return true;
    case 0x4b2:
      tiles.store(at.first(), at.address(), at.stride());
      return true;
    case 0x5c2:
      tiles.dot_bfloat16(at.first(), at.second(), at.third());
      return true;
    case 0x5e2:
      tiles.dot_int8<uint8_t>(at.first(), at.second(), at.third());
      return true;
    case 0x5e3:
      tiles.dot_int8<int8_t>(at.first(), at.second(), at.third());
      return true;
    default:
      return false;
  }
}

void handle(int, siginfo_t*, void* context) {
  greg_t* registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  const Instruction at{reinterpret_cast<const uint8_t*>(registers[REG_RIP]), registers};
  if (!emulate(at)) std::abort();
  registers[REG_RIP] += at.length();
}

}  // namespace

void trap_amx() {
  struct sigaction action {};
  action.sa_sigaction = handle, action.sa_flags = SA_SIGINFO;
  sigaction(SIGILL, &action, nullptr);
}

#endif
