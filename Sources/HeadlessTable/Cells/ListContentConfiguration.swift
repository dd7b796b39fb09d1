// SPDX-License-Identifier: MIT

/// The texts of a cell as a value, which newer code sets instead of its labels.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Lake"
///     cell.contentConfiguration = content
public struct ListContentConfiguration: Hashable, Sendable {
  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?

  /// Makes a configuration without texts.
  public init() {}

  /// Makes a configuration for a cell without texts.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }
}

extension TableViewCell {
  /// A configuration without texts.
  public func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  /// The main text that the cell shows: its configuration's where it has one, else its label's.
  public var shownText: String? {
    contentConfiguration.map(\.text) ?? textLabel?.text
  }

  /// The second text that the cell shows: its configuration's where it has one, else its label's.
  public var shownDetailText: String? {
    contentConfiguration.map(\.secondaryText) ?? detailTextLabel?.text
  }
}
