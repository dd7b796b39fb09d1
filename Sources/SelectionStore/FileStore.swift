// SPDX-License-Identifier: MIT
public import Foundation

/// Why saved state could not be read.
public enum StoreError: Error {
  /// The file is there and cannot be read.
  case unreadable(URL, any Error)
  /// What is there is not what was asked for.
  case corrupt(String, any Error)
}

extension StoreError: CustomStringConvertible {
  /// Which state could not be read, and why.
  public var description: String {
    switch self {
    case .unreadable(let url, let error): "\(url.path) cannot be read: \(error)"
    case .corrupt(let place, let error): "what is saved in \(place) is damaged: \(error)"
    }
  }
}

extension StoreError: LocalizedError {
  /// The same, where Foundation shows it to a user.
  public var errorDescription: String? { description }
}

/// A place in the file system where one value is saved, such as a `SelectionSnapshot`.
///
///     let store = FileStore<SelectionSnapshot>(url)
///     try store.save(table.snapshot)
///     if let snapshot = try store.load() { try table.restore(snapshot) }
///
/// A save is atomic: whenever the process is killed, the old value or the new one is read back.
public struct FileStore<Value: Codable>: Sendable {
  /// The file.
  public let url: URL

  /// Makes a store in a file, which need not be there yet.
  public init(_ url: URL) { self.url = url }

  /// Saves a value in place of the one that is there.
  ///
  /// - Parameter value: the value.
  /// - Throws: what the encoder or the file system throws; the old value is still there then.
  public func save(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // A list around the value, for JSON from before 2014 has no bare texts.
    try encoder.encode([value]).write(to: url, options: .atomic)
  }

  /// Reads the value that was saved last.
  ///
  /// - Returns: the value, or nil where nothing was saved.
  /// - Throws: ``StoreError``.
  public func load() throws(StoreError) -> Value? {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return nil
    } catch {
      throw .unreadable(url, error)
    }
    return try decode(data, from: url.path)
  }

  /// Forgets what was saved.
  ///
  /// - Throws: what the file system throws; a file that is not there is no error.
  public func remove() throws {
    do {
      try FileManager.default.removeItem(at: url)
    } catch CocoaError.fileNoSuchFile {}
  }
}

/// Reads one value out of the list that was written around it.
func decode<Value: Decodable>(_ data: Data, from place: String) throws(StoreError) -> Value {
  do {
    let values = try JSONDecoder().decode([Value].self, from: data)
    guard let value = values.first, values.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "\(values.count) values, not one"))
    }
    return value
  } catch {
    throw .corrupt(place, error)
  }
}
