// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import StoredFiles

/// Lets the user choose lines, and prints them.
@MainActor
struct Pick {
  /// The exit status of a canceled pick, the same as for a command ended by control-C.
  static let cancelled: Int32 = 130

  let options: PickOptions

  init(_ options: PickOptions) { self.options = options }

  func run() -> Int32 {
    if options.isTree { return TreePick(options: options).run() }
    let file = options.file ?? Input.standard
    if options.file == nil, Terminal.isTerminal(0) { return runHere() }
    let input: Input
    do throws(SystemError) {
      input = try Input(file)
    } catch {
      Output.complain("cannot read \(file.text): \(error)")
      return 2
    }
    do throws(PickStateError) {
      return try run(input)
    } catch {
      Output.complain("pick: \(error)")
      return 2
    }
  }

  /// Lets the user choose from the folder in which the command is started, if there is no pipe.
  private func runHere() -> Int32 {
    var options = options
    options.showHere()
    if let option = options.optionWithoutTree {
      Output.complain("pick: there is no FILE or pipe, and \(option) is not for a folder")
      Output.complain("try 'selection pick --help'")
      return wrongUsage
    }
    return TreePick(options: options).run()
  }

  private func run(_ input: Input) throws(PickStateError) -> Int32 {
    var state = try options.state.map { file throws(PickStateError) in try PickState(file: file) }
    let remembered = try state?.load(checked: options.checked)
    let screen = PickScreen(from: input, options: options, remembering: remembered)
    guard screen.openHistory() else { return 2 }
    if let obstacle = state?.obstacle {
      screen.message = "what is chosen will be lost: \(obstacle)"
    }
    var status: Int32
    do throws(TerminalError) {
      status = try self.status(of: screen)
    } catch {
      Output.complain("pick: \(error); --keys works without one")
      return 2
    }
    if let error = screen.readingError {
      Output.complain("cannot read \((options.file ?? Input.standard).text): \(error)")
      return 2
    }
    if screen.table.lines.count == 0, options.keys == nil, status == 1, !options.endsWithoutMatch {
      Output.complain("pick: there are no lines to choose from")
    }
    guard status != Self.cancelled, status != hungUp else { return status }
    let chosen = screen.table.chosen
    do throws(PickStateError) {
      try state?.save(
        chosen, of: screen.table.lines, missing: screen.missing,
        isExclusive: options.isExclusive)
    } catch {
      // The choice isn't lost, because it is printed anyway.
      Output.complain("pick: \(error)")
      status = 2
    }
    if status == 0, !screen.rememberQuery() { status = 2 }
    let end: UInt8 = options.printsNull ? 0 : 0x0A
    Output.print(
      screen.table.printed.reduce(into: screen.printedFirst) {
        $0 += screen.table.lines.bytes(of: $1, fields: options.printed, endedBy: end)
      })
    return status
  }

  private func status(of screen: PickScreen) throws(TerminalError) -> Int32 {
    if let status = screen.statusAtStart() { return status }
    guard let keys = options.keys else {
      let terminal: Terminal
      do throws(TerminalError) {
        terminal = try Terminal()
      } catch {
        // An error doesn't matter if there are no lines.
        while screen.isReading, screen.table.lines.count == 0 { _ = screen.readInput() }
        if screen.table.lines.count == 0 { return 1 }
        throw error
      }
      defer { screen.pane?.stop() }
      return try screen.run(on: terminal, height: options.height)
    }
    while screen.isReading { _ = screen.readInput() }
    for key in keys + [TerminalKey(.return)] {
      screen.finishSearch()
      if case .end(let status) = screen.take(key) { return status }
    }
    return 1
  }
}
