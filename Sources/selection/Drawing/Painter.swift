// SPDX-License-Identifier: MIT

/// The size of a screen in characters.
struct ScreenSize: Hashable {
  var columns = 80
  var lines = 24
}

/// Draws lines on a terminal, and writes only those that have changed.
struct Painter {
  /// Whether colors are used.
  let hasColors: Bool
  /// Whether the lines are drawn below the terminal's current contents, starting at the cursor.
  let isInline: Bool
  private var painted: [StyledLine] = []
  /// The last position of the terminal's cursor; nil while it is hidden.
  private var cursor: ScreenPlace?
  /// The line of the terminal's cursor.
  private(set) var line = 0
  /// Whether there may be fewer lines below the first line than before.
  private var hasOtherHeight = false

  init(hasColors: Bool, isInline: Bool = false) {
    self.hasColors = hasColors
    self.isInline = isInline
  }

  /// Discards the known contents of the screen, whose size may have changed.
  ///
  /// - Parameter isElsewhere: Whether the terminal's cursor has been moved to a different place,
  ///   from which the lines are drawn.
  mutating func forget(isElsewhere: Bool = false) {
    painted = []
    hasOtherHeight = true
    if isElsewhere { line = 0 }
  }

  /// The escape sequence that makes the screen show the given lines and nothing below them.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - place: The position of the terminal's cursor; nil to hide it.
  /// - Returns: The sequence.
  mutating func sequence(for lines: [StyledLine], cursor place: ScreenPlace? = nil) -> String {
    var result = ""
    if painted.isEmpty {
      result += "\u{1B}[0m" + (isInline ? move(to: 0) + "\u{1B}[J" : "\u{1B}[2J")
      if isInline, hasOtherHeight, lines.count > 1 {
        // The contents above scroll up if the lines would extend past the end of the screen.
        result += String(repeating: "\n", count: lines.count - 1) + "\u{1B}[\(lines.count - 1)A\r"
      }
      hasOtherHeight = false
    }
    for (number, line) in lines.enumerated() {
      if number < painted.count, painted[number] == line { continue }
      result += move(to: number) + line.sequence(hasColors: hasColors)
    }
    for number in lines.count..<max(painted.count, lines.count) {
      result += move(to: number) + "\u{1B}[0m\u{1B}[2K"
    }
    painted = lines
    guard !result.isEmpty || cursor != place else { return "" }
    // The cursor is hidden while lines are written, so that it doesn't flicker.
    if cursor != nil { result = "\u{1B}[?25l" + result }
    if let place { result += move(to: place.line, column: place.column) + "\u{1B}[?25h" }
    cursor = place
    return result
  }

  /// The escape sequence at the end that removes lines drawn below the earlier contents.
  var end: String {
    var copy = self
    return isInline ? copy.move(to: 0) + "\u{1B}[0m\u{1B}[J" : ""
  }

  private mutating func move(to line: Int, column: Int = 0) -> String {
    guard isInline else { return "\u{1B}[\(line + 1);\(column + 1)H" }
    let distance = line - self.line
    self.line = line
    let way = distance > 0 ? "\u{1B}[\(distance)B" : distance < 0 ? "\u{1B}[\(-distance)A" : ""
    return way + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}
