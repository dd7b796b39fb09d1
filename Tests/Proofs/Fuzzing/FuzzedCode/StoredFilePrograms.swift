// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import SelectionStore
import StoredFiles

/// A folder for this process, which it fills and empties.
private let folder: [UInt8] = {
  let path = NSTemporaryDirectory() + "/fuzzed-files-\(ProcessInfo.processInfo.processIdentifier)"
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  } catch {
    fail("\(path): \(error)")
  }
  return Array(path.utf8)
}()

/// A file with any name and any contents is read as what it is, or refused and left as it is.
package func storedFilePrograms(_ bytes: [UInt8]) {
  var choices = ByteSource(bytes)
  let kind = choices.below(4)
  // No slashes: the file stays in the folder.
  let slash = UInt8(ascii: "/")
  let name = (0..<choices.below(12)).map { _ in UInt8(choices.below(256)) }.filter { $0 != slash }
  let contents = choices.remaining
  let path = folder + [slash] + name
  guard let file = try? StoredFile(path) else { return }
  do {
    try file.replace(with: contents)
  } catch {
    // Not every name can be a file's.
    guard (try? file.read()) ?? nil == nil else { fail("\(name): refused, and written") }
    return
  }
  do {
    guard try file.read() == contents else { fail("\(name): reads something else") }
    try file.update { $0.reversed() }
    guard try file.read() == contents.reversed() else { fail("\(name): isn't updated") }
    try file.replace(with: contents)
  } catch {
    fail("\(name): \(error)")
  }
  if let text = String(validating: path, as: UTF8.self) {
    let url = URL(fileURLWithPath: text)
    switch kind {
    case 0: load(IdentitySnapshot<String>.self, url, contents, file)
    case 1: load(OutlineSnapshot<String>.self, url, contents, file)
    case 2: load(SelectionSnapshot.self, url, contents, file)
    default: load([String: Int].self, url, contents, file)
    }
  }
  do {
    try file.remove()
    guard try file.read() == nil else { fail("\(name): isn't removed") }
    let left = try FileManager.default.contentsOfDirectory(
      atPath: String(decoding: folder, as: UTF8.self))
    guard left.isEmpty else { fail("\(name): leaves \(left)") }
  } catch {
    fail("\(name): \(error)")
  }
}

/// Loads a value from a file with any contents, and saves it again.
private func load<Value: Codable & Equatable>(
  _ type: Value.Type, _ url: URL, _ contents: [UInt8], _ file: StoredFile
) {
  let store = FileStore<Value>(url)
  guard let value = try? store.load() else {
    guard (try? file.read()) == contents else { fail("\(url.path): a refused file is changed") }
    return
  }
  do {
    try store.save(value)
    guard try store.load() == value else { fail("\(url.path): \(value) isn't what was saved") }
  } catch {
    fail("\(url.path): \(error)")
  }
}
