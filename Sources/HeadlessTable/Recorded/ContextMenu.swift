// SPDX-License-Identifier: MIT

public import SelectionCore

/// An entry of a menu: an action, or a menu inside of it.
@MainActor @preconcurrency
open class MenuElement: EqualByIdentity {
  /// The attributes of an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It cannot be taken back.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The sign before an entry's title.
  @nonexhaustive
  public enum State: Hashable, Sendable {
    /// Nothing.
    case off
    /// A checkmark.
    case on
    /// A dash.
    case mixed
  }

  /// A name by which the app knows an entry.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Its title.
  public let title: String
  /// Its image.
  public let image: HeadlessImage?
  /// The name by which the app knows it.
  public let identifier: Identifier?

  init(title: String, image: HeadlessImage?, identifier: Identifier?) {
    self.title = title
    self.image = image
    self.identifier = identifier
  }
}

/// A menu, from which a test chooses.
///
///     let menu = try table.openContextMenu(at: row)
///     menu?.choose("Delete")
@MainActor @preconcurrency
public final class HeadlessMenu: MenuElement {
  /// How a menu is inside of another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries are between those of the other one.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It cannot be taken back.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  /// How it is inside of another one.
  public let options: Options
  /// Its entries.
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

  /// The actions that the user sees, also those of menus inside of it, in their order.
  public var actions: [Action] {
    children.flatMap { child -> [Action] in
      if let action = child as? Action {
        return action.attributes.contains(.hidden) ? [] : [action]
      }
      return (child as? HeadlessMenu)?.actions ?? []
    }
  }

  /// The user chooses the first action of a title that can be chosen, if there is one.
  ///
  /// - Parameter title: What the action says.
  /// - Returns: Whether there is one.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    let action = actions.first { $0.title == title && !$0.attributes.contains(.disabled) }
    action.map { $0.handler($0) }
    return action != nil
  }
}

/// The menu of a row, which is made when the user opens it.
@MainActor @preconcurrency
public final class ContextMenuConfiguration: EqualByIdentity {
  /// A name by which the app knows the menu.
  public let identifier: any Hashable
  private let makeMenu: (@MainActor ([MenuElement]) -> HeadlessMenu?)?

  /// Makes a configuration; there are no previews, so the provider of one is not called.
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
  /// The user opens the menu of a row.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The menu that the delegate gives; nil if it gives none.
  /// - Throws: `SelectionError.rowOutOfRange`.
  public func openContextMenu(at indexPath: RowPath) throws(SelectionError) -> HeadlessMenu? {
    guard try reach(indexPath) else { return nil }
    let rect = rectForRow(at: indexPath)
    let point = TablePoint(x: rect.origin.x + rect.width / 2, y: rect.midY)
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)?
      .menu()
  }
}
