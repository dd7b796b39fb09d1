// SPDX-License-Identifier: MIT

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
      bytes = try Input.read(file)
    } catch {
      Output.complain("\(file): \(Input.reason(error))")
      return 2
    }
    let lines = Lines(bytes)
    let screen = PickScreen(lines, options: options)
    screen.tick(options.checked)
    let status: Int32
    do throws(TerminalError) {
      status = try self.status(of: screen)
    } catch {
      Output.complain("pick: \(error); --keys works without one")
      return 2
    }
    guard status == 0 else { return status }
    var output: [UInt8] = []
    for line in screen.ticks.ticked {
      output += lines[line]
      output.append(UInt8(ascii: "\n"))
    }
    Output.write(output)
    return 0
  }

  private func status(of screen: PickScreen) throws(TerminalError) -> Int32 {
    guard let keys = options.keys else { return try screen.run() }
    for key in keys + [Key(.return)] {
      if case .end(let status) = screen.take(key) { return status }
    }
    return 1
  }
}
