// SPDX-License-Identifier: MIT

public import Foundation
public import HeadlessTable

extension TableViewLabel {
  /// The text with its attributes, which can be compared but aren't drawn.
  ///
  /// Setting this property also sets ``text``; setting ``text`` removes the attributes. Text that
  /// was set without attributes has no attributes, whereas UIKit adds attributes for the label's
  /// font and color to such text.
  @MainActor @preconcurrency
  public var attributedText: NSAttributedString? {
    get { styledText?.value as? NSAttributedString ?? text.map { NSAttributedString(string: $0) } }
    set {
      let copy = newValue.map { NSAttributedString(attributedString: $0) }
      setText(
        copy?.string, styled: copy.map { StyledText(value: $0, styles: $0.describedAttributes) })
    }
  }
}

extension NSAttributedString {
  /// The attributes of each part of the text; nil if no part has attributes.
  fileprivate var describedAttributes: String? {
    var parts: [String] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let described = attributes.map { "\($0.key.rawValue) \($0.value)" }.sorted()
      guard !described.isEmpty else { return }
      let end = range.location + range.length
      parts.append("\(range.location)..<\(end) \(described.joined(separator: ", "))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

/// The attributes of text that labels support.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The style of a line through the text, which is the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of a line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The style of a line below the text, which is the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of a line below the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The spacing of the characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
}

/// The style of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
