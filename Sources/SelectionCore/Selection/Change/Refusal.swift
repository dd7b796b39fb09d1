// SPDX-License-Identifier: MIT

/// The reason why a user's input was refused: the input threw an error, or had no effect.
///
///     func tell(_ refusal: Refusal) {
///       if case .noEffect(.rowDisabled(let row)) = refusal { shake(row) }
///       if case .noRoom(let limit) = refusal.announcement {
///         say("No more than \(limit)")
///       }
///     }
///
/// An input isn't refused if everything is already as requested, or if no gesture is under way.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Refusal: Hashable, Sendable {
  /// The input threw an error; the program's inputs can also throw.
  case error(SelectionError)
  /// The input of the user had no effect.
  case noEffect(NoEffect)
}

extension Refusal: CustomStringConvertible {
  /// A message with the error or the reason.
  public var description: String {
    switch self {
    case .error(let error): error.description
    case .noEffect(let reason): reason.description
    }
  }
}

extension Refusal {
  /// The announcement for an assistive technology if the input was refused because of a limit.
  ///
  /// The value is nil for every other reason, because the state of rows already shows the reason.
  public var announcement: Announcement? {
    switch self {
    case .error(.tooManySelected(_, let limit)), .error(.tooManyChecked(_, let limit)):
      .noRoom(limit: limit)
    case .error(.tooFewSelected(_, let limit)), .error(.tooFewChecked(_, let limit)):
      .tooFew(limit: limit)
    case .error, .noEffect: nil
    }
  }
}

extension TableChange {
  /// The reason why the user's input was refused; nil if the input was applied, or if everything
  /// was already as requested.
  ///
  /// - Complexity: The cost of ``noEffect``.
  public var refusal: Refusal? {
    switch noEffect {
    case nil, .alreadySo, .nothingUnderWay: nil
    case let reason?: .noEffect(reason)
    }
  }
}
