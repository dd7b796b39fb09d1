// SPDX-License-Identifier: MIT
import SelectionCore

/// The page's lists by number: the large table, the packing list, the difficulty of the trip, and
/// the pictures.
///
/// A page runs on one thread, and each call ends before the next begins.
nonisolated(unsafe) var lists: [PlayTable] = [
  rows(0), packing(), difficulty(), pictures(),
]

/// Makes the large table.
private func rows(_ count: Int32, _ inputs: [TableInput] = []) -> PlayTable {
  PlayTable(
    Items(count, label: Labels.row, searched: Labels.words), .windows,
    [.setPolicy(.multiple), .setDeletionSuccessor(.next)] + inputs)
}

/// Makes the list of pictures, which show the order in which they were selected.
private func pictures() -> PlayTable {
  PlayTable(
    Items(100_000, label: Labels.picture, searched: Labels.pictureWords), .windows,
    [.setPolicy(.multiple), .setDeletionSuccessor(.next), .setKeepsOrder(true)])
}

/// Makes an inclusive checkmark list.
private func packing() -> PlayTable {
  PlayTable(
    Items(7, label: Labels.packing), listbox,
    [.setList(.inclusive, inSection: 0), .check([path(0), path(4)])])
}

/// Makes an exclusive checkmark list with a disabled row.
private func difficulty() -> PlayTable {
  PlayTable(
    Items(4, label: Labels.difficulty), listbox,
    [.setList(.exclusive, inSection: 0), .check([path(0)]), .disable([path(3)])])
}

/// The path of a row of a list, which has one section.
func path(_ row: Int32) -> RowPath { RowPath(section: 0, row: Int(row)) }

/// ARIA's listbox, in which return checks a row as space does.
private let listbox: InputProfile = {
  var profile = InputProfile.aria
  profile.keys[KeyStroke(.returnKey)] = .go(.stay, .toggle)
  return profile
}()

/// A message with the reason why the last input was refused; nil if the input wasn't refused.
nonisolated(unsafe) private(set) var refused: String?

/// The result of an input, for the page.
enum InputResult: Int32 {
  /// The input was refused and changed nothing; `refusal` writes the reason.
  case refused = -1
  /// The input has no meaning in the current profile.
  case meaningless = 0
  case taken = 1
}

/// Applies an input to a list, and fails if the list doesn't exist; a nil input has no meaning.
func apply(to list: Int32, _ input: (inout PlayTable) -> TableInput?) -> Int32 {
  var isMeaningless = false
  let result = act(on: list) { list in
    if let input = input(&list) { return list.take(input) }
    isMeaningless = true
    return nil
  }
  return isMeaningless ? InputResult.meaningless.rawValue : result
}

/// Performs an action on a list, and stores the reason if it is refused.
func act(on list: Int32, _ body: (inout PlayTable) -> String?) -> Int32 {
  guard lists.indices.contains(Int(list)) else {
    refused = "there is no list \(list)"
    return InputResult.refused.rawValue
  }
  refused = body(&lists[Int(list)])
  return (refused == nil ? InputResult.taken : .refused).rawValue
}

/// Reads a list; returns the default value if the list doesn't exist.
func read<Value>(_ list: Int32, or other: Value, _ body: (PlayTable) -> Value) -> Value {
  lists.indices.contains(Int(list)) ? body(lists[Int(list)]) : other
}

/// Creates the large table again with a given number of rows, of which some (1) or none (0) are
/// selected.
@_expose(wasm, "start") @_cdecl("start")
public func start(_ rowCount: Int32, _ isBegun: Int32) {
  let profile = lists[0].profile
  let isBegun = isBegun != 0 && rowCount > 6
  lists[0] = rows(
    rowCount, isBegun ? [.toggle(path(5)), .toggle(path(1)), .extendAdding(to: path(3))] : [])
  lists[0].profile = profile
}
