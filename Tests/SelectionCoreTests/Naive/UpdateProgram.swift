// SPDX-License-Identifier: MIT
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
      NaiveChange(oracle.data.sections.map { $0.rows.count }, &choices)
    }
    return (batch, comparedUpdate(batch, &oracle, &table))
  }
}

extension NaiveChange {
  /// A change that may be tried on a table with these rows, and that sometimes cannot be.
  init(_ counts: [Int], _ choices: inout some Choices) {
    let section = choices.below(counts.count)
    let count = counts.isEmpty ? 0 : counts[section]
    let row = RowPath(section: section, row: choices.below(count))
    let kind = choices.below(11)
    let other = choices.below(counts.count + 1)
    let otherCount = counts.indices.contains(other) ? counts[other] : count
    let place = RowPath(section: other, row: choices.below(otherCount + 2))
    switch kind {
    case 0...1: self = .deleteRow(row)
    case 2: self = .reloadRow(row)
    case 3...4: self = .insertRow(place)
    case 5...6: self = .moveRow(row, place)
    case 7: self = .deleteSection(section)
    case 8: self = .reloadSection(section)
    case 9: self = .insertSection(other, 1 + choices.below(3))
    default: self = .moveSection(section, other)
    }
  }
}
