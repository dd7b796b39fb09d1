// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// The initial properties of views and bars, and the closures that a button calls.
@MainActor
final class KeptLooksTests: XCTestCase {
  private final class Screen: UIViewController {
    var taps: [String] = []
    func save() { taps.append("save") }
    func add() { taps.append("add") }
    func share() { taps.append("share") }
    func saved(_ sender: UIBarButtonItem) { taps.append("saved \(sender.tag)") }
    func added(_ sender: Any) { taps.append("added \((sender as? UIBarButtonItem)?.tag ?? -1)") }
    func shared(_ sender: Any?) { taps.append("shared \((sender as? UIBarButtonItem)?.tag ?? -1)") }
    func pressed(_ sender: UIButton) { taps.append("pressed") }
  }

  // Swift 6.0 makes no function of a method of a class on the main actor; apps that are built with
  // it pass closures.
  #if compiler(>=6.3)
    func testAButtonInABarCallsAMethodOfItsTarget() async {
      var screen: Screen? = Screen()
      let buttons = [
        UIBarButtonItem(title: "Save", style: .done, target: screen!, action: Screen.save),
        UIBarButtonItem(barButtonSystemItem: .add, target: screen!, action: Screen.add),
        UIBarButtonItem(
          image: UIImage(systemName: "square"), style: .plain, target: screen!, action: Screen.share
        ),
      ]
      for button in buttons { button.tap() }
      XCTAssertEqual(screen?.taps, ["save", "add", "share"])
      buttons[0].isEnabled = false
      buttons[0].tap()
      XCTAssertEqual(screen?.taps.count, 3)
      XCTAssertEqual(buttons.map(\.style), [.done, .plain, .plain])
      weak let gone = screen
      screen = nil
      XCTAssertNil(gone, "a button does not keep its target alive")
      buttons[1].tap()
    }

    func testAButtonInABarIsTheSenderOfItsAction() async {
      var screen: Screen? = Screen()
      let buttons = [
        UIBarButtonItem(title: "Save", style: .done, target: screen!, action: Screen.saved(_:)),
        UIBarButtonItem(barButtonSystemItem: .add, target: screen!, action: Screen.added(_:)),
        UIBarButtonItem(
          image: UIImage(systemName: "square"), style: .plain, target: screen!,
          action: Screen.shared(_:)),
        UIBarButtonItem(barButtonSystemItem: .done, target: screen!, action: Screen.pressed(_:)),
      ]
      for (tag, button) in buttons.enumerated() {
        button.tag = tag
        button.tap()
      }
      XCTAssertEqual(
        screen?.taps, ["saved 0", "added 1", "shared 2"], "a bar button is no UIButton")
      weak let gone = screen
      screen = nil
      XCTAssertNil(gone, "a button does not keep its target alive")
      buttons[0].tap()
    }
  #endif

  func testNothingIsSoInANewState() async {
    let state = UICellConfigurationState()
    XCTAssertEqual(
      [
        state.isSelected, state.isHighlighted, state.isEditing, state.isSwiped, state.isDisabled,
        state.isFocused, state.isExpanded, state.isReordering, state.isPinned,
      ], Array(repeating: false, count: 9))
    XCTAssertEqual(UITableViewCell().configurationState, state)
  }

  func testAHeaderHasAPlaceForTheAppsViews() async {
    for header in [
      UITableViewHeaderFooterView(reuseIdentifier: "header"),
      UITableViewHeaderFooterView(frame: .zero), UITableViewHeaderFooterView(coder: NSCoder()),
    ] {
      XCTAssertEqual(header?.contentView.superview, header)
      XCTAssertNotNil(header?.textLabel)
      XCTAssertNotNil(header?.detailTextLabel)
    }
  }

  /// Invalid heights count as zero, as with UIKit's views.
  func testAViewAboveTheRowsOfNoHeight() async {
    for height in [-1, .nan, 0] as [CGFloat] {
      let table = UITableView()
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
      XCTAssertEqual(table.contentSize.height, 0, "\(height)")
    }
  }

  func testWhatIsMadeWithoutWords() async {
    XCTAssertEqual(UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    let view = UIView()
    for constraint in [
      view.topAnchor.constraint(equalTo: view.bottomAnchor),
      view.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 3),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 3),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 3),
    ] {
      XCTAssertEqual(constraint.multiplier, 1)
    }
    for table in [UITableView(visibleRowCount: 12), UITableView(style: .grouped), UITableView()] {
      XCTAssertEqual(table.visibleRowCount, 12)
      XCTAssertEqual(table.frame.height, 528)
    }
  }

  func testColorsHaveTheirNames() async {
    let colors: [(UIColor, String)] = [
      (.black, "black"), (.white, "white"), (.gray, "gray"), (.darkGray, "darkGray"),
      (.lightGray, "lightGray"), (.red, "red"), (.green, "green"), (.blue, "blue"),
      (.orange, "orange"), (.yellow, "yellow"), (.purple, "purple"), (.systemRed, "systemRed"),
      (.systemTeal, "systemTeal"), (.link, "link"), (.label, "label"), (.separator, "separator"),
    ]
    for (color, name) in colors { XCTAssertEqual(color.name, name) }
    XCTAssertEqual(Set(colors.map(\.0)).count, colors.count)
  }

  func testAControlThatCannotBeWorkedLooksSo() async {
    let control = UISwitch()
    XCTAssertEqual(control.content, ["switch": "off"])
    control.isEnabled = false
    XCTAssertEqual(control.content, ["switch": "off", "control": "disabled"])
    control.isSelected = true
    XCTAssertEqual(control.content["control selected"], "true")
    XCTAssertEqual(control.state, [.disabled, .selected])
  }
}
