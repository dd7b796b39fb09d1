// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionTraces

/// Any bytes as a trace: it is played, read as a log, and what the log is written as is the same
/// log.
package func traceReader(_ bytes: [UInt8]) {
  var reports = 0
  let tally = TraceReplay.replay(bytes, name: "input") { _ in reports += 1 }
  if (tally.failed > 0) != (reports > 0) { fail("\(tally) with \(reports) reports") }
  guard let log = try? InputLog(trace: String(decoding: bytes, as: UTF8.self)) else { return }
  // What a trace says, a trace can say; but for a restored snapshot, which it says of a saved one.
  guard let trace = try? log.trace() else {
    if !log.inputs.contains(where: \.isRestore) { fail("not written: \(log.inputs)") }
    return
  }
  do {
    let again = try InputLog(trace: trace)
    if try log.replayed() != again.replayed() { fail("written as\n\(trace)") }
  } catch {
    fail("\(error) in\n\(trace)")
  }
}

extension TableInput {
  fileprivate var isRestore: Bool { if case .restore = self { true } else { false } }
}
