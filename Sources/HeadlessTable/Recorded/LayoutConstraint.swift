// SPDX-License-Identifier: MIT

/// An edge, a middle or a length of a view, to which constraints refer.
@MainActor @preconcurrency
public final class LayoutAnchor: EqualByIdentity {
  /// What of the view it is.
  @nonexhaustive
  public enum Attribute: Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge at which a line begins.
    case leading
    /// The edge at which a line ends.
    case trailing
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// From left to right.
    case width
    /// From top to bottom.
    case height
  }

  /// The view.
  public private(set) weak var view: HeadlessView?
  /// What of the view it is.
  public let attribute: Attribute

  init(_ attribute: Attribute, of view: HeadlessView) {
    self.attribute = attribute
    self.view = view
  }

  /// The same place as another one, or so far behind it.
  public func constraint(
    equalTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .equal, anchor, multiplier, constant)
  }

  /// No less than another one.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, anchor, multiplier, constant)
  }

  /// No more than another one.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, anchor, multiplier, constant)
  }

  /// So long.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .equal, nil, 1, constant)
  }

  /// No less than so long.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .greaterThanOrEqual, nil, 1, constant)
  }

  /// No more than so long.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(self, .lessThanOrEqual, nil, 1, constant)
  }
}

/// What Auto Layout would hold two anchors to; nothing is laid out by it here.
@MainActor @preconcurrency
public final class LayoutConstraint: EqualByIdentity {
  /// How the anchors are compared.
  @nonexhaustive
  public enum Relation: Hashable, Sendable {
    /// No more than the other.
    case lessThanOrEqual
    /// The same.
    case equal
    /// No less than the other.
    case greaterThanOrEqual
  }

  /// The anchor that is held.
  public let firstAnchor: LayoutAnchor
  /// How they are compared.
  public let relation: Relation
  /// The anchor that it is held to.
  public let secondAnchor: LayoutAnchor?
  /// How many times that one.
  public let multiplier: Double
  /// What is added to that.
  public var constant: Double
  /// Whether it is in force.
  public var isActive = false
  /// What the app calls it.
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

  /// Puts constraints in force.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of force.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The part of a view that bars and margins leave; here all of it.
@MainActor @preconcurrency
public final class LayoutGuide: LayoutAnchored {
  /// The view.
  public private(set) weak var owningView: HeadlessView?

  init(of view: HeadlessView) { owningView = view }

  /// The anchor of an attribute.
  public func anchor(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor {
    LayoutAnchor(attribute, of: owningView ?? HeadlessView())
  }
}

/// What has edges, middles and lengths.
@MainActor @preconcurrency
public protocol LayoutAnchored {
  /// The anchor of an attribute.
  func anchor(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor
}

extension LayoutAnchored {
  /// The upper edge.
  public var topAnchor: LayoutAnchor { anchor(.top) }
  /// The lower edge.
  public var bottomAnchor: LayoutAnchor { anchor(.bottom) }
  /// The edge at which a line begins.
  public var leadingAnchor: LayoutAnchor { anchor(.leading) }
  /// The edge at which a line ends.
  public var trailingAnchor: LayoutAnchor { anchor(.trailing) }
  /// The left edge.
  public var leftAnchor: LayoutAnchor { anchor(.left) }
  /// The right edge.
  public var rightAnchor: LayoutAnchor { anchor(.right) }
  /// The middle from left to right.
  public var centerXAnchor: LayoutAnchor { anchor(.centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: LayoutAnchor { anchor(.centerY) }
  /// From left to right.
  public var widthAnchor: LayoutAnchor { anchor(.width) }
  /// From top to bottom.
  public var heightAnchor: LayoutAnchor { anchor(.height) }
}

extension HeadlessView: LayoutAnchored {
  /// The anchor of an attribute.
  public func anchor(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor {
    LayoutAnchor(attribute, of: self)
  }

  /// The part of the view that bars leave; here all of it.
  public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(of: self) }
  /// The part of the view that its margins leave; here all of it.
  public var layoutMarginsGuide: LayoutGuide { LayoutGuide(of: self) }
}
