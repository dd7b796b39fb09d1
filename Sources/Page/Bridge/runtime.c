// SPDX-License-Identifier: MIT
// What Embedded Swift asks of its surroundings, for WebAssembly without any: memory, and a start for hashes.
typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;

extern unsigned char __heap_base;
static uintptr_t top;

// Blocks come in sizes of four steps to a doubling, from 16 bytes on, and wait in a list for each size when they
// are freed. Before each block stands its size; a block is aligned to 16.
enum { header = 16, classes = 4 * 28 };
static void *waiting[classes];

static unsigned class_of(size_t size) {
  if (size <= 64) return size <= 16 ? 0 : (unsigned)((size - 1) / 16);
  unsigned log = 31 - (unsigned)__builtin_clz((unsigned)(size - 1));
  return 4 * (log - 5) + (unsigned)((size - 1) >> (log - 2)) - 4;
}

static size_t size_of(unsigned class) {
  return class < 4 ? 16 * (class + 1) : (size_t)(5 + class % 4) << (class / 4 + 3);
}

static void *grow(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  size_t page = 65536, have = __builtin_wasm_memory_size(0) * page;
  if (size > (size_t)-1 - top - page) return 0;
  if (top + size > have) {
    // A sixteenth more than is needed, so that growing stays rare.
    size_t need = top + size - have, more = need + have / 16;
    if (__builtin_wasm_memory_grow(0, more / page + 1) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, (need + page - 1) / page) == (size_t)-1)
      return 0;
  }
  void *block = (void *)top;
  top += size;
  return block;
}

void *malloc(size_t size) {
  if (size > 0x70000000) return 0;
  unsigned class = class_of(size);
  unsigned char *block = waiting[class];
  if (block) {
    waiting[class] = *(void **)block;
    return block;
  }
  block = grow(header + size_of(class));
  if (!block) return 0;
  *(size_t *)block = class;
  return block + header;
}

void free(void *block) {
  if (!block) return;
  size_t class = *(size_t *)((unsigned char *)block - header);
  *(void **)block = waiting[class];
  waiting[class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *result = malloc(size);
  return *result ? 0 : 12;
}

void *memset(void *to, int byte, size_t count) {
  __builtin_memset(to, byte, count);
  return to;
}

void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count > 0; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// The start for hashes. Nobody sends this page keys that are made to collide, so each run may begin alike.
void arc4random_buf(void *to, size_t count) {
  unsigned char *bytes = to;
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(i * 167 + 89);
}
