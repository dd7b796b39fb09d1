// SPDX-License-Identifier: MIT
public import SelectionCore

/// What an app saves of an outline: what is selected, checked and collapsed, by identity.
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
  /// What is selected, checked and collapsed.
  ///
  /// - Complexity: O(*k* log *n*) for *k* such nodes.
  public var snapshot: OutlineSnapshot<ID> {
    OutlineSnapshot(
      marks: table.snapshot, collapsed: table.ids(ofNumbers: forest.collapsed))
  }

  /// Brings back what was saved; nodes that aren't there any more are left out.
  ///
  /// Checkmarks are of the nodes that bore them: a group that wasn't loaded then and is now hands
  /// its own to the nodes below it. It is a step of the history, but for what is collapsed.
  ///
  /// - Parameter snapshot: What was saved.
  /// - Returns: The resulting change.
  /// - Throws: `OutlineError.selection` if several nodes are selected and one may be.
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
