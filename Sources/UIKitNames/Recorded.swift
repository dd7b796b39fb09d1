// SPDX-License-Identifier: MIT

public import HeadlessTable

// UIKit's names for what a table without a screen keeps and does nothing with.

/// UIKit's name for a color.
public typealias UIColor = HeadlessColor
/// UIKit's name for how a view would be drawn.
public typealias CALayer = HeadlessLayer
/// UIKit's name for a color of a layer.
public typealias CGColor = HeadlessColor
/// UIKit's name for a font.
public typealias UIFont = HeadlessFont
/// UIKit's name for an image.
public typealias UIImage = HeadlessImage
/// UIKit's name for a view that shows an image.
public typealias UIImageView = HeadlessImageView
/// UIKit's name for distances from the four edges.
public typealias UIEdgeInsets = TableInsets
/// UIKit's name for where a text is between the edges.
public typealias NSTextAlignment = TableViewLabel.Alignment
/// UIKit's name for a field for a text.
public typealias UITextField = HeadlessTextField
/// UIKit's name for a view above or below a section.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

/// UIKit's name for what Auto Layout would hold two anchors to.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name for the part of a view that bars and margins leave.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name for what the bar above a screen shows of it.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for the bar above the screens of a stack.
public typealias UINavigationBar = NavigationBar
/// UIKit's name for a button in a bar.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for how much of a screen another one leaves to be seen.
public typealias UIModalPresentationStyle = ViewController.ModalPresentationStyle
/// UIKit's name for a way from one screen to another in a storyboard.
public typealias UIStoryboardSegue = StoryboardSegue

/// UIKit's name for a question to the user.
public typealias UIAlertController = AlertController
/// UIKit's name for an answer to it.
public typealias UIAlertAction = AlertAction

/// UIKit's name for an entry of a menu.
public typealias UIMenuElement = MenuElement
/// UIKit's name for a menu.
public typealias UIMenu = HeadlessMenu
/// UIKit's name for the menu of a row.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
/// UIKit's name for a button that a swiped row shows.
public typealias UIContextualAction = ContextualAction
/// UIKit's name for the buttons that a swiped row shows.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
