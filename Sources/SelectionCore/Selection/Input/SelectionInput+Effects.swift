// SPDX-License-Identifier: MIT

/// An input for each effect on a row.
extension SelectionInput {
  /// A complete tap on a row.
  @inlinable
  public static func tap(_ row: Row) -> Self { .act(.tap, on: row) }

  /// A tap while ⌘ is held on a keyboard.
  ///
  /// If a pan may begin on the row, editing begins as with a pan, and the row is toggled as with
  /// ``toggle(_:)``. Otherwise, the input is a tap. If the table is being edited and several rows
  /// can be selected during editing, the row is only toggled. While a finger touches the table, the
  /// input has no effect.
  ///
  /// Throws the same errors as ``InputReceiver/tap(_:rules:)``. Source: `UITableView` since iOS 13.
  @inlinable
  public static func tapToggling(_ row: Row) -> Self { .act(.tapToggling, on: row) }

  /// A tap while ⇧ is held, which acts like ``tapToggling(_:)`` but has the effect of
  /// ``extendAdding(to:)`` instead of toggling the row.
  @inlinable
  public static func tapExtending(to row: Row) -> Self { .act(.tapExtending, on: row) }

  /// The row is selected in place of all other rows, or its checkmark is toggled.
  @inlinable
  public static func click(_ row: Row) -> Self { .act(.click, on: row) }

  /// The row flips.
  @inlinable
  public static func toggle(_ row: Row) -> Self { .act(.toggle, on: row) }

  /// The range from the anchor is extended to a row.
  @inlinable
  public static func extend(to row: Row) -> Self { .act(.extend, on: row) }

  /// The range from the anchor is extended to a row.
  ///
  /// If no row is selected, the range begins at the first row that the user can select, regardless
  /// of the anchor.
  ///
  /// Throws the same errors as ``InputReceiver/click(_:rules:)``.
  @inlinable
  public static func extendFromFirst(to row: Row) -> Self { .act(.extendFromFirst, on: row) }

  /// The range from the anchor is extended to a row, in addition to the rows that were selected
  /// before this run of extensions.
  ///
  /// Rows that the range no longer covers return to their old state.
  ///
  /// A run is an uninterrupted sequence of ``extend(to:)`` inputs and inputs of this kind. Any
  /// other input ends the run, except inputs without an effect and changes to the data. When the
  /// data changes, the run moves with its rows, but it ends if the anchor's row is removed or
  /// hidden. Without an anchor, the input adds the row. Disabled rows are skipped. In a section in
  /// mode single, the range replaces the selected row, and no rule is called for the replaced row.
  /// Throws the same errors as ``InputReceiver/click(_:rules:)``.
  @inlinable
  public static func extendAdding(to row: Row) -> Self { .act(.extendAdding, on: row) }

  /// Acts like ``extendAdding(to:)``, but the range gives its rows the state that the anchor had
  /// before the run.
  ///
  /// If the anchor was deselected, the range deselects its rows.
  ///
  /// In this case, rules and events treat the given row as deselected. Without an anchor, the input
  /// adds the row, and the run continues to add rows.
  ///
  /// Source: GTK's `gtk_list_base_select_item`.
  @inlinable
  public static func extendAsAnchor(to row: Row) -> Self { .act(.extendAsAnchor, on: row) }

  /// The lead becomes the anchor, and a new run begins, as with ``extendAdding(to:)``.
  ///
  /// Without a lead, or if the lead is a row of a checkmark list, only the given row is added.
  ///
  /// Source: the listbox pattern of the ARIA Authoring Practices, "the focused option and all
  /// options up to the first".
  @inlinable
  public static func extendFromLead(to row: Row) -> Self { .act(.extendFromLead, on: row) }

  /// The block of consecutive selected rows that contains the anchor becomes the range from the
  /// anchor to a row; other selected rows remain selected.
  ///
  /// The input depends only on the current marks and not on a run of extensions.
  ///
  /// If the anchor isn't selected, the range begins at the next selected row or, if no selected row
  /// follows, at the previous selected row. If no row is selected, the range begins at the first
  /// row that the user can change or, for a key, at the lead. The row at which the range begins
  /// becomes the anchor. Rows that ranges skip don't change, and they don't separate consecutive
  /// rows. In mode single and on rows of checkmark lists, the input has the effect of
  /// ``extendAdding(to:)`` and throws the same errors.
  ///
  /// Source: ⇧-click and ⇧-arrow on a Mac, as in Finder's lists. The implementation follows
  /// published descriptions and was not compared with a device.
  @inlinable
  public static func extendBlock(to row: Row) -> Self { .act(.extendBlock, on: row) }

  /// The row with the keyboard focus is toggled, and the focus moves to another row, which doesn't
  /// change.
  ///
  /// If no row has the focus, no row is toggled. In a checkmark list, the row's checkmark is
  /// toggled or moved. Throws the same errors as ``InputReceiver/click(_:rules:)``.
  @inlinable
  public static func toggleLead(_ row: Row) -> Self { .act(.toggleLead, on: row) }

  /// The keyboard focus moves to a row, so the row becomes the lead, and nothing else changes.
  ///
  /// It throws `SelectionError.rowOutOfRange`.
  @inlinable
  public static func focus(_ row: Row) -> Self { .act(.focus, on: row) }
}
