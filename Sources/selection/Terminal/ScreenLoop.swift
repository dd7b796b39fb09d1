// SPDX-License-Identifier: MIT

/// The result of a key.
enum Step: Hashable {
  /// The screen stays.
  case stay
  /// The screen closes, and the command exits with the given status.
  case end(Int32)
}

/// The exit status if the terminal has disappeared, the same as for a command ended by its signal.
let hungUp: Int32 = 129

/// A part of a screen's lines or columns.
enum ScreenPart: Hashable {
  case count(Int)
  case percent(Int)

  /// Parses `10` or `40%`.
  init?(_ text: String) {
    let isPercent = text.utf8.last == UInt8(ascii: "%")
    guard let number = Int(isPercent ? text.dropLast() : text[...]), number > 0,
      !isPercent || number <= 100
    else { return nil }
    self = isPercent ? .percent(number) : .count(number)
  }

  /// The number of lines or columns that this part is, on a screen that has `whole` lines or
  /// columns.
  func count(of whole: Int) -> Int {
    switch self {
    case .count(let count): min(count, whole)
    case .percent(let percent): max(whole * percent / 100, 1)
    }
  }
}

/// The height of the part of the screen that is used.
struct ScreenHeight: Hashable {
  var part: ScreenPart
  /// Whether fewer lines are used if fewer are needed.
  var isLimit = false
}

/// A position on the screen, counted from the top left corner.
struct ScreenPlace: Hashable {
  var line: Int
  var column: Int
}

/// A type that fills a screen and handles keys.
@MainActor
protocol Screen: AnyObject {
  /// The lines to show, at most as many as fit.
  func lines(for size: ScreenSize) -> [StyledLine]
  /// The number of lines needed to show everything; nil if the number doesn't matter.
  var wantedLineCount: Int? { get }
  /// The position of the terminal's cursor in the lines that were last shown, for screen readers
  /// and magnifiers; nil if the cursor is hidden.
  var cursor: ScreenPlace? { get }
  /// Handles a key.
  func take(_ key: TerminalKey) -> Step

  /// The files, in addition to the terminal, from which the screen waits for bytes.
  var inputs: [Int32] { get }
  /// Reads bytes from one of the ``inputs``.
  func readInput(_ file: Int32) -> Step
  /// Whether there is work to do while no key is pressed.
  var isBusy: Bool { get }
  /// Performs a small part of the work.
  func work()
  /// Whether the user has seen the rows on which keys act; keys typed earlier are dropped.
  var isReady: Bool { get }
}

extension Screen {
  var cursor: ScreenPlace? { nil }
  var wantedLineCount: Int? { nil }
  var inputs: [Int32] { [] }
  func readInput(_ file: Int32) -> Step { .stay }
  var isBusy: Bool { false }
  func work() {}
  var isReady: Bool { true }

  /// Shows the screen on the terminal until the screen closes.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - height: The number of lines to use below the current lines; nil for a separate screen.
  /// - Returns: The exit status.
  /// - Throws: An error if the terminal can't be used for drawing.
  func run(on terminal: Terminal, height: ScreenHeight? = nil) throws(TerminalError) -> Int32 {
    // The first lines are awaited only for a moment, so that no empty screen flashes.
    if let input = inputs.first, Terminal.wait(for: input, milliseconds: 100),
      case .end(let status) = readInput(input)
    {
      return status
    }
    let size = { () -> ScreenSize in
      var size = terminal.size
      if let height {
        let lines = height.part.count(of: size.lines)
        size.lines = height.isLimit ? min(self.wantedLineCount ?? lines, lines) : lines
      }
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
      TerminalGuard.setLinesAbove(0)
      terminal.leave()
    }
    var timing = DrawTiming()
    var wasReady = isReady
    var lineCount = size().lines
    while true {
      if timing.isDue {
        let size = size()
        // A screen below the contents of the terminal may grow when there is more to show.
        if height?.isLimit == true, size.lines != lineCount { painter.forget() }
        lineCount = size.lines
        let lines = lines(for: size)
        terminal.write(painter.sequence(for: lines, cursor: cursor))
        if height != nil { TerminalGuard.setLinesAbove(painter.line) }
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

/// The timing of drawing: immediately after a key, and from time to time while other work is done.
struct DrawTiming {
  private enum State { case drawn, soon, now }
  private static let interval = Duration.milliseconds(50)

  private var state = State.now
  private var last = ContinuousClock.now

  /// Whether the screen should be drawn now.
  var isDue: Bool {
    state == .now || state == .soon && last.duration(to: .now) >= Self.interval
  }

  /// The longest time to wait before the next step; nil for no limit.
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
