// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import SelectionCore

  extension IndexPath {
    /// Creates the index path of an item.
    ///
    /// - Complexity: O(1).
    public init(_ row: RowPath) { self.init(item: row.row, section: row.section) }
  }

  extension RowPath {
    /// Creates a path from an index path, which must contain a section and an item.
    ///
    /// - Complexity: O(1).
    public init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, row: indexPath.item)
    }
  }

  extension KeyModifiers {
    /// Creates the modifiers of an AppKit event.
    ///
    /// Pass the flags of the event itself, because the user may press or release keys afterward.
    /// - Complexity: O(1).
    public init(_ flags: NSEvent.ModifierFlags) {
      self = []
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.command) { insert(.command) }
      if flags.contains(.option) { insert(.option) }
    }
  }

  extension Set<IndexPath> {
    /// Creates the index paths of rows.
    init(_ rows: some Sequence<RowPath>) { self.init(rows.map { IndexPath($0) }) }
  }
#endif
