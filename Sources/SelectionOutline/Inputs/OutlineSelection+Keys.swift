// SPDX-License-Identifier: MIT
public import SelectionCore

/// Keys for a tree.
extension OutlineSelection {
  /// Handles the right arrow, or the left arrow if the outline is shown right to left: expands a
  /// collapsed group, or moves from an expanded group to its first shown child that can have the
  /// keyboard focus.
  ///
  /// If the effect extends a range, the method expands no group, and moves the lead to that child.
  /// On a leaf, or without a lead, it has no effect.
  ///
  /// - Parameters:
  ///   - effect: The effect on the row that is reached, as in the profile for an arrow key.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change.
  /// - Throws: The errors that the effect can cause.
  /// - Complexity: O(log *n*) for each child up to the one reached, plus the cost of
  ///   ``expand(_:)``.
  @discardableResult
  public mutating func goRight(
    _ effect: RowEffect = .click, rules: Rules? = nil
  ) throws(SelectionError) -> OutlineChange<ID> {
    guard let lead = leadNode, forest.isGroup(lead) else { return unchanged }
    if forest.collapsed.contains(lead) {
      if effect.extends { return unchanged }
      return try tree { (outline) throws(OutlineError) in try outline.expand(node: lead) }
    }
    let below = forest.extents.descendants(of: lead)
    var next = forest.shown.next(after: lead)
    while let child = next, below.contains(child) {
      if let path = focusable(child, rules) { return try go(to: path, effect, rules) }
      next = forest.shown.next(after: forest.extents.end(of: child) - 1)
    }
    return unchanged
  }

  /// Handles the left arrow, or the right arrow if the outline is shown right to left: collapses an
  /// expanded group, or otherwise moves to the innermost group that contains the node and can have
  /// the keyboard focus.
  ///
  /// If the effect extends a range, the method collapses no group, and moves the lead to that
  /// group. On a root that isn't expanded, or without a lead, it has no effect.
  ///
  /// - Parameters:
  ///   - effect: The effect on the row that is reached, as in the profile for an arrow key.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change.
  /// - Throws: The errors that the effect can cause.
  /// - Complexity: O(log *n*) for each group up to the one reached.
  @discardableResult
  public mutating func goLeft(
    _ effect: RowEffect = .click, rules: Rules? = nil
  ) throws(SelectionError) -> OutlineChange<ID> {
    guard let lead = leadNode else { return unchanged }
    if forest.isGroup(lead), !forest.collapsed.contains(lead), !effect.extends {
      return try tree { (outline) throws(OutlineError) in try outline.collapse(node: lead) }
    }
    var next = forest.extents.parent(of: lead)
    while let group = next {
      if let path = focusable(group, rules) { return try go(to: path, effect, rules) }
      next = forest.extents.parent(of: group)
    }
    return unchanged
  }

  /// Handles the star key: expands the group with the keyboard focus and the group's siblings.
  ///
  /// - Returns: The resulting change.
  /// - Throws: No error that a caller can cause.
  /// - Complexity: O(*k* log *n*) for *k* siblings.
  @discardableResult
  public mutating func expandSiblings() throws(OutlineError) -> OutlineChange<ID> {
    guard let lead = leadNode else { return unchanged }
    var next = sharedForest
    for node in forest.extents.children(of: forest.extents.parent(of: lead))
    where forest.collapsed.contains(node) { next.forest.expand(node) }
    return try show(next)
  }

  /// Handles the right arrow with option: expands the group with the keyboard focus and all groups
  /// below it.
  ///
  /// - Returns: The resulting change.
  /// - Throws: No error that a caller can cause.
  /// - Complexity: As ``expandAll(under:)``.
  @discardableResult
  public mutating func expandSubtree() throws(OutlineError) -> OutlineChange<ID> {
    guard let lead = leadNode else { return unchanged }
    return try expandAll(in: forest.extents.subtree(of: lead))
  }

  /// Handles the left arrow with option: collapses the group with the keyboard focus and all groups
  /// below it.
  ///
  /// - Returns: The resulting change.
  /// - Throws: No error that a caller can cause.
  /// - Complexity: The cost of ``collapseAll(under:selected:)``.
  @discardableResult
  public mutating func collapseSubtree() throws(OutlineError) -> OutlineChange<ID> {
    guard let lead = leadNode else { return unchanged }
    return try collapseAll(in: forest.extents.subtree(of: lead))
  }

  /// Handles the space bar: taps the box of the node with the keyboard focus.
  ///
  /// If the tap would change no box, this method has no effect, and doesn't end a range of boxes.
  ///
  /// - Returns: The resulting change.
  /// - Throws: As ``tapBox(_:)``.
  /// - Complexity: As ``tapBox(_:)``.
  @discardableResult
  public mutating func tapLeadBox() throws(OutlineError) -> OutlineChange<ID> {
    guard let lead = leadNode else { return unchanged }
    if disabled.contains(lead) { return try set(nil, at: lead) }
    guard let tap = tap(on: lead), tap.marks != marks else { return unchanged }
    return try set(tap, at: lead)
  }
}

extension OutlineSelection {
  /// Applies the input for a user's action, following the conventions of a platform.
  ///
  ///     try files.click("docs")
  ///     try files.press(KeyStroke(.left))
  ///     files.isExpanded("docs")                            // false
  ///
  /// The left and right arrows call ``goLeft(_:rules:)`` and ``goRight(_:rules:)`` with the effect
  /// that the down arrow has in the profile. With option, the arrows call ``collapseSubtree()`` and
  /// ``expandSubtree()``. In a right-to-left profile, the two arrows are swapped.
  ///
  /// - Parameters:
  ///   - action: The action, which names rows by path.
  ///   - profile: The conventions.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change, or nil if the action has no effect in the profile.
  /// - Throws: The errors that the input can cause.
  /// - Complexity: The cost of the input.
  @discardableResult
  public mutating func handle(
    byPath action: UserAction<RowPath>, profile: InputProfile, rules: Rules?
  ) throws(SelectionError) -> OutlineChange<ID>? {
    if case .key(let stroke, _, ...1) = action, stroke.key == .left || stroke.key == .right {
      return try press(arrow: stroke, profile, rules)
    }
    guard let input = profile.input(for: action, in: rows) else { return nil }
    return try apply(byPath: input, rules: rules)
  }

  private mutating func press(
    arrow stroke: KeyStroke, _ profile: InputProfile, _ rules: Rules?
  ) throws(SelectionError) -> OutlineChange<ID>? {
    let isInward = (stroke.key == .right) != profile.isRightToLeft
    if stroke.modifiers == .option {
      return try tree { (outline) throws(OutlineError) in
        isInward ? try outline.expandSubtree() : try outline.collapseSubtree()
      }
    }
    let down = profile.effect(of: KeyStroke(.down, stroke.modifiers))
    guard case .go(_, let effect)? = down else { return nil }
    return isInward ? try goRight(effect, rules: rules) : try goLeft(effect, rules: rules)
  }

  private mutating func tree(
    _ input: (inout OutlineSelection) throws(OutlineError) -> OutlineChange<ID>
  ) throws(SelectionError) -> OutlineChange<ID> {
    do throws(OutlineError) { return try input(&self) } catch { throw error.selectionError }
  }

  /// The row of a node, if the row can have the keyboard focus.
  private func focusable(_ node: Int, _ rules: Rules?) -> RowPath? {
    table.rows.path(ofRow: node).flatMap { canFocus($0, rules: rules) ? $0 : nil }
  }

  private mutating func go(
    to row: RowPath, _ effect: RowEffect, _ rules: Rules?
  ) throws(SelectionError) -> OutlineChange<ID> {
    try apply(byPath: .act(effect, on: row), rules: rules)
  }
}

extension RowEffect {
  /// Whether the effect is that of an arrow with ⇧.
  fileprivate var extends: Bool { isRange || self == .tapExtending }
}
