// SPDX-License-Identifier: MIT

#if GTK
  public import CGTK
  public import SelectionCore

  /// A `GtkSelectionModel` for GTK's lists whose selection is stored in a table of SelectionCore.
  ///
  ///     let model = TableModel(IdentifiedTable(sections: [ids], policy: .multiple))
  ///     gtk_list_view_new(model.retained(), factory)
  ///
  /// GTK's positions count the shown rows of all sections. This class names rows by position;
  /// ``TableModel`` names them by identity.
  public class ListModel {
    /// Called when the user's input is refused.
    public var onRefusal: (Refusal<RowPath>) -> Void = { _ in }
    /// Called with the mapping when rows have moved, for code that names rows by path.
    var follow: (TableMapping) -> Void = { _ in }
    /// Called after a request from GTK that has moved the lead, for example to the only selected
    /// row.
    var leadMoved: () -> Void = {}
    /// The underlying GTK object, which this class retains.
    public let object: UnsafeMutablePointer<GObject>

    init() {
      guard let object = g_object_new_with_properties(ListModel.type, 0, nil, nil) else {
        fatalError("GObject makes no object")
      }
      self.object = object
      // Unretained, because `deinit` removes it.
      g_object_set_data(object, ListModel.key, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
      // A view may retain the object longer; the model is then empty.
      g_object_set_data(object, ListModel.key, nil)
      g_object_unref(object)
    }

    /// Returns the model for a call that takes ownership of a reference, such as a view's
    /// constructor.
    public func retained() -> OpaquePointer {
      g_object_ref(object)
      return OpaquePointer(object)
    }

    /// The underlying table, which names rows by number and path.
    public var rows: TableSelection { TableSelection(shape: []) }

    /// Applies an input that names rows by path.
    ///
    /// - Returns: The resulting change.
    @discardableResult
    public func apply(byPath input: TableInput) throws(SelectionError) -> SelectionChange {
      rows.change(from: rows)
    }

    /// Applies the user's input; a refused input changes nothing.
    public func attempt(_ input: TableInput) {
      do {
        if let refusal = try apply(byPath: input).refusal { onRefusal(refusal) }
      } catch {
        onRefusal(.error(error))
      }
    }

    /// Returns the object for a row, with a reference that the caller owns.
    public func item(at position: Int) -> UnsafeMutablePointer<GObject>? { nil }

    /// Applies the input for a user's action, following the conventions of a platform.
    ///
    /// - Returns: Whether the action has a meaning in the profile.
    @discardableResult
    public func handle(_ action: UserAction<RowPath>, profile: InputProfile) -> Bool {
      guard let input = profile.input(for: action, in: rows) else { return false }
      attempt(input)
      return true
    }

    /// Returns the path of the row at a position.
    public func path(at position: Int) -> RowPath? { rows.shape.path(ofRow: position) }

    /// The position of the lead, which has the keyboard focus.
    var leadPosition: Int? { rows.lead.flatMap(rows.shape.rowNumber) }

    /// Performs a request from GTK, for example on behalf of a screen reader: of the rows in a
    /// mask, selects those that are in a set, and deselects the others.
    func set(_ selected: RowSet, mask: RowSet) throws(SelectionError) {
      let lead = leadPosition
      defer { if leadPosition != lead { leadMoved() } }
      func spans(_ numbers: RowSet) -> RowSpans { RowPaths(numbers, in: rows.shape).rowSpans }
      if mask.count(in: 0..<rows.shape.rowCount) == rows.shape.rowCount {
        try apply(byPath: .propose(spans(selected.intersection(mask))))
        return
      }
      for (effect, numbers) in [
        (SweepEffect.adding, mask.intersection(selected)), (.removing, mask.subtracting(selected)),
      ] where !numbers.isEmpty {
        try apply(byPath: .beginSweep(effect))
        try apply(byPath: .continueSweep(over: spans(numbers)))
        try apply(byPath: .endSweep)
      }
    }

    /// Notifies GTK's views of a change: the inserted and removed rows, and other rows whose
    /// appearance has changed.
    func tell(_ change: SelectionChange) {
      if let mapping = change.mapping {
        follow(mapping)
        // In one call, because views read the model in its final state.
        if let splice = mapping.rows.splice {
          g_list_model_items_changed(
            OpaquePointer(object), guint(splice.inserted.lowerBound),
            guint(splice.removed.count), guint(splice.inserted.count))
        }
      }
      for run in change.rowsToRedraw.positions.ranges {
        gtk_selection_model_selection_changed(
          OpaquePointer(object), guint(run.lowerBound), guint(run.count))
      }
    }
  }

  /// A model for GTK's lists that contains a table with identities or an outline.
  public final class TableModel<Table: InputReceiver>: ListModel {
    /// The current table.
    public private(set) var table: Table
    /// Called after a change, before GTK's views are notified.
    public var willTell: (Table.Change) -> Void = { _ in }
    /// Called when GTK's views have been notified.
    var didTell: (Table.Change) -> Void = { _ in }

    /// The objects that GTK retains, stored so that GTK gets the same object for a row each time.
    private var items: [Table.Row: UnsafeMutablePointer<GObject>] = [:]

    /// Creates a model for a table.
    public init(_ table: Table) {
      self.table = table
      super.init()
    }

    deinit {
      for (_, item) in items { forget(item) }
    }

    /// Changes the table as a single step, and notifies GTK of the differences.
    ///
    ///     try model.change { table throws(SelectionError) in table.undo() }
    ///
    /// - Parameter body: Changes the table.
    /// - Returns: The resulting change.
    /// - Throws: The errors that the closure throws; if it throws, the views aren't updated.
    @discardableResult
    public func change<Failure: Error>(
      _ body: (inout Table) throws(Failure) -> Table.Change
    ) throws(Failure) -> Table.Change {
      let change = try body(&table)
      show(change)
      return change
    }

    private func show(_ change: Table.Change) {
      willTell(change)
      tell(change.rows)
      didTell(change)
    }

    /// Applies the input for a user's action; an outline handles arrow keys in its own way.
    public override func handle(_ action: UserAction<RowPath>, profile: InputProfile) -> Bool {
      do {
        guard let change = try table.handle(byPath: action, profile: profile, rules: nil) else {
          return false
        }
        show(change)
        if let refusal = change.rows.refusal { onRefusal(refusal) }
      } catch {
        onRefusal(.error(error))
      }
      return true
    }

    public override var rows: TableSelection { table.rows }

    public override func apply(
      byPath input: TableInput
    ) throws(SelectionError) -> SelectionChange {
      try change { table throws(SelectionError) in try table.apply(byPath: input) }.rows
    }

    /// Returns the identity of the row at a position.
    public func id(at position: Int) -> Table.Row? {
      path(at: position).flatMap(rows.rowNumber).flatMap(table.name)
    }

    public override func item(at position: Int) -> UnsafeMutablePointer<GObject>? {
      guard let id = id(at: position) else { return nil }
      if let item = items[id] {
        g_object_ref(item)
        return item
      }
      guard let item = g_object_new_with_properties(g_object_get_type(), 0, nil, nil) else {
        return nil
      }
      items[id] = item
      // Released when the item is destroyed, or by `forget`.
      let ending = ItemEnding { [unowned self] in items[id] = nil }
      g_object_set_data(item, ItemEnding.key, Unmanaged.passRetained(ending).toOpaque())
      g_object_weak_ref(item, ItemEnding.called, g_object_get_data(item, ItemEnding.key))
      return item
    }

    /// Cancels the action that is performed when an object is destroyed.
    private func forget(_ item: UnsafeMutablePointer<GObject>) {
      guard let ending = g_object_get_data(item, ItemEnding.key) else { return }
      g_object_weak_unref(item, ItemEnding.called, ending)
      Unmanaged<ItemEnding>.fromOpaque(ending).release()
    }
  }

  /// The action to perform when GTK releases an object.
  private final class ItemEnding {
    static let key = "selection-ending"
    static let called: GWeakNotify = { ending, _ in
      guard let ending else { return }
      Unmanaged<ItemEnding>.fromOpaque(ending).takeRetainedValue().action()
    }
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
  }
#endif
