// SPDX-License-Identifier: MIT
import SelectionCore

/// The maximum number of rows that can be inserted at once: the page doesn't need more, and memory
/// is limited.
private let mostRowsAtOnce = 1_000_000

/// Inserts rows before a given row, or at the end.
@_expose(wasm, "insertRows") @_cdecl("insertRows")
public func insertRows(_ list: Int32, _ row: Int32, _ count: Int32) -> Int32 {
  act(on: list) { $0.insert(min(Int(count), mostRowsAtOnce), at: Int(row)) }
}

/// Deletes the selected rows, whether or not they are shown.
@_expose(wasm, "deleteSelected") @_cdecl("deleteSelected")
public func deleteSelected(_ list: Int32) -> Int32 {
  act(on: list) { $0.deleteSelected() }
}

/// Deletes the rows to which a menu on a row applies.
@_expose(wasm, "deleteRows") @_cdecl("deleteRows")
public func deleteRows(_ list: Int32, _ row: Int32) -> Int32 {
  act(on: list) { list in
    list.perform { $0.deleteRows(at: $1.menuRows(for: path(row)).rowSpans) }
  }
}

/// Duplicates the rows to which a menu on a row applies; the copies follow the last of the original
/// rows.
@_expose(wasm, "duplicateRows") @_cdecl("duplicateRows")
public func duplicateRows(_ list: Int32, _ row: Int32) -> Int32 {
  act(on: list) { $0.duplicate($0.rows.menuRows(for: path(row))) }
}

/// Moves the selected rows in front of a given row, or to the end.
@_expose(wasm, "moveSelected") @_cdecl("moveSelected")
public func moveSelected(_ list: Int32, _ place: Int32) -> Int32 {
  act(on: list) { $0.moveSelected(to: Int(place)) }
}

/// Moves a row to a new position, which is the row's number after the move.
@_expose(wasm, "moveRow") @_cdecl("moveRow")
public func moveRow(_ list: Int32, _ row: Int32, _ place: Int32) -> Int32 {
  act(on: list) { list in
    list.perform { (update, _) in update.moveRow(at: path(row), to: path(place)) }
  }
}

/// Shuffles all rows into a random order that a seed determines.
@_expose(wasm, "shuffle") @_cdecl("shuffle")
public func shuffle(_ list: Int32, _ seed: UInt32) -> Int32 {
  act(on: list) { $0.shuffle(seed: seed) }
}

/// Sorts all rows of the large table by name (0) or by identity (1), in ascending (0) or descending
/// order.
@_expose(wasm, "sort") @_cdecl("sort")
public func sort(_ list: Int32, _ column: Int32, _ isDescending: Int32) -> Int32 {
  act(on: list) { list in
    let items = list.items
    return list.reorder { contents in
      let order = column == 0 ? items.sortedByName(contents) : items.sortedByNumber(contents)
      return isDescending == 0 ? order : order.reversed()
    }
  }
}

/// Shows the rows that contain every word of the text in the buffer, or all rows if the text
/// contains no words.
@_expose(wasm, "search") @_cdecl("search")
public func search(_ list: Int32, _ byteCount: Int32) -> Int32 {
  let text = textFromPage(byteCount)
  return act(on: list) { list in
    list.show(Search(text))
    return nil
  }
}

/// Deselects the selected rows that aren't shown.
@_expose(wasm, "deselectHidden") @_cdecl("deselectHidden")
public func deselectHidden(_ list: Int32) -> Int32 { act(on: list) { $0.deselectHidden() } }

/// Moves the keyboard focus to the next (0) or the previous (1) selected row, whether or not it is
/// shown.
@_expose(wasm, "goToSelected") @_cdecl("goToSelected")
public func goToSelected(_ list: Int32, _ isBack: Int32) -> Int32 {
  act(on: list) { $0.goToSelected(isBack == 0 ? .again : .back) }
}
