// SPDX-License-Identifier: MIT

internal import SelectionOutline
internal import StoredFiles

/// Lets the user choose paths from a tree, and prints them.
@MainActor
struct TreePick {
  let options: PickOptions

  func run() -> Int32 {
    let file = options.file ?? Input.standard
    if options.file == nil, Terminal.isTerminal(0) {
      Output.complain("pick: there are no paths: give it a FILE, a FOLDER or a pipe")
      Output.complain("try 'selection pick --help'")
      return wrongUsage
    }
    let screen: TreeScreen
    do throws(TreeError) {
      let tree =
        Folder.isFolder(file)
        ? try PickTree(folder: file, options: options)
        : try PickTree(try lines(of: file), options: options)
      screen = TreeScreen(tree, options: options)
    } catch {
      Output.complain("pick: \(error)")
      return 2
    }
    if screen.tree.outline.count == 0 {
      Output.complain("pick: there are no paths to choose from")
      return 1
    }
    let status: Int32
    do throws(TerminalError) {
      status = try self.status(of: screen)
    } catch {
      Output.complain("pick: \(error); --keys works without one")
      return 2
    }
    guard status == 0 else { return status }
    Output.print(screen.chosen(endedBy: options.printsNull ? 0 : UInt8(ascii: "\n")))
    return 0
  }

  private func lines(of file: [UInt8]) throws(TreeError) -> ByteLines {
    var lines = ByteLines()
    do throws(SystemError) {
      let input = try Input(file)
      while let bytes = try input.next() { lines.feed(bytes, separator: options.format.separator) }
    } catch {
      throw .unreadable(file.text, error)
    }
    lines.finish(separator: options.format.separator)
    return lines
  }

  private func status(of screen: TreeScreen) throws(TerminalError) -> Int32 {
    guard let keys = options.keys else {
      return try screen.run(on: try Terminal(), height: options.height)
    }
    for key in keys + [TerminalKey(.return)] {
      screen.finishReading()
      if case .end(let status) = screen.take(key) { return status }
    }
    return 1
  }
}
