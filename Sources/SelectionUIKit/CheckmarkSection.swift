// SPDX-License-Identifier: MIT

public import SelectionCore

/// A section of a checkmark screen: a checkmark list with a title.
public struct CheckmarkSection<ID: Hashable> {
  /// The title above the section.
  public var title: String?
  /// Whether any number of rows can be checked, or one.
  public var kind: CheckmarkListKind
  /// The identities of the rows.
  public var ids: [ID]
  /// Those that are checked at first.
  public var checked: [ID]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The title above the section.
  ///   - kind: Whether any number of rows can be checked, or one.
  ///   - ids: The identities of the rows.
  ///   - checked: Those that are checked at first.
  public init(
    _ title: String? = nil, _ kind: CheckmarkListKind, _ ids: [ID], checked: [ID] = []
  ) {
    self.title = title
    self.kind = kind
    self.ids = ids
    self.checked = checked
  }
}

extension IdentifiedTable {
  /// Creates the table of a checkmark screen.
  ///
  /// - Throws: `SelectionError.severalRowsInExclusiveList`, `.unknownID`, `.rowOfList`.
  init(_ sections: [CheckmarkSection<ID>]) throws(SelectionError) {
    self.init(sections: sections.map(\.ids), policy: .single)
    for (number, section) in sections.enumerated() {
      try apply(.setList(section.kind, section: number))
      for id in section.checked {
        guard let row = section.ids.firstIndex(of: id) else { throw .unknownID }
        try apply(.check(.row(RowPath(section: number, row: row))))
      }
    }
  }
}
