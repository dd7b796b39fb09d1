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
  private var titles: [String?]
  private let text: (ID) -> String
  private var loaded: TableDriver<ID>?

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
    titles = sections.map(\.title)
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
    loaded = driver
    return driver
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
      try table.update(to: sections, titled: titles, vanished: vanished)
      // The view asks for them as it shows the change.
      titles = sections.map(\.title)
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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
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
  ) -> String? { titles.indices.contains(section) ? titles[section] : nil }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = driver.id(at: indexPath).map(text)
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
