// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// Sets whose trees have many levels, against a list of their members.
final class DeepTreeTests: FullSizeTests {
  /// Rows far enough from each other that no leaf holds them as bits: a tree of four levels.
  private static let members = (0..<60_000).map { 997 * $0 + $0 % 7 }

  private func difference(_ set: RowSet, _ members: [Int]) -> String? {
    if set.count != members.count { return "\(set.count) members, expected \(members.count)" }
    if !set.elementsEqual(members) { return "other members" }
    return set == RowSet(members) ? nil : "not equal"
  }

  func testTakingOutLargePartsAndPuttingThemBackElsewhere() {
    #if DEBUG
      let seeds = 0..<UInt64(1)
    #else
      let seeds = 0..<UInt64(isFull ? 6 : 2)
    #endif
    for seed in seeds {
      var random = RandomSource(seed: seed)
      var members = Self.members
      var set = RowSet(members)
      for step in 0..<12 {
        let length = (members.last ?? 0) + 1
        let part = random.range(within: length)
        let place = random.below(length)
        let name: String
        switch random.below(4) {
        case 0:
          name = "close \(part)"
          set.closeGap(part)
          members = members.filter { !part.contains($0) }.map {
            $0 < part.lowerBound ? $0 : $0 - part.count
          }
        case 1:
          name = "\(part) put in at \(place)"
          set.replaceSubrange(place..<place, with: set.slice(part), count: part.count)
          let inner = members.filter(part.contains).map { $0 - part.lowerBound + place }
          members =
            members.filter { $0 < place } + inner
            + members.filter { $0 >= place }.map { $0 + part.count }
        case 2:
          name = "remove around \(place)"
          let some = place..<min(length, place + 4_000)
          set.remove(some)
          members.removeAll(where: some.contains)
        default:
          name = "keep parts of \(part)"
          // A few rows of each run of many stay, so that branches become almost empty everywhere.
          let few = members.indices.filter { !part.contains(members[$0]) || $0 % 40 == 0 }
          for run in RowSet(Set(members.indices).subtracting(few)).ranges {
            set.remove(members[run.lowerBound]..<(members[run.upperBound - 1] + 1))
          }
          members = few.map { members[$0] }
        }
        if let problem = difference(set, members) {
          return XCTFail("seed \(seed) step \(step) \(name): \(problem)")
        }
        if members.count < 2_000 || members.count > 200_000 { break }
      }
    }
  }
}
