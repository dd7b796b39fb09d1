// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore

/// Batches of changes to a table, each made to arrays of rows that know themselves too.
struct UpdateProgram<Source: Choices> {
  private(set) var oracle: Oracle
  private(set) var table: TableSelection
  var choices: Source

  init(_ choices: Source) throws {
    self.choices = choices
    var counts: [Int] = []
    for _ in 0..<(1 + self.choices.below(4)) { counts.append(self.choices.below(13)) }
    (oracle, table) = try makeTable(counts, pattern: self.choices.below(6))
  }

  /// Makes one batch on both; gives the batch, and what differs then, or nil.
  mutating func step() -> (batch: [NaiveChange], problem: String?) {
    let batch = (0..<(1 + choices.below(5))).map { _ in
      NaiveChange(oracle.data.counts, &choices)
    }
    return (batch, comparedUpdate(batch, &oracle, &table))
  }
}
