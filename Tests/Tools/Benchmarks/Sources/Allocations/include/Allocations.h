// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>

/// How often memory was asked for since the program began; zero where that is not counted, which is
/// anywhere but with the GNU C library.
size_t allocation_count(void);

/// The bytes of memory in use now; zero if that is not known.
size_t allocated_bytes(void);
