// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// The index at the trailing edge, the control with segments, and other parts of screens.
@MainActor
final class SectionIndexTests: XCTestCase {
  private final class Stations: UITableViewController {
    var sectionOfB: Int?
    var hasIndex = true

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { ["A", "B", "C"][section] }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      hasIndex ? ["A", "B", "C"] : nil
    }

    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      title == "B" ? sectionOfB ?? index : index
    }
  }

  func testTheIndexLeadsToASection() async {
    let screen = Stations()
    screen.loadViewIfNeeded()
    let table: UITableView = screen.tableView
    XCTAssertEqual(table.sectionIndexTitles, ["A", "B", "C"])
    XCTAssertTrue(table.tapSectionIndex("B"))
    XCTAssertEqual(table.contentOffset.y, 28 + 20 * 44)
    XCTAssertEqual(table.contentOffset, table.rectForHeader(inSection: 1).origin)
    screen.sectionOfB = 0
    XCTAssertTrue(table.tapSectionIndex("B"))
    XCTAssertEqual(table.contentOffset.y, 0)
    screen.sectionOfB = 3
    XCTAssertFalse(table.tapSectionIndex("B"), "there is no such section")
    XCTAssertFalse(table.tapSectionIndex("D"))
    screen.hasIndex = false
    XCTAssertFalse(table.tapSectionIndex("C"))
    XCTAssertEqual(UITableViewController().tableView.sectionIndexTitles, [])
  }

  func testWithoutASectionOfItsOwnATitleLeadsToItsNumber() async {
    let plain = UITableViewController()
    XCTAssertEqual(
      plain.tableView(plain.tableView, sectionForSectionIndexTitle: "Z", at: 25), 25)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: UITableView()) { _, _, _ in
      nil
    }
    XCTAssertEqual(
      source.tableView(UITableView(), sectionForSectionIndexTitle: "Z", at: 25), 25)
    XCTAssertNil(source.sectionIndexTitles(for: UITableView()))
  }

  func testTheUserChoosesASegment() async {
    var chosen: [Int] = []
    let control = UISegmentedControl(items: ["Name", "Date", UIImage()])
    control.addAction(
      UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
      for: .valueChanged)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.tapSegment(at: 1)
    control.tapSegment(at: 1)
    control.tapSegment(at: 3)
    control.tap()
    XCTAssertEqual(chosen, [1], "only the user's change of the segment calls the actions")
    control.setEnabled(false, forSegmentAt: 2)
    XCTAssertFalse(control.isEnabledForSegment(at: 2))
    control.tapSegment(at: 2)
    control.isEnabled = false
    control.tapSegment(at: 0)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    control.selectedSegmentIndex = 3
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.setTitle("Size", forSegmentAt: 2)
    control.setTitle("None", forSegmentAt: 9)
    XCTAssertEqual((0...3).map(control.titleForSegment), ["Name", "Date", "Size", nil])
    XCTAssertEqual(control.content["segments"], "Name, Date, Size")
    XCTAssertEqual(control.content["segment"], "-1")
    XCTAssertEqual(control.numberOfSegments, 3)
  }

  func testWhatIsRecorded() async {
    let screen = UIViewController()
    screen.hidesBottomBarWhenPushed = true
    XCTAssertFalse(UIViewController().hidesBottomBarWhenPushed)
    XCTAssertTrue(screen.hidesBottomBarWhenPushed)
    XCTAssertNil(screen.popoverPresentationController)
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.sourceView = screen.view
    XCTAssertEqual(screen.popoverPresentationController?.sourceView, screen.view)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    XCTAssertNil(alert.popoverPresentationController)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    XCTAssertNotNil(sheet.popoverPresentationController)
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)
    let image = UIImage(systemName: "star", withConfiguration: size)
    XCTAssertEqual(image?.symbolConfiguration, size)
    XCTAssertNil(UIImage.SymbolConfiguration(scale: .large).pointSize)
  }

  func testAViewMovesToACenter() async {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 4, height: 6))
    XCTAssertEqual(view.center, CGPoint(x: 12, y: 23))
    view.center.y = 3
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 4, height: 6))
  }
}
