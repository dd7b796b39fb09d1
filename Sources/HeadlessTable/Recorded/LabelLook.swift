// SPDX-License-Identifier: MIT

extension TableViewLabel {
  /// Where a text stands between the edges.
  public enum Alignment: Hashable, Sendable {
    /// On the left.
    case left
    /// In the middle.
    case center
    /// On the right.
    case right
    /// Between both edges.
    case justified
    /// As the language has it.
    case natural
  }
}

/// What a label is told of its look and does nothing with.
struct LabelLook {
  var font = HeadlessFont.systemFont(ofSize: 17)
  var textColor = HeadlessColor.label
  var textAlignment = TableViewLabel.Alignment.natural
  var numberOfLines = 1
  var adjustsFontForContentSizeCategory = false
}

/// What a label is told of its look, kept and not drawn.
extension TableViewLabel {
  /// The font of the text; nil gives the system's back.
  public var font: HeadlessFont! {
    get { labelLook.font }
    set { labelLook.font = newValue ?? .systemFont(ofSize: 17) }
  }

  /// The color of the text; nil gives that of texts back.
  public var textColor: HeadlessColor! {
    get { labelLook.textColor }
    set { labelLook.textColor = newValue ?? .label }
  }

  /// Where the text stands between the edges.
  public var textAlignment: Alignment {
    get { labelLook.textAlignment }
    set { labelLook.textAlignment = newValue }
  }

  /// The number of lines that the text may have; 0 for any number.
  public var numberOfLines: Int {
    get { labelLook.numberOfLines }
    set { labelLook.numberOfLines = newValue }
  }

  /// Whether the font grows as the user wishes.
  public var adjustsFontForContentSizeCategory: Bool {
    get { labelLook.adjustsFontForContentSizeCategory }
    set { labelLook.adjustsFontForContentSizeCategory = newValue }
  }
}
