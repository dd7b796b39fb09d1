// SPDX-License-Identifier: MIT

import Observation
import SelectionCore
import SelectionObservation
import SelectionSwiftUI
import XCTest

/// A grid of rows like SwiftUI's: each row reads its own state when it is drawn, is redrawn when
/// that is about to change, and has a pointer of its own; beside the rows is a surface.
@available(macOS 14.0, *)
@MainActor
final class StandInGrid<Model: ObservableSelection> where Model.ID == Int {
  let model: Model
  let profile: InputProfile
  let columns: Int
  /// The rows that are drawn, with the state they showed last.
  private(set) var shown: [Int: Model.State] = [:]
  /// The rows that were notified that they are about to change.
  private(set) var fired: Set<Int> = []
  private(set) var opened: [[Int]] = []

  private var pointers: [Int: RowPointer<Model>] = [:]
  private let surface = BandPointer<Model>()
  private let keyboard = SelectionKeyboard<Model>()
  private var time = 0.0

  /// Cells of ten by ten points, two points apart, of rows 0 and up.
  init(_ rows: Range<Int>, columns: Int, _ model: Model, _ profile: InputProfile) {
    self.model = model
    self.profile = profile
    self.columns = columns
    for row in rows {
      pointers[row] = RowPointer()
      draw(row)
    }
  }

  private func draw(_ row: Int) {
    withObservationTracking {
      shown[row] = model[row]
    } onChange: {
      MainActor.assumeIsolated { _ = self.fired.insert(row) }
    }
  }

  /// Redraws the rows that were notified, and returns them.
  func redraw() -> Set<Int> {
    let rows = fired
    fired = []
    for row in rows { draw(row) }
    return rows
  }

  func frame(of row: Int) -> ViewRect {
    ViewRect(
      x: Double(row % columns) * 12, y: Double(row / columns) * 12, width: 10, height: 10)
  }

  func down(on row: Int, _ modifiers: KeyModifiers = []) {
    time += 2
    take(
      .down(on: row, at: ViewPoint(x: 5, y: 5), time: time, modifiers: modifiers), on: row)
  }

  func move(on row: Int, by way: Double) {
    take(.moved(to: ViewPoint(x: 5 + way, y: 5), over: row, time: time), on: row)
  }

  func up(on row: Int) { take(.up(at: ViewPoint(x: 5, y: 5), over: row, time: time), on: row) }

  func click(_ row: Int, _ modifiers: KeyModifiers = []) {
    down(on: row, modifiers)
    up(on: row)
  }

  func doubleClick(_ row: Int) {
    click(row)
    secondClick(row)
  }

  func secondClick(_ row: Int) {
    time -= 1.8
    click(row)
  }

  private func take(_ event: PointerEvent<Int>, on row: Int) {
    pointers[row]?.take(event, in: model, profile: profile) { self.opened.append($0) }
  }

  /// Draws a band and releases the mouse, unless it stays down.
  func band(
    from start: ViewPoint, through places: [ViewPoint], _ modifiers: KeyModifiers = [],
    staysDown: Bool = false
  ) {
    time += 2
    surface.down(at: start, time: time, modifiers: modifiers, in: model, profile: profile)
    band(through: places)
    if !staysDown { release(at: places.last ?? start) }
  }

  /// Moves the mouse on, while it draws a band.
  func band(through places: [ViewPoint]) {
    let frames = pointers.keys.map { (row: $0, frame: frame(of: $0)) }
    for place in places {
      surface.move(to: place, time: time, over: frames, in: model, profile: profile)
    }
  }

  /// Releases the mouse that draws a band.
  func release(at place: ViewPoint) {
    surface.up(at: place, time: time, in: model, profile: profile)
  }

  var bandFrame: ViewRect? { surface.frame }

  func press(_ stroke: KeyStroke, label: ((Int) -> String)? = nil) -> Bool {
    time += 0.1
    return keyboard.take(
      stroke, at: time, in: model, pageRows: 8, columns: columns, profile: profile, label: label)
  }

  func pause() { time += 5 }
}
