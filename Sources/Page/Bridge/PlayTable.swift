// SPDX-License-Identifier: MIT
import SelectionCore

/// The most rows that a list can get besides those that it began with, for memory has an end.
private let mostRowsAdded = 2_000_000

/// One of the page's lists: its rows by identity, its selection, and what the last input changed.
///
/// The page draws what this says and keeps no state of its own.
struct PlayTable {
  /// Who the rows are, in order.
  private(set) var identities: [Int32]
  private(set) var rows: TableSelection
  /// What can be undone and done again.
  private(set) var steps = Steps()
  /// What the last input changed.
  private(set) var change: SelectionChange
  /// The numbers of the rows that look different after it.
  private var toRedraw = RowSet()
  /// Which keys and clicks mean which input.
  var profile: InputProfile
  /// The name of a row, by its identity.
  let label: (Int32) -> String
  /// The part of the name that is found by typing.
  let searched: (Int32) -> String
  private var typing = TypeAhead()
  /// How many rows the list began with; those that came later have identities from there on.
  private let firstCount: Int32
  /// The identities of which later rows are copies, their own where they are none.
  private var originals: [Int32] = []

  /// Creates a list of rows that are called after the first identities, by inputs that cannot be
  /// undone.
  init(
    rowCount: Int32, _ profile: InputProfile, _ inputs: [TableInput],
    label: @escaping (Int32) -> String, searched: ((Int32) -> String)? = nil
  ) {
    identities = Array(0..<max(0, rowCount))
    rows = TableSelection(shape: [identities.count])
    change = rows.change(from: rows)
    self.profile = profile
    self.label = label
    self.searched = searched ?? label
    firstCount = max(0, rowCount)
    for input in inputs {
      if take(input) != nil { preconditionFailure("a list cannot begin so") }
    }
    steps = Steps()
  }

  /// The name of a row, or nothing if there is no such row.
  func name(of row: RowPath) -> String {
    guard identities.indices.contains(row.row) else { return "" }
    let identity = identities[row.row]
    let original = original(of: identity)
    return original == identity ? label(identity) : label(original) + ", copy"
  }

  /// The identity of which a row is a copy, its own if it is none.
  func original(of identity: Int32) -> Int32 {
    identity < firstCount ? identity : originals[Int(identity - firstCount)]
  }

  /// Takes an input; where it changes the rows, identities follow by the mapping.
  ///
  /// - Returns: Why it was refused, in words; nil if it was not.
  mutating func take(_ input: TableInput) -> String? {
    take { (table) throws(SelectionError) in try table.apply(input) }
  }

  /// The input that an action of the user means here, or nil if it has no meaning.
  func input(for action: UserAction<RowPath>) -> TableInput? {
    profile.input(for: action, in: rows)
  }

  /// Takes a verb, and lets identities follow; rows that come in are copies of those given.
  private mutating func take(
    copying copied: [Int32] = [],
    _ verb: (inout TableSelection) throws(SelectionError) -> SelectionChange
  ) -> String? {
    do throws(SelectionError) {
      change = try verb(&rows)
    } catch {
      return error.description
    }
    toRedraw = change.rowsToRedrawWithFocus.numbers
    steps.note(change, identities)
    if let mapping = change.mapping { follow(mapping.rows, copied) }
    return nil
  }

  /// Takes the last step back, or does it again: rows, identities and marks are what they were.
  ///
  /// What the user may select stays as it is.
  /// - Returns: Whether there was such a step.
  mutating func step(_ way: Steps.Way) -> Bool {
    guard let state = steps.go(way, from: rows, identities) else { return false }
    let (before, policy) = (rows, rows.policy)
    identities = state.identities
    rows = state.rows
    if rows.policy != policy { rows.setPolicy(policy) }
    // Its end is never refused.
    if rows.isSweeping { _ = try? rows.apply(.endSweep) }
    change = rows.change(from: before)
    toRedraw = change.rowsToRedrawWithFocus.numbers
    return true
  }

  /// Lets identities follow their rows; new rows get new ones.
  private mutating func follow(_ mapping: IndexMapping, _ copied: [Int32]) {
    var following: [Int32] = []
    following.reserveCapacity(mapping.newCount)
    var inserted = 0
    for segment in mapping.segments {
      switch segment {
      case .kept(let rows): following += identities[rows]
      case .inserted(let count):
        for _ in 0..<count {
          let identity = firstCount + Int32(originals.count)
          originals.append(copied.indices.contains(inserted) ? copied[inserted] : identity)
          following.append(identity)
          inserted += 1
        }
      }
    }
    identities = following
  }

  /// Moves the selected rows before a row, or to the end.
  mutating func moveSelected(to place: Int) -> String? {
    let selected = rows.selected
    return take { (table) throws(SelectionError) in
      try table.moveRows(fromOffsets: selected, toOffset: place, inSection: 0)
    }
  }

  /// Puts copies of rows after the last of them.
  mutating func duplicate(_ rows: RowSet) -> String? {
    guard let last = rows.last else { return nil }
    guard originals.count + rows.count <= mostRowsAdded else {
      return "no more rows than \(mostRowsAdded) can be added"
    }
    let copied = rows.map { original(of: identities[$0]) }
    return take(copying: copied) { (table) throws(SelectionError) in
      try table.insertRows(at: RowPath(section: 0, row: last + 1), count: copied.count)
    }
  }

  /// The row that a typed letter finds.
  mutating func find(_ text: String, at time: Double) -> RowPath? {
    let names = (identities, searched)
    let found = typing.type(
      text, at: time, from: rows.lead?.row, count: identities.count
    ) { names.1(names.0[$0]) }
    return found.map { RowPath(section: 0, row: $0) }
  }

  /// The rows of a window, as numbered now, at whose place something else is to be seen than before
  /// the last input: those that look different, and those that stood elsewhere.
  func rowsToDraw(in window: Range<Int>) -> [Int] {
    let window = window.clamped(to: 0..<identities.count)
    let mapping = change.mapping?.rows
    let (old, new) = (places(of: window, in: change.before), places(of: window, in: rows))
    return window.filter { row in
      toRedraw.contains(row) || mapping.map { $0.oldIndex(of: row) != row } ?? false
        || old[row - window.lowerBound] != new[row - window.lowerBound]
    }
  }

  /// The places of rows in the order of picking, from 1, where it is kept; else 0.
  ///
  /// To ask for each row by itself goes through all that was picked for each of them.
  private func places(of window: Range<Int>, in table: TableSelection) -> [Int] {
    var places = Array(repeating: 0, count: window.count)
    guard table.keepsOrder else { return places }
    let (rows, order) = (RowSet(window), table.selectionOrder)
    var earlier = 0
    for group in order {
      for row in group.numbers.intersection(rows) {
        places[row - window.lowerBound] = earlier + group.numbers.rank(of: row) + 1
      }
      earlier += group.count
    }
    return places
  }
}

/// All that a row shows of its state, as bits for the page.
struct Looks: OptionSet {
  let rawValue: Int32
  static let selected = Looks(rawValue: 1)
  static let checked = Looks(rawValue: 2)
  static let disabled = Looks(rawValue: 4)
  /// The keyboard stands on it.
  static let focused = Looks(rawValue: 8)
  /// A finger holds it.
  static let held = Looks(rawValue: 16)
}

extension TableSelection {
  /// All that a row shows of its state.
  func looks(of row: RowPath) -> Looks {
    var looks: Looks = []
    if isPresentedSelected(row) { looks.insert(.selected) }
    if accessory(for: row) == .checkmark { looks.insert(.checked) }
    if !isEnabled(row) { looks.insert(.disabled) }
    if lead == row { looks.insert(.focused) }
    if highlightedRow == row { looks.insert(.held) }
    return looks
  }
}
