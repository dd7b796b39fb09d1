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

    /// The identities of the rows, shown or hidden, that can differ after an input that moved no
    /// rows; nil if what isn't loaded is selected or deselected.
    func names(atMost limit: Int) -> Set<ID>? {
      guard !isMoved, change.wholeMapping == nil, old.selectsUnloaded == new.selectsUnloaded
      else { return nil }
      let (before, after) = (change.before, change.after)
      var marked = RowSet()
      for layer in [.selected, .checked, .disabled] + before.layers + after.layers {
        marked.formUnion(
          before.numbers(in: layer).symmetricDifference(after.numbers(in: layer)))
      }
      let drawn = change.rowsToRedraw
      guard marked.count <= limit, drawn.count <= limit else { return nil }
      let leads = [before.lead, after.lead].compactMap { $0 }
      return Set(new.names(ofRows: marked)).union((drawn + leads).compactMap(new.id))
    }
  }
#endif
