// SPDX-License-Identifier: MIT

extension TableView {
  /// What stands between two rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }

  /// When scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Never.
    case none
    /// As soon as the user drags.
    case onDrag
    /// As the user drags over it.
    case interactive
  }
}

/// What a table is told of its look and does nothing with.
struct TableLook {
  var separatorStyle = TableView.SeparatorStyle.singleLine
  var separatorColor: HeadlessColor?
  var separatorInset = TableInsets(top: 0, left: 16, bottom: 0, right: 0)
  var contentInset = TableInsets.zero
  var keyboardDismissMode = TableView.KeyboardDismissMode.none
  var showsVerticalScrollIndicator = true
  var isScrollEnabled = true
  var backgroundView: HeadlessView?
  var sectionHeaderTopPadding = TableView.automaticDimension
  var dragInteractionEnabled = true
}

/// What a table is told of its look, kept and not drawn.
extension TableView {
  /// What stands between two rows.
  public var separatorStyle: SeparatorStyle {
    get { tableLook.separatorStyle }
    set { tableLook.separatorStyle = newValue }
  }

  /// The color of the line between two rows.
  public var separatorColor: HeadlessColor? {
    get { tableLook.separatorColor }
    set { tableLook.separatorColor = newValue }
  }

  /// How far that line stays from the edges.
  public var separatorInset: TableInsets {
    get { tableLook.separatorInset }
    set { tableLook.separatorInset = newValue }
  }

  /// The room around the content; the content offset does not heed it.
  public var contentInset: TableInsets {
    get { tableLook.contentInset }
    set { tableLook.contentInset = newValue }
  }

  /// When scrolling puts the keyboard away.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { tableLook.keyboardDismissMode }
    set { tableLook.keyboardDismissMode = newValue }
  }

  /// Whether there is a scroll indicator at the side.
  public var showsVerticalScrollIndicator: Bool {
    get { tableLook.showsVerticalScrollIndicator }
    set { tableLook.showsVerticalScrollIndicator = newValue }
  }

  /// Whether the user can scroll on a screen.
  public var isScrollEnabled: Bool {
    get { tableLook.isScrollEnabled }
    set { tableLook.isScrollEnabled = newValue }
  }

  /// The view behind the rows.
  public var backgroundView: HeadlessView? {
    get { tableLook.backgroundView }
    set { tableLook.backgroundView = newValue }
  }

  /// The room above a section's header.
  public var sectionHeaderTopPadding: Double {
    get { tableLook.sectionHeaderTopPadding }
    set { tableLook.sectionHeaderTopPadding = newValue }
  }

  /// Whether rows can be dragged out of the table on a screen.
  public var dragInteractionEnabled: Bool {
    get { tableLook.dragInteractionEnabled }
    set { tableLook.dragInteractionEnabled = newValue }
  }
}
