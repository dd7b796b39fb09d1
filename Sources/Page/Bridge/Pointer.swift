// SPDX-License-Identifier: MIT
import SelectionCore

/// The pointers of the lists, by number; in the large table and the pictures, pointers drag rows,
/// and outside the pictures they draw bands.
nonisolated(unsafe) private var pointers = [
  pointer(drags: .rows), pointer(), pointer(), pointer(drags: .rows, beside: .band),
]

/// Makes a pointer for which every click counts, for a list whose menu the browser opens.
private func pointer(
  drags rows: PointerDrag? = nil, beside: PointerDrag? = nil
) -> PointerTracker<RowPath> {
  var settings = PointerSettings()
  (settings.selectedRowDrag, settings.otherRowDrag, settings.besideRowsDrag) = (rows, rows, beside)
  (settings.doubleClickInterval, settings.longPressTime) = (nil, nil)
  return PointerTracker(settings: settings)
}

/// The steps that resulted from the last event of a pointer.
nonisolated(unsafe) private var pointerSteps: [PointerStep<RowPath>] = []

/// The band that a pointer draws.
nonisolated(unsafe) private var band: RubberBand<RowPath>?

/// Handles a pointer that is pressed (0), moves (1), is released (2), or is canceled (3), at a
/// point in the window and a time in seconds.
///
/// The argument `row` is the row under a pointer that is pressed, or -1 if the pointer is outside
/// all rows.
///
/// - Returns: The number of resulting steps.
@_expose(wasm, "track") @_cdecl("track")
public func track(
  _ list: Int32, _ what: Int32, _ row: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ held: UInt32, _ pointer: Int32, _ isFinger: Int32
) -> Int32 {
  guard pointers.indices.contains(Int(list)) else { return 0 }
  let place = ViewPoint(x: x, y: y)
  let event: PointerEvent<RowPath> =
    switch what {
    case 0:
      .down(
        on: row < 0 ? nil : path(row), at: place, time: time, modifiers: modifiers(held),
        device: isFinger == 0 ? .mouse : .finger)
    case 1: .moved(to: place, time: time)
    case 2: .up(at: place, time: time)
    default: .cancel
    }
  pointerSteps = pointers[Int(list)].track(event, of: Int(pointer)) { row in
    lists[Int(list)].rows.isSelected(row)
  }
  return Int32(pointerSteps.count)
}

/// Returns the view's task for a step, or 0 if the view has nothing to do.
///
/// The task is to begin (1), continue (2), end (3) or cancel (4) a drag of rows, or to do the same
/// with a band (5 to 8).
@_expose(wasm, "stepKind") @_cdecl("stepKind")
public func stepKind(_ number: Int32) -> Int32 {
  guard pointerSteps.indices.contains(Int(number)) else { return 0 }
  return switch pointerSteps[Int(number)] {
  case .beginDrag(.rows, _, _): 1
  case .continueDrag(.rows, _): 2
  case .endDrag(.rows, _): 3
  case .cancelDrag(.rows): 4
  case .beginDrag(.band, _, _): 5
  case .continueDrag(.band, _): 6
  case .endDrag(.band, _): 7
  case .cancelDrag(.band): 8
  default: 0
  }
}

/// Applies a step to the list; if a release is refused, the press ends without an effect.
@_expose(wasm, "takeStep") @_cdecl("takeStep")
public func takeStep(_ list: Int32, _ number: Int32) -> Int32 {
  guard pointerSteps.indices.contains(Int(number)) else { return InputResult.meaningless.rawValue }
  let step = pointerSteps[Int(number)]
  if case .beginDrag = step { band = nil }
  let result = apply(to: list) { list in
    list.profile.input(forPointer: step, in: list.rows)
  }
  if case .action(.release) = step, result == InputResult.refused.rawValue {
    lists[Int(list)].input(for: .drag).map { _ = lists[Int(list)].take($0) }
  }
  return result
}

/// Moves the end of the band to a point in the content, given the size of cells, the number of
/// columns, and the gap around each cell.
@_expose(wasm, "moveBand") @_cdecl("moveBand")
public func moveBand(
  _ list: Int32, _ fromX: Double, _ fromY: Double, _ x: Double, _ y: Double, _ columns: Int32,
  _ width: Double, _ height: Double, _ gap: Double
) -> Int32 {
  apply(to: list) { list in
    var grid = RowGrid(
      rowCount: list.rows.shape.rowCount, columns: Int(columns), cellWidth: width - 2 * gap,
      cellHeight: height - 2 * gap)
    grid.origin = ViewPoint(x: gap, y: gap)
    (grid.columnGap, grid.lineGap) = (2 * gap, 2 * gap)
    if band == nil { band = RubberBand(from: ViewPoint(x: fromX, y: fromY)) }
    return band?.move(to: ViewPoint(x: x, y: y), in: grid)
  }
}

/// Returns the number of pixels to scroll per second during a drag.
@_expose(wasm, "autoscrollSpeed") @_cdecl("autoscrollSpeed")
public func autoscrollSpeed(_ place: Double, _ low: Double, _ high: Double) -> Double {
  Autoscroll().speed(at: place, from: low, to: high)
}

/// Handles a click of the secondary button before its menu opens.
@_expose(wasm, "secondaryClick") @_cdecl("secondaryClick")
public func secondaryClick(_ list: Int32, _ row: Int32) -> Int32 {
  apply(to: list) { $0.input(for: .secondaryClick(path(row))) }
}

/// Toggles the selection or the checkmark of a row.
@_expose(wasm, "flip") @_cdecl("flip")
public func flip(_ list: Int32, _ row: Int32) -> Int32 {
  apply(to: list) { _ in .toggle(path(row)) }
}
