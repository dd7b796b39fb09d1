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
    func part(_ sign: String, _ items: Set<ID>) -> [String] {
      var names: [String] = []
      for item in items.prefix(8) {
        // In ascending order; code that sorts would be larger.
        let name = "\(item)"
        names.insert(name, at: names.firstIndex { name < $0 } ?? names.count)
      }
      let rest = items.count > 8 ? " and \(items.count - 8) more" : ""
      return items.isEmpty ? [] : ["\(sign)[\(names.joined(separator: ", "))\(rest)]"]
    }
    let parts = part("+", checked) + part("-", unchecked)
    return parts.isEmpty ? "no change" : parts.joined(separator: " ")
  }
}
