// SPDX-License-Identifier: MIT

/// An error thrown when there is no terminal for drawing.
struct TerminalError: Error, CustomStringConvertible {
  var description: String
}

/// An event of a terminal.
enum TerminalEvent {
  /// A key.
  case key(TerminalKey)
  /// The screen has a new size, or other programs wrote to the screen while the process was
  /// stopped.
  case redraw(wasStopped: Bool)
  /// Bytes can be read from one of the other watched files.
  case input(Int32)
  /// Nothing happened within the given time.
  case idle
  /// The terminal has disappeared.
  case ended
}

/// The controlling terminal of the process, in raw mode between ``enter()`` and ``leave()``.
///
/// Signals stay enabled, so that control-C and control-Z have their usual effects; before a signal
/// ends or stops the process, the terminal is restored.
final class Terminal {
  private let file: Int32
  private var decoder = KeyDecoder()
  /// The time of the last key.
  private var lastKeys = ContinuousClock.now

  /// Whether a file descriptor is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// Opens the terminal of the process, even if its input and output are redirected.
  init() throws(TerminalError) {
    file = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw TerminalError(description: "there is no terminal") }
  }

  deinit { close(file) }

  /// Switches to raw mode, and to a separate screen or to some lines below the current lines.
  func enter(inlineHeight: Int?) throws(TerminalError) {
    guard TerminalGuard.enter(file, isInline: inlineHeight != nil) else {
      throw TerminalError(description: "the terminal cannot be switched to raw mode")
    }
    // Adds lines, and moves back up to the first of them.
    guard let inlineHeight, inlineHeight > 1 else { return }
    let below = String(repeating: "\n", count: inlineHeight - 1)
    write("\r\(below)\u{1B}[\(inlineHeight - 1)A")
  }

  /// Restores the terminal.
  func leave() { TerminalGuard.leave() }

  /// The numbers of columns and lines of the screen.
  var size: ScreenSize {
    var window = winsize()
    let isKnown = ioctl(file, UInt(TIOCGWINSZ), &window) == 0
    guard isKnown, window.ws_col > 0, window.ws_row > 0 else { return ScreenSize() }
    return ScreenSize(columns: Int(window.ws_col), lines: Int(window.ws_row))
  }

  /// Writes text, unless the terminal has disappeared.
  func write(_ text: String) { try? Output.send(Array(text.utf8), to: file) }

  /// Drops keys that have been typed but not handled.
  func dropTyped() {
    tcflush(file, TCIFLUSH)
    decoder = KeyDecoder()
  }

  /// Waits until bytes can be read from a file or the file has ended.
  ///
  /// - Returns: Whether they can.
  @discardableResult
  static func wait(for file: Int32, milliseconds: Int) -> Bool {
    var files = [pollfd(file: file)]
    return poll(&files, 1, Int32(clamping: milliseconds)) > 0
  }

  /// Waits for the next key, a change of the screen, or bytes from another file.
  ///
  /// - Parameters:
  ///   - inputs: The other files.
  ///   - milliseconds: The longest time to wait; nil for no limit.
  /// - Returns: The event.
  func next(orInput inputs: [Int32] = [], milliseconds: Int? = nil) -> TerminalEvent {
    while true {
      let redraw = TerminalGuard.takeRedraw()
      if redraw.mustRedraw { return .redraw(wasStopped: redraw.wasStopped) }
      if let key = decoder.next(isComplete: isQuiet) { return .key(key) }
      var files = ([file] + inputs).map { pollfd(file: $0) }
      // If the bytes so far may be the beginning of a key, it waits at most a tenth of a second;
      // otherwise at most one second, so that a signal right before the poll is handled soon after.
      let longest = decoder.isWaiting ? 100 : 1000
      let count = poll(&files, nfds_t(files.count), Int32(min(milliseconds ?? longest, longest)))
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else { return .ended }
        continue
      }
      if files[0].revents != 0 {
        guard readKeys() else { return .ended }
        continue
      }
      if let other = files.dropFirst().first(where: { $0.revents != 0 }) { return .input(other.fd) }
      if decoder.isWaiting, isQuiet { continue }
      if milliseconds != nil { return .idle }
      var mode = termios()
      guard tcgetattr(file, &mode) == 0 else { return .ended }
    }
  }

  /// Whether nothing has been typed for a tenth of a second.
  private var isQuiet: Bool { lastKeys.duration(to: .now) >= .milliseconds(100) }

  /// Reads the keys that have been typed.
  ///
  /// - Returns: Whether the terminal still exists.
  private func readKeys() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    decoder.feed(buffer.prefix(count))
    lastKeys = .now
    return true
  }
}

extension pollfd {
  /// A file to be read.
  fileprivate init(file: Int32) { self.init(fd: file, events: Int16(POLLIN), revents: 0) }
}
