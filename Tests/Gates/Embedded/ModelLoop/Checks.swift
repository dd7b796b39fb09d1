// SPDX-License-Identifier: MIT
import SelectionCore

/// What has been checked so far: a sum of all that was seen, which is the same on every machine,
/// and the place of the first thing that was wrong.
struct Checks {
  private(set) var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var failedLine: Int?

  /// Takes something that was seen into the sum.
  mutating func see(_ value: Int) {
    checksum = (checksum ^ UInt64(truncatingIfNeeded: Int64(value))) &* 0x0000_0100_0000_01B3
  }

  /// Takes rows that were seen into the sum, run by run.
  mutating func see(_ rows: RowSet) {
    see(rows.count)
    for run in rows.ranges {
      see(run.lowerBound)
      see(run.upperBound)
    }
  }

  /// Notes where something does not hold.
  mutating func expect(_ holds: Bool, line: Int = #line) {
    if !holds, failedLine == nil { failedLine = line }
  }

  /// Notes where something is not refused.
  mutating func expectRefusal(
    line: Int = #line, _ body: () throws(SelectionError) -> Void
  ) {
    do throws(SelectionError) {
      try body()
      expect(false, line: line)
    } catch {
      // The message is made too: it must not trap either.
      see(error.description.utf8.isEmpty ? 0 : 1)
      expect(!error.description.utf8.isEmpty, line: line)
    }
  }

  /// Does what nothing should refuse.
  mutating func expectDone(line: Int = #line, _ body: () throws(SelectionError) -> Void) {
    do throws(SelectionError) { try body() } catch { expect(false, line: line) }
  }
}
