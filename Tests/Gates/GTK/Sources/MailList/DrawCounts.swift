// SPDX-License-Identifier: MIT
import CGTK

/// Counts, row by row, the library's notifications and GTK's actions: the rows that got a widget,
/// those that got another style, and those that were drawn.
final class DrawCounts {
  /// The rows that were to be redrawn and had a widget, once for each notification.
  private(set) var told: [Int] = []
  /// The rows that got a widget.
  private(set) var bound: [Int] = []
  /// The rows whose widget got another style, once for each time.
  private(set) var restyled: [Int] = []
  /// The rows that were drawn.
  private(set) var drawn: Set<Int> = []

  /// The row that each widget shows.
  private var shown: [UnsafeMutablePointer<GtkWidget>: Int] = [:]
  /// The widgets that got another style and weren't bound since, with the row that they showed.
  private var pending: [UnsafeMutablePointer<GtkWidget>: Int] = [:]
  private var isTelling = false

  /// Records the rows to redraw before GTK is notified, when the widgets have the earlier rows.
  func begin(_ ids: [Int], widgets: [UnsafeMutablePointer<GtkWidget>]) {
    let withWidget = Set(widgets.compactMap { shown[$0] })
    told += ids.filter(withWidget.contains)
    isTelling = true
  }

  /// Records the actions of GTK when it was notified.
  func end(widgets: [UnsafeMutablePointer<GtkWidget>]) {
    restyled += widgets.compactMap { pending[$0] }
    pending = [:]
    isTelling = false
  }

  /// Records that a widget has a row.
  ///
  /// GTK 4.8 binds a row again if its style changes. A widget that gets another row as well as
  /// another style doesn't count as restyled.
  func bind(_ row: UnsafeMutablePointer<GtkWidget>, _ id: Int) {
    if pending.removeValue(forKey: row) == id { restyled.append(id) }
    bound.append(id)
    shown[row] = id
  }

  func style(_ row: UnsafeMutablePointer<GtkWidget>) {
    if isTelling { pending[row] = shown[row] }
  }

  func draw(_ row: UnsafeMutablePointer<GtkWidget>) {
    if let id = shown[row] { drawn.insert(id) }
  }

  func reset() { (told, bound, restyled, drawn) = ([], [], [], []) }
}
