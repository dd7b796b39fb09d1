// SPDX-License-Identifier: MIT

/// A table whose rows have identities: it is told its contents, and works out itself what became of
/// each row.
///
///     var mails = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
///     try mails.click("m2")
///     try mails.click("m3", modifiers: .shift, profile: .appKit)
///     try mails.update(to: [["m0", "m3", "m1"]], vanished: .gone)
///     mails.selectedIDs                                   // ["m3"]
///
/// An identity that stays keeps everything, within a section and across sections: selection,
/// checkmark, disabled, anchor, lead, its place in a range and in the history. What vanishes is
/// gone or hidden, as the caller says; a hidden identity has no row, keeps its marks, counts for
/// mode single, exclusive lists and limits, and has its marks when it is shown again. What replaces
/// the selection reaches hidden identities too: a click, an extension, deselect-all; what adds to
/// it does not: a toggle, select-all, invert, sweeps, headers.
///
/// Several rows may have one identity: of them the *k*-th stays the *k*-th. They share their
/// checkmark within a list; the selection is each row's own. Rows without an identity are their
/// own, and go when their section is told new contents.
public struct IdentifiedTable<ID: Hashable> {
  /// The table by row numbers and paths.
  @usableFromInline var selection: TableSelection
  /// The identities of the rows, shown and hidden.
  @usableFromInline var names: RowNames<ID>
  /// The hidden row that stands for all that is not loaded, by its number; its mark is that of new
  /// rows.
  @usableFromInline var unloaded: Int?

  /// Creates a table in which nothing is selected.
  ///
  /// - Parameters:
  ///   - sections: The identities, section by section.
  ///   - policy: What the user may select.
  /// - Complexity: O(*n*) for *n* identities.
  @_disfavoredOverload
  @inlinable
  public init(sections: [[ID]] = [], policy: SelectionPolicy = SelectionPolicy()) {
    // It is disfavored so that elements that are Hashable are known by their `id`, not as they are.
    // Arrays in memory never hold more than `Int.max` elements together.
    self.init(
      TableSelection(shape: TableShape(checked: sections.map { $0.count }), policy: policy),
      RowNames(joined(sections)))
  }

  @usableFromInline
  init(_ selection: TableSelection, _ names: RowNames<ID>) {
    self.selection = selection
    self.names = names
  }

  /// Creates a table whose rows have no identities yet, as ``setIDs(_:inSection:)`` gives them.
  public init(_ selection: TableSelection) { self.init(selection, RowNames()) }

  /// The change of a reload with another shape: checked identities count with their section yet.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  func reload(to shape: TableShape) throws(SelectionError) -> LayoutChange {
    let old = selection.layout
    let named = selection.checkedMarks.intersection(names.rows)
      .intersection(RowSet(0..<old.whole.rowCount))
    let kept = old.count - old.whole.rowCount + named.count
    guard shape.rowCount <= .max - kept else { throw .tooManyRows }
    return old.reloaded(to: shape, leaving: named)
  }

  /// Lets the identities follow a change, most of which leave the rows alone: that much is compiled
  /// for the identities of the client.
  @inlinable
  mutating func finish(_ change: SelectionChange) -> IdentifiedChange<ID> {
    change.concernsRows ? follow(change) : IdentifiedChange(change, names)
  }

  /// Lets the identities follow a change of the data.
  @usableFromInline
  mutating func follow(_ change: SelectionChange) -> IdentifiedChange<ID> {
    let vanished = IdentifiedChange.vanished(change, from: names)
    guard let mapping = change.wholeMapping else {
      return IdentifiedChange(change, names, vanished)
    }
    // After a reload of the same shape each identity is where it was.
    if mapping.isReload, mapping.oldShape == mapping.newShape {
      return IdentifiedChange(change, names, vanished)
    }
    names.follow(mapping.rows)
    unloaded = unloaded.flatMap(mapping.rows.newIndex)
    return IdentifiedChange(change, names, vanished)
  }

  /// Ends the run of extensions that is under way.
  package mutating func endRun() { selection.endRun() }
}

extension IdentifiedTable: Equatable {}
extension IdentifiedTable: Sendable where ID: Sendable {}
