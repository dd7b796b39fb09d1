// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// Views that are made without a size get one when they are laid out.
@MainActor
final class SizeTests: XCTestCase {
  /// A view controller with a table inside of a view of its own.
  private final class Screen: UIViewController, UITableViewDataSource {
    let container = UIView()
    let table: UITableView
    let follows: Bool

    init(table: UITableView, follows: Bool = false) {
      self.table = table
      self.follows = follows
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(container)
      container.addSubview(table)
      table.frame = container.bounds
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if follows { table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 88) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  func testATableMadeWhileTheScreenIsLoadedHasTheScreensSize() async {
    for table in [UITableView(), UITableView(frame: .zero, style: .grouped)] {
      let screen = Screen(table: table)
      screen.loadViewIfNeeded()
      XCTAssertEqual(table.visibleCells.count, 12, "some rows are there from the first")
      XCTAssertEqual(screen.container.frame, .zero)
      screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 220)
      let stack = UINavigationController(rootViewController: screen)
      XCTAssertEqual(screen.container.frame, screen.view.bounds)
      XCTAssertEqual(table.frame.size, CGSize(width: 320, height: 220))
      XCTAssertEqual(table.visibleCells.count, 5)
      XCTAssertEqual(stack.topViewController, screen)
    }
  }

  func testATestCanHaveItLaidOut() async {
    let screen = Screen(table: UITableView())
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 132)
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.table.visibleCells.count, 3)
  }

  func testATableThatIsLookedAtTakesItsSizeItself() async {
    let screen = Screen(table: UITableView())
    screen.loadViewIfNeeded()
    screen.container.frame = CGRect(x: 0, y: 0, width: 320, height: 176)
    XCTAssertEqual(screen.table.visibleCells.count, 4)
  }

  func testAScreenLaysOutItsTableItself() async {
    let screen = Screen(table: UITableView(), follows: true)
    let stack = UINavigationController(rootViewController: screen)
    XCTAssertEqual(screen.table.visibleCells.count, 2)
    XCTAssertEqual(stack.topViewController, screen)
  }

  func testASizeThatWasGivenStays() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(table)
    view.layoutIfNeeded()
    XCTAssertEqual(table.frame.size, CGSize(width: 100, height: 44))
  }

  func testWhatIsFlexibleGrowsAlong() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1))
    line.autoresizingMask = .flexibleWidth
    view.addSubview(table)
    view.addSubview(line)
    view.frame.size = CGSize(width: 480, height: 300)
    XCTAssertEqual(table.frame.size, CGSize(width: 480, height: 300))
    XCTAssertEqual(line.frame.size, CGSize(width: 480, height: 1))
  }
}
