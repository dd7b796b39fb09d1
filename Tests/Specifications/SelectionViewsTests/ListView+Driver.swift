// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionViews

/// A view with its driver, which calls the driver as an adapter does.
@MainActor
func driven(
  _ contents: [[Int]], _ habits: ListView.Habits, policy: SelectionPolicy = .multiple
) -> (ListView, SelectionDriver<IdentifiedTable<Int>>) {
  let view = ListView(contents.map(\.count), habits)
  let driver = SelectionDriver(view, IdentifiedTable(sections: contents, policy: policy))
  view.counts = { [unowned driver] in driver.shape.rowCounts }
  view.willShow = { [unowned driver] in driver.viewWillShow($0, for: $1) }
  view.didHide = { [unowned driver] in driver.viewDidHide($0, for: $1) }
  view.layOutRows()
  return (view, driver)
}
