// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

// The part of UIKit that SelectionUIKit and the articles use, with UIKit's declarations, each with
// the versions that introduced it if these are newer than Swift, and the systems that don't have
// it. watchOS has a UIKit, too, without views. The bodies are empty.

@objc open class UIColor: NSObject {}
@objc open class UIFont: NSObject {}
@objc open class UIImage: NSObject {
  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  @nonobjc public convenience init?(systemName name: String) { return nil }
}

#if !os(watchOS)

  extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { self[1] }
    public var section: Int { self[0] }
  }

  @MainActor @objc open class UIResponder: NSObject {}
  @MainActor @objc open class UIWindow: UIView {}
  @MainActor @objc open class UILabel: UIView {
    @nonobjc public var text: String?
  }

  public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let selected = UIAccessibilityTraits(rawValue: 2)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 4)
  }

  @MainActor @objc open class UIView: UIResponder {
    @nonobjc public var window: UIWindow? { nil }
    @nonobjc public var bounds: CGRect { CGRect() }
    @nonobjc public func layoutIfNeeded() {}
    @nonobjc public var accessibilityLabel: String?
    @nonobjc public var accessibilityValue: String?
    @nonobjc public var accessibilityHint: String?
    @nonobjc public var accessibilityTraits: UIAccessibilityTraits = []
  }

  @available(iOS 13.0, tvOS 13.0, *)
  @MainActor @objc open class UIAction: NSObject {
    @nonobjc public init(handler: @escaping (UIAction) -> Void) { super.init() }
  }

  @MainActor @objc open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let valueChanged = Event(rawValue: 1 << 12)
    }
    public struct State: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    @nonobjc public var isEnabled = true
    @available(iOS 14.0, tvOS 14.0, *)
    @nonobjc public func addAction(_ action: UIAction, for controlEvents: Event) {}
  }

  @MainActor @objc open class UIButton: UIControl {
    public enum ButtonType: Sendable { case custom, system }
    @available(iOS 14.0, tvOS 14.0, *)
    @nonobjc public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
      self.init()
    }
    @nonobjc public func setImage(_ image: UIImage?, for state: UIControl.State) {}
  }

  @available(tvOS, unavailable)
  @MainActor @objc open class UISwitch: UIControl {
    @nonobjc public var isOn = false
  }

  @available(iOS 14.0, tvOS 14.0, *)
  public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  @available(iOS 14.0, tvOS 14.0, *)
  public struct UICellConfigurationState: Hashable {
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { nil }
      set {}
    }
  }

  @MainActor @objc open class UITableViewCell: UIView {
    public enum AccessoryType: Int, Sendable {
      case none, disclosureIndicator
      @available(tvOS, unavailable) case detailDisclosureButton
      case checkmark
      @available(tvOS, unavailable) case detailButton
    }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    @nonobjc public init(style: CellStyle, reuseIdentifier: String?) { super.init() }
    public override init() { super.init() }
    @available(iOS 14.0, tvOS 14.0, *)
    @nonobjc open var configurationState: UICellConfigurationState { UICellConfigurationState() }
    @available(iOS 14.0, tvOS 14.0, *)
    @nonobjc public func setNeedsUpdateConfiguration() {}
    @nonobjc public var textLabel: UILabel?
    @nonobjc public var detailTextLabel: UILabel?
    @nonobjc open var indentationLevel = 0
    @nonobjc public var accessoryView: UIView?
    @nonobjc public var accessoryType = AccessoryType.none
    @nonobjc public var editingAccessoryType = AccessoryType.none
  }

  @MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
    @objc optional func numberOfSections(in tableView: UITableView) -> Int
    @objc optional func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String?
  }

  @MainActor @objc public protocol UITableViewDelegate: NSObjectProtocol {
    @objc optional func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool
    @objc optional func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath?
    @objc optional func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath?
    @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    @objc optional func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    @objc optional func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    @objc optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    @objc optional func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc optional func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath)
  }

  @MainActor @objc open class UITableView: UIView {
    public enum Style: Int, Sendable {
      case plain, grouped
      @available(iOS 13.0, *) @available(tvOS, unavailable) case insetGrouped
    }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable {
      case fade, right, left, top, bottom, none, middle, automatic
    }

    @nonobjc public weak var dataSource: (any UITableViewDataSource)?
    @nonobjc open weak var delegate: (any UITableViewDelegate)?
    @nonobjc public override init() { super.init() }
    @nonobjc public init(frame: CGRect, style: Style) { super.init() }
    @nonobjc public var allowsSelection = true
    @nonobjc public var allowsMultipleSelection = false
    @nonobjc public var allowsSelectionDuringEditing = false
    @nonobjc public var allowsMultipleSelectionDuringEditing = false
    @nonobjc public var isEditing = false
    @nonobjc public var indexPathForSelectedRow: IndexPath? { nil }
    @nonobjc public var indexPathsForSelectedRows: [IndexPath]? { nil }
    @nonobjc public var indexPathsForVisibleRows: [IndexPath]? { nil }
    @nonobjc public var numberOfSections: Int { 0 }
    @nonobjc public func numberOfRows(inSection section: Int) -> Int { 0 }
    @nonobjc public func rectForRow(at indexPath: IndexPath) -> CGRect { CGRect() }
    @nonobjc public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    @nonobjc public func setEditing(_ editing: Bool, animated: Bool) {}
    @nonobjc public func reloadData() {}
    @nonobjc public func register(
      _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
    ) {}
    @nonobjc public func dequeueReusableCell(
      withIdentifier identifier: String
    ) -> UITableViewCell? { nil }
    @nonobjc public func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    @nonobjc public func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {}
    @nonobjc public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    @available(iOS 11.0, tvOS 11.0, *)
    @nonobjc public func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {}
    @nonobjc public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    @nonobjc public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    @nonobjc public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    @available(iOS 15.0, tvOS 15.0, *)
    @nonobjc public func reconfigureRows(at indexPaths: [IndexPath]) {}
    @nonobjc public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    @nonobjc public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    @nonobjc public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    @nonobjc public func moveSection(_ section: Int, toSection newSection: Int) {}
  }

  @MainActor @objc open class UIViewController: UIResponder, @preconcurrency NSCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    @nonobjc public var title: String?
    @nonobjc open var view: UIView!
    @nonobjc open func loadView() {}
    @nonobjc public func loadViewIfNeeded() {}
    @nonobjc public var isViewLoaded: Bool { false }
    @nonobjc open func viewDidLoad() {}
    @nonobjc open func setEditing(_ editing: Bool, animated: Bool) {}
  }

  @MainActor @objc
  open class UITableViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
  {
    @nonobjc public var tableView: UITableView! = UITableView()
    @nonobjc public init(style: UITableView.Style) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    open func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    @available(tvOS, unavailable)
    @nonobjc open func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    @nonobjc open func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @available(iOS 13.0, tvOS 13.0, *)
  public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  > {
    public var sectionIdentifiers: [SectionIdentifierType] { [] }
    public func itemIdentifiers(
      inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] { [] }
  }

  @available(iOS 13.0, tvOS 13.0, *)
  @MainActor
  open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    open func snapshot()
      -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { NSDiffableDataSourceSnapshot() }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
  }

#endif
