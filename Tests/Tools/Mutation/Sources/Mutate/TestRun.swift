// SPDX-License-Identifier: MIT
import Foundation

/// The built tests, in groups that are run in order, the fastest first.
struct TestRun {
  private struct Group {
    var classes: [String]
    var seconds: Double
  }

  private let bundle: String
  private var groups: [Group] = []

  /// The time of all tests without a mutant.
  var seconds: Double { groups.map(\.seconds).reduce(0, +) }

  /// Runs each class of tests without a mutant, to check that it passes and to measure its time.
  init(bundle: String) throws {
    self.bundle = bundle
    let list = try Command(program: bundle, arguments: ["--list-tests"]).run().output
    let classes = Set(
      list.split(separator: "\n").compactMap { line -> String? in
        line.contains("/") ? line.split(separator: "/").first.map(String.init) : nil
      })
    guard !classes.isEmpty else { throw Failure("there are no tests in \(bundle)") }
    for name in classes.sorted() {
      let start = Date()
      let (end, output) = try run([name], mutant: nil, seconds: 600)
      guard end == .exit(0) else {
        throw Failure("\(name) fails by itself:\n\(output.suffix(2000))")
      }
      groups.append(Group(classes: [name], seconds: Date().timeIntervalSince(start)))
    }
    groups.sort { $0.seconds < $1.seconds }
    let quick = groups.prefix { $0.seconds < 0.3 }
    groups.removeFirst(quick.count)
    groups.insert(
      Group(classes: quick.flatMap(\.classes), seconds: quick.map(\.seconds).reduce(0, +)), at: 0)
  }

  /// Runs some classes of tests, and ends them when they have used too much processor time, which
  /// other processes on the machine don't affect.
  private func run(
    _ classes: [String], mutant: Int?, seconds: Double
  ) throws -> (end: Command.End, output: String) {
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    environment["MUTANT"] = mutant.map(String.init)
    let limited = "ulimit -S -t \(Int(seconds)); exec \"$@\""
    return try Command(
      program: "bash", arguments: ["-c", limited, "bash", bundle, classes.joined(separator: ",")],
      environment: environment
    ).run(seconds: 6 * seconds, until: ": error:")
  }

  /// Returns the test that catches a mutant, or nil if all tests pass.
  func catches(_ mutant: Int) throws -> String? {
    for group in groups {
      let (end, output) = try run(
        group.classes, mutant: mutant, seconds: 10 + 5 * group.seconds)
      switch end {
      case .exit(0): continue
      case .signal(SIGXCPU), .tooLong:
        return "time in " + (Self.lastTest(output) ?? group.classes[0])
      case .exit, .signal: return "crash in " + (Self.lastTest(output) ?? group.classes[0])
      case .stopped: return "failure in " + (Self.lastTest(output) ?? group.classes[0])
      }
    }
    return nil
  }

  private static func lastTest(_ output: String) -> String? {
    output.split(separator: "\n").last { $0.contains("Test Case '") && $0.contains("started") }
      .flatMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
  }
}

/// The reason why nothing could be measured.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
