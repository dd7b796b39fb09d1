// SPDX-License-Identifier: MIT

/// What an input to a checkmark list changed: exactly the items to redraw.
public struct CheckmarkChange<ID: Hashable> {
  /// The items that carry a checkmark now and did not before.
  public var checked: Set<ID>
  /// The items that carried a checkmark and do not any more.
  public var unchecked: Set<ID>

  /// Makes a change; by default one that changed nothing.
  public init(checked: Set<ID> = [], unchecked: Set<ID> = []) {
    self.checked = checked
    self.unchecked = unchecked
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { checked.isEmpty && unchecked.isEmpty }

  /// The items to redraw.
  public var itemsToRedraw: Set<ID> { checked.union(unchecked) }
}

extension CheckmarkChange: Equatable {}
extension CheckmarkChange: Hashable {}
extension CheckmarkChange: Sendable where ID: Sendable {}

extension CheckmarkChange: CustomStringConvertible {
  /// How many items were checked and unchecked.
  public var description: String { "+\(checked.count) -\(unchecked.count)" }
}
