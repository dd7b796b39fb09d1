// SPDX-License-Identifier: MIT

public import SelectionCore

/// A cell in a ``TableView``, which shows one visible row.
///
/// As in UIKit, a cell is reused for different rows. When a cell's row is scrolled out of view, the
/// cell is put into the table's reuse pool, and it is then reused for another row with all its
/// properties unchanged. Every property that the data source doesn't set again is therefore stale.
@MainActor @preconcurrency
open class TableViewCell: HeadlessView {
  /// The layout of a cell's labels.
  public enum CellStyle: Hashable, Sendable {
    /// One label.
    case `default`
    /// A label and a second label at the trailing edge.
    case value1
    /// Two labels next to each other that are aligned to each other.
    case value2
    /// A label and a second label below it.
    case subtitle
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: String, Hashable, Sendable {
    /// The cell doesn't show the selection, although the row is selected.
    case none
    /// The cell has a blue background, as in old versions of iOS.
    case blue
    /// In gray.
    case gray
    /// The cell shows the selection in the system's style.
    case `default`
  }

  /// The edit that the user can make to a row.
  public enum EditingStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// Deleting it.
    case delete
    /// Inserting a row there.
    case insert
  }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (TableViewCell, CellConfigurationState) -> Void

  /// An accessory at the trailing edge of a cell.
  public typealias AccessoryType = RowAccessory

  /// The layout of the cell's labels.
  public let style: CellStyle
  /// The identifier of the reuse pool to which the cell is returned, or nil if the cell isn't
  /// reused.
  public internal(set) var reuseIdentifier: String?
  /// The cell's main label.
  public let textLabel: TableViewLabel?
  /// The cell's second label, or nil in the default style.
  public let detailTextLabel: TableViewLabel?

  /// The cell's image at the leading edge.
  public let imageView: HeadlessImageView? = HeadlessImageView()
  /// The superview of the app's own views.
  public let contentView = HeadlessView()

  /// The cell's content, described by a value; if the value isn't nil, the labels aren't shown.
  open var contentConfiguration: (any ContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// The cell's background, described by a value.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// Whether the content configuration is updated for the cell's state automatically.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated for the cell's state automatically.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called after ``updateConfiguration(using:)`` to configure the cell for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The accessory at the trailing edge.
  open var accessoryType: AccessoryType = .none
  /// The accessory at the trailing edge while the table is being edited.
  open var editingAccessoryType: AccessoryType = .none
  /// The app's own view at the trailing edge, such as a switch, which replaces the accessory.
  open var accessoryView: HeadlessView?
  /// The app's own view at the trailing edge while the table is being edited.
  open var editingAccessoryView: HeadlessView?
  /// The cell's appearance when it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the cell looks selected.
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  /// Whether a finger touches the cell.
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  /// Whether the cell's table is being edited.
  open var isEditing = false { didSet { stateDidChange(isEditing != oldValue) } }

  /// Whether the cell shows its delete button because its row was swiped.
  public internal(set) var showingDeleteConfirmation = false
  /// Whether the cell shows swipe buttons.
  var isSwiped = false { didSet { stateDidChange(isSwiped != oldValue) } }
  /// Whether the cell must be configured for its state.
  var needsConfiguration = true
  /// The table that shows the cell.
  weak var table: TableView?
  /// The view for a configuration whose type the app defines.
  var configuredView: (any HeadlessView & ContentView)?

  /// The appearance of the cell when it was last drawn; nil if the cell must be redrawn in any
  /// case.
  private var drawn: Appearance?

  // Appearance, stored and not drawn.

  /// The background view.
  public var backgroundView: HeadlessView?
  /// The background view while the cell looks selected.
  public var selectedBackgroundView: HeadlessView?
  /// The insets of the separator below the cell.
  public var separatorInset = TableInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The indentation level of the content.
  public var indentationLevel = 0
  /// The width of a level of indentation, in points.
  public var indentationWidth = 10.0
  /// Whether the content is indented while the table is being edited.
  public var shouldIndentWhileEditing = true
  /// Whether the cell shows a handle for dragging while the table is being edited.
  public var showsReorderControl = false

  /// Makes a cell.
  ///
  /// Override this initializer to set up cells of a registered class in a different way.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    textLabel = TableViewLabel()
    detailTextLabel = style == .default ? nil : TableViewLabel()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell of the default style that isn't reused.
  public override convenience init(frame: TableRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style; the coder has no contents.
  public required init?(coder: NibCoder) {
    style = .default
    reuseIdentifier = nil
    textLabel = TableViewLabel()
    detailTextLabel = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a cell of a registered class by calling ``init(style:reuseIdentifier:)``.
  ///
  /// A subclass that overrides ``init(style:reuseIdentifier:)`` or declares no initializers
  /// inherits this initializer.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The app's own view at the trailing edge, which depends on whether the table is being edited.
  public var shownAccessoryView: HeadlessView? { isEditing ? editingAccessoryView : accessoryView }

  /// The accessory at the trailing edge, which depends on whether the table is being edited; the
  /// value is `.control` if the app has set its own view.
  public var shownAccessoryType: AccessoryType {
    if shownAccessoryView != nil { return .control }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// The state of the cell; a subclass can add values for its own keys to the superclass's state.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    return state
  }

  /// Configures the cell for a state; overrides must call super.
  open func updateConfiguration(using state: CellConfigurationState) {}

  private func stateDidChange(_ isOther: Bool) {
    if isOther { setNeedsUpdateConfiguration() }
  }

  /// Sets whether the cell looks selected; overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Sets whether the cell looks highlighted; overrides must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Sets whether the cell looks as if its table is being edited; overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called before the cell is reused for another row.
  ///
  /// At the time of the call, the cell still has all its old properties. In an override, reset the
  /// properties that don't depend on the row's content, and call super.
  open func prepareForReuse() {}

  /// Whether the appearance of the cell has changed since it was last drawn.
  public var needsDisplay: Bool { drawn != appearance }

  /// Marks the cell so that it is redrawn even if its appearance hasn't changed.
  public func setNeedsDisplay() { drawn = nil }

  /// Called when the cell has been drawn.
  func didDraw() { drawn = appearance }

  /// The contents that the cell shows for its row, by name.
  ///
  /// A subclass that shows more than labels and an accessory adds the additional contents here, so
  /// that a change to them redraws the cell and ``TableView/staleCells()`` checks them.
  open override var content: [String: String] {
    var content = super.content
    for (name, shown) in shownAccessoryView?.content ?? [:] { content["accessory \(name)"] = shown }
    content["accessory"] = shownAccessoryType.rawValue
    content["text"] = shownText
    content["detail"] = shownDetailText
    if contentConfiguration == nil {
      content["text style"] = textLabel?.styledText?.styles
      content["detail style"] = detailTextLabel?.styledText?.styles
    }
    for (name, shown) in configuredView?.content ?? [:] { content["content \(name)"] = shown }
    content["image"] = shownImage.map { $0.name ?? "without a name" }
    if showingDeleteConfirmation { content["delete button"] = "shown" }
    if selectionStyle != .default { content["selection style"] = selectionStyle.rawValue }
    return content
  }

  /// Everything that is visible when the cell is drawn.
  private struct Appearance: Hashable {
    var content: [String: String]
    var isSelected: Bool
    var isHighlighted: Bool
    var isEditing: Bool
  }

  private var appearance: Appearance {
    Appearance(
      content: content, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
  }
}
