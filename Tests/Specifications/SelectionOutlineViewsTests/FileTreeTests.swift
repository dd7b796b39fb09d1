// SPDX-License-Identifier: MIT
import SelectionOutline
import SelectionUIKit
import XCTest

/// A tree of files in a table view, as an app writes it: each row has its level as indentation, a
/// button for its triangle, and a button for its box.
@MainActor
final class FileTreeController: UITableViewController {
  let files: OutlineSelection<String>
  private(set) var driver: TableDriver<OutlineSelection<String>>!
  private(set) var drawn: [String] = []

  init(_ files: OutlineSelection<String>) {
    self.files = files
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    driver = TableDriver(tableView, files)
    driver.configureCell = { [unowned self] cell, indexPath in
      guard let file = driver.id(at: indexPath) else { return }
      let tree = driver.currentTable
      cell.indentationLevel = tree.level(of: file) ?? 0
      let triangle = tree.isGroup(file) ? (tree.isExpanded(file) ? "▾" : "▸") : " "
      let box = [MarkedPart.none: "☐", .partial: "▣", .all: "☑"][tree.state(of: file) ?? .none]
      cell.textLabel?.text = "\(triangle) \(box ?? "") \(file)"
      drawn.append(file)
    }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { driver.shape.rowCount }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    driver.configure(cell, at: indexPath)
    return cell
  }

  /// The action of a button in the cell.
  func pressTriangle(of file: String) throws {
    try driver.change { outline throws(OutlineError) in
      if outline.isExpanded(file) {
        try outline.collapse(file)
      } else {
        try outline.expand(file)
      }
    }
  }

  func takeDrawn() -> [String] {
    defer { drawn = [] }
    return drawn
  }

  var texts: [String] {
    tableView.visibleCells.map {
      String(repeating: "  ", count: $0.indentationLevel) + ($0.textLabel?.text ?? "")
    }
  }
}

@MainActor
final class FileTreeTests: XCTestCase {
  private func shown(
    _ nodes: [OutlineNode<String>]
  ) throws -> (FileTreeController, UINavigationController) {
    let screen = FileTreeController(try OutlineSelection(nodes: nodes))
    let stack = UINavigationController(rootViewController: screen)
    _ = stack.view
    screen.tableView.layoutIfNeeded()
    return (screen, stack)
  }

  private func files() throws -> (FileTreeController, UINavigationController) {
    try shown([
      OutlineNode("docs"), OutlineNode("plan.txt", depth: 1), OutlineNode("may.txt", depth: 1),
      OutlineNode("photos", kind: .unloaded),
    ])
  }

  func testATableViewShowsATree() async throws {
    let (screen, stack) = try files()
    XCTAssertEqual(
      screen.texts, ["▾ ☐ docs", "    ☐ plan.txt", "    ☐ may.txt", "▸ ☐ photos"])
    try screen.tableView.tap(at: IndexPath(row: 2, section: 0))
    XCTAssertEqual(screen.driver.table.selectedRows, ["may.txt"])
    _ = stack
  }

  func testATriangleInsertsAndRemovesRows() async throws {
    let (screen, stack) = try files()
    try screen.tableView.tap(at: IndexPath(row: 1, section: 0))
    _ = screen.takeDrawn()
    try screen.pressTriangle(of: "docs")
    XCTAssertEqual(screen.texts, ["▸ ☐ docs", "▸ ☐ photos"])
    XCTAssertEqual(screen.takeDrawn(), ["docs"])
    try screen.pressTriangle(of: "docs")
    XCTAssertEqual(screen.driver.table.selectedRows, ["plan.txt"])
    XCTAssertEqual(
      screen.tableView.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    _ = stack
  }

  func testABoxDrawsTheGroupsAboveIt() async throws {
    let (screen, stack) = try files()
    _ = screen.takeDrawn()
    try screen.driver.change { _ = try $0.tapBox("may.txt") }
    XCTAssertEqual(screen.takeDrawn(), ["docs", "may.txt"])
    XCTAssertEqual(screen.texts[0], "▾ ▣ docs")
    _ = stack
  }

  func testAFolderIsLoadedAsItOpens() async throws {
    let (screen, stack) = try files()
    screen.driver.onChange = { [driver = screen.driver!] change in
      for folder in change.expanded where !driver.currentTable.isLoaded(folder) {
        try? driver.change { _ = try $0.loadChildren([OutlineNode("sea.jpg")], of: folder) }
      }
    }
    try screen.pressTriangle(of: "photos")
    XCTAssertEqual(screen.texts.last, "    ☐ sea.jpg")
    _ = stack
  }

  func testArrowsAreThoseOfATree() async throws {
    let (screen, stack) = try files()
    screen.driver.apply(.click("docs"))
    screen.driver.handle(.key(KeyStroke(.left)))
    XCTAssertEqual(screen.driver.table.shownRows, ["docs", "photos"])
    XCTAssertEqual(screen.texts.count, 2)
    _ = stack
  }

  func testEachFolderThatOpensIsTold() async throws {
    let (screen, stack) = try shown(["a", "b", "c"].map { OutlineNode($0, kind: .unloaded) })
    var (told, refused): ([String], [Refusal<String>]) = ([], [])
    screen.driver.onRefusal = { refused.append($0) }
    screen.driver.onChange = { [driver = screen.driver!] change in
      told += change.expanded
      for folder in change.expanded where !driver.currentTable.isLoaded(folder) {
        try? driver.change { _ = try $0.updateChildren(of: folder, to: []) }
      }
    }
    for folder in ["a", "b", "c"] { try screen.pressTriangle(of: folder) }
    XCTAssertEqual(told, ["a", "b", "c"])
    XCTAssertEqual(["a", "b", "c"].filter(screen.driver.table.isLoaded), ["a", "b", "c"])
    try screen.tableView.tap(at: IndexPath(row: 1, section: 0))
    screen.driver.apply(.selectAll)
    screen.driver.handle(.key(KeyStroke(.down)))
    screen.driver.setEditing(true, animated: false)
    XCTAssertEqual(refused, [])
    _ = stack
  }

  /// Its boxes have three states, which an accessory type doesn't have.
  func testABoxIsTheAppsAndATraitIsTheOutlines() async throws {
    let (screen, stack) = try files()
    try screen.driver.change { _ = try $0.tapBox("docs") }
    XCTAssertEqual(
      screen.tableView.visibleCells.map(\.accessoryType), [.none, .none, .none, .none])
    XCTAssertEqual(
      screen.tableView.visibleCells.map { $0.accessibilityTraits.contains(.selected) },
      [true, true, true, false])
    try screen.driver.change { _ = try $0.updateChildren(of: "docs", to: []) }
    XCTAssertEqual(screen.tableView.staleCells(), [])
    _ = stack
  }

  /// In a tree of a million files a box at the top draws what is in view.
  func testALargeTreeDrawsWhatIsInView() async throws {
    var nodes = [OutlineNode("all")]
    nodes += (0..<1_000_000).map { OutlineNode("f\($0)", depth: 1) }
    let (screen, stack) = try shown(nodes)
    let inView = screen.tableView.visibleCells.count
    _ = screen.takeDrawn()
    try screen.driver.change { _ = try $0.tapBox("all") }
    XCTAssertEqual(screen.takeDrawn().count, inView)
    try screen.driver.change { _ = try $0.tapBox("f1") }
    XCTAssertEqual(screen.takeDrawn(), ["all", "f1"])
    _ = stack
  }
}
