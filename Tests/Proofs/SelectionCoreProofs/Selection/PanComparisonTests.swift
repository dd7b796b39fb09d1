// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Pans against the oracle, which goes row by row: with limits, over sections of mode single and
/// disabled rows, and with other inputs between their parts.
///
/// In random programs of all inputs, pans seldom have three parts.
final class PanComparisonTests: TreeProof {
  override class var fewestLevels: Int { 1 }

  /// The limits that are set before a pan of the first kind: none, or one each.
  private static let limits: [[TableInput]] = {
    let (table, section) = (SelectionLimits(atMost: 2), SelectionLimits(atMost: 1))
    let (few, one) = (SelectionLimits(atLeast: 2), SelectionLimits(atLeast: 1))
    let settings: [[TableInput]] = [
      [], [.setLimits(table)], [.setLimits(section, inSection: 0)], [.setLimits(few)],
      [.setLimits(one, inSection: 1)], [.setLimits(table), .setLimits(one, inSection: 0)],
      [.setLimits(SelectionLimits(atMost: 3, atLeast: 2))], [.setMode(.single, inSection: 0)],
      [.setMode(.single, inSection: 1), .setLimits(table)],
    ]
    return settings + settings.map { [.setLimitOverflow(.releaseOldest)] + $0 }
  }()

  /// Every pan of three parts from every selection, made row by row, upwards or downwards.
  func testEachPanOfThreeParts() throws {
    let counts = [2, 2]
    let paths = Oracle(counts).places.map { $0.path }
    var tried = 0
    for (number, limits) in Self.limits.enumerated() {
      // Half of the marks, others for each limit, unless all are wanted.
      for marked in 0..<16 where isFull || (marked + number) % 2 == 0 {
        // The selection order only matters for the rows that are replaced.
        for isReversed in limits.count > 1 ? [false, true] : [false] {
          var start = try ComparedRun(counts)
          let rows = paths.indices.filter { marked & (1 << $0) != 0 }.map { paths[$0] }
          let inputs: [TableInput] =
            [
              .setPolicy(SelectionPolicy(.multiple, editing: .multiple)), .setEditing(true),
              .enableUndo(limit: nil),
            ] + limits + (isReversed ? rows.reversed() : rows).map { .select([$0]) }
          for input in inputs { XCTAssertNil(start.apply(input)) }
          for first in paths {
            guard let problem = problemOfPans(from: first, to: paths, start) else { continue }
            return XCTFail(problem)
          }
          tried += paths.count * paths.count * paths.count
        }
      }
    }
    XCTAssertGreaterThan(tried, 10_000)
  }

  /// A difference in pans from each row over another row to each row, or nil; the row in between
  /// must not make a difference in the end.
  private func problemOfPans(
    from first: RowPath, to paths: [RowPath], _ start: ComparedRun
  ) -> String? {
    var begun = start
    if let problem = begun.apply(.beginPan(first)) { return problem }
    var direct: [RowPath: [RowPath]] = [:]
    for third in paths {
      var run = begun
      if let problem = run.apply([.continuePan(to: third), .endPan]) { return problem }
      direct[third] = Array(run.table.selectedRows)
    }
    for second in paths {
      var halfway = begun
      if let problem = halfway.apply(.continuePan(to: second)) { return problem }
      for third in paths {
        var run = halfway
        if let problem = run.apply([.continuePan(to: third), .endPan]) { return problem }
        if Array(run.table.selectedRows) != direct[third] {
          return "not the same by way of \(second): \(run.inputs)"
        }
      }
    }
    return nil
  }

  /// Pans over more rows than a limit allows: of a long part, the rows in the middle are deselected
  /// together, in the order of the pan.
  func testEachPanOfThreePartsInALongSection() throws {
    let paths = Oracle([8]).places.map { $0.path }
    for atMost in 1...3 {
      for section in [nil, 0] {
        for marked in [[], [2, 6], [7, 0]] {
          var start = try ComparedRun([8])
          let inputs: [TableInput] =
            [
              .setPolicy(SelectionPolicy(.multiple, editing: .multiple)), .setEditing(true),
              .setLimits(SelectionLimits(atMost: atMost), inSection: section),
              .setLimitOverflow(.releaseOldest),
            ] + marked.map { .select([paths[$0]]) }
          for input in inputs { XCTAssertNil(start.apply(input)) }
          for first in paths where isFull || (first.row + atMost + marked.count) % 3 == 0 {
            guard let problem = problemOfPans(from: first, to: paths, start) else { continue }
            return XCTFail(problem)
          }
        }
      }
    }
  }

  /// A row that the program selects during a pan is newer than those selected before it.
  func testEachRowSelectedBetweenThePartsOfAPan() throws {
    let paths = Oracle([5]).places.map { $0.path }
    for atMost in 1...amount(debug: 2, optimized: 4) {
      for marked in [[], [4], [4, 3], [0, 2]] {
        var start = try ComparedRun([5])
        let inputs: [TableInput] =
          [
            .setPolicy(SelectionPolicy(.multiple, editing: .multiple)), .setEditing(true),
            .enableUndo(limit: nil), .setLimits(SelectionLimits(atMost: atMost)),
            .setLimitOverflow(.releaseOldest),
          ] + marked.map { .select([paths[$0]]) }
        for input in inputs { XCTAssertNil(start.apply(input)) }
        for first in paths {
          for second in paths {
            for changed in paths where isFull || (first.row + second.row + changed.row) % 7 == 0 {
              for change in [TableInput.select([changed]), .deselect([changed])] {
                var halfway = start
                let parts: [TableInput] = [.beginPan(first), .continuePan(to: second), change]
                if let problem = halfway.apply(parts) { return XCTFail(problem) }
                for third in paths {
                  var run = halfway
                  if let problem = run.apply([.continuePan(to: third), .endPan, .undo]) {
                    return XCTFail(problem)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// `SEED` sets the first seed, `PROGRAMS` the number of programs.
  func testLongRandomPans() throws {
    #if DEBUG
      let number = environmentNumber("PROGRAMS") ?? 300
    #else
      let number = environmentNumber("PROGRAMS") ?? (isFull ? 6_000 : 400)
    #endif
    let first = environmentNumber("SEED") ?? 0
    for seed in first..<(first + number) {
      takeForm(ofSeed: seed)
      var random = RandomSource(seed: UInt64(seed))
      let counts = (0..<(1 + random.below(3))).map { _ in random.below(5) }
      var run = try ComparedRun(counts)
      let places = run.oracle.places.map { $0.path }
      guard !places.isEmpty else { continue }
      func row() -> RowPath { places[random.below(places.count)] }
      func limits() -> SelectionLimits {
        SelectionLimits(
          atMost: random.below(2) == 0 ? nil : random.below(5),
          atLeast: random.below(2) == 0 ? nil : random.below(3))
      }
      func setting() -> TableInput {
        let section = random.below(counts.count)
        switch random.below(9) {
        case 0: return .setLimits(limits())
        case 1: return .setLimits(limits(), inSection: section)
        case 2: return .setLimitOverflow(random.below(3) == 0 ? .refuse : .releaseOldest)
        case 3:
          return .setMode(
            [.single, .single, .multiple, .none][random.below(4)], inSection: section)
        case 4: return .disable([row()])
        case 5: return .enable([row()])
        case 6: return .deselect([row()])
        default: return .select([row()])
        }
      }
      var inputs: [TableInput] = [
        .setPolicy(SelectionPolicy(.multiple, editing: .multiple)), .enableUndo(limit: 4),
        .setEditing(random.below(2) == 0),
      ]
      if environmentNumber("HIDDEN") != 0, random.below(2) == 0 {
        inputs.append(.show(numbers: RowSet(places.indices.filter { _ in random.below(4) > 0 })))
      }
      for _ in 0..<random.below(9) { inputs.append(setting()) }
      for _ in 0..<3 {
        inputs.append(.beginPan(row()))
        for _ in 0..<(2 + random.below(6)) {
          inputs.append(random.below(6) == 0 ? setting() : .continuePan(to: row()))
        }
        // Without an end, the next one ends it.
        let ends: [TableInput] = [.endPan, .cancel, .undo, .setEditing(false)]
        let end = random.below(ends.count + 1)
        if end < ends.count { inputs.append(ends[end]) }
      }
      for input in inputs {
        if let problem = run.apply(input) { return XCTFail("SEED=\(seed): \(problem)") }
      }
    }
  }
}
