// SPDX-License-Identifier: MIT

#if !canImport(Darwin) && !canImport(Glibc) && !canImport(Musl)

  internal import Foundation

  /// A file that is read, replaced and removed as a whole.
  package struct StoredFile {
    private let url: URL

    /// Creates a value for the file at a path, which needn't exist; nil for a directory or a
    /// device.
    package init?(_ path: [UInt8]) throws(SystemError) {
      guard !path.contains(0) else { throw SystemError(EINVAL) }
      let path = String(decoding: path, as: UTF8.self)
      url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let type =
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
      guard type ?? .typeRegular == .typeRegular else { return nil }
    }

    /// The contents of the file; nil if the file doesn't exist.
    package func read() throws(SystemError) -> [UInt8]? {
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      do { return [UInt8](try Data(contentsOf: url)) } catch { throw SystemError(EACCES) }
    }

    /// The reason why the file can't be replaced, if it is known before trying.
    package var obstacle: SystemError? { nil }

    /// Replaces the contents of the file, or creates it.
    package func replace(with bytes: [UInt8]) throws(SystemError) {
      do {
        try Data(bytes).write(to: url, options: .atomic)
      } catch {
        throw SystemError(EACCES)
      }
    }

    /// Replaces the contents with bytes that depend on the current contents.
    package func update(_ change: ([UInt8]) -> [UInt8]) throws(SystemError) {
      try replace(with: change(read() ?? []))
    }

    /// Removes the file.
    package func remove() throws(SystemError) {
      guard FileManager.default.fileExists(atPath: url.path) else { return }
      do {
        try FileManager.default.removeItem(at: url)
      } catch {
        throw SystemError(EACCES)
      }
    }
  }

#endif
