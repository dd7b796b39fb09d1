// SPDX-License-Identifier: MIT
package import RandomChoices
import SelectionCore

/// Batches of changes to a table, each also made to arrays of rows.
package struct UpdateProgram<Source: Choices> {
  private(set) var oracle: Oracle
  private(set) var table: TableSelection
  package var choices: Source

  package init(_ choices: Source) throws {
    self.choices = choices
    var counts: [Int] = []
    for _ in 0..<(1 + self.choices.below(4)) { counts.append(self.choices.below(13)) }
    (oracle, table) = try makeTable(counts, pattern: self.choices.below(6))
  }

  /// Makes one batch on both; returns the batch, and the difference, or nil.
  package mutating func step() -> (batch: [NaiveChange], problem: String?) {
    let batch = (0..<(1 + choices.below(5))).map { _ in
      NaiveChange(oracle.data.counts, &choices)
    }
    return (batch, comparedUpdate(batch, &oracle, &table))
  }
}
