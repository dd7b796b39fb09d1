// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why there is no terminal to draw on.
struct TerminalError: Error, CustomStringConvertible {
  var description: String
}

/// What comes from a terminal.
enum TerminalEvent {
  /// A key.
  case key(TerminalKey)
  /// The screen has another size, or shows something else than what was drawn.
  case redraw
  /// The terminal is gone.
  case ended
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)

  /// The terminal that the process belongs to, in raw mode from ``enter()`` to ``leave()``.
  ///
  /// Signals are left on, so that control-C and control-Z do what they do everywhere; whatever ends
  /// or stops the process gives the terminal back first.
  final class Terminal {
    private let file: Int32
    private var decoder = KeyDecoder()

    /// Whether a file descriptor is a terminal.
    static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

    /// Opens the terminal of the process, wherever its input and output go.
    init() throws(TerminalError) {
      file = open("/dev/tty", O_RDWR | O_CLOEXEC)
      guard file >= 0 else { throw TerminalError(description: "there is no terminal") }
    }

    deinit { close(file) }

    /// Switches to raw mode and another screen.
    func enter() throws(TerminalError) {
      guard TerminalGuard.enter(file) else {
        throw TerminalError(description: "the terminal cannot be switched to raw mode")
      }
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

    /// Writes text.
    func write(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)[...]
        while !rest.isEmpty {
          let whole = UnsafeRawBufferPointer(rebasing: rest)
          #if canImport(Darwin)
            let count = Darwin.write(file, whole.baseAddress, whole.count)
          #elseif canImport(Glibc)
            let count = Glibc.write(file, whole.baseAddress, whole.count)
          #else
            let count = Musl.write(file, whole.baseAddress, whole.count)
          #endif
          if count > 0 {
            rest = rest.dropFirst(count)
          } else if errno != EINTR && errno != EAGAIN {
            return
          }
        }
      }
    }

    /// Waits for the next key or change of the screen.
    func next() -> TerminalEvent {
      var buffer = [UInt8](repeating: 0, count: 256)
      while true {
        if TerminalGuard.takeRedraw() { return .redraw }
        if let key = decoder.next(isComplete: false) { return .key(key) }
        // In raw mode a read comes back after a tenth of a second, with nothing where no key was
        // pressed.
        let count = read(file, &buffer, buffer.count)
        if count > 0 {
          decoder.feed(buffer.prefix(count))
        } else if count < 0 {
          guard errno == EINTR || errno == EAGAIN else { return .ended }
        } else {
          if let key = decoder.next(isComplete: true) { return .key(key) }
          var mode = termios()
          guard tcgetattr(file, &mode) == 0 else { return .ended }
        }
      }
    }
  }

#else

  /// Stands where there are no POSIX terminals.
  final class Terminal {
    static func isTerminal(_ file: Int32) -> Bool { false }

    init() throws(TerminalError) {
      throw TerminalError(description: "this needs a POSIX terminal")
    }

    func enter() throws(TerminalError) {}
    func leave() {}
    var size: ScreenSize { ScreenSize() }
    func write(_ text: String) {}
    func next() -> TerminalEvent { .ended }
  }

#endif
