// SPDX-License-Identifier: MIT
public import SelectionCore

/// Why a trace cannot be read as a log.
public struct TraceLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let description: String
}

extension InputLog {
  /// Reads the inputs of a trace's first case; what it expects is passed over.
  ///
  /// - Parameter trace: the trace.
  /// - Throws: ``TraceLogError`` at what is no trace, at a second case, and at statements that are
  ///   no input to a table: rules, names, arrangements, save and restore.
  public init(trace: String) throws(TraceLogError) {
    var log: InputLog?
    var batch: TableUpdate?
    var limits = SelectionLimits()
    var number = 0
    func fail(_ message: String) -> TraceLogError {
      TraceLogError(line: number, description: message)
    }
    for line in trace.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let words = TraceWords(ArraySlice(text)) else { continue }
      let statement: TraceStatement
      do throws(TraceSyntaxError) {
        statement = try TraceStatement(words)
      } catch {
        throw fail(error.message)
      }
      switch statement {
      case .table(let shape):
        guard log == nil else { throw fail("a log has one case only") }
        log = InputLog(shape: shape, historyDepth: .max)
      case .caseName: break
      case _ where log == nil: throw fail("only case may stand before the first table")
      case .expect: break
      case .input(let input): log?.append(input)
      case .reload(let counts):
        do throws(SelectionError) {
          log?.append(.reloadData(counts.isEmpty ? nil : try TableShape(rowCounts: counts)))
        } catch {
          throw fail(error.description)
        }
      case .update(let update):
        if batch == nil { log?.append(.perform(update)) } else { batch?.append(update) }
      case .batch: batch = TableUpdate()
      case .end:
        guard let update = batch else { throw fail("there is no batch to end") }
        log?.append(.perform(update))
        batch = nil
      case .limit(let limit):
        limit.apply(to: &limits)
        log?.append(.setLimits(limits))
      case .forbid, .redirect, .name, .arrange, .save, .restore:
        throw fail("\"\(words.verb)\" is no input to a table")
      }
    }
    guard let log, batch == nil else {
      throw fail(log == nil ? "there is no table" : "the batch has no end")
    }
    self = log
  }
}

extension LimitStatement {
  /// Sets the limit that the statement is about.
  func apply(to limits: inout SelectionLimits) {
    switch self {
    case .atMost(let count): limits.atMost = count
    case .atLeast(let count): limits.atLeast = count
    case .off: limits = SelectionLimits()
    }
  }
}
