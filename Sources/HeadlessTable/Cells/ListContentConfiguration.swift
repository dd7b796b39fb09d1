// SPDX-License-Identifier: MIT

/// A value that describes a cell's text, which newer code sets instead of labels.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Lake"
///     cell.contentConfiguration = content
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  /// Text properties, which have no effect in the test double.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = HeadlessFont.systemFont(ofSize: 17)
    /// The color.
    public var color = HeadlessColor.label
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the text.
    public var alignment = TableViewLabel.Alignment.natural
  }

  /// Properties of an image, which have no effect in the test double.
  public struct ImageProperties: Hashable, Sendable {
    /// The color of a symbol.
    public var tintColor: HeadlessColor?
    /// The corner radius.
    public var cornerRadius = 0.0
    /// The maximum size, or zero for no limit.
    public var maximumSize = TableSize.zero
    /// The size that the layout reserves, or zero for the size of the image.
    public var reservedLayoutSize = TableSize.zero
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: HeadlessImage.SymbolConfiguration?
  }

  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: HeadlessImage?
  /// The properties of the main text.
  public var textProperties = TextProperties()
  /// The properties of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text is shown next to the main text if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Creates a configuration without text.
  public init() {}

  /// Creates a configuration for a default cell; its text is initially nil.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Creates a configuration for a cell with the second text below the main text.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Creates a configuration for a cell with the second text at the trailing edge.
  public static func valueCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Creates a view that shows the text.
  @MainActor @preconcurrency
  public func makeContentView() -> any HeadlessView & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns the same value, because the test double's colors don't depend on the state.
  public func updated(for state: CellConfigurationState) -> ListContentConfiguration { self }
}

extension TableViewCell {
  /// Returns the default configuration, which contains no text.
  public func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  /// Returns the default configuration of the background.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  /// The main text that is shown, which is the configuration's text if there is a configuration,
  /// and otherwise the label's text.
  public var shownText: String? {
    guard let contentConfiguration else { return textLabel?.text }
    return (contentConfiguration as? ListContentConfiguration)?.text
  }

  /// The second text that is shown, which is the configuration's text if there is a configuration,
  /// and otherwise the label's text.
  public var shownDetailText: String? {
    guard let contentConfiguration else { return detailTextLabel?.text }
    return (contentConfiguration as? ListContentConfiguration)?.secondaryText
  }

  /// The image that is shown, which is the configuration's image if there is a configuration, and
  /// otherwise the image view's image.
  public var shownImage: HeadlessImage? {
    guard let contentConfiguration else { return imageView?.image }
    return (contentConfiguration as? ListContentConfiguration)?.image
  }

  /// Updates the view for a configuration whose type the app defines.
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
