// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// A screen with a ``PickTree``, which reads its paths from a source, or from the file system.
@MainActor
final class TreeScreen: FinderScreen {
  var tree: PickTree

  init(_ tree: PickTree, from source: Input? = nil, options: PickOptions) {
    self.tree = tree
    super.init(
      from: source, options: options, keys: PickAction.treeKeys,
      restingKeys: PickAction.treeRestingKeys)
    search()
    if options.isBrowsing { greeting = "by SelectionCore, for an app's tables, lists and trees" }
  }

  /// Changes the tree, or shows the reason why the change isn't possible.
  func attempt(_ body: () throws(TreeError) -> Void) {
    do throws(TreeError) { try body() } catch { message = error.description }
  }

  /// Shows the nodes that match the current query.
  private func search() {
    attempt { () throws(TreeError) in try tree.search(for: line.text) }
  }

  func searchAgain() { search() }

  /// Reads all folders that the search needs; used when no keys are awaited.
  func finishReading() { while tree.isReading { readAhead() } }

  private func readAhead() { attempt { () throws(TreeError) in try tree.readAhead() } }

  func feed(_ bytes: [UInt8]?) { attempt { () throws(TreeError) in try tree.feed(bytes) } }

  /// Whether there are more lines to show, folders are being read for the search, or a preview is
  /// due.
  var isBusy: Bool { tree.isBehind || tree.isReading || pane?.isDue(in: self) == true }

  func work() {
    if tree.isBehind {
      attempt { () throws(TreeError) in try tree.showLines() }
    } else if pane?.isDue(in: self) == true {
      pane?.begin(in: self)
    } else {
      readAhead()
    }
  }

  var isReady: Bool { hasRows }

  /// Reads the chosen folders that haven't been read, so that their files are printed; with a limit
  /// on the lines, such a folder is one line.
  ///
  /// - Returns: An error for each folder that can't be read, which is printed itself.
  func readChosen() -> [TreeError] {
    let isLimited = options.limit != nil || options.isExclusive
    return options.printsTops || isLimited ? [] : tree.readChosen()
  }

  /// The bytes to print: the chosen leaves in order, or the smallest set of folders that contains
  /// them.
  ///
  /// - Parameter end: The byte that ends each path.
  /// - Returns: The bytes.
  func chosen(endedBy end: UInt8) -> [UInt8] {
    let nodes = options.printsTops ? tree.outline.checkedTops : tree.outline.checkedLeaves
    return nodes.flatMap { tree.paths.paths[$0] + [end] }
  }
}
