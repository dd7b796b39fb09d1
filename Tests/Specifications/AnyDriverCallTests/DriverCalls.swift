// SPDX-License-Identifier: MIT
import AnyArguments
import SelectionCore
import SelectionViews

extension AnyArguments {
  /// A call of a method that all drivers have.
  @MainActor
  mutating func drivingCall<Driver: SelectionDriving<IdentifiedTable<Int>>>() -> ObjectCall<Driver>
  {
    let (profile, older) = (profile(), one(of: olderNamed))
    switch below(9) {
    case 0, 1:
      let input = input { $0.id() }
      return ObjectCall("apply \(input)") { $0.apply(input) }
    case 2:
      let input = input { $0.path() }
      return ObjectCall("byPath \(input)") { $0.apply(byPath: input) }
    case 3:
      let input = input { $0.id() }
      return ObjectCall("as of older \(input)") { $0.apply(input, asOf: older) }
    case 4:
      let input = input { $0.path() }
      return ObjectCall("byPath, as of older \(input)") { driver in
        try driver.change { _ = try $0.apply(byPath: input, asOf: older) }
      }
    case 5:
      let action = action { $0.id() }
      return ObjectCall("\(action) \(profile.name)") { $0.handle(action, profile: profile) }
    case 6:
      let step = step { $0.id() }
      // A release that is refused is dropped, which is another input.
      return ObjectCall("\(step) \(profile.name)", isOneInput: step != .action(.release)) {
        $0.handle(pointer: step, profile: profile)
      }
    default: return drivingChangeCall()
    }
  }

  @MainActor
  private mutating func drivingChangeCall<Driver: SelectionDriving<IdentifiedTable<Int>>>()
    -> ObjectCall<Driver>
  {
    let (call, contents, vanished) = (namedCall(), contents(), one(of: VanishedRows.allCases))
    let (flag, animated, first, second) = (flag(), self.flag(), path(), path())
    switch below(9) {
    case 0, 1:
      return ObjectCall("update \(contents) \(vanished)") {
        $0.update(to: contents, vanished: vanished)
      }
    case 2:
      let new = contents.map { (section: id(), rows: $0) }
      let old = ids()
      return ObjectCall("update \(new) from \(old) \(vanished)") { driver in
        driver.update(to: new, from: old, vanished: vanished) {
          driver.base.view?.reloadRows()
        }
      }
    case 3:
      return ObjectCall("viewMovedRow \(first) \(second)") {
        $0.viewMovedRow(at: first, to: second)
      }
    case 4: return ObjectCall("setEditing \(flag)") { $0.setEditing(flag, animated: animated) }
    case 7:
      return ObjectCall("attempt selectAll") { driver in
        driver.attempt { table throws(SelectionError) in try table.selectAll() }
      }
    case 5: return ObjectCall("observe") { driver in driver.observe { _ = driver.base.shape } }
    case 6: return ObjectCall("change: \(call.name)") { try $0.change { _ = try call.body(&$0) } }
    default:
      return ObjectCall("change, and undo: \(call.name)", isOneInput: false) { driver in
        // An inner change is refused, and an inner input is applied later.
        try driver.change { table in
          driver.apply(.undo)
          driver.change { $0.undo() }
          _ = try call.body(&table)
        }
      }
    }
  }

  /// A call that an adapter makes about its view, true or not.
  @MainActor
  mutating func viewCall() -> ObjectCall<SelectionDriver<IdentifiedTable<Int>>> {
    let (path, set, flag, rules) = (path(), set(), flag(), rules(of: IdentifiedTable<Int>.self))
    let cell = ObjectIdentifier(one(of: AnyView.cells))
    let kind = self.flag() ? nil : one(of: CheckmarkListKind.allCases)
    switch below(20) {
    case 0: return ObjectCall("canBeTapped \(path)") { _ = $0.canBeTapped(path) }
    case 1:
      let input = input { $0.path() }
      return ObjectCall("accepts \(input)") { _ = $0.accepts(input, rules: rules) }
    case 2:
      let input = input { $0.path() }
      return ObjectCall("take \(input)") { $0.take(input) }
    case 3: return ObjectCall("viewSelected \(path)") { $0.viewSelected(path) }
    case 4:
      return ObjectCall("viewDeselected \(path) \(flag)") {
        $0.viewDeselected(path, isTap: flag)
      }
    // These also take on what the app has done in the view: two inputs, of which one is refused.
    case 5 where flag:
      return ObjectCall("answer \(set)", isOneInput: false) { _ = $0.answer(toProposal: set) }
    case 5:
      return ObjectCall("viewProposed \(set)", isOneInput: false) { _ = $0.viewProposed(set) }
    case 6:
      return ObjectCall("viewChangedSelection \(set)", isOneInput: false) {
        $0.viewChangedSelection(to: set)
      }
    case 7 where flag: return ObjectCall("viewShowsRows") { $0.viewShowsRows() }
    case 7: return ObjectCall("takeOnViewState") { $0.takeOnViewState() }
    case 8: return ObjectCall("viewWillMakeCell \(path)") { $0.viewWillMakeCell(for: path) }
    case 9: return ObjectCall("viewWillShow \(path)") { $0.viewWillShow(cell, for: path) }
    case 10: return ObjectCall("viewDidHide \(path)") { $0.viewDidHide(cell, for: path) }
    case 13:
      let input = input { $0.path() }
      return ObjectCall("the view has performed \(input)") { driver in
        driver.viewWillPerform()
        driver.viewPerformed { table throws(SelectionError) in try table.apply(byPath: input) }
      }
    case 14: return ObjectCall("viewBeganPan \(path)") { $0.viewBeganPan(at: path) }
    case 15:
      return ObjectCall("viewWillPan \(path) \(flag)") {
        _ = $0.viewWillPan(over: path, isSelecting: flag)
      }
    case 11: return ObjectCall("rules") { $0.rules = rules }
    case 18:
      let input = input { $0.path() }
      return ObjectCall("\(input) while something is shown") { driver in
        driver.showing { driver.take(input) }
        driver.takeOnViewState()
      }
    case 19:
      let input = input { $0.path() }
      return ObjectCall("the view shows \(input)") { driver in
        driver.showing {
          driver.viewShowsInstead { table throws(SelectionError) in
            try table.apply(byPath: input)
          }
        }
        driver.takeOnViewState()
      }
    case 16: return ObjectCall("viewRefused \(path)") { $0.viewRefused(.willSelect, path) }
    case 12:
      return ObjectCall("listOfNewSections \(kind as CheckmarkListKind?)") {
        $0.listOfNewSections = kind
      }
    default: return drivingCall()
    }
  }

  /// Everything that can be asked of a driver.
  @MainActor
  mutating func read(_ driver: some SelectionDriving<IdentifiedTable<Int>>) {
    _ = (driver.table.selectedRows, driver.shape.rowCount, driver.pageRows)
    _ = (driver.table.showsEditing, driver.table.showsCheckmarks(inSection: small()))
    _ = driver.table.traits(at: path())
    _ = driver.base.currentTable.rows.description
  }
}
