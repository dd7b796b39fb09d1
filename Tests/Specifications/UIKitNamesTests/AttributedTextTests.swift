// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// Texts with attributes, such as the line through what is done.
@MainActor
final class AttributedTextTests: XCTestCase {
  private final class Tasks: UITableViewController {
    var done: Set<Int> = [0]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
      let text = "Task \(indexPath.row)"
      let line: [NSAttributedString.Key: Any] = [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.gray,
      ]
      let attributes = done.contains(indexPath.row) ? line : [:]
      cell.textLabel?.attributedText = NSAttributedString(string: text, attributes: attributes)
      return cell
    }
  }

  func testATextIsSetInEitherWay() async {
    let label = UILabel()
    XCTAssertNil(label.attributedText)
    let text = NSMutableAttributedString(string: "Walk")
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(0..<2))
    label.attributedText = text
    XCTAssertEqual(label.text, "Walk")
    XCTAssertEqual(label.attributedText, text)
    XCTAssertEqual(label.content["text style"]?.hasPrefix("0..<2 NSFont"), true)
    text.addAttribute(.kern, value: 2, range: NSRange(0..<4))
    XCTAssertNotEqual(label.attributedText, text, "the label has a copy")
    label.text = "Run"
    XCTAssertEqual(label.attributedText, NSAttributedString(string: "Run"))
    XCTAssertNil(label.content["text style"], "the attributes are gone")
    label.attributedText = nil
    XCTAssertNil(label.text)
  }

  func testALineThatIsLeftOnACellIsStale() async throws {
    let screen = Tasks()
    screen.loadViewIfNeeded()
    let cell = try XCTUnwrap(screen.tableView.cellForRow(at: [0, 0]))
    XCTAssertEqual(cell.shownText, "Task 0")
    XCTAssertEqual(screen.tableView.staleCells(), [])
    screen.done = []
    XCTAssertEqual(screen.tableView.staleCells().map(\.name), ["text style"])
    XCTAssertTrue(cell.content["text style"]?.contains("NSStrikethrough 1") ?? false)
    let other = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    other.detailTextLabel?.attributedText = NSAttributedString(
      string: "done", attributes: [.underlineStyle: NSUnderlineStyle.double.rawValue])
    XCTAssertEqual(other.content["detail style"], "0..<4 NSUnderline 9")
    other.contentConfiguration = UIListContentConfiguration.cell()
    XCTAssertNil(other.content["detail style"], "the labels aren't shown")
  }
}
