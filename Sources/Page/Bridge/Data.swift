// SPDX-License-Identifier: MIT
import SelectionCore

/// The most rows that come in at once: the page has no use for more, and memory is not without end.
private let mostRowsAtOnce = 1_000_000

/// Inserts rows before a row, or at the end.
@_expose(wasm, "insertRows") @_cdecl("insertRows")
public func insertRows(_ list: Int32, _ row: Int32, _ count: Int32) -> Int32 {
  change(list) { (update, _) in
    update.insertRows(at: path(row), count: min(Int(count), mostRowsAtOnce))
  }
}

/// Deletes the selected rows.
@_expose(wasm, "deleteSelected") @_cdecl("deleteSelected")
public func deleteSelected(_ list: Int32) -> Int32 {
  change(list) { (update, table) in update.deleteRows(at: table.selectedRows.rowSpans) }
}

/// Deletes the rows that a menu on a row is about.
@_expose(wasm, "deleteRows") @_cdecl("deleteRows")
public func deleteRows(_ list: Int32, _ row: Int32) -> Int32 {
  change(list) { (update, table) in update.deleteRows(at: table.menuRows(for: path(row)).rowSpans) }
}

/// Duplicates the rows that a menu on a row is about; the copies stand after the last of them.
@_expose(wasm, "duplicateRows") @_cdecl("duplicateRows")
public func duplicateRows(_ list: Int32, _ row: Int32) -> Int32 {
  act(on: list) { $0.duplicate($0.rows.menuRows(for: path(row)).numbers) }
}

/// Moves the selected rows before a row, or to the end.
@_expose(wasm, "moveSelected") @_cdecl("moveSelected")
public func moveSelected(_ list: Int32, _ place: Int32) -> Int32 {
  act(on: list) { $0.moveSelected(to: Int(place)) }
}

/// Moves a row to another place, counted after the move.
@_expose(wasm, "moveRow") @_cdecl("moveRow")
public func moveRow(_ list: Int32, _ row: Int32, _ place: Int32) -> Int32 {
  change(list) { (update, _) in update.moveRow(at: path(row), to: path(place)) }
}

/// Puts all rows into an order that chance makes of the seed.
@_expose(wasm, "shuffle") @_cdecl("shuffle")
public func shuffle(_ list: Int32, _ seed: UInt32) -> Int32 {
  var random = XorShift(state: UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15)
  return apply(to: list) { list in
    let shape = list.rows.shape
    let order = Array(0..<shape.rowCount).shuffled(using: &random)
    let mapping = try? TableMapping.reordering(section: 0, of: shape, as: order)
    return mapping.flatMap { $0 }.map(TableInput.follow)
  }
}

/// Changes a list's rows in one batch.
private func change(
  _ list: Int32, _ build: (inout TableUpdate, TableSelection) -> Void
) -> Int32 {
  apply(to: list) { list in
    var update = TableUpdate()
    build(&update, list.rows)
    return .perform(update)
  }
}

/// Random numbers, the same for the same seed.
private struct XorShift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
