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
  /// A replacement is atomic: even if the process is killed, the file contains either the old or
  /// the new bytes. A replacement writes a file `.NAME.saving` next to the old file, and then
  /// renames it; the next replacement removes a file that was left behind. Several threads or
  /// processes wait for each other, for at most three seconds. If the folder can't be locked, each
  /// replacement writes a file with a unique name, and the file that is renamed last remains.
  ///
  /// Paths are bytes, as in the system: they needn't be UTF-8.
  package struct StoredFile {
    private let path: [UInt8]
    /// Whether writers wait for each other; otherwise the file is written as in a file system
    /// without locks.
    package var usesLock = true

    /// Creates a value for the file at a path, which needn't exist; nil for a directory or a
    /// device.
    package init?(_ path: [UInt8]) throws(SystemError) {
      // The system would take such a path for a different path, which ends at the null byte.
      guard !path.contains(0) else { throw SystemError(EINVAL) }
      var path = path
      var linkCount = 0
      while let next = Self.destination(ofLink: path) {
        linkCount += 1
        guard linkCount <= 40 else { throw SystemError(ELOOP) }
        path = next.first == Self.slash ? next : Self.parts(of: path).folder + [Self.slash] + next
      }
      self.path = path
      var state = stat()
      guard stat(path.terminated, &state) != 0 || state.st_mode & S_IFMT == S_IFREG
      else { return nil }
    }

    private static let slash = UInt8(ascii: "/")

    private static func destination(ofLink path: [UInt8]) -> [UInt8]? {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink(path.terminated, &buffer, buffer.count)
      return count > 0 ? buffer.prefix(count).map(UInt8.init(bitPattern:)) : nil
    }

    /// The folder and the name of a path.
    private static func parts(of path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
      guard let last = path.lastIndex(of: slash) else { return ([UInt8(ascii: ".")], path) }
      return (last == 0 ? [slash] : Array(path[..<last]), Array(path[(last + 1)...]))
    }

    /// The maximum number of bytes that are read: much more than anyone saves, and little enough
    /// that memory for them can usually be had.
    private static let mostBytes = 1 << 30

    /// The contents of the file; nil if the file doesn't exist.
    package func read() throws(SystemError) -> [UInt8]? {
      let file = open(path.terminated, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else {
        let error = SystemError()
        if error.isMissing { return nil }
        throw error
      }
      defer { close(file) }
      var state = stat()
      try Self.check(fstat(file, &state))
      guard state.st_size <= Self.mostBytes else { throw SystemError(EFBIG) }
      var bytes: [UInt8] = []
      // The file may grow while it is read, and a single read may return less.
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
        guard bytes.count <= Self.mostBytes else { throw SystemError(EFBIG) }
        room = 1 << 16
      }
    }

    /// The reason why the file can't be replaced, if it is known before trying; otherwise nil.
    package var obstacle: SystemError? {
      let folder = Self.parts(of: path).folder.terminated
      let file = path.terminated
      guard access(folder, W_OK | X_OK) == 0 else { return SystemError() }
      guard access(file, F_OK) == 0, access(file, W_OK) != 0 else { return nil }
      return SystemError()
    }

    /// Replaces the contents of the file, or creates it.
    package func replace(with bytes: [UInt8]) throws(SystemError) {
      try inLockedFolder { (isLocked) throws(SystemError) in
        try write(bytes, isLocked: isLocked)
      }
    }

    /// Replaces the contents with bytes that depend on the current contents.
    ///
    /// If the folder can be locked, no other writer changes the contents during this call.
    package func update(_ change: ([UInt8]) -> [UInt8]) throws(SystemError) {
      try inLockedFolder { (isLocked) throws(SystemError) in
        try write(change(read() ?? []), isLocked: isLocked)
      }
    }

    /// Removes the file, and temporary files left behind.
    package func remove() throws(SystemError) {
      try inLockedFolder { (isLocked) throws(SystemError) in
        let leftovers = TemporaryFile(of: Self.parts(of: path))
        if isLocked { unlink(leftovers.path.terminated) } else { leftovers.removeOld() }
        guard unlink(path.terminated) != 0, errno != ENOENT else { return }
        throw SystemError()
      }
    }

    /// Writes the bytes to a file next to this file, and renames it.
    private func write(_ bytes: [UInt8], isLocked: Bool) throws(SystemError) {
      let parts = Self.parts(of: path)
      var temporary = TemporaryFile(of: parts)
      // While the folder is locked, an existing file can only be one that was left behind; a
      // directory or another user's file stays.
      let isShared =
        isLocked && (unlink(temporary.path.terminated) == 0 || errno == ENOENT)
      if !isShared { temporary = TemporaryFile(ofOneWriter: parts) }
      let name = temporary.path.terminated
      let new = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      try Self.check(new)
      defer { close(new) }
      do throws(SystemError) {
        try fill(new, with: bytes)
        try copyOwnerAndMode(to: new)
        try Self.check(fsync(new))
        try Self.check(rename(name, path.terminated))
      } catch {
        unlink(name)
        throw error
      }
      if !isShared { temporary.removeOld() }
    }

    /// Changes files in the folder while the folder is locked against other writers, if possible,
    /// and syncs the disk.
    private func inLockedFolder(
      _ change: (_ isLocked: Bool) throws(SystemError) -> Void
    ) throws(SystemError) {
      // A folder that can't be opened may still be writable, without a lock; otherwise the change
      // fails, too.
      let name = Self.parts(of: path).folder.terminated
      let folder = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(folder) }
      // A save never takes this long, but any process that can open the folder can lock it
      // indefinitely.
      var patience = 300
      var isLocked = false
      while usesLock, folder >= 0, !isLocked {
        isLocked = flock(folder, LOCK_EX | LOCK_NB) == 0
        // Other errors come from file systems that have no locks, or none left.
        guard !isLocked, [EINTR, EWOULDBLOCK].contains(errno) else { break }
        patience -= 1
        guard patience > 0 else { throw .busyFolder }
        usleep(10_000)
      }
      try change(isLocked)
      fsync(folder)
    }

    private func fill(_ file: Int32, with bytes: [UInt8]) throws(SystemError) {
      var start = 0
      while start < bytes.count {
        // `start` is less than the number of bytes.
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

    /// Sets the owner, group and mode of a new file to those of the old file, if permitted.
    private func copyOwnerAndMode(to new: Int32) throws(SystemError) {
      var old = stat()
      let path = path.terminated
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

#endif
