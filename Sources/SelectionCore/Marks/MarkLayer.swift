// SPDX-License-Identifier: MIT

/// A layer of marks, which is the key for one of the sets of rows that a table stores.
///
/// Every table has the layers of the selected, the checked and the disabled rows. An app adds a
/// layer by marking rows in it, with a name such as `static let flagged = MarkLayer("flagged")` in
/// an extension of this type:
///
///     try mails.mark(["m2"], in: .flagged)
///     try mails.update(to: [["m0", "m1", "m2"]], vanished: .gone)
///     mails.isMarked("m2", in: .flagged)           // true
///
/// A layer's rows move with the data, and hidden rows remain in the layer. The layer is saved in a
/// table's snapshots and reported in changes, and its changes can be undone. A layer that contains
/// no rows has no cost.
public struct MarkLayer: Hashable, Sendable {
  /// The name under which the layer is saved.
  public let name: String

  /// Creates the layer with the given name.
  ///
  /// - Parameter name: The name, under which the layer is saved.
  public init(_ name: String) { self.name = name }

  /// The selected rows.
  public static let selected = MarkLayer("selected")
  /// The checked rows.
  public static let checked = MarkLayer("checked")
  /// The rows that the user can't change.
  public static let disabled = MarkLayer("disabled")

  /// The rows that exclude all other rows of an inclusive list, such as "none of these".
  ///
  /// Checking such a row unchecks all other rows of its section, and checking another row unchecks
  /// such a row.
  ///
  ///     var form = IdentifiedTable(sections: [["rain", "snow", "none"]])
  ///     try form.setList(.inclusive, inSection: 0)
  ///     try form.mark(["none"], in: .exclusive)
  ///     for answer in ["rain", "none"] { try form.tap(answer) }
  ///     form.checkedRows                             // ["none"]
  ///
  /// Inputs that check all rows of a list leave these rows out, and so do ranges that don't end at
  /// such a row. The state of the section's header doesn't depend on these rows. Checking another
  /// row unchecks a row of this layer even if the row is disabled, as in an exclusive list. If the
  /// program checks such a row together with other rows, the input throws
  /// `SelectionError.severalRowsInExclusiveList`.
  public static let exclusive = MarkLayer("exclusive")

  /// Whether the layer is an app's own.
  var isOfApp: Bool { self != .selected && self != .checked && self != .disabled }
}

// Names are compared by their bytes: in Embedded Swift any other comparison needs Unicode tables.
extension MarkLayer {
  /// Whether two layers have the same name, byte by byte.
  public static func == (first: MarkLayer, second: MarkLayer) -> Bool {
    first.name.utf8.elementsEqual(second.name.utf8)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }

  /// Whether the name precedes another name, byte by byte.
  func precedes(_ other: MarkLayer) -> Bool {
    name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}

extension MarkLayer: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

#if !hasFeature(Embedded)
  extension MarkLayer: Codable {
    /// Reads the name of a layer.
    public init(from decoder: any Decoder) throws {
      name = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws { try encoder.write(name) }
  }
#endif

/// A change to a layer of marks.
package struct MarkEdit: Equatable, Sendable {
  package let layer: MarkLayer
  /// The marked rows before ``adding`` and ``removing``; nil for the rows that are already marked.
  package var base: RowSet?
  /// The rows that are additionally marked.
  package var adding = RowSet()
  /// The rows that are no longer marked.
  package var removing = RowSet()
  /// The rows that have, in each step of the history, the mark of other rows.
  package var heirs: [Heirs] = []

  /// Rows that are marked if all of some other rows were marked before a change to the data.
  package struct Heirs: Equatable, Sendable {
    /// The numbers of the other rows before the change.
    package var sources: RowSet
    /// The layer in which the other rows are marked.
    package var layer: MarkLayer
    /// The numbers of the heirs after the change.
    package var rows: RowSet

    /// Whether the heirs are marked, or flip, if the given rows do.
    func inherit(from rows: RowSet) -> Bool { !sources.isEmpty && sources.isSubset(of: rows) }
  }

  /// Changes a set of marked rows.
  package func apply(to rows: inout RowSet) {
    if let base { rows = base }
    if !removing.isEmpty { rows.subtract(removing) }
    if !adding.isEmpty { rows.formUnion(adding) }
  }

  /// All heirs.
  private var allHeirs: RowSet {
    @inline(never) @_optimize(size) get {
      var rows = RowSet()
      for heir in heirs { rows.formUnion(heir.rows) }
      return rows
    }
  }

  /// Whether the rows that a step flips don't determine which heirs it flips, because some heirs
  /// inherit from several rows, or rows of several layers.
  var needsStates: Bool {
    @inline(never) @_optimize(size) get {
      var count = 0
      for heir in heirs {
        if heir.sources.count > 1 { return true }
        count += heir.rows.count
      }
      return count > allHeirs.count
    }
  }

  /// The heirs that are marked, or flip, if the given rows do.
  @inline(never) @_optimize(size)
  func inherited(from marks: MarkSets) -> RowSet {
    var rows = RowSet()
    for heir in heirs where heir.inherit(from: marks[heir.layer]) { rows.formUnion(heir.rows) }
    return rows
  }

  /// The change in terms of new row numbers.
  func following(_ rows: IndexMapping) -> MarkEdit {
    MarkEdit(
      layer: layer, base: base.map(rows.applied), adding: rows.applied(to: adding),
      removing: rows.applied(to: removing))
  }

  /// Changes the marked rows of a step, or the rows that a step flips, in the same way as the edit
  /// changed the table's rows.
  ///
  /// - Parameters:
  ///   - rows: The rows by their numbers after the edit.
  ///   - old: The rows of all layers by their numbers before the edit.
  ///   - areFlips: Whether the rows are those that a step flips.
  @_optimize(size)
  func change(_ rows: inout RowSet, from old: MarkSets, areFlips: Bool) {
    let heirs = allHeirs
    rows.subtract(removing.union(heirs))
    let given = adding.subtracting(heirs)
    if areFlips { rows.subtract(given) } else { rows.formUnion(given) }
    // See `SelectionHistory.inheritedFlips`.
    if areFlips, needsStates { return }
    rows.formUnion(inherited(from: old))
  }

  /// The greatest row number after the edit, or -1 without row numbers.
  package var last: Int {
    let named = [base ?? [], adding, removing] + heirs.map { $0.rows }
    return named.reduce(-1) { max($0, $1.last ?? -1) }
  }
}
