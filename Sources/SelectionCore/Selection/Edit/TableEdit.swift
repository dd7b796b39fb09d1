// SPDX-License-Identifier: MIT

/// A change to the rows, the set of shown rows and the marks, which takes effect in one step.
///
///     // Two rows change places, the first is selected, and the keyboard goes there:
///     var list = TableSelection(shape: [2], policy: .multiple)
///     var edit = TableEdit(
///       mapping: TableMapping(from: [["a", "b"]], to: [["b", "a"]]))
///     edit[.selected] = [0]
///     edit.lead = 0
///     try list.apply(.edit(edit))
///     list.selectedRows  // [0.0]
///
/// An edit names rows by number; row numbers include hidden rows. If the edit has a ``mapping``,
/// row numbers refer to the table after the mapping. Each input that changes rows or the set of
/// shown rows creates an edit. A structure built on a table, such as a tree, creates its own edits.
///
/// Marks that the table's modes and lists don't allow are left out. If several rows would be marked
/// in a section that allows one marked row, a row that already had the mark keeps it; otherwise,
/// the first shown row gets the mark, or the first row if no such row is shown. Limits don't apply,
/// no rule is called, and no event is emitted.
public struct TableEdit: Hashable, Sendable {
  /// The mapping of all rows, both shown and hidden, or nil if no rows move.
  public var mapping: TableMapping?
  /// The rows that are shown after the edit.
  ///
  /// If the value is nil, the same rows as before are shown, and new rows are also shown.
  public var shown: RowSet?
  /// The row of the anchor after the edit, or nil to leave the anchor unchanged.
  public var anchor: Int?
  /// The row of the lead after the edit, or nil to leave the lead unchanged.
  public var lead: Int?
  /// Whether a change to the marks is a step of the history; if rows move, the change is never a
  /// step.
  ///
  /// Rows that an edit marks and unmarks without a step are marked and unmarked in each step of the
  /// history as well, as a part of the data. Replacing a layer changes only the table.
  public var isStep: Bool
  /// The change of each layer, in terms of the rows after the edit, in order of the layers' names.
  package var marks: [MarkEdit] = []

  /// Creates an edit that doesn't change any marks yet.
  ///
  ///     var list = TableSelection(shape: [4])
  ///     try list.apply(.edit(TableEdit(shown: [0, 2])))
  ///     list.shape                           // [2]
  ///
  /// - Parameters:
  ///   - mapping: The mapping of all rows, both shown and hidden, or nil if no rows move.
  ///   - shown: The rows that are shown after the edit, or nil for the same rows as before.
  ///   - isStep: Whether a change to the marks is a step of the history.
  public init(mapping: TableMapping? = nil, shown: RowSet? = nil, isStep: Bool = true) {
    self.mapping = mapping
    self.shown = shown
    self.isStep = isStep
  }

  /// The marked rows of a layer, by their numbers after the edit, or nil if the edit doesn't
  /// replace them.
  ///
  ///     var edit = TableEdit()
  ///     edit[.disabled] = RowSet(0..<3)
  ///
  /// Setting the value replaces any earlier changes that the edit makes to the layer.
  public subscript(layer: MarkLayer) -> RowSet? {
    get {
      guard let change = marks.first(where: { $0.layer == layer }), var rows = change.base
      else { return nil }
      change.apply(to: &rows)
      return rows
    }
    set {
      marks.removeAll { $0.layer == layer }
      if let newValue { marks[place(of: layer)].base = newValue }
    }
  }

  /// Marks rows in addition to the rows that are already marked.
  ///
  /// - Parameters:
  ///   - rows: The rows' numbers after the edit.
  ///   - layer: The layer.
  public mutating func mark(_ rows: RowSet, in layer: MarkLayer) {
    guard !rows.isEmpty else { return }
    let place = place(of: layer)
    marks[place].adding.formUnion(rows)
    marks[place].removing.subtract(rows)
  }

  /// Removes marks from rows.
  ///
  /// - Parameters:
  ///   - rows: The rows' numbers after the edit.
  ///   - layer: The layer.
  public mutating func unmark(_ rows: RowSet, in layer: MarkLayer) {
    guard !rows.isEmpty else { return }
    let place = place(of: layer)
    marks[place].removing.formUnion(rows)
    marks[place].adding.subtract(rows)
  }

  /// Gives rows, in each step of the history, the mark that other rows have in the step.
  ///
  ///     // The row of a folder, which is selected, becomes the rows of its files:
  ///     var files = TableSelection(shape: [1], policy: .multiple)
  ///     files.enableUndo()
  ///     try files.selectAll()
  ///     let rows = try IndexMapping(oldCount: 1, segments: [.inserted(3)])
  ///     var edit = TableEdit(mapping: TableMapping(rows: rows))
  ///     edit.mark([0, 1, 2], in: .selected)
  ///     edit.inherit([0, 1, 2], from: [0], in: .selected)
  ///     try files.apply(.edit(edit))
  ///     files.selectedRows                   // [0.0-2]
  ///     files.undo()
  ///     files.selectedRows                   // []
  ///
  /// If an edit isn't a step, the rows that it marks and unmarks are marked and unmarked in each
  /// step: an undo doesn't change them. The rows that inherit are an exception; the edit marks or
  /// unmarks them only in the table. A step changes them if it changes all of the other rows.
  ///
  /// - Parameters:
  ///   - rows: The rows' numbers after the edit.
  ///   - sources: The other rows' numbers before the edit, which may remove them; the rows inherit
  ///     the mark if all of these have it.
  ///   - layer: The layer.
  ///   - other: The layer of the other rows' mark, or nil for the same layer. A row that inherits
  ///     from several rows or layers in turn has the mark if it inherits it from any of them.
  public mutating func inherit(
    _ rows: RowSet, from sources: RowSet, in layer: MarkLayer, markedIn other: MarkLayer? = nil
  ) {
    if rows.isEmpty { return }
    let heirs = MarkEdit.Heirs(sources: sources, layer: other ?? layer, rows: rows)
    marks[place(of: layer)].heirs.append(heirs)
  }

  /// The index of a layer's change, which is added if it doesn't exist yet.
  mutating func place(of layer: MarkLayer) -> Int {
    let place = marks.firstIndex { !$0.layer.precedes(layer) } ?? marks.count
    if place == marks.count || marks[place].layer != layer {
      marks.insert(MarkEdit(layer: layer), at: place)
    }
    return place
  }
}

extension TableEdit {
  /// Hashes the edit's mapping and the rows that it shows; edits that differ only in other ways
  /// have the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mapping)
    hasher.combine(shown)
  }

  /// Whether the edit changes only the set of shown rows.
  package var showsRowsAlone: Bool {
    shown != nil && mapping == nil && marks.isEmpty && anchor == nil && lead == nil
  }
}
