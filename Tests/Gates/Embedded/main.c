// SPDX-License-Identifier: MIT
// The model loop as a program of the machine itself: modelLoop PART SEED ROUNDS.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int64_t modelLoop(int32_t part, int32_t seed, int32_t rounds);

int main(int count, char **words) {
  if (count != 4) return 2;
  printf("%lld\n", (long long)modelLoop(atoi(words[1]), atoi(words[2]), atoi(words[3])));
  return 0;
}
