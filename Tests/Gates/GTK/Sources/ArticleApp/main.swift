// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK

gtk_init()
let titles = (0..<100_000).map { "Mail \($0)" }
var table = IdentifiedTable(
  sections: [Array(titles.indices)], policy: .multiple)
table.enableUndo(limit: 100)

// The list: rows, keys, clicks and the rubber band.
let list = SelectionList(table) { mail in titles[mail] }
let window = UnsafeMutablePointer<GtkWindow>(OpaquePointer(gtk_window_new()))
let box = UnsafeMutablePointer<GtkBox>(
  OpaquePointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)))
let search = gtk_entry_new()
gtk_box_append(box, search)
gtk_box_append(box, list.widget)
gtk_window_set_child(window, UnsafeMutablePointer(OpaquePointer(box)))
gtk_window_set_default_size(window, 360, 480)

// A search hides rows, which stay selected.
connect(search, "changed") {
  let text = String(cString: gtk_editable_get_text(OpaquePointer(search)))
  _ = try? list.change(grabbing: false) { table throws(SelectionError) in
    try text.isEmpty
      ? table.showAll()
      : table.show(titles.indices.filter { titles[$0].contains(text) })
  }
}

// The title says how many are selected; ctrl-Z undoes.
list.onChange = { _, _ in
  gtk_window_set_title(window, "\(list.table.selectedCount) selected")
}
list.input.onOtherKey = { key, state in
  guard KeyStroke(key, state) == KeyStroke(.letter("z"), .command) else {
    return false
  }
  list.change { table in table.undo() }
  return true
}

gtk_window_present(window)
g_main_loop_run(g_main_loop_new(nil, 0))
