// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// A proof whose sets and shapes are trees of several levels, although they have few rows: with the
/// trait `InvariantChecks` no set is a word, and nodes have few entries (``TreeForm``).
///
/// A test fails if it has visited no tree, or none with enough levels. If you change the
/// representation of small sets, as when they became words, adapt this class so that trees are
/// still proven.
class TreeProof: XCTestCase {
  /// The fewest levels of the highest tree that each test of the class must visit.
  class var fewestLevels: Int { 1 }

  #if InvariantChecks
    override func setUp() {
      TreeForm.current = .small
      TreeCounters.highestLevel = nil
    }

    override func tearDown() {
      TreeForm.current = .small
      let levels = TreeCounters.highestLevel.map { $0 + 1 } ?? 0
      XCTAssertGreaterThanOrEqual(levels, Self.fewestLevels, "levels of the highest tree")
    }
  #endif
}

/// Tests of sets and shapes as users have them: of costs, and of sizes at which their form changes.
class FullSizeTests: XCTestCase {
  #if InvariantChecks
    override func setUp() { TreeForm.current = .full }
    override func tearDown() { TreeForm.current = .small }
  #endif
}

/// Calls a closure with each form of sets and shapes.
func everyForm(_ body: () -> Void) {
  #if InvariantChecks
    for form in TreeForm.allCases {
      TreeForm.current = form
      body()
    }
  #else
    body()
  #endif
}

/// Sets the form for a random program by its seed; one in four uses sets as users have them.
func takeForm(ofSeed seed: some BinaryInteger) {
  #if InvariantChecks
    TreeForm.current = seed % 4 == 3 ? .full : .small
  #endif
}
