// SPDX-License-Identifier: MIT

/// The state of a cell, which together with the cell's content determines the cell's appearance.
public struct CellConfigurationState: Hashable {
  /// Whether the cell looks selected.
  public var isSelected = false
  /// Whether a finger touches the cell.
  public var isHighlighted = false
  /// Whether the cell's table is being edited.
  public var isEditing = false
  /// Whether the row shows its swipe buttons.
  public var isSwiped = false
  /// Whether the cell is disabled; the app sets this property.
  public var isDisabled = false
  /// Whether the cell has the keyboard focus; the app sets this property.
  public var isFocused = false
  /// Whether the cell is expanded to show the rows below it; the app sets this property.
  public var isExpanded = false
  /// Whether the cell is being dragged to a new position; the app sets this property.
  public var isReordering = false
  /// Whether the cell is pinned so that it remains visible; the app sets this property.
  public var isPinned = false

  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which every property is false.
  public init() {}

  /// The app's custom value for a key.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A key for a custom value in a cell's state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension TableViewCell {
  /// Marks the cell so that the cell is configured for its state before its properties are next
  /// read.
  ///
  /// The cell is also marked automatically when it appears on the screen and when its state
  /// changes.
  public func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    table?.hasCellsToConfigure = true
  }

  /// Configures the cell for its state, if necessary.
  ///
  /// Changes made during the configuration don't cause another configuration.
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
  /// Configures the visible cells whose state has changed.
  func configureCells() {
    guard hasCellsToConfigure else { return }
    hasCellsToConfigure = false
    for cell in shown.values { cell.updateConfigurationIfNeeded() }
  }
}
