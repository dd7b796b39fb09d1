// SPDX-License-Identifier: MIT

#if GTK
  import CGTK
  import SelectionCore

  /// The primary button; the library's tracker distinguishes clicks, drags and rubber bands.
  extension ListInput {
    func addPrimaryButton() {
      let click = gtk_gesture_click_new()
      gtk_gesture_single_set_button(click, guint(GDK_BUTTON_PRIMARY))
      onPress(click.map(gpointer.init)) { [weak self] x, y in
        let point = ViewPoint(x: x, y: y)
        guard let self, !isControl(at: point) else {
          gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_DENIED)
          return
        }
        let state = gtk_event_controller_get_current_event_state(click)
        press(at: point, KeyModifiers(state), seconds(of: click))
        // The list's own gestures don't receive the event.
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      add(click)

      let drag = gtk_gesture_drag_new()
      gtk_gesture_single_set_button(drag, guint(GDK_BUTTON_PRIMARY))
      connect(drag.map(gpointer.init), "drag-update") { [weak self] x, y in
        guard let self else { return }
        let place = ViewPoint(x: start.x + x, y: start.y + y)
        take(.moved(to: place, over: row(at: place), time: seconds(of: drag)))
      }
      connect(drag.map(gpointer.init), "drag-end") { [weak self] x, y in
        guard let self else { return }
        let place = ViewPoint(x: start.x + x, y: start.y + y)
        take(.up(at: place, over: row(at: place), time: seconds(of: drag)))
      }
      add(drag)
      gtk_gesture_group(drag, click)
    }

    /// Whether a point is on a control in a row, which handles its own clicks.
    private func isControl(at point: ViewPoint) -> Bool {
      var widget = gtk_widget_pick(list, point.x, point.y, GTK_PICK_DEFAULT)
      let controls = [
        gtk_button_get_type(), gtk_check_button_get_type(), gtk_switch_get_type(),
        gtk_text_get_type(),
      ]
      while let inner = widget, inner != list {
        let object = UnsafeMutableRawPointer(inner).assumingMemoryBound(to: GTypeInstance.self)
        if controls.contains(where: { g_type_check_instance_is_a(object, $0) != 0 }) { return true }
        widget = gtk_widget_get_parent(inner)
      }
      return false
    }

    private func press(at point: ViewPoint, _ modifiers: KeyModifiers, _ time: Double) {
      start = point
      let row = row(at: point)
      if row == nil { gtk_widget_grab_focus(list) }
      take(.down(on: row, at: point, time: time, modifiers: modifiers))
    }

    /// Performs the steps that result from a pointer event.
    private func take(_ event: PointerEvent<RowPath>) {
      for step in pointer.track(event, isSelected: model.rows.isSelected) {
        if let input = profile.input(forPointer: step, in: model.rows) {
          model.attempt(input)
          // After a refused release, the pointer would stay down.
          if case .action(.release) = step, model.rows.pressedRow != nil { model.attempt(.drag) }
          if case .action = step { focusLead() }
        }
        show(step, at: event)
      }
    }

    /// Performs the part of a step that concerns the list.
    private func show(_ step: PointerStep<RowPath>, at event: PointerEvent<RowPath>) {
      switch step {
      case .doubleClick(let row):
        guard let position = model.rows.shape.rowNumber(of: row) else { return }
        gtk_widget_activate_action_variant(
          list, "list.activate-item", g_variant_new_uint32(guint32(position)))
      case .beginDrag(.band, _, _):
        bandEdge = edge(at: start.y)
        rubberBand = RubberBand(from: inContents(start))
        scrollWithBand()
      case .continueDrag(.band, _):
        if case .moved(let place, _, _) = event { continueBand(to: place) }
        if case .up(let place, _, _) = event { continueBand(to: place) }
      case .endDrag(.band, _), .cancelDrag(.band):
        rubberBand = nil
        onBand()
      default: break
      }
    }

    private func inContents(_ point: ViewPoint) -> ViewPoint {
      ViewPoint(x: point.x, y: point.y + scrolled)
    }

    /// Moves the end of the band to a point in the list, and covers the rows between that point and
    /// the start.
    private func continueBand(to point: ViewPoint) {
      let edges = [bandEdge, edge(at: point.y)].sorted()
      let count = model.rows.shape.rowCount
      var rows = RowSpans()
      if edges[0] < count, let first = model.path(at: edges[0]),
        let last = model.path(at: min(edges[1], count - 1))
      {
        rows = RowSpans([.rows(from: first, through: last)])
      }
      bandEnd = point
      if let input = rubberBand?.move(to: inContents(point), covering: { _ in rows }) {
        model.attempt(input)
      }
      onBand()
    }

    /// The row at a height of the list; the number of rows if the height is below all rows.
    private func edge(at y: Double) -> Int {
      let inside = min(max(y, 0), Double(gtk_widget_get_height(list)) - 1)
      // The middle of the list is on a row, if there is one at this height.
      let x = Double(gtk_widget_get_width(list)) / 2
      return widgets.position(at: (x, inside), in: list) ?? model.rows.shape.rowCount
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
      gtk_scrollable_get_vadjustment(OpaquePointer(list))
    }

    /// The scroll position of the list.
    var scrolled: Double { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

    /// Scrolls for each frame while the band's end is above or below the list.
    private func scrollWithBand() {
      inEachFrame(of: list) { [weak self] in
        guard let self, rubberBand != nil else { return false }
        let height = Double(gtk_widget_get_height(list))
        let speed = autoscroll.speed(at: bandEnd.y, from: 0, to: height)
        if speed != 0, let adjustment {
          gtk_adjustment_set_value(adjustment, scrolled + speed / 60)
          continueBand(to: bandEnd)
        }
        return true
      }
    }
  }

  /// The time of an event, in seconds.
  private func seconds(of controller: OpaquePointer?) -> Double {
    Double(gtk_event_controller_get_current_event_time(controller)) / 1_000
  }
#endif
