// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionStore
import StoredFiles
import XCTest

/// Errors describe the operation, the place and the reason in a sentence.
final class StoreErrorTests: StoreTestCase {
  private func assertIsSentence(_ error: StoreError, _ sentence: String, line: UInt = #line) {
    XCTAssertEqual("\(error)", sentence, line: line)
    XCTAssertEqual(error.localizedDescription, sentence, line: line)
  }

  func testAFileThatCannotBeWritten() throws {
    let url = folder.appendingPathComponent("none/state")
    let error = try error { try FileStore<SelectionSnapshot>(url).save(snapshot(0..<1)) }
    guard case .unwritable(url, _) = error else { return XCTFail("\(error)") }
    assertIsSentence(error, "cannot write \(url.path): no such file or directory")
    XCTAssertEqual(try names, [])
  }

  /// The system would end the path there, and another file would be replaced.
  func testAPathWithAZeroIsRefused() throws {
    XCTAssertThrowsError(try StoredFile(Array((folder.path + "/sta\0te").utf8)))
    // A URL has other bytes for it, which are a name like any other.
    let zero = FileStore<Int>(URL(fileURLWithPath: folder.path + "/sta\0te"))
    try FileStore<Int>(folder.appendingPathComponent("sta")).save(1)
    try zero.save(2)
    XCTAssertEqual(try FileStore<Int>(folder.appendingPathComponent("sta")).load(), 1)
    XCTAssertEqual(try zero.load(), 2)
  }

  #if !os(Windows)
    func testAFolderThatOthersKeepLocked() throws {
      try store.save(snapshot(0..<1))
      let locked = open(folder.path, O_RDONLY)
      defer { close(locked) }
      XCTAssertEqual(flock(locked, LOCK_EX), 0)
      let error = try error { try store.save(snapshot(0..<2)) }
      guard case .busy(url) = error else { return XCTFail("\(error)") }
      assertIsSentence(error, "cannot write \(url.path): another process keeps its folder locked")
      XCTAssertEqual(try names, ["state"])
      XCTAssertEqual(try store.load(), try snapshot(0..<1))
      XCTAssertEqual(flock(locked, LOCK_UN), 0)
      try store.save(snapshot(0..<2))
    }
  #endif

  func testAMessageAboutADamagedFileIsShort() throws {
    let long = String(repeating: "x", count: 5_000_000)
    for text in ["[\"selection/1 \(long)\"]", "[\"\(long)\"]", "[\"selection/\(long)\"]"] {
      try Data(text.utf8).write(to: url)
      let sentence = try error { _ = try store.load() }.description
      XCTAssertLessThan(sentence.utf8.count, 1_000)
    }
  }

  func testAFileUnderAFileIsNotThere() throws {
    try Data().write(to: url)
    let under = FileStore<SelectionSnapshot>(url.appendingPathComponent("state"))
    assertIsSentence(
      try error { _ = try under.load() }, "cannot read \(url.path)/state: not a directory")
    assertIsSentence(
      try error { try under.save(snapshot(0..<1)) },
      "cannot write \(url.path)/state: not a directory")
  }

  #if !os(Windows)
    /// Once the process ended, without memory for the file.
    func testAFileOfTerabytesIsRefused() throws {
      try Data().write(to: url)
      let file = try FileHandle(forWritingTo: url)
      try file.truncate(atOffset: 1 << 40)
      try file.close()
      assertIsSentence(
        try error { _ = try FileStore<Int>(url).load() },
        "cannot read \(url.path): file too large")
    }
  #endif

  func testAnEmptyFileIsDamaged() throws {
    try Data().write(to: url)
    let sentence = "what is saved in \(url.path) is damaged: it is empty"
    assertIsSentence(try error { _ = try store.load() }, sentence)
    try store.save(snapshot(0..<1))
    XCTAssertEqual(try store.load(), try snapshot(0..<1))
  }

  func testAValueThatIsNullIsDamaged() throws {
    try Data("[null]".utf8).write(to: url)
    guard case .corrupt = try error({ _ = try store.load() }) else { return XCTFail("not corrupt") }
    let suite = "StoreErrorTests.\(UUID().uuidString)"
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(Data("[null]".utf8), forKey: "rows")
    let rows = DefaultsStore<SelectionSnapshot>(key: "rows", in: defaults)
    guard case .corrupt = try error({ _ = try rows.load() }) else { return XCTFail("not corrupt") }
  }

  func testAnOptionalThatIsNilIsSaved() throws {
    let store = FileStore<Int?>(url)
    XCTAssertEqual(try store.load(), Int??.none, "nothing is saved")
    try store.save(nil)
    XCTAssertEqual(try store.load(), Int??.some(nil))
    try Data().write(to: url)
    guard case .corrupt = try error({ _ = try store.load() }) else { return XCTFail("not corrupt") }
  }

  func testADamagedFile() throws {
    let reasons = [
      ("[\"selection/4 shape\"]", "version \"4\" is not known; this library reads versions 1 to 3"),
      ("[]", "it holds 0 values, not one"),
      ("[\"selection/1 shape 1\", \"selection/1 shape 1\"]", "it holds 2 values, not one"),
    ]
    for (text, reason) in reasons {
      try Data(text.utf8).write(to: url)
      let error = try error { _ = try store.load() }
      guard case .corrupt(url.path, _) = error else { return XCTFail("\(error)") }
      assertIsSentence(error, "what is saved in \(url.path) is damaged: \(reason)")
    }
    try Data("[{\"version\": 1}]".utf8).write(to: url)
    let missing = try error { _ = try FileStore<IdentitySnapshot<String>>(url).load() }
    assertIsSentence(missing, "what is saved in \(url.path) is damaged: \"checked\" is missing")
    for text in [" ", "[", "{}", "[3]", "nonsense", "[\"selection/1 shape 1\", 2]"] {
      try Data(text.utf8).write(to: url)
      let sentence = try error { _ = try store.load() }.description
      XCTAssertTrue(sentence.hasPrefix("what is saved in \(url.path) is damaged: "), sentence)
      for word in ["Error", "Domain", "UserInfo", "Context", "Optional"] {
        XCTAssertFalse(sentence.contains(word), sentence)
      }
    }
  }

  func testAValueThatCannotBeEncoded() throws {
    let error = try error { try FileStore<Double>(url).save(.nan) }
    guard case .unencodable(url.path, _) = error else { return XCTFail("\(error)") }
    XCTAssertTrue("\(error)".hasPrefix("cannot save in \(url.path): "), "\(error)")
    XCTAssertFalse("\(error)".contains("Context"), "\(error)")
    XCTAssertEqual(try names, [])
  }

  func testDefaultsThatHoldSomethingElse() throws {
    let suite = "StoreErrorTests.\(UUID().uuidString)"
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let store = DefaultsStore<SelectionSnapshot>(key: "rows", in: defaults)
    for value in ["text", 3, true, [1, 2], ["a": 1]] as [Any] {
      defaults.set(value, forKey: "rows")
      let error = try error { _ = try store.load() }
      guard case .wrongType = error else { return XCTFail("\(error)") }
      assertIsSentence(
        error, "what is saved in the defaults under \"rows\" is of another type")
    }
    store.remove()
    XCTAssertNil(try store.load())
  }

  func testAReasonThatEndsWithAFullStop() {
    struct Broken: LocalizedError { var errorDescription: String? { "The disk broke." } }
    assertIsSentence(.unencodable("here", Broken()), "cannot save in here: the disk broke")
  }
}
