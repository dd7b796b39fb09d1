// SPDX-License-Identifier: MIT

internal import SelectionOutline
internal import StoredFiles

/// Lets the user choose paths from a tree, and prints them.
@MainActor
struct TreePick {
  let options: PickOptions

  /// The name of the command in messages.
  private var name: String { options.isBrowsing ? "" : "pick: " }

  func run() -> Int32 {
    if options.isBrowsing, !Terminal.isTerminal(0) || !Environment.canDraw {
      Output.complain("there is no terminal to show this folder in")
      Output.complain("'selection pick' takes the lines of a pipe, 'selection demo' prints a tour")
      return 2
    }
    let screen: TreeScreen
    do throws(TreeError) {
      screen = try self.screen(of: options.file ?? Input.standard)
    } catch {
      Output.complain("\(name)\(error)")
      return 2
    }
    guard screen.openHistory() else { return 2 }
    var status: Int32
    do throws(TerminalError) {
      status = try self.status(of: screen)
    } catch {
      Output.complain("\(name)\(error)" + (options.isBrowsing ? "" : "; --keys works without one"))
      return 2
    }
    if let error = screen.readingError {
      Output.complain("cannot read \((options.file ?? Input.standard).text): \(error)")
      return 2
    }
    if !screen.hasRows {
      Output.complain("\(name)there are no paths to choose from")
      return 1
    }
    guard status == 0 || status == 1 else { return status }
    if status == 0 {
      for error in screen.readChosen() {
        Output.complain("\(name)\(error)")
        status = 2
      }
    }
    let isChosen = status != 1
    let chosen = isChosen ? screen.chosen(endedBy: options.printsNull ? 0 : 0x0A) : []
    if isChosen, !screen.rememberQuery() { status = 2 }
    Output.print(screen.printedFirst + chosen)
    return status
  }

  private func screen(of file: [UInt8]) throws(TreeError) -> TreeScreen {
    if Folder.isFolder(file) {
      return TreeScreen(try PickTree(folder: file, options: options), options: options)
    }
    let input: Input
    do throws(SystemError) { input = try Input(file) } catch {
      throw .unreadable(file.text, error)
    }
    return TreeScreen(try PickTree(options: options), from: input, options: options)
  }

  private func status(of screen: TreeScreen) throws(TerminalError) -> Int32 {
    guard let keys = options.keys else {
      defer { screen.pane?.stop() }
      return try screen.run(on: try Terminal(), height: options.height)
    }
    while screen.isReading { _ = screen.readInput() }
    for key in keys + [TerminalKey(.return)] {
      screen.finishReading()
      if case .end(let status) = screen.take(key) { return status }
    }
    return 1
  }
}
