// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore

/// The primary button: clicks, drags and rubber bands.
extension ListInput {
  func addPrimaryButton() {
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_PRIMARY))
    typealias Pressed = @convention(c) (OpaquePointer, gint, Double, Double, gpointer) -> Void
    let pressed: Pressed = { gesture, count, x, y, data in
      let state = gtk_event_controller_get_current_event_state(gesture)
      ListInput.of(data).press(at: (x, y), KeyModifiers(state), count: Int(count))
      // The list's own gestures get nothing of it.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    add(click, "pressed", unsafeBitCast(pressed, to: GCallback.self))

    let drag = gtk_gesture_drag_new()
    gtk_gesture_single_set_button(drag, guint(GDK_BUTTON_PRIMARY))
    typealias Moved = @convention(c) (OpaquePointer, Double, Double, gpointer) -> Void
    let moved: Moved = { _, x, y, data in ListInput.of(data).move(by: (x, y)) }
    let ended: Moved = { _, _, _, data in ListInput.of(data).release() }
    connect(drag.map(gpointer.init), "drag-update", unsafeBitCast(moved, to: GCallback.self), data)
    add(drag, "drag-end", unsafeBitCast(ended, to: GCallback.self))
    gtk_gesture_group(drag, click)
  }

  private func press(at point: (x: Double, y: Double), _ modifiers: KeyModifiers, count: Int) {
    let row = widgets.position(at: point, in: list)
    press = Press(
      row: row, modifiers: modifiers, start: point, startInContents: point.y + scrolled,
      edge: row ?? edge(at: point.y))
    guard let row, let path = model.path(at: row) else {
      gtk_widget_grab_focus(list)
      return
    }
    handle(.press(path, modifiers))
    if count == 2, modifiers.isEmpty {
      gtk_widget_activate_action_variant(
        list, "list.activate-item", g_variant_new_uint32(guint32(row)))
    }
  }

  private func move(by way: (x: Double, y: Double)) {
    guard let press else { return }
    let point = (x: press.start.x + way.x, y: press.start.y + way.y)
    if band != nil {
      band?.to = point
      continueBand()
    } else if gtk_drag_check_threshold(
      list, gint(press.start.x), gint(press.start.y), gint(point.x), gint(point.y)) != 0
    {
      if press.row == nil {
        band = (press.start, point)
        model.attempt(.beginSweep(press.effect))
        continueBand()
        scrollWithBand()
      } else {
        handle(.drag)
      }
    }
  }

  private func release() {
    guard let press else { return }
    self.press = nil
    if band != nil {
      band = nil
      model.attempt(.endSweep)
      onBand()
    } else if press.row == nil {
      handle(.clickBesideRows(press.modifiers))
    } else {
      handle(.release)
    }
  }

  /// Has the band cover what is between its beginning, which scrolls with the rows, and the
  /// pointer.
  func continueBand() {
    guard let press, let band else { return }
    onBand()
    let edges = [press.edge, edge(at: band.to.y)].sorted()
    let count = model.rows.shape.rowCount
    var rows = RowSpans()
    if edges[0] < count, let first = model.path(at: edges[0]),
      let last = model.path(at: min(edges[1], count - 1))
    {
      rows = RowSpans([.rows(from: first, through: last)])
    }
    model.attempt(.continueSweep(over: rows))
  }

  /// The row at a height of the list; the number of rows below all of them.
  private func edge(at y: Double) -> Int {
    let inside = min(max(y, 0), Double(gtk_widget_get_height(list)) - 1)
    // The middle is on a row, if there is one at this height.
    let x = Double(gtk_widget_get_width(list)) / 2
    return widgets.position(at: (x, inside), in: list) ?? model.rows.shape.rowCount
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrollable_get_vadjustment(OpaquePointer(list))
  }

  /// How far the list is scrolled.
  private var scrolled: Double { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

  /// Scrolls, frame by frame, as long as a band's end is above or below the list.
  private func scrollWithBand() {
    gtk_widget_add_tick_callback(
      list,
      { _, _, data in
        guard let data, let band = ListInput.of(data).band else { return 0 }
        let input = ListInput.of(data)
        let height = Double(gtk_widget_get_height(input.list))
        let beyond = band.to.y < 0 ? band.to.y : max(0, band.to.y - height)
        if beyond != 0, let adjustment = input.adjustment {
          gtk_adjustment_set_value(adjustment, input.scrolled + beyond)
          input.band?.from.y = (input.press?.startInContents ?? 0) - input.scrolled
          input.continueBand()
        }
        return 1
      }, data, nil)
  }
}

extension ListInput.Press {
  /// What a band does to the rows that it covers.
  var effect: SweepEffect {
    modifiers.contains(.command) ? .toggling : modifiers.contains(.shift) ? .adding : .replacing
  }
}
