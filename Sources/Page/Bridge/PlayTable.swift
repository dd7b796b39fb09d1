// SPDX-License-Identifier: MIT
import SelectionCore

/// One of the page's lists: its rows by identity, its selection, and what the last input changed.
///
/// The page draws what this says and keeps no state of its own.
struct PlayTable {
  /// Who the rows are, in order.
  private(set) var identities: [Int32]
  private(set) var selection: TableSelection
  /// What the last input changed.
  private(set) var change: SelectionChange
  /// Which keys and clicks mean which input.
  var profile: InputProfile
  /// The name of a row, by its identity.
  let label: (Int32) -> String
  /// The part of the name that is found by typing.
  let searched: (Int32) -> String
  private var typing = TypeAhead()
  private var nextIdentity: Int32

  /// Makes a list of rows that are called after the first identities.
  init(
    rowCount: Int32, _ policy: SelectionPolicy, _ profile: InputProfile,
    label: @escaping (Int32) -> String, searched: ((Int32) -> String)? = nil
  ) {
    identities = Array(0..<max(0, rowCount))
    selection = TableSelection(shape: [identities.count], policy: policy)
    selection.keepHistory(depth: 200)
    change = selection.changeless
    self.profile = profile
    self.label = label
    self.searched = searched ?? label
    nextIdentity = max(0, rowCount)
  }

  /// The name of a row, or nothing if there is no such row.
  func name(of row: RowPath) -> String {
    identities.indices.contains(row.row) ? label(identities[row.row]) : ""
  }

  /// Takes an input that changes the selection alone.
  ///
  /// - Returns: whether it meant anything.
  mutating func take(
    _ input: (inout TableSelection) throws(SelectionError) -> SelectionChange?
  ) throws(SelectionError) -> Bool {
    guard let change = try input(&selection) else { return false }
    self.change = change
    return true
  }

  /// Takes an input that changes the rows: identities follow by the mapping, new rows get new ones.
  mutating func takeData(
    _ input: (inout TableSelection) throws(SelectionError) -> SelectionChange
  ) throws(SelectionError) {
    change = try input(&selection)
    guard let mapping = change.mapping else { return }
    var following: [Int32] = []
    following.reserveCapacity(mapping.rows.newCount)
    for segment in mapping.rows.segments {
      switch segment {
      case .kept(let rows): following += identities[rows]
      case .inserted(let count):
        for _ in 0..<count {
          following.append(nextIdentity)
          nextIdentity = nextIdentity == .max ? 0 : nextIdentity + 1
        }
      }
    }
    identities = following
  }

  /// Takes a typed letter: the keyboard goes to the row found.
  ///
  /// - Returns: whether a row was found.
  mutating func type(_ text: String, at time: Double) throws(SelectionError) -> Bool {
    let names = (identities, searched)
    let found = typing.type(
      text, at: time, from: selection.lead?.row, count: identities.count
    ) { names.1(names.0[$0]) }
    guard let found else { return false }
    let profile = profile
    return try take { (table) throws(SelectionError) in
      try table.go(to: RowPath(section: 0, row: found), profile: profile)?.change
    }
  }

  /// The rows of a stretch, as numbered now, at whose place something else is to be seen than before the last
  /// input.
  func rowsToDraw(in window: Range<Int>) -> [Int] {
    let mapping = change.mapping
    let (before, after) = (change.before, change.after)
    return window.clamped(to: 0..<identities.count).filter { number in
      let row = RowPath(section: 0, row: number)
      guard let mapping else { return before.looks(of: row) != after.looks(of: row) }
      return mapping.rows.oldIndex(of: number) != number
        || before.looks(of: row) != after.looks(of: row)
    }
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
  /// Ranges extend from it.
  static let anchor = Looks(rawValue: 16)
}

extension TableSelection {
  /// All that a row shows of its state.
  func looks(of row: RowPath) -> Looks {
    var looks: Looks = []
    if isPresentedSelected(row) { looks.insert(.selected) }
    if accessory(for: row) == .checkmark { looks.insert(.checked) }
    if !isEnabled(row) { looks.insert(.disabled) }
    if lead == row { looks.insert(.focused) }
    if anchor == row { looks.insert(.anchor) }
    return looks
  }
}
