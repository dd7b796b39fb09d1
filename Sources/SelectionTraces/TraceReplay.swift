// SPDX-License-Identifier: MIT
internal import SelectionCore

/// The numbers of trace cases that passed and failed.
public struct TraceTally: Hashable, Sendable {
  /// The number of cases that passed.
  public var passed = 0
  /// The number of cases that failed.
  public var failed = 0

  /// Creates a tally of zero cases.
  public init() {}

  /// Adds another tally.
  public static func += (tally: inout TraceTally, other: TraceTally) {
    tally.passed += other.passed
    tally.failed += other.failed
  }
}

/// Plays a selection trace, which consists of inputs to a table and of expectations about the
/// results.
///
/// The trace is passed in pieces of any size, and each line is played as soon as it has been
/// received completely. Playing a trace of any length therefore takes no more memory than the table
/// and the longest line require:
///
///     var replay = TraceReplay(name: "taps.trace") { print($0) }
///     while !replay.isStopped, let bytes = nextPiece() { replay.feed(bytes) }
///     replay.finish()
///     print(replay.tally.failed)
public struct TraceReplay {
  /// The maximum number of bytes in a line, which is enough for 100,000 identities of 160 bytes
  /// each.
  public static let maximumLineLength = 16 << 20

  /// The numbers of completed cases that passed and failed.
  public private(set) var tally = TraceTally()
  /// Whether the replay was stopped at an invalid line, so that the rest of the trace isn't played.
  public private(set) var isStopped = false
  private let name: String
  private let report: (String) -> Void
  private var player: TracePlayer?
  /// The outline of the case, if it has one.
  private var outline: OutlinePlayer?
  private var caseName: String?
  private var nextName: String?
  private var hasFailed = false
  /// The bytes of an incomplete line.
  private var unended: ArraySlice<UInt8> = []
  private var line = 0
  /// The line of an input that threw an error for which no expectation has followed yet.
  private var refusedLine: Int?

  /// Plays all cases of a trace.
  ///
  /// - Parameters:
  ///   - bytes: The trace.
  ///   - name: The name of the file, for use in messages.
  ///   - report: Called with a message for each failed expectation, and for an invalid line, which
  ///     stops the replay.
  /// - Returns: The number of cases that passed and the number of cases that failed.
  /// - Complexity: O(*n*) for *n* bytes, plus the cost of the statements.
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
  ///   - name: The name of the file, for use in messages.
  ///   - report: Called with a message for each failed expectation, and for an invalid line, which
  ///     stops the replay.
  /// - Complexity: O(1).
  public init(name: String, report: @escaping (String) -> Void) {
    self.name = name
    self.report = report
  }

  /// Plays the lines that are complete after the next bytes of the trace.
  ///
  /// - Parameter bytes: The bytes, which may begin and end within a line.
  /// - Complexity: O(*n*) for *n* bytes, plus the cost of the statements.
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

  /// Plays the last line if it has no line break, and ends the last case.
  ///
  /// - Complexity: O(*n*) for *n* bytes of that line, plus the cost of its statement.
  public mutating func finish() {
    stopAtError { replay throws(TraceSyntaxError) in
      if !replay.unended.isEmpty { try replay.endLine() }
      if let block = replay.player?.nameOfBlock {
        throw TraceSyntaxError("the \(block) has no end")
      }
      replay.endCase()
    }
  }

  /// Reports the error that stops the trace, and counts its case as failed.
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

  /// Plays a line for an outline.
  ///
  /// - Returns: Whether the line is a line for an outline.
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

  /// Counts the case as failed if its last input threw an error and no expectation about the error
  /// followed.
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
