// Memory for the elements of a row, or of a thread's work. Memory is freed after RECENT_USES uses that needed less than
// a quarter of it.
//
// This is not std::vector, because its functions have the same names in all files: the linker keeps one copy, which
// may be compiled for an instruction set that the processor lacks.
#pragma once

#include <cstdint>

namespace XLABATCH_ISA {

template <class Element> class Array {
 public:
  explicit Array(int64_t count = 0) { reserve(count); }
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  ~Array() { delete[] elements; }

  // Make room. The elements' values are undefined.
  void reserve(int64_t count) {
    uses_since_needed = count < capacity / 4 ? uses_since_needed + 1 : 0;
    if (count <= capacity && uses_since_needed <= RECENT_USES) return;
    uses_since_needed = 0;
    delete[] elements;
    elements = nullptr;  // if the next line throws
    elements = new Element[count];
    capacity = count;
  }
  void fill(int64_t count, Element value) {
    reserve(count);
    for (int64_t i = 0; i < count; i++) elements[i] = value;
  }
  Element& operator[](int64_t at) { return elements[at]; }

 private:
  static constexpr int64_t RECENT_USES = 1024;

  Element* elements = nullptr;
  int64_t capacity = 0, uses_since_needed = 0;
};

}  // namespace XLABATCH_ISA
