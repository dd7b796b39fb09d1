// SPDX-License-Identifier: MIT

/// A color that is described by a name or by components and is never drawn.
public struct HeadlessColor: Hashable, Sendable {
  /// The name, such as `systemRed`, or the components if the color was created from components.
  public let name: String
  /// The opacity, from 0 to 1.
  public let alpha: Double

  init(name: String, alpha: Double = 1) {
    self.name = name
    self.alpha = alpha
  }

  /// Creates a color from the app's assets; because there are no assets, any name results in a
  /// color.
  public init?(named name: String) { self.init(name: name) }

  /// Creates a color from three components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(name: "\(red) \(green) \(blue)", alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: Double, alpha: Double) { self.init(name: "\(white)", alpha: alpha) }

  /// Returns the same color with a different opacity.
  public func withAlphaComponent(_ alpha: Double) -> HeadlessColor {
    HeadlessColor(name: name, alpha: alpha)
  }
}

/// Colors that have names in UIKit.
extension HeadlessColor {
  /// A transparent color.
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
  /// The color of text.
  public static let label = HeadlessColor(name: "label")
  /// The color of secondary text.
  public static let secondaryLabel = HeadlessColor(name: "secondaryLabel")
  /// The color of tertiary text.
  public static let tertiaryLabel = HeadlessColor(name: "tertiaryLabel")
  /// The color of separators.
  public static let separator = HeadlessColor(name: "separator")
  /// The color of the main background.
  public static let systemBackground = HeadlessColor(name: "systemBackground")
  /// The color of content on the main background.
  public static let secondarySystemBackground = HeadlessColor(name: "secondarySystemBackground")
  /// The color of the background behind groups.
  public static let systemGroupedBackground = HeadlessColor(name: "systemGroupedBackground")
  /// The color of rows in groups.
  public static let secondarySystemGroupedBackground =
    HeadlessColor(name: "secondarySystemGroupedBackground")
}
