// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// Makes storage that no other table has, to be written.
  @inlinable
  mutating func own() {
    if unsafe !isKnownUniquelyReferenced(&storage) {
      unsafe storage = Storage(storage.selection, storage.names, unloaded: storage.unloaded)
    }
  }

  /// The table by row numbers and paths.
  @inlinable var selection: TableSelection {
    _read { yield unsafe storage.selection }
    _modify {
      own()
      yield unsafe &storage.selection
    }
  }

  /// The identities of the rows, shown and hidden.
  @inlinable var names: RowNames<ID> {
    _read { yield unsafe storage.names }
    _modify {
      own()
      yield unsafe &storage.names
    }
  }

  /// The number of the hidden row that represents everything not loaded; its mark is that of new
  /// rows.
  @inlinable var unloaded: Int? {
    get { unsafe storage.unloaded }
    set {
      own()
      unsafe storage.unloaded = newValue
    }
  }
}

extension IdentifiedTable: Equatable {
  /// Whether two tables are in the same state, and have the same identities in the same rows.
  ///
  /// - Complexity: O(1) if one is a copy of the other, else O(*n*).
  @inlinable
  public static func == (first: IdentifiedTable, second: IdentifiedTable) -> Bool {
    unsafe first.storage === second.storage
      || first.selection == second.selection && first.names == second.names
        && first.unloaded == second.unloaded
  }
}
