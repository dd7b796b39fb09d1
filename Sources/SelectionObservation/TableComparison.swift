// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import SelectionCore

  /// The differences between two states of a table with identities.
  struct TableComparison<ID: Hashable>: RowComparison {
    /// A part of a row's state that is observed separately.
    enum Aspect: RowAspect {
      case state, selected, shown, checked, focus
    }

    /// A part of the whole table's state that is observed separately.
    enum Part: Hashable {
      case table, contents, checkedRows, isEditing
    }

    let old: IdentifiedTable<ID>
    let new: IdentifiedTable<ID>
    private let change: SelectionChange
    let isMoved: Bool

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
      case .selected: isDifferent(.isSelected(id))
      case .shown: isDifferent(.isShown(id))
      case .checked: old.isChecked(id) != new.isChecked(id)
      case .focus: isDifferent(.hasFocus(id))
      }
    }

    func isDifferent(_ part: Part) -> Bool {
      switch part {
      case .table: true
      case .contents: isMoved && old.contents != new.contents
      case .checkedRows:
        (isMoved || old.rows.checkedNumbers != new.rows.checkedNumbers || isShownDifferently)
          && old.checkedRows != new.checkedRows
      case .isEditing: old.isEditing != new.isEditing
      }
    }

    /// The identities of the rows that can differ after an input that moved no rows; nil if any
    /// rows are hidden, or what isn't loaded is selected or deselected.
    func names(atMost limit: Int) -> Set<ID>? {
      guard !isMoved, change.before.hiddenCount == 0, change.after.hiddenCount == 0,
        old.selectsUnloaded == new.selectsUnloaded
      else { return nil }
      let rows = [
        change.rowsToRedraw, change.selected, change.deselected, change.checked, change.unchecked,
      ]
      guard rows.allSatisfy({ $0.count <= limit }) else { return nil }
      var paths = rows.flatMap { Array($0) }
      for lead in [change.before.lead, change.after.lead] { if let lead { paths.append(lead) } }
      return Set(paths.compactMap(new.id))
    }
  }
#endif
