// SPDX-License-Identifier: MIT

/// The number of leading numbers below a count that have a property; those after them must not have
/// it.
///
/// - Complexity: O(log *k*) calls for a count of *k*.
package func partitionPoint(of count: Int, where hasProperty: (Int) -> Bool) -> Int {
  // Which half it is in is computed without a branch, because no branch could be predicted.
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
