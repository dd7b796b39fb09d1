// SPDX-License-Identifier: MIT
package import SelectionCore

/// Each single change to try on a table, including invalid ones.
package func changes(_ counts: [Int]) -> [NaiveChange] {
  let rows = counts.enumerated().flatMap { s, count in
    (0..<count).map { RowPath(section: s, row: $0) }
  }
  let places = counts.enumerated().flatMap { s, count in
    (0...count).map { RowPath(section: s, row: $0) }
  }
  var changes: [NaiveChange] = []
  changes += rows.map(NaiveChange.deleteRow)
  changes += rows.map(NaiveChange.reloadRow)
  changes += places.map(NaiveChange.insertRow)
  changes += rows.flatMap { row in places.map { .moveRow(row, $0) } }
  changes += counts.indices.map(NaiveChange.deleteSection)
  changes += counts.indices.map(NaiveChange.reloadSection)
  changes += (0...counts.count).map { .insertSection($0, 1) }
  changes += counts.indices.flatMap { s in counts.indices.map { .moveSection(s, $0) } }
  return changes
}

/// A table in which rows are selected, disabled and checked by a pattern, with anchor, lead and
/// touch, and its oracle.
package func makeTable(_ counts: [Int], pattern: Int) throws -> (Oracle, TableSelection) {
  var oracle = Oracle(counts)
  var table = TableSelection(shape: try TableShape(rowCounts: counts))
  // During editing, rows of lists can be selected and checked.
  var inputs: [TableInput] = [
    .setPolicy(SelectionPolicy(.multiple, editing: .multiple)), .setEditing(true),
  ]
  inputs += counts.indices.map { .setList($0 == 0 ? .inclusive : .exclusive, inSection: $0) }
  let paths = oracle.places.map { $0.path }
  for (i, path) in paths.enumerated() {
    if (i + pattern) % 2 == 0 { inputs.append(.select(.row(path))) }
    if (i + pattern) % 3 == 0 { inputs.append(.disable(.row(path))) }
    let isChecked = path.section == 0 ? (i + pattern) % 2 == 1 : path.row == pattern % 3
    if isChecked { inputs.append(.check(.row(path))) }
  }
  if !paths.isEmpty {
    let row = paths[pattern % paths.count]
    inputs += [.select(.row(row)), .enable(.row(row)), .touchDown(row)]
  }
  for input in inputs {
    if let problem = comparedStep(input, OracleRules(), &table, &oracle) {
      throw UpdateComparisonError(description: "\(input): \(problem)")
    }
  }
  return (oracle, table)
}

/// An error thrown when a table differs from the oracle before it is updated.
package struct UpdateComparisonError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// The difference after applying a batch to both, or nil.
package func comparedUpdate(
  _ changes: [NaiveChange], _ oracle: inout Oracle, _ table: inout TableSelection
) -> String? {
  let old = (oracle: oracle, table: table)
  let update = TableUpdate(changes)
  if let problem = comparedStep(.perform(update), OracleRules(), &table, &oracle) {
    return problem
  }
  guard let mapping = try? update.mapping(of: old.table.shape) else {
    return table == old.table ? nil : "no mapping"
  }
  let (before, after) = (old.oracle.data, oracle.data)
  guard mapping.newShape == table.shape, mapping.rows.oldCount == old.oracle.places.count,
    mapping.rows.newCount == oracle.places.count,
    mapping.sections.oldCount == before.sections.count,
    mapping.sections.newCount == after.sections.count, table.shape.rowCounts == after.counts
  else { return "counts" }
  for place in oracle.places {
    let before = old.oracle.place(place.id)?.path
    if mapping.oldPath(of: place.path) != before { return "old \(place.path)" }
  }
  var removed: [RowPath] = []
  for place in old.oracle.places {
    let now = oracle.place(place.id)?.path
    if mapping.newPath(of: place.path) != now { return "new \(place.path)" }
    if now == nil { removed.append(place.path) }
  }
  return Array(mapping.removedRows) == removed ? nil : "removed"
}
