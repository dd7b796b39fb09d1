// SPDX-License-Identifier: MIT
import AnyArguments
import Foundation
import SelectionCore
import XCTest

/// No call traps or goes on for ever, whatever its arguments; one that is refused changes nothing.
///
/// `SEED` and `PROGRAMS` set the programs; `TRACED=1` writes each call before it is made.
final class AnyCallTests: XCTestCase {
  private static let environment = ProcessInfo.processInfo.environment
  private let isTraced = environment["TRACED"] == "1"
  private let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
  private let programs = environment["PROGRAMS"].flatMap { UInt64($0) } ?? 20
  private let callsInProgram = 60

  private func trace(_ seed: UInt64, _ call: @autoclosure () -> String) {
    if isTraced { FileHandle.standardError.write(Data("SEED=\(seed) \(call())\n".utf8)) }
  }

  /// Runs a program for each seed until one fails.
  private func tryPrograms(_ failure: (UInt64) throws -> String?) rethrows {
    for seed in first..<(first + programs) {
      if let failure = try failure(seed) {
        return XCTFail("SEED=\(seed) PROGRAMS=1\n\(failure)")
      }
    }
  }

  func testAnyCallsOfTables() {
    tryPrograms { seed in
      var any = AnyArguments(seed: seed)
      var table = any.plainStart()
      any.olderTables = [table]
      return failure(of: &table, seed, &any) { any, table in
        let call = any.plainCall()
        return any.isSlow(table, call) ? nil : call
      } read: { any, table, change in
        if let change { any.read(change) }
        any.read(table)
        if any.below(4) == 0 { any.olderTables = any.olderTables.suffix(4) + [table] }
        return table.defects
      }
    }
  }

  func testAnyCallsOfTablesWithIdentities() {
    tryPrograms { seed in
      var any = AnyArguments(seed: seed)
      var table = any.namedStart()
      (any.olderTables, any.olderNamed) = ([table.rows], [table])
      return failure(of: &table, seed, &any) { any, table in
        let call = any.namedCall()
        return any.isSlow(table.rows, call) ? nil : call
      } read: { any, table, change in
        if let change { any.read(change) }
        any.read(table)
        if any.below(4) == 0 {
          any.olderTables = any.olderTables.suffix(4) + [table.rows]
          any.olderNamed = any.olderNamed.suffix(4) + [table]
        }
        return table.rows.defects
      }
    }
  }

  private func failure<Table: SelectionTable & Equatable>(
    of table: inout Table, _ seed: UInt64, _ any: inout AnyArguments,
    call: (inout AnyArguments, Table) -> AnyCall<Table>?,
    read: (inout AnyArguments, Table, Table.Change?) -> [String]
  ) -> String? {
    var log: [String] = ["\(table)"]
    for _ in 0..<callsInProgram {
      guard let call = call(&any, table) else { continue }
      log.append(call.name)
      trace(seed, call.name)
      let (before, start) = (table, Date())
      var change: Table.Change?
      do {
        change = try call.body(&table)
      } catch {
        if table != before { log.append("changed by \(error)") }
        if "\(error)".isEmpty { log.append("no text") }
        if !(error is SelectionError || error is SnapshotError) { log.append("untyped \(error)") }
      }
      let called = Date()
      log += read(&any, table, change)
      let (seconds, reading) = (called.timeIntervalSince(start), Date().timeIntervalSince(called))
      if seconds > 2 || reading > 2 { log.append("takes \(seconds) s, and reading \(reading) s") }
      if log.last != call.name { return log.joined(separator: "\n") + "\n\(before)\n\(table)" }
    }
    return nil
  }

  func testAnyCallsOfSets() {
    tryPrograms { seed in
      var any = AnyArguments(seed: seed)
      var set = RowSet()
      for call in 0..<callsInProgram {
        trace(seed, "\(call) \(set)")
        let before = set
        if let failure = any.change(&set) { return "\(failure) \(call) \(before) \(set)" }
      }
      return nil
    }
  }

  func testAnyCallsOfOtherValues() {
    tryPrograms { seed in
      var any = AnyArguments(seed: seed)
      for call in 0..<callsInProgram / 10 {
        trace(seed, "\(call)")
        any.changeLists()
        any.changeRemote()
        any.changePointers()
      }
      return any.playLog()
    }
  }
}
