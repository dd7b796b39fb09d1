// SPDX-License-Identifier: MIT

extension InputProfile {
  /// Returns the effect of a band on the rows that it covers, given the modifiers that are held
  /// when the band begins.
  ///
  /// If a click outside the rows deselects all rows, a band selects its rows in place of all other
  /// rows. Otherwise, a band adds its rows, or toggles them if the command key is held.
  ///
  /// - Parameter modifiers: The modifiers that are held.
  /// - Returns: The effect, for ``SelectionInput/beginSweep(_:)``.
  /// - Complexity: O(1).
  public func sweepEffect(for modifiers: KeyModifiers) -> SweepEffect {
    if deselects(clickBesideRowsWith: modifiers) { return .replacing }
    return modifiers.contains(.command) ? .toggling : .adding
  }

  /// Returns the input for a pointer's step, or nil if the step concerns only the view.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - table: The table before the step.
  /// - Returns: The input, which any table accepts. If applying the input for a release throws,
  ///   apply `.drag` to discard the press.
  /// - Complexity: O(log *n*).
  public func input(
    forPointer step: PointerStep<RowPath>, in table: TableSelection
  ) -> TableInput? {
    switch step {
    case .action(let action): input(for: action, in: table)
    case .beginDrag(.pan, let row?, _): .beginPan(row)
    case .continueDrag(.pan, let row?): .continuePan(to: row)
    case .endDrag(.pan, _): .endPan
    case .beginDrag(.band, _, let modifiers): .beginSweep(sweepEffect(for: modifiers))
    case .endDrag(.band, _): .endSweep
    case .cancelDrag(.pan), .cancelDrag(.band): .cancel
    // So if a click deselects its row and begins a range, the range deselects others, too.
    case .continueDrag(.range, let row?): .extendAsAnchor(to: row)
    case .beginDrag, .continueDrag, .endDrag, .cancelDrag, .doubleClick, .longPress: nil
    }
  }
}

extension InputReceiver {
  /// Applies the input for a pointer's step, following the conventions of a platform.
  ///
  ///     for step in pointer.track(event, isSelected: mails.isSelected) {
  ///       try mails.handle(pointer: step, profile: .windows)
  ///     }
  ///
  /// Use ``RubberBand`` to find the rows that a band covers, and move dropped rows yourself. If
  /// applying a release throws, the press is discarded, so that the next press takes effect.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - profile: The conventions.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, or nil if the step concerns only the view.
  /// - Throws: The errors that the step's input throws.
  /// - Complexity: The cost of the input.
  @discardableResult
  @inlinable
  public mutating func handle(
    pointer step: PointerStep<Row>, profile: InputProfile = .platform, rules: Rules? = nil
  ) throws(SelectionError) -> Change? {
    let known: PointerStep<RowPath>
    switch step {
    case .action(let action):
      known = .action(
        try action.mapRow { row throws(SelectionError) in try path(of: row) })
    case .beginDrag(let drag, let row, let modifiers):
      known = .beginDrag(drag, on: row.flatMap { try? path(of: $0) }, modifiers)
    case .continueDrag(let drag, let row):
      known = .continueDrag(drag, over: row.flatMap { try? path(of: $0) })
    case .endDrag(let drag, _): known = .endDrag(drag, over: nil)
    case .cancelDrag(let drag): known = .cancelDrag(drag)
    case .doubleClick, .longPress: return nil
    }
    guard let input = profile.input(forPointer: known, in: rows) else { return nil }
    do throws(SelectionError) {
      return try apply(byPath: input, rules: rules)
    } catch {
      if case .action(.release) = known { try handle(.drag, profile: profile) }
      throw error
    }
  }
}
