// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionTraces

/// Plays any bytes as a trace, and reads them as a log, whose trace must be read as the same log.
package func traceReader(_ bytes: [UInt8]) {
  var reports = 0
  let tally = TraceReplay.replay(bytes, name: "input") { _ in reports += 1 }
  if (tally.failed > 0) != (reports > 0) { fail("\(tally) with \(reports) reports") }
  guard let log = try? InputLog(trace: String(decoding: bytes, as: UTF8.self)) else { return }
  // Every input read from a trace can be written to one, except a restored snapshot.
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
