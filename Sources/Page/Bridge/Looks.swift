// SPDX-License-Identifier: MIT
import SelectionCore

/// All visible state of a row, as bits for the page.
struct Looks: OptionSet {
  let rawValue: Int32
  static let selected = Looks(rawValue: 1)
  static let checked = Looks(rawValue: 2)
  static let disabled = Looks(rawValue: 4)
  /// The row has the keyboard focus.
  static let focused = Looks(rawValue: 8)
  /// The row is under a finger.
  static let held = Looks(rawValue: 16)
}

extension TableSelection {
  /// All visible state of a row.
  func looks(of row: RowPath) -> Looks {
    var looks: Looks = []
    if isPresentedSelected(row) { looks.insert(.selected) }
    if accessory(for: row) == .checkmark { looks.insert(.checked) }
    if !isEnabled(row) { looks.insert(.disabled) }
    if lead == row { looks.insert(.focused) }
    if highlightedRow == row { looks.insert(.held) }
    return looks
  }
}
