// SPDX-License-Identifier: MIT

/// What a cell's appearance depends on besides its content.
public struct CellConfigurationState: Hashable {
  /// Whether the cell looks selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell's table is being edited.
  public var isEditing = false
  /// Whether the row shows its buttons because it was swiped.
  public var isSwiped = false
  /// Whether the user can do nothing with it; an app sets it.
  public var isDisabled = false
  /// Whether the keyboard's focus is on it; an app sets it.
  public var isFocused = false
  /// Whether it shows what is below it; an app sets it.
  public var isExpanded = false
  /// Whether it is dragged to another place; an app sets it.
  public var isReordering = false
  /// Whether it stays in view; an app sets it.
  public var isPinned = false

  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is so.
  public init() {}

  /// The value that a cell of the app's own has under a key.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The key of what a cell of the app's own says of itself in its state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension TableViewCell {
  /// Has the cell configured for its state when it is next looked at.
  ///
  /// A cell is so by itself when it comes on the screen, and when its state changes.
  public func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    table?.hasCellsToConfigure = true
  }

  /// Configures the cell for its state, if that is due.
  ///
  /// What is set meanwhile does not have it done again.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    needsConfiguration = false
  }
}

extension TableView {
  /// Configures the cells on the screen whose state has changed.
  func configureCells() {
    guard hasCellsToConfigure else { return }
    hasCellsToConfigure = false
    for cell in shown.values { cell.updateConfigurationIfNeeded() }
  }
}
