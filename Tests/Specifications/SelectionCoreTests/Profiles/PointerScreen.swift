// SPDX-License-Identifier: MIT
import SelectionCore

/// A table with a pointer on it, and the steps for the view.
struct PointerScreen {
  var pointer = PointerTracker<String>()
  var table: IdentifiedTable<String>
  var profile = InputProfile.windows
  var told: [PointerStep<String>] = []
  var errors: [SelectionError] = []

  init(_ settings: PointerSettings = PointerSettings()) throws {
    pointer = PointerTracker(settings: settings)
    table = IdentifiedTable(
      sections: [["a", "b", "c", "d", "e"]],
      policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.select(["b", "c"])
  }

  mutating func track(_ events: PointerEvent<String>...) {
    for event in events {
      for step in pointer.track(event, isSelected: table.isSelected) {
        if case .action = step {} else { told.append(step) }
        do throws(SelectionError) {
          try table.handle(pointer: step, profile: profile)
        } catch {
          errors.append(error)
        }
      }
    }
  }

  /// A click that ends a tenth of a second after it begins.
  mutating func click(
    _ row: String, at place: ViewPoint = ViewPoint(x: 0, y: 0), time: Double,
    _ modifiers: KeyModifiers = []
  ) {
    track(
      .down(on: row, at: place, time: time, modifiers: modifiers),
      .up(at: place, over: row, time: time + 0.1))
  }

  var selected: [String] { table.selectedRows }
}
