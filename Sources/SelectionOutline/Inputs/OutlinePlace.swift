// SPDX-License-Identifier: MIT
import SelectionCore

/// A position in an outline at which nodes are inserted or to which they are moved.
public enum OutlinePlace<ID: Hashable>: Hashable {
  /// In front of a node, in the same group.
  case before(ID)
  /// After a node and all nodes below it, in the same group.
  case after(ID)
  /// As the first children of a node.
  case firstIn(ID)
  /// As the last children of a node.
  case lastIn(ID)
  /// At the end, as roots.
  case end
}

extension OutlinePlace: Sendable where ID: Sendable {}

/// A place by number.
struct NumberedPlace {
  /// The number of the first node that is put at the place, before other nodes are removed.
  var row: Int
  var depth: Int
  var parent: Int?
}

extension OutlineSelection {
  func numbered(_ place: OutlinePlace<ID>) throws(OutlineError) -> NumberedPlace {
    let extents = forest.extents
    switch place {
    case .before(let id):
      let node = try node(id)
      return NumberedPlace(
        row: node, depth: extents.level(of: node), parent: extents.parent(of: node))
    case .after(let id):
      let node = try node(id)
      return NumberedPlace(
        row: extents.end(of: node), depth: extents.level(of: node), parent: extents.parent(of: node)
      )
    case .firstIn(let id):
      let node = try loaded(id)
      return NumberedPlace(row: node + 1, depth: extents.level(of: node) + 1, parent: node)
    case .lastIn(let id):
      let node = try loaded(id)
      return NumberedPlace(
        row: extents.end(of: node), depth: extents.level(of: node) + 1, parent: node)
    case .end: return NumberedPlace(row: forest.count, depth: 0, parent: nil)
    }
  }

  private func loaded(_ id: ID) throws(OutlineError) -> Int {
    let node = try node(id)
    guard !forest.unloaded.contains(node) else { throw .notLoaded(OutlineError.text(of: id)) }
    return node
  }
}
