// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK
import SelectionOutline

/// A tree of files: each row has a triangle, a box of three states, and a name.
final class FileTree {
  let model: TableModel<OutlineSelection<String>>
  let widgets: RowWidgets
  let view: UnsafeMutablePointer<GtkWidget>
  let input: ListInput
  /// The rows that were shown again after an input.
  private(set) var shownAgain: [String] = []

  init(_ files: OutlineSelection<String>) {
    let model = TableModel(files)
    let widgets = RowWidgets(make: FileRow.make) { row, position in
      if let file = model.id(at: position) { FileRow.show(file, of: model.table, in: row) }
    }
    guard let view = gtk_list_view_new(model.retained(), widgets.factory()) else {
      fatalError("GTK makes no list")
    }
    input = ListInput(list: view, model: model, widgets: widgets)
    (self.model, self.widgets, self.view) = (model, widgets, view)
    model.didTell = { [unowned self] change in
      let inView = widgets.positions.map { RowPath(section: 0, row: $0) }
      let rows = change.pathsToRedraw(in: inView).map(\.row)
      shownAgain += rows.compactMap(model.id)
      widgets.show(rows)
      load(change.expanded)
    }
    FileRow.press = { [unowned self] button, row in press(button, row) }
  }

  /// Loads the children of folders as they open.
  private func load(_ folders: [String]) {
    for folder in folders where !model.table.isLoaded(folder) {
      change { outline throws(OutlineError) in
        try outline.loadChildren(
          (0..<3).map { OutlineNode("\(folder)/\($0)") }, of: folder)
      }
    }
  }

  private func press(_ button: FileRow.Button, _ row: UnsafeMutablePointer<GtkWidget>) {
    guard let outer = gtk_widget_get_parent(row), let position = widgets.position(ofRow: outer),
      let file = model.id(at: position)
    else { return }
    change { outline throws(OutlineError) in
      switch button {
      case .box: try outline.tapBox(file)
      case .triangle:
        outline.isExpanded(file) ? try outline.collapse(file) : try outline.expand(file)
      }
    }
  }

  private func change(
    _ body: (inout OutlineSelection<String>) throws(OutlineError) -> OutlineChange<String>
  ) {
    _ = try? model.change { outline throws(SelectionError) in
      do throws(OutlineError) { return try body(&outline) } catch { throw error.selectionError }
    }
  }

  func forgetShownAgain() { shownAgain = [] }
}
