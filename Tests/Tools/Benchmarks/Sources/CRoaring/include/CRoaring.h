// SPDX-License-Identifier: MIT
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of CRoaring that the benchmarks use. The library is loaded when the program runs, if it is
// installed (Debian: libroaring-dev), so it builds and runs without.
typedef struct roaring_bitmap roaring_bitmap;

struct roaring_functions {
  roaring_bitmap *(*of_ptr)(size_t, const uint32_t *);
  roaring_bitmap *(*from_range)(uint64_t, uint64_t, uint32_t);
  roaring_bitmap *(*copy)(const roaring_bitmap *);
  void (*free)(const roaring_bitmap *);
  void (*add)(roaring_bitmap *, uint32_t);
  void (*remove)(roaring_bitmap *, uint32_t);
  bool (*contains)(const roaring_bitmap *, uint32_t);
  uint64_t (*count)(const roaring_bitmap *);
  void (*add_range_closed)(roaring_bitmap *, uint32_t, uint32_t);
  void (*remove_range_closed)(roaring_bitmap *, uint32_t, uint32_t);
  uint64_t (*rank)(const roaring_bitmap *, uint32_t);
  bool (*select)(const roaring_bitmap *, uint32_t, uint32_t *);
  void (*flip_inplace)(roaring_bitmap *, uint64_t, uint64_t);
  void (*to_uint32_array)(const roaring_bitmap *, uint32_t *);
  bool (*iterate)(const roaring_bitmap *, bool (*)(uint32_t, void *), void *);
  size_t (*portable_size)(const roaring_bitmap *);
  size_t (*portable_serialize)(const roaring_bitmap *, char *);
  roaring_bitmap *(*portable_deserialize)(const char *, size_t);
};

/// The functions of the library, or NULL where it is not installed.
const struct roaring_functions *roaring_load(void);

/// The sum of all members.
uint64_t roaring_sum(const struct roaring_functions *functions, const roaring_bitmap *bitmap);
