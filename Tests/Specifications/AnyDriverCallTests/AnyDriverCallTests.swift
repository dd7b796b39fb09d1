// SPDX-License-Identifier: MIT
import AnyArguments
import SelectionCore
import SelectionObservation
import SelectionOutline
import SelectionOutlineObservation
import SelectionUIKit
import XCTest

/// No call of an outline, an observed table or a driver traps or goes on for ever, whatever its
/// arguments; one that is refused changes nothing.
///
/// `SEED` and `PROGRAMS` set the programs; `TRACED=1` writes each call before it is made.
@MainActor
final class AnyDriverCallTests: XCTestCase {
  func testAnyCallsOfOutlines() async {
    Program.tryEach { program in
      var any = AnyArguments(seed: program.seed)
      var outline = any.outlineStart()
      any.olderTables = [outline.rows]
      var older = outline
      program.call({ outline }) {
        let call = any.outlineCall(older)
        var change: OutlineChange<Int>?
        return any.isSlow(outline.rows, call)
          ? nil
          : (
            call.name, true, { change = try call.body(&outline) },
            {
              (outline.defects + outline.rows.defects).forEach(program.complain)
              if let change { any.read(change) }
              any.read(outline)
              guard any.below(4) == 0 else { return }
              any.olderTables = any.olderTables.suffix(4) + [outline.rows]
              older = outline
            }
          )
      }
    }
  }

  func testAnyCallsOfObservedTables() async {
    Program.tryEach { program in
      var any = AnyArguments(seed: program.seed)
      let model = Model(any.namedStart())
      model.onRefusal = program.refuse
      any.begin(with: model.table)
      program.call({ model.table }) {
        let call = any.modelCall()
        return any.isSlow(model.table.rows, call)
          ? nil
          : (
            call.name, call.isOneInput, { try call.body(model) },
            {
              model.table.rows.defects.forEach(program.complain)
              any.read(model)
              any.keep(model.table)
            }
          )
      }
    }
  }

  func testAnyCallsOfObservedOutlines() async {
    Program.tryEach { program in
      var any = AnyArguments(seed: program.seed)
      let model = OutlineModel(any.outlineStart())
      model.onRefusal = program.refuse
      any.olderTables = [model.outline.rows]
      var older = model.outline
      program.call({ model.outline }) {
        let call = any.outlineModelCall(older)
        return any.isSlow(model.outline.rows, call)
          ? nil
          : (
            call.name, call.isOneInput, { try call.body(model) },
            {
              let outline = model.outline
              (outline.defects + outline.rows.defects).forEach(program.complain)
              any.read(model)
              guard any.below(4) == 0 else { return }
              any.olderTables = any.olderTables.suffix(4) + [outline.rows]
              older = outline
            }
          )
      }
    }
  }

  func testAnyCallsOfDrivers() async {
    Program.tryEach { program in
      var any = AnyArguments(seed: program.seed)
      let view = AnyView(program)
      let driver = SelectionDriver(view, any.namedStart())
      view.counts = { [unowned driver] in driver.currentTable.rows.shape.rowCounts }
      view.mostSelectedRows = any.one(of: [1_000, 1_000, 0, 2, min(any.number(), 10_000)])
      if any.below(4) != 0 { view.reloadRows() }
      tryCalls(of: driver, any, program) { any in
        if any.below(8) == 0 { view.isOnScreen.toggle() }
        if any.below(8) == 0 { view.isEditingRows = any.one(of: [nil, false, true]) }
        if any.below(8) == 0 { view.toggleInApp(any.path()) }
        return any.viewCall()
      }
    }
  }

  func testAnyCallsOfTableDrivers() async {
    Program.tryEach { program in
      var any = AnyArguments(seed: program.seed)
      let screen = AnyScreen(any.namedStart(), program)
      tryCalls(of: screen.driver, any, program) { any in
        if any.below(8) == 0 { screen.isOnScreen.toggle() }
        return any.tableDriverCall(screen)
      }
    }
  }

  func testAnyCallsOfCheckmarkScreens() async {
    Program.tryEach { program in
      var any = AnyArguments(seed: program.seed)
      // The screen's view asks for the height of each row.
      any.mostRows = 1_000
      let screen = any.checkmarkScreen()
      screen.tableView.failureHandler = { program.complain("\($0)") }
      tryCalls(of: screen.driver, any, program) { any in any.checkmarkCall(screen) }
    }
  }

  func testAnyConversions() async {
    Program.tryEach { program in
      var any = AnyArguments(seed: program.seed)
      for _ in 0..<20 {
        if let failure = any.convert() { return program.complain(failure) }
      }
    }
  }

  private func tryCalls<Driver: SelectionDriving<IdentifiedTable<Int>>>(
    of driver: Driver, _ arguments: AnyArguments, _ program: Program,
    _ next: (inout AnyArguments) -> ObjectCall<Driver>
  ) {
    var any = arguments
    driver.onRefusal = program.refuse
    any.begin(with: driver.table)
    program.call({ driver.table }) {
      let call = next(&any)
      return any.isSlow(driver.table.rows, call)
        ? nil
        : (
          call.name, call.isOneInput, { try call.body(driver) },
          {
            driver.table.rows.defects.forEach(program.complain)
            any.read(driver)
            any.keep(driver.table)
          }
        )
    }
  }
}
