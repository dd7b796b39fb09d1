// SPDX-License-Identifier: MIT
import CGTK
import Reports
import SelectionCore
import SelectionGTK

/// The visible state, for a test from outside.
extension MailWindow {
  func addReport() {
    let widget = UnsafeMutablePointer<GtkWidget>(OpaquePointer(window))
    onKeys(of: widget) { [unowned self] key, _ in
      switch Int32(key) {
      case GDK_KEY_F9: ask { gtk_selection_model_select_item($0, 2, 1) }
      case GDK_KEY_F10: ask { gtk_selection_model_select_range($0, 4, 3, 0) }
      case GDK_KEY_F11: ask { gtk_selection_model_unselect_item($0, 5) }
      default: return false
      }
      return true
    }
    reportAtF12(widget, isWaiting: { [unowned self] in mails?.list.input.isFocusing == true }) {
      [unowned self] in report()
    }
  }

  /// Sends a request to the model as GTK would, such as for a screen reader.
  private func ask(_ request: (OpaquePointer?) -> gboolean) {
    _ = request(gtk_list_view_get_model(OpaquePointer(view)))
  }

  private func report() -> String {
    let parts = [
      "\"selected\": \"\(ranges(selected))\"", "\"label\": \"\(summary)\"",
      "\"lead\": \(number(mails == nil ? focused : mails?.list.table.lead))",
      "\"focus\": \(number(focused))", "\"activated\": \(number(activated))",
      "\"undo\": \(mails?.list.table.undoCount ?? 0)",
      "\"list\": \(place(of: view))",
      "\"rows\": [\(rows.joined(separator: ", "))]",
      "\"widgets\": \(mails?.list.widgets.positions.compactMap(id) ?? [])",
      "\"told\": \(counts.told.sorted())", "\"bound\": \(counts.bound.sorted())",
      "\"restyled\": \(counts.restyled.sorted())", "\"drawn\": \(counts.drawn.sorted())",
    ]
    counts.reset()
    return "{\(parts.joined(separator: ", "))}"
  }

  private func number(_ id: Int?) -> String { id.map { String($0) } ?? "null" }

  private func ranges(_ ids: RowSet) -> String {
    ids.ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)" }
      .joined(separator: ",")
  }

  /// The mail whose row has the focus, according to GTK.
  private var focused: Int? {
    var widget = gtk_window_get_focus(window)
    while let inner = widget, gtk_widget_get_parent(inner) != view {
      widget = gtk_widget_get_parent(inner)
    }
    return widget.flatMap(id(ofRow:))
  }

  /// The visible rows with their mails, places and styles, from GTK's layout.
  private var rows: [String] {
    visibleRows(of: view).compactMap { row in
      id(ofRow: row).map { id in
        "{\"id\": \(id), \"place\": \(place(of: row)), \"selected\": \(looksSelected(row)), "
          + "\"title\": \"\(title(row))\"}"
      }
    }
  }

  /// The mail of a row, found by its visible title.
  private func id(ofRow row: UnsafeMutablePointer<GtkWidget>) -> Int? {
    Int(title(row).split(separator: " ").dropFirst().first ?? "")
  }

  private func title(_ row: UnsafeMutablePointer<GtkWidget>) -> String {
    guard let box = gtk_widget_get_first_child(row), let label = gtk_widget_get_last_child(box),
      let text = gtk_label_get_text(OpaquePointer(label))
    else { return "" }
    return String(cString: text)
  }

  private func place(of widget: UnsafeMutablePointer<GtkWidget>) -> [Int] {
    frame(of: widget, in: UnsafeMutablePointer(OpaquePointer(window)))
  }
}
