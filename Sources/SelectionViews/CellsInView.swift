// SPDX-License-Identifier: MIT

/// The cells in view, as far as they tell how the view lost its whole selection: a reload takes all
/// of them away where they are, and a deselection leaves them.
struct CellsInView {
  /// The cells that were in view when the selection was last known, and have not left.
  private var old: Set<ObjectIdentifier> = []
  /// The cells that have come into view since.
  private var new: Set<ObjectIdentifier> = []
  /// Whether no cell was in view then.
  private var hadNone = true
  /// Whether one has been taken away since, though its row is still in view.
  private var wasReplaced = false
  /// Whether one has been scrolled out of view since the selection was lost.
  private var wasDeselected = false
  /// Whether the data source has asked the driver for the shape since.
  private var wasAsked = false
  /// Whether the data source ever asks the driver for the shape.
  private var isAsked = false

  /// Whether cells have come into view since the selection was last known.
  var hasNew: Bool { !new.isEmpty }

  /// Whether the view was reloaded, where its selection was lost.
  ///
  /// A view without cells shows no sign of it: there the data source must have been asked, if that
  /// can be known at all.
  var wasReloaded: Bool {
    guard old.isEmpty, !wasDeselected else { return false }
    return wasReplaced || (hadNone && (wasAsked || !isAsked))
  }

  /// The selection of the view is known.
  mutating func selectionIsKnown() {
    old.formUnion(new)
    new = []
    hadNone = old.isEmpty
    wasReplaced = false
    wasDeselected = false
    wasAsked = false
  }

  /// The driver has been asked for the shape.
  mutating func shapeWasAsked() {
    wasAsked = true
    isAsked = true
  }

  /// A cell has come into view.
  mutating func come(_ cell: ObjectIdentifier) {
    if !old.contains(cell) { new.insert(cell) }
  }

  /// A cell has left the view.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - isRowInView: Whether its row is still in view.
  ///   - isSelectionLost: Whether the view has lost its selection.
  ///   - isOnScreen: Whether the view is in a window; UIKit takes all cells from one that is not.
  mutating func leave(
    _ cell: ObjectIdentifier, isRowInView: Bool, isSelectionLost: Bool, isOnScreen: Bool
  ) {
    new.remove(cell)
    guard old.remove(cell) != nil else { return }
    if isRowInView {
      wasReplaced = wasReplaced || isSelectionLost || isOnScreen
    } else if isSelectionLost {
      wasDeselected = true
    }
  }
}
