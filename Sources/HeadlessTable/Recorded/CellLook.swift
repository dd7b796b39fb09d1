// SPDX-License-Identifier: MIT

/// What a cell is told of its look and does nothing with.
struct CellLook {
  var backgroundView: HeadlessView?
  var selectedBackgroundView: HeadlessView?
  var separatorInset = TableInsets(top: 0, left: 16, bottom: 0, right: 0)
  var indentationLevel = 0
  var indentationWidth = 10.0
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
}

/// What a cell is told of its look, kept and not drawn.
extension TableViewCell {
  /// The view behind everything.
  public var backgroundView: HeadlessView? {
    get { cellLook.backgroundView }
    set { cellLook.backgroundView = newValue }
  }

  /// The view behind everything while the cell looks selected.
  public var selectedBackgroundView: HeadlessView? {
    get { cellLook.selectedBackgroundView }
    set { cellLook.selectedBackgroundView = newValue }
  }

  /// How far the line below the cell stays from the edges.
  public var separatorInset: TableInsets {
    get { cellLook.separatorInset }
    set { cellLook.separatorInset = newValue }
  }

  /// How many steps the content stands to the right.
  public var indentationLevel: Int {
    get { cellLook.indentationLevel }
    set { cellLook.indentationLevel = newValue }
  }

  /// How wide such a step is.
  public var indentationWidth: Double {
    get { cellLook.indentationWidth }
    set { cellLook.indentationWidth = newValue }
  }

  /// Whether the content stands to the right while the table is edited.
  public var shouldIndentWhileEditing: Bool {
    get { cellLook.shouldIndentWhileEditing }
    set { cellLook.shouldIndentWhileEditing = newValue }
  }

  /// Whether the cell shows a handle to be dragged by while the table is edited.
  public var showsReorderControl: Bool {
    get { cellLook.showsReorderControl }
    set { cellLook.showsReorderControl = newValue }
  }
}
