// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The visible state, for a test from outside: F12 prints it when all earlier events have been
/// drawn, because keys and clicks arrive in order.
extension MailWindow {
  func addReport() {
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    typealias Handler =
      @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean
    let pressed: Handler = { _, value, _, _, data in
      let window = MailWindow.of(data)
      switch Int32(value) {
      case GDK_KEY_F12: window.reportWhenDrawn()
      case GDK_KEY_F9: window.ask { gtk_selection_model_select_item($0, 2, 1) }
      case GDK_KEY_F10: window.ask { gtk_selection_model_select_range($0, 4, 3, 0) }
      case GDK_KEY_F11: window.ask { gtk_selection_model_unselect_item($0, 5) }
      default: return 0
      }
      return 1
    }
    connect(
      keys.map(gpointer.init), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), data)
    gtk_widget_add_controller(widget, keys)
  }

  /// Sends a request to the model as GTK would, such as for a screen reader.
  private func ask(_ request: (OpaquePointer?) -> gboolean) {
    _ = request(gtk_list_view_get_model(OpaquePointer(view)))
  }

  private var data: gpointer { Unmanaged.passUnretained(self).toOpaque() }
  private var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutablePointer(OpaquePointer(window))
  }

  private func reportWhenDrawn() {
    final class Frames {
      var count = 0
      let window: MailWindow
      init(_ window: MailWindow) { self.window = window }
    }
    gtk_widget_queue_draw(widget)
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        guard let data else { return 0 }
        let frames = Unmanaged<Frames>.fromOpaque(data).takeUnretainedValue()
        frames.count += 1
        // The effects of keys are drawn in the first frame, and a row scrolled to in the next.
        let isDrawn = frames.window.list?.input.isFocusing != true || frames.count > 20
        guard frames.count > 2, isDrawn else { return 1 }
        frames.window.report()
        return 0
      }, Unmanaged.passRetained(Frames(self)).toOpaque()
    ) { data in
      if let data { Unmanaged<Frames>.fromOpaque(data).release() }
    }
  }

  private func report() {
    let parts = [
      "\"selected\": \"\(ranges(selected))\"", "\"label\": \"\(summary)\"",
      "\"lead\": \(number(list == nil ? focused : list?.model.table.lead))",
      "\"focus\": \(number(focused))", "\"activated\": \(number(activated))",
      "\"undo\": \(list?.model.rows.undoCount ?? 0)",
      "\"list\": \(place(of: view))",
      "\"rows\": [\(visibleRows.joined(separator: ", "))]",
      "\"widgets\": \(list?.widgets.positions.compactMap(id) ?? [])",
      "\"told\": \(counts.told.sorted())", "\"bound\": \(counts.bound.sorted())",
      "\"restyled\": \(counts.restyled.sorted())", "\"drawn\": \(counts.drawn.sorted())",
    ]
    print("{\(parts.joined(separator: ", "))}")
    fflush(nil)
    counts.reset()
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
  private var visibleRows: [String] {
    var rows: [String] = []
    var row = gtk_widget_get_first_child(view)
    while let widget = row {
      row = gtk_widget_get_next_sibling(widget)
      guard gtk_widget_get_child_visible(widget) != 0, let id = id(ofRow: widget) else { continue }
      let state = gtk_widget_get_state_flags(widget).rawValue
      let isSelected = state & GTK_STATE_FLAG_SELECTED.rawValue != 0
      rows.append(
        "{\"id\": \(id), \"place\": \(place(of: widget)), \"selected\": \(isSelected), "
          + "\"title\": \"\(title(widget))\"}")
    }
    return rows
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

  /// The frame of a widget in the window: x, y, width, height.
  private func place(of widget: UnsafeMutablePointer<GtkWidget>) -> [Int] {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, self.widget, &bounds) != 0 else { return [] }
    return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height].map { Int($0) }
  }
}
