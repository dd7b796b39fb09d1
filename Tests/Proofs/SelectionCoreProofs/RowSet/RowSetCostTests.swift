// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore
import XCTest

/// The cost of operations, counted instead of timed.
final class RowSetCostTests: FullSizeTests {
  #if InvariantChecks
    private static let edits = 50
  #else
    private static let edits = 5_000
  #endif

  /// Sets of one kind and growing length, up to some thousand leaves.
  private func everyLargeSet(_ body: (RowSet, _ length: Int, _ name: String) -> Void) {
    for length in [40_000, 400_000, 2_000_000] {
      for spacing in [5, 100, 2_000] {
        var random = RandomSource(seed: UInt64(length + spacing))
        let rows = (0..<(length / spacing)).map { $0 * spacing + random.below(spacing - 1) }
        let set = RowSet(rows)
        body(set, length, "\(length) rows, one of \(spacing)")
        body(set.complement(within: length), length, "\(length) rows, all but one of \(spacing)")
      }
    }
  }

  func testMemoryIsBoundedByRowsAndRuns() {
    everyLargeSet { original, length, name in
      var set = original
      var random = RandomSource(seed: 3)
      for round in 0..<3 {
        let runs = set.ranges.reduce(0) { count, _ in count + 1 }
        XCTAssertLessThan(set.storageSize, length * 3 / 16 + 700, "\(name), round \(round)")
        XCTAssertLessThan(set.storageSize, runs * 50 + 700, "\(name), round \(round)")
        for _ in 0..<Self.edits {
          set.openGap(at: random.below(length), count: 1)
          let row = random.below(length)
          set.closeGap(row..<(row + 1))
        }
      }
    }
  }

  func testEmptyFullAndHugeSetsTakeNextToNothing() {
    XCTAssertEqual(RowSet().storageSize, 0)
    XCTAssertEqual(RowSet(0..<1_000_000_000).storageSize, 0)
    XCTAssertEqual(RowSet(0..<1_000_000_000).complement(within: 1_000_000_000).storageSize, 0)
    XCTAssertLessThan(RowSet(5..<1_000_000_000).storageSize, 300)
    var set = RowSet()
    for row in 0..<100_000 { set.insert(row) }
    XCTAssertLessThan(set.storageSize, 300)
    for row in 0..<100_000 { set.remove(row) }
    XCTAssertLessThan(set.storageSize, 300)
  }

  func testAGapAfterTheLastRowTakesNothing() {
    for original in [RowSet(0..<9), RowSet(5..<9), [1, 8], RowSet([8]).union(RowSet(0..<5))] {
      var set = original
      set.openGap(at: 9, count: 1_000)
      XCTAssertEqual(set, original)
      XCTAssertEqual(set.storageSize, original.storageSize)
    }
  }

  func testRowsSetOneByOneAreKeptAsTheyAreBuiltAtOnce() {
    var random = RandomSource(seed: 8)
    var rows = Array(stride(from: 0, to: 200_000, by: 20))
    rows.shuffle(using: &random)
    var set = RowSet()
    for row in rows { set.insert(row) }
    XCTAssertLessThan(set.storageSize, 200_000 * 3 / 16 + 700)
    for row in rows.dropLast(5) { set.remove(row) }
    XCTAssertLessThan(set.storageSize, 5 * 50 + 700)
  }

  #if InvariantChecks
    private func visits(_ body: () -> Void) -> Int {
      let before = TreeCounters.visits
      body()
      return TreeCounters.visits - before
    }

    /// The number of levels of a tree, which is the number of visits of a lookup.
    private func levels(_ set: RowSet) -> Int { visits { _ = set.contains(0) } }

    func testTreesAreAsLowAsTheirNodesAreFull() {
      everyLargeSet { set, _, name in
        // On each level but the root's, a node has six children or more.
        var (most, leaves) = (2, set.storageSize / 300)
        while leaves > 6 { (most, leaves) = (most + 1, leaves / 6) }
        XCTAssertLessThanOrEqual(levels(set), most, name)
      }
    }

    func testQuestionsVisitOneNodeOfEachLevel() {
      everyLargeSet { set, length, name in
        let levels = levels(set)
        var random = RandomSource(seed: 5)
        for _ in 0..<50 {
          let row = random.below(length)
          let rank = random.below(set.count)
          for (question, times, ask) in [
            ("contains", 1, { _ = set.contains(row) }), ("rank", 1, { _ = set.rank(of: row) }),
            ("nth", 1, { _ = set.nth(rank) }), ("next", 2, { _ = set.next(after: row) }),
            ("previous", 2, { _ = set.previous(before: row) }),
            ("count in", 2, { _ = set.count(in: row..<(row + 1_000)) }),
            ("all of", 2, { _ = set.contains(all: row..<(row + 1_000)) }),
          ] as [(String, Int, () -> Void)] {
            XCTAssertLessThanOrEqual(visits(ask), times * levels, "\(question), \(name)")
          }
        }
        for (question, ask) in [
          ("count", { _ = set.count }), ("isEmpty", { _ = set.isEmpty }),
          ("complement", { _ = set.complement(within: length) }),
          ("equal copy", { _ = set == set }),
        ] as [(String, () -> Void)] {
          XCTAssertLessThanOrEqual(visits(ask), 1, "\(question), \(name)")
        }
      }
    }

    func testChangesVisitAFewNodesOfEachLevel() {
      everyLargeSet { original, length, name in
        var set = original
        var random = RandomSource(seed: 6)
        for _ in 0..<30 {
          let row = random.below(length / 2)
          let range = row..<(row + 1 + random.below(length / 4))
          for (change, times, make) in [
            ("toggle", 1, { set.toggle(row) }), ("insert", 2, { set.insert(row) }),
            ("remove", 2, { set.remove(row) }), ("open", 1, { set.openGap(at: row, count: 1) }),
            ("open many", 1, { set.openGap(at: row, count: 100_000) }),
            ("open at the start", 1, { set.openGap(at: 0, count: 1) }),
            ("close", 2, { set.closeGap(row..<(row + 100_000)) }),
            ("close one", 2, { set.closeGap(row..<(row + 1)) }),
            ("insert range", 2, { set.insert(range) }), ("remove range", 2, { set.remove(range) }),
            ("append range", 3, { set.insert((2 * length)..<(2 * length + 3)) }),
          ] as [(String, Int, () -> Void)] {
            if change == "insert range" { set = original }
            let kept = set
            let levels = levels(set)
            XCTAssertLessThanOrEqual(visits(make), times * levels, "\(change), \(name)")
            if change.hasSuffix("range") { set = kept }
          }
        }
      }
    }

    func testRangesThatBeginOrEndWhereALeafDoesVisitThatLeafOnly() {
      // A leaf of bits is filled up to this row, and so is each leaf after it.
      let leaf = 6_272
      let set = RowSet(stride(from: 0, to: 10 * leaf, by: 2))
      XCTAssertEqual(levels(set), 2)
      for edge in [leaf, 5 * leaf] {
        for range in [edge..<(edge + 6), (edge - 6)..<edge] {
          for (name, change) in [
            ("insert", { $0.insert(range) }), ("remove", { $0.remove(range) }),
            ("close", { $0.closeGap(range) }), ("open", { $0.openGap(at: edge, count: 6) }),
          ] as [(String, (inout RowSet) -> Void)] {
            var changed = set
            XCTAssertLessThanOrEqual(visits { change(&changed) }, 2, "\(name) \(range)")
          }
        }
      }
    }

    func testDifferencesVisitWhatChangedOnly() {
      everyLargeSet { original, length, name in
        let levels = levels(original)
        var random = RandomSource(seed: 7)
        for changes in [0, 1, 10] {
          var set = original
          for _ in 0..<changes { set.toggle(random.below(length)) }
          let count = visits {
            let (inserted, removed) = set.difference(from: original)
            XCTAssertLessThanOrEqual(inserted.count + removed.count, changes)
          }
          // Each level of a changed path has a branch whose children are all compared, twice.
          XCTAssertLessThanOrEqual(count, 2 + changes * levels * 100, "\(changes) in \(name)")
        }
      }
    }

    func testResultsOfALargeSetShareItsUnchangedNodes() {
      everyLargeSet { set, length, name in
        let levels = levels(set)
        let half = length / 2
        for (result, times, make) in [
          ("union", 3, { _ = set.union([length + 9]) }),
          // Each level of a path has a branch whose children are all looked at.
          ("subtraction", 75, { _ = set.subtracting(RowSet(0..<half)) }),
          ("rearranged", 15, { _ = set.rearranged([.kept(half..<length), .kept(0..<half)]) }),
        ] as [(String, Int, () -> Void)] {
          XCTAssertLessThanOrEqual(visits(make), times * levels, "\(result), \(name)")
        }
      }
    }

    func testSetsWhoseCountsDifferAreToldApartWithoutLookingInside() {
      let rows = Array(stride(from: 0, to: 60_000, by: 2))
      let (set, larger) = (RowSet(rows), RowSet(rows + [90_001]))
      XCTAssertEqual(visits { XCTAssertNotEqual(set, larger) }, 0)
    }

    func testSegmentsInOneLeafLookForItOnce() {
      let set = RowSet(stride(from: 0, to: 3_000, by: 2))
      let segments = (0..<1_000).map { RowSegment.kept((3 * $0)..<(3 * $0 + 2)) }
      XCTAssertLessThan(visits { XCTAssertEqual(set.rearranged(segments).count, 1_000) }, 20)
    }

    func testAGapThatShrinksIsJoinedToItsNeighbors() {
      let rows = RowSet(stride(from: 0, to: 600, by: 2))
      for place in [0, 1, 299, 300, 598] {
        for set in [rows, rows.complement(within: 600)] {
          var changed = set
          changed.openGap(at: place, count: 100_000)
          let before = TreeCounters.nodes
          changed.closeGap(place..<(place + 99_500))
          // One leaf holds what three leaves and a branch above them did.
          XCTAssertLessThan(TreeCounters.nodes, before, "at \(place)")
          changed.closeGap(place..<(place + 500))
          XCTAssertEqual(changed.storageSize, set.storageSize, accuracy: 64, "at \(place)")
          XCTAssertEqual(changed, set)
        }
      }
    }

    func testNoNodeIsLost() {
      let before = TreeCounters.nodes
      do {
        var sets: [RowSet] = []
        everyLargeSet { set, length, _ in
          guard length < 2_000_000 else { return }
          var set = set
          sets.append(set)
          set.move(10..<(length / 2), to: length / 3)
          sets.append(set.union(sets[0]).slice(5..<(length / 2)))
          for row in stride(from: 0, to: length, by: length / 300) { set.toggle(row) }
          sets.append(set.rearranged([.kept(5..<length), .inserted(4), .kept(0..<4_000)]))
          set.remove(0..<length)
          sets.append(set)
        }
        XCTAssertGreaterThan(TreeCounters.nodes, before)
      }
      XCTAssertEqual(TreeCounters.nodes, before)
    }
  #endif
}
