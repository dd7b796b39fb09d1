// SPDX-License-Identifier: MIT

/// What a cell shows, as a value.
public protocol ContentConfiguration {
  /// Makes a view that shows it.
  @MainActor @preconcurrency
  func makeContentView() -> any HeadlessView & ContentView

  /// The same for a state of the cell.
  func updated(for state: CellConfigurationState) -> Self
}

/// A view that shows a ``ContentConfiguration``.
@MainActor @preconcurrency
public protocol ContentView: AnyObject {
  /// What it shows.
  var configuration: any ContentConfiguration { get set }
}

/// A view that shows a ``ListContentConfiguration``.
@MainActor @preconcurrency
open class ListContentView: HeadlessView, ContentView {
  /// What it shows.
  open var configuration: any ContentConfiguration = ListContentConfiguration()

  /// Makes a view that shows texts and an image.
  public convenience init(configuration: ListContentConfiguration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  /// What the view shows, by name.
  open override var content: [String: String] {
    var content = super.content
    let list = configuration as? ListContentConfiguration
    content["text"] = list?.text
    content["detail"] = list?.secondaryText
    content["image"] = list?.image.map { $0.name ?? "without a name" }
    return content
  }
}

/// What is behind a cell's content, as a value.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The color.
  public var backgroundColor: HeadlessColor?
  /// How round the corners are.
  public var cornerRadius = 0.0
  /// The color of the edge.
  public var strokeColor: HeadlessColor?
  /// How wide the edge is.
  public var strokeWidth = 0.0

  init(_ color: HeadlessColor? = nil) { backgroundColor = color }

  /// Nothing at all.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }
  /// For a row of a plain table.
  public static func listPlainCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.systemBackground)
  }
  /// For a row of a table of groups.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// For a row as the table has it.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The same, whatever the state: colors for it are the system's matter.
  public func updated(for state: CellConfigurationState) -> BackgroundConfiguration { self }
}
