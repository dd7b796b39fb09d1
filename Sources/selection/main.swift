// SPDX-License-Identifier: MIT

internal import SelectionTraces
internal import StoredFiles

/// The exit status of a command that was used incorrectly, as in sysexits.h.
let wrongUsage: Int32 = 64

@MainActor
func showTables(record file: [UInt8]?) -> Int32 {
  let screen = TableScreen()
  guard let file else { return show(screen) }
  do throws(SystemError) {
    // A file that can't be written should be detected now rather than at the end.
    try Output.save([], to: file, keepingContents: true)
    // What is recorded is needed most if the demo crashes, or hangs and is interrupted. If it can't
    // be written, the end says so.
    screen.record { trace in try? Output.save(Array(trace.utf8), to: file) }
    let status = show(screen)
    let trace: String
    do throws(TraceWriteError) {
      trace = try screen.trace()
    } catch {
      Output.complain("cannot write \(file.text): \(error)")
      return 2
    }
    try Output.save(Array(trace.utf8), to: file)
    return status
  } catch {
    Output.complain("cannot write \(file.text): \(error)")
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
func run(_ words: [[UInt8]]) -> Int32 {
  do throws(UsageError) {
    switch try Command(words) {
    case .demo(let file): return showTables(record: file)
    case .text(let text):
      for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        Output.print(Array(line).text)
      }
    case .version: Output.print("selection \(packageVersion)")
    case .pick(let options): return Pick(options).run()
    case .replay(let files): return Replay.run(files: files)
    }
    return 0
  } catch {
    let command = words.first.map(\.text).flatMap {
      Usage.commands.map(\.name).contains($0) ? $0 : nil
    }
    Output.complain(error.description)
    Output.complain("try 'selection \(command.map { $0 + " " } ?? "")--help'")
    return wrongUsage
  }
}

// A standard file that is closed can neither be read nor written: otherwise, the next file to be
// opened would have its number, and lines would be read from the terminal.
for file: Int32 in 0...2 where fcntl(file, F_GETFD) < 0 {
  _ = open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
}
// Exceeding the size limit of files becomes an error of the call that writes, which is reported; as
// a signal it would end the process before the choice is printed.
signal(SIGXFSZ, SIG_IGN)
// The arguments as bytes: as text, names that aren't UTF-8 would become different names.
let words = (1..<max(Int(CommandLine.argc), 1)).map { number in
  CommandLine.unsafeArgv[number].map { word in
    UnsafeRawBufferPointer(start: word, count: strlen(word)).map(\.self)
  } ?? []
}
exit(run(words))
