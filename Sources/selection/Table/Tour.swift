// SPDX-License-Identifier: MIT

/// A short tour through the tables, for use without a terminal.
@MainActor
struct Tour {
  private static let stops: [(keys: String, words: String)] = [
    ("", "The world's time zones, by region. Any number can be selected."),
    (
      "down down space",
      "Two rows down, and a tap: the row is selected, and one row is redrawn."
    ),
    ("end space", "To the end and a tap: the rows that come into view are drawn."),
    ("i", "Everything is inverted, also what is far off the screen."),
    ("home", "Back at the top each row shows what is selected, because it asks the model."),
    ("2", "A packing list: a tap toggles a checkmark and leaves nothing selected."),
    ("down space", "The sleeping bag is packed: one row is redrawn."),
    ("3", "A trail filter: one checkmark in each section."),
    ("down down space", "A tap moves the checkmark: exactly two rows are redrawn."),
    ("space", "A tap on the checked row does nothing: none is redrawn."),
    ("4 i", "A million rows: all are selected at once, and none is visited for that."),
    (
      "1 / i n d i a n a return",
      "A search shows what matches. What is selected and not shown stays selected."
    ),
    ("f", "What is selected and not shown is let go, and can be brought back."),
  ]

  /// Prints each screen of the tour.
  func run(_ screen: TableScreen, size: ScreenSize, print: (String) -> Void) {
    for (number, stop) in Self.stops.enumerated() {
      for word in stop.keys.split(separator: " ") {
        _ = screen.lines(for: size)
        if let key = TerminalKey(word: String(word)) { _ = screen.take(key) }
      }
      let title = stop.keys.isEmpty ? "" : "  [keys: \(stop.keys)]"
      print("\(number + 1). \(stop.words)\(title)")
      for line in screen.lines(for: size) { print("  | \(line.plainText)".trimmedAtEnd) }
      print("")
    }
    print(
      "In a terminal `selection demo` takes these keys from you; `selection help demo` lists them.")
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
