// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK
import SelectionOutline

/// The widget of a file: two buttons and a label.
enum FileRow {
  enum Button: Int { case triangle, box }

  /// Called when a button in a row is pressed.
  nonisolated(unsafe) static var press: (Button, UnsafeMutablePointer<GtkWidget>) -> Void = {
    _, _ in
  }

  static func make(_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
    guard let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4) else { return nil }
    let box = UnsafeMutablePointer<GtkBox>(OpaquePointer(row))
    typealias Clicked = @convention(c) (OpaquePointer, gpointer) -> Void
    let triangle: Clicked = { _, row in
      FileRow.press(.triangle, row.assumingMemoryBound(to: GtkWidget.self))
    }
    let mark: Clicked = { _, row in FileRow.press(.box, row.assumingMemoryBound(to: GtkWidget.self))
    }
    for clicked in [triangle, mark] {
      guard let button = gtk_button_new() else { continue }
      // The keys are the list's.
      gtk_widget_set_focusable(button, 0)
      gtk_button_set_has_frame(OpaquePointer(button).button, 0)
      connect(gpointer(button), "clicked", unsafeBitCast(clicked, to: GCallback.self), row)
      gtk_box_append(box, button)
    }
    gtk_box_append(box, gtk_label_new(nil))
    return row
  }

  static func show(
    _ file: String, of tree: OutlineSelection<String>, in row: UnsafeMutablePointer<GtkWidget>
  ) {
    gtk_widget_set_margin_start(row, gint((tree.level(of: file) ?? 0) * 20))
    guard let triangle = gtk_widget_get_first_child(row),
      let box = gtk_widget_get_next_sibling(triangle), let label = gtk_widget_get_last_child(row)
    else { return }
    let texts = [MarkedPart.none: "☐", .partial: "▣", .all: "☑"]
    gtk_button_set_label(
      OpaquePointer(triangle).button,
      tree.isGroup(file) ? (tree.isExpanded(file) ? "▾" : "▸") : " ")
    gtk_button_set_label(OpaquePointer(box).button, texts[tree.state(of: file) ?? .none])
    gtk_label_set_text(OpaquePointer(label), file)
  }

  /// The text that a row shows, from GTK.
  static func text(_ row: UnsafeMutablePointer<GtkWidget>) -> String {
    let triangle = gtk_widget_get_first_child(row)
    let box = triangle.flatMap(gtk_widget_get_next_sibling)
    let labels = [triangle, box].map { button in
      button.flatMap { gtk_button_get_label(OpaquePointer($0).button) }.map { String(cString: $0) }
        ?? ""
    }
    let name = gtk_widget_get_last_child(row).flatMap { gtk_label_get_text(OpaquePointer($0)) }
    return "\(gtk_widget_get_margin_start(row) / 20) \(labels[0])\(labels[1]) "
      + (name.map { String(cString: $0) } ?? "")
  }
}

extension OpaquePointer {
  fileprivate var button: UnsafeMutablePointer<GtkButton> { UnsafeMutablePointer(self) }
}
