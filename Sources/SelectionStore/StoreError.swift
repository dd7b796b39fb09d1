// SPDX-License-Identifier: MIT
public import Foundation
internal import SelectionCore

/// Why a value could not be saved, read or removed.
@nonexhaustive
public enum StoreError: Error {
  /// A file that is there cannot be read.
  case unreadable(URL, any Error)
  /// A file cannot be written or removed; what was there is still there.
  case unwritable(URL, any Error)
  /// A directory or a device is where the file should be.
  case notAFile(URL)
  /// The value for a place cannot be encoded.
  case unencodable(String, any Error)
  /// What a place holds is not what a store saved there.
  case corrupt(String, any Error)
  /// A place holds a value of a type that no store saves.
  case wrongType(String)
  /// Another process keeps the folder of a file locked, as one does that saves there, and has not
  /// let it go for some seconds; what was there is still there.
  case busy(URL)
}

extension StoreError: CustomStringConvertible {
  /// What could not be done, where, and why: "cannot write /path: permission denied".
  public var description: String {
    switch self {
    case .unreadable(let url, let error): "cannot read \(url.path): \(error.reason)"
    case .unwritable(let url, let error): "cannot write \(url.path): \(error.reason)"
    case .notAFile(let url): "\(url.path) is a directory or a device, not a file"
    case .unencodable(let place, let error): "cannot save in \(place): \(error.reason)"
    case .corrupt(let place, let error): "what is saved in \(place) is damaged: \(error.reason)"
    case .wrongType(let place): "what is saved in \(place) is of another type"
    case .busy(let url): "cannot write \(url.path): another process keeps its folder locked"
    }
  }
}

extension StoreError: LocalizedError {
  /// The description, where Foundation shows it to a user.
  public var errorDescription: String? { description }
}

extension Error {
  /// Why something failed, in words that end a sentence: "permission denied".
  package var reason: String {
    var words =
      if let number = systemErrorNumber { String(cString: strerror(number)) } else { explanation }
    if words.dropFirst().first?.isLowercase == true {
      words = words.prefix(1).lowercased() + words.dropFirst()
    }
    return (words.last == "." ? String(words.dropLast()) : words).shortened
  }

  /// The system's number of the error, where it has one.
  package var systemErrorNumber: Int32? {
    let error = self as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      return cause.systemErrorNumber
    }
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    let isMissing =
      error.domain == NSCocoaErrorDomain && error.code == CocoaError.fileNoSuchFile.rawValue
    return isMissing ? ENOENT : nil
  }

  private var explanation: String {
    switch self as any Error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      context.debugDescription
    case EncodingError.invalidValue(_, let context): context.debugDescription
    default: localizedDescription
    }
  }
}
