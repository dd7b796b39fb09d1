// SPDX-License-Identifier: MIT

public import SelectionCore

/// A screen of checkmark lists, such as settings or a packing list: a tap checks and unchecks.
///
///     let screen = try CheckmarkListController(
///       [
///         CheckmarkSection("Pack", .inclusive, ["Tent", "Stove"], checked: ["Tent"]),
///         CheckmarkSection("Travel", .exclusive, ["By train", "By car"]),
///       ], text: \.self)
///     screen.driver.onChange = { print($0.checked) }
///
/// New sections go to ``update(to:vanished:)``, and new rows of the same sections to
/// `driver.update(to:vanished:)`. A section that comes by way of the driver has no title, and any
/// number of its rows can be checked.
@MainActor
open class CheckmarkListController<ID: Hashable>: UITableViewController {
  private let table: IdentifiedTable<ID>
  private var sections: [CheckmarkSection<ID>]
  private let text: (ID) -> String
  private var loaded: TableDriver<ID>?

  /// Has a cell show more than the text of its row, such as a detail text or an image; called for
  /// each cell that comes into view.
  ///
  ///     screen.configureCell = { cell, id in cell.detailTextLabel?.text = details[id] }
  public var configureCell: ((UITableViewCell, ID) -> Void)? {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - style: How they are set off from each other; `.insetGrouped` if the system has it, else
  ///     `.grouped`.
  ///   - text: What the row of an identity says.
  /// - Throws: `SelectionError` where what is to be checked is not in its section, or is too much
  ///   for an exclusive list.
  /// - Complexity: O(*n*) for *n* rows.
  public init(
    _ sections: [CheckmarkSection<ID>], style: UITableView.Style = .ofLists,
    text: @escaping (ID) -> String
  ) throws(SelectionError) {
    table = try IdentifiedTable(sections)
    self.sections = sections
    self.text = text
    super.init(style: style)
  }

  /// No nib can say what the rows are.
  public required init?(coder: NSCoder) { nil }

  /// What drives the table view; its table has what is checked.
  ///
  /// To read it loads the view.
  public var driver: TableDriver<ID> {
    loadViewIfNeeded()
    if let loaded { return loaded }
    let driver = TableDriver(tableView, table)
    driver.base.listOfNewSections = .inclusive
    driver.observe { [weak self] in self?.checkNone() }
    loaded = driver
    return driver
  }

  /// Checks the rows that say that no other is chosen, if what was is gone.
  private func checkNone() {
    var table = driver.table
    guard (try? table.checkNone(of: sections)) != nil, table != driver.table else { return }
    driver.change { $0 = table }
  }

  /// The choice in an exclusive section, also if its row is hidden.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The checked row; nil if none is, if it is the one that says so, and for an
  ///   inclusive section.
  /// - Complexity: O(log *n*).
  public func choice(inSection section: Int) -> ID? {
    guard sections.indices.contains(section), sections[section].kind == .exclusive,
      let checked = driver.table.checkedIDs(inSection: section).first
    else { return nil }
    return checked == sections[section].none ? nil : checked
  }

  /// Gives the cell of a row, without what it shows; a subclass gives cells of its own.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - indexPath: The row.
  /// - Returns: A cell with a text and a detail text.
  open func cell(for id: ID?, at indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
  }

  /// Shows other sections.
  ///
  /// Sections are the same by their titles. A row that is shown already keeps its checkmark, also
  /// in another section; `checked` is for new ones, and in an exclusive list it counts if nothing
  /// is checked there.
  /// - Parameters:
  ///   - sections: The sections after the change.
  ///   - vanished: How to treat identities that are in none of them.
  /// - Throws: `SelectionError` if what is to be checked is not in its section; then nothing has
  ///   changed.
  /// - Complexity: O(*n*) for *n* rows before and after.
  public func update(
    to sections: [CheckmarkSection<ID>], vanished: Vanished
  ) throws(SelectionError) {
    try driver.change { table throws(SelectionError) in
      try table.update(to: sections, titled: self.sections.map(\.title), vanished: vanished)
      // The view asks for their titles as it shows the change.
      self.sections = sections
    }
  }

  /// Restores what was saved, and saves from now on whenever there is something else to save.
  ///
  ///     let store = DefaultsStore<IdentitySnapshot<String>>(key: "packing", in: .standard)
  ///     try screen.keep(load: store.load, save: store.save, onFailure: { print($0) })
  ///
  /// Saved marks of rows that are not there are kept until they come. If a save fails,
  /// `onFailure` is called, the screen has the change all the same, and the next change saves
  /// again. Whether the app sets `onChange` of the driver makes no difference.
  /// - Parameters:
  ///   - load: Reads what was saved, or nil if nothing was.
  ///   - save: Saves.
  ///   - onFailure: Called with the reason if a save fails.
  /// - Throws: What `load` throws, and what `IdentifiedTable.restore(_:missing:)` does.
  /// - Complexity: That of `IdentifiedTable.restore(_:missing:)`, and for each change that of
  ///   `IdentifiedTable.snapshot`.
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
  /// How checkmark lists are set off from each other.
  @usableFromInline
  static var ofLists: Self {
    #if os(tvOS)
      .grouped
    #else
      .insetGrouped
    #endif
  }
}
