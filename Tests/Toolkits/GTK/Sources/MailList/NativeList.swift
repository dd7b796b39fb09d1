// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK

/// The same list by GTK alone, to compare with: a `GtkMultiSelection`, and GTK's own keys and
/// clicks.
final class NativeList {
  let view: UnsafeMutablePointer<GtkWidget>
  private let model: OpaquePointer

  init() {
    let mails = Mails()
    let strings = gtk_string_list_new(nil)
    for id in 0..<mails.count { gtk_string_list_append(strings, mails.title(id)) }
    let counts = DrawCounts()
    let factory = gtk_signal_list_item_factory_new()
    typealias Handler = @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void
    let data = Unmanaged.passRetained(counts).toOpaque()
    let setUp: Handler = { _, item, data in
      guard let data else { return }
      let counts = Unmanaged<DrawCounts>.fromOpaque(data).takeUnretainedValue()
      gtk_list_item_set_child(item, MailRow.make(item, counts))
    }
    let bind: Handler = { _, item, _ in
      guard let row = gtk_list_item_get_child(item), let text = gtk_list_item_get_item(item),
        let title = gtk_string_object_get_string(OpaquePointer(text))
      else { return }
      MailRow.show(String(cString: title), in: row)
    }
    connect(factory.map(gpointer.init), "setup", unsafeBitCast(setUp, to: GCallback.self), data)
    connect(factory.map(gpointer.init), "bind", unsafeBitCast(bind, to: GCallback.self), data)
    guard let model = gtk_multi_selection_new(strings), let view = gtk_list_view_new(model, factory)
    else { fatalError("GTK makes no list") }
    (self.model, self.view) = (model, view)
  }

  var selected: RowSet {
    guard let set = gtk_selection_model_get_selection(model) else { return [] }
    defer { gtk_bitset_unref(set) }
    return RowSet((0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) })
  }
}
