// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// A reason why an input had no effect is given exactly when it had none, for every input of the
/// user in every small table.
final class NoEffectLawTests: XCTestCase {
  private let rows: [RowPath] = ["0.0", "0.1", "1.0"]

  private var inputs: [TableInput] {
    let effects = RowEffect.allCases
    let motions: [RowMotion] = [.next, .previous, .stay, .last, .left]
    let aboutRows: [TableInput] = rows.flatMap { row -> [TableInput] in
      [
        .tap(row), .touchDown(row), .tapAccessory(row), .click(row), .toggle(row),
        .extend(to: row), .extendAdding(to: row), .extendAsAnchor(to: row),
        .extendFromLead(to: row), .extendBlock(to: row), .clickBesideRows, .tapToggling(row),
        .tapExtending(to: row), .press(row, .click),
        .press(row, .toggle),
        .propose([row]), .focus(row), .beginPan(row), .continuePan(to: row),
        .continueSweep(over: [row]),
      ]
    }
    let keys: [TableInput] = motions.flatMap { motion in effects.map { .go(motion, $0) } }
    return aboutRows + keys + [
      .touchUp, .touchCancel, .release, .drag, .propose([]), .tapHeader(ofSection: 0),
      .tapHeader(ofSection: 1), .userSelectAll, .userDeselectAll, .userToggleAll, .cancel,
      .endPan, .beginSweep(.replacing), .continueSweep(over: []), .endSweep,
    ]
  }

  private var tables: [TableSelection] {
    var tables: [TableSelection] = []
    let settings: [[TableInput]] = [
      [], [.disable(["0.1"])], [.setMode(.none, inSection: 0)], [.setMode(.single, inSection: 0)],
      [.setList(.inclusive, inSection: 0)], [.setList(.exclusive, inSection: 0)],
    ]
    let before: [[TableInput]] = [
      [], [.click("0.0")], [.click("0.1"), .extend(to: "1.0")], [.userSelectAll], [.focus("1.0")],
      [.touchDown("0.1")], [.click("0.1"), .press("0.1", .click)], [.press("0.1", .click)],
      [.beginPan("0.0"), .continuePan(to: "0.1")],
      [.beginSweep(.adding), .continueSweep(over: ["0.1"])],
    ]
    for mode in RowSelectionMode.allCases {
      for editing in RowSelectionMode.allCases {
        for isEditing in [false, true] {
          for setting in settings {
            for earlier in before {
              var table = TableSelection(
                shape: [2, 1], policy: SelectionPolicy(mode, editing: editing))
              for input in setting + [.setEditing(isEditing)] + earlier {
                _ = try? table.apply(input)
              }
              tables.append(table)
            }
          }
        }
      }
    }
    return tables
  }

  func testAReasonIsGivenExactlyWhenNothingHappened() {
    var (count, withReason) = (0, 0)
    for table in tables {
      for input in inputs {
        var next = table
        guard let change = try? next.apply(input) else { continue }
        count += 1
        let isMarkedAlike =
          change.isEmpty && table.lead == next.lead
          && table.anchor == next.anchor && table.isEditing == next.isEditing
        let isHeldAlike =
          table.highlightedRow == next.highlightedRow
          && table.pressedRow == next.pressedRow && table.isPanning == next.isPanning
          && table.isSweeping == next.isSweeping
        // A sweep that begins while one is under way may have another effect.
        let isSameSweep = if case .beginSweep = input { table == next } else { true }
        let isNothing =
          isMarkedAlike && isHeldAlike && isSameSweep && change.events.isEmpty
        if change.noEffect != nil { withReason += 1 }
        guard (change.noEffect != nil) != isNothing else { continue }
        // A press or a touch begins and ends even if the row can't be changed.
        guard isMarkedAlike, change.noEffect != nil else {
          return XCTFail(
            "\(input) in \(table), \(change.events): \(String(describing: change.noEffect))")
        }
        switch input {
        case .press, .release: XCTAssertTrue(change.events.isEmpty)
        case .touchUp: XCTAssertEqual(change.events.count, 1)
        default: XCTFail("\(input) in \(table): \(String(describing: change.noEffect))")
        }
      }
    }
    XCTAssertGreaterThan(count, 50_000)
    XCTAssertGreaterThan(withReason, 10_000)
  }
}
