// SPDX-License-Identifier: MIT

internal import SelectionTraces
internal import StoredFiles

/// Runs traces from files.
enum Replay {
  /// Runs the traces of some files and prints the failed expectations.
  ///
  /// - Returns: 0 if all cases passed, 1 if any failed, 2 if a file couldn't be read.
  static func run(files: [[UInt8]]) -> Int32 {
    var total = TraceTally()
    var isUnread = false
    for file in files {
      var replay = TraceReplay(name: file.text, report: Output.print)
      // If a file can't be read completely, its cases so far count.
      defer { total += replay.tally }
      do throws(SystemError) {
        let input = try Input(file)
        while !replay.isStopped, let bytes = try input.next() { replay.feed(bytes) }
        replay.finish()
      } catch {
        Output.complain("cannot read \(file.text): \(error)")
        isUnread = true
      }
    }
    Output.print("\(total.passed) passed, \(total.failed) failed")
    return isUnread ? 2 : total.failed > 0 ? 1 : 0
  }
}
