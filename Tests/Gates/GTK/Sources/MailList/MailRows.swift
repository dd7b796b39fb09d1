// SPDX-License-Identifier: MIT
import CGTK
import SelectionGTK

/// The widgets of mails: a dot that this class draws, and the title.
struct MailRows {
  let mails: Mails
  let counts: DrawCounts

  /// Makes the widget of a list item.
  func make(_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
    guard let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), let dot = gtk_drawing_area_new()
    else { return nil }
    gtk_widget_set_size_request(dot, 10, 10)
    gtk_box_append(OpaquePointer(row).box, dot)
    gtk_box_append(OpaquePointer(row).box, gtk_label_new(nil))
    let data = Unmanaged.passRetained(RowReference(row, counts)).toOpaque()
    gtk_drawing_area_set_draw_func(dot.area, Self.drawDot, data) { data in
      if let data { Unmanaged<RowReference>.fromOpaque(data).release() }
    }
    connect(gpointer(item), "notify::selected") { [counts] in counts.style(row) }
    return row
  }

  /// Shows a mail in a widget.
  func show(_ id: Int, in row: UnsafeMutablePointer<GtkWidget>) {
    guard let label = gtk_widget_get_last_child(row) else { return }
    gtk_label_set_text(OpaquePointer(label), mails.title(id))
    counts.bind(row, id)
    if let dot = gtk_widget_get_first_child(row) { gtk_widget_queue_draw(dot) }
  }

  /// Draws the dot in the color of the row's style, which differs if the row is selected.
  private static let drawDot: GtkDrawingAreaDrawFunc = { area, context, width, height, data in
    guard let area, let data else { return }
    var color = GdkRGBA()
    let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    gdk_cairo_set_source_rgba(context, &color)
    cairo_arc(context, Double(width) / 2, Double(height) / 2, 4, 0, 2 * .pi)
    cairo_fill(context)
    let row = Unmanaged<RowReference>.fromOpaque(data).takeUnretainedValue()
    row.counts.draw(row.row)
  }
}

/// The data for the functions of a row's widget.
private final class RowReference {
  let row: UnsafeMutablePointer<GtkWidget>
  let counts: DrawCounts

  init(_ row: UnsafeMutablePointer<GtkWidget>, _ counts: DrawCounts) {
    (self.row, self.counts) = (row, counts)
  }
}

extension OpaquePointer {
  var box: UnsafeMutablePointer<GtkBox> { UnsafeMutablePointer(self) }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var area: UnsafeMutablePointer<GtkDrawingArea> {
    UnsafeMutablePointer<GtkDrawingArea>(OpaquePointer(self))
  }
}
