// SPDX-License-Identifier: MIT

/// The size of a screen in characters.
struct ScreenSize: Hashable {
  var columns = 80
  var lines = 24
}

/// Puts lines on a terminal, and writes only those that differ from what is there.
struct Painter {
  /// Whether colors are used.
  let hasColors: Bool
  /// Whether the lines are below what is on the screen, from where the terminal's cursor is.
  let isInline: Bool
  private var painted: [StyledLine] = []
  /// Where the terminal's cursor was put last; nil while it is hidden.
  private var cursor: ScreenPlace?
  /// The line in which the terminal's cursor is.
  private var line = 0
  /// Whether there may be less room below the first line than there was.
  private var hasOtherHeight = false

  init(hasColors: Bool, isInline: Bool = false) {
    self.hasColors = hasColors
    self.isInline = isInline
  }

  /// Forgets what is on the screen, whose size may be another.
  ///
  /// - Parameter isElsewhere: Whether the terminal's cursor has been taken to another place, from
  ///   which on the lines are to be.
  mutating func forget(isElsewhere: Bool = false) {
    painted = []
    hasOtherHeight = true
    if isElsewhere { line = 0 }
  }

  /// What to write so that the screen shows these lines, and nothing below them.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - place: where the terminal's cursor is to be; nil to hide it.
  /// - Returns: the sequence.
  mutating func sequence(for lines: [StyledLine], cursor place: ScreenPlace? = nil) -> String {
    var result = ""
    if painted.isEmpty {
      result += "\u{1B}[0m" + (isInline ? move(to: 0) + "\u{1B}[J" : "\u{1B}[2J")
      if isInline, hasOtherHeight, lines.count > 1 {
        // What is above scrolls up where the lines would reach beyond the end of the screen.
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
    // While lines are written it is hidden, so that it does not flicker.
    if cursor != nil { result = "\u{1B}[?25l" + result }
    if let place { result += move(to: place.line, column: place.column) + "\u{1B}[?25h" }
    cursor = place
    return result
  }

  /// What to write at the end so that nothing stays of lines below what was there.
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
