// SPDX-License-Identifier: MIT

public import SelectionCore

/// A cell of a ``TableView``: what one visible row shows.
///
/// As in UIKit a cell outlives its row. When the row is scrolled away the cell goes into the
/// table's reuse pool and comes back for another row with all that it still carries: whatever the
/// data source does not set again is stale.
@MainActor @preconcurrency
open class TableViewCell: HeadlessView {
  /// How the labels of a cell are laid out.
  @nonexhaustive
  public enum CellStyle: Hashable, Sendable {
    /// One label.
    case `default`
    /// A label, and another at the trailing edge.
    case value1
    /// A label beside another, aligned to each other.
    case value2
    /// A label with another below it.
    case subtitle
  }

  /// How a cell shows that it is selected.
  @nonexhaustive
  public enum SelectionStyle: String, Hashable, Sendable {
    /// Not at all; the row is selected all the same.
    case none
    /// In blue, as it once was.
    case blue
    /// In gray.
    case gray
    /// As the system does.
    case `default`
  }

  /// What the user can do to a row while it is edited.
  @nonexhaustive
  public enum EditingStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Insert one there.
    case insert
  }

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (TableViewCell, CellConfigurationState) -> Void

  /// What a cell can show at its trailing edge.
  public typealias AccessoryType = Accessory

  /// How the labels are laid out.
  public let style: CellStyle
  /// The pool to which the cell returns, or nil if it is never used again.
  public let reuseIdentifier: String?
  /// The cell's main label.
  public let textLabel: TableViewLabel?
  /// The cell's second label; a cell of the default style has none.
  public let detailTextLabel: TableViewLabel?

  /// The cell's image at the leading edge.
  public let imageView: HeadlessImageView? = HeadlessImageView()
  /// Where the app's own views stand.
  public let contentView = HeadlessView()

  /// The cell's texts as a value; if there is one, the labels are not shown.
  open var contentConfiguration: (any ContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  /// What is behind the content, as a value.
  open var backgroundConfiguration: BackgroundConfiguration?
  /// Whether the content follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Configures the cell for a state, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What the cell shows at its trailing edge.
  open var accessoryType: AccessoryType = .none
  /// What the cell shows at its trailing edge while the table is being edited.
  open var editingAccessoryType: AccessoryType = .none
  /// The app's own view at the trailing edge, such as a switch; it takes the accessory's place.
  open var accessoryView: HeadlessView?
  /// The app's own view at the trailing edge while the table is being edited.
  open var editingAccessoryView: HeadlessView?
  /// How the cell shows that it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the cell looks selected.
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  /// Whether the cell's table is being edited.
  open var isEditing = false { didSet { stateDidChange(isEditing != oldValue) } }

  /// Whether the cell shows its delete button because its row was swiped.
  public internal(set) var showingDeleteConfirmation = false
  /// Whether the cell shows buttons because its row was swiped.
  var isSwiped = false { didSet { stateDidChange(isSwiped != oldValue) } }
  /// Whether the cell is to be configured for its state.
  var needsConfiguration = true
  /// The table on whose screen the cell is.
  weak var table: TableView?
  /// The view that shows the app's own kind of configuration.
  var configuredView: (any HeadlessView & ContentView)?

  /// What the cell showed when it was last drawn; nil if it must be drawn whatever it shows.
  private var drawn: Appearance?

  // Its appearance, kept and not drawn.

  /// The view behind everything.
  public var backgroundView: HeadlessView?
  /// The view behind everything while the cell looks selected.
  public var selectedBackgroundView: HeadlessView?
  /// How far the line below the cell stays from the edges.
  public var separatorInset = TableInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How many steps the content stands to the right.
  public var indentationLevel = 0
  /// How wide such a step is.
  public var indentationWidth = 10.0
  /// Whether the content stands to the right while the table is edited.
  public var shouldIndentWhileEditing = true
  /// Whether the cell shows a handle to be dragged by while the table is edited.
  public var showsReorderControl = false

  /// Makes a cell.
  ///
  /// A subclass overrides this to have cells of a registered class set up in another way.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    textLabel = TableViewLabel()
    detailTextLabel = style == .default ? nil : TableViewLabel()
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a cell of the default style, which is never used again.
  public override convenience init(frame: TableRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of the default style, for there is nothing to be read.
  public required init?(coder: NibCoder) {
    style = .default
    reuseIdentifier = nil
    textLabel = TableViewLabel()
    detailTextLabel = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a cell of a registered class, by way of ``init(style:reuseIdentifier:)``.
  ///
  /// Every subclass that overrides that initializer, or has none of its own, inherits this one.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The app's own view at the trailing edge now, whether or not the cell's table is being edited.
  public var shownAccessoryView: HeadlessView? { isEditing ? editingAccessoryView : accessoryView }

  /// What the cell shows at its trailing edge now, whether or not its table is being edited; a view
  /// of the app's own counts as a control.
  public var shownAccessoryType: AccessoryType {
    if shownAccessoryView != nil { return .control }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// Which state the cell is in; a subclass adds to super's what its own keys say.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    return state
  }

  /// Configures the cell for a state; a subclass that overrides it calls super.
  open func updateConfiguration(using state: CellConfigurationState) {}

  private func stateDidChange(_ isOther: Bool) {
    if isOther { setNeedsUpdateConfiguration() }
  }

  /// Makes the cell look selected or not; a subclass that overrides it calls super.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Makes the cell look touched or not; a subclass that overrides it calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Makes the cell look as it does in a table that is being edited, or not; a subclass that
  /// overrides it calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The cell is about to come out of the reuse pool for another row.
  ///
  /// It still carries all that it showed. A subclass clears here what has nothing to do with the
  /// row's content; a subclass that overrides it calls super.
  open func prepareForReuse() {}

  /// Whether the cell shows something else than when it was last drawn.
  public var needsDisplay: Bool { drawn != appearance }

  /// Has the cell redrawn whatever it shows.
  public func setNeedsDisplay() { drawn = nil }

  /// Says that the cell has been drawn.
  func didDraw() { drawn = appearance }

  /// What the cell shows of its row's content, by name.
  ///
  /// A subclass that shows more than labels and an accessory adds it here, so that it is drawn
  /// again when that changes, and ``TableView/staleCells()`` finds it.
  open override var content: [String: String] {
    var content = super.content
    for (name, shown) in shownAccessoryView?.content ?? [:] { content["accessory \(name)"] = shown }
    content["accessory"] = shownAccessoryType.rawValue
    content["text"] = shownText
    content["detail"] = shownDetailText
    for (name, shown) in configuredView?.content ?? [:] { content["content \(name)"] = shown }
    content["image"] = shownImage.map { $0.name ?? "without a name" }
    if showingDeleteConfirmation { content["delete button"] = "shown" }
    if selectionStyle != .default { content["selection style"] = selectionStyle.rawValue }
    return content
  }

  /// All that a drawing of the cell shows.
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
