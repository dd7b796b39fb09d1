// SPDX-License-Identifier: MIT

public import SelectionCore

/// A screen that shows checkmark lists, such as settings or a packing list; a tap checks or
/// unchecks a row.
///
///     let screen = try CheckmarkListController(
///       [
///         CheckmarkSection(
///           "Pack", .inclusive, ["Tent", "Stove"], checked: ["Tent"]),
///         CheckmarkSection("Travel", .exclusive, ["By train", "By car"]),
///       ], text: \.self)
///     screen.driver.onChange = { print($0.checked) }
///
/// To change the sections, use ``update(to:vanished:)``; to change only the rows of the same
/// sections, use `driver.update(to:vanished:)`. A section that is added through the driver has no
/// title, and any number of its rows can be checked.
@MainActor
open class CheckmarkListController<ID: Hashable>: UITableViewController {
  private let table: IdentifiedTable<ID>
  private var sections: [CheckmarkSection<ID>]
  private let text: (ID) -> String
  private let style: UITableView.Style
  private var loaded: TableDriver<IdentifiedTable<ID>>?

  /// Adds content to a cell in addition to its row's text, such as detail text or an image; the
  /// closure is called for each cell that becomes visible.
  ///
  ///     screen.configureCell = { cell, id in cell.detailTextLabel?.text = details[id]
  ///     }
  public var configureCell: ((UITableViewCell, ID) -> Void)? {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - style: The style of the table view, which is by default `.insetGrouped` if the system
  ///     provides this style, and otherwise `.grouped`.
  ///   - text: A closure that returns the text of an identity's row.
  /// - Throws: `SelectionError` if a checked identity isn't in its section or if an exclusive
  ///   section has several checked identities.
  /// - Complexity: O(*n*) for *n* rows.
  public init(
    _ sections: [CheckmarkSection<ID>], style: UITableView.Style = .ofLists,
    text: @escaping (ID) -> String
  ) throws(SelectionError) {
    table = try IdentifiedTable(sections)
    self.sections = sections
    self.text = text
    self.style = style
    super.init(style: style)
  }

  /// This initializer isn't available, because a nib can't contain the rows.
  public required init?(coder: NSCoder) { nil }

  /// The driver of the table view; the driver's table contains the checkmarks.
  ///
  /// Reading the driver loads the view.
  public var driver: TableDriver<IdentifiedTable<ID>> {
    loadViewIfNeeded()
    if let loaded { return loaded }
    let driver = TableDriver(tableView, table)
    driver.base.listOfNewSections = .inclusive
    driver.observe { [weak self] in self?.checkNone() }
    loaded = driver
    (tableView as? WatchedTableView)?.onDelegateChange = { [weak driver] in
      driver?.takeViewBack()
    }
    return driver
  }

  /// Checks the rows for "none" in sections whose checked row was removed.
  private func checkNone() {
    var table = driver.table
    guard (try? table.checkNone(of: sections)) != nil, table != driver.table else { return }
    driver.change { $0 = table }
  }

  /// Returns the choice in an exclusive section, even if the chosen row is hidden.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The identity of the checked row, or nil if no row is checked, if the checked row is
  ///   the row for "none", or if the section is inclusive.
  /// - Complexity: O(log *n*).
  public func choice(inSection section: Int) -> ID? {
    guard sections.indices.contains(section), sections[section].kind.isExclusive,
      let checked = driver.table.checkedRows(inSection: section).first
    else { return nil }
    return checked == sections[section].none ? nil : checked
  }

  /// Returns an empty cell for a row; override this method to use your own cells.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - indexPath: The row.
  /// - Returns: A cell with labels for text and detail text.
  open func cell(for id: ID?, at indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
  }

  /// Updates the screen to new sections.
  ///
  /// Sections are matched by title. An existing row keeps its checkmark, even in another section.
  /// The property `checked` applies to new rows, but in an exclusive list only if no row of the
  /// list is checked.
  /// - Parameters:
  ///   - sections: The sections after the change.
  ///   - vanished: The treatment of identities that are missing from all sections.
  /// - Throws: `SelectionError` if a checked identity isn't in its section, in which case nothing
  ///   changes.
  /// - Complexity: O(*n*) for *n* old and new rows together.
  public func update(
    to sections: [CheckmarkSection<ID>], vanished: VanishedRows
  ) throws(SelectionError) {
    try driver.change { table throws(SelectionError) in
      try table.update(to: sections, titled: self.sections.map(\.title), vanished: vanished)
      // The view reads their titles when it shows the change.
      self.sections = sections
    }
  }

  /// Restores a saved state and then saves the state after every change that a snapshot records,
  /// such as a change of checkmarks, but not of the rows alone.
  ///
  ///     let store = DefaultsStore<IdentitySnapshot<String>>(
  ///       key: "packing", in: .standard)
  ///     try screen.keep(load: store.load, save: store.save, onFailure: { print($0) })
  ///
  /// Saved marks of missing rows are kept until the rows are added. If a save fails, `onFailure` is
  /// called, the screen keeps the change, and the state is saved again after the next change. This
  /// method doesn't use the driver's `onChange`, which the app may set.
  /// - Parameters:
  ///   - load: A closure that reads the saved state, or returns nil if there is none.
  ///   - save: Saves the state.
  ///   - onFailure: Called with the error if a save fails.
  /// - Throws: The errors that `load` and `IdentifiedTable.restore(_:missing:)` throw.
  /// - Complexity: The cost of `IdentifiedTable.restore(_:missing:)`, plus the cost of
  ///   `IdentifiedTable.snapshot` for each change.
  public func keep(
    load: () throws -> IdentitySnapshot<ID>?,
    save: @escaping (IdentitySnapshot<ID>) throws -> Void,
    onFailure: @escaping (any Error) -> Void
  ) throws {
    if let snapshot = try load() {
      try driver.change { _ = try $0.restore(snapshot, missing: .hidden) }
    }
    var saved = driver.table.snapshot
    driver.observe { [weak driver] in
      guard let snapshot = driver?.table.snapshot, snapshot != saved else { return }
      do {
        try save(snapshot)
        saved = snapshot
      } catch {
        onFailure(error)
      }
    }
  }

  open override func loadView() {
    let table = WatchedTableView(frame: .zero, style: style)
    // Set first, because the data source reads the driver, which loads the view.
    view = table
    table.dataSource = self
    table.delegate = self
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = driver
  }

  open override func numberOfSections(in tableView: UITableView) -> Int {
    driver.shape.sectionCount
  }

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { driver.shape.rowCount(inSection: section) ?? 0 }

  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections.indices.contains(section) ? sections[section].title : nil }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let id = driver.id(at: indexPath)
    let cell = cell(for: id, at: indexPath)
    cell.textLabel?.text = id.map(text)
    if let id, let configureCell { configureCell(cell, id) }
    driver.configure(cell, at: indexPath)
    return cell
  }
}

extension UITableView.Style {
  /// The default style of checkmark lists.
  @usableFromInline
  static var ofLists: Self {
    #if os(tvOS)
      .grouped
    #else
      .insetGrouped
    #endif
  }
}
