// SPDX-License-Identifier: MIT

/// A value that describes the content of a cell.
public protocol ContentConfiguration {
  /// Creates a view that shows the content.
  @MainActor @preconcurrency
  func makeContentView() -> any HeadlessView & ContentView

  /// Returns a copy of the configuration for a state of the cell.
  func updated(for state: CellConfigurationState) -> Self
}

/// A view that shows a ``ContentConfiguration``.
@MainActor @preconcurrency
public protocol ContentView: AnyObject {
  /// The configuration to show.
  var configuration: any ContentConfiguration { get set }
}

/// A view that shows a ``ListContentConfiguration``.
@MainActor @preconcurrency
open class ListContentView: HeadlessView, ContentView {
  /// The configuration to show.
  open var configuration: any ContentConfiguration = ListContentConfiguration()

  /// Creates a view that shows text and an image.
  public convenience init(configuration: ListContentConfiguration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  /// The contents of the view, by name.
  open override var content: [String: String] {
    var content = super.content
    let list = configuration as? ListContentConfiguration
    content["text"] = list?.text
    content["detail"] = list?.secondaryText
    content["image"] = list?.image.map { $0.name ?? "without a name" }
    return content
  }
}

/// A value that describes the background of a cell.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The color.
  public var backgroundColor: HeadlessColor?
  /// The corner radius.
  public var cornerRadius = 0.0
  /// The color of the border.
  public var strokeColor: HeadlessColor?
  /// The width of the border.
  public var strokeWidth = 0.0

  init(_ color: HeadlessColor? = nil) { backgroundColor = color }

  /// A clear background.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }
  /// Returns the background of a row in a plain table.
  public static func listPlainCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.systemBackground)
  }
  /// Returns the background of a row in a grouped table.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// Returns the default background of a row.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// Returns the same value, because the test double's colors don't depend on the state.
  public func updated(for state: CellConfigurationState) -> BackgroundConfiguration { self }
}
