// SPDX-License-Identifier: MIT

/// A view that shows a text.
@MainActor @preconcurrency
open class TableViewLabel: HeadlessView {
  /// Where a text is between the edges.
  @nonexhaustive
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

  /// What it says.
  open var text: String?

  // Its appearance, kept and not drawn.

  /// The font of the text; nil gives the system's back.
  public var font: HeadlessFont! = .systemFont(ofSize: 17) {
    didSet { font = font ?? .systemFont(ofSize: 17) }
  }
  /// The color of the text; nil gives that of texts back.
  public var textColor: HeadlessColor! = .label {
    didSet { textColor = textColor ?? .label }
  }
  /// Where the text is between the edges.
  public var textAlignment = Alignment.natural
  /// The number of lines that the text may have; 0 for any number.
  public var numberOfLines = 1
  /// Whether the font grows as the user wishes.
  public var adjustsFontForContentSizeCategory = false

  /// What the label shows, by name.
  open override var content: [String: String] {
    var content = super.content
    content["text"] = text
    return content
  }
}
