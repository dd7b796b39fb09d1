// SPDX-License-Identifier: MIT
import XCTest

@testable import SelectionCore

/// The entries that the stacks of a history share.
final class EntryStackTests: XCTestCase {
  /// The sizes of the arrays in which a stack stores its older entries, by their addresses.
  private func arrays(of value: Any) -> [Int: Int] {
    if let entries = value as? [HistoryEntry] {
      return entries.withUnsafeBufferPointer { [Int(bitPattern: $0.baseAddress): $0.count] }
    }
    return Mirror(reflecting: value).children.filter { !["newest", "links"].contains($0.label) }
      .reduce(into: [:]) { $0.merge(arrays(of: $1.value)) { size, _ in size } }
  }

  /// Wherever pushes and pops alternate, the stacks before and after them have their entries in
  /// common, but for a few for each push or pop.
  func testStacksShareEntriesWhereverPushesAndPopsAlternate() {
    let states = (0..<1_300).map {
      HistoryState(marks: MarkSets(selected: [$0]), cursor: HistoryState.Cursor())
    }
    let entries = states.map { HistoryEntry(from: states[0], to: $0, isStep: true, 0) }
    var stack = EntryStack(Array(entries.prefix(1_100)))
    for length in [1, 2, 63, 64, 65, 130] {
      for place in [1_100, 1_089, 1_088, 1_025, 1_024, 961, 960, 897, 896, 129, 128, 65, 64] {
        while stack.count > place { _ = stack.pop() }
        while stack.count < place { stack.push(entries[stack.count]) }
        var copies = [stack]
        for _ in 0..<(260 / length) {
          for _ in 0..<length { stack.push(entries[stack.count]) }
          copies.append(stack)
          for _ in 0..<length { XCTAssertEqual(stack.pop(), entries[stack.count]) }
          copies.append(stack)
        }
        let sizes = copies.reduce(into: [:]) { $0.merge(arrays(of: $1)) { size, _ in size } }
        XCTAssertLessThan(
          sizes.values.reduce(0, +), place + 2 * 260 + 130, "\(length) at \(place)")
        XCTAssertEqual(stack.entries, Array(entries.prefix(place)))
        XCTAssertEqual(Set(copies.map(\.count)), [place, place + length])
      }
    }
  }
}
