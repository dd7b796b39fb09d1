// SPDX-License-Identifier: MIT

/// The layers that an app has added to a table, by name.
struct NamedLayers: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let layer: MarkLayer
    var rows = RowSet()
    /// The limits on the rows of the layer that the user may mark.
    var limits = SelectionLimits()
  }

  /// In order of their names; each has rows or limits.
  private(set) var entries: [Entry] = []

  /// The rows of each layer that has any.
  var marks: NamedMarks {
    if entries.isEmpty { return NamedMarks() }
    return NamedMarks(
      entries.filter { !$0.rows.isEmpty }.map { NamedMarks.Entry(layer: $0.layer, rows: $0.rows) })
  }

  /// The layers that have limits.
  var limited: [Entry] { hasLimits ? entries.filter { !$0.limits.isUnlimited } : [] }
  var hasLimits: Bool { entries.contains { !$0.limits.isUnlimited } }

  /// The rows and the limits of a layer.
  subscript(layer: MarkLayer) -> Entry {
    get { entries.first { $0.layer == layer } ?? Entry(layer: layer) }
    set {
      let place = entries.firstIndex { $0.layer.name >= layer.name } ?? entries.count
      if place < entries.count, entries[place].layer == layer { entries.remove(at: place) }
      if !newValue.rows.isEmpty || !newValue.limits.isUnlimited {
        entries.insert(newValue, at: place)
      }
    }
  }

  /// Changes the rows of each layer.
  mutating func forEach(_ change: (inout RowSet) -> Void) {
    guard !entries.isEmpty else { return }
    for i in entries.indices { change(&entries[i].rows) }
    entries.removeAll { $0.rows.isEmpty && $0.limits.isUnlimited }
  }

  /// Replaces the rows of every layer.
  mutating func set(_ marks: NamedMarks) {
    for layer in entries.map({ $0.layer }) { self[layer].rows = [] }
    for entry in marks.entries { self[entry.layer].rows = entry.rows }
  }
}

/// The marked rows of the layers that an app has added.
struct NamedMarks: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let layer: MarkLayer
    var rows: RowSet
  }

  /// In order of their names; each has rows.
  private(set) var entries: [Entry] = []

  init(_ entries: [Entry] = []) { self.entries = entries }

  var isEmpty: Bool { entries.isEmpty }

  /// The rows of a layer.
  subscript(layer: MarkLayer) -> RowSet { entries.first { $0.layer == layer }?.rows ?? [] }

  /// The marks after a change of each set.
  func map(_ change: (RowSet) -> RowSet) -> NamedMarks {
    if isEmpty { return self }
    let changed = entries.map { Entry(layer: $0.layer, rows: change($0.rows)) }
    return NamedMarks(changed.filter { !$0.rows.isEmpty })
  }

  /// The rows that only one of two states has marked, layer by layer.
  func symmetricDifference(_ other: NamedMarks) -> NamedMarks {
    if isEmpty { return other }
    var rest = other.entries
    var sum = entries.map { entry in
      let place = rest.firstIndex { $0.layer == entry.layer }
      let others = place.map { rest.remove(at: $0).rows } ?? []
      return Entry(layer: entry.layer, rows: entry.rows.symmetricDifference(others))
    }
    for entry in rest {
      let place = sum.firstIndex { $0.layer.name > entry.layer.name } ?? sum.count
      sum.insert(entry, at: place)
    }
    return NamedMarks(sum.filter { !$0.rows.isEmpty })
  }
}

/// The marks that steps of the history restore.
struct MarkSets: Equatable, Sendable {
  var selected = RowSet()
  var checked = RowSet()
  /// The rows of the app's own layers.
  var named = NamedMarks()

  /// The marks after a change of each set.
  func map(_ change: (RowSet) -> RowSet) -> MarkSets {
    MarkSets(selected: change(selected), checked: change(checked), named: named.map(change))
  }

  /// The rows that only one of two states has marked, layer by layer.
  func symmetricDifference(_ other: MarkSets) -> MarkSets {
    MarkSets(
      selected: selected.symmetricDifference(other.selected),
      checked: checked.symmetricDifference(other.checked),
      named: named.symmetricDifference(other.named))
  }
}
