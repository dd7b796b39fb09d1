// SPDX-License-Identifier: MIT
#if !os(Windows)
  import Foundation
  import SelectionCore
  import SelectionStore
  import XCTest

  /// A save changes the contents of a file, and nothing else about it.
  final class FileAttributeTests: StoreTestCase {
    private func attribute(_ key: FileAttributeKey, of url: URL) throws -> Int {
      let value = try FileManager.default.attributesOfItem(atPath: url.path)[key]
      return try XCTUnwrap((value as? NSNumber)?.intValue)
    }

    private func setAttributes(_ attributes: [FileAttributeKey: Any], of url: URL) throws {
      try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path)
    }

    func testANewFileIsForItsOwnerAlone() throws {
      try store.save(snapshot(0..<1))
      XCTAssertEqual(try attribute(.posixPermissions, of: url), 0o600)
      XCTAssertEqual(try names, ["state"])
    }

    func testTheModeIsKept() throws {
      try store.save(snapshot(0..<1))
      for mode in [0o600, 0o640, 0o644, 0o666] {
        try setAttributes([.posixPermissions: mode], of: url)
        try store.save(snapshot(0..<2))
        XCTAssertEqual(try attribute(.posixPermissions, of: url), mode)
      }
    }

    func testTheOwnerIsKept() throws {
      guard geteuid() == 0 else { throw XCTSkip("only root can give a file away") }
      try store.save(snapshot(0..<1))
      try setAttributes([.ownerAccountID: 1234, .groupOwnerAccountID: 4321], of: url)
      try store.save(snapshot(0..<2))
      XCTAssertEqual(try attribute(.ownerAccountID, of: url), 1234)
      XCTAssertEqual(try attribute(.groupOwnerAccountID, of: url), 4321)
    }

    func testAFileThatMayNotBeWrittenIsNot() throws {
      guard geteuid() != 0 else { throw XCTSkip("root may write every file") }
      try store.save(snapshot(0..<1))
      try setAttributes([.posixPermissions: 0o400], of: url)
      let error = try error { try store.save(snapshot(0..<2)) }
      XCTAssertEqual("\(error)", "cannot write \(url.path): permission denied")
      XCTAssertEqual(try store.load(), try snapshot(0..<1))
    }

    func testALinkIsKeptAndItsTargetWritten() throws {
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let target = inner.appendingPathComponent("target")
      for destination in ["inner/target", target.path] {
        try FileManager.default.createSymbolicLink(
          atPath: url.path, withDestinationPath: destination)
        for rows in [0..<1, 2..<4] {
          try store.save(snapshot(rows))
          XCTAssertEqual(try store.load(), try snapshot(rows))
          XCTAssertEqual(try FileStore<SelectionSnapshot>(target).load(), try snapshot(rows))
        }
        XCTAssertEqual(try names, ["inner", "state"])
        XCTAssertEqual(
          try FileManager.default.destinationOfSymbolicLink(atPath: url.path), destination)
        try store.remove()
        XCTAssertFalse(FileManager.default.fileExists(atPath: target.path))
        XCTAssertNil(try store.load())
        try FileManager.default.removeItem(at: url)
      }
    }

    func testALinkToItselfIsAnError() throws {
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "state")
      for call in [{ try self.store.save(self.snapshot(0..<1)) }, { _ = try self.store.load() }] {
        let error = try error(call)
        XCTAssertTrue("\(error)".hasPrefix("cannot "), "\(error)")
        XCTAssertTrue("\(error)".contains("symbolic links"), "\(error)")
      }
    }

    func testADirectoryIsRefusedAndLeftAlone() throws {
      let file = url.appendingPathComponent("precious")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
      let calls = [
        { try self.store.save(self.snapshot(0..<1)) }, { _ = try self.store.load() },
        { try self.store.remove() },
      ]
      for call in calls {
        let error = try error(call)
        guard case .notAFile(url) = error else { return XCTFail("\(error)") }
        XCTAssertEqual("\(error)", "\(url.path) is a directory or a device, not a file")
      }
      XCTAssertEqual(try Data(contentsOf: file), Data("x".utf8))
      XCTAssertEqual(try names, ["state"])
    }

    func testADeviceIsRefused() throws {
      let store = FileStore<SelectionSnapshot>(URL(fileURLWithPath: "/dev/zero"))
      for call in [{ try store.save(self.snapshot(0..<1)) }, { _ = try store.load() }] {
        guard case .notAFile = try error(call) else { return XCTFail("a device was used") }
      }
    }

    func testAURLOfAnotherSchemeIsRefused() throws {
      let text = "https://example.com\(url.path)"
      let store = FileStore<SelectionSnapshot>(try XCTUnwrap(URL(string: text)))
      for call in [{ try store.save(self.snapshot(0..<1)) }, { _ = try store.load() }] {
        XCTAssertEqual("\(try error(call))", "\(text) is not the URL of a file")
      }
      XCTAssertEqual(try names, [])
      // A path without a scheme is a file's.
      let plain = FileStore<SelectionSnapshot>(try XCTUnwrap(URL(string: url.path)))
      try plain.save(snapshot(0..<1))
      XCTAssertEqual(try names, ["state"])
    }

    func testTheNextSaveRemovesTheFilesOfAKilledOne() throws {
      let leftover = folder.appendingPathComponent(".state.saving")
      try Data(repeating: 7, count: 1 << 16).write(to: leftover)
      try setAttributes([.posixPermissions: 0o666], of: leftover)
      try store.save(snapshot(0..<1))
      XCTAssertEqual(try names, ["state"])
      XCTAssertEqual(try attribute(.posixPermissions, of: url), 0o600)
      XCTAssertEqual(try store.load(), try snapshot(0..<1))
      try Data(repeating: 7, count: 1 << 16).write(to: leftover)
      try store.remove()
      XCTAssertEqual(try names, [])
    }

    func testADirectoryOfThatNameStays() throws {
      let directory = folder.appendingPathComponent(".state.saving")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
      try store.save(snapshot(0..<1))
      XCTAssertEqual(try store.load(), try snapshot(0..<1))
      XCTAssertEqual(try names, [".state.saving", "state"])
    }

    func testLongNamesHaveRoom() throws {
      for name in [String(repeating: "n", count: 255), String(repeating: "👩", count: 63)] {
        let store = FileStore<SelectionSnapshot>(folder.appendingPathComponent(name))
        try store.save(snapshot(0..<1))
        XCTAssertEqual(try store.load(), try snapshot(0..<1))
      }
    }

    func testSavesAtTheSameTimeDoNotMix() throws {
      #if ThreadSanitizer
        let saves = 20
      #else
        let saves = 8
      #endif
      let store = FileStore<[Int]>(url)
      try store.save([0])
      DispatchQueue.concurrentPerform(iterations: 8) { worker in
        for _ in 0..<saves {
          do {
            try store.save(Array(repeating: worker, count: 1_000 * (worker + 1)))
            let values = try store.load() ?? []
            XCTAssertEqual(values.count, 1_000 * ((values.first ?? 0) + 1))
            XCTAssertEqual(Set(values).count, 1)
          } catch {
            XCTFail("\(error)")
          }
        }
      }
      XCTAssertEqual(try names, ["state"])
    }
  }
#endif
