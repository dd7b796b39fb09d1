// SPDX-License-Identifier: MIT
// What unoptimized code of WebAssembly calls and the optimizer leaves out: products of 128 bits, and a
// character of what it would print.
#include <stdint.h>

int putchar(int character) { return character; }

// By halves, because the product of two such numbers would be a call of this.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = first, b = second, half = 0xffffffff;
  uint64_t low = (a & half) * (b & half), middle = (a >> 32) * (b & half) + (low >> 32);
  uint64_t other = (a & half) * (b >> 32) + (middle & half);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += a * (uint64_t)(second >> 64) + (uint64_t)(first >> 64) * b;
  return (__int128)high << 64 | (other << 32 | (low & half));
}
