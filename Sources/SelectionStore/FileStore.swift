// SPDX-License-Identifier: MIT
public import Foundation
internal import StoredFiles

/// A file in which one value is saved, such as a `SelectionSnapshot`.
///
///     let store = FileStore<SelectionSnapshot>(url)
///     try store.save(table.snapshot)
///     if let snapshot = try store.load() { try table.restore(snapshot) }
///
/// A save is atomic: if the process is killed at any time, the file holds the old value or the new
/// one. It writes a file `.NAME.saving` next to the old one, and renames it; the next save replaces
/// a file that a killed save left behind. Saves in several threads or processes wait for each
/// other; if the folder can't be locked, as in some network file systems, each writes a file with
/// its own name, and the value of the last save stays.
///
/// The file is JSON in UTF-8: an array with the value as its only element and sorted keys, such as
/// `["selection\/1 shape 9 selected 1-2"]`. An empty file is damaged. A new file can be
/// read and written only by its owner (mode 0600); an existing file keeps its owner, group and
/// mode, and if it is a symbolic link, the link.
public struct FileStore<Value: Codable>: Sendable {
  /// The file.
  public let url: URL

  /// Makes a store in a file, which needn't exist yet.
  public init(_ url: URL) { self.url = url }

  /// Saves a value in place of the current one.
  ///
  /// - Parameter value: The value.
  /// - Throws: ``StoreError``, with the old value unchanged. It is ``StoreError/busy(_:)`` if
  ///   another process keeps the folder locked for three seconds.
  /// - Complexity: O(*n*) in the bytes of the value as JSON.
  public func save(_ value: Value) throws(StoreError) {
    let data = try encode(value, for: url.path)
    try withFile(orThrow: StoreError.unwritable) { try $0.replace(with: [UInt8](data)) }
  }

  /// Reads the value that was saved last.
  ///
  /// - Returns: The value, or nil if nothing was saved.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in the bytes of the value as JSON.
  public func load() throws(StoreError) -> Value? {
    guard let bytes = try withFile(orThrow: StoreError.unreadable, { try $0.read() })
    else { return nil }
    // The type annotation ensures that no optional is decoded, because `null` isn't a valid value.
    let value: Value = try decode(Data(bytes), from: url.path)
    return value
  }

  /// Removes the saved value; a symbolic link to the file is kept.
  ///
  /// It isn't an error if the file doesn't exist.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: O(1).
  public func remove() throws(StoreError) {
    try withFile(orThrow: StoreError.unwritable) { try $0.remove() }
  }

  /// The bytes of the file's path.
  private var path: [UInt8] {
    url.withUnsafeFileSystemRepresentation { name in
      name.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    } ?? Array(url.path.utf8)
  }

  private func withFile<Result>(
    orThrow failure: (URL, any Error) -> StoreError, _ body: (StoredFile) throws -> Result
  ) throws(StoreError) -> Result {
    do {
      guard let file = try StoredFile(path) else { throw StoreError.notAFile(url) }
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
