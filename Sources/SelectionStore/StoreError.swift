// SPDX-License-Identifier: MIT
public import Foundation
internal import SelectionCore

/// An error thrown when a value can't be saved, read or removed.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum StoreError: Error {
  /// The file exists but can't be read.
  case unreadable(URL, any Error)
  /// The file can't be written or removed; it is unchanged.
  case unwritable(URL, any Error)
  /// The file's path is that of a directory or a device, or the URL is of something else than a
  /// file.
  case notAFile(URL)
  /// The value can't be encoded.
  case unencodable(String, any Error)
  /// The stored data doesn't have the form in which a store saves a value.
  case corrupt(String, any Error)
  /// The value stored under the key has a type that differs from the type that a store saves.
  case wrongType(String)
  /// Another process, for example one that saves a value, has kept the file's folder locked for
  /// several seconds; the file is unchanged.
  case busy(URL)
}

extension URL {
  /// Whether the URL is a file's, or only a path.
  var isOfFile: Bool { isFileURL || scheme == nil }
}

extension StoreError: CustomStringConvertible {
  /// The operation, the file or key, and the reason: "cannot write /path: permission denied".
  public var description: String {
    switch self {
    case .unreadable(let url, let error): "cannot read \(url.path): \(error.reason)"
    case .unwritable(let url, let error): "cannot write \(url.path): \(error.reason)"
    case .notAFile(let url) where !url.isOfFile: "\(url) is not the URL of a file"
    case .notAFile(let url): "\(url.path) is a directory or a device, not a file"
    case .unencodable(let place, let error): "cannot save in \(place): \(error.reason)"
    case .corrupt(let place, let error): "what is saved in \(place) is damaged: \(error.reason)"
    case .wrongType(let place): "what is saved in \(place) is of another type"
    case .busy(let url): "cannot write \(url.path): another process keeps its folder locked"
    }
  }
}

extension StoreError: LocalizedError {
  /// The description, for use in messages that Foundation shows to users.
  public var errorDescription: String? { description }
}

extension Error {
  /// The reason as the end of a sentence: "permission denied".
  package var reason: String {
    var words =
      if let number = systemErrorNumber { String(cString: strerror(number)) } else { explanation }
    if words.dropFirst().first?.isLowercase == true {
      words = words.prefix(1).lowercased() + words.dropFirst()
    }
    return (words.last == "." ? String(words.dropLast()) : words).shortened
  }

  /// The system's error number, if there is one.
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
