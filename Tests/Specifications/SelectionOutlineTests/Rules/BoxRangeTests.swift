// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Whether the range of boxes that is under way goes on after an input.
final class BoxRangeTests: XCTestCase {
  private typealias Input = (inout OutlineSelection<String>) throws -> Void

  /// Boxes b1 to a1 are checked in a range, which an extension to a3 makes smaller; with an input
  /// between both.
  private func checked(after input: Input) throws -> [String] {
    var tree = try exampleOutline()
    try tree.disable(["a2"])
    try tree.click("C")
    try tree.tapBox("b1")
    try tree.extendBoxes(to: "a1")
    try input(&tree)
    try tree.extendBoxes(to: "a3")
    tree.assertLawful()
    return tree.checkedLeaves
  }

  /// An input that changes nothing ends nothing, whatever it is.
  func testARangeGoesOnAfterWhatChangesNothing() throws {
    let inputs: [(String, Input)] = [
      ("update", { try $0.update(to: exampleNodes(), vanished: .gone) }),
      ("children", { try $0.updateChildren(of: "B", to: [OutlineNode("b1")]) }),
      ("insert", { try $0.insert([], at: .end) }),
      ("remove", { try $0.remove([]) }),
      ("move", { try $0.move(["b1"], to: .lastIn("B")) }),
      ("all pass", { try $0.filter($0.allRows) }),
      ("no filter", { try $0.filter(nil) }),
      ("expand", { try $0.expand("D") }),
      ("disabled box", { try $0.tapBox("a2") }),
      ("unmark", { try $0.unmark(["D"], in: .partlyChecked) }),
      ("uncheck", { try $0.uncheck(["C"]) }),
      ("select", { try $0.setSelected(["C"]) }),
      ("forget", { $0.forgetMissing() }),
      ("undo", { $0.undo() }),
      ("policy", { $0.setPolicy(.multiple) }),
      ("exclusive", { try $0.setExclusive(false, ["A"]) }),
    ]
    for (name, input) in inputs {
      XCTAssertEqual(try checked(after: input), ["x", "y", "b1"], name)
    }
  }

  /// The next extension begins another range, and lets go nothing that the one before has checked.
  func testARangeEndsWhenSomethingChanges() throws {
    let inputs: [(String, Input)] = [
      ("update", { try $0.update(to: exampleNodes().dropLast(), vanished: .gone) }),
      ("filter", { try $0.filter(["a1", "x", "y", "b1"]) }),
      ("collapse", { try $0.collapse("a3") }),
      ("check", { try $0.check(["C"]) }),
      ("select", { try $0.setSelected(["B"]) }),
      ("focus", { try $0.apply(.focus("a3")) }),
      ("reload", { try $0.apply(.reloadData(nil)) }),
      ("options", { $0.options.reach = .whole }),
      ("limits", { $0.checkLimits = SelectionLimits(atMost: 9) }),
      ("exclusive", { try $0.setExclusive(true, ["C"]) }),
      ("load", { try $0.loadChildren([], of: "D") }),
      ("enable", { try $0.setEnabled(false, ["D"]) }),
    ]
    for (name, input) in inputs {
      XCTAssertTrue(try checked(after: input).contains("a1"), name)
    }
  }
}
