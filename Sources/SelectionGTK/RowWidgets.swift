// SPDX-License-Identifier: MIT

#if GTK
  public import CGTK

  /// The widgets of a list's rows.
  ///
  /// GTK creates only as many widgets as fit in the view, and it reuses them for other rows when
  /// the list scrolls.
  ///
  ///     let widgets = RowWidgets(make: { _ in gtk_label_new(nil) }, show: show)
  ///     gtk_list_view_new(model.retained(), widgets.factory())
  public final class RowWidgets {
    private let make: (_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?
    private let show: (UnsafeMutablePointer<GtkWidget>, _ position: Int) -> Void
    /// The list items that currently have a row.
    private var bound: Set<OpaquePointer> = []

    private static let key = "selection-list-item"

    /// Stores closures that create the widget of a list item and show a row in the widget.
    public init(
      make: @escaping (_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?,
      show: @escaping (UnsafeMutablePointer<GtkWidget>, _ position: Int) -> Void
    ) {
      self.make = make
      self.show = show
    }

    /// Returns a factory for a view; it calls this object as long as both the factory and the
    /// object exist.
    public func factory() -> OpaquePointer? {
      let factory = gtk_signal_list_item_factory_new()
      let object = factory.map(gpointer.init)
      onItem(object, "setup") { [weak self] item in
        guard let widget = self?.make(item) else { return }
        g_object_set_data(widget.object, RowWidgets.key, gpointer(item))
        gtk_list_item_set_child(item, widget)
      }
      onItem(object, "bind") { [weak self] item in
        self?.bound.insert(item)
        guard let widget = gtk_list_item_get_child(item) else { return }
        self?.show(widget, Int(gtk_list_item_get_position(item)))
      }
      onItem(object, "unbind") { [weak self] item in self?.bound.remove(item) }
      return factory
    }

    /// The widgets that currently show a row, as `make` returned them.
    public var widgets: [UnsafeMutablePointer<GtkWidget>] {
      bound.compactMap(gtk_list_item_get_child)
    }

    /// The positions of the rows that have a widget.
    public var positions: [Int] { bound.map { Int(gtk_list_item_get_position($0)) }.sorted() }

    /// Shows the rows at the given positions again, if they have widgets.
    public func show(_ positions: [Int]) {
      let positions = Set(positions)
      for item in bound {
        let position = Int(gtk_list_item_get_position(item))
        guard positions.contains(position), let widget = gtk_list_item_get_child(item) else {
          continue
        }
        show(widget, position)
      }
    }

    /// Returns the widget that GTK puts around the widget of a row; this outer widget is as wide as
    /// the list and can have the focus.
    public func row(at position: Int) -> UnsafeMutablePointer<GtkWidget>? {
      let item = bound.first { Int(gtk_list_item_get_position($0)) == position }
      return item.flatMap(gtk_list_item_get_child).flatMap(gtk_widget_get_parent)
    }

    /// Returns the position of the row under a point in the list.
    public func position(
      at point: (x: Double, y: Double), in list: UnsafeMutablePointer<GtkWidget>
    ) -> Int? {
      var widget = gtk_widget_pick(list, point.x, point.y, GTK_PICK_DEFAULT)
      while let inner = widget, gtk_widget_get_parent(inner) != list {
        widget = inner == list ? nil : gtk_widget_get_parent(inner)
      }
      return widget.flatMap(position)
    }

    /// Returns the position of the row with the given outer widget.
    public func position(ofRow row: UnsafeMutablePointer<GtkWidget>) -> Int? {
      guard let child = gtk_widget_get_first_child(row),
        let item = g_object_get_data(child.object, RowWidgets.key).map(OpaquePointer.init),
        bound.contains(item)
      else { return nil }
      return Int(gtk_list_item_get_position(item))
    }
  }

  extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as a GObject.
    var object: UnsafeMutablePointer<GObject> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
    }
  }
#endif
