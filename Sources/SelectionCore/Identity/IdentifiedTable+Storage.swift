// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// Ensures that no other table shares the storage, before it is written.
  @inlinable @inline(__always)
  mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { copyStorage() }
  }

  @inlinable @inline(never)
  mutating func copyStorage() {
    storage = Storage(
      storage.selection, storage.names, waiting: storage.waiting,
      sharesCheckmarks: storage.sharesCheckmarks)
  }

  /// The table by row numbers and paths.
  @inlinable var selection: TableSelection {
    _read { yield storage.selection }
    _modify {
      own()
      yield &storage.selection
    }
  }

  /// The identities of the rows, shown and hidden.
  @inlinable var names: RowNames<ID> {
    _read { yield storage.names }
    _modify {
      own()
      yield &storage.names
    }
  }

  /// The number of the hidden row that represents everything not loaded.
  @usableFromInline var unloaded: Int? { selection.past.unloaded }
}

extension IdentifiedTable {
  /// Whether restored checkmarks are waiting; the query doesn't retain them.
  @inlinable var hasWaiting: Bool { storage.waiting != nil }

  /// The restored checkmarks that no row can show yet.
  @inlinable var waiting: [WaitingMark<ID>] {
    get { storage.waiting ?? [] }
    set {
      own()
      storage.waiting = newValue.isEmpty ? nil : newValue
    }
  }
}

extension IdentifiedTable: Equatable {
  /// Whether two tables are in the same state and have the same identities in the same rows, as
  /// with `TableSelection`.
  ///
  /// - Complexity: O(1) if one table is a copy of the other; otherwise, O(*n*).
  @inlinable
  public static func == (first: IdentifiedTable, second: IdentifiedTable) -> Bool {
    first.storage === second.storage
      || first.selection == second.selection && first.names == second.names
        && first.unloaded == second.unloaded && first.waiting == second.waiting
        && first.sharesCheckmarks == second.sharesCheckmarks
  }
}
