// SPDX-License-Identifier: MIT
#if !os(Windows)
  import Foundation
  import StoredFiles
  import XCTest

  /// Saves in a folder that can't be locked, as in network file systems without locks: readers see
  /// whole values, and writers don't disturb each other.
  final class UnlockedFolderTests: StoreTestCase {
    private func file(_ name: String = "state") throws -> StoredFile {
      let path = folder.appendingPathComponent(name).path
      var file = try XCTUnwrap(StoredFile(Array(path.utf8)))
      file.usesLock = false
      return file
    }

    func testReadersSeeWholeFilesAndWritersSucceed() throws {
      let file = try file()
      try file.replace(with: [0])
      DispatchQueue.concurrentPerform(iterations: 6) { worker in
        for _ in 0..<60 {
          do {
            if worker < 4 {
              let byte = UInt8(worker)
              try file.replace(with: Array(repeating: byte, count: 5_000 * worker + 1))
            }
            let bytes = try XCTUnwrap(try file.read())
            XCTAssertEqual(bytes.count, 5_000 * Int(bytes.first ?? 99) + 1)
            XCTAssertEqual(Set(bytes).count, 1)
          } catch {
            XCTFail("\(error)")
          }
        }
      }
      XCTAssertEqual(try names, ["state"])
    }

    func testAFileOfAnotherWriterStaysUntilItIsOld() throws {
      let file = try file()
      let (new, old) = (".state.saving.1a", ".state.saving.2b")
      for name in [new, old, ".state.saving", ".state.savings", ".other.saving.1"] {
        try Data([7]).write(to: folder.appendingPathComponent(name))
        guard name != new else { continue }
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -7200)],
          ofItemAtPath: folder.appendingPathComponent(name).path)
      }
      try file.replace(with: [1])
      let others = [".other.saving.1", ".state.saving", ".state.saving.1a", ".state.savings"]
      XCTAssertEqual(try names, others + ["state"])
      try file.remove()
      XCTAssertEqual(try names, others)
      XCTAssertNil(try file.read())
    }

    func testNamesOfBytesAndLinksToThem() throws {
      let start = Array((folder.path + "/").utf8)
      let name: [UInt8] = [0xFF, 0x27, 0xC3]
      let slashed = start + Array("/\u{301}inner".utf8)
      XCTAssertEqual(mkdir(slashed.map(CChar.init(bitPattern:)) + [0], 0o700), 0)
      let target = slashed + [UInt8(ascii: "/")] + name
      let link = start + Array("link".utf8)
      XCTAssertEqual(
        symlink(
          target.map(CChar.init(bitPattern:)) + [0], link.map(CChar.init(bitPattern:)) + [0]), 0)
      try XCTUnwrap(StoredFile(link)).replace(with: [1, 2])
      XCTAssertEqual(try StoredFile(target)?.read(), [1, 2])
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 2,
        "the file is in the folder of the link's target")
    }
  }
#endif
