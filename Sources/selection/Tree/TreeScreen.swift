// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// A tree to choose from: what of a ``PickTree`` is on the screen, and what keys do.
@MainActor
final class TreeScreen: Screen {
  var tree: PickTree
  let options: PickOptions
  /// What is said beside the title until the next key.
  var message = ""
  /// The words being typed.
  var line = QueryLine()
  /// What keys do, while that is shown in place of the rows.
  var keyList: KeyList?
  /// The rows on the screen.
  var window = RowWindow()
  /// The line of the first row.
  var firstRowLine = 0
  /// Where the terminal's cursor is, on the row of the keyboard.
  var cursor: ScreenPlace?

  init(_ tree: PickTree, options: PickOptions) {
    self.tree = tree
    self.options = options
    line = QueryLine(text: options.query)
    search()
  }

  /// Does something to the tree, or says why it can't be done.
  func attempt(_ body: () throws(TreeError) -> Void) {
    do throws(TreeError) { try body() } catch { message = error.description }
  }

  /// Shows what matches the query as it is now.
  func search() {
    attempt { () throws(TreeError) in try tree.search(for: line.text) }
  }

  /// What is printed: the chosen leaves in their order, or the fewest folders that have them.
  ///
  /// - Parameter end: The byte that ends each path.
  /// - Returns: The bytes.
  func chosen(endedBy end: UInt8) -> [UInt8] {
    let nodes = options.printsTops ? tree.outline.checkedTops : tree.outline.checkedLeaves
    return nodes.flatMap { tree.paths.paths[$0] + [end] }
  }
}
