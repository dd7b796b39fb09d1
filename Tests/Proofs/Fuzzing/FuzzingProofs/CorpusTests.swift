// SPDX-License-Identifier: MIT
import Foundation
import FuzzedCode
import XCTest

/// Replays the fuzzers' corpus: an input that fails ends the process, and is the last one whose
/// name is printed.
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

  /// Plays the corpus of a fuzzer.
  private func playCorpus(_ name: String, _ target: ([UInt8]) -> Void) throws {
    try play("Proofs/Fuzzing/Corpus/\(name)", target)
  }

  func testTraceReader() throws {
    try play("Specifications/SelectionTracesTests/Traces", traceReader)
  }

  func testSnapshotDecoder() throws { try playCorpus("SnapshotDecoder", snapshotDecoder) }
  func testRowSetPrograms() throws { try playCorpus("RowSetPrograms", rowSetPrograms) }
  func testTableUpdates() throws { try playCorpus("TableUpdates", tableUpdates) }
  func testTableSelectionPrograms() throws {
    try playCorpus("TableSelectionPrograms", tableSelectionPrograms)
  }
  func testIdentityPrograms() throws { try playCorpus("IdentityPrograms", identityPrograms) }
  func testOutlinePrograms() throws { try playCorpus("OutlinePrograms", outlinePrograms) }
  func testPointerPrograms() throws { try playCorpus("PointerPrograms", pointerPrograms) }
  func testStoredFilePrograms() throws { try playCorpus("StoredFilePrograms", storedFilePrograms) }
  func testExtremeNumbers() throws { try playCorpus("ExtremeNumbers", extremeNumbers) }
}
