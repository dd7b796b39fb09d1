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

/// Plays a selection trace: what happens to a table, and what must be true afterwards.
///
/// The trace is given in pieces of any size, and each line is played when its end has come, so that
/// a trace of any length takes the memory of its longest line beside that of the table:
///
///     var replay = TraceReplay(name: "taps.trace") { print($0) }
///     while !replay.isStopped, let bytes = nextPiece() { replay.feed(bytes) }
///     replay.finish()
///     print(replay.tally.failed)
public struct TraceReplay {
  /// The most bytes that a line can have: room for 100,000 identities of 160 bytes each.
  public static let maximumLineLength = 16 << 20

  /// How many of the cases that have ended held, and how many did not.
  public private(set) var tally = TraceTally()
  /// Whether the trace was stopped at a line that is no statement; what follows is not played.
  public private(set) var isStopped = false
  private let name: String
  private let report: (String) -> Void
  private var player: TracePlayer?
  /// The outline of the case, if it is about one.
  private var outline: OutlinePlayer?
  private var caseName: String?
  private var nextName: String?
  private var hasFailed = false
  /// The bytes of a line whose end has not come.
  private var unended: ArraySlice<UInt8> = []
  private var line = 0
  /// The line of an input that was refused and that no expectation has accounted for.
  private var refusedLine: Int?

  /// Plays all cases of a trace.
  ///
  /// - Parameters:
  ///   - bytes: the trace.
  ///   - name: the name of the file, for messages.
  ///   - report: is told of each expectation that does not hold, and of the line at which a file
  ///     that is no trace was stopped.
  /// - Returns: how many cases held and did not.
  /// - Complexity: O(*n*) in the bytes, beside what the statements take.
  public static func replay(
    _ bytes: [UInt8], name: String, report: (String) -> Void
  ) -> TraceTally {
    withoutActuallyEscaping(report) { report in
      var replay = TraceReplay(name: name, report: report)
      replay.feed(bytes)
      replay.finish()
      return replay.tally
    }
  }

  /// Begins a trace.
  ///
  /// - Parameters:
  ///   - name: the name of the file, for messages.
  ///   - report: is told of each expectation that does not hold, and of the line at which a file
  ///     that is no trace was stopped.
  /// - Complexity: O(1).
  public init(name: String, report: @escaping (String) -> Void) {
    self.name = name
    self.report = report
  }

  /// Plays the lines that end in the next bytes of the trace.
  ///
  /// - Parameter bytes: the bytes, which may begin and end within a line.
  /// - Complexity: O(*n*) in the bytes, beside what the statements take.
  public mutating func feed(_ bytes: [UInt8]) {
    stopAtError { replay throws(TraceSyntaxError) in
      var rest = bytes[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        try replay.append(rest[..<end])
        try replay.endLine()
        rest = rest[(end + 1)...]
      }
      if !rest.isEmpty { try replay.append(rest) }
    }
  }

  /// Plays what is after the last end of a line, and ends the last case.
  ///
  /// - Complexity: O(*n*) in the bytes of that line, beside what its statement takes.
  public mutating func finish() {
    stopAtError { replay throws(TraceSyntaxError) in
      if !replay.unended.isEmpty { try replay.endLine() }
      if replay.player?.isInBlock == true { throw TraceSyntaxError("the batch has no end") }
      replay.endCase()
    }
  }

  /// Reports the error that stops the trace, and fails the case that it is in.
  private mutating func stopAtError(
    _ play: (inout TraceReplay) throws(TraceSyntaxError) -> Void
  ) {
    guard !isStopped else { return }
    do throws(TraceSyntaxError) {
      try play(&self)
    } catch {
      isStopped = true
      unended = []
      report("\(name):\(line): \(error.message)")
      hasFailed = true
      if player == nil, outline == nil { tally.failed += 1 } else { endCase() }
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) throws(TraceSyntaxError) {
    guard bytes.count <= Self.maximumLineLength - unended.count else {
      line += 1
      throw TraceSyntaxError("the line is longer than \(Self.maximumLineLength) bytes")
    }
    if unended.isEmpty { unended = bytes } else { unended += bytes }
  }

  private mutating func endLine() throws(TraceSyntaxError) {
    var text = unended
    unended = []
    line += 1
    if line == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
    guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
      throw TraceSyntaxError("the line is not UTF-8")
    }
    if let words = TraceWords(text), try !playInOutline(words) { try play(TraceStatement(words)) }
  }

  /// Plays a line about an outline.
  ///
  /// - Returns: Whether it is one.
  private mutating func playInOutline(_ line: TraceWords) throws(TraceSyntaxError) -> Bool {
    var words = line
    if words.verb == "outline", player?.isInBlock != true {
      endCase()
      outline = try OutlinePlayer(&words)
      caseName = nextName
      nextName = nil
      return true
    }
    guard outline != nil else { return false }
    if words.verb == "case" { return false }
    if words.verb == "table" {
      endCase()
      return false
    }
    if words.verb != "expect" { accountForRefusal() }
    let mismatch = try outline?.play(&words)
    try words.end()
    if words.verb != "expect" {
      if outline?.error != nil { refusedLine = self.line }
    } else {
      if outline?.error != nil, line.verb == "expect", expectsError(line) { refusedLine = nil }
      if let mismatch { fail(at: self.line, mismatch) }
    }
    return true
  }

  private func expectsError(_ line: TraceWords) -> Bool {
    var words = line
    return words.take("error")
  }

  private mutating func play(_ statement: TraceStatement) throws(TraceSyntaxError) {
    if case .expect(let expectation) = statement, player?.isInBlock == false {
      check(expectation)
      return
    }
    accountForRefusal()
    switch statement {
    case .table(let shape) where player?.isInBlock != true:
      endCase()
      player = TracePlayer(shape)
      caseName = nextName
      nextName = nil
      return
    case .caseName(let name) where player?.isInBlock != true: nextName = name
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
    guard let refusedLine, let error = outline?.error ?? player?.last.error else { return }
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
    guard player != nil || outline != nil else { return }
    if hasFailed { tally.failed += 1 } else { tally.passed += 1 }
    hasFailed = false
    (player, outline) = (nil, nil)
  }
}
