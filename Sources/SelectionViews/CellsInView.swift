// SPDX-License-Identifier: MIT

/// The visible cells, which reveal how the view lost its whole selection: a reload replaces all of
/// them in place, and a deselection keeps them.
struct CellsInView {
  /// The cells that were visible when the selection was last known, and haven't left the view
  /// since.
  private var old: Set<ObjectIdentifier> = []
  /// The cells that have become visible since.
  private var new: Set<ObjectIdentifier> = []
  /// Whether no cell was visible then.
  private var hadNone = true
  /// Whether a cell has been removed since, although its row is still visible.
  private var wasReplaced = false
  /// Whether a cell has been scrolled out of view since the selection was lost.
  private var wasDeselected = false
  /// Whether the data source has read the driver's shape since.
  private var wasAsked = false
  /// Whether the data source has ever read the driver's shape.
  private var isAsked = false

  /// Whether cells have become visible since the selection was last known.
  var hasNew: Bool { !new.isEmpty }

  /// Whether the selection was lost by a reload.
  ///
  /// In a view without cells, nothing else reveals a reload, so the data source must have read the
  /// shape since, if it ever reads it.
  var wasReloaded: Bool {
    guard old.isEmpty, !wasDeselected else { return false }
    return wasReplaced || (hadNone && (wasAsked || !isAsked))
  }

  /// Called when the selection of the view is known.
  mutating func selectionIsKnown() {
    old.formUnion(new)
    new = []
    hadNone = old.isEmpty
    wasReplaced = false
    wasDeselected = false
    wasAsked = false
  }

  /// Called when the driver's shape is read.
  mutating func shapeWasAsked() {
    wasAsked = true
    isAsked = true
  }

  /// Called when a cell becomes visible.
  mutating func come(_ cell: ObjectIdentifier) {
    if !old.contains(cell) { new.insert(cell) }
  }

  /// Called when a cell leaves the view.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - isRowInView: Whether its row is still visible.
  ///   - isSelectionLost: Whether the view has lost its selection.
  ///   - isOnScreen: Whether the view is in a window; UIKit removes all cells from a view that
  ///     isn't.
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
