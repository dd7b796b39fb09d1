// SPDX-License-Identifier: MIT
import CGTK

/// Counts, row by row, what the library told and what GTK did: to which rows it gave a widget,
/// which it gave another style, and which it drew.
final class DrawCounts {
  /// The rows that were to be redrawn and had a widget, each as often as it was told.
  private(set) var told: [Int] = []
  /// The rows that got a widget.
  private(set) var bound: [Int] = []
  /// The rows whose widget got another style, each as often as it did.
  private(set) var restyled: [Int] = []
  /// The rows that were drawn.
  private(set) var drawn: Set<Int> = []

  /// The row that each widget shows.
  private var shown: [UnsafeMutablePointer<GtkWidget>: Int] = [:]
  /// The widgets that got another style and were not bound since, with the row that they showed.
  private var pending: [UnsafeMutablePointer<GtkWidget>: Int] = [:]
  private var isTelling = false

  /// Takes what is to be redrawn before GTK is told, when the widgets have the rows from before.
  func begin(_ ids: [Int], widgets: [UnsafeMutablePointer<GtkWidget>]) {
    let withWidget = Set(widgets.compactMap { shown[$0] })
    told += ids.filter(withWidget.contains)
    isTelling = true
  }

  /// Takes what GTK did on being told.
  func end(widgets: [UnsafeMutablePointer<GtkWidget>]) {
    restyled += widgets.compactMap { pending[$0] }
    pending = [:]
    isTelling = false
  }

  /// Takes that a widget has a row.
  ///
  /// GTK 4.8 binds a row again whose style changes. A widget that gets another row as well as
  /// another style is not restyled.
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
