// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionTraces

/// The three tables, one at a time, with what the keys do.
@MainActor
final class TableScreen: Screen {
  let tables: [DemoTable] = [ZoneTable(), PackingTable(), TrailTable()]
  private(set) var shownTable = 0
  /// The rows that were redrawn for the last key.
  private(set) var drawnRows: Set<RowPath> = []

  /// The table that is shown.
  var current: DemoTable { tables[shownTable] }

  /// What keys and clicks mean.
  var profile = InputProfile.terminal
  /// Where the lines that were shown last have what a mouse can reach.
  var layout = TableLayout()
  /// What the mouse is about.
  var pointer = PointerTracker<RowPath>(settings: .terminal)
  /// The words being typed, while the search line is open.
  var typing: QueryLine?
  /// What keys do, while that is shown in place of the rows.
  var keyList: KeyList?

  /// Shows the table with a number, which goes round at both ends.
  func show(table number: Int) {
    track(.cancel)
    typing = nil
    shownTable = (number + tables.count) % tables.count
    current.forgetEvents()
  }

  /// Begins to record what is done to the tables.
  func record() { for table in tables { table.record() } }

  /// What was done to the tables, as a trace with a case for each that was touched.
  func trace() throws(TraceWriteError) -> String {
    var traces: [String] = []
    for table in tables { if let trace = try table.trace() { traces.append(trace) } }
    return traces.joined(separator: "\n")
  }

  /// Takes note of the rows that show something else than before.
  func takeDrawn() { drawnRows = current.takeDrawn() }
}
