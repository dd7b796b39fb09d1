// SPDX-License-Identifier: MIT

/// The place of a preview on the screen, as given by `--preview-window`.
struct PreviewWindow: Hashable {
  enum Side: String, Hashable {
    case right, left, up, down
  }

  var side = Side.right
  /// The part of the screen that the preview takes.
  var size = ScreenPart.percent(50)
  /// Whether long lines are wrapped.
  var wraps = false
  var isHidden = false

  /// The minimum number of columns of a screen with a preview next to the rows; on narrower screens
  /// the preview is beneath the rows.
  private static let fewestColumns = 50
  /// The minimum number of lines for rows and a preview beneath them.
  private static let fewestLines = 4

  /// The area of the preview on a screen.
  ///
  /// - Parameters:
  ///   - columns: The columns for the rows and the preview.
  ///   - lines: The lines for the rows and the preview.
  /// - Returns: The area; nil if the preview is hidden or there is no space for it.
  func area(columns: Int, lines: Int) -> PreviewArea? {
    if isHidden { return nil }
    let isBeside = side == .right || side == .left
    if isBeside, columns >= Self.fewestColumns {
      let taken = min(max(size.count(of: columns), 4), columns - 10)
      return PreviewArea(
        line: 0, column: side == .left ? 0 : columns - taken + 2, lines: lines, columns: taken - 2,
        takenColumns: taken)
    }
    guard lines >= Self.fewestLines else { return nil }
    let taken = min(max(size.count(of: lines), 2), lines - 2)
    return PreviewArea(
      line: side == .up ? 0 : lines - taken + 1, column: 0, lines: taken - 1, columns: columns,
      takenLines: taken)
  }
}

/// The area of a preview on the screen, without the line that separates it from the rows.
struct PreviewArea: Hashable {
  var line: Int
  var column: Int
  var lines: Int
  var columns: Int
  /// The number of lines that the preview takes from the rows, if it is above or beneath them.
  var takenLines = 0
  /// The number of columns that the preview takes from the rows, if it is next to them.
  var takenColumns = 0

  /// Whether the preview is above the rows.
  var isAbove: Bool { takenLines > 0 && line == 0 }

  /// Whether the preview is to the left of the rows.
  var isLeft: Bool { takenColumns > 0 && column == 0 }

  /// The same area on a screen on which the rows begin at a different line.
  func moved(toLine first: Int) -> PreviewArea {
    var area = self
    area.line += first
    return area
  }

  /// Whether the mouse is over the preview.
  func contains(_ mouse: TerminalKey.Mouse) -> Bool {
    (line..<(line + lines)).contains(mouse.line)
      && (column..<(column + columns)).contains(mouse.column)
  }
}

extension PreviewWindow {
  /// Parses the parts of `--preview-window`, such as `down,40%,wrap`; the preview always has a
  /// border.
  ///
  /// - Returns: The window; nil if a part isn't known.
  init?(_ text: String) {
    for word in text.split(whereSeparator: { $0 == "," || $0 == ":" }) {
      switch word {
      case "right": side = .right
      case "left": side = .left
      case "up", "top": side = .up
      case "down", "bottom": side = .down
      case "wrap": wraps = true
      case "nowrap": wraps = false
      case "hidden": isHidden = true
      case "nohidden": isHidden = false
      case "default": self = PreviewWindow()
      case "noborder", "info", "noinfo": break
      case _ where word.utf8.starts(with: "border".utf8): break
      default:
        guard let size = ScreenPart(String(word)) else { return nil }
        self.size = size
      }
    }
  }
}
