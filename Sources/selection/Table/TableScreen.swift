// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionTraces

/// The three tables, shown one at a time, and their keys.
@MainActor
final class TableScreen: Screen {
  let tables: [DemoTable] = [ZoneTable(), PackingTable(), TrailTable()]
  private(set) var shownTable = 0
  /// The rows that were redrawn for the last key.
  private(set) var drawnRows: Set<RowPath> = []

  /// The shown table.
  var current: DemoTable { tables[shownTable] }

  /// The meaning of keys and clicks.
  var profile = InputProfile.terminal
  /// The positions of clickable parts in the lines that were shown last.
  var layout = TableLayout()
  /// The state of the mouse.
  var pointer = PointerTracker<RowPath>(settings: .terminal)
  /// The words being typed, while the search line is open.
  var typing: QueryLine?
  /// The effects of keys, while they are shown in place of the rows.
  var keyList: KeyList?

  /// Shows the table with a number, which wraps around at both ends.
  func show(table number: Int) {
    track(.cancel)
    typing = nil
    shownTable = (number + tables.count) % tables.count
    current.forgetEvents()
  }

  /// Begins to record the inputs of the tables.
  func record() { for table in tables { table.record() } }

  /// The recorded inputs as a trace with a case for each table that had any.
  func trace() throws(TraceWriteError) -> String {
    var traces: [String] = []
    for table in tables { if let trace = try table.trace() { traces.append(trace) } }
    return traces.joined(separator: "\n")
  }

  /// Updates the rows that look different than before.
  func takeDrawn() { drawnRows = current.takeDrawn() }
}
