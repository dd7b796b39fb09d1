// SPDX-License-Identifier: MIT
import CGTK
import Reports
import SelectionCore
import SelectionGTK
import SelectionOutline

/// A window with a tree of files, which it reports.
final class FileWindow {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let files: FileTree

  init(_ outline: OutlineSelection<String>) {
    guard let window = gtk_window_new() else { fatalError("GTK makes no window") }
    self.window = window
    files = FileTree(outline)
    let top = UnsafeMutablePointer<GtkWindow>(OpaquePointer(window))
    gtk_window_set_decorated(top, 0)
    gtk_window_set_default_size(top, 360, 480)
    gtk_window_set_child(top, files.tree.list.widget)
    reportAtF12(window) { [unowned self] in report() }
    gtk_window_present(top)
  }

  private func report() -> String {
    let again = files.shownAgain.map { "\"\($0)\"" }.joined(separator: ", ")
    let lead = files.tree.list.table.lead.map { "\"\($0)\"" } ?? "null"
    files.forgetShownAgain()
    return "{\"rows\": [\(rows.joined(separator: ", "))], \"lead\": \(lead), \"again\": [\(again)]}"
  }

  /// The rows with what they show, their places and styles, from GTK.
  private var rows: [String] {
    visibleRows(of: files.tree.list.view).compactMap { outer in
      guard let row = gtk_widget_get_first_child(outer),
        let triangle = gtk_widget_get_first_child(row),
        let box = gtk_widget_get_next_sibling(triangle), let label = gtk_widget_get_last_child(row)
      else { return nil }
      let level = gtk_widget_get_margin_start(row) / 20
      let name = string(gtk_label_get_text(OpaquePointer(label)))
      let text = "\(level) \(title(triangle))\(title(box)) \(name)"
      let places = [triangle, box, label].map { "\(middle(of: $0))" }.joined(separator: ", ")
      return
        "{\"text\": \"\(text)\", \"places\": [\(places)], \"selected\": \(looksSelected(outer))}"
    }
  }

  private func title(_ button: UnsafeMutablePointer<GtkWidget>) -> String {
    string(gtk_button_get_label(UnsafeMutablePointer<GtkButton>(OpaquePointer(button))))
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// The middle of a widget in the window.
  private func middle(of widget: UnsafeMutablePointer<GtkWidget>) -> [Int] {
    let place = frame(of: widget, in: window)
    return [place[0] + place[2] / 2, place[1] + place[3] / 2]
  }
}
