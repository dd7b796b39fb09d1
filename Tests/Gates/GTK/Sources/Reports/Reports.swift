// SPDX-License-Identifier: MIT
public import CGTK
import SelectionGTK

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints at F12 what is to be seen in a window, as a line of JSON.
///
/// Keys and clicks arrive in order, so that it is the state after all earlier ones.
///
/// - Parameters:
///   - window: The window.
///   - isWaiting: Whether something is drawn only in a later frame, such as a row scrolled to.
///   - report: The line.
public func reportAtF12(
  _ window: UnsafeMutablePointer<GtkWidget>, isWaiting: @escaping () -> Bool = { false },
  _ report: @escaping () -> String
) {
  onKeys(of: window) { key, _ in
    guard Int32(key) == GDK_KEY_F12 else { return false }
    gtk_widget_queue_draw(window)
    var frames = 0
    inEachFrame(of: window) {
      frames += 1
      // The effects of keys are drawn in the first frame, and a row scrolled to in the next.
      guard frames > 2, !isWaiting() || frames > 20 else { return true }
      print(report())
      fflush(nil)
      return false
    }
    return true
  }
}

/// The frame of a widget in another one: x, y, width, height.
public func frame(
  of widget: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>
) -> [Int] {
  var bounds = graphene_rect_t()
  guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return [] }
  return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height].map { Int($0) }
}

/// The rows of a list that GTK lays out in view.
public func visibleRows(
  of list: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
  var rows: [UnsafeMutablePointer<GtkWidget>] = []
  var next = gtk_widget_get_first_child(list)
  while let row = next {
    next = gtk_widget_get_next_sibling(row)
    if gtk_widget_get_child_visible(row) != 0 { rows.append(row) }
  }
  return rows
}

/// Whether a row has the style of selected ones.
public func looksSelected(_ row: UnsafeMutablePointer<GtkWidget>) -> Bool {
  gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
}
