// SPDX-License-Identifier: MIT

public import SelectionCore

/// An entry in a menu, which is an action or a submenu.
@MainActor @preconcurrency
open class MenuElement: EqualByIdentity {
  /// The attributes of an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry's action can't be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark in front of an entry's title.
  public enum State: Hashable, Sendable {
    /// No mark.
    case off
    /// A checkmark.
    case on
    /// A dash.
    case mixed
  }

  /// A name by which the app identifies an entry.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title.
  public let title: String
  /// The image.
  public let image: HeadlessImage?
  /// The name by which the app identifies the entry.
  public let identifier: Identifier?

  init(title: String, image: HeadlessImage?, identifier: Identifier?) {
    self.title = title
    self.image = image
    self.identifier = identifier
  }
}

/// A menu from which a test chooses actions.
///
///     let menu = try table.openContextMenu(at: row)
///     menu?.choose("Delete")
@MainActor @preconcurrency
public final class HeadlessMenu: MenuElement {
  /// The options of a menu that is contained in another menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The menu's entries are shown among the entries of the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's actions can't be undone.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  /// The options that apply if the menu is contained in another menu.
  public let options: Options
  /// The entries of the menu.
  public let children: [MenuElement]

  /// Makes a menu.
  public init(
    title: String = "", image: HeadlessImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [MenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image, identifier: identifier)
  }

  /// The actions that the user sees, including those in submenus, in order.
  public var actions: [Action] {
    children.flatMap { child -> [Action] in
      if let action = child as? Action {
        return action.attributes.contains(.hidden) ? [] : [action]
      }
      return (child as? HeadlessMenu)?.actions ?? []
    }
  }

  /// Simulates the user's choice of the first enabled action with the given title, if there is such
  /// an action.
  ///
  /// - Parameter title: The title of the action.
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    let action = actions.first { $0.title == title && !$0.attributes.contains(.disabled) }
    action.map { $0.handler($0) }
    return action != nil
  }
}

/// The configuration of a row's menu, which creates the menu when the user opens it.
@MainActor @preconcurrency
public final class ContextMenuConfiguration: EqualByIdentity {
  /// A name by which the app identifies the menu.
  public let identifier: any Hashable
  private let makeMenu: (@MainActor ([MenuElement]) -> HeadlessMenu?)?

  /// Creates a configuration; because there are no previews, the preview provider is never called.
  public init(
    identifier: (any Hashable)? = nil, previewProvider: (@MainActor () -> ViewController?)? = nil,
    actionProvider: (@MainActor ([MenuElement]) -> HeadlessMenu?)? = nil
  ) {
    self.identifier = identifier ?? 0
    makeMenu = actionProvider
  }

  /// The menu.
  func menu() -> HeadlessMenu? { makeMenu?([]) }
}

extension TableView {
  /// Simulates the user's opening of a row's menu.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The menu that the delegate provides, or nil if there is none.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func openContextMenu(at indexPath: RowPath) throws(SelectionError) -> HeadlessMenu? {
    guard try reach(indexPath) else { return nil }
    let rect = rectForRow(at: indexPath)
    let point = TablePoint(x: rect.origin.x + rect.width / 2, y: rect.midY)
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)?
      .menu()
  }
}
