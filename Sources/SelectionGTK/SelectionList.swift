// SPDX-License-Identifier: MIT

#if GTK
  public import CGTK
  public import SelectionCore

  /// A GTK list that shows a table and consists of the view, the rows' widgets, and an object that
  /// handles the user's input.
  ///
  ///     let list = SelectionList(table) { mail in titles[mail] }
  ///     gtk_window_set_child(window, list.widget)
  ///
  /// Keys, clicks and rubber bands become inputs to the table, according to the profile of
  /// ``input``. The widget retains the table, and the closures are called as long as this object
  /// exists.
  public final class SelectionList<Table: InputReceiver> {
    /// The table as a model for GTK.
    public let model: TableModel<Table>
    /// The widgets of the visible rows.
    public let widgets: RowWidgets
    /// The object that handles keys and the pointer.
    public let input: ListInput
    /// The `GtkListView`.
    public let view: UnsafeMutablePointer<GtkWidget>
    /// The widget to put into a window; it contains the view, scroll bars, and the rubber band
    /// above them.
    public let widget: UnsafeMutablePointer<GtkWidget>
    /// Called after a change, with the visible rows that were redrawn.
    public var onChange: (Table.Change, _ shownAgain: [Table.Row]) -> Void = { _, _ in }

    /// Called with a row that the user opens by a double click or the Return key.
    public var onActivate: (Table.Row) -> Void = { _ in }

    /// Creates a list whose rows are labels.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - title: A closure that returns the text of a row.
    public convenience init(_ table: Table, title: @escaping (Table.Row) -> String) {
      self.init(
        table, make: { _ in gtk_label_new(nil) },
        show: { label, row, _ in gtk_label_set_text(OpaquePointer(label), title(row)) })
    }

    /// Creates a list with the app's own widgets.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - make: A closure that creates the widget of a list item; the widget is reused for
    ///     different rows.
    ///   - show: A closure that shows a row of the table in a widget that `make` returned.
    public convenience init(
      _ table: Table,
      make: @escaping (_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?,
      show: @escaping (UnsafeMutablePointer<GtkWidget>, Table.Row, Table) -> Void
    ) {
      self.init(
        table, make: make, show: show,
        rowsToShow: { change, visible in
          let rows = change.rows.rowsToRedraw.positions
          return visible.filter(rows.contains)
        })
    }

    /// Creates a list; after a change, the list redraws those visible positions that a closure
    /// returns.
    init(
      _ table: Table,
      make: @escaping (_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?,
      show: @escaping (UnsafeMutablePointer<GtkWidget>, Table.Row, Table) -> Void,
      rowsToShow: @escaping (Table.Change, _ visible: [Int]) -> [Int]
    ) {
      let model = TableModel(table)
      let widgets = RowWidgets(make: make) { [weak model] widget, position in
        guard let model, let row = model.id(at: position) else { return }
        show(widget, row, model.table)
      }
      view = gtk_list_view_new(model.retained(), widgets.factory())
      input = ListInput(list: view, model: model, widgets: widgets)
      widget = BandView(input).over(view)
      (self.model, self.widgets) = (model, widgets)
      onActivation(of: view) { [weak self, weak model] position in
        if let row = model?.id(at: position) { self?.onActivate(row) }
      }
      model.didTell = { [weak self, weak model, weak widgets] change in
        guard let model, let widgets else { return }
        let again = rowsToShow(change, widgets.positions)
        widgets.show(again)
        self?.onChange(change, again.compactMap(model.id))
      }
    }

    /// The current table.
    public var table: Table { model.table }

    /// Changes the table as a single step, shows the differences, and scrolls to the lead.
    ///
    ///     list.change { table in table.undo() }
    ///
    /// - Parameters:
    ///   - grabbing: Whether the list takes the keyboard focus; pass false if the focus should
    ///     remain elsewhere, such as in a search field.
    ///   - body: Changes the table.
    /// - Returns: The resulting change.
    /// - Throws: The errors that the closure throws; if it throws, the view isn't updated.
    @discardableResult
    public func change<Failure: Error>(
      grabbing: Bool = true,
      _ body: (inout Table) throws(Failure) -> Table.Change
    ) throws(Failure) -> Table.Change {
      let change = try model.change(body)
      input.focusLead(grabbing: grabbing)
      return change
    }
  }
#endif
