// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK

/// The window: a search, a text about the selection, and the list.
final class MailWindow {
  let window: UnsafeMutablePointer<GtkWindow>
  let view: UnsafeMutablePointer<GtkWidget>
  let counts = DrawCounts()
  /// The list by SelectionCore; nil if it is GTK's own.
  let mails: MailList?
  private let native: NativeList?
  /// The mail that was opened last.
  private(set) var activated: Int?
  private let label = gtk_label_new(nil)

  init(isNative: Bool) {
    guard let window = gtk_window_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4),
      let search = gtk_entry_new()
    else { fatalError("GTK makes no window") }
    self.window = UnsafeMutablePointer(OpaquePointer(window))
    mails = isNative ? nil : MailList(counts: counts)
    native = isNative ? NativeList(counts: counts) : nil
    guard let view = mails?.list.view ?? native?.view else { fatalError("there is no list") }
    self.view = view

    Self.addStyle()
    gtk_window_set_decorated(self.window, 0)
    gtk_window_set_default_size(self.window, 480, 600)
    gtk_window_set_child(self.window, box)
    gtk_box_append(OpaquePointer(box).box, search)
    gtk_box_append(OpaquePointer(box).box, label)
    gtk_box_append(OpaquePointer(box).box, mails?.list.widget ?? native?.widget)
    addReport()

    mails?.list.model.willTell = { [unowned self] change in
      counts.begin(change.rowsToRedraw, widgets: mails?.list.widgets.widgets ?? [])
    }
    mails?.list.onChange = { [unowned self] _, _ in
      counts.end(widgets: mails?.list.widgets.widgets ?? [])
      showSummary()
    }
    mails?.list.onActivate = { [unowned self] mail in activated = mail }
    connect(search, "changed") { [unowned self] in
      let text = gtk_editable_get_text(OpaquePointer(search)).map { String(cString: $0) }
      mails?.search(text ?? "")
    }
    showSummary()
  }

  /// The mail at a position.
  func id(at position: Int) -> Int? { mails == nil ? position : mails?.list.model.id(at: position) }

  /// A text about the selection.
  var summary: String { gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? "" }

  /// The selected mails, shown or not.
  var selected: RowSet { mails.map { RowSet($0.list.table.allSelected) } ?? native?.selected ?? [] }

  private func showSummary() { gtk_label_set_text(OpaquePointer(label), mails?.summary) }

  /// Rows of one height, with space beside them, and another color if they are selected.
  private static func addStyle() {
    let provider = gtk_css_provider_new()
    let style = """
      listview { padding: 0 60px; }
      listview > row { padding: 4px; color: black; background: white; }
      listview > row:selected { color: white; background: #3584e4; }
      """
    gtk_css_provider_load_from_data(provider, style, gssize(style.utf8.count))
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}

extension IdentifiedTable {
  /// The selected identities, shown or not.
  fileprivate var allSelected: [ID] { selectedRows + hiddenSelectedRows }
}
