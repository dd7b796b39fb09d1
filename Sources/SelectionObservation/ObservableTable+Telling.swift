// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  import SelectionCore

  /// A part of a row's state that is observed separately.
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

  /// A part of the whole table's state that is observed separately.
  enum TablePart: Hashable {
    case table, contents, selectedRows, selectedCount, checkedRows, lead, history, isEditing
    case room(section: Int?)
    case layer(MarkLayer)

    func differs<ID>(
      from old: IdentifiedTable<ID>, to new: IdentifiedTable<ID>, isMoved: Bool
    ) -> Bool {
      let (before, after) = (old.rows, new.rows)
      return switch self {
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
  }

  /// The key paths by which rows are observed: each observed aspect of a row has a number of its
  /// own.
  ///
  /// Key paths by number are made and hashed in a fraction of the time of those by identity, and
  /// Swift 6.3 gives the same hash to all key paths with two arguments.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  final class RowReadings: Observable {
    private var count = 0
    private var spare: KeyPath<RowReadings, Void>?

    private subscript(number: Int) -> Void { () }

    /// A key path that isn't observed yet.
    func next() -> KeyPath<RowReadings, Void> {
      defer { spare = nil }
      if let spare { return spare }
      count += 1
      return \.[count]
    }

    /// Takes back a key path with no other owner, so that reading without observing makes none.
    func reuse(_ keyPath: KeyPath<RowReadings, Void>) { spare = keyPath }
  }

  extension IdentifiedTable {
    func hasFocus(_ id: ID) -> Bool { rows.lead != nil && row(of: id) == rows.lead }
  }

  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// The property by which a part of the whole table is observed.
    private subscript(part: TablePart) -> Void { () }

    /// Registers a read of an aspect of a row, if there is an observer.
    ///
    /// The registrar doesn't tell whether there is one. But it keeps the key path of each observed
    /// property, so a key path that only the table owns has no observer. All observers of an aspect
    /// of a row share one key path.
    func read(_ aspect: RowAspect, of id: ID) {
      if let keyPath = observedRows[aspect]?[id] {
        registrar.access(rowReadings, keyPath: keyPath)
        return
      }
      var keyPath = rowReadings.next()
      registrar.access(rowReadings, keyPath: keyPath)
      guard !isKnownUniquelyReferenced(&keyPath) else { return rowReadings.reuse(keyPath) }
      observedRows[aspect, default: [:]][id] = keyPath
    }

    func read(_ part: TablePart) {
      observedParts.insert(part)
      registrar.access(self, keyPath: \.[part])
    }

    /// Notifies the observers of everything that will differ, sets the table, and notifies them
    /// again.
    func commit(_ next: IdentifiedTable<ID>, isRenamed: Bool) {
      let old = latest
      let change = next.rows.change(from: old.rows)
      // Such as contents that the table has already, which a caller may tell at each render.
      if change.isEmpty, next == old { return }
      let isMoved = isRenamed || change.mapping != nil
      let parts = observedParts.filter { $0.differs(from: old, to: next, isMoved: isMoved) }
      observedParts.subtract(parts)
      let partPaths: [KeyPath<ObservableTable, Void>] = parts.map { \.[$0] }
      var rowPaths: [KeyPath<RowReadings, Void>] = []
      let ids = isMoved ? nil : involvedIDs(change, in: next)
      var told: [(RowAspect, [ID])] = []
      for aspect in RowAspect.allCases {
        guard let observed = observedRows[aspect], !observed.isEmpty else { continue }
        var differing: [ID] = []
        func look(at id: ID, _ keyPath: KeyPath<RowReadings, Void>) {
          guard aspect.differs(id, from: old, to: next) else { return }
          differing.append(id)
          rowPaths.append(keyPath)
        }
        if let ids {
          for id in ids { if let keyPath = observed[id] { look(at: id, keyPath) } }
        } else {
          for (id, keyPath) in observed { look(at: id, keyPath) }
        }
        told.append((aspect, differing))
      }
      pending = next
      for keyPath in partPaths { registrar.willSet(self, keyPath: keyPath) }
      for keyPath in rowPaths { registrar.willSet(rowReadings, keyPath: keyPath) }
      // An observer that has changed the table has made its own table, based on this, the current.
      if let pending { current = pending }
      pending = nil
      for keyPath in partPaths { registrar.didSet(self, keyPath: keyPath) }
      for keyPath in rowPaths { registrar.didSet(rowReadings, keyPath: keyPath) }
      rowPaths = []
      for (aspect, ids) in told { forgetUnobserved(ids, aspect) }
    }

    /// Forgets the rows without observers, as most have after a notification.
    private func forgetUnobserved(_ ids: [ID], _ aspect: RowAspect) {
      for id in ids {
        guard let index = observedRows[aspect]?.index(forKey: id),
          isKnownUniquelyReferenced(&observedRows[aspect, default: [:]].values[index])
        else { continue }
        observedRows[aspect]?.remove(at: index)
      }
    }

    /// The identities of the rows that can differ after an input that moved no row; nil if they are
    /// more than the observed ones, or some rows are hidden.
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
