// SPDX-License-Identifier: MIT

/// The contents of a terminal after the painter's sequences, including lines that have scrolled off
/// its top.
struct PaperTerminal {
  private(set) var rows: Int
  /// All lines ever written; the last ones are on the screen.
  private(set) var lines: [String] = [""]
  private var line = 0
  private var column = 0

  init(rows: Int) { self.rows = rows }

  /// The first line on the screen.
  private var top: Int { max(lines.count - rows, 0) }

  /// Changes the height like terminals do: lines below the cursor are removed first, then the upper
  /// ones scroll off.
  mutating func resize(to rows: Int) {
    while lines.count > rows, lines.count - 1 > line { lines.removeLast() }
    self.rows = rows
  }

  mutating func write(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n":
        column = 0
        line += 1
        if line == lines.count { lines.append("") }
      case "\u{1B}":
        guard rest.popFirst() == "[" else { continue }
        var numbers = ""
        while let next = rest.popFirst() {
          guard ("@"..."~").contains(next) else {
            numbers.unicodeScalars.append(next)
            continue
          }
          obey(next, Int(numbers) ?? 1)
          break
        }
      default: put(Character(scalar))
      }
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ number: Int) {
    switch final {
    case "A": line = max(line - number, top)
    case "B":
      line = min(line + number, top + rows - 1)
      while lines.count <= line { lines.append("") }
    case "C": column += number
    case "J": lines.removeSubrange((line + 1)...); lines[line] = String(lines[line].prefix(column))
    case "K": lines[line] = ""
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    var text = Array(lines[line])
    while text.count <= column { text.append(" ") }
    text[column] = character
    lines[line] = String(text)
    column += 1
  }
}
