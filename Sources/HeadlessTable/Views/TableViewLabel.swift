// SPDX-License-Identifier: MIT

/// A view that shows text.
@MainActor @preconcurrency
open class TableViewLabel: HeadlessView {
  /// The alignment of text in a label.
  public enum Alignment: Hashable, Sendable {
    /// On the left.
    case left
    /// Centered.
    case center
    /// On the right.
    case right
    /// The text is justified, so that it is aligned at both edges.
    case justified
    /// The text has the natural alignment of its language.
    case natural
  }

  /// The text; setting the property removes the text's styles.
  open var text: String? { didSet { if !isStyling { styledText = nil } } }

  /// Styled text that was set by a module with a type for styled text.
  package struct StyledText {
    /// The text as a value of that module's type.
    package let value: Any
    /// The styles, for comparisons; nil if there are none.
    package let styles: String?

    /// Makes a text with styles.
    package init(value: Any, styles: String?) {
      self.value = value
      self.styles = styles
    }
  }

  /// The text with its styles; nil if it was set without styles.
  package private(set) var styledText: StyledText?
  private var isStyling = false

  /// Sets the text together with its styles.
  package func setText(_ text: String?, styled: StyledText?) {
    isStyling = true
    self.text = text
    isStyling = false
    styledText = styled
  }

  // Appearance, stored and not drawn.

  /// The font of the text; setting nil restores the system font.
  public var font: HeadlessFont! = .systemFont(ofSize: 17) {
    didSet { font = font ?? .systemFont(ofSize: 17) }
  }
  /// The color of the text; setting nil restores the default color.
  public var textColor: HeadlessColor! = .label {
    didSet { textColor = textColor ?? .label }
  }
  /// The alignment of the text.
  public var textAlignment = Alignment.natural
  /// The maximum number of lines, or 0 for no limit.
  public var numberOfLines = 1
  /// Whether the font adapts to the user's preferred text size.
  public var adjustsFontForContentSizeCategory = false

  /// The contents of the label, by name.
  open override var content: [String: String] {
    var content = super.content
    content["text"] = text
    content["text style"] = styledText?.styles
    return content
  }
}
