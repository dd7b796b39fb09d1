// SPDX-License-Identifier: MIT
import SelectionCore

/// A pointer goes down on a row, with modifiers as `KeyModifiers` has them.
@_expose(wasm, "pressDown") @_cdecl("pressDown")
public func pressDown(_ list: Int32, _ row: Int32, _ held: UInt32) -> Int32 {
  apply(to: list) { $0.input(for: .press(path(row), modifiers(held))) }
}

/// The pointer goes up.
///
/// What waits for that and is refused is dropped.
@_expose(wasm, "release") @_cdecl("release")
public func release(_ list: Int32) -> Int32 {
  act(on: list) { list in
    guard let release = list.input(for: .release), let refused = list.take(release)
    else { return nil }
    if let drag = list.input(for: .drag) { _ = list.take(drag) }
    return refused
  }
}

/// The pointer begins to drag what is selected.
@_expose(wasm, "drag") @_cdecl("drag")
public func drag(_ list: Int32) -> Int32 {
  apply(to: list) { $0.input(for: .drag) }
}

/// A click beside all rows.
@_expose(wasm, "clickBeside") @_cdecl("clickBeside")
public func clickBeside(_ list: Int32, _ held: UInt32) -> Int32 {
  apply(to: list) { $0.input(for: .clickBesideRows(modifiers(held))) }
}

/// A click with the secondary button, before its menu opens.
@_expose(wasm, "secondaryClick") @_cdecl("secondaryClick")
public func secondaryClick(_ list: Int32, _ row: Int32) -> Int32 {
  apply(to: list) { $0.input(for: .secondaryClick(path(row))) }
}

/// A band begins: where a click beside all rows would let all go, it selects the rows that it
/// covers and no others; else it adds them, or flips them where the key for commands is held.
@_expose(wasm, "beginBand") @_cdecl("beginBand")
public func beginBand(_ list: Int32, _ held: UInt32) -> Int32 {
  apply(to: list) { list in
    let held = modifiers(held)
    if list.input(for: .clickBesideRows(held)) != nil { return .beginSweep(.replacing) }
    return .beginSweep(held.contains(.command) ? .toggling : .adding)
  }
}

/// The band covers the rows that stand in these lines and columns.
@_expose(wasm, "continueBand") @_cdecl("continueBand")
public func continueBand(
  _ list: Int32, _ firstLine: Int32, _ lastLine: Int32, _ left: Int32, _ right: Int32,
  _ columns: Int32
) -> Int32 {
  apply(to: list) { list in
    let (columns, count) = (max(1, Int(columns)), list.rows.shape.rowCount)
    let lastOfAll = (count - 1) / columns
    let (first, last) = (max(0, Int(firstLine)), min(Int(lastLine), lastOfAll))
    let (left, right) = (max(0, Int(left)), min(Int(right), columns - 1))
    guard count > 0, first <= last, left <= right else { return .continueSweep(over: RowSpans()) }
    let spans = (first...last).compactMap { line in
      let (from, through) = (line * columns + left, min(line * columns + right, count - 1))
      return from > through
        ? nil
        : RowSpan.rows(
          from: RowPath(section: 0, row: from), through: RowPath(section: 0, row: through))
    }
    return .continueSweep(over: RowSpans(spans))
  }
}

/// The band ends.
@_expose(wasm, "endBand") @_cdecl("endBand")
public func endBand(_ list: Int32) -> Int32 { apply(to: list) { _ in .endSweep } }

/// What is under way is given up.
@_expose(wasm, "cancel") @_cdecl("cancel")
public func cancel(_ list: Int32) -> Int32 { apply(to: list) { _ in .cancel } }

/// A row flips, or its checkmark does.
@_expose(wasm, "flip") @_cdecl("flip")
public func flip(_ list: Int32, _ row: Int32) -> Int32 {
  apply(to: list) { _ in .toggle(path(row)) }
}
