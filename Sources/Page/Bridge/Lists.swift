// SPDX-License-Identifier: MIT
import SelectionCore

/// The page's lists by number: the large table, the packing list, the difficulty of the trip, and
/// the pictures.
///
/// A page runs on one thread, and each call of it ends before the next begins.
nonisolated(unsafe) var lists: [PlayTable] = [
  rows(0), packing(), difficulty(), pictures(),
]

/// The large table.
private func rows(_ count: Int32, _ inputs: [TableInput] = []) -> PlayTable {
  PlayTable(
    Items(count, label: Labels.row, searched: Labels.words), .windows,
    [.setPolicy(.multiple), .setDeletionSuccessor(.next)] + inputs)
}

/// Pictures, which say in which order they were picked.
private func pictures() -> PlayTable {
  PlayTable(
    Items(100_000, label: Labels.picture, searched: Labels.pictureWords), .windows,
    [.setPolicy(.multiple), .setDeletionSuccessor(.next), .setKeepsOrder(true)])
}

/// An inclusive checkmark list.
private func packing() -> PlayTable {
  PlayTable(
    Items(7, label: Labels.packing), listbox,
    [.setList(.inclusive, inSection: 0), .check([path(0), path(4)])])
}

/// An exclusive checkmark list, of which one row cannot be chosen.
private func difficulty() -> PlayTable {
  PlayTable(
    Items(4, label: Labels.difficulty), listbox,
    [.setList(.exclusive, inSection: 0), .check([path(0)]), .disable([path(3)])])
}

/// The path of a row of a list, which has one section.
func path(_ row: Int32) -> RowPath { RowPath(section: 0, row: Int(row)) }

/// ARIA's listbox, in which the return key checks as space does.
private let listbox: InputProfile = {
  var profile = InputProfile.aria
  profile.keys[KeyStroke(.returnKey)] = .go(.stay, .toggle)
  return profile
}()

/// Why the last input was refused, in words; nothing if it was not.
nonisolated(unsafe) private(set) var refused: String?

/// What came of an input, for the page.
enum InputResult: Int32 {
  /// It cannot be; `refusal` says why, and nothing changed.
  case refused = -1
  /// It means nothing in this profile.
  case meaningless = 0
  case taken = 1
}

/// Applies an input to a list; a list that there is not refuses it, and no input means nothing.
func apply(to list: Int32, _ input: (inout PlayTable) -> TableInput?) -> Int32 {
  var isMeaningless = false
  let result = act(on: list) { list in
    if let input = input(&list) { return list.take(input) }
    isMeaningless = true
    return nil
  }
  return isMeaningless ? InputResult.meaningless.rawValue : result
}

/// Lets a list do something, and keeps why it was refused.
func act(on list: Int32, _ body: (inout PlayTable) -> String?) -> Int32 {
  guard lists.indices.contains(Int(list)) else {
    refused = "there is no list \(list)"
    return InputResult.refused.rawValue
  }
  refused = body(&lists[Int(list)])
  return (refused == nil ? InputResult.taken : .refused).rawValue
}

/// Reads a list; a list that there is not gives the other value.
func read<Value>(_ list: Int32, or other: Value, _ body: (PlayTable) -> Value) -> Value {
  lists.indices.contains(Int(list)) ? body(lists[Int(list)]) : other
}

/// Makes the large table again with so many rows, of which some are selected at first (1) or none.
@_expose(wasm, "start") @_cdecl("start")
public func start(_ rowCount: Int32, _ isBegun: Int32) {
  let profile = lists[0].profile
  let isBegun = isBegun != 0 && rowCount > 6
  lists[0] = rows(
    rowCount, isBegun ? [.toggle(path(5)), .toggle(path(1)), .extendAdding(to: path(3))] : [])
  lists[0].profile = profile
}
