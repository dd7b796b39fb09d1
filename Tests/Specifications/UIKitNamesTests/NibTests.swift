// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// Cells that an app has in nibs.
@MainActor
final class NibTests: XCTestCase {
  private final class TrackCell: UITableViewCell {
    private(set) var calls: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      calls.append("style")
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      calls.append("coder")
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      calls.append("awake")
    }
  }

  private final class Tracks: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let nib = UINib(nibName: "TrackCell", bundle: nil)
      tableView.register(nib, forCellReuseIdentifier: "track")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  override func tearDown() async throws { await MainActor.run { UINib.cellClasses = [:] } }

  func testACellComesFromANib() async throws {
    UINib.cellClasses["TrackCell"] = TrackCell.self
    let screen = Tracks()
    screen.loadViewIfNeeded()
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: [0, 0]) as? TrackCell)
    XCTAssertEqual(cell.calls, ["coder", "awake"])
    XCTAssertEqual(cell.reuseIdentifier, "track")
    screen.tableView.scroll(byRows: 20)
    XCTAssertGreaterThan(screen.tableView.cellCounts.recycled, 0, "it returns to its pool")
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testTheLastRegistrationCounts() async {
    UINib.cellClasses["TrackCell"] = TrackCell.self
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "track")
    table.register(UINib(nibName: "TrackCell", bundle: nil), forCellReuseIdentifier: "track")
    XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "track") is TrackCell)
    table.register(TrackCell.self, forCellReuseIdentifier: "track")
    XCTAssertEqual(
      (table.dequeueReusableCell(withIdentifier: "track") as? TrackCell)?.calls, ["style"])
    table.register(nil as UINib?, forCellReuseIdentifier: "track")
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "track"))
  }

  func testANibWithoutAClassIsAFailure() async {
    let screen = Tracks()
    var failures: [TableViewFailure] = []
    screen.tableView.failureHandler = { failures.append($0) }
    screen.loadViewIfNeeded()
    XCTAssertNil(screen.tableView.dequeueReusableCell(withIdentifier: "track"))
    XCTAssertEqual(failures, [.missingNib("TrackCell")])
    XCTAssertEqual(
      failures.first?.description,
      """
      could not load the nib TrackCell: set the class of its cell, \
      UINib.cellClasses["TrackCell"]
      """)
  }
}
