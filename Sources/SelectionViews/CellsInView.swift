// SPDX-License-Identifier: MIT

/// The visible cells, which reveal how the view lost its whole selection: a reload replaces all
/// cells in place, whereas a deselection keeps them.
struct CellsInView {
  /// The cells that were visible when the selection was last known, and haven't left the view
  /// since.
  private var old: Set<ObjectIdentifier> = []
  /// The cells that have become visible since the selection was last known.
  private var new: Set<ObjectIdentifier> = []
  /// Whether no cell was visible when the selection was last known.
  private var hadNone = true
  /// Whether a cell has been removed since then, although its row is still visible.
  private var wasReplaced = false
  /// Whether a cell has been scrolled out of view since the selection was lost, before the data
  /// source read the shape.
  private var wasDeselected = false
  /// Whether the data source has read the driver's shape since the selection was last known.
  private var wasAsked = false
  /// Whether the data source has ever read the driver's shape.
  private var isAsked = false

  /// Whether a reload keeps the selection, so that it isn't lost by one.
  let keepsSelectionInReloads: Bool

  init(keepsSelectionInReloads: Bool) { self.keepsSelectionInReloads = keepsSelectionInReloads }

  /// Whether cells have become visible since the selection was last known.
  var hasNew: Bool { !new.isEmpty }

  /// Whether the selection was lost by a reload.
  ///
  /// A reload is assumed if no old cell is left and the data source has read the shape since the
  /// selection was last known; cells may then leave because a scroll or an animation ends with the
  /// reload. If it hasn't, a reload is assumed if cells were replaced in place, or if there were
  /// none and the data source never reads the shape.
  var wasReloaded: Bool {
    guard !keepsSelectionInReloads, old.isEmpty, !wasDeselected else { return false }
    return wasAsked || wasReplaced || (hadNone && !isAsked)
  }

  /// Call this when the selection of the view is known.
  mutating func selectionIsKnown() {
    old.formUnion(new)
    new = []
    hadNone = old.isEmpty
    wasReplaced = false
    wasDeselected = false
    wasAsked = false
  }

  /// Call this when the driver's shape is read.
  mutating func shapeWasAsked() {
    wasAsked = true
    isAsked = true
  }

  /// Call this when a cell becomes visible.
  mutating func come(_ cell: ObjectIdentifier) {
    if !old.contains(cell) { new.insert(cell) }
  }

  /// Call this when a cell leaves the view.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - isRowInView: Whether the cell's row is still visible.
  ///   - isSelectionLost: Whether the view has lost its selection.
  ///   - isOnScreen: Whether the view is in a window; UIKit removes all cells from a view outside
  ///     windows.
  mutating func leave(
    _ cell: ObjectIdentifier, isRowInView: Bool, isSelectionLost: Bool, isOnScreen: Bool
  ) {
    new.remove(cell)
    guard old.remove(cell) != nil else { return }
    if isRowInView {
      wasReplaced = wasReplaced || isSelectionLost || isOnScreen
    } else if isSelectionLost, !wasAsked {
      wasDeselected = true
    }
  }
}
