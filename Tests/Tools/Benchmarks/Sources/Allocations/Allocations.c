// SPDX-License-Identifier: MIT
#include "Allocations.h"

#include <stdlib.h>

static size_t count;

size_t allocation_count(void) { return count; }

#ifdef __GLIBC__
#include <malloc.h>

size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

// A program's own functions come before the library's, also for the libraries that it loads.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}
#else
size_t allocated_bytes(void) { return 0; }
#endif
