// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Returns the rows in a layer, shown or hidden, by their numbers in the whole table.
  ///
  ///     try mails.mark(["m2"], in: .flagged)
  ///     mails.rows.numbers(in: .flagged)                // {1}
  public func numbers(in layer: MarkLayer) -> RowSet {
    if layer == .selected { return selectedMarks.rows }
    if layer == .checked { return checkedMarks }
    if isPlain { return [] }
    return layer == .disabled ? extras.disabled : extras.layers[layer]
  }

  /// The app's own layers that contain rows, shown or hidden, in the order of their names.
  ///
  ///     try table.mark([row], in: .flagged)
  ///     table.layers                                 // [flagged]
  public var layers: [MarkLayer] { layerMarks.entries.map { $0.layer } }

  /// Returns the limits on the rows that the user may mark in a layer.
  ///
  ///     try table.apply(.setLayerLimits(SelectionLimits(atMost: 2), .flagged))
  ///     table.limits(of: .flagged).atMost            // 2
  public func limits(of layer: MarkLayer) -> SelectionLimits {
    if layer == .selected { return limits }
    return extras.layerLimits.first { $0.layer == layer }?.limits ?? SelectionLimits()
  }
}

/// All data that a table stores about single rows: sets of rows, and the rows of its cursors.
///
/// A set or a row that is added here moves with every change to the data.
extension TableSelection {
  /// Changes each set of rows that the table stores.
  mutating func changeLayers(_ change: LayerChange) {
    selectedMarks.change { $0.take(change) }
    if !isPlain { extras.changeLayers(change) }
  }

  /// Changes each row on which a cursor is.
  ///
  /// - Parameters:
  ///   - read: The new row of an anchor, a lead or the end of a pan; nil for no row.
  ///   - held: The new row of a pointer, a finger or the beginning of a pan; nil if the gesture
  ///     ends.
  mutating func forEachCursor(_ read: (Int) -> Int?, held: (Int) -> Int?) {
    wholeAnchor = wholeAnchor.flatMap(read)
    wholeLead = wholeLead.flatMap(read)
    touched = touched.flatMap(held)
    if !isPlain { extras.forEachCursor(read, held) }
  }
}

/// A change to each set of rows that a table stores.
///
/// It is a value, not a closure, because a copy of the code for each closure is as long as that for
/// all of them.
enum LayerChange {
  /// The rows move with a change to the data; some new rows have the marks of others.
  case move(IndexMapping, MarkEdit.Heirs?)
  /// Rows have the marks of other rows in addition to their own marks.
  ///
  /// Closures merge the rows, so that a program that merges none doesn't contain their code.
  case merge(rows: (inout RowSet) -> Void, order: (inout MarkOrder) -> Void)
  /// The rows aren't in any layer any more.
  case remove(RowSet)
}

extension RowSet {
  @inline(never)
  fileprivate mutating func take(_ change: LayerChange) {
    switch change {
    case .move(let rows, let heirs):
      let inherited = heirs.flatMap { $0.inherit(from: self) ? $0.rows : nil }
      self = rows.applied(to: self)
      if let inherited { formUnion(inherited) }
    case .merge(let merge, _): merge(&self)
    case .remove(let rows): subtract(rows)
    }
  }
}

extension MarkOrder {
  @inline(never)
  fileprivate mutating func take(_ change: LayerChange) {
    if case .merge(_, let merge) = change { return merge(&self) }
    if case .move(let rows, _) = change { divide(by: rows) }
    self.change { $0.take(change) }
  }
}

extension Extras {
  fileprivate mutating func changeLayers(_ change: LayerChange) {
    checked.change { $0.take(change) }
    disabled.take(change)
    layers.forEach { $0.take(change) }
    selectionBeforeEditing.changeIfPresent { $0.take(change) }
    run.changeIfPresent { run in
      run.selected.take(change)
      run.checked.take(change)
      for order in run.orders.indices { run.orders[order].take(change) }
    }
    sweep.changeIfPresent { sweep in
      sweep.base.take(change)
      sweep.order.changeIfPresent { $0.take(change) }
    }
    pan.changeIfPresent { pan in
      pan.base.take(change)
      pan.covered.take(change)
      pan.gaveWay.take(change)
      pan.selected.take(change)
      pan.othersRows.take(change)
      pan.order.take(change)
    }
    selectionOrder.changeIfPresent { $0.take(change) }
    checkOrder.changeIfPresent { $0.take(change) }
  }

  fileprivate mutating func forEachCursor(_ read: (Int) -> Int?, _ held: (Int) -> Int?) {
    press = press.flatMap { press in
      held(press.row).map { Press(row: $0, waiting: press.waiting) }
    }
    if let pan {
      let first = held(pan.first)
      self.pan = first == nil ? nil : pan
      self.pan?.first = first ?? 0
      self.pan?.current = read(pan.current) ?? first ?? 0
    }
  }
}

extension Optional {
  /// Changes the value, if there is one.
  fileprivate mutating func changeIfPresent(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    change(&value)
    self = value
  }
}
