// SPDX-License-Identifier: MIT
public import SelectionCore

/// An error thrown when an outline refuses an input; the outline is unchanged.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum OutlineError: Error, Hashable, Sendable {
  /// No node has the identity; the associated value is the identity as text.
  case unknownID(String)
  /// A node is more than one level deeper than the previous node: its position in the new contents,
  /// its depth, and the greatest allowed depth.
  case tooDeep(place: Int, depth: Int, greatest: Int)
  /// A node would be moved into its own subtree.
  case intoItself(String)
  /// A node can't be put into a group whose children aren't loaded.
  case notLoaded(String)
  /// Children can be loaded only for a group that isn't loaded.
  case alreadyLoaded(String)
  /// The children of a partly checked group can't be removed, because the group's state would be
  /// lost.
  case partlyChecked(String)
  /// More nodes would be checked than the limit allows.
  case tooManyChecked(Int, limit: Int)
  /// Fewer nodes would be checked than the limit requires.
  case tooFewChecked(Int, limit: Int)
  /// The outline's table threw an error.
  case selection(SelectionError)
}

extension OutlineError {
  /// The error for an identity that no node has.
  @usableFromInline static func unknown(_ id: some Hashable) -> OutlineError {
    .unknownID(text(of: id))
  }

  /// The error for an input that has no meaning for a tree.
  static func refused(_ reason: String) -> OutlineError { .selection(.refused(reason)) }

  /// An identity as text; a long text is shortened in the middle.
  static func text(of id: some Hashable) -> String {
    #if hasFeature(Embedded)
      return ""
    #else
      let text = "\(id)"
      if text.utf8.count <= 200 { return text }
      let scalars = text.unicodeScalars
      return String(scalars.prefix(90)) + "…" + String(scalars.suffix(90))
    #endif
  }

  /// The error in the form in which a table's input throws it, for example for a `Refusal`.
  public var selectionError: SelectionError {
    switch self {
    case .selection(let error): error
    case .tooManyChecked(let count, let limit): .tooManyChecked(count, limit: limit)
    case .tooFewChecked(let count, let limit): .tooFewChecked(count, limit: limit)
    case .unknownID(let id): .unknownID(id)
    case .tooDeep, .intoItself, .notLoaded, .alreadyLoaded, .partlyChecked: .refused(description)
    }
  }
}

extension OutlineError: CustomStringConvertible {
  /// The reason, as a sentence without its period.
  public var description: String {
    switch self {
    case .unknownID(let id): "no node has the identity \(id)"
    case .tooDeep(let place, let depth, let greatest):
      "node \(place) is at depth \(depth), and can be at \(greatest) at most"
    case .intoItself(let id): "\(id) can't be moved into itself"
    case .notLoaded(let id): "the children of \(id) aren't loaded"
    case .alreadyLoaded(let id): "\(id) isn't a group whose children aren't loaded"
    case .partlyChecked(let id): "\(id) is partly checked, so its children can't be forgotten"
    case .tooManyChecked(let count, let limit):
      "\(countedNodes(count)) would be checked, and at most \(limit) can be"
    case .tooFewChecked(let count, let limit):
      "\(countedNodes(count)) would stay checked, and at least \(limit) must"
    case .selection(let error): error.description
    }
  }
}

/// A number of nodes in words.
private func countedNodes(_ count: Int) -> String { count == 1 ? "1 node" : "\(count) nodes" }
