// SPDX-License-Identifier: MIT

/// The marked rows of the layers that an app has added to a table.
package struct LayerMarks: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let layer: MarkLayer
    var rows: RowSet
  }

  /// The layers in order of their names; no layer is empty.
  private(set) var entries: [Entry] = []

  package init() {}

  var isEmpty: Bool { @inline(__always) get { entries.isEmpty } }

  /// The numbers of rows of the layers, whose sum may be too large for an `Int`.
  var counts: [Int] { entries.map { $0.rows.count } }

  /// The rows of all layers.
  var rows: RowSet { entries.reduce(into: RowSet()) { $0.formUnion($1.rows) } }

  /// The rows of a layer.
  subscript(layer: MarkLayer) -> RowSet {
    get { entries.first { $0.layer == layer }?.rows ?? [] }
    set {
      let place = entries.firstIndex { !$0.layer.precedes(layer) } ?? entries.count
      if place < entries.count, entries[place].layer == layer { entries.remove(at: place) }
      if !newValue.isEmpty { entries.insert(Entry(layer: layer, rows: newValue), at: place) }
    }
  }

  /// Changes the rows of each layer.
  mutating func forEach(_ change: (inout RowSet) -> Void) {
    if entries.isEmpty { return }
    for i in entries.indices { change(&entries[i].rows) }
    entries.removeAll { $0.rows.isEmpty }
  }

  /// The marks after a change of each set.
  func map(_ change: (RowSet) -> RowSet) -> LayerMarks {
    if isEmpty { return self }
    var marks = self
    marks.forEach { $0 = change($0) }
    return marks
  }

  /// The rows that are marked in only one of two states, layer by layer.
  func symmetricDifference(_ other: LayerMarks) -> LayerMarks {
    var sum = self
    for entry in other.entries { sum[entry.layer].formSymmetricDifference(entry.rows) }
    return sum
  }
}

/// The limits on the rows in a layer that the user may mark.
struct LayerLimits: Equatable, Sendable {
  let layer: MarkLayer
  let limits: SelectionLimits
}

/// The marks that steps of the history restore.
struct MarkSets: Equatable, Sendable {
  var selected = RowSet()
  var checked = RowSet()
  var layers = LayerMarks()

  /// The marks after a change of each set.
  func map(_ change: (RowSet) -> RowSet) -> MarkSets {
    MarkSets(selected: change(selected), checked: change(checked), layers: layers.map(change))
  }

  /// The rows that have a mark.
  var rows: RowSet { selected.union(checked).union(layers.rows) }

  /// Whether none of some rows has a mark.
  func isDisjoint(with rows: RowSet) -> Bool {
    selected.isDisjoint(with: rows) && checked.isDisjoint(with: rows)
      && layers.entries.allSatisfy { $0.rows.isDisjoint(with: rows) }
  }

  /// The marked rows of a layer that steps change.
  subscript(layer: MarkLayer) -> RowSet {
    get { layer == .selected ? selected : layer == .checked ? checked : layers[layer] }
    set {
      if layer == .selected {
        selected = newValue
      } else if layer == .checked {
        checked = newValue
      } else if layer.isOfApp {
        layers[layer] = newValue
      }
    }
  }

  /// The rows that are marked in only one of two states, layer by layer.
  func symmetricDifference(_ other: MarkSets) -> MarkSets {
    MarkSets(
      selected: selected.symmetricDifference(other.selected),
      checked: checked.symmetricDifference(other.checked),
      layers: layers.symmetricDifference(other.layers))
  }
}
