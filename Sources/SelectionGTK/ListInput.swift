// SPDX-License-Identifier: MIT

#if GTK
  public import CGTK
  public import SelectionCore

  /// Interprets a GTK list's key and pointer events according to a profile, before the list handles
  /// them.
  ///
  ///     let input = ListInput(list: list, model: model, widgets: widgets)
  ///
  /// Events that have no meaning in the profile, such as letters, are passed on to the list. A drag
  /// that begins outside the rows is a rubber band; a drag that begins on a row drags the
  /// selection.
  public final class ListInput {
    /// The conventions.
    public var profile = InputProfile.gtk
    /// The frame of the rubber band in the list, or nil if no rubber band is being drawn.
    public var band: ViewRect? {
      rubberBand.map { band in
        let frame = band.frame
        return ViewRect(
          x: frame.minX, y: frame.minY - scrolled, width: frame.width, height: frame.height)
      }
    }
    /// Called with a key that has no meaning in the profile before GTK's own list receives the key;
    /// returns whether the app has handled the key.
    ///
    ///     list.input.onOtherKey = { key, state in
    ///       guard KeyStroke(key, state) == KeyStroke(.letter("z"), .command) else {
    ///         return false
    ///       }
    ///       list.change { table in table.undo() }
    ///       return true
    ///     }
    public var onOtherKey: (_ key: guint, _ state: GdkModifierType) -> Bool = { _, _ in false }
    /// Called when the band has moved or ended.
    var onBand: () -> Void = {}

    /// The list.
    public let list: UnsafeMutablePointer<GtkWidget>
    let model: ListModel
    let widgets: RowWidgets
    /// The primary button.
    var pointer: PointerTracker<RowPath> = {
      var settings = PointerSettings()
      settings.besideRowsDrag = .band
      // The defaults of `gtk-dnd-drag-threshold` and `gtk-double-click-time`.
      settings.mouseSlack = 8
      settings.doubleClickInterval = 0.4
      return PointerTracker(settings: settings)
    }()
    /// The scrolling speed of a band, which is in each frame the number of points between its end
    /// and the list.
    let autoscroll = Autoscroll(margin: 0, reach: 120, topSpeed: 60 * 120)
    /// The point in the list at which the pointer went down.
    var start = ViewPoint(x: 0, y: 0)
    /// The band, in the coordinates of the whole list.
    var rubberBand: RubberBand<RowPath>?
    /// The point in the list that the band has reached.
    var bandEnd = ViewPoint(x: 0, y: 0)
    /// The row at which the band begins; the number of rows if it begins below all of them.
    var bandEdge = 0
    /// The number of scrolls to the lead so far, so that only the last scroll continues.
    var focusing = 0

    /// Adds event controllers to a list.
    ///
    /// After this object is deallocated, the controllers have no effect.
    public init(list: UnsafeMutablePointer<GtkWidget>, model: ListModel, widgets: RowWidgets) {
      self.list = list
      self.model = model
      self.widgets = widgets
      model.follow = { [weak self] in self?.pointer.apply($0) }
      model.leadMoved = { [weak self] in
        self?.focusLead(grabbing: gtk_widget_get_focus_child(list) != nil)
      }
      addKeys()
      addPrimaryButton()
      addSecondaryButton()
    }

    /// Applies the input for a user's action, and moves the focus to the lead.
    ///
    /// - Returns: Whether the action has a meaning in the profile.
    @discardableResult
    public func handle(_ action: UserAction<RowPath>) -> Bool {
      guard model.handle(action, profile: profile) else { return false }
      focusLead()
      return true
    }

    /// The number of rows on a page: as in GTK, one less than the number of rows that fit, so that
    /// one row stays visible.
    ///
    /// It is measured from a row that GTK laid out; one that has a widget only since the last frame
    /// is no higher than its padding.
    var pageRows: Int {
      var bounds = graphene_rect_t()
      let rows = widgets.positions.lazy.compactMap(widgets.row)
      guard let row = rows.first(where: { gtk_widget_get_height($0) > 0 }),
        gtk_widget_compute_bounds(row, list, &bounds) != 0, bounds.size.height >= 1
      else { return 10 }
      return max(1, Int(gtk_widget_get_height(list)) / Int(bounds.size.height) - 1)
    }

    private func addKeys() {
      onKeys(of: list) { [weak self] key, state in
        guard let self else { return false }
        if let stroke = KeyStroke(key, state),
          handle(.key(stroke, pageRows: pageRows))
        {
          return true
        }
        return onOtherKey(key, state)
      }
    }

    private func addSecondaryButton() {
      let click = gtk_gesture_click_new()
      gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
      onPress(click.map(gpointer.init)) { [weak self] x, y in
        if let row = self?.row(at: ViewPoint(x: x, y: y)) { self?.handle(.secondaryClick(row)) }
      }
      add(click)
    }

    /// Adds a gesture that receives events before the widgets in the list.
    func add(_ gesture: OpaquePointer?) {
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(list, gesture)
    }

    /// The row under a point in the list.
    func row(at point: ViewPoint) -> RowPath? {
      widgets.position(at: (point.x, point.y), in: list).flatMap(model.path)
    }
  }

  extension ListInput {
    /// Scrolls to the lead's row and gives that row the focus, which GTK draws.
    ///
    /// - Parameter grabbing: False if the keyboard focus is to remain elsewhere, such as in a
    ///   search field.
    func focusLead(grabbing: Bool = true) {
      guard let position = model.leadPosition else { return }
      focusing += 1
      guard grabbing else { return scroll(to: position) }
      if focus(position) { return }
      // The widget exists only in the next frame.
      var frames = 0
      inEachFrame(of: list) { [weak self, turn = focusing] in
        guard let self else { return false }
        frames += 1
        return turn == focusing && frames <= 10 && !focus(position)
      }
    }

    /// Whether the list is still being scrolled to the lead.
    public var isFocusing: Bool {
      guard gtk_widget_is_focus(list) == 0, let position = model.leadPosition else { return false }
      return widgets.row(at: position) == nil
    }

    private func scroll(to position: Int) {
      gtk_widget_activate_action_variant(
        list, "list.scroll-to-item", g_variant_new_uint32(guint32(position)))
    }

    private func focus(_ position: Int) -> Bool {
      scroll(to: position)
      guard let row = widgets.row(at: position) else { return false }
      return gtk_widget_grab_focus(row) != 0
    }
  }
#endif
