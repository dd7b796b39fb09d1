// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK

/// The same list with GTK alone, for comparison: a `GtkMultiSelection`, and GTK's own keys and
/// clicks.
final class NativeList {
  let view: UnsafeMutablePointer<GtkWidget>
  /// The view, with scroll bars.
  let widget: UnsafeMutablePointer<GtkWidget>
  private let model: OpaquePointer
  private let widgets: RowWidgets

  init(counts: DrawCounts) {
    let rows = MailRows(mails: Mails(), counts: counts)
    let strings = gtk_string_list_new(nil)
    for id in 0..<rows.mails.count { gtk_string_list_append(strings, rows.mails.title(id)) }
    widgets = RowWidgets(make: rows.make) { row, position in rows.show(position, in: row) }
    let factory = widgets.factory()
    guard let model = gtk_multi_selection_new(strings),
      let view = gtk_list_view_new(model, factory), let widget = gtk_scrolled_window_new()
    else { fatalError("GTK makes no list") }
    gtk_scrolled_window_set_child(OpaquePointer(widget), view)
    gtk_widget_set_vexpand(widget, 1)
    (self.model, self.view, self.widget) = (model, view, widget)
  }

  var selected: RowSet {
    guard let set = gtk_selection_model_get_selection(model) else { return [] }
    defer { gtk_bitset_unref(set) }
    return RowSet((0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) })
  }
}
