// SPDX-License-Identifier: MIT
public import Foundation
internal import StoredFiles

/// A store that saves one value, such as a `SelectionSnapshot`, in a file.
///
///     let store = FileStore<SelectionSnapshot>(url)
///     try store.save(table.snapshot)
///     if let snapshot = try store.load() { try table.restore(snapshot) }
///
/// Saving is atomic: even if the process is killed, the file contains either the old value or the
/// new value. A save writes a file named `.NAME.saving` next to the old file and then renames the
/// new file. If a process is killed while it saves, the next save replaces the file that was left
/// behind. Saves in different threads or processes are performed one after another. If the folder
/// can't be locked, as in some network file systems, each save writes a file with a unique name.
/// The last save determines the file's value.
///
/// The file contains JSON in UTF-8: an array with sorted keys whose only element is the value, such
/// as `["selection\/1 shape 9 selected 1-2"]`. An empty file counts as damaged. A new file can be
/// read and written only by its owner (mode 0600). An existing file keeps its owner, group and
/// mode, and a symbolic link remains a link.
public struct FileStore<Value: Codable>: Sendable {
  /// The file.
  public let url: URL

  /// Creates a store for a file, which doesn't have to exist yet.
  public init(_ url: URL) { self.url = url }

  /// Saves a value, replacing the current value.
  ///
  /// - Parameter value: The value.
  /// - Throws: ``StoreError``, in which case the old value is unchanged. The error is
  ///   ``StoreError/busy(_:)`` if another process keeps the folder locked for three seconds.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the value's JSON.
  public func save(_ value: Value) throws(StoreError) {
    let data = try encode(value, for: url.path)
    try withFile(orThrow: StoreError.unwritable) { try $0.replace(with: [UInt8](data)) }
  }

  /// Reads the value that was most recently saved.
  ///
  /// - Returns: The value, or nil if no value was saved.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the value's JSON.
  public func load() throws(StoreError) -> Value? {
    guard let bytes = try withFile(orThrow: StoreError.unreadable, { try $0.read() })
    else { return nil }
    // The type annotation ensures that no optional is decoded, because `null` isn't a valid value.
    let value: Value = try decode(Data(bytes), from: url.path)
    return value
  }

  /// Removes the saved value; a symbolic link to the file is kept.
  ///
  /// If the file doesn't exist, the method has no effect and throws no error.
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
      guard url.isOfFile, let file = try StoredFile(path) else { throw StoreError.notAFile(url) }
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
