// SPDX-License-Identifier: MIT

/// A table whose rows have identities, so that the table finds each row's new place when the
/// contents change.
///
///     var mails = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
///     try mails.click("m2")
///     try mails.click("m3", modifiers: .shift, profile: .appKit)
///     try mails.update(to: [["m0", "m3", "m1"]], vanished: .gone)
///     mails.selectedRows                                  // ["m3"]
///
/// An identity that remains keeps its state, within a section and across sections: its selection,
/// its checkmark, its disabled state, the anchor, the lead, and its place in a range and in the
/// history. The caller decides whether identities that are missing from new contents are removed or
/// hidden. A hidden identity keeps its marks, is counted in mode single, in exclusive lists and for
/// limits, and still has its marks when it is shown again. An input that replaces the selection (a
/// click, an extension, deselect-all) also affects hidden identities, whereas an input that adds to
/// the selection (a toggle, select-all, invert, a sweep, a header) doesn't.
///
/// Several rows may have the same identity: the *k*-th such row before a change becomes the *k*-th
/// such row after it. These rows share their checkmark within a list unless ``sharesCheckmarks`` is
/// false; each row is selected separately. A row without an identity is removed when its section
/// receives new contents.
public struct IdentifiedTable<ID: Hashable> {
  /// The whole table, so that querying a table in a property copies only one reference.
  ///
  /// The storage is written only while no other table shares it, so it may be sent to any actor.
  @usableFromInline nonisolated(unsafe) var storage: Storage

  /// The rows, and their identities.
  @usableFromInline
  final class Storage {
    @exclusivity(unchecked) @usableFromInline var selection: TableSelection
    @exclusivity(unchecked) @usableFromInline var names: RowNames<ID>
    /// Nil if no checkmark is waiting: in generic code, even a count needs a lookup.
    @exclusivity(unchecked) @usableFromInline var waiting: [WaitingMark<ID>]?
    @usableFromInline let sharesCheckmarks: Bool

    @inlinable
    init(
      _ selection: TableSelection, _ names: RowNames<ID>,
      waiting: [WaitingMark<ID>]? = nil, sharesCheckmarks: Bool = true
    ) {
      self.selection = selection
      self.names = names
      self.waiting = waiting
      self.sharesCheckmarks = sharesCheckmarks
    }
  }

  /// Creates a table in which no row is selected.
  ///
  ///     let mails = IdentifiedTable(
  ///       sections: [["m1", "m2"], ["m3"]], policy: .multiple)
  ///     mails.row(of: "m3")  // 1.0
  ///
  /// - Parameters:
  ///   - sections: The identities, section by section.
  ///   - policy: The policy, which determines what the user may select.
  /// - Complexity: O(*n*) for *n* identities.
  @_disfavoredOverload
  @inlinable
  public init(sections: [[ID]] = [], policy: SelectionPolicy = SelectionPolicy()) {
    // This is disfavored so that Hashable elements are identified by their `id`, not by themselves.
    // Arrays in memory never hold more than `Int.max` elements together.
    self.init(
      TableSelection(shape: TableShape(checked: sections.map { $0.count }), policy: policy),
      RowNames(joined(sections)))
  }

  @usableFromInline
  init(_ selection: TableSelection, _ names: RowNames<ID>) {
    storage = Storage(selection, names)
  }

  /// Creates a table whose rows don't have identities yet; ``setIDs(_:inSection:)`` assigns them.
  ///
  ///     let mails = IdentifiedTable<String>(TableSelection(shape: [3]))
  ///     mails.id(of: RowPath(0, 0))          // nil
  ///
  /// - Parameters:
  ///   - selection: The table.
  ///   - sharesCheckmarks: Whether rows with the same identity share their checkmark within a list.
  ///     If the value is false, each row has its own checkmark, for example for a file that is in
  ///     several folders of a tree. Inputs by identity check the first of these rows, and a
  ///     snapshot by identity includes all of them.
  public init(_ selection: TableSelection, sharesCheckmarks: Bool = true) {
    storage = Storage(selection, RowNames(), sharesCheckmarks: sharesCheckmarks)
  }

  /// Whether rows with the same identity share their checkmark within a list.
  ///
  ///     var files = IdentifiedTable<String>(
  ///       TableSelection(shape: [2]), sharesCheckmarks: false)
  ///     try files.setIDs(["a", "a"], inSection: 0)
  ///     try files.setList(.inclusive, inSection: 0)
  ///     try files.tap("a")
  ///     files.rows.checkedNumbers            // {0}
  ///
  /// - Complexity: O(1).
  public var sharesCheckmarks: Bool { storage.sharesCheckmarks }

  /// The rows that share their checkmark within a list if the rows have these identities, group by
  /// group.
  @inlinable
  func sharing(_ names: RowNames<ID>) -> [[Int]] {
    storage.sharesCheckmarks ? names.duplicates() : []
  }

  /// Updates the identities for a change; most changes don't affect the rows.
  @inlinable @inline(__always)
  mutating func finish(_ change: SelectionChange) -> IdentifiedChange<ID> {
    if change.concernsRows { return takingWaiting(follow(change)) }
    let same = IdentifiedChange(change, names)
    return hasWaiting ? settleWaiting(after: same) : same
  }

  /// Updates the identities for a change to the data.
  @inlinable @inline(never)
  mutating func follow(_ change: SelectionChange) -> IdentifiedChange<ID> {
    let vanished = IdentifiedChange.vanished(change, from: names)
    if let rows = change.renumbering { names.follow(rows) }
    return IdentifiedChange(change, names, vanished)
  }

  /// Ends the run of extensions that is under way.
  package mutating func endRun() { selection.endRun() }
}

extension IdentifiedTable: Sendable where ID: Sendable {}
