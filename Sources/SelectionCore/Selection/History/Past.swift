// SPDX-License-Identifier: MIT

/// A table's past: the changes to its data, and the steps that can be undone and redone.
///
/// Both have one reference, because each input copies the table, and every reference costs time.
struct Past: Sendable {
  private struct Stored: InitiallyShared {
    /// The changes to the data, whose version may be out of date.
    var journal = Journal()
    var history = SelectionHistory()

    /// The value is never written, so any thread may read it.
    nonisolated(unsafe) static let initial = Shared.Box(Stored())

    /// Whether two histories have the same steps; journals aren't compared.
    static func == (first: Stored, second: Stored) -> Bool { first.history == second.history }
  }

  /// Nothing on the heap without changes and steps, nor after a reload of the whole table.
  private var stored = Shared<Stored>()
  /// The number of changes to the data so far.
  private var version = 0

  init() {}

  /// Creates the past after a reload of the whole table, across which rows can't be compared; only
  /// rows outside all sections remain.
  init(reloading other: Past, rows: IndexMapping? = nil) {
    version = other.version &+ 1
    if other.keepsHistory { history = SelectionHistory(limit: other.history.limit) }
    if let rows, let row = other.unloaded { unloaded = rows.newIndex(of: row) }
  }

  /// The changes to the data.
  var journal: Journal {
    get {
      var journal = stored.readBox.value.journal
      journal.version = version
      return journal
    }
    set {
      version = newValue.version
      let history = keepsHistory ? history : SelectionHistory()
      stored = Shared(Stored(journal: newValue, history: history))
    }
  }

  /// The number of the hidden row that represents everything not loaded; new rows have its state in
  /// the table and in each step.
  var unloaded: Int? {
    @inline(__always) get { stored.box.flatMap { $0.value.journal.unloaded } }
    set { stored.value.journal.unloaded = newValue }
  }

  /// The steps.
  var history: SelectionHistory {
    _read { yield stored.readBox.value.history }
    _modify { yield &stored.value.history }
  }

  /// Whether steps are recorded.
  var keepsHistory: Bool {
    @inline(__always) get { stored.box.map { $0.value.history.limit > 0 } ?? false }
  }

  /// Whether the data is in the same state as in another past, with no other state in between.
  func hasSameData(as other: Past) -> Bool {
    isIdentical(to: other) || journal.isSame(as: other.journal)
  }

  /// Whether the other value is a copy of this one, with the same data and the same steps.
  func isIdentical(to other: Past) -> Bool {
    version == other.version && stored.isIdentical(to: other.stored)
  }
}
