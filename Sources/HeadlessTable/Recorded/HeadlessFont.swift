// SPDX-License-Identifier: MIT

/// A font by its name, size and weight, in which nothing is set.
public struct HeadlessFont: Hashable, Sendable {
  /// How bold a font is.
  @nonexhaustive
  public enum Weight: Hashable, Sendable {
    /// Lighter than a text.
    case light
    /// As a text.
    case regular
    /// A little bolder.
    case medium
    /// Bolder than that.
    case semibold
    /// Bold.
    case bold
    /// The boldest.
    case heavy
  }

  /// What a text is for.
  @nonexhaustive
  public enum TextStyle: String, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title1
    /// A smaller title.
    case title2
    /// The smallest title.
    case title3
    /// A heading.
    case headline
    /// A second heading.
    case subheadline
    /// A text.
    case body
    /// Beside a text.
    case callout
    /// Below a text.
    case footnote
    /// Below a picture.
    case caption1
    /// The smallest text.
    case caption2
  }

  /// What the font is called.
  public let fontName: String
  /// How large it is, in points.
  public let pointSize: Double
  /// How bold it is.
  public let weight: Weight

  init(_ name: String, size: Double, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  /// A font by its name; without font files each name is one.
  public init?(name: String, size: Double) { self.init(name, size: size) }

  /// The system's font.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> HeadlessFont {
    HeadlessFont("system", size: size, weight: weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: Double) -> HeadlessFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's slanted font.
  public static func italicSystemFont(ofSize size: Double) -> HeadlessFont {
    HeadlessFont("system italic", size: size)
  }

  /// The font for what a text is for; each is 17 points large here.
  public static func preferredFont(forTextStyle style: TextStyle) -> HeadlessFont {
    HeadlessFont(style.rawValue, size: 17)
  }

  /// The same font in another size.
  public func withSize(_ size: Double) -> HeadlessFont {
    HeadlessFont(fontName, size: size, weight: weight)
  }
}
