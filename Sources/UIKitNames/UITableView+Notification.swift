// SPDX-License-Identifier: MIT

public import Foundation
public import HeadlessTable

extension TableView {
  /// Is posted, with the table as its object, when the user has changed which rows are selected; as
  /// with UIKit's, not when the program has.
  @MainActor @preconcurrency
  public static let selectionDidChangeNotification: Notification.Name = {
    // Nobody can wait for it without having asked for its name.
    let name = Notification.Name("UITableViewSelectionDidChangeNotification")
    TableView.selectionDidChangeHandler = {
      NotificationCenter.default.post(name: name, object: $0)
    }
    return name
  }()
}
