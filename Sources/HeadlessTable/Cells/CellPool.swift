// SPDX-License-Identifier: MIT

/// The cells that have left the screen and wait for another row, and the classes to make more from.
@MainActor
struct CellPool {
  /// The classes of the cells by their identifiers.
  var classes: [String: TableViewCell.Type] = [:]
  private var waiting: [String: [TableViewCell]] = [:]

  /// Takes a cell out of the pool, the one that went in last.
  mutating func take(_ identifier: String) -> TableViewCell? { waiting[identifier]?.popLast() }

  /// Puts a cell into the pool; one without an identifier is not kept.
  mutating func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  /// The number of waiting cells.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}

/// How often a table has made, used again, configured and drawn cells.
public struct CellCounts: Hashable, Sendable {
  /// The cells made: by the table from a registered class, or by the data source itself.
  public internal(set) var made = 0
  /// The times a cell came out of the reuse pool.
  public internal(set) var recycled = 0
  /// The times the data source was asked for a cell.
  public internal(set) var configured = 0
  /// The times a cell was drawn because it showed something else than before.
  public internal(set) var drawn = 0

  /// Makes counts of nothing.
  public init() {}
}
