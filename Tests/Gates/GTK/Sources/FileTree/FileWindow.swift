// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK
import SelectionOutline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A window with a tree of files; F12 prints what is to be seen as a line of JSON.
final class FileWindow {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let tree: FileTree

  init(_ files: OutlineSelection<String>) {
    guard let window = gtk_window_new() else { fatalError("GTK makes no window") }
    self.window = window
    tree = FileTree(files)
    let top = UnsafeMutablePointer<GtkWindow>(OpaquePointer(window))
    gtk_window_set_decorated(top, 0)
    gtk_window_set_default_size(top, 360, 480)
    gtk_window_set_child(top, tree.view)
    addReport()
    gtk_window_present(top)
  }

  private var data: gpointer { Unmanaged.passUnretained(self).toOpaque() }

  private func addReport() {
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    typealias Handler =
      @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean
    let pressed: Handler = { _, value, _, _, data in
      guard Int32(value) == GDK_KEY_F12 else { return 0 }
      Unmanaged<FileWindow>.fromOpaque(data).takeUnretainedValue().reportWhenDrawn()
      return 1
    }
    connect(
      keys.map(gpointer.init), "key-pressed", unsafeBitCast(pressed, to: GCallback.self), data)
    gtk_widget_add_controller(window, keys)
  }

  /// Reports three frames later, when all earlier events have been drawn.
  private func reportWhenDrawn() {
    final class Frames {
      var count = 0
      let window: FileWindow
      init(_ window: FileWindow) { self.window = window }
    }
    gtk_widget_queue_draw(window)
    gtk_widget_add_tick_callback(
      window,
      { _, _, data in
        guard let data else { return 0 }
        let frames = Unmanaged<Frames>.fromOpaque(data).takeUnretainedValue()
        frames.count += 1
        guard frames.count > 3 else { return 1 }
        frames.window.report()
        return 0
      }, Unmanaged.passRetained(Frames(self)).toOpaque()
    ) { data in
      if let data { Unmanaged<Frames>.fromOpaque(data).release() }
    }
  }

  private func report() {
    let again = tree.shownAgain.map { "\"\($0)\"" }.joined(separator: ", ")
    let lead = tree.model.table.lead.map { "\"\($0)\"" } ?? "null"
    print(
      "{\"rows\": [\(visibleRows.joined(separator: ", "))], \"lead\": \(lead), "
        + "\"again\": [\(again)]}")
    fflush(nil)
    tree.forgetShownAgain()
  }

  /// The rows with what they show, their places and styles, from GTK.
  private var visibleRows: [String] {
    var rows: [String] = []
    var next = gtk_widget_get_first_child(tree.view)
    while let widget = next {
      next = gtk_widget_get_next_sibling(widget)
      guard gtk_widget_get_child_visible(widget) != 0, let row = gtk_widget_get_first_child(widget),
        let triangle = gtk_widget_get_first_child(row)
      else { continue }
      let state = gtk_widget_get_state_flags(widget).rawValue
      let places = [
        triangle, gtk_widget_get_next_sibling(triangle), gtk_widget_get_last_child(row),
      ]
      .map { $0.map { "\(middle(of: $0))" } ?? "null" }.joined(separator: ", ")
      rows.append(
        "{\"text\": \"\(FileRow.text(row))\", \"places\": [\(places)], "
          + "\"selected\": \(state & GTK_STATE_FLAG_SELECTED.rawValue != 0)}")
    }
    return rows
  }

  /// The middle of a widget in the window.
  private func middle(of widget: UnsafeMutablePointer<GtkWidget>) -> [Int] {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return [] }
    return [
      Int(bounds.origin.x + bounds.size.width / 2), Int(bounds.origin.y + bounds.size.height / 2),
    ]
  }
}
