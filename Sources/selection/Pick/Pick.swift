// SPDX-License-Identifier: MIT

internal import SelectionStore

/// Ticks lines and prints the ticked ones.
@MainActor
struct Pick {
  /// The status of a pick that was cancelled, which is that of a command ended by control-C.
  static let cancelled: Int32 = 130

  let options: PickOptions

  init(_ options: PickOptions) { self.options = options }

  func run() -> Int32 {
    let file = options.file ?? "-"
    if options.file == nil, Terminal.isTerminal(0) {
      Output.complain("pick: there are no lines: give it a FILE or a pipe")
      Output.complain("try 'selection pick --help'")
      return wrongUsage
    }
    let bytes: [UInt8]
    do {
      bytes = try Input.whole(file)
    } catch {
      Output.complain("cannot read \(file): \(error.reason)")
      return 2
    }
    do {
      return try run(Lines(bytes))
    } catch let error as TerminalError {
      Output.complain("pick: \(error); --keys works without one")
    } catch {
      Output.complain("pick: \(error)")
    }
    return 2
  }

  private func run(_ lines: Lines) throws -> Int32 {
    if lines.count == 0, options.keys == nil {
      // An empty screen would leave the user waiting for lines.
      Output.complain("pick: there are no lines to tick")
      return 1
    }
    let state = try options.state.map(PickState.init)
    let screen = PickScreen(lines, options: options)
    screen.tick(state?.ticked(in: lines) ?? [])
    screen.tick(lines.indices(of: options.checked))
    var status = try status(of: screen)
    let ticked = screen.ticks.ticked
    guard status != Self.cancelled, status != hungUp else { return status }
    do throws(StoreError) {
      try state?.save(ticked, of: lines)
    } catch {
      // What was ticked is not lost: it is printed all the same.
      Output.complain("pick: \(error)")
      status = 2
    }
    var output: [UInt8] = []
    for line in ticked {
      output += lines[line]
      output.append(UInt8(ascii: "\n"))
    }
    Output.write(output)
    return status
  }

  private func status(of screen: PickScreen) throws(TerminalError) -> Int32 {
    guard let keys = options.keys else { return try screen.run() }
    for key in keys + [TerminalKey(.return)] {
      if case .end(let status) = screen.take(key) { return status }
    }
    return 1
  }
}
