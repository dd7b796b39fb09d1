// SPDX-License-Identifier: MIT
import SelectionCore

extension Announcement {
  /// The announcement in English.
  ///
  /// - Parameter label: The name of a row.
  /// - Returns: A sentence without its final period.
  func english(label: (Row) -> String) -> String {
    switch self {
    case .selected(let row, let count):
      count == 1 ? "\(label(row)) selected" : "\(label(row)) selected, \(Self.rows(count)) in all"
    case .deselected(let row, let count):
      "\(label(row)) deselected, \(Self.rows(count)) still selected"
    case .selectionChanged(let count): "\(Self.rows(count)) selected"
    case .allSelected(let count): "All selected, \(Self.rows(count))"
    case .noneSelected: "None selected"
    case .checked(let row): "\(label(row)) checked"
    case .unchecked(let row): "\(label(row)) unchecked"
    case .checkmarksChanged(let count): "\(count == 0 ? "No rows" : Self.rows(count)) checked"
    case .noRoom(let limit): "No more than \(Self.rows(limit)) can be chosen"
    case .tooFew(let limit): "At least \(Self.rows(limit)) must stay chosen"
    }
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
