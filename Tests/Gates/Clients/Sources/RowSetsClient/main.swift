// SPDX-License-Identifier: MIT

import RowSets

// What the client of a bit set does: the first line must be the same.
let rows = CommandLine.arguments.dropFirst().compactMap { Int($0) }
var chosen = RowSet(rows)
let evens = RowSet(rows.filter { $0.isMultiple(of: 2) })
for row in rows.reversed() where !chosen.subtracting(evens).contains(row) {
  chosen.remove(row)
}
if let first = rows.min(), let last = rows.max() {
  chosen.formUnion(RowSet(first..<last))
  chosen.formSymmetricDifference(evens)
}
print(chosen.count, chosen.first ?? -1, chosen.map(String.init).joined(separator: " "))

// And what only a set of rows can do: rows that come and go under it, its ranges, its k-th member.
chosen.openGap(at: rows.count, count: 2)
chosen.closeGap(0..<1)
let ranges = chosen.ranges.map { "\($0.lowerBound)-\($0.upperBound)" }
print(chosen.nth(chosen.count / 2) ?? -1, ranges.joined(separator: " "))
