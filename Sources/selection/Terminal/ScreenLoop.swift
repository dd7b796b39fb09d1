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

/// How much of the screen's height is used.
enum ScreenHeight: Hashable {
  case lines(Int)
  case percent(Int)

  /// How many lines these are on a screen of so many.
  func count(of lines: Int) -> Int {
    switch self {
    case .lines(let count): min(count, lines)
    case .percent(let percent): max(lines * percent / 100, 1)
    }
  }
}

/// A place on the screen, counted from the top left corner.
struct ScreenPlace: Hashable {
  var line: Int
  var column: Int
}

/// Something that fills a screen and takes keys.
@MainActor
protocol Screen: AnyObject {
  /// The lines to show, no more than there is room for.
  func lines(for size: ScreenSize) -> [StyledLine]
  /// Where the terminal's cursor is on the lines that were shown last, for those who follow it;
  /// nil if it is hidden.
  var cursor: ScreenPlace? { get }
  /// Takes a key.
  func take(_ key: TerminalKey) -> Step

  /// The files whose bytes the screen waits for, beside keys.
  var inputs: [Int32] { get }
  /// Takes bytes of one of these files.
  func readInput(_ file: Int32) -> Step
  /// Whether there is work to do where no key is there.
  var isBusy: Bool { get }
  /// Does a little of it.
  func work()
  /// Whether keys act on something that has been seen; what was typed before that is dropped.
  var isReady: Bool { get }
}

extension Screen {
  var cursor: ScreenPlace? { nil }
  var inputs: [Int32] { [] }
  func readInput(_ file: Int32) -> Step { .stay }
  var isBusy: Bool { false }
  func work() {}
  var isReady: Bool { true }

  /// Shows the screen on the terminal until it ends.
  ///
  /// - Parameters:
  ///   - terminal: the terminal.
  ///   - height: how many lines of it are used, below what is there; nil for another screen.
  /// - Returns: the status to end with.
  /// - Throws: where the terminal cannot be drawn on.
  func run(on terminal: Terminal, height: ScreenHeight? = nil) throws(TerminalError) -> Int32 {
    // So little is waited for the first lines that nobody sees an empty screen come and go.
    if let input = inputs.first, Terminal.wait(for: input, milliseconds: 100),
      case .end(let status) = readInput(input)
    {
      return status
    }
    let size = { () -> ScreenSize in
      var size = terminal.size
      if let height { size.lines = height.count(of: size.lines) }
      return size
    }
    guard Environment.canDraw else {
      throw TerminalError(
        description: "the terminal cannot place its cursor: TERM is not set to one")
    }
    try terminal.enter(inlineHeight: height == nil ? nil : size().lines)
    var painter = Painter(hasColors: Environment.hasColors, isInline: height != nil)
    defer {
      terminal.write(painter.end)
      terminal.leave()
    }
    var timing = DrawTiming()
    var wasReady = isReady
    while true {
      if timing.isDue {
        let lines = lines(for: size())
        terminal.write(painter.sequence(for: lines, cursor: cursor))
        timing.drawn()
        if isReady, !wasReady {
          terminal.dropTyped()
          wasReady = true
        }
      }
      var step = Step.stay
      switch terminal.next(orInput: inputs, milliseconds: timing.wait(isBusy: isBusy)) {
      case .redraw(let wasStopped):
        painter.forget(isElsewhere: wasStopped)
        timing.mustDraw(now: true)
      case .ended: return hungUp
      case .key(let key):
        step = take(key)
        timing.mustDraw(now: true)
      case .input(let file):
        step = readInput(file)
        timing.mustDraw(now: false)
      case .idle:
        if isBusy {
          work()
          timing.mustDraw(now: !isBusy)
        } else {
          timing.nothingHappens()
        }
      }
      if case .end(let status) = step { return status }
    }
  }
}

/// When a screen is drawn: at once after a key, and now and then while something else goes on.
struct DrawTiming {
  private enum State { case drawn, soon, now }
  private static let interval = Duration.milliseconds(50)

  private var state = State.now
  private var last = ContinuousClock.now

  /// Whether the screen is to be drawn now.
  var isDue: Bool {
    state == .now || state == .soon && last.duration(to: .now) >= Self.interval
  }

  /// How long can be waited until something is to be done; nil for ever.
  func wait(isBusy: Bool) -> Int? {
    if isBusy { return 0 }
    guard state == .soon else { return nil }
    let left = Self.interval - last.duration(to: .now)
    return max(Int(left / .milliseconds(1)), 0)
  }

  mutating func mustDraw(now: Bool) { state = now || state == .now ? .now : .soon }

  mutating func nothingHappens() { if state == .soon { state = .now } }

  mutating func drawn() {
    state = .drawn
    last = .now
  }
}
