// SPDX-License-Identifier: MIT
public import SelectionCore

/// The selected, checked and collapsed nodes of an outline by identity, to be saved and restored.
public struct OutlineSnapshot<ID: Hashable>: Equatable {
  /// The marks, with anchor and lead.
  public var marks: IdentitySnapshot<ID>
  /// The collapsed groups, in preorder.
  public var collapsed: [ID]
}

extension OutlineSnapshot: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
  extension OutlineSnapshot: Codable where ID: Codable {}
#endif

extension OutlineSelection {
  /// A snapshot of the selected, checked and collapsed nodes.
  ///
  /// - Complexity: O(*k* log *n*) for *k* such nodes.
  public var snapshot: OutlineSnapshot<ID> {
    OutlineSnapshot(
      marks: table.snapshot, collapsed: table.ids(ofNumbers: forest.collapsed.subtracting(forest.unloaded)))
  }

  /// Restores a saved state; nodes that no longer exist are left out.
  ///
  /// Checkmarks belong to the nodes that bore them: a group that wasn't loaded then and is now
  /// passes its own on to the nodes below it. This is a step of the history, except for collapsed
  /// groups.
  ///
  /// - Parameter snapshot: The saved state.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.selection` if several nodes are selected and only one may be.
  /// - Complexity: O(*k* log *n*) for *k* nodes of the snapshot.
  @discardableResult
  public mutating func restore(
    _ snapshot: OutlineSnapshot<ID>
  ) throws(OutlineError) -> OutlineChange<ID> {
    let (old, before) = (forest, table)
    do {
      _ = try table.restore(snapshot.marks, missing: .gone)
    } catch { throw .selection(error) }
    var next = forest
    next.collapsed = RowSet(snapshot.collapsed.compactMap { table.number(ofID: $0) })
      .subtracting(next.childless.subtracting(next.emptyGroups))
    next.recoverAll()
    var edit = NumberedEdit(isStep: false)
    edit.shown = next.shown
    edit.checked = next.lawful(checked, options.boxes)
    edit.anchor = table.anchorNumber.map { visible($0, in: next) }
    edit.lead = table.leadNumber.map { visible($0, in: next) }
    do throws(OutlineError) {
      _ = try applied(edit)
    } catch {
      table = before
      throw error
    }
    forest = next
    return finish(table.rows.change(from: before.rows), from: old)
  }
}
