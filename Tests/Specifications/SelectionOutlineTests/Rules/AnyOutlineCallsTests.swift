// SPDX-License-Identifier: MIT
import AnyArguments
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: no call of an outline, whatever its arguments, traps, hangs, breaks a law, or changes
/// anything if it throws; and a snapshot gives back whatever state the calls lead to.
///
/// Method: random calls of each method and each input, with extreme numbers and identities that no
/// node or several nodes have; SEED and PROGRAMS in the environment choose others.
final class AnyOutlineCallsTests: XCTestCase {
  /// Whether each call is written before it is made, to see the last one if the process ends.
  private let isTraced = ProcessInfo.processInfo.environment["TRACED"] != nil

  func testNoCallTrapsOrHangsOrChangesWhatItRefuses() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    let programs = environment["PROGRAMS"].flatMap { UInt64($0) } ?? programCount(150)
    for seed in first..<(first + programs) {
      if let failure = try failure(ofCallsBySeed: seed) {
        return XCTFail("SEED=\(seed) PROGRAMS=1\n\(failure)")
      }
    }
  }

  private func failure(ofCallsBySeed seed: UInt64) throws -> String? {
    var calls = AnyOutlineCalls(seed: seed)
    var outline = try OutlineSelection<Int>()
    var log: [String] = []
    calls.older = [outline]
    for _ in 0..<80 {
      let call = calls.call()
      if log.count < 200 { log.append(call.name) }
      if isTraced { FileHandle.standardError.write(Data("SEED=\(seed) \(call.name)\n".utf8)) }
      let (before, start) = (outline, Date())
      do {
        if let change = try call.body(&outline) { read(change) }
      } catch {
        if outline != before { log.append("changed by \(error)") }
        if "\(error)".isEmpty { log.append("no text for \(error)") }
      }
      read(outline)
      let defects = outline.defects + outline.rows.defects
      if Date().timeIntervalSince(start) > 2 { log.append("takes more than 2 s") }
      if outline != before, calls.any.flag() {
        calls.older = calls.older.suffix(5) + [outline]
      }
      if !defects.isEmpty { log += defects }
      if log.last != call.name { return log.joined(separator: "\n") + "\n\(outline)" }
      if outline.count > 60 { try outline.update(to: [], vanished: .gone) }
    }
    var restored = outline
    try restored.restore(outline.snapshot)
    if OutlineApp.Marks(restored) == OutlineApp.Marks(outline) { return nil }
    log += ["restored from \(outline.snapshot)", "\(outline)", "\(restored)"]
    return log.joined(separator: "\n")
  }

  private func read(_ change: OutlineChange<Int>) {
    _ = (change.checked, change.unchecked, change.selected, change.deselected, change.lost)
    _ = (change.expanded, change.collapsed, change.rowsToRedraw, change.pathsToRedraw)
    _ = (change.description, change.duplicates, change.missing, change.missingChecked)
    _ = (change.isEmpty, change.rows.calls.count, change.rows.noEffect, change.rows.announcement)
    _ = change.checkedSpan
  }

  private func read(_ outline: OutlineSelection<Int>) {
    _ = (outline.description, outline.snapshot, outline.checkedTops, outline.topmostSelected)
    _ = (outline.checkedLeafCount, outline.lead, outline.anchor, outline.missingIDs)
    for id in [0, -1, .max] {
      _ = (outline.children(of: id), outline.parent(of: id), outline.level(of: id))
      _ = (outline.marksLostByForgetting(id), outline.hasMarkedDescendants(id))
      for counting in CountedRows.allCases { _ = outline.state(of: id, counting: counting) }
    }
  }
}
