// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK

/// A list of mails with a search, deletion and undo.
final class MailList {
  let mails = Mails()
  let list: SelectionList<IdentifiedTable<Int>>
  private var deleted: Set<Int> = []

  init(counts: DrawCounts) {
    let rows = MailRows(mails: mails, counts: counts)
    var table = IdentifiedTable(sections: [Array(0..<mails.count)], policy: .multiple)
    table.enableUndo(limit: 100)
    _ = try? table.apply(.setDeletionSuccessor(.next))
    list = SelectionList(table, make: rows.make) { row, id, _ in
      rows.show(id, in: row)
    }
    list.model.onRefusal = { [view = list.view] _ in gtk_widget_error_bell(view) }
    list.input.onOtherKey = { [unowned self] key, state in command(key, state) }
  }

  /// Shows the mails that match a search, and all if it is empty; hidden ones stay selected.
  func search(_ text: String) {
    _ = try? list.change(grabbing: false) { table throws(SelectionError) in
      try text.isEmpty ? table.showAll() : table.show(mails.matching(text).filter(isThere))
    }
  }

  /// Deletes the shown selected mails; the next one is selected.
  private func deleteSelected() {
    deleted.formUnion(list.table.selectedRows)
    _ = try? list.change { table throws(SelectionError) in try table.delete(table.selectedRows) }
  }

  private func isThere(_ id: Int) -> Bool { !deleted.contains(id) }

  /// A text about the selection.
  var summary: String {
    let (shown, hidden) = (list.table.selectedCount, list.table.hiddenSelectedCount)
    return "\(shown + hidden) selected" + (hidden > 0 ? ", \(hidden) not shown" : "")
  }

  /// ctrl-Z undoes, ctrl-⇧-Z redoes, and delete deletes.
  private func command(_ key: guint, _ state: GdkModifierType) -> Bool {
    switch KeyStroke(key, state) {
    case KeyStroke(.letter("z"), .command): list.change { table in table.undo() }
    case KeyStroke(.letter("z"), [.command, .shift]): list.change { table in table.redo() }
    case nil where Int32(key) == GDK_KEY_Delete: deleteSelected()
    default: return false
    }
    return true
  }
}
