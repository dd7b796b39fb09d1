// SPDX-License-Identifier: MIT
public import SelectionCore

/// An error thrown when a trace can't be read as a log.
public struct TraceLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// A message that describes the error in the line.
  public let description: String
}

extension InputLog where Row == RowPath {
  /// Reads the inputs of a trace's first case and ignores the expectations.
  ///
  /// - Parameter trace: The trace.
  /// - Throws: ``TraceLogError`` for an invalid line, for a second case, and for a statement that
  ///   isn't an input to a table: a rule, a name or an arrangement. Inputs that throw an error are
  ///   left out.
  public init(trace: String) throws(TraceLogError) {
    var log: InputLog?
    var player: TracePlayer?
    var number = 0
    func fail(_ message: String) -> TraceLogError {
      TraceLogError(line: number, description: message)
    }
    for line in trace.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let words = TraceWords(ArraySlice(text)) else { continue }
      do throws(TraceSyntaxError) {
        let statement = try TraceStatement(words)
        switch statement {
        case .table(let shape) where player?.isInBlock != true:
          guard log == nil else { throw TraceSyntaxError("a log has one case only") }
          log = InputLog(shape: shape, undoLimit: TracePlayer.undoLimit)
          player = TracePlayer(shape)
        case .caseName, .expect: break
        case .forbid, .redirect, .name, .arrange, .contents, .section, .forgetHidden, .mark:
          throw TraceSyntaxError("\"\(words.verb.shortened)\" is no input to a table")
        case _ where log == nil:
          throw TraceSyntaxError("only case may stand before the first table")
        default:
          try player?.play(statement)
          if let input = player?.last.input { log?.append(input) }
        }
      } catch {
        throw fail(error.message)
      }
    }
    guard let log else { throw fail("there is no table") }
    if let block = player?.nameOfBlock { throw fail("the \(block) has no end") }
    self = log
  }
}

extension LimitStatement {
  /// The limits after setting the limit that the statement names.
  func applied(to limits: SelectionLimits) -> SelectionLimits {
    var limits = limits
    switch self {
    case .atMost(let count): limits.atMost = count
    case .atLeast(let count): limits.atLeast = count
    case .off: limits = SelectionLimits()
    }
    return limits
  }
}
