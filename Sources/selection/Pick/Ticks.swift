// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The ticked lines: an inclusive or an exclusive checkmark list of line numbers, with a limit.
struct Ticks {
  private enum List {
    case inclusive(InclusiveList<Int>)
    case exclusive(ExclusiveList<Int>)
  }

  private var list: List
  /// How many lines can be ticked.
  let limit: Int
  private let lineCount: Int

  init(lineCount: Int, isExclusive: Bool, limit: Int?) {
    self.lineCount = lineCount
    self.limit = isExclusive ? 1 : limit ?? .max
    list = isExclusive ? .exclusive(ExclusiveList()) : .inclusive(InclusiveList())
  }

  /// The ticked lines in order.
  var ticked: [Int] {
    switch list {
    case .inclusive(let list): list.checked.sorted()
    case .exclusive(let list): list.checked.map { [$0] } ?? []
    }
  }

  /// How many lines are ticked.
  var count: Int {
    switch list {
    case .inclusive(let list): list.checked.count
    case .exclusive(let list): list.checked == nil ? 0 : 1
    }
  }

  /// Whether one line at most is ticked.
  var isExclusive: Bool { if case .exclusive = list { true } else { false } }

  /// What a line shows.
  func accessory(for line: Int) -> Accessory {
    switch list {
    case .inclusive(let list): list.accessory(for: line)
    case .exclusive(let list): list.accessory(for: line)
    }
  }

  /// Ticks a line, or takes its tick away, as a tap does.
  ///
  /// - Returns: what changed, or nil where the limit is in the way.
  mutating func tap(_ line: Int) -> CheckmarkChange<Int>? {
    switch list {
    case .exclusive(var list):
      defer { self.list = .exclusive(list) }
      return list.tap(line)
    case .inclusive(var list):
      guard list.isChecked(line) || list.checked.count < limit else { return nil }
      defer { self.list = .inclusive(list) }
      return list.tap(line)
    }
  }

  /// Ticks lines beside those that are ticked.
  ///
  /// - Returns: what changed, or nil where the limit is in the way.
  mutating func tick(_ lines: some Collection<Int>) -> CheckmarkChange<Int>? {
    switch list {
    case .exclusive(var list):
      guard let line = lines.first else { return CheckmarkChange() }
      guard lines.count == 1 else { return nil }
      defer { self.list = .exclusive(list) }
      return list.check(line)
    case .inclusive(var list):
      let newCount = lines.count { !list.isChecked($0) }
      guard newCount <= limit - min(list.checked.count, limit) else { return nil }
      defer { self.list = .inclusive(list) }
      return list.check(lines)
    }
  }

  /// Takes all ticks away.
  mutating func clear() -> CheckmarkChange<Int> {
    switch list {
    case .exclusive(var list):
      defer { self.list = .exclusive(list) }
      return list.uncheck()
    case .inclusive(var list):
      defer { self.list = .inclusive(list) }
      return list.uncheckAll()
    }
  }

  /// Ticks what is not ticked, and nothing that is.
  ///
  /// - Returns: what changed, or nil where the limit is in the way.
  mutating func invert() -> CheckmarkChange<Int>? {
    guard case .inclusive(var list) = list, lineCount - list.checked.count <= limit
    else { return nil }
    let old = list.checked
    var change = list.uncheckAll()
    change.checked = list.check((0..<lineCount).filter { !old.contains($0) }).checked
    self.list = .inclusive(list)
    return change
  }
}
