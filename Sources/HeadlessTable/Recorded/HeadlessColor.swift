// SPDX-License-Identifier: MIT

/// A color by its name or its parts, which nothing is drawn in.
public struct HeadlessColor: Hashable, Sendable {
  /// What the color is called, such as `systemRed`, or its parts where it was made of them.
  public let name: String
  /// How opaque it is, from 0 to 1.
  public let alpha: Double

  init(name: String, alpha: Double = 1) {
    self.name = name
    self.alpha = alpha
  }

  /// A color of the app's assets; without assets each name is one.
  public init?(named name: String) { self.init(name: name) }

  /// A color of three parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "\(red) \(green) \(blue)", alpha: alpha)
  }

  /// A gray, from 0 for black to 1 for white.
  public init(white: Double, alpha: Double) { self.init(name: "\(white)", alpha: alpha) }

  /// The same color, more or less opaque.
  public func withAlphaComponent(_ alpha: Double) -> HeadlessColor {
    HeadlessColor(name: name, alpha: alpha)
  }
}

/// Colors that have a name in UIKit.
extension HeadlessColor {
  /// Nothing at all.
  public static let clear = HeadlessColor(name: "clear", alpha: 0)
  /// Black.
  public static let black = HeadlessColor(name: "black")
  /// White.
  public static let white = HeadlessColor(name: "white")
  /// Gray.
  public static let gray = HeadlessColor(name: "gray")
  /// Dark gray.
  public static let darkGray = HeadlessColor(name: "darkGray")
  /// Light gray.
  public static let lightGray = HeadlessColor(name: "lightGray")
  /// Red.
  public static let red = HeadlessColor(name: "red")
  /// Green.
  public static let green = HeadlessColor(name: "green")
  /// Blue.
  public static let blue = HeadlessColor(name: "blue")
  /// Orange.
  public static let orange = HeadlessColor(name: "orange")
  /// Yellow.
  public static let yellow = HeadlessColor(name: "yellow")
  /// Purple.
  public static let purple = HeadlessColor(name: "purple")
  /// The system's red.
  public static let systemRed = HeadlessColor(name: "systemRed")
  /// The system's green.
  public static let systemGreen = HeadlessColor(name: "systemGreen")
  /// The system's blue.
  public static let systemBlue = HeadlessColor(name: "systemBlue")
  /// The system's orange.
  public static let systemOrange = HeadlessColor(name: "systemOrange")
  /// The system's yellow.
  public static let systemYellow = HeadlessColor(name: "systemYellow")
  /// The system's purple.
  public static let systemPurple = HeadlessColor(name: "systemPurple")
  /// The system's gray.
  public static let systemGray = HeadlessColor(name: "systemGray")
  /// The system's teal.
  public static let systemTeal = HeadlessColor(name: "systemTeal")
  /// The color of links.
  public static let link = HeadlessColor(name: "link")
  /// The color of texts.
  public static let label = HeadlessColor(name: "label")
  /// The color of second texts.
  public static let secondaryLabel = HeadlessColor(name: "secondaryLabel")
  /// The color of third texts.
  public static let tertiaryLabel = HeadlessColor(name: "tertiaryLabel")
  /// The color of lines.
  public static let separator = HeadlessColor(name: "separator")
  /// The color behind everything.
  public static let systemBackground = HeadlessColor(name: "systemBackground")
  /// The color behind what is on the background.
  public static let secondarySystemBackground = HeadlessColor(name: "secondarySystemBackground")
  /// The color behind groups.
  public static let systemGroupedBackground = HeadlessColor(name: "systemGroupedBackground")
  /// The color behind the rows of groups.
  public static let secondarySystemGroupedBackground =
    HeadlessColor(name: "secondarySystemGroupedBackground")
}
