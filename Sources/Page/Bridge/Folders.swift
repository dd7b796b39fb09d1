// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// The result of an input to the outline.
enum FolderResult {
  case meaningless, taken
  /// The input was refused for the associated reason.
  case refused(String)
}

/// The outline of the page: a million nodes, six levels deep, with only the top level shown
/// initially.
///
/// A node's identity is its number in preorder, because nodes never move.
struct Folders {
  private(set) var outline: OutlineSelection<Int32>
  /// The outline before the last input.
  private(set) var before: OutlineSelection<Int32>
  /// The change made by the last input.
  private(set) var change: OutlineChange<Int32>
  private var typing = TypeAhead()
  var profile = InputProfile.windows

  private static let (fanOut, levels) = (FileNames.fanOut, FileNames.levels)

  init() {
    var nodes: [OutlineNode<Int32>] = []
    nodes.reserveCapacity(1_000_000)
    for top in 0..<Self.fanOut {
      // Together with the last folder, which is empty, there are a million nodes.
      Self.add(depth: 0, isEmpty: top == Self.fanOut - 1, to: &nodes)
    }
    guard var begun = try? OutlineSelection(nodes: nodes), (try? begun.collapseAll()) != nil,
      (try? begun.expand(0)) != nil, (try? begun.expand(1)) != nil,
      (try? begun.tapBox(3)) != nil, let change = try? begun.apply(.enableUndo(limit: 200))
    else { preconditionFailure("an outline cannot begin so") }
    (outline, before, self.change) = (begun, begun, change)
  }

  private static func add(depth: Int, isEmpty: Bool, to nodes: inout [OutlineNode<Int32>]) {
    let isFolder = depth < levels - 1
    nodes.append(OutlineNode(Int32(nodes.count), depth: depth, kind: isFolder ? .group : .leaf))
    guard isFolder, !isEmpty else { return }
    for _ in 0..<fanOut { add(depth: depth + 1, isEmpty: false, to: &nodes) }
  }

  /// Applies an input to the tree.
  mutating func take(
    _ input: (inout OutlineSelection<Int32>) throws(OutlineError) -> OutlineChange<Int32>
  ) -> FolderResult {
    let old = outline
    do throws(OutlineError) { note(try input(&outline), from: old) } catch {
      return .refused(error.description)
    }
    return .taken
  }

  /// Applies an input that tables also have.
  mutating func takeRows(
    _ input: (inout OutlineSelection<Int32>) throws(SelectionError) -> OutlineChange<Int32>
  ) -> FolderResult {
    let old = outline
    do throws(SelectionError) { note(try input(&outline), from: old) } catch {
      return .refused(error.description)
    }
    return .taken
  }

  private mutating func note(
    _ change: OutlineChange<Int32>, from old: OutlineSelection<Int32>
  ) {
    (before, self.change) = (old, change)
  }

  /// The row whose label begins with the typed letters.
  mutating func find(_ text: String, at time: Double) -> RowPath? {
    let outline = outline
    let (lead, count) = (outline.rows.lead?.row, outline.rows.shape.rowCount)
    return typing.type(text, at: time, from: lead, count: count) { row in
      outline.id(of: path(Int32(row))).map { FileNames($0).name } ?? ""
    }.map { path(Int32($0)) }
  }

  /// The rows of a window whose appearance the last input changed, and that were already shown
  /// before it.
  ///
  /// These rows are the change's rows to redraw and the row with the keyboard focus. The change
  /// itself would list all such rows, a million after a tap on all boxes.
  func rowsToDraw(in window: Range<Int>) -> [Int] {
    let leads = before.lead == outline.lead ? [] : [before.lead, outline.lead]
    return window.filter { row in
      guard let id = outline.id(of: path(Int32(row))), before.row(of: id) != nil else {
        return false
      }
      return before.state(of: id) != outline.state(of: id)
        || before.isSelected(id) != outline.isSelected(id)
        || before.isExpanded(id) != outline.isExpanded(id) || leads.contains(id)
    }
  }

  /// The name of a row; empty if the row doesn't exist.
  func name(of row: RowPath) -> String { outline.id(of: row).map { FileNames($0).name } ?? "" }

  /// The size of a file, or the number of files in a folder; empty if the row doesn't exist.
  func detail(of row: RowPath) -> String {
    outline.id(of: row).map { FileNames($0).detail } ?? ""
  }
}

extension Folders {
  /// Handles a key: space taps the box, and other keys follow the profile.
  mutating func press(_ stroke: KeyStroke, pageRows: Int) -> FolderResult {
    if stroke == KeyStroke(.space) {
      return take { (outline) throws(OutlineError) in try outline.tapLeadBox() }
    }
    return take(.key(stroke, pageRows: pageRows))
  }

  /// Applies the input that an action means in the profile.
  mutating func take(_ action: UserAction<RowPath>) -> FolderResult {
    let (old, profile) = (outline, profile)
    do throws(SelectionError) {
      guard let change = try outline.handle(byPath: action, profile: profile, rules: nil) else {
        return .meaningless
      }
      note(change, from: old)
    } catch {
      return .refused(error.description)
    }
    return .taken
  }
}
