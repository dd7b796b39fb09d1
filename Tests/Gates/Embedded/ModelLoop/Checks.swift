// SPDX-License-Identifier: MIT
import SelectionCore

/// The results of checks so far: a sum of all observed values, which is the same on every machine,
/// and the line of the first failure.
struct Checks {
  private(set) var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var failedLine: Int?

  /// Adds an observed value to the sum.
  mutating func see(_ value: Int) {
    checksum = (checksum ^ UInt64(truncatingIfNeeded: Int64(value))) &* 0x0000_0100_0000_01B3
  }

  /// Adds observed rows to the sum, run by run.
  mutating func see(_ rows: RowSet) {
    see(rows.count)
    for run in rows.ranges {
      see(run.lowerBound)
      see(run.upperBound)
    }
  }

  /// Records the line if a condition is false.
  mutating func expect(_ holds: Bool, line: Int = #line) {
    if !holds, failedLine == nil { failedLine = line }
  }

  /// Records the line if a call doesn't throw.
  mutating func expectRefusal(
    line: Int = #line, _ body: () throws(SelectionError) -> Void
  ) {
    do throws(SelectionError) {
      try body()
      expect(false, line: line)
    } catch {
      // The message is made, too, because it must not trap either.
      see(error.description.utf8.isEmpty ? 0 : 1)
      expect(!error.description.utf8.isEmpty, line: line)
    }
  }

  /// Performs a call that must not throw.
  mutating func expectDone(line: Int = #line, _ body: () throws(SelectionError) -> Void) {
    do throws(SelectionError) { try body() } catch { expect(false, line: line) }
  }
}
