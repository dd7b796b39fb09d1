// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore

/// An action of an app on a table with one section of eight named rows, possibly inside a callback.
struct ReentrantAction {
  let name: String
  let perform: @MainActor (RecordingScreen) -> Void

  @MainActor static let all: [ReentrantAction] = [
    ReentrantAction(name: "select") {
      $0.table.selectRow(at: "0.3", animated: false, scrollPosition: .top)
    },
    ReentrantAction(name: "select nil") {
      $0.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    },
    ReentrantAction(name: "deselect") { $0.table.deselectRow(at: "0.0", animated: false) },
    ReentrantAction(name: "deselect the tapped") {
      $0.table.deselectRow(at: "0.1", animated: false)
    },
    ReentrantAction(name: "reload") { $0.table.reloadData() },
    ReentrantAction(name: "reload fewer") {
      $0.names[0].removeLast(3)
      $0.table.reloadData()
    },
    ReentrantAction(name: "reload rows") { $0.table.reloadRows(at: ["0.1"], with: .none) },
    ReentrantAction(name: "reload sections") { $0.table.reloadSections([0], with: .none) },
    ReentrantAction(name: "reconfigure") { $0.table.reconfigureRows(at: ["0.1"]) },
    ReentrantAction(name: "edit") { $0.table.setEditing(true, animated: false) },
    ReentrantAction(name: "scroll") { $0.table.scroll(byRows: 3) },
    ReentrantAction(name: "multiple") { $0.table.allowsMultipleSelection = true },
    ReentrantAction(name: "cancel") { $0.table.touchCancel() },
    ReentrantAction(name: "insert") {
      $0.names[0].insert("new", at: 0)
      $0.table.insertRows(at: ["0.0"], with: .none)
    },
    ReentrantAction(name: "delete another") {
      $0.names[0].remove(at: 2)
      $0.table.deleteRows(at: ["0.2"], with: .none)
    },
    ReentrantAction(name: "delete the tapped") {
      $0.names[0].remove(at: 1)
      $0.table.deleteRows(at: ["0.1"], with: .none)
    },
    ReentrantAction(name: "move") {
      $0.names[0].insert($0.names[0].remove(at: 1), at: 4)
      $0.table.moveRow(at: "0.1", to: "0.4")
    },
    ReentrantAction(name: "batch") { screen in
      screen.table.performBatchUpdates {
        screen.names[0].removeFirst(2)
        screen.names[0].insert("new", at: 2)
        screen.table.deleteRows(at: ["0.0", "0.1"], with: .none)
        screen.table.insertRows(at: ["0.2"], with: .none)
      }
    },
    ReentrantAction(name: "insert a section") {
      $0.names.insert(["first", "second"], at: 0)
      $0.table.insertSections([0], with: .none)
    },
    ReentrantAction(name: "look") { _ = $0.table.visibleCells },
    ReentrantAction(name: "audit") { _ = $0.table.staleCells() },
  ]

  private static func row(_ row: Int) -> RowPath { RowPath(row: row, section: 0) }
}

/// An action that is performed inside a call, on a table with eight named rows of which the first
/// is selected.
@MainActor
final class ActionInCall {
  let screen = RecordingScreen([8], visibleRowCount: 4)
  private(set) var wasDone = false
  var failures: [TableViewFailure] = []

  init(_ action: ReentrantAction, _ call: String) throws {
    screen.names = [(0..<8).map { "name \($0)" }]
    screen.table.failureHandler = { [unowned self] in failures.append($0) }
    try screen.table.tap(at: "0.0")
    screen.table.layoutIfNeeded()
    screen.during[call] = { [unowned self] _ in
      screen.during[call] = nil
      wasDone = true
      action.perform(screen)
    }
  }
}
