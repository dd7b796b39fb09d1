// SPDX-License-Identifier: MIT

#if GTK
  import CGTK
  import SelectionCore
  public import SelectionOutline

  /// A GTK tree that shows an outline; each row contains a triangle, a three-state box, and a
  /// label.
  ///
  ///     let tree = OutlineList(files) { file in names[file] }
  ///     tree.list.onChange = { change, _ in load(change.expanded) }
  ///
  /// The triangle expands and collapses a group, the box checks the node and all nodes below it,
  /// and the arrow keys work as in a tree. The buttons work as long as this object exists.
  public final class OutlineList<ID: Hashable> {
    /// The list of the shown nodes.
    public let list: SelectionList<OutlineSelection<ID>>

    private static var key: String { "selection-outline-row" }

    /// Creates a tree that shows an outline.
    ///
    /// - Parameters:
    ///   - outline: The nodes, with their expansion and checkmarks.
    ///   - title: A closure that returns the text of a node.
    public init(_ outline: OutlineSelection<ID>, title: @escaping (ID) -> String) {
      var press: (OutlineRow.Button, UnsafeMutablePointer<GtkWidget>) -> Void = { _, _ in }
      list = SelectionList(
        outline, make: { _ in OutlineRow.make { press($0, $1) } },
        show: { row, id, outline in
          OutlineRow(row)?.show(
            title(id), level: outline.level(of: id) ?? 0, box: outline.state(of: id) ?? .none,
            isExpanded: outline.isGroup(id) ? outline.isExpanded(id) : nil)
        },
        rowsToShow: { change, visible in
          // Boxes above and below the tapped one are included.
          change.pathsToRedraw(in: visible.map { RowPath(section: 0, row: $0) }).map(\.row)
        })
      press = { [weak self] button, row in self?.press(button, row) }
    }

    private func press(_ button: OutlineRow.Button, _ row: UnsafeMutablePointer<GtkWidget>) {
      guard let outer = gtk_widget_get_parent(row),
        let node = list.widgets.position(ofRow: outer).flatMap(list.model.id)
      else { return }
      do throws(OutlineError) {
        try list.model.change { outline throws(OutlineError) in
          switch button {
          case .box: try outline.tapBox(node)
          case .triangle:
            outline.isExpanded(node) ? try outline.collapse(node) : try outline.expand(node)
          }
        }
      } catch {
        list.model.onRefusal(.error(error.selectionError))
      }
    }
  }
#endif
