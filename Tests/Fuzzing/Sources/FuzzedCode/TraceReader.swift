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
  do {
    let text = try log.trace()
    let again = try InputLog(trace: text)
    let (first, second) = (try? log.replayed(), try? again.replayed())
    if first != second { fail("written as\n\(text)") }
  } catch {
    fail("\(error) in\n\(log.inputs)")
  }
}
