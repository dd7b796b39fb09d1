// SPDX-License-Identifier: MIT

internal import SelectionTraces
internal import StoredFiles

/// The status of a command that was used wrongly, as in sysexits.h.
let wrongUsage: Int32 = 64

@MainActor
func showTables(record file: String?) -> Int32 {
  let screen = TableScreen()
  guard let file else { return show(screen) }
  do throws(SystemError) {
    // A file that cannot be written is better found now than at the end.
    try Output.save("", to: file)
    screen.record()
    let status = show(screen)
    let trace: String
    do throws(TraceWriteError) {
      trace = try screen.trace()
    } catch {
      Output.complain("cannot write \(file): \(error)")
      return 2
    }
    try Output.save(trace, to: file)
    return status
  } catch {
    Output.complain("cannot write \(file): \(error)")
    return 2
  }
}

@MainActor
private func show(_ screen: TableScreen) -> Int32 {
  if Terminal.isTerminal(1), Environment.canDraw {
    do throws(TerminalError) {
      return try screen.run(on: try Terminal())
    } catch {
      Output.complain("\(error); here is a tour instead")
    }
  }
  Tour().run(screen, size: ScreenSize(columns: 76, lines: 16), print: Output.print)
  return 0
}

@MainActor
func run(_ words: [String]) -> Int32 {
  do throws(UsageError) {
    switch try Command(words) {
    case .table(let file): return showTables(record: file)
    case .text(let text):
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        Output.print(String(line))
      }
    case .version: Output.print("selection \(packageVersion)")
    case .pick(let options): return Pick(options).run()
    case .replay(let files): return Replay.run(files: files)
    }
    return 0
  } catch {
    let command = words.first.flatMap { ["pick", "replay"].contains($0) ? $0 : nil }
    Output.complain(error.description)
    Output.complain("try 'selection \(command.map { $0 + " " } ?? "")--help'")
    return wrongUsage
  }
}

// A file that may not become larger is an error of the call that writes it, which is said; as a
// signal it would end the process before what was chosen is printed.
signal(SIGXFSZ, SIG_IGN)
exit(run(Array(CommandLine.arguments.dropFirst())))
