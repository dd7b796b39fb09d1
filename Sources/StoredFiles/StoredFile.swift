// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)

  /// A file that is read, replaced and removed as a whole; symbolic links to it are followed.
  ///
  /// A replacement is atomic: if the process is killed at any time, the file has the old bytes or
  /// the new ones. It writes a file `.NAME.saving` next to the old one, and renames it; the next
  /// replacement removes one that was left behind. Several threads or processes wait for each
  /// other, at most three seconds.
  package struct StoredFile {
    private let path: String

    /// Finds the file at a path, which needn't exist; nil for a directory or a device.
    package init?(_ path: String) throws(SystemError) {
      var path = path
      var linkCount = 0
      while let next = Self.destination(ofLink: path) {
        linkCount += 1
        guard linkCount <= 40 else { throw SystemError(ELOOP) }
        path = next.hasPrefix("/") ? next : Self.parts(of: path).folder + "/" + next
      }
      self.path = path
      var state = stat()
      guard stat(path, &state) != 0 || state.st_mode & S_IFMT == S_IFREG else { return nil }
    }

    private static func destination(ofLink path: String) -> String? {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { names in
          names.baseAddress.map { readlink(path, $0, names.count) } ?? 0
        }
      }
      return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }

    /// The folder and the name of a path.
    private static func parts(of path: String) -> (folder: String, name: String) {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
      let folder = String(path[..<slash])
      return (folder.isEmpty ? "/" : folder, String(path[slash...].dropFirst()))
    }

    /// The contents of the file; empty if it doesn't exist.
    package func read() throws(SystemError) -> [UInt8] {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else {
        let error = SystemError()
        if error.isMissing { return [] }
        throw error
      }
      defer { close(file) }
      var state = stat()
      try Self.check(fstat(file, &state))
      var bytes: [UInt8] = []
      // The file may grow meanwhile, and one read may return less.
      var room = min(Int(clamping: state.st_size), 1 << 28) + 1
      while true {
        var count = 0
        let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
          repeat {
            count = systemRead(file, buffer.baseAddress, room)
          } while count < 0 && errno == EINTR
          used = max(count, 0)
        }
        if count < 0 { throw SystemError() }
        if count == 0 { return bytes }
        if bytes.isEmpty { bytes = more } else { bytes += more }
        room = 1 << 16
      }
    }

    /// The reason why the file can't be replaced, as far as it is known before trying; nil if it
    /// can.
    package var obstacle: SystemError? {
      let folder = Self.parts(of: path).folder
      guard access(folder, W_OK | X_OK) == 0 else { return SystemError() }
      guard access(path, F_OK) == 0, access(path, W_OK) != 0 else { return nil }
      return SystemError()
    }

    /// The only file next to this one, which a replacement writes before it renames it.
    private var temporary: String {
      let (folder, name) = Self.parts(of: path)
      // A name has at most 255 bytes; writers wait for each other, so names with the same prefix
      // may share it.
      return folder + "/." + String(decoding: name.utf8.prefix(240), as: UTF8.self) + ".saving"
    }

    /// Replaces the contents of the file, or creates it.
    package func replace(with bytes: [UInt8]) throws(SystemError) {
      try inLockedFolder { () throws(SystemError) in try write(bytes) }
    }

    /// Replaces the contents by bytes that depend on the current ones, which no other writer
    /// changes meanwhile.
    package func update(_ change: ([UInt8]) -> [UInt8]) throws(SystemError) {
      try inLockedFolder { () throws(SystemError) in try write(change(read())) }
    }

    /// Writes the bytes; no other writer may do so at the same time.
    private func write(_ bytes: [UInt8]) throws(SystemError) {
      unlink(temporary)
      let new = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      try Self.check(new)
      defer { close(new) }
      do throws(SystemError) {
        try fill(new, with: bytes)
        try copyOwnerAndMode(to: new)
        try Self.check(fsync(new))
        try Self.check(rename(temporary, path))
      } catch {
        unlink(temporary)
        throw error
      }
    }

    /// Removes the file, and a temporary file left behind.
    package func remove() throws(SystemError) {
      try inLockedFolder { () throws(SystemError) in
        unlink(temporary)
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw SystemError()
      }
    }

    /// Changes files in the folder while it is locked against other writers, and syncs the disk.
    private func inLockedFolder(_ change: () throws(SystemError) -> Void) throws(SystemError) {
      // A folder that can't be opened may still be writable, without a lock; otherwise the change
      // fails, too.
      let folder = open(Self.parts(of: path).folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(folder) }
      // A save never takes this long, but any process that can open the folder can lock it
      // indefinitely.
      var patience = 300
      while folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0,
        [EINTR, EWOULDBLOCK].contains(errno)
      {
        patience -= 1
        guard patience > 0 else { throw .busyFolder }
        usleep(10_000)
      }
      try change()
      fsync(folder)
    }

    private func fill(_ file: Int32, with bytes: [UInt8]) throws(SystemError) {
      var start = 0
      while start < bytes.count {
        let count = bytes.withUnsafeBytes { bytes in
          bytes.baseAddress.map { systemWrite(file, $0 + start, bytes.count - start) } ?? 0
        }
        if count >= 0 {
          start += count
        } else if errno != EINTR {
          throw SystemError()
        }
      }
    }

    /// Gives a new file the owner, group and mode of the old one, if that is permitted.
    private func copyOwnerAndMode(to new: Int32) throws(SystemError) {
      var old = stat()
      guard stat(path, &old) == 0 else { return }
      try Self.check(access(path, W_OK))
      try Self.check(fchown(new, old.st_uid, old.st_gid))
      try Self.check(fchmod(new, old.st_mode & 0o7777))
    }

    /// Throws the system's error if a call failed.
    private static func check(_ result: Int32) throws(SystemError) {
      if result < 0 { throw SystemError() }
    }
  }

  /// The system's `read`, in a type with a method of that name.
  private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
  }

  /// The system's `write`, in a type with a method of that name.
  private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(file, buffer, count)
  }

#else

  internal import Foundation

  /// A file that is read, replaced and removed as a whole.
  package struct StoredFile {
    private let url: URL

    /// Finds the file at a path, which needn't exist; nil for a directory or a device.
    package init?(_ path: String) throws(SystemError) {
      url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let type =
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
      guard type ?? .typeRegular == .typeRegular else { return nil }
    }

    /// The contents of the file; empty if it doesn't exist.
    package func read() throws(SystemError) -> [UInt8] {
      guard FileManager.default.fileExists(atPath: url.path) else { return [] }
      do { return [UInt8](try Data(contentsOf: url)) } catch { throw SystemError(EACCES) }
    }

    /// The reason why the file can't be replaced, as far as it is known before trying.
    package var obstacle: SystemError? { nil }

    /// Replaces the contents of the file, or creates it.
    package func replace(with bytes: [UInt8]) throws(SystemError) {
      do {
        try Data(bytes).write(to: url, options: .atomic)
      } catch {
        throw SystemError(EACCES)
      }
    }

    /// Replaces the contents by bytes that depend on the current ones.
    package func update(_ change: ([UInt8]) -> [UInt8]) throws(SystemError) {
      try replace(with: change(read()))
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
