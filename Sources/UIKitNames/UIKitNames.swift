// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import typealias FoundationNames.CGFloat
@_exported public import typealias FoundationNames.CGPoint
@_exported public import typealias FoundationNames.CGRect
@_exported public import typealias FoundationNames.CGSize
@_exported public import typealias FoundationNames.IndexPath
@_exported public import typealias FoundationNames.NSCoder
public import HeadlessTable
@_exported public import struct HeadlessTable.CellCounts
@_exported public import struct HeadlessTable.InconsistentData
@_exported public import struct HeadlessTable.StaleCell
@_exported public import enum HeadlessTable.TableViewFailure
public import SelectionCore
@_exported public import struct SelectionCore.RowPath
@_exported public import enum SelectionCore.SelectionError

// UIKit's names for the table without a screen. A file of table code whose `import UIKit` is
// changed to `import UIKitNames` compiles, also if it imports Foundation or XCTest: the names
// that are imported here one by one come before theirs.
//
// An app has a `ViewController` and may have a `TableView`. So of the modules behind the names only
// what a test asks of a table is handed on, by name; the members of all their types come along.

/// A row's place, as `UIKitNames.IndexPath` says it.
public typealias IndexPath = FoundationNames.IndexPath

/// A length in points, as `UIKitNames.CGFloat` says it.
public typealias CGFloat = FoundationNames.CGFloat
/// A place in points, as `UIKitNames.CGPoint` says it.
public typealias CGPoint = FoundationNames.CGPoint
/// A size in points, as `UIKitNames.CGSize` says it.
public typealias CGSize = FoundationNames.CGSize
/// A rectangle in points, as `UIKitNames.CGRect` says it.
public typealias CGRect = FoundationNames.CGRect
/// Where UIKit reads a view from a nib, as `UIKitNames.NSCoder` says it.
public typealias NSCoder = FoundationNames.NSCoder

/// UIKit's name for a view.
public typealias UIView = HeadlessView
/// UIKit's name for what views on the screen are inside of.
public typealias UIWindow = HeadlessWindow
/// UIKit's name for a view that shows a text.
public typealias UILabel = TableViewLabel
/// UIKit's name for a view that the user can work.
public typealias UIControl = HeadlessControl
/// UIKit's name for a button.
public typealias UIButton = HeadlessButton
/// UIKit's name for a switch.
public typealias UISwitch = Switch
/// UIKit's name for what the user pulls down to refresh a table.
public typealias UIRefreshControl = RefreshControl
/// UIKit's name for the texts of a cell as a value.
public typealias UIListContentConfiguration = ListContentConfiguration
/// UIKit's name for what a cell shows, as a value.
public typealias UIContentConfiguration = ContentConfiguration
/// UIKit's name for a view that shows such a value.
public typealias UIContentView = ContentView
/// UIKit's name for what is behind a cell's content, as a value.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name for what a cell's appearance depends on besides its content.
public typealias UICellConfigurationState = CellConfigurationState
/// UIKit's name for a key of a cell's own state.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// UIKit's name for what a view's appearance depends on; here the same as for a cell.
public typealias UIViewConfigurationState = CellConfigurationState
/// UIKit's name for either of these.
public typealias UIConfigurationState = CellConfigurationState
/// UIKit's name for a closure that a control calls.
public typealias UIAction = Action
/// UIKit's name for what a view is and which state it is in.
public typealias UIAccessibilityTraits = RowAccessibility.Traits

/// UIKit's name for the table; its row animations, scroll positions and styles are inside of it.
public typealias UITableView = TableView
/// UIKit's name for the cell; its styles and accessory types are inside of it.
public typealias UITableViewCell = TableViewCell
/// UIKit's name for what a table shows.
public typealias UITableViewDataSource = TableViewDataSource
/// UIKit's name for who is asked and told.
public typealias UITableViewDelegate = TableViewDelegate

/// UIKit's name for a data source that is told what the table is to show.
public typealias UITableViewDiffableDataSource = DiffableDataSource
/// UIKit's name for what a table is to show.
public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot

/// UIKit's name for a screen.
public typealias UIViewController = ViewController
/// UIKit's name for a screen that is a table.
public typealias UITableViewController = TableViewController
/// UIKit's name for a stack of screens.
public typealias UINavigationController = NavigationController
/// UIKit's name for who is told which screen a stack shows.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
