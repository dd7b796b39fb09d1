// SPDX-License-Identifier: MIT
import SelectionCore

/// The change to the data that is being built, for the verb `perform`.
nonisolated(unsafe) var update = TableUpdate()

/// Adds a change of rows or sections to the batch that is being built.
@_expose(wasm, "batch") @_cdecl("batch")
public func batch(
  _ kind: Int32, _ section: Int32, _ row: Int32, _ otherSection: Int32, _ otherRow: Int32
) {
  let first = RowPath(section: Int(section), row: Int(row))
  let other = RowPath(section: Int(otherSection), row: Int(otherRow))
  let rows = RowSpans([RowSpan.rows(from: first, through: other)])
  switch kind {
  case 0: update.deleteRows(at: rows)
  case 1: update.insertRows(at: first, count: other.row)
  case 2: update.moveRow(at: first, to: other)
  case 3: update.reloadRows(at: rows)
  case 4: update.reconfigureRows(at: rows)
  case 5: update.deleteSections(CollectionOfOne(first.section))
  case 6: update.insertSection(first.section, rowCount: other.row)
  case 7: update.moveSection(first.section, to: other.section)
  case 8: update.reloadSections(CollectionOfOne(first.section))
  default: update = TableUpdate()
  }
}
