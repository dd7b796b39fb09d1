// SPDX-License-Identifier: MIT

internal import SelectionTraces
internal import StoredFiles

/// Runs traces from files.
enum Replay {
  /// Runs the traces of some files and prints what did not hold.
  ///
  /// - Returns: 0 where all cases passed, 1 where one failed, 2 where a file could not be read.
  static func run(files: [String]) -> Int32 {
    var total = TraceTally()
    var isUnread = false
    for file in files {
      var replay = TraceReplay(name: file, report: Output.print)
      // Of a file that cannot be read to its end the cases before are counted.
      defer { total += replay.tally }
      do throws(SystemError) {
        let input = try Input(file)
        while !replay.isStopped, let bytes = try input.next() { replay.feed(bytes) }
        replay.finish()
      } catch {
        Output.complain("cannot read \(file): \(error)")
        isUnread = true
      }
    }
    Output.print("\(total.passed) passed, \(total.failed) failed")
    return isUnread ? 2 : total.failed > 0 ? 1 : 0
  }
}
