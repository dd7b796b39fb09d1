// SPDX-License-Identifier: MIT
public import SelectionCore

/// Settings and steps, none of which an outline refuses.
///
/// Setting a value that is already set changes nothing, and ends no run.
extension OutlineSelection {
  /// The options that affect what users see; to find the nodes whose appearance changes, call
  /// ``setOptions(_:)`` instead of setting the property.
  public var options: OutlineOptions {
    get { currentOptions }
    set { _ = try? setOptions(newValue) }
  }

  /// The limits on the number of checkmarks that the user may set; setting this property calls
  /// ``setCheckLimits(_:)``.
  public var checkLimits: SelectionLimits {
    get { currentCheckLimits }
    set { setCheckLimits(newValue) }
  }

  /// Sets the options that affect what users see.
  ///
  /// When boxes cease to depend on each other, a group with the state "all" gets its own checkmark.
  /// When boxes depend on each other again, a group's state is derived from the nodes below it: its
  /// own checkmark is removed, and ``OutlineChange/unchecked`` contains the group. Groups that
  /// aren't loaded and were partly checked become unchecked. Setting options isn't a step that can
  /// be undone.
  ///
  /// - Parameter options: The options.
  /// - Returns: The resulting change.
  /// - Throws: No error that a caller can cause.
  /// - Complexity: O(1), or O(*k* log *n*) for *k* groups if boxes begin or cease to depend on each
  ///   other.
  @discardableResult
  public mutating func setOptions(
    _ options: OutlineOptions
  ) throws(OutlineError) -> OutlineChange<ID> {
    let old = self.options
    guard options != old else { return unchanged }
    var edit = TableEdit(isStep: false)
    if options.boxes != old.boxes {
      let marks =
        options.boxes == .independent
        ? checked.union(forest.groupsInState(.all, checked))
        : checked.intersection(forest.childless)
      edit.mark(BoxMarks(checked: forest.lawful(marks, options.boxes)), from: self.marks)
      if options.boxes == .independent, isUndoEnabled {
        // In each step a group has the checkmark that all nodes below it have.
        for group in forest.childless.complement(within: forest.count) {
          edit.inherit([group], from: forest.ownBearers(of: group), in: .checked)
        }
      }
    }
    let change = try applied(edit)
    currentOptions = options
    boxRun = nil
    if (options.boxes, options.partialTap) != (old.boxes, old.partialTap) {
      former = FormerMarks()
    }
    return finish(change, from: sharedForest, formerBoxes: old.boxes)
  }

  /// Sets the limits on the number of checkmarks that the user may set.
  ///
  /// A tap that checks a node and leaves more than allowed is refused, and so is one that unchecks
  /// a node and leaves fewer, as in tables; in an exclusive group a tap does both. Boxes obey only
  /// these limits: the limits of layers and `limitOverflow` apply to the selection, and
  /// `hasRoomForOneMore(inSection:)` and `limits(inSection:)` answer about the selection.
  ///
  /// - Parameter limits: The limits; a group that isn't loaded counts as one checkmark, whether it
  ///   is checked or partly checked.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func setCheckLimits(_ limits: SelectionLimits) -> OutlineChange<ID> {
    guard limits != checkLimits else { return unchanged }
    currentCheckLimits = limits
    boxRun = nil
    return unchanged
  }

  /// Sets the policy that determines which nodes the user may select; in mode single, only the
  /// first selected node stays selected.
  ///
  /// As in a table that is being edited, a tap performs a primary action only if a rule allows it.
  /// - Parameter policy: The policy. An outline uses the mode that applies when a table isn't being
  ///   edited, and ignores the editing mode.
  /// - Returns: The resulting change, which lists the nodes that can't stay selected as deselected.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func setPolicy(_ policy: SelectionPolicy) -> OutlineChange<ID> {
    always(.setPolicy(policy))
  }

  /// Sets the limits on the number of selected nodes; for limits on checkmarks, use
  /// ``setCheckLimits(_:)``.
  ///
  /// - Parameter limits: The limits.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func setLimits(_ limits: SelectionLimits) -> OutlineChange<ID> {
    always(.setLimits(limits))
  }

  /// Starts keeping steps for undo and redo, and discards earlier steps.
  ///
  /// - Parameter limit: The maximum number of steps to keep, at least one, or nil for no limit.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func enableUndo(limit: Int? = nil) -> OutlineChange<ID> {
    always(.enableUndo(limit: limit))
  }

  /// Stops keeping steps for undo and redo, and discards the steps kept so far.
  ///
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func disableUndo() -> OutlineChange<ID> { always(.disableUndo) }

  /// Restores the selection, checkmarks, anchor and lead as they were before the last step, or has
  /// no effect if no step can be undone.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(*r* log *n*) amortized, for *r* runs that the step changed.
  @discardableResult
  public mutating func undo() -> OutlineChange<ID> { always(.undo) }

  /// Restores the selection, checkmarks, anchor and lead as they were after the step that was
  /// undone last, or has no effect if no step can be redone.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: As ``undo()``.
  @discardableResult
  public mutating func redo() -> OutlineChange<ID> { always(.redo) }

  /// Applies an input that is never refused.
  private mutating func always(_ input: SelectionInput<ID>) -> OutlineChange<ID> {
    (try? apply(input)) ?? unchanged
  }
}
