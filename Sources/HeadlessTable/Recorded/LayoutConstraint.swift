// SPDX-License-Identifier: MIT

/// An edge, a center or a dimension of a view, to which constraints refer.
@MainActor @preconcurrency
public final class LayoutAnchor: EqualByIdentity {
  /// The attribute of the view to which an anchor refers.
  public enum Attribute: Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The leading edge, at which a line begins.
    case leading
    /// The trailing edge, at which a line ends.
    case trailing
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The view.
  public private(set) weak var view: HeadlessView?
  /// The attribute of the view.
  public let attribute: Attribute

  init(_ attribute: Attribute, of view: HeadlessView) {
    self.attribute = attribute
    self.view = view
  }

  /// Returns a constraint that makes this anchor equal to another anchor multiplied by a factor,
  /// plus a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .equal, anchor, multiplier, constant)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another anchor.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, anchor, multiplier, constant)
  }

  /// Returns a constraint that makes this anchor less than or equal to another anchor.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, anchor, multiplier, constant)
  }

  /// Returns a constraint that makes this dimension equal to a constant.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .equal, nil, 1, constant)
  }

  /// Returns a constraint that makes this dimension greater than or equal to a constant.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, nil, 1, constant)
  }

  /// Returns a constraint that makes this dimension less than or equal to a constant.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, nil, 1, constant)
  }
}

/// A relation between two Auto Layout anchors, which has no effect in the test double.
@MainActor @preconcurrency
public final class LayoutConstraint: EqualByIdentity {
  /// The relation between the anchors.
  public enum Relation: Hashable, Sendable {
    /// The first anchor is less than or equal to the second anchor.
    case lessThanOrEqual
    /// Both are equal.
    case equal
    /// The first anchor is greater than or equal to the second anchor.
    case greaterThanOrEqual
  }

  /// The constrained anchor.
  public let firstAnchor: LayoutAnchor
  /// The relation.
  public let relation: Relation
  /// The anchor to which the first anchor is compared.
  public let secondAnchor: LayoutAnchor?
  /// The factor by which the second anchor is multiplied.
  public let multiplier: Double
  /// The constant that is added to the product.
  public var constant: Double
  /// Whether the constraint is active.
  public var isActive = false
  /// The app's name for the constraint.
  public var identifier: String?

  init(
    _ first: LayoutAnchor, _ relation: Relation, _ second: LayoutAnchor?, _ multiplier: Double,
    _ constant: Double
  ) {
    firstAnchor = first
    self.relation = relation
    secondAnchor = second
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Activates constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The part of a view inside bars and margins, which in the test double is the whole view.
@MainActor @preconcurrency
public final class LayoutGuide: LayoutAnchored {
  /// The view.
  public private(set) weak var owningView: HeadlessView?

  init(of view: HeadlessView) { owningView = view }

  /// Returns the anchor for an attribute.
  public func anchor(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor {
    LayoutAnchor(attribute, of: owningView ?? HeadlessView())
  }
}

/// A type that has edges, centers and dimensions.
@MainActor @preconcurrency
public protocol LayoutAnchored {
  /// Returns the anchor for an attribute.
  func anchor(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor
}

extension LayoutAnchored {
  /// The upper edge.
  public var topAnchor: LayoutAnchor { anchor(.top) }
  /// The lower edge.
  public var bottomAnchor: LayoutAnchor { anchor(.bottom) }
  /// The leading edge, at which a line begins.
  public var leadingAnchor: LayoutAnchor { anchor(.leading) }
  /// The trailing edge, at which a line ends.
  public var trailingAnchor: LayoutAnchor { anchor(.trailing) }
  /// The left edge.
  public var leftAnchor: LayoutAnchor { anchor(.left) }
  /// The right edge.
  public var rightAnchor: LayoutAnchor { anchor(.right) }
  /// The horizontal center.
  public var centerXAnchor: LayoutAnchor { anchor(.centerX) }
  /// The vertical center.
  public var centerYAnchor: LayoutAnchor { anchor(.centerY) }
  /// The width.
  public var widthAnchor: LayoutAnchor { anchor(.width) }
  /// The height.
  public var heightAnchor: LayoutAnchor { anchor(.height) }
}

extension HeadlessView: LayoutAnchored {
  /// Returns the anchor for an attribute.
  public func anchor(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor {
    LayoutAnchor(attribute, of: self)
  }

  /// The part of the view inside bars, which in the test double is the whole view.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(of: self) }
  /// The part of the view inside its margins, which in the test double is the whole view.
  public var layoutMarginsGuide: LayoutGuide { LayoutGuide(of: self) }
}
