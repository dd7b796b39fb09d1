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
  mutating func forEachLayer(_ change: (inout RowSet) -> Void) {
    selectedMarks.change(change)
    if !isPlain { extras.forEachLayer(change) }
  }

  /// Moves each set of rows with a change to the data; some new rows have the marks of others.
  mutating func moveLayers(by rows: IndexMapping, _ heirs: MarkEdit.Heirs? = nil) {
    if !isPlain { extras.forEachOrder { $0.divide(by: rows) } }
    forEachLayer { $0.move(by: rows, heirs) }
  }

  /// Gives rows the marks of other rows in addition to their own marks.
  mutating func mergeLayers(_ pairs: [MergedRow]) {
    if !isPlain { extras.forEachOrder { $0.divide(by: pairs) } }
    forEachLayer { $0.merge(pairs) }
    if !isPlain { extras.forEachOrder { $0.removeRepetitions() } }
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

extension RowSet {
  /// Moves the rows with a change to the data, and adds heirs of its members.
  // It isn't inlined, because there are many layers.
  @inline(never)
  fileprivate mutating func move(by rows: IndexMapping, _ heirs: MarkEdit.Heirs?) {
    let inherited = heirs.flatMap { $0.inherit(from: self) ? $0.rows : nil }
    self = rows.applied(to: self)
    if let inherited { formUnion(inherited) }
  }
}

extension Extras {
  /// Changes each order in which rows were marked.
  fileprivate mutating func forEachOrder(_ change: (inout MarkOrder) -> Void) {
    selectionOrder.changeIfPresent(change)
    checkOrder.changeIfPresent(change)
    run.changeIfPresent { run in
      for order in run.orders.indices { change(&run.orders[order]) }
    }
    sweep.changeIfPresent { $0.order.changeIfPresent(change) }
    pan.changeIfPresent { change(&$0.order) }
  }

  fileprivate mutating func forEachLayer(_ change: (inout RowSet) -> Void) {
    checked.change(change)
    change(&disabled)
    layers.forEach(change)
    selectionBeforeEditing.changeIfPresent(change)
    run.changeIfPresent { run in
      change(&run.selected)
      change(&run.checked)
      for order in run.orders.indices { run.orders[order].change(change) }
    }
    sweep.changeIfPresent {
      change(&$0.base)
      $0.order?.change(change)
    }
    pan.changeIfPresent { pan in
      change(&pan.base)
      change(&pan.covered)
      change(&pan.gaveWay)
      change(&pan.selected)
      change(&pan.othersRows)
      pan.order.change(change)
    }
    selectionOrder?.change(change)
    checkOrder?.change(change)
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
