// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK

/// A list of mails with SelectionCore and GTK: the table has the selection, GTK shows it.
final class MailList {
  let mails = Mails()
  let model: TableModel<IdentifiedTable<Int>>
  let widgets: RowWidgets
  let view: UnsafeMutablePointer<GtkWidget>
  let input: ListInput
  private var deleted: Set<Int> = []

  init(counts: DrawCounts) {
    let rows = MailRows(mails: mails, counts: counts)
    var table = IdentifiedTable(sections: [Array(0..<mails.count)], policy: .multiple)
    table.enableUndo(limit: 100)
    _ = try? table.apply(.setDeletionSuccessor(.next))
    let model = TableModel(table)
    let widgets = RowWidgets(make: rows.make) { row, position in
      rows.show(model.id(at: position), in: row)
    }
    guard let view = gtk_list_view_new(model.retained(), widgets.factory()) else {
      fatalError("GTK makes no list")
    }
    input = ListInput(list: view, model: model, widgets: widgets)
    (self.model, self.widgets, self.view) = (model, widgets, view)
    model.onRefusal = { _ in gtk_widget_error_bell(view) }
    addCommands()
  }

  /// Shows the mails that match a search, and all if it is empty; hidden ones stay selected.
  func search(_ text: String) {
    _ = try? model.change { table throws(SelectionError) in
      try text.isEmpty ? table.showAll() : table.show(mails.matching(text).filter(isThere))
    }
    input.focusLead(grabbing: false)
  }

  /// Deletes the shown selected mails; the next one is selected.
  private func deleteSelected() {
    deleted.formUnion(model.table.selectedRows)
    _ = try? model.change { table throws(SelectionError) in
      try table.delete(table.selectedRows)
    }
    input.focusLead()
  }

  private func isThere(_ id: Int) -> Bool { !deleted.contains(id) }

  /// A text about the selection.
  var summary: String {
    let (shown, hidden) = (model.table.selectedCount, model.table.hiddenSelectedCount)
    return "\(shown + hidden) selected" + (hidden > 0 ? ", \(hidden) not shown" : "")
  }

  /// ctrl-Z undoes, ctrl-⇧-Z redoes, and delete deletes.
  private func addCommands() {
    let keys = gtk_event_controller_key_new()
    typealias Handler =
      @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean
    let pressed: Handler = { _, value, _, state, data in
      let mails = Unmanaged<MailList>.fromOpaque(data).takeUnretainedValue()
      if Int32(value) == GDK_KEY_Delete {
        mails.deleteSelected()
        return 1
      }
      switch KeyStroke(value, state) {
      case KeyStroke(.letter("z"), .command):
        _ = try? mails.model.change { table in table.undo() }
      case KeyStroke(.letter("z"), [.command, .shift]):
        _ = try? mails.model.change { table in table.redo() }
      default: return 0
      }
      mails.input.focusLead()
      return 1
    }
    connect(
      keys.map(gpointer.init), "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_add_controller(view, keys)
  }
}
