// SPDX-License-Identifier: MIT

/// The data for a signal handler, at an address that doesn't change while the process runs.
private struct GuardedTerminal {
  var file: Int32
  var saved: termios
  var raw: termios
  var isInline: Bool
  var isEntered = false
  var needsRedraw = false
  /// Whether the process is stopped and the terminal is restored to its former state.
  var isStopped = false
  /// Whether the process was stopped, so that other programs may have written to the terminal.
  var wasStopped = false
  /// The process that ends, with its process group, together with this process; 0 for none.
  var child: pid_t = 0
  /// The number of drawn lines above the terminal's cursor, if lines are drawn below the terminal's
  /// earlier contents.
  var linesAbove: Int32 = 0
}

/// The terminal to restore.
///
/// The main thread sets this pointer once, before the first handler is installed. After that, only
/// plain fields of the value are written, by the main thread and by handlers that run on it.
nonisolated(unsafe) private var guarded: UnsafeMutablePointer<GuardedTerminal>?

/// Hides the cursor, disables line wrapping, and enables marking of pasted text.
private let enterSequence: StaticString = "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
/// Switches to a separate screen, and enables mouse reports.
private let enterScreenSequence: StaticString =
  "\u{1B}[?1049h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[2J"
/// Restores the terminal.
private let leaveSequence: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
/// Moves the cursor up by a line.
private let upSequence: StaticString = "\u{1B}[A"
/// Clears everything from the cursor's line on.
private let leaveInlineSequence: StaticString = "\r\u{1B}[J"
/// Restores the screen.
private let leaveScreenSequence: StaticString = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1049l"

/// Writes a sequence from within a signal handler.
private func send(_ sequence: StaticString, to file: Int32) {
  _ = write(file, sequence.utf8Start, sequence.utf8CodeUnitCount)
}

private func enterRawMode() {
  guard let guarded else { return }
  guarded.pointee.isEntered = true
  tcsetattr(guarded.pointee.file, TCSANOW, &guarded.pointee.raw)
  if !guarded.pointee.isInline { send(enterScreenSequence, to: guarded.pointee.file) }
  send(enterSequence, to: guarded.pointee.file)
}

private func leaveRawMode() {
  guard let guarded, guarded.pointee.isEntered else { return }
  send(leaveSequence, to: guarded.pointee.file)
  let isInline = guarded.pointee.isInline
  while guarded.pointee.linesAbove > 0 {
    guarded.pointee.linesAbove -= 1
    send(upSequence, to: guarded.pointee.file)
  }
  send(isInline ? leaveInlineSequence : leaveScreenSequence, to: guarded.pointee.file)
  tcsetattr(guarded.pointee.file, TCSANOW, &guarded.pointee.saved)
}

/// Handles a signal that ends the process, or stops it as control-Z does.
///
/// Restores the terminal, and then raises the signal again with its usual effect.
private func handleEnd(_ number: Int32) {
  leaveRawMode()
  if number != SIGTSTP, let guarded, guarded.pointee.child > 0 {
    kill(-guarded.pointee.child, SIGKILL)
  }
  guarded?.pointee.isStopped = number == SIGTSTP
  signal(number, SIG_DFL)
  raise(number)
}

/// Called when the process continues; shells also send the signal to a process that wasn't stopped.
private func handleContinue(_ number: Int32) {
  guard let guarded, guarded.pointee.isEntered else { return }
  signal(SIGTSTP, handleEnd)
  enterRawMode()
  guarded.pointee.needsRedraw = true
  if guarded.pointee.isStopped { guarded.pointee.wasStopped = true }
  guarded.pointee.isStopped = false
}

/// Called when the window has a new size.
private func handleResize(_ number: Int32) { guarded?.pointee.needsRedraw = true }

/// Installs handlers that restore the terminal when the process ends or stops in any way.
enum TerminalGuard {
  private static let ends = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP,
  ]

  /// Switches a terminal to raw mode, and to a separate screen unless it is used below its current
  /// contents.
  ///
  /// - Returns: Whether that succeeded.
  static func enter(_ file: Int32, isInline: Bool) -> Bool {
    var saved = termios()
    guard tcgetattr(file, &saved) == 0 else { return false }
    var raw = saved
    raw.c_iflag &= ~tcflag_t(ICRNL | IXON | ISTRIP | INPCK | BRKINT)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    withUnsafeMutableBytes(of: &raw.c_cc) { controls in
      controls[Int(VMIN)] = 0
      controls[Int(VTIME)] = 0
    }
    let state = GuardedTerminal(file: file, saved: saved, raw: raw, isInline: isInline)
    if let guarded {
      guarded.pointee = state
    } else {
      guarded = .allocate(capacity: 1)
      guarded?.initialize(to: state)
    }
    for number in ends + [SIGTSTP] { signal(number, handleEnd) }
    signal(SIGCONT, handleContinue)
    signal(SIGWINCH, handleResize)
    enterRawMode()
    return true
  }

  /// Restores the terminal.
  static func leave() {
    leaveRawMode()
    guarded?.pointee.isEntered = false
    for number in ends + [SIGTSTP, SIGCONT, SIGWINCH] { signal(number, SIG_DFL) }
  }

  /// Sets the process that a signal ends, with its process group, together with this process; 0 for
  /// none.
  static func setChild(_ child: pid_t) { guarded?.pointee.child = child }

  /// Sets the number of drawn lines above the terminal's cursor, which are removed if the process
  /// ends or stops.
  static func setLinesAbove(_ count: Int) {
    guarded?.pointee.linesAbove = Int32(clamping: count)
  }

  /// Returns whether, since the last call, a reason to redraw the screen has occurred, and whether
  /// other programs may have written to the screen.
  static func takeRedraw() -> (mustRedraw: Bool, wasStopped: Bool) {
    guard let guarded, guarded.pointee.needsRedraw else { return (false, false) }
    let wasStopped = guarded.pointee.wasStopped
    guarded.pointee.needsRedraw = false
    guarded.pointee.wasStopped = false
    return (true, wasStopped)
  }
}
