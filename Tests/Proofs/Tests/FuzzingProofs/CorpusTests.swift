// SPDX-License-Identifier: MIT
import Foundation
import FuzzedCode
import XCTest

/// What the fuzzers have kept, played again: an input that fails ends the process, and is the last
/// one that is named.
final class CorpusTests: XCTestCase {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// Plays the files of a folder.
  private func play(_ folder: String, _ target: ([UInt8]) -> Void) throws {
    let folder = Self.tests.appendingPathComponent(folder)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    XCTAssertGreaterThan(files.count, 2, "\(folder.path) has lost its inputs")
    for file in files.sorted(by: { $0.path < $1.path }) {
      let bytes = [UInt8](try Data(contentsOf: file))
      FileHandle.standardError.write(Data("\(file.lastPathComponent)\n".utf8))
      target(bytes)
    }
  }

  func testTraceReader() throws { try play("SelectionTracesTests/Traces", traceReader) }
  func testSnapshotDecoder() throws { try play("Fuzzing/Corpus/SnapshotDecoder", snapshotDecoder) }
  func testRowSetPrograms() throws { try play("Fuzzing/Corpus/RowSetPrograms", rowSetPrograms) }
  func testTableUpdates() throws { try play("Fuzzing/Corpus/TableUpdates", tableUpdates) }
  func testTableSelectionPrograms() throws {
    try play("Fuzzing/Corpus/TableSelectionPrograms", tableSelectionPrograms)
  }
  func testIdentityPrograms() throws {
    try play("Fuzzing/Corpus/IdentityPrograms", identityPrograms)
  }
  func testExtremeNumbers() throws { try play("Fuzzing/Corpus/ExtremeNumbers", extremeNumbers) }
}
