// SPDX-License-Identifier: MIT
import SelectionCore

/// The page's lists by number: the large table, the packing list, and the difficulty of the trip.
///
/// A page runs on one thread, and each call of it ends before the next begins.
nonisolated(unsafe) var lists: [PlayTable] = [rows(0), packing(), difficulty()]

/// The large table.
private func rows(_ count: Int32) -> PlayTable {
  PlayTable(
    rowCount: count, SelectionPolicy(.multiple), .windows, label: Labels.row,
    searched: Labels.words)
}

/// An inclusive checkmark list.
private func packing() -> PlayTable {
  var list = PlayTable(rowCount: 7, SelectionPolicy(), .touch, label: Labels.packing)
  set(.inclusive, checking: [0, 4], in: &list)
  return list
}

/// An exclusive checkmark list, of which one row cannot be chosen.
private func difficulty() -> PlayTable {
  var list = PlayTable(rowCount: 4, SelectionPolicy(), .touch, label: Labels.difficulty)
  set(.exclusive, checking: [0], in: &list)
  refused = attempt { () throws(SelectionError) in
    _ = try list.take { (table) throws(SelectionError) in
      try table.disable([RowPath(section: 0, row: 3)])
    }
  }
  return list
}

private func set(_ kind: CheckmarkListKind, checking rows: [Int], in list: inout PlayTable) {
  refused = attempt { () throws(SelectionError) in
    _ = try list.take { (table) throws(SelectionError) in
      try table.setList(kind, inSection: 0)
    }
    _ = try list.take { (table) throws(SelectionError) in
      try table.check(RowSpans(rows.map { RowPath(section: 0, row: $0) }))
    }
  }
}

/// Why the last input was refused, in words; nothing if it was not.
nonisolated(unsafe) var refused: String?

private func attempt(_ body: () throws(SelectionError) -> Void) -> String? {
  do throws(SelectionError) {
    try body()
    return nil
  } catch {
    return error.description
  }
}

/// What came of an input, for the page.
enum InputResult: Int32 {
  /// It cannot be; `refusal` says why, and nothing changed.
  case refused = -1
  /// It means nothing in this profile.
  case meaningless = 0
  case taken = 1
}

/// Gives an input to a list; a list that there is not refuses it.
func input(
  _ list: Int32, _ body: (inout PlayTable) throws(SelectionError) -> Bool
) -> Int32 {
  guard lists.indices.contains(Int(list)) else {
    refused = "there is no list \(list)"
    return InputResult.refused.rawValue
  }
  var isMeant = false
  refused = attempt { () throws(SelectionError) in isMeant = try body(&lists[Int(list)]) }
  if refused != nil { return InputResult.refused.rawValue }
  return (isMeant ? InputResult.taken : .meaningless).rawValue
}

/// Reads a list; a list that there is not gives the other value.
func read<Value>(_ list: Int32, or other: Value, _ body: (PlayTable) -> Value) -> Value {
  lists.indices.contains(Int(list)) ? body(lists[Int(list)]) : other
}

/// Makes the large table anew with so many rows.
@_expose(wasm, "start") @_cdecl("start")
public func start(_ rowCount: Int32) {
  let profile = lists[0].profile
  lists[0] = rows(rowCount)
  lists[0].profile = profile
}
