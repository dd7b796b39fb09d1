// SPDX-License-Identifier: MIT
internal import SelectionCore

/// How many cases of traces held, and how many did not.
public struct TraceTally: Hashable, Sendable {
  /// The cases that held.
  public var passed = 0
  /// The cases that did not.
  public var failed = 0

  /// Makes a tally of nothing.
  public init() {}

  /// Adds another tally.
  public static func += (tally: inout TraceTally, other: TraceTally) {
    tally.passed += other.passed
    tally.failed += other.failed
  }
}

/// Plays selection traces: text files that say what happens to a table, and what must be true afterwards.
public struct TraceReplay {
  private let name: String
  private let report: (String) -> Void
  private var tally = TraceTally()
  private var player: TracePlayer?
  private var caseName: String?
  private var nextName: String?
  private var hasFailed = false
  private var line = 0
  /// The line of an input that was refused and that no expectation has accounted for.
  private var refusedLine: Int?

  /// Plays all cases of a trace.
  ///
  /// - Parameters:
  ///   - bytes: the trace.
  ///   - name: the name of the file, for messages.
  ///   - report: is told of each expectation that does not hold, and of the line at which a file that is no
  ///     trace was stopped.
  /// - Returns: how many cases held and did not.
  public static func replay(
    _ bytes: [UInt8], name: String, report: (String) -> Void
  ) -> TraceTally {
    withoutActuallyEscaping(report) { report in
      var replay = TraceReplay(name: name, report: report)
      do throws(TraceSyntaxError) {
        try replay.play(bytes)
        replay.endCase()
      } catch {
        report("\(name):\(replay.line): \(error.message)")
        replay.hasFailed = true
        if replay.player == nil { replay.tally.failed += 1 } else { replay.endCase() }
      }
      return replay.tally
    }
  }

  private init(name: String, report: @escaping (String) -> Void) {
    self.name = name
    self.report = report
  }

  private mutating func play(_ bytes: [UInt8]) throws(TraceSyntaxError) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var text = rest[rest.startIndex..<end]
      rest = rest[end...].dropFirst()
      line += 1
      if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
      guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
        throw TraceSyntaxError("the line is not UTF-8")
      }
      if let words = TraceWords(text) { try play(TraceStatement(words)) }
    }
    if player?.isInBatch == true { throw TraceSyntaxError("the batch has no end") }
  }

  private mutating func play(_ statement: TraceStatement) throws(TraceSyntaxError) {
    if case .expect(let expectation) = statement, player?.isInBatch == false {
      check(expectation)
      return
    }
    accountForRefusal()
    switch statement {
    case .table(let shape) where player?.isInBatch != true:
      endCase()
      player = TracePlayer(shape)
      caseName = nextName
      nextName = nil
      return
    case .caseName(let name) where player?.isInBatch != true: nextName = name
    default: break
    }
    guard player != nil else {
      if case .caseName = statement { return }
      throw TraceSyntaxError("only case may stand before the first table")
    }
    try player?.play(statement)
    if player?.last.error != nil { refusedLine = line }
  }

  private mutating func check(_ expectation: TraceExpectation) {
    if case .error = expectation { refusedLine = nil }
    guard let mismatch = player?.mismatch(expectation) else { return }
    fail(at: line, mismatch)
  }

  /// Fails the case where its last input was refused and no expectation said so.
  private mutating func accountForRefusal() {
    guard let refusedLine, let error = player?.last.error else { return }
    self.refusedLine = nil
    fail(at: refusedLine, TraceMismatch(expected: "no error", found: "\"\(error)\""))
  }

  private mutating func fail(at line: Int, _ mismatch: TraceMismatch) {
    hasFailed = true
    let place = caseName.map { " (case \($0))" } ?? ""
    report("FAIL \(name):\(line): expected \(mismatch.expected), found \(mismatch.found)\(place)")
  }

  private mutating func endCase() {
    accountForRefusal()
    guard player != nil else { return }
    if hasFailed { tally.failed += 1 } else { tally.passed += 1 }
    hasFailed = false
    player = nil
  }
}
