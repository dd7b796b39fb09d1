// SPDX-License-Identifier: MIT

/// A font with a name, a size and a weight, which is never used for drawing.
public struct HeadlessFont: Hashable, Sendable {
  /// The weight of a font.
  public enum Weight: Hashable, Sendable {
    /// Lighter than regular.
    case light
    /// The weight of ordinary text.
    case regular
    /// A weight that is slightly heavier than regular.
    case medium
    /// Bolder than medium.
    case semibold
    /// Bold.
    case bold
    /// The heaviest weight.
    case heavy
  }

  /// The purpose of text, which determines its font.
  public enum TextStyle: String, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title1
    /// A smaller title.
    case title2
    /// The smallest title.
    case title3
    /// A headline.
    case headline
    /// A secondary headline.
    case subheadline
    /// Body text.
    case body
    /// A callout next to the body text.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// The smallest caption.
    case caption2
  }

  /// The name of the font.
  public let fontName: String
  /// The size, in points.
  public let pointSize: Double
  /// The weight.
  public let weight: Weight

  init(_ name: String, size: Double, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  /// Creates a font with a name; because there are no font files, any name results in a font.
  public init?(name: String, size: Double) { self.init(name, size: size) }

  /// The system's font.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> HeadlessFont {
    HeadlessFont("system", size: size, weight: weight)
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize size: Double) -> HeadlessFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's italic font.
  public static func italicSystemFont(ofSize size: Double) -> HeadlessFont {
    HeadlessFont("system italic", size: size)
  }

  /// Returns the font for text with a given purpose; in the test double, every such font has a size
  /// of 17 points.
  public static func preferredFont(forTextStyle style: TextStyle) -> HeadlessFont {
    HeadlessFont(style.rawValue, size: 17)
  }

  /// Returns the same font in a different size.
  public func withSize(_ size: Double) -> HeadlessFont {
    HeadlessFont(fontName, size: size, weight: weight)
  }
}
