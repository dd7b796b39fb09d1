// SPDX-License-Identifier: MIT

/// The modes of those sections that allow less than their table: one table, several modes.
struct SectionModes: Equatable, Sendable {
  /// The sections of mode none.
  private(set) var closed = RowSet()
  /// The sections of mode single.
  private(set) var single = RowSet()

  /// Sets a section's mode; multiple is as the table says.
  mutating func setMode(_ mode: SelectionMode, ofSection section: Int) {
    closed.remove(section)
    single.remove(section)
    switch mode {
    case .none: closed.insert(section)
    case .single: single.insert(section)
    case .multiple: break
    }
  }

  /// The mode in force in a section of a table of a mode.
  ///
  /// - Complexity: O(log *s*).
  func mode(ofSection section: Int, in tableMode: SelectionMode) -> SelectionMode {
    if tableMode == .none || closed.contains(section) { return .none }
    return single.contains(section) ? .single : tableMode
  }

  /// Lets the modes go along with their sections.
  mutating func follow(_ sections: IndexMapping) {
    guard !sections.isIdentity else { return }
    closed = sections.applied(to: closed)
    single = sections.applied(to: single)
  }
}
