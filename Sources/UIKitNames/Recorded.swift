// SPDX-License-Identifier: MIT

public import HeadlessTable

// UIKit's names for types whose values a table without a screen stores but doesn't use.

/// UIKit's name for a color.
public typealias UIColor = HeadlessColor
/// UIKit's name for the properties that determine how a view is drawn.
public typealias CALayer = HeadlessLayer
/// UIKit's name for the color of a layer.
public typealias CGColor = HeadlessColor
/// UIKit's name for a font.
public typealias UIFont = HeadlessFont
/// UIKit's name for an image.
public typealias UIImage = HeadlessImage
/// UIKit's name for a view that shows an image.
public typealias UIImageView = HeadlessImageView
/// UIKit's name for distances from the four edges.
public typealias UIEdgeInsets = TableInsets
/// UIKit's name for the alignment of text.
public typealias NSTextAlignment = TableViewLabel.Alignment
/// UIKit's name for a text field.
public typealias UITextField = HeadlessTextField
/// UIKit's name for the setting that determines which words a keyboard capitalizes.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
/// UIKit's name for the setting that determines whether a keyboard corrects words.
public typealias UITextAutocorrectionType = TextAutocorrectionType
/// UIKit's name for the set of keys that a keyboard shows.
public typealias UIKeyboardType = KeyboardType
/// UIKit's name for the label of a keyboard's return key.
public typealias UIReturnKeyType = ReturnKeyType
/// UIKit's name for a view above or below a section.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

/// UIKit's name for a relation between two Auto Layout anchors.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name for the part of a view inside bars and margins.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name for the navigation bar contents of a view controller.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for the navigation bar.
public typealias UINavigationBar = NavigationBar
/// UIKit's name for a button in a bar.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for the style in which a view controller is presented.
public typealias UIModalPresentationStyle = ViewController.ModalPresentationStyle
/// UIKit's name for the properties of a popover.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// UIKit's name for a segue from one view controller to another.
public typealias UIStoryboardSegue = StoryboardSegue

/// UIKit's name for an alert.
public typealias UIAlertController = AlertController
/// UIKit's name for an action in an alert.
public typealias UIAlertAction = AlertAction

/// UIKit's name for an entry in a menu.
public typealias UIMenuElement = MenuElement
/// UIKit's name for a menu.
public typealias UIMenu = HeadlessMenu
/// UIKit's name for the context menu of a row.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
/// UIKit's name for a swipe button on a row.
public typealias UIContextualAction = ContextualAction
/// UIKit's name for the swipe buttons on a row.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
