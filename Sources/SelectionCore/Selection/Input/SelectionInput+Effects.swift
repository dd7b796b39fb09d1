// SPDX-License-Identifier: MIT

/// An input for each effect on a row.
extension SelectionInput {
  /// A complete tap on a row.
  @inlinable
  public static func tap(_ row: Row) -> Self { .act(.tap, on: row) }

  /// A tap while ⌘ is held on a keyboard.
  ///
  /// If a pan may begin on the row, editing begins as with a pan, and the row flips as with
  /// ``toggle(_:)``; otherwise this is a tap. If the table is being edited and several rows can
  /// then be selected, the row just flips. While a finger is down, this has no effect.
  ///
  /// Throws the same errors as ``InputReceiver/tap(_:rules:)``. Source: `UITableView` since iOS 13.
  @inlinable
  public static func tapToggling(_ row: Row) -> Self { .act(.tapToggling, on: row) }

  /// A tap while ⇧ is held: like ``tapToggling(_:)``, but uses ``extendAdding(to:)``, not a flip.
  @inlinable
  public static func tapExtending(to row: Row) -> Self { .act(.tapExtending, on: row) }

  /// The row is selected in place of all others, or its checkmark is flipped.
  @inlinable
  public static func click(_ row: Row) -> Self { .act(.click, on: row) }

  /// The row flips.
  @inlinable
  public static func toggle(_ row: Row) -> Self { .act(.toggle, on: row) }

  /// The range from the anchor is extended to a row.
  @inlinable
  public static func extend(to row: Row) -> Self { .act(.extend, on: row) }

  /// The range from the anchor is extended to a row; if nothing is selected, it begins at the first
  /// row that the user can select, whatever the anchor is.
  ///
  /// Throws the same errors as ``InputReceiver/click(_:rules:)``.
  @inlinable
  public static func extendFromFirst(to row: Row) -> Self { .act(.extendFromFirst, on: row) }

  /// The range from the anchor is extended to a row, in addition to the rows selected before this
  /// run of extensions; rows that the range no longer covers get their old state back.
  ///
  /// A run is an unbroken sequence of ``extend(to:)`` and this input. Any other input ends it,
  /// except inputs that change nothing, and changes of the data: with these it moves, but it ends
  /// if the anchor's row is removed or hidden. Without an anchor this adds the row. Disabled rows
  /// are skipped. In a section in mode single the range replaces the selected row, and no rule is
  /// asked about the replaced row. Throws the same errors as ``InputReceiver/click(_:rules:)``.
  @inlinable
  public static func extendAdding(to row: Row) -> Self { .act(.extendAdding, on: row) }

  /// Like ``extendAdding(to:)``, but the range gives its rows the state that the anchor had before
  /// the run: if the anchor was deselected, it deselects them.
  ///
  /// Rules and events then report the row reached as deselected. Without an anchor this adds the
  /// row, and the run continues adding.
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

  /// The consecutive selected rows that contain the anchor become the range from the anchor to a
  /// row; other selected rows stay.
  ///
  /// It has no memory of a run: it depends on the current marks alone.
  ///
  /// If the anchor isn't selected, the range begins at the next selected row, or if there is none,
  /// at the previous one; if no row is selected, at the first row that the user can change, or by
  /// key at the lead. That row becomes the anchor. Rows that ranges skip stay as they are, and
  /// don't separate consecutive rows. In mode single, and on rows of checkmark lists, this is
  /// ``extendAdding(to:)``, and it throws in the same way.
  ///
  /// Source: ⇧-click and ⇧-arrow on a Mac, as in Finder's lists; this follows published
  /// descriptions and was not tried on a device.
  @inlinable
  public static func extendBlock(to row: Row) -> Self { .act(.extendBlock, on: row) }

  /// The row with the keyboard focus flips, and the focus moves to another row, which doesn't
  /// change.
  ///
  /// If no row has the focus, nothing flips. In a checkmark list the row's checkmark flips or
  /// moves. Throws the same errors as ``InputReceiver/click(_:rules:)``.
  @inlinable
  public static func toggleLead(_ row: Row) -> Self { .act(.toggleLead, on: row) }

  /// The keyboard focus moves to a row: the lead moves there, and nothing else changes.
  ///
  /// It throws `SelectionError.rowOutOfRange`.
  @inlinable
  public static func focus(_ row: Row) -> Self { .act(.focus, on: row) }
}
