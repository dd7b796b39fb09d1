// SPDX-License-Identifier: MIT

/// Why there is no terminal to draw on.
struct TerminalError: Error, CustomStringConvertible {
  var description: String
}

/// What comes from a terminal.
enum TerminalEvent {
  /// A key.
  case key(TerminalKey)
  /// The screen has another size, or shows something else than what was drawn: then others have
  /// written to it, while the process was stopped.
  case redraw(wasStopped: Bool)
  /// Bytes can be read from another file that is waited for.
  case input(Int32)
  /// Nothing came in the time that was given.
  case idle
  /// The terminal is gone.
  case ended
}

/// The terminal that the process belongs to, in raw mode from ``enter()`` to ``leave()``.
///
/// Signals are left on, so that control-C and control-Z do what they do everywhere; whatever ends
/// or stops the process gives the terminal back first.
final class Terminal {
  private let file: Int32
  private var decoder = KeyDecoder()
  /// When something was typed last.
  private var lastKeys = ContinuousClock.now

  /// Whether a file descriptor is a terminal.
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// Opens the terminal of the process, wherever its input and output go.
  init() throws(TerminalError) {
    file = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw TerminalError(description: "there is no terminal") }
  }

  deinit { close(file) }

  /// Switches to raw mode, and to another screen or to some lines below what is there.
  func enter(inlineHeight: Int?) throws(TerminalError) {
    guard TerminalGuard.enter(file, isInline: inlineHeight != nil) else {
      throw TerminalError(description: "the terminal cannot be switched to raw mode")
    }
    // Makes room, and goes back up to the first of the lines.
    guard let inlineHeight, inlineHeight > 1 else { return }
    let below = String(repeating: "\n", count: inlineHeight - 1)
    write("\r\(below)\u{1B}[\(inlineHeight - 1)A")
  }

  /// Gives the terminal back as it was.
  func leave() { TerminalGuard.leave() }

  /// How many columns and lines the screen has.
  var size: ScreenSize {
    var window = winsize()
    let isKnown = ioctl(file, UInt(TIOCGWINSZ), &window) == 0
    guard isKnown, window.ws_col > 0, window.ws_row > 0 else { return ScreenSize() }
    return ScreenSize(columns: Int(window.ws_col), lines: Int(window.ws_row))
  }

  /// Writes text, as far as the terminal is there.
  func write(_ text: String) { try? Output.send(Array(text.utf8), to: file) }

  /// Forgets keys that have been typed and not been taken.
  func dropTyped() {
    tcflush(file, TCIFLUSH)
    decoder = KeyDecoder()
  }

  /// Waits until bytes, or their end, can be read from a file.
  ///
  /// - Returns: whether they can be.
  @discardableResult
  static func wait(for file: Int32, milliseconds: Int) -> Bool {
    var files = [pollfd(file: file)]
    return poll(&files, 1, Int32(clamping: milliseconds)) > 0
  }

  /// Waits for the next key, for a change of the screen, or for bytes of another file.
  ///
  /// - Parameters:
  ///   - inputs: the other files.
  ///   - milliseconds: how long to wait; nil for ever.
  /// - Returns: what came.
  func next(orInput inputs: [Int32] = [], milliseconds: Int? = nil) -> TerminalEvent {
    while true {
      let redraw = TerminalGuard.takeRedraw()
      if redraw.mustRedraw { return .redraw(wasStopped: redraw.wasStopped) }
      if let key = decoder.next(isComplete: isQuiet) { return .key(key) }
      var files = ([file] + inputs).map { pollfd(file: $0) }
      // What may be a key or the beginning of one is waited for a tenth of a second; a signal
      // that comes right before the poll is seen after it.
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

  /// Whether nothing has come for a tenth of a second.
  private var isQuiet: Bool { lastKeys.duration(to: .now) >= .milliseconds(100) }

  /// Takes in what has been typed.
  ///
  /// - Returns: whether the terminal is still there.
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
