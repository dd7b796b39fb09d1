// SPDX-License-Identifier: MIT

public import Foundation
public import HeadlessTable

extension TableView {
  /// Posted, with the table as its object, when the user has changed the selection; as in UIKit, it
  /// isn't posted when the program has changed it.
  @MainActor @preconcurrency
  public static let selectionDidChangeNotification: Notification.Name = {
    // Code can wait for the notification only after reading its name.
    let name = Notification.Name("UITableViewSelectionDidChangeNotification")
    TableView.selectionDidChangeHandler = {
      NotificationCenter.default.post(name: name, object: $0)
    }
    return name
  }()
}
