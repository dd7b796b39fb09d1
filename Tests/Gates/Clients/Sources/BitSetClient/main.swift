// SPDX-License-Identifier: MIT

import BitCollections

// The rows that are named, without the odd ones, and those between the first and last.
let rows = CommandLine.arguments.dropFirst().compactMap { Int($0) }
var chosen = BitSet(rows)
let evens = BitSet(rows.filter { $0.isMultiple(of: 2) })
for row in rows.reversed() where !chosen.subtracting(evens).contains(row) {
  chosen.remove(row)
}
if let first = rows.min(), let last = rows.max() {
  chosen.formUnion(BitSet(first..<last))
  chosen.formSymmetricDifference(evens)
}
print(chosen.count, chosen.first ?? -1, chosen.map(String.init).joined(separator: " "))
