// SPDX-License-Identifier: MIT

/// The cells that have left the screen and can be reused, and the classes and nibs for new cells.
@MainActor
struct CellPool {
  /// The classes of the cells by identifier.
  var classes: [String: TableViewCell.Type] = [:]
  /// The nibs of the cells by identifier.
  var nibs: [String: Nib] = [:]
  private var waiting: [String: [TableViewCell]] = [:]

  /// Takes the most recently added cell out of the pool.
  mutating func take(_ identifier: String) -> TableViewCell? { waiting[identifier]?.popLast() }

  /// Puts a cell into the pool; a cell without an identifier is discarded.
  mutating func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  /// The number of cells in the pool.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}

/// Counts of the cells that a table has created, reused, configured and drawn.
public struct CellCounts: Hashable, Sendable {
  /// The number of cells that were created, either by the table from a registered class or by the
  /// data source.
  public internal(set) var made = 0
  /// The number of times that a cell was taken from the reuse pool.
  public internal(set) var recycled = 0
  /// The number of times that the data source was called to provide a cell.
  public internal(set) var configured = 0
  /// The number of times that a cell was drawn because its appearance had changed.
  public internal(set) var drawn = 0

  /// Creates counts that are all zero.
  public init() {}
}
