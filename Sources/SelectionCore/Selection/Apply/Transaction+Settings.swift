// SPDX-License-Identifier: MIT

/// The app's settings: policies, modes, lists, limits, and editing.
extension Transaction {
  /// Performs an input that sets a value; if the value is already set, the input counts as having
  /// no effect.
  mutating func set<Row: ResolvableRow>(_ input: SelectionInput<Row>) throws(SelectionError) {
    switch input {
    case .setEditing(let isEditing): setEditing(isEditing, table.editingTransition)
    case .setPolicy(let policy): setPolicy(policy)
    case .setEditingTransition(let transition): table.editingTransition = transition
    case .setLimits(let limits, let section?):
      try changeLaw(ofSection: section) { $0.limits = limits }
    case .setLimits(let limits, nil), .setLayerLimits(let limits, .selected):
      table.extras.limits = limits
    case .setLayerLimits(let limits, let layer): setLimits(limits, of: layer)
    case .setLimitOverflow(let overflow):
      table.extras.overflow = overflow
      keepOrder()
    case .setDeletionSuccessor(let successor): table.extras.deletionSuccessor = successor
    case .setReplacementScope(let scope): table.extras.replacementScope = scope
    case .setKeepsOrder(let keepsOrder):
      table.extras.keepsOrder = keepsOrder
      keepOrder()
    case .setMode(let mode, let section): try changeLaw(ofSection: section) { $0.mode = mode }
    case .setList(let kind, let section): try changeLaw(ofSection: section) { $0.list = kind }
    case .joinLists(let sections): try joinLists(sections)
    case .disable(let rows): table.extras.disabled.formUnion(try numbers(rows))
    case .enable(let rows): table.extras.disabled.subtract(try numbers(rows))
    case .setAccessoryStyle(let style): table.extras.accessoryStyle = style
    default: return
    }
    if table == before { leaveUnchanged() }
  }

  /// Treats the input as an input without effect, which therefore ends no gesture and no run.
  mutating func leaveUnchanged() { (continuesRun, isStep) = (true, false) }

  mutating func setPolicy(_ policy: SelectionPolicy) {
    table.policy = policy
    modeDidChange()
  }

  /// Changes the settings of a section, and removes marks that they no longer allow.
  private mutating func changeLaw(
    ofSection section: Int, _ change: (inout SectionLaw) -> Void
  ) throws(SelectionError) {
    _ = try table.shape.requiredRows(inSection: section)
    table.extras.laws.change(section, change)
    table.enforceLaws(among: table.layout.rows(ofSection: section))
    shareCheckmarks()
  }

  private mutating func setLimits(_ limits: SelectionLimits, of layer: MarkLayer) {
    var all = table.extras.layerLimits.filter { $0.layer != layer }
    if !limits.isUnlimited {
      let place = all.firstIndex { layer.precedes($0.layer) } ?? all.count
      all.insert(LayerLimits(layer: layer, limits: limits), at: place)
    }
    table.extras.layerLimits = all
  }

  private mutating func joinLists(_ sections: RowSet) throws(SelectionError) {
    if let last = sections.last { _ = try table.shape.requiredRows(inSection: last) }
    table.extras.laws.join(sections)
    table.enforceLaws(among: table.layout.rows(ofSections: sections))
    shareCheckmarks()
  }

  /// Begins or ends keeping the order in which rows were marked; the order is kept if the app has
  /// set this, or if limits replace the oldest rows.
  mutating func keepOrder() {
    let keepsOrder = table.extras.keepsOrder || table.extras.overflow == .releaseOldest
    guard keepsOrder != (table.extras.selectionOrder != nil) else { return }
    table.extras.selectionOrder = keepsOrder ? MarkOrder(table.selectedMarks.rows) : nil
    table.extras.checkOrder = keepsOrder ? MarkOrder(table.checkedMarks) : nil
  }

  /// Begins or ends editing, with a transition that may differ from the table's transition.
  mutating func setEditing(_ isEditing: Bool, _ transition: EditingTransition) {
    guard isEditing != table.isEditing else { return }
    if !table.isPlain, table.extras.sweep != nil {
      table.extras.sweep = nil
      // The step of the sweep is complete; the next input begins another.
      if table.extras.pan == nil { table.extras.beginning = nil }
    }
    table.isEditing = isEditing
    switch (transition, isEditing) {
    case (.keep, _): break
    case (.clear, _): table.selectedMarks.set([])
    case (.restore, true):
      table.extras.selectionBeforeEditing = table.selectedMarks.rows
      table.selectedMarks.set([])
    case (.restore, false):
      table.selectedMarks.set(table.extras.selectionBeforeEditing ?? [])
    }
    guard !table.isPlain else { return modeDidChange() }
    if !isEditing, table.extras.selectionBeforeEditing != nil {
      table.extras.selectionBeforeEditing = nil
    }
    if !isEditing, table.extras.pan != nil { table.extras.pan = nil }
    modeDidChange()
  }

  /// Enforces the laws when a mode comes into force; in any mode other than multiple, gestures end.
  private mutating func modeDidChange() {
    table.enforceLaws()
    if table.mode != .multiple { endGestures() }
  }
}
