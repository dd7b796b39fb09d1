// SPDX-License-Identifier: MIT
import SelectionCore

// Everything that a list needs of a selection, as a page or a device would call it. Rows are
// numbers here, and failures are negative numbers, without texts for people.

nonisolated(unsafe) var table = TableSelection(shape: [])
/// The change by the last verb, and the rows to redraw after it.
nonisolated(unsafe) private var change: SelectionChange?
nonisolated(unsafe) private var toDraw: RowPaths.Iterator?

/// Applies an input, if there is one, and stores the change.
///
/// - Returns: The number of remaining rows to redraw, or -1 if the input was refused.
func answer(_ input: TableInput?) -> Int32 {
  defer { update = TableUpdate() }
  change = nil
  toDraw = nil
  do throws(SelectionError) {
    if let input { change = try table.apply(input) }
  } catch {
    return -1
  }
  guard let rows = change?.rowsToRedraw else { return 0 }
  toDraw = rows.makeIterator()
  return Int32(truncatingIfNeeded: rows.count)
}

/// The number of the next row to redraw after the last verb, or -1.
@_expose(wasm, "nextToDraw") @_cdecl("nextToDraw")
public func nextToDraw() -> Int32 {
  toDraw?.next().flatMap(table.shape.rowNumber).map { Int32(truncatingIfNeeded: $0) } ?? -1
}

/// The number of a row before the last verb, or -1 if it is new.
@_expose(wasm, "oldPlace") @_cdecl("oldPlace")
public func oldPlace(_ row: Int32) -> Int32 {
  let old = change?.mapping.map { $0.rows.oldIndex(of: Int(row)) } ?? Int(row)
  return old.map { Int32(truncatingIfNeeded: $0) } ?? -1
}

/// The appearance of a row: selected 1, held 2, enabled 4, lead 8, anchor 16, and from 32 on its
/// accessory.
@_expose(wasm, "looks") @_cdecl("looks")
public func looks(_ section: Int32, _ row: Int32) -> Int32 {
  let row = RowPath(section: Int(section), row: Int(row))
  var looks: Int32 = 0
  if table.isPresentedSelected(row) { looks |= 1 }
  if table.highlightedRow == row { looks |= 2 }
  if table.isEnabled(row) { looks |= 4 }
  if table.lead == row { looks |= 8 }
  if table.anchor == row { looks |= 16 }
  let accessory: Int32 =
    switch table.accessory(for: row) {
    case .none: 0
    case .disclosureIndicator: 1
    case .detailButton: 2
    case .detailDisclosureButton: 3
    case .checkmark: 4
    case .control: 5
    }
  return looks | accessory << 5
}

/// The number of rows, of selected rows, and of checked rows.
@_expose(wasm, "count") @_cdecl("count")
public func count(_ kind: Int32) -> Int32 {
  let count =
    switch kind {
    case 0: table.shape.rowCount
    case 1: table.selectedCount
    default: table.checkedRows.count
    }
  return Int32(truncatingIfNeeded: count)
}
