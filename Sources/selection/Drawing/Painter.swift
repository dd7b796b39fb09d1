// SPDX-License-Identifier: MIT

/// The size of a screen in characters.
struct ScreenSize: Hashable {
  var columns = 80
  var lines = 24
}

/// Puts lines on a terminal, and writes only those that differ from what is there.
struct Painter {
  /// Whether colours are used.
  let hasColours: Bool
  private var painted: [StyledLine] = []

  init(hasColours: Bool) { self.hasColours = hasColours }

  /// Forgets what is on the screen.
  mutating func forget() { painted = [] }

  /// What to write so that the screen shows these lines, and nothing below them.
  mutating func sequence(for lines: [StyledLine]) -> String {
    var result = ""
    if painted.isEmpty { result += "\u{1B}[0m\u{1B}[2J" }
    for (number, line) in lines.enumerated() {
      if number < painted.count, painted[number] == line { continue }
      result += "\u{1B}[\(number + 1);1H" + line.sequence(hasColours: hasColours)
    }
    for number in lines.count..<max(painted.count, lines.count) {
      result += "\u{1B}[\(number + 1);1H\u{1B}[0m\u{1B}[2K"
    }
    painted = lines
    return result
  }
}
