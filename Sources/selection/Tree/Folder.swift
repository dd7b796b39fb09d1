// SPDX-License-Identifier: MIT

internal import StoredFiles

/// The contents of a folder in the file system.
struct Folder {
  /// An entry of a folder.
  struct Entry: Hashable {
    var name: [UInt8]
    var isFolder: Bool
  }

  /// The entries of the folder, sorted by name.
  let entries: [Entry]

  /// Reads a folder; links to folders are not followed.
  init(_ path: [UInt8]) throws(SystemError) {
    guard let folder = opendir(path.terminated) else { throw SystemError() }
    defer { closedir(folder) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) {
        entries.append(Entry(name: name, isFolder: Self.isFolder(entry.pointee, in: path, name)))
      }
      errno = 0
    }
    guard errno == 0 else { throw SystemError() }
    self.entries = entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Whether a path is the path of a folder.
  static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return stat(path.terminated, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isFolder(_ entry: dirent, in folder: [UInt8], _ name: [UInt8]) -> Bool {
    if Int(entry.d_type) != Int(DT_UNKNOWN) { return Int(entry.d_type) == Int(DT_DIR) }
    var status = stat()
    let path = folder + [TreePaths.slash] + name
    return lstat(path.terminated, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
