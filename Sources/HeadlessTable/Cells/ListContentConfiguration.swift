// SPDX-License-Identifier: MIT

/// The texts of a cell as a value, which newer code sets instead of its labels.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Lake"
///     cell.contentConfiguration = content
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  /// How a text is set; nothing depends on it here.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = HeadlessFont.systemFont(ofSize: 17)
    /// The color.
    public var color = HeadlessColor.label
    /// The number of lines that the text may have; 0 for any number.
    public var numberOfLines = 0
    /// Where the text is between the edges.
    public var alignment = TableViewLabel.Alignment.natural
  }

  /// How an image is shown; nothing depends on it here.
  public struct ImageProperties: Hashable, Sendable {
    /// The color of a symbol.
    public var tintColor: HeadlessColor?
    /// How round the corners are.
    public var cornerRadius = 0.0
    /// No larger than that; zero for any size.
    public var maximumSize = TableSize.zero
  }

  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: HeadlessImage?
  /// How the main text is set.
  public var textProperties = TextProperties()
  /// How the second text is set.
  public var secondaryTextProperties = TextProperties()
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// Whether the second text is beside the main one if there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Makes a configuration without texts.
  public init() {}

  /// Makes a configuration for a cell without texts.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Makes a configuration for a cell whose second text is below the main one.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Makes a configuration for a cell whose second text is at the trailing edge.
  public static func valueCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Makes a view that shows the texts.
  @MainActor @preconcurrency
  public func makeContentView() -> any HeadlessView & ContentView {
    ListContentView(configuration: self)
  }

  /// The same, whatever the state: colors for it are the system's matter.
  public func updated(for state: CellConfigurationState) -> ListContentConfiguration { self }
}

extension TableViewCell {
  /// A configuration without texts.
  public func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  /// A configuration of the background as the table has it.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  /// The main text that the cell shows: its configuration's where it has one, else its label's.
  public var shownText: String? {
    guard let contentConfiguration else { return textLabel?.text }
    return (contentConfiguration as? ListContentConfiguration)?.text
  }

  /// The second text that the cell shows: its configuration's where it has one, else its label's.
  public var shownDetailText: String? {
    guard let contentConfiguration else { return detailTextLabel?.text }
    return (contentConfiguration as? ListContentConfiguration)?.secondaryText
  }

  /// The image that the cell shows: its configuration's where it has one, else its image view's.
  public var shownImage: HeadlessImage? {
    guard let contentConfiguration else { return imageView?.image }
    return (contentConfiguration as? ListContentConfiguration)?.image
  }

  /// Has the app's own kind of configuration shown by a view of its own.
  func showContentConfiguration() {
    let isOwn = contentConfiguration.map { !($0 is ListContentConfiguration) } ?? false
    guard isOwn, let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let view = configuredView, type(of: view.configuration) == type(of: contentConfiguration) {
      view.configuration = contentConfiguration
      return
    }
    configuredView?.removeFromSuperview()
    let view = contentConfiguration.makeContentView()
    contentView.addSubview(view)
    configuredView = view
  }
}
