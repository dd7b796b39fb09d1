// SPDX-License-Identifier: MIT
public import Foundation
internal import StoredFiles

/// A place in the file system where one value is saved, such as a `SelectionSnapshot`.
///
///     let store = FileStore<SelectionSnapshot>(url)
///     try store.save(table.snapshot)
///     if let snapshot = try store.load() { try table.restore(snapshot) }
///
/// A save is atomic: whenever the process is killed, the old value or the new one is read back. It
/// writes a file beside the old one, `.NAME.saving`, and renames it; one that a killed save left is
/// gone after the next. Savers in several threads or processes take turns.
///
/// The file is JSON in UTF-8: a list with the value as its only element and sorted keys, such as
/// `["selection\/1 shape 9 selected 1-2"]`. An empty file holds nothing. A new file can be read and
/// written by its owner alone (mode 0600); of one that is there the owner, the group and the mode
/// are kept, and where it is a symbolic link, the link.
public struct FileStore<Value: Codable>: Sendable {
  /// The file.
  public let url: URL

  /// Makes a store in a file, which need not be there yet.
  public init(_ url: URL) { self.url = url }

  /// Saves a value in place of the one that is there.
  ///
  /// - Parameter value: the value.
  /// - Throws: ``StoreError``; the old value is still there then. It is ``StoreError/busy(_:)`` if
  ///   others keep the folder locked for three seconds.
  /// - Complexity: O(*n*) in the bytes of the value as JSON.
  public func save(_ value: Value) throws(StoreError) {
    let data = try encode(value, for: url.path)
    try withFile(orThrow: StoreError.unwritable) { try $0.replace(with: [UInt8](data)) }
  }

  /// Reads the value that was saved last.
  ///
  /// - Returns: the value, or nil if nothing was saved.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in the bytes of the value as JSON.
  public func load() throws(StoreError) -> Value? {
    let data = Data(try withFile(orThrow: StoreError.unreadable) { try $0.read() })
    return data.isEmpty ? nil : try decode(data, from: url.path)
  }

  /// Forgets what was saved; a symbolic link to the file is kept.
  ///
  /// A file that is not there is no error.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: O(1).
  public func remove() throws(StoreError) {
    try withFile(orThrow: StoreError.unwritable) { try $0.remove() }
  }

  private func withFile<Result>(
    orThrow failure: (URL, any Error) -> StoreError, _ body: (StoredFile) throws -> Result
  ) throws(StoreError) -> Result {
    do {
      guard let file = try StoredFile(url.path) else { throw StoreError.notAFile(url) }
      return try body(file)
    } catch let error as StoreError {
      throw error
    } catch {
      if error as? SystemError == .busyFolder { throw .busy(url) }
      let number = (error as? SystemError)?.number ?? EIO
      throw failure(url, POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO))
    }
  }
}
