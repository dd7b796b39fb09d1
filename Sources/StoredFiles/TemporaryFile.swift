// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)

  /// The file that a replacement writes and then renames to the name of the replaced file.
  struct TemporaryFile {
    private let folder: [UInt8]
    private let name: [UInt8]
    /// The beginning of the names of all temporary files for a given file.
    private let prefix: [UInt8]

    /// The number of seconds after which a file counts as left behind.
    private static let patience = 3600

    /// The file of the writer that has locked the folder.
    init(of file: (folder: [UInt8], name: [UInt8])) {
      folder = file.folder
      // A name has at most 255 bytes; writers wait for each other, so names with the same prefix
      // may share it.
      prefix = Array(".".utf8) + Array(file.name.prefix(224)) + Array(".saving".utf8)
      name = prefix
    }

    /// The file of one writer in a folder that isn't locked, with a name that no other writer uses.
    init(ofOneWriter file: (folder: [UInt8], name: [UInt8])) {
      let common = TemporaryFile(of: file)
      (folder, prefix) = (common.folder, common.prefix)
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      name = prefix + [UInt8(ascii: ".")] + (0..<16).map { _ in UInt8.random(in: letters) }
    }

    /// The path of the file.
    var path: [UInt8] { folder + [UInt8(ascii: "/")] + name }

    /// Removes files that writers without a lock left behind when they were killed, if the folder
    /// can be read.
    func removeOld() {
      guard let entries = opendir(folder.terminated) else { return }
      defer { closedir(entries) }
      let now = time(nil)
      while let entry = readdir(entries) {
        let other = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        guard other.count > prefix.count, other.starts(with: prefix + [UInt8(ascii: ".")])
        else { continue }
        let path = (folder + [UInt8(ascii: "/")] + other).terminated
        var state = stat()
        guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG,
          state.lastChange < now - Self.patience
        else { continue }
        unlink(path)
      }
    }
  }

  extension [UInt8] {
    /// The bytes as a C string, with a null byte at the end.
    var terminated: [CChar] { map(CChar.init(bitPattern:)) + [0] }
  }

  extension stat {
    /// The time in seconds at which the contents last changed.
    fileprivate var lastChange: Int {
      #if canImport(Darwin)
        st_mtimespec.tv_sec
      #else
        st_mtim.tv_sec
      #endif
    }
  }

#endif
