// SPDX-License-Identifier: MIT
import Foundation
package import SelectionCore

extension AnyArguments {
  /// A change of a set, and what can be asked of it; returns a failure, if there is one.
  package mutating func change(_ set: inout RowSet) -> String? {
    let (number, range, other) = (number(), range(), self.set())
    switch below(19) {
    case 0: set.insert(number)
    case 1: set.remove(number)
    case 2: _ = set.toggle(number)
    case 3: set.insert(range)
    case 4: set.remove(range)
    case 5: set.openGap(at: number, count: self.number())
    case 6: set.closeGap(range)
    case 7: set.formComplement(within: number)
    case 8: set.formUnion(other)
    case 9: set.formIntersection(other)
    case 10: set.formSymmetricDifference(other)
    case 11: set.subtract(other)
    case 12: set = set.union(other).intersection(self.set())
    case 13: set = set.subtracting(other).symmetricDifference(self.set())
    case 14: set.update(with: number)
    case 15: set = set.complement(within: number)
    case 16: set = mapping()?.rows.applied(to: set) ?? set
    case 17: set = set.rearranged([.kept(range), .inserted(number), .kept(self.range())])
    default: set = RowSet(ranges: [range, self.range()])
    }
    _ = (set.contains(number), set.rank(of: number), set.nth(number), set.next(after: number))
    _ = (set.previous(before: number), set.count(in: range), set.contains(all: range))
    _ = (set.firstIndex(of: number), set.lastIndex(of: number), set.isSubset(of: other))
    _ = (set.isDisjoint(with: other), set.min(), set.max(), set.description, set.prefix(3).sorted())
    if set.count < 100 { _ = set.sorted() }
    let again = RowSet(ranges: set.ranges)
    if again != set || again.hashValue != set.hashValue { return "other runs" }
    guard let text = try? JSONEncoder().encode(set) else { return "not written" }
    return (try? JSONDecoder().decode(RowSet.self, from: text)) == set ? nil : "read differently"
  }
}
