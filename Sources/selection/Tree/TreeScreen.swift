// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// A screen with a ``PickTree``, and the effects of keys on it.
@MainActor
final class TreeScreen: Screen {
  var tree: PickTree
  let options: PickOptions
  /// The message next to the title until the next key.
  var message = ""
  /// The words being typed.
  var line = QueryLine()
  /// The effects of keys, while they are shown in place of the rows.
  var keyList: KeyList?
  /// The rows on the screen.
  var window = RowWindow()
  /// The line of the first row.
  var firstRowLine = 0
  /// The position of the terminal's cursor, on the row with the keyboard focus.
  var cursor: ScreenPlace?

  init(_ tree: PickTree, options: PickOptions) {
    self.tree = tree
    self.options = options
    line = QueryLine(text: options.query)
    search()
  }

  /// Changes the tree, or shows the reason why that isn't possible.
  func attempt(_ body: () throws(TreeError) -> Void) {
    do throws(TreeError) { try body() } catch { message = error.description }
  }

  /// Shows the nodes that match the current query.
  func search() {
    attempt { () throws(TreeError) in try tree.search(for: line.text) }
  }

  /// Whether folders are read for the search.
  var isBusy: Bool { tree.isReading }

  func work() { attempt { () throws(TreeError) in try tree.readAhead() } }

  /// Reads all folders that the search needs, when no one waits for keys.
  func finishReading() { while tree.isReading { work() } }

  /// The bytes to print: the chosen leaves in order, or the smallest set of folders that contain
  /// them.
  ///
  /// - Parameter end: The byte that ends each path.
  /// - Returns: The bytes.
  func chosen(endedBy end: UInt8) -> [UInt8] {
    let nodes = options.printsTops ? tree.outline.checkedTops : tree.outline.checkedLeaves
    return nodes.flatMap { tree.paths.paths[$0] + [end] }
  }
}
