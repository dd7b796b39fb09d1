// SPDX-License-Identifier: MIT
internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that is read, replaced and removed as a whole, through the symbolic links to it.
struct StoredFile {
  private let path: String

  /// Finds the file that a URL leads to, if any; a directory or a device gives nil.
  init?(_ url: URL) throws {
    let files = FileManager.default
    var path = url.path
    var linkCount = 0
    while let next = try? files.destinationOfSymbolicLink(atPath: path) {
      linkCount += 1
      guard linkCount <= 40 else { throw POSIXError(.ELOOP) }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      path = URL(fileURLWithPath: next, relativeTo: folder).path
    }
    self.path = path
    let type = (try? files.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    guard type ?? .typeRegular == .typeRegular else { return nil }
  }

  /// What the file holds: nothing where it is not there.
  func read() throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch  where error.systemErrorNumber == ENOENT {
      return Data()
    }
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)

  extension StoredFile {
    private var folder: String { (path as NSString).deletingLastPathComponent }

    /// The one file beside this one that a save writes before it renames it.
    private var temporary: String {
      let name = (path as NSString).lastPathComponent
      // A name has at most 255 bytes; savers take turns, so names that begin alike may share it.
      let start = String(decoding: name.utf8.prefix(240), as: UTF8.self)
      return (folder as NSString).appendingPathComponent(".\(start).saving")
    }

    /// Puts a file with other data in place of this one, or where none is yet.
    func replace(with data: Data) throws {
      try inLockedFolder {
        unlink(temporary)
        let new = try check(
          open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600))
        defer { close(new) }
        do {
          try fill(new, with: data)
          try copyOwnerAndMode(to: new)
          try check(fsync(new))
          try check(rename(temporary, path))
        } catch {
          unlink(temporary)
          throw error
        }
      }
    }

    /// Removes the file, and what a killed save may have left.
    func remove() throws {
      try inLockedFolder {
        unlink(temporary)
        guard unlink(path) != 0, errno != ENOENT else { return }
        try check(-1)
      }
    }

    /// Changes files of the folder while no other saver does, and waits for the disk.
    private func inLockedFolder(_ change: () throws -> Void) throws {
      // A folder that cannot be opened may still be written to, without a lock; otherwise the
      // change fails too.
      let folder = open(self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(folder) }
      while flock(folder, LOCK_EX) != 0, errno == EINTR {}
      try change()
      fsync(folder)
    }

    private func fill(_ file: Int32, with data: Data) throws {
      var rest = data
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          try check(-1)
        }
      }
    }

    /// Gives a new file the owner, group and mode of the old one, if that may be written.
    private func copyOwnerAndMode(to new: Int32) throws {
      var old = stat()
      guard stat(path, &old) == 0 else { return }
      try check(access(path, W_OK))
      try check(fchown(new, old.st_uid, old.st_gid))
      try check(fchmod(new, old.st_mode & 0o7777))
    }

    /// Throws the system's error where a call returned that it failed.
    @discardableResult
    private func check(_ result: Int32) throws -> Int32 {
      guard result < 0 else { return result }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

#else

  extension StoredFile {
    /// Puts a file with other data in place of this one, or where none is yet.
    func replace(with data: Data) throws {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Removes the file.
    func remove() throws {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch  where error.systemErrorNumber == ENOENT {}
    }
  }

#endif
