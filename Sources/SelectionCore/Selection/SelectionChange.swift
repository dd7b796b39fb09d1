// SPDX-License-Identifier: MIT

/// The exact difference that an input made: the table before and after it.
///
/// Making one costs O(1), for both tables share what they have in common; each query is computed when it is
/// asked for. Rows are named as they are after the change, but for those that are ``lost``.
public struct SelectionChange: Hashable, Sendable {
  /// The tables on the heap, so that outcomes are small to hand on.
  private final class Tables: Hashable, Sendable {
    let before: TableSelection
    let after: TableSelection
    let data: Data

    init(_ before: TableSelection, _ after: TableSelection, _ data: Data) {
      self.before = before
      self.after = after
      self.data = data
    }

    static func == (first: Tables, second: Tables) -> Bool {
      first === second
        || first.before == second.before && first.after == second.after
          && first.data == second.data
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(before)
      hasher.combine(after)
      hasher.combine(data)
    }
  }

  private let tables: Tables

  /// The table before the input.
  public var before: TableSelection { tables.before }

  /// The table after the input.
  public var after: TableSelection { tables.after }

  /// What became of the data.
  var data: Data { tables.data }

  /// What an input did to the rows themselves.
  enum Data: Hashable, Sendable {
    /// Each row is where it was.
    case same
    /// Everything was reloaded: no row has a counterpart.
    case reloaded
    /// Rows went where the mapping says.
    indirect case mapped(TableMapping)
  }

  init(before: TableSelection, after: TableSelection, data: Data) {
    tables = Tables(before, after, data)
  }

  /// Where rows went, if the input was a change of the data; nil if each row is where it was.
  public var mapping: TableMapping? {
    switch data {
    case .same: nil
    case .reloaded: .reload(from: before.shape, to: after.shape)
    case .mapped(let mapping): mapping
    }
  }

  /// The rows that are newly selected.
  public var selected: RowPaths {
    RowPaths(after.selected.subtracting(carried(before.selected)), in: after.shape)
  }

  /// The rows that are still there and not selected any more.
  public var deselected: RowPaths {
    RowPaths(carried(before.selected).subtracting(after.selected), in: after.shape)
  }

  /// The selected rows that the input took away, as they were before it.
  public var lost: RowPaths {
    let lost = mapping.map { before.selected.intersection($0.rows.removed) } ?? RowSet()
    return RowPaths(lost, in: before.shape)
  }

  /// The rows that are still there and show a checkmark now that they did not have.
  public var checked: RowPaths {
    let old = carried(before.lists.checked)
    return RowPaths(after.lists.checked.subtracting(old).intersection(stayed), in: after.shape)
  }

  /// The rows that are still there and have lost their checkmark.
  public var unchecked: RowPaths {
    RowPaths(carried(before.lists.checked).subtracting(after.lists.checked), in: after.shape)
  }

  /// The rows that are still there and whose accessory is another: exactly those to draw again for it.
  public var accessoriesToRedraw: RowPaths {
    var differing = RowSet()
    for accessory in Accessory.allCases where accessory != .none {
      let old = carried(before.rows(showing: accessory))
      let new = after.rows(showing: accessory).intersection(stayed)
      differing.formUnion(old.symmetricDifference(new))
    }
    return RowPaths(differing, in: after.shape)
  }

  /// The rows that are still there and look different: exactly those to draw again.
  ///
  /// A row looks different that is selected or was, that a finger holds or held, that is disabled or was, or whose
  /// accessory is another. Where the lead is shown too, the rows of its place before and after are to be drawn as
  /// well; rows that are new or reloaded are drawn anyway.
  public var rowsToRedraw: RowPaths {
    var differing = carried(before.presentedRows.numbers)
    differing.formSymmetricDifference(after.presentedRows.numbers)
    differing.formUnion(carried(before.held).symmetricDifference(after.held))
    differing.formUnion(carried(before.disabled).symmetricDifference(after.disabled))
    differing.formUnion(accessoriesToRedraw.numbers)
    return RowPaths(differing.intersection(stayed), in: after.shape)
  }

  /// Whether neither the selection nor a checkmark nor any row is another.
  public var isEmpty: Bool {
    isOfSameData && before.selected == after.selected
      && before.lists.checked == after.lists.checked
  }

  private var isOfSameData: Bool { if case .same = data { true } else { false } }

  /// Rows from before the input, as numbered after it; those that are gone are left out.
  private func carried(_ rows: RowSet) -> RowSet { mapping?.rows.applied(to: rows) ?? rows }

  /// The rows that were there before, as numbered after the input.
  private var stayed: RowSet { mapping?.rows.stayed ?? RowSet(0..<after.shape.rowCount) }
}

extension TableSelection {
  /// The change of an input that changes nothing.
  ///
  /// O(1).
  public var changeless: SelectionChange {
    SelectionChange(before: self, after: self, data: .same)
  }
}

extension TableSelection {
  /// The row that a finger holds, as a set.
  fileprivate var held: RowSet { touched.map { [$0] } ?? [] }
}

extension SelectionChange: CustomStringConvertible {
  /// The rows newly selected and deselected, and those lost: `+[0.3] -[0.1] lost [0.2]`.
  public var description: String {
    var parts: [String] = []
    if !selected.isEmpty { parts.append("+\(selected)") }
    if !deselected.isEmpty { parts.append("-\(deselected)") }
    if !lost.isEmpty { parts.append("lost \(lost)") }
    if !checked.isEmpty { parts.append("checked \(checked)") }
    if !unchecked.isEmpty { parts.append("unchecked \(unchecked)") }
    return parts.isEmpty ? "no change" : parts.joined(separator: " ")
  }
}
