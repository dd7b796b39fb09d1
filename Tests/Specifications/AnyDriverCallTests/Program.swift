// SPDX-License-Identifier: MIT
import AnyArguments
import Foundation
import SelectionCore
import XCTest

/// A call of a method of an object, by what it is called with.
@MainActor
struct ObjectCall<Object> {
  let name: String
  /// Whether it is one input, which changes nothing if it is refused.
  let isOneInput: Bool
  let body: (Object) throws -> Void

  init(_ name: String, isOneInput: Bool = true, _ body: @escaping (Object) throws -> Void) {
    (self.name, self.isOneInput, self.body) = (name, isOneInput, body)
  }
}

/// A program of calls from a seed, with what went wrong.
@MainActor
final class Program {
  let seed: UInt64
  private var log: [String] = []
  private var complaints: [String] = []
  private var refusals: [Refusal<Int>] = []

  private static let environment = ProcessInfo.processInfo.environment
  private static let isTraced = environment["TRACED"] == "1"
  private static let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
  private static let count = environment["PROGRAMS"].flatMap { UInt64($0) } ?? 12
  private static let callCount = 60

  private init(_ seed: UInt64) { self.seed = seed }

  /// Runs a program for each seed until one fails.
  static func tryEach(_ body: (Program) -> Void) {
    for seed in first..<(first + count) {
      let program = Program(seed)
      body(program)
      guard program.complaints.isEmpty else {
        let text = (program.log.suffix(40) + program.complaints).joined(separator: "\n")
        return XCTFail("SEED=\(seed) PROGRAMS=1\n\(text)")
      }
    }
  }

  func complain(_ text: String) { complaints.append(text) }

  func refuse(_ refusal: Refusal<Int>) { refusals.append(refusal) }

  /// Makes calls until one goes wrong.
  ///
  /// - Parameters:
  ///   - state: What is called, which can be compared.
  ///   - next: The next call, and a reading of everything after it; nil to make none.
  func call<State: Equatable>(
    _ state: () -> State,
    _ next: () -> (name: String, isOneInput: Bool, body: () throws -> Void, read: () -> Void)?
  ) {
    log.append("\(state())")
    for _ in 0..<Self.callCount where complaints.isEmpty {
      guard let call = next() else { continue }
      let before = state()
      log.append(call.name)
      if Self.isTraced {
        FileHandle.standardError.write(Data("SEED=\(seed) \(call.name)\n".utf8))
      }
      refusals = []
      let start = Date()
      var error: (any Error)?
      do { try call.body() } catch let thrown { error = thrown }
      let called = Date()
      if refusals.count == 1, case .error(let refused) = refusals[0] { error = refused }
      if let error { check(error, isChanged: call.isOneInput && state() != before) }
      call.read()
      let (seconds, reading) = (called.timeIntervalSince(start), Date().timeIntervalSince(called))
      if seconds > 2 || reading > 2 { complain("takes \(seconds) s, and reading \(reading) s") }
      if !complaints.isEmpty { log.append("from \(before)\nto \(state())") }
    }
  }

  private func check(_ error: any Error, isChanged: Bool) {
    if isChanged { complain("changed by \(error)") }
    if "\(error)".isEmpty { complain("no text") }
  }
}

extension AnyArguments {
  /// Keeps a table now and then, for inputs that were meant for it.
  mutating func keep(_ table: IdentifiedTable<Int>) {
    guard olderNamed.isEmpty || below(4) == 0 else { return }
    olderTables = olderTables.suffix(4) + [table.rows]
    olderNamed = olderNamed.suffix(4) + [table]
  }

  /// Begins with a table.
  mutating func begin(with table: IdentifiedTable<Int>) {
    (olderTables, olderNamed) = ([table.rows], [table])
  }
}
