// SPDX-License-Identifier: MIT

/// The number of leading numbers below a count that have a property; no number after them may have
/// it.
///
/// - Complexity: O(log *k*) calls for a count of *k*.
package func partitionPoint(of count: Int, where hasProperty: (Int) -> Bool) -> Int {
  // The half is chosen without a branch, because a branch couldn't be predicted.
  var low = 0
  var rest = count
  while rest > 1 {
    let half = rest / 2
    low += hasProperty(low + half - 1) ? half : 0
    rest -= half
  }
  if rest == 1, hasProperty(low) { low += 1 }
  return low
}
