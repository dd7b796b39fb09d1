// SPDX-License-Identifier: MIT

public import Foundation
public import HeadlessTable

extension TableView {
  /// Posted by the table after the user has changed the selection; as in UIKit, the notification
  /// isn't posted when the program changes the selection.
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
