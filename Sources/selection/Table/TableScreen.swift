// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionTraces

/// The tables, shown one at a time, and their keys.
@MainActor
final class TableScreen: Screen {
  /// The kinds of tables; each table is made when it is first shown.
  static let kinds: [DemoTable.Type] = [
    ZoneTable.self, PackingTable.self, TrailTable.self, MillionTable.self, ProfileTable.self,
  ]

  /// The tables that have been made, by their place among the kinds.
  private var made: [Int: DemoTable] = [:]
  /// The table that determines the meaning of keys and clicks.
  private let profiles = ProfileTable()
  private(set) var shownTable = 0
  /// The rows that were redrawn for the last key; nil if the table has just appeared.
  private(set) var drawnRows: Set<RowPath>?
  /// Called with the recorded inputs after keys, if they are recorded.
  private var keep: ((String) -> Void)?
  /// The earliest time at which the recorded inputs are kept again.
  private var due = ContinuousClock.now

  /// The positions of clickable parts in the lines that were last shown.
  var layout = TableLayout()
  /// The state of the mouse.
  var pointer = PointerTracker<RowPath>(settings: .terminal)
  /// The text being typed, while the search line is open.
  var typing: QueryLine?
  /// The effects of keys, while they are shown in place of the rows.
  var keyList: KeyList?

  init() {
    made[Self.kinds.count - 1] = profiles
    show(table: 0)
  }

  /// The table with a number, which is made if it hasn't been shown yet.
  func table(_ number: Int) -> DemoTable {
    if let table = made[number] { return table }
    let table = Self.kinds[number].init()
    if keep != nil { table.record() }
    made[number] = table
    return table
  }

  /// The shown table.
  var current: DemoTable { table(shownTable) }

  /// The meaning of keys and clicks.
  var profile: InputProfile {
    get { profiles.profile }
    set { profiles.profile = newValue }
  }

  /// Changes to the keys and clicks of the next profile.
  func chooseNextProfile() {
    profiles.checkNext()
    current.forgetEvents()
    current.note("keys and clicks of \(profile.title)")
  }

  /// Shows the table with a number, which wraps around at both ends.
  func show(table number: Int) {
    track(.cancel)
    typing = nil
    let count = Self.kinds.count
    shownTable = (number + count) % count
    current.forgetEvents()
  }

  /// Begins to record the inputs of the tables.
  ///
  /// - Parameter keep: Called with the trace after each key; if a trace is so long that this takes
  ///   time, not after every key.
  func record(_ keep: @escaping (String) -> Void = { _ in }) {
    self.keep = keep
    for table in made.values { table.record() }
  }

  func take(_ key: TerminalKey) -> Step {
    let step = handle(key)
    let start = ContinuousClock.now
    if let keep, due <= start, let trace = try? trace() {
      keep(trace)
      due = .now + (.now - start) * 4
    }
    return step
  }

  /// The recorded inputs as a trace with a case for each table that had any.
  func trace() throws(TraceWriteError) -> String {
    var traces: [String] = []
    for number in made.keys.sorted() {
      if let trace = try made[number]?.trace() { traces.append(trace) }
    }
    return traces.joined(separator: "\n")
  }

  /// Updates the rows whose appearance has changed.
  func takeDrawn() { drawnRows = current.takeDrawn() }
}
