// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  import SelectionCore

  /// What of a row is observed by itself.
  enum RowAspect: CaseIterable {
    case state, selected, checked, focus

    func differs<ID>(
      _ id: ID, from old: IdentifiedTable<ID>, to new: IdentifiedTable<ID>
    ) -> Bool {
      switch self {
      case .state: RowState(of: id, in: old) != RowState(of: id, in: new)
      case .selected: old.isSelected(id) != new.isSelected(id)
      case .checked: old.isChecked(id) != new.isChecked(id)
      case .focus: old.hasFocus(id) != new.hasFocus(id)
      }
    }
  }

  /// What of the whole table is observed by itself.
  enum TablePart: CaseIterable {
    case table, contents, selectedIDs, selectedCount, checkedIDs, focusedID, history, isEditing

    func differs<ID>(
      from old: IdentifiedTable<ID>, to new: IdentifiedTable<ID>, isMoved: Bool
    ) -> Bool {
      let (before, after) = (old.selection, new.selection)
      return switch self {
      case .table: true
      case .contents: isMoved && old.contents != new.contents
      case .selectedIDs:
        (isMoved || before.selected != after.selected) && old.selectedIDs != new.selectedIDs
      case .selectedCount: before.selected.count != after.selected.count
      case .checkedIDs:
        (isMoved || before.checked != after.checked) && old.checkedIDs != new.checkedIDs
      case .focusedID: old.focusedID != new.focusedID
      case .history:
        before.history?.undoCount ?? 0 != after.history?.undoCount ?? 0
          || before.history?.redoCount ?? 0 != after.history?.redoCount ?? 0
      case .isEditing: before.isEditing != after.isEditing
      }
    }
  }

  extension IdentifiedTable {
    var focusedID: ID? { selection.lead.flatMap(id) }

    func hasFocus(_ id: ID) -> Bool { selection.lead != nil && row(of: id) == selection.lead }
  }

  extension ObservableTable {
    func read(_ aspect: RowAspect, of id: ID) {
      observedRows[aspect, default: []].insert(id)
      switch aspect {
      case .state: registrar.access(self, keyPath: \.[id])
      case .selected: registrar.access(self, keyPath: \.[isSelected: id])
      case .checked: registrar.access(self, keyPath: \.[isChecked: id])
      case .focus: registrar.access(self, keyPath: \.[hasFocus: id])
      }
    }

    func read(_ part: TablePart) {
      observedParts.insert(part)
      switch part {
      case .table: registrar.access(self, keyPath: \.table)
      case .contents: registrar.access(self, keyPath: \.contents)
      case .selectedIDs: registrar.access(self, keyPath: \.selectedIDs)
      case .selectedCount: registrar.access(self, keyPath: \.selectedCount)
      case .checkedIDs: registrar.access(self, keyPath: \.checkedIDs)
      case .focusedID: registrar.access(self, keyPath: \.focusedID)
      case .history: registrar.access(self, keyPath: \.undoCount)
      case .isEditing: registrar.access(self, keyPath: \.isEditing)
      }
    }

    /// Tells the readers of what will differ, sets the table, and tells them that it does.
    func commit(_ next: IdentifiedTable<ID>, isRenamed: Bool) {
      let old = current
      let change = next.selection.change(from: old.selection)
      let isMoved = isRenamed || change.mapping != nil
      let parts = observedParts.filter { $0.differs(from: old, to: next, isMoved: isMoved) }
      observedParts.subtract(parts)
      var rows: [(aspect: RowAspect, id: ID)] = []
      let ids = isMoved ? nil : differing(change, in: next)
      for aspect in RowAspect.allCases {
        guard let observed = observedRows[aspect], !observed.isEmpty else { continue }
        let candidates = ids.map { $0.intersection(observed) } ?? observed
        for id in candidates where aspect.differs(id, from: old, to: next) {
          rows.append((aspect, id))
        }
      }
      for row in rows { observedRows[row.aspect]?.remove(row.id) }
      for part in parts { tell(part, true) }
      for row in rows { tell(row.aspect, row.id, true) }
      current = next
      for part in parts { tell(part, false) }
      for row in rows { tell(row.aspect, row.id, false) }
    }

    /// The identities of the rows that can differ after an input that left each row where it was;
    /// nil where they are more than those observed, or not all of them are shown.
    private func differing(_ change: SelectionChange, in next: IdentifiedTable<ID>) -> Set<ID>? {
      guard change.before.hiddenCount == 0, change.after.hiddenCount == 0 else { return nil }
      let most = observedRows.values.map(\.count).max() ?? 0
      let rows = [
        change.rowsToRedraw, change.selected, change.deselected, change.checked, change.unchecked,
      ]
      guard rows.allSatisfy({ $0.count <= most }) else { return nil }
      var paths = rows.flatMap { Array($0) }
      for lead in [change.before.lead, change.after.lead] { if let lead { paths.append(lead) } }
      return Set(paths.compactMap(next.id))
    }

    private func tell(_ aspect: RowAspect, _ id: ID, _ isBefore: Bool) {
      switch aspect {
      case .state: tell(\.[id], isBefore)
      case .selected: tell(\.[isSelected: id], isBefore)
      case .checked: tell(\.[isChecked: id], isBefore)
      case .focus: tell(\.[hasFocus: id], isBefore)
      }
    }

    private func tell(_ part: TablePart, _ isBefore: Bool) {
      switch part {
      case .table: tell(\.table, isBefore)
      case .contents: tell(\.contents, isBefore)
      case .selectedIDs: tell(\.selectedIDs, isBefore)
      case .selectedCount: tell(\.selectedCount, isBefore)
      case .checkedIDs: tell(\.checkedIDs, isBefore)
      case .focusedID: tell(\.focusedID, isBefore)
      case .history: tell(\.undoCount, isBefore)
      case .isEditing: tell(\.isEditing, isBefore)
      }
    }

    private func tell<Value>(_ keyPath: KeyPath<ObservableTable, Value>, _ isBefore: Bool) {
      if isBefore {
        registrar.willSet(self, keyPath: keyPath)
      } else {
        registrar.didSet(self, keyPath: keyPath)
      }
    }
  }
#endif
