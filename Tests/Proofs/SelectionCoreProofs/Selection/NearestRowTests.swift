// SPDX-License-Identifier: MIT
import Fixtures
import Naive
import SelectionCore
import XCTest

/// The lead of a step after every re-order of few rows and every deletion of some of them, against
/// the oracle: it is on the nearest row in the order of the step's own table.
final class NearestRowTests: TreeProof {
  private static func orders(_ ids: [Int]) -> [[Int]] {
    guard let first = ids.first else { return [[]] }
    return orders(Array(ids.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  /// Tries one of `every` deletions from a table of some sections, in each order.
  private func compare(_ counts: [Int], every: Int) throws {
    let paths = Oracle(counts).places.map { $0.path }
    let ids = Array(paths.indices)
    func sections(_ ids: [Int]) -> [[Int]] {
      var rest = ids[...]
      return counts.map { count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
    var number = 0
    for lead in paths {
      var start = try ComparedRun(counts)
      let inputs: [TableInput] = [
        .setPolicy(.multiple), .enableUndo(limit: nil), .click(lead), .userSelectAll,
      ]
      if let problem = start.apply(inputs) { return XCTFail(problem) }
      for order in Self.orders(ids) {
        var moved = start
        let mapping = TableMapping(from: sections(ids), to: sections(order))
        if let problem = moved.apply(.follow(mapping)) { return XCTFail(problem) }
        for bits in 1..<(1 << ids.count) {
          number += 1
          guard number % every == 0 else { continue }
          var run = moved
          let gone = ids.filter { bits >> $0 & 1 == 1 }.map { NaiveChange.deleteRow(paths[$0]) }
          let inputs: [TableInput] = [.perform(TableUpdate(gone)), .undo, .redo]
          if let problem = run.apply(inputs) { return XCTFail(problem) }
        }
      }
    }
    XCTAssertGreaterThan(number, every)
  }

  func testEachOrderAndEachDeletion() throws {
    try compare([4], every: amount(debug: 11, optimized: 1))
    try compare([2, 2], every: amount(debug: 11, optimized: 1))
    try compare([5], every: amount(debug: 307, optimized: isFull ? 1 : 29))
  }
}
