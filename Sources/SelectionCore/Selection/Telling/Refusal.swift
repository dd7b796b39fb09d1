// SPDX-License-Identifier: MIT

/// Why something that the user wanted did not happen: the input threw an error, or it had no
/// effect.
///
///     mails.onRefusal = { refusal in
///       if case .noEffect(.rowDisabled(let row)) = refusal { shake(row) }
///       if let announcement = refusal.announcement { say(announcement.english { name(of: $0) }) }
///     }
///
/// That all is so already, and that nothing is under way, is no refusal.
@nonexhaustive
public enum Refusal: Hashable, Sendable {
  /// The input threw an error; the program's inputs can too.
  case error(SelectionError)
  /// The input of the user had no effect.
  case noEffect(NoEffect)
}

extension Refusal: CustomStringConvertible {
  /// The error, or the reason, in words.
  public var description: String {
    switch self {
    case .error(let error): error.description
    case .noEffect(let reason): reason.description
    }
  }
}

extension Refusal {
  /// The announcement for an assistive technology: that a limit leaves no room.
  ///
  /// Nil for all else, which rows tell by their state.
  public var announcement: Announcement? {
    switch self {
    case .error(.tooManySelected(_, let limit)): .noRoom(limit: limit)
    case .error(.tooFewSelected(_, let limit)): .tooFew(limit: limit)
    case .error, .noEffect: nil
    }
  }
}

extension SelectionChange {
  /// Why what the user wanted did not happen; nil if it did, or if there was nothing to do.
  ///
  /// - Complexity: As ``noEffect``.
  public var refusal: Refusal? {
    switch noEffect {
    case nil, .alreadySo, .nothingUnderWay: nil
    case let reason?: .noEffect(reason)
    }
  }
}
