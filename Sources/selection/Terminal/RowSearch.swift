// SPDX-License-Identifier: MIT

/// Words that are typed to find a row: the keyboard goes to the first that begins with them, else
/// to the first that holds them.
struct RowSearch: Hashable {
  /// What has been typed.
  private(set) var text = ""

  /// What a key does to the search.
  enum Effect: Hashable {
    /// The keyboard goes to the first row from where it stands on.
    case find
    /// It goes to the next row that fits.
    case findNext
    /// The search ends.
    case end
  }

  /// Takes a key.
  mutating func take(_ key: TerminalKey) -> Effect {
    switch (key.name, key.modifiers) {
    case (.character(let character), []):
      text.append(character)
      return .find
    case (.space, []):
      text.append(" ")
      return .find
    case (.backspace, []):
      if text.isEmpty { return .end }
      text.removeLast()
      return .find
    case (.down, []), (.tab, []), (.character("g"), .control): return .findNext
    default: return .end
    }
  }

  /// The first row at or after a place that fits, going round at the end.
  ///
  /// - Parameters:
  ///   - start: the place.
  ///   - count: how many rows there are.
  ///   - label: what a row says.
  /// - Returns: the row, or nil where none fits.
  func row(from start: Int, count: Int, label: (Int) -> String) -> Int? {
    guard !text.isEmpty, count > 0 else { return nil }
    let word = Query.Word(text)
    var holding: Int?
    for offset in 0..<count {
      let row = (start + offset) % count
      guard let place = word.place(in: Array(label(row).utf8)) else { continue }
      if place == 0 { return row }
      if holding == nil { holding = row }
    }
    return holding
  }
}
