// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import SelectionCore

  /// The differences between two states of a table with identities.
  struct TableComparison<ID: Hashable>: RowComparison {
    /// A part of a row's state that is observed separately.
    enum Aspect: CaseIterable {
      case state, selected, shown, checked, focus
    }

    /// A part of the whole table's state that is observed separately.
    enum Part: Hashable {
      case table, contents, selectedRows, selectedCount, checkedRows, lead, history, isEditing
      case room(section: Int?)
      case layer(MarkLayer)
    }

    typealias Change = IdentifiedChange<ID>

    private let old: IdentifiedTable<ID>
    private let new: IdentifiedTable<ID>
    private let change: SelectionChange
    /// Whether rows may have new numbers or new names.
    private let isMoved: Bool

    init?(from old: IdentifiedTable<ID>, to new: IdentifiedTable<ID>, isRenamed: Bool) {
      change = new.rows.change(from: old.rows)
      // For instance, an app may set contents that the table already has at each render.
      if change.isEmpty, new == old { return nil }
      (self.old, self.new) = (old, new)
      isMoved = isRenamed || change.mapping != nil
    }

    func isDifferent(_ aspect: Aspect, of id: ID) -> Bool {
      switch aspect {
      case .state: RowState(of: id, in: old) != RowState(of: id, in: new)
      case .selected: old.isSelected(id) != new.isSelected(id)
      case .shown: (old.row(of: id) == nil) != (new.row(of: id) == nil)
      case .checked: old.isChecked(id) != new.isChecked(id)
      case .focus: old.hasFocus(id) != new.hasFocus(id)
      }
    }

    func isDifferent(_ part: Part) -> Bool {
      let (before, after) = (old.rows, new.rows)
      return switch part {
      case .table: true
      case .contents: isMoved && old.contents != new.contents
      case .selectedRows:
        (isMoved || before.selectedRows.positions != after.selectedRows.positions)
          && old.selectedRows != new.selectedRows
      case .selectedCount: before.selectedRows.positions.count != after.selectedRows.positions.count
      case .checkedRows:
        (isMoved || before.checkedRows.positions != after.checkedRows.positions)
          && old.checkedRows != new.checkedRows
      case .layer(let layer):
        (isMoved || before.numbers(in: layer) != after.numbers(in: layer))
          && old[layer] != new[layer]
      case .lead: old.lead != new.lead
      case .history:
        before.undoCount != after.undoCount || before.redoCount != after.redoCount
      case .isEditing: before.isEditing != after.isEditing
      case .room(nil): before.hasRoomForOneMore != after.hasRoomForOneMore
      case .room(let section?):
        before.hasRoomForOneMore(inSection: section) != after.hasRoomForOneMore(inSection: section)
      }
    }

    /// The identities of the rows that can differ after an input that moved no rows; nil if any
    /// rows are hidden.
    func names(atMost limit: Int) -> Set<ID>? {
      guard !isMoved, change.before.hiddenCount == 0, change.after.hiddenCount == 0 else {
        return nil
      }
      let rows = [
        change.rowsToRedraw, change.selected, change.deselected, change.checked, change.unchecked,
      ]
      guard rows.allSatisfy({ $0.count <= limit }) else { return nil }
      var paths = rows.flatMap { Array($0) }
      for lead in [change.before.lead, change.after.lead] { if let lead { paths.append(lead) } }
      return Set(paths.compactMap(new.id))
    }
  }

  extension IdentifiedTable {
    func hasFocus(_ id: ID) -> Bool { rows.lead != nil && row(of: id) == rows.lead }
  }
#endif
