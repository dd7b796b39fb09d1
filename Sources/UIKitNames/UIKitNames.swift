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

// UIKit's names for the table without a screen. A file of table code compiles after changing
// `import UIKit` to `import UIKitNames`, even if it imports Foundation or XCTest: the names
// imported here individually take precedence over theirs.
//
// An app has a `ViewController` and may have a `TableView`. So this re-exports only those names of
// the underlying modules that a test of a table needs; all members of their types are available.

/// A row's path, which is the same type as `UIKitNames.IndexPath`.
public typealias IndexPath = FoundationNames.IndexPath

/// A length in points, which is the same type as `UIKitNames.CGFloat`.
public typealias CGFloat = FoundationNames.CGFloat
/// A point, which is the same type as `UIKitNames.CGPoint`.
public typealias CGPoint = FoundationNames.CGPoint
/// A size in points, which is the same type as `UIKitNames.CGSize`.
public typealias CGSize = FoundationNames.CGSize
/// A rectangle in points, which is the same type as `UIKitNames.CGRect`.
public typealias CGRect = FoundationNames.CGRect
/// A coder for nibs, which is the same type as `UIKitNames.NSCoder`.
public typealias NSCoder = FoundationNames.NSCoder

/// UIKit's name for a view.
public typealias UIView = HeadlessView
/// UIKit's name for the window that contains the views on the screen.
public typealias UIWindow = HeadlessWindow
/// UIKit's name for a view that shows text.
public typealias UILabel = TableViewLabel
/// UIKit's name for a view that the user can operate.
public typealias UIControl = HeadlessControl
/// UIKit's name for a button.
public typealias UIButton = HeadlessButton
/// UIKit's name for a segmented control.
public typealias UISwitch = Switch
/// UIKit's name for the control with which the user refreshes a table by pulling it down.
public typealias UISegmentedControl = SegmentedControl
/// UIKit's name for a text field for search text.
public typealias UIRefreshControl = RefreshControl
/// UIKit's name for a text field for searching.
public typealias UISearchBar = SearchBar
/// UIKit's name for the delegate of a search bar.
public typealias UISearchBarDelegate = SearchBarDelegate
/// UIKit's name for a value that describes a cell's text.
public typealias UIListContentConfiguration = ListContentConfiguration
/// UIKit's name for a value that describes the content of a cell.
public typealias UIContentConfiguration = ContentConfiguration
/// UIKit's name for a view that shows the content of a cell.
public typealias UIContentView = ContentView
/// UIKit's name for a value that describes the background of a cell.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name for the state of a cell.
public typealias UICellConfigurationState = CellConfigurationState
/// UIKit's name for the key of a custom value in a cell's state.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// UIKit's name for the state of a view, which has the same type as the state of a cell.
public typealias UIViewConfigurationState = CellConfigurationState
/// UIKit's name for the state of a view or a cell.
public typealias UIConfigurationState = CellConfigurationState
/// UIKit's name for a closure that a control calls.
public typealias UIAction = Action
/// UIKit's name for the traits that describe a view's kind and state.
public typealias UIAccessibilityTraits = RowAccessibility.Traits

/// UIKit's name for a table, whose type contains the row animations, scroll positions and styles.
public typealias UITableView = TableView
/// UIKit's name for a cell, whose type contains the cell styles and accessory types.
public typealias UITableViewCell = TableViewCell
/// UIKit's name for a nib that contains a cell.
public typealias UINib = Nib
/// UIKit's name for the object that provides a table's contents.
public typealias UITableViewDataSource = TableViewDataSource
/// UIKit's name for the delegate of a table.
public typealias UITableViewDelegate = TableViewDelegate

/// UIKit's name for a data source to which snapshots of the table's contents are applied.
public typealias UITableViewDiffableDataSource = DiffableDataSource
/// UIKit's name for a snapshot of a table's contents.
public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot

/// UIKit's name for a view controller.
public typealias UIViewController = ViewController
/// UIKit's name for a view controller that manages a table.
public typealias UITableViewController = TableViewController
/// UIKit's name for a stack of view controllers.
public typealias UINavigationController = NavigationController
/// UIKit's name for the delegate of a stack of view controllers.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name for the controller that manages a search bar and its results.
public typealias UISearchController = SearchController
/// UIKit's name for the delegate of a search controller.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// UIKit's name for the object that updates the results of a search.
public typealias UISearchResultsUpdating = SearchResultsUpdating
