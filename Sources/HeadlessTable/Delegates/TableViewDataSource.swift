// SPDX-License-Identifier: MIT

public import SelectionCore

/// What a table shows, with the names of UIKit's data source.
///
/// Two methods must be there; the others have defaults, as UIKit's optional methods have.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, dequeued and with all that it shows set anew.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell

  /// How many sections there are; by default one.
  func numberOfSections(in tableView: TableView) -> Int

  /// The title of a section; by default none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No title.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}
