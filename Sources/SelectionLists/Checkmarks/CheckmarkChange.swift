// SPDX-License-Identifier: MIT

/// The change that an input makes to a checkmark list: exactly the items to redraw.
public struct CheckmarkChange<ID: Hashable>: Hashable {
  /// The items that are newly checked.
  public var checked: Set<ID>
  /// The items that are no longer checked.
  public var unchecked: Set<ID>

  /// Creates a change, which by default is empty.
  ///
  ///     CheckmarkChange(checked: ["hard"], unchecked: ["easy"])    // +[hard] -[easy]
  public init(checked: Set<ID> = [], unchecked: Set<ID> = []) {
    self.checked = checked
    self.unchecked = unchecked
  }

  /// Creates the change from some checked items to others.
  init(from old: Set<ID>, to new: Set<ID>) {
    self.init(checked: new.subtracting(old), unchecked: old.subtracting(new))
  }

  /// Whether the change is empty.
  public var isEmpty: Bool { checked.isEmpty && unchecked.isEmpty }

  /// The items to redraw.
  ///
  /// - Complexity: O(*k*) for *k* items.
  public var rowsToRedraw: Set<ID> { checked.union(unchecked) }
}

extension CheckmarkChange: Sendable where ID: Sendable {}

extension CheckmarkChange: CustomStringConvertible {
  /// A list of the items that were checked and unchecked, such as `+[hard] -[easy]`, which is
  /// shortened if many items changed.
  public var description: String {
    var parts: [String] = []
    for (sign, items) in [("+", checked), ("-", unchecked)] where !items.isEmpty {
      let some = inOrder(items.prefix(8).map { "\($0)" }).joined(separator: ", ")
      let rest = items.count > 8 ? " and \(items.count - 8) more" : ""
      parts.append("\(sign)[\(some)\(rest)]")
    }
    return parts.isEmpty ? "no change" : parts.joined(separator: " ")
  }
}

#if hasFeature(Embedded)
  private func inOrder(_ names: [String]) -> [String] { names.sorted() }
#else
  /// The names in ascending order; the sort isn't specialized, because there are few names.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func inOrder<Name: Comparable>(_ names: [Name]) -> [Name] { names.sorted() }
#endif
