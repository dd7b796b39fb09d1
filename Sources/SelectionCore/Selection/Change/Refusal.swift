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
  /// The input threw an error, which can also happen for the program's inputs.
  case error(SelectionError)
  /// The user's input had no effect.
  case noEffect(NoEffect)
}

extension Refusal: CustomStringConvertible {
  /// A message that contains the error or the reason.
  public var description: String {
    switch self {
    case .error(let error): error.description
    case .noEffect(let reason): reason.description
    }
  }
}

extension Refusal {
  /// The announcement for an assistive technology if a limit was the reason for the refusal.
  ///
  /// The value is nil for every other reason, because the state of the rows already shows that
  /// reason.
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
  /// The reason that the user's input was refused, or nil if the input was applied or everything
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
