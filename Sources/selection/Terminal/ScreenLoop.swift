// SPDX-License-Identifier: MIT

/// What becomes of a screen after a key.
enum Step: Hashable {
  /// It stays.
  case stay
  /// It ends, and the command with this status.
  case end(Int32)
}

/// The status where the terminal is gone: that of a command ended by the signal for it.
let hungUp: Int32 = 129

/// Something that fills a screen and takes keys.
@MainActor
protocol Screen: AnyObject {
  /// The lines to show, no more than there is room for.
  func lines(for size: ScreenSize) -> [StyledLine]
  /// Takes a key.
  func take(_ key: TerminalKey) -> Step
}

extension Screen {
  /// Shows the screen on the terminal until it ends.
  ///
  /// - Returns: the status to end with.
  func run() throws(TerminalError) -> Int32 {
    let terminal = try Terminal()
    guard Environment.canDraw else {
      throw TerminalError(
        description: "the terminal cannot place its cursor: TERM is not set to one")
    }
    try terminal.enter()
    defer { terminal.leave() }
    var painter = Painter(hasColours: Environment.hasColours)
    while true {
      terminal.write(painter.sequence(for: lines(for: terminal.size)))
      switch terminal.next() {
      case .redraw: painter.forget()
      case .ended: return hungUp
      case .key(let key):
        if case .end(let status) = take(key) { return status }
      }
    }
  }
}
