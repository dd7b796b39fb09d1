// SPDX-License-Identifier: MIT

#if GTK
  import CGTK
  import SelectionCore
  import SelectionOutline

  /// The widget of a node in a tree: an indentation, two buttons and a label.
  struct OutlineRow {
    enum Button { case triangle, box }

    private let row: UnsafeMutablePointer<GtkWidget>
    private let triangle: UnsafeMutablePointer<GtkButton>
    private let box: UnsafeMutablePointer<GtkButton>
    private let label: OpaquePointer

    /// Makes the widget; a closure is called when one of its buttons is pressed.
    static func make(
      _ press: @escaping (Button, UnsafeMutablePointer<GtkWidget>) -> Void
    ) -> UnsafeMutablePointer<GtkWidget>? {
      guard let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4) else { return nil }
      let contents = UnsafeMutablePointer<GtkBox>(OpaquePointer(row))
      for part in [Button.triangle, .box] {
        guard let button = gtk_button_new() else { continue }
        // Keys are handled by the list.
        gtk_widget_set_focusable(button, 0)
        gtk_button_set_has_frame(UnsafeMutablePointer(OpaquePointer(button)), 0)
        connect(button, "clicked") { press(part, row) }
        gtk_box_append(contents, button)
      }
      gtk_box_append(contents, gtk_label_new(nil))
      return row
    }

    /// The parts of a widget that `make` returned.
    init?(_ row: UnsafeMutablePointer<GtkWidget>) {
      guard let triangle = gtk_widget_get_first_child(row),
        let box = gtk_widget_get_next_sibling(triangle), let label = gtk_widget_get_last_child(row)
      else { return nil }
      self.row = row
      self.triangle = UnsafeMutablePointer(OpaquePointer(triangle))
      self.box = UnsafeMutablePointer(OpaquePointer(box))
      self.label = OpaquePointer(label)
    }

    /// Shows a node; `isExpanded` is nil if the node isn't a group.
    func show(_ title: String, level: Int, box state: MarkedPart, isExpanded: Bool?) {
      gtk_widget_set_margin_start(row, gint(clamping: level * 20))
      gtk_button_set_label(triangle, isExpanded.map { $0 ? "▾" : "▸" } ?? " ")
      let texts = [MarkedPart.none: "☐", .partial: "▣", .all: "☑"]
      gtk_button_set_label(box, texts[state])
      gtk_label_set_text(label, title)
    }
  }
#endif
