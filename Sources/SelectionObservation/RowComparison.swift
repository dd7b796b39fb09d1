// SPDX-License-Identifier: MIT
#if canImport(Observation)
  package import SelectionCore

  /// The parts of a row that are observed separately in tables of every kind.
  package protocol RowAspect: Hashable, CaseIterable {
    static var selected: Self { get }
    static var shown: Self { get }
    static var focus: Self { get }
  }

  /// The differences between two states of a table that observers may notice.
  package protocol RowComparison {
    associatedtype Table: InputReceiver where Table.Row == Name, Table.Rows == [Name]
    /// The result of an input.
    typealias Change = Table.Change
    /// The name of a row.
    associatedtype Name: Hashable
    /// A part of a row's state that is observed separately.
    associatedtype Aspect: RowAspect
    /// A part of the whole table's state that is observed separately in tables of this kind only.
    associatedtype Part: Hashable

    var old: Table { get }
    var new: Table { get }
    /// Whether rows may have new numbers or new names.
    var isMoved: Bool { get }

    /// Compares two states; returns nil if they are the same.
    ///
    /// - Parameters:
    ///   - old: The earlier state.
    ///   - new: The later state.
    ///   - isRenamed: Whether remaining rows may have new names.
    init?(from old: Table, to new: Table, isRenamed: Bool)

    /// Whether an aspect of a row differs.
    func isDifferent(_ aspect: Aspect, of name: Name) -> Bool

    /// Whether a part of the whole table differs.
    func isDifferent(_ part: Part) -> Bool

    /// The names of all rows that can differ; nil if there are more than a given limit, or if the
    /// rows aren't known.
    func names(atMost limit: Int) -> Set<Name>?
  }

  extension RowComparison {
    /// Whether a part that tables of every kind have differs.
    package func isDifferent(_ part: ObservedPart<Name>) -> Bool {
      let (before, after) = (old.rows, new.rows)
      return switch part {
      case .selectedRows:
        (isMoved || before.selectedNumbers != after.selectedNumbers || isShownDifferently)
          && old.selectedRows != new.selectedRows
      case .selectedCount: old.selectedCount != new.selectedCount
      case .layer(let layer):
        (isMoved || before.numbers(in: layer) != after.numbers(in: layer) || isShownDifferently)
          && old[layer] != new[layer]
      case .lead: old.lead != new.lead
      case .history: old.undoCount != new.undoCount || old.redoCount != new.redoCount
      case .room(nil): old.hasRoomForOneMore != new.hasRoomForOneMore
      case .room(let section?):
        old.hasRoomForOneMore(inSection: section) != new.hasRoomForOneMore(inSection: section)
      case .isSelected(let name): old.isSelected(name) != new.isSelected(name)
      case .isShown(let name): (old.shownPath(of: name) == nil) != (new.shownPath(of: name) == nil)
      case .hasFocus(let name): old.hasFocus(name) != new.hasFocus(name)
      }
    }

    /// Whether other rows are shown, in a table whose rows haven't moved.
    package var isShownDifferently: Bool { old.rows.shownNumbers != new.rows.shownNumbers }
  }

  extension InputReceiver {
    /// The path of a row, or nil if the row isn't shown.
    func shownPath(of row: Row) -> RowPath? { rowNumber(of: row).flatMap(rows.path(ofRow:)) }

    /// Whether a row has the keyboard focus.
    func hasFocus(_ row: Row) -> Bool { rows.lead.map { $0 == shownPath(of: row) } ?? false }
  }
#endif
