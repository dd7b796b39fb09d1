// SPDX-License-Identifier: MIT
#include "CRoaring.h"

#include <dlfcn.h>

static struct roaring_functions functions;

static void *open_library(void) {
  static const char *const names[] = {"libroaring.so", "libroaring.dylib"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *library = dlopen(names[i], RTLD_NOW);
    if (library) return library;
  }
  return NULL;
}

const struct roaring_functions *roaring_load(void) {
  void *library = open_library();
  if (!library) return NULL;
  bool all = true;
#define LOAD(field, name) \
  all = (*(void **)&functions.field = dlsym(library, "roaring_" name)) && all
  LOAD(of_ptr, "bitmap_of_ptr");
  LOAD(from_range, "bitmap_from_range");
  LOAD(copy, "bitmap_copy");
  LOAD(free, "bitmap_free");
  LOAD(add, "bitmap_add");
  LOAD(remove, "bitmap_remove");
  LOAD(contains, "bitmap_contains");
  LOAD(count, "bitmap_get_cardinality");
  LOAD(add_range_closed, "bitmap_add_range_closed");
  LOAD(remove_range_closed, "bitmap_remove_range_closed");
  LOAD(rank, "bitmap_rank");
  LOAD(select, "bitmap_select");
  LOAD(flip_inplace, "bitmap_flip_inplace");
  LOAD(to_uint32_array, "bitmap_to_uint32_array");
  LOAD(iterate, "iterate");
  LOAD(portable_size, "bitmap_portable_size_in_bytes");
  LOAD(portable_serialize, "bitmap_portable_serialize");
  LOAD(portable_deserialize, "bitmap_portable_deserialize_safe");
#undef LOAD
  return all ? &functions : NULL;
}

static bool add_to_sum(uint32_t value, void *sum) {
  *(uint64_t *)sum += value;
  return true;
}

uint64_t roaring_sum(const struct roaring_functions *functions, const roaring_bitmap *bitmap) {
  uint64_t sum = 0;
  functions->iterate(bitmap, add_to_sum, &sum);
  return sum;
}
