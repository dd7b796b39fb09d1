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

  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// What an aspect of a row is observed by.
    private subscript(aspect: RowAspect, of id: ID) -> Void {}

    /// What a part of the whole table is observed by.
    private subscript(part: TablePart) -> Void {}

    func read(_ aspect: RowAspect, of id: ID) {
      observedRows[aspect, default: []].insert(id)
      registrar.access(self, keyPath: \.[aspect, of: id])
    }

    func read(_ part: TablePart) {
      observedParts.insert(part)
      registrar.access(self, keyPath: \.[part])
    }

    /// Tells the readers of what will differ, sets the table, and tells them that it does.
    func commit(_ next: IdentifiedTable<ID>, isRenamed: Bool) {
      let old = current
      let change = next.selection.change(from: old.selection)
      let isMoved = isRenamed || change.mapping != nil
      let parts = observedParts.filter { $0.differs(from: old, to: next, isMoved: isMoved) }
      observedParts.subtract(parts)
      var differing: [KeyPath<ObservableTable, Void>] = parts.map { \.[$0] }
      let ids = isMoved ? nil : involvedIDs(change, in: next)
      for aspect in RowAspect.allCases {
        guard let observed = observedRows[aspect], !observed.isEmpty else { continue }
        let candidates = ids.map { $0.intersection(observed) } ?? observed
        for id in candidates where aspect.differs(id, from: old, to: next) {
          observedRows[aspect]?.remove(id)
          differing.append(\.[aspect, of: id])
        }
      }
      for keyPath in differing { registrar.willSet(self, keyPath: keyPath) }
      current = next
      for keyPath in differing { registrar.didSet(self, keyPath: keyPath) }
    }

    /// The identities of the rows that can differ after an input that left each row where it was;
    /// nil where they are more than those observed, or not all of them are shown.
    private func involvedIDs(
      _ change: SelectionChange, in next: IdentifiedTable<ID>
    ) -> Set<ID>? {
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
  }
#endif
