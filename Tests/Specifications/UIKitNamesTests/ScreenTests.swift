// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// The replaceable parts of a view controller: its view, its table, the view controllers of a
/// stack.
@MainActor
final class ScreenTests: XCTestCase {
  private final class Stack: UINavigationController {
    private(set) var pushed: [String?] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append(viewController.title)
      super.pushViewController(viewController, animated: animated)
    }
  }

  private final class Screen: UIViewController {
    var calls: [String] = []

    override func loadView() {
      view = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("load")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls.append("layout \(view.bounds.width)")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("gone")
    }
  }

  private final class List: UITableViewController {
    override func loadView() {
      tableView = UITableView(frame: .zero, style: .insetGrouped)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
  }

  func testAScreenMakesItsOwnView() async {
    let screen = Screen()
    XCTAssertNil(screen.viewIfLoaded)
    let stack = UINavigationController(rootViewController: screen)
    XCTAssertTrue(screen.view is UILabel)
    XCTAssertEqual(screen.calls, ["load", "will appear", "layout 100.0", "did appear"])
    screen.view = nil
    XCTAssertFalse(screen.isViewLoaded)
    XCTAssertTrue(stack.topViewController?.view is UILabel)
    XCTAssertEqual(screen.calls.last, "load", "it is loaded again")
  }

  func testATableCanBeReplaced() async {
    let screen = List(style: .plain)
    XCTAssertEqual(screen.view, screen.tableView)
    XCTAssertEqual(screen.tableView.style, .insetGrouped)
    XCTAssertEqual(screen.tableView.visibleCells.count, 2)
    let other = UITableView()
    screen.tableView = other
    XCTAssertEqual(screen.view, other)
    XCTAssertTrue(other.dataSource === screen)
    let third = UITableView()
    screen.view = third
    XCTAssertEqual(screen.tableView, third)
    XCTAssertTrue(third.delegate === screen)
  }

  func testAStackGetsOtherScreens() async {
    let screens = [Screen(), Screen(), Screen()]
    let stack = Stack(rootViewController: screens[0])
    stack.viewControllers = [screens[0], screens[1]]
    XCTAssertEqual(screens[0].calls.last, "gone")
    XCTAssertEqual(screens[1].calls.last, "did appear")
    stack.setViewControllers([screens[2], screens[1]], animated: true)
    XCTAssertEqual(screens[1].calls.filter { $0 == "did appear" }.count, 1, "it is still on top")
    XCTAssertNil(screens[0].navigationController)
    XCTAssertEqual(screens[2].navigationController, stack)
    XCTAssertEqual(stack.popToRootViewController(animated: false), [screens[1]])
    XCTAssertEqual(stack.topViewController, screens[2])
    XCTAssertNil(stack.popToViewController(screens[0], animated: false))
  }

  func testAStackCanBeSubclassed() async {
    let stack = Stack(rootViewController: UIViewController())
    let screen = UIViewController()
    screen.title = "Details"
    stack.pushViewController(screen, animated: true)
    XCTAssertEqual(stack.pushed, ["Details"])
    XCTAssertEqual(stack.viewControllers.last, screen)
  }

  func testAStackStandsOverAScreen() async {
    let below = UIViewController()
    let screen = Screen()
    let stack = UINavigationController(rootViewController: screen)
    var completed: [String] = []
    below.present(stack, animated: true) { completed.append("shown") }
    XCTAssertEqual(below.presentedViewController, stack)
    XCTAssertEqual(screen.presentingViewController, below)
    below.present(UIViewController(), animated: true) { completed.append("shown twice") }
    screen.dismiss(animated: true) { completed.append("gone") }
    XCTAssertNil(below.presentedViewController)
    XCTAssertNil(screen.presentingViewController)
    XCTAssertEqual(completed, ["shown", "gone"])
    XCTAssertEqual(screen.calls.last, "gone")
    XCTAssertEqual(screen.calls.filter { $0 == "did appear" }.count, 1)
  }
}
