// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: extents have the same results as an array of depths, before and after every edit.
///
/// Method: all forests of up to six nodes and all their edits, then random edits of larger ones
/// with seeds.
final class ExtentsTests: XCTestCase {
  func testAllForestsOfSixNodesAndAllEdits() {
    for depths in allForests(upTo: 6) {
      let naive = NaiveExtents(depths: depths)
      let extents = Extents(depths: depths)
      check(extents, naive)
      for node in depths.indices {
        let span = naive.subtree(of: node)
        checkRemoval(extents, naive, span)
        for (place, depth) in naive.places(outside: span) {
          var (moved, naiveMoved) = (extents, naive)
          moved.move(span, before: place, depth: depth)
          naiveMoved.move(span, before: place, depth: depth)
          check(moved, naiveMoved)
        }
      }
      guard depths.count <= 4 else { continue }
      for (place, depth) in naive.places(outside: 0..<0) {
        for other in allForests(upTo: 3) {
          var (grown, naiveGrown) = (extents, naive)
          grown.insert(Extents(depths: other), at: place, depth: depth)
          naiveGrown.insert(other, at: place, depth: depth)
          check(grown, naiveGrown)
        }
      }
    }
  }

  private func checkRemoval(_ extents: Extents, _ naive: NaiveExtents, _ span: Range<Int>) {
    var (shrunk, naiveShrunk) = (extents, naive)
    let removed = shrunk.removeSubrange(span)
    naiveShrunk.depths.removeSubrange(span)
    check(shrunk, naiveShrunk)
    XCTAssertEqual(removed.depths, naive.depths[span].map { $0 - naive.depths[span.lowerBound] })
    check(extents, naive)
    XCTAssertEqual(extents.extracting(span), removed)
  }

  func testRandomEditsOfLargerForests() {
    for seed in 0..<programCount(40) {
      var random = SplitMix(seed: seed)
      let deepest = [2, 30, 700][Int(seed % 3)]
      var naive = NaiveExtents(depths: randomForest(8_000, deepest: deepest, &random))
      var extents = Extents(depths: naive.depths)
      for step in 0..<60 {
        let node = Int.random(in: 0..<naive.depths.count, using: &random)
        let span = naive.subtree(of: node)
        let places = naive.somePlaces(outside: span, &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          guard let (place, depth) = places else { continue }
          naive.move(span, before: place, depth: depth)
          extents.move(span, before: place, depth: depth)
        case 1 where span.count < naive.depths.count / 2:
          naive.depths.removeSubrange(span)
          extents.removeSubrange(span)
        default:
          guard let (place, depth) = places else { continue }
          let other = randomForest(200, deepest: deepest, &random)
          naive.insert(other, at: place, depth: depth)
          extents.insert(Extents(depths: other), at: place, depth: depth)
        }
        if extents.depths != naive.depths || !extents.defects.isEmpty {
          return XCTFail("seed \(seed), step \(step): \(extents.defects)")
        }
        for _ in 0..<20 {
          let node = Int.random(in: 0..<naive.depths.count, using: &random)
          if !agrees(extents, naive, node) {
            return XCTFail("seed \(seed), step \(step), node \(node)")
          }
        }
      }
    }
  }

  func testARunOfRootsIsOneLeaf() {
    let flat = Extents(depths: Array(repeating: 0, count: 100_000))
    XCTAssertLessThan(flat.storageSize, 200)
    XCTAssertEqual(flat.end(of: 99_999), 100_000)
  }

  private func check(_ extents: Extents, _ naive: NaiveExtents) {
    if !extents.defects.isEmpty || extents.depths != naive.depths {
      XCTFail("\(naive.depths): \(extents.depths) \(extents.defects)")
    }
    for node in naive.depths.indices where !agrees(extents, naive, node) {
      XCTFail("\(naive.depths), node \(node)")
    }
    if extents.children(of: nil) != naive.children(of: nil) { XCTFail("\(naive.depths)") }
  }

  private func agrees(_ extents: Extents, _ naive: NaiveExtents, _ node: Int) -> Bool {
    extents.level(of: node) == naive.depths[node]
      && extents.subtree(of: node) == naive.subtree(of: node)
      && extents.parent(of: node) == naive.parent(of: node)
      && extents.nextSibling(of: node) == naive.sibling(after: node)
      && extents.previousSibling(of: node) == naive.sibling(before: node)
      && extents.hasChildren(node) == naive.hasChildren(node)
      && (naive.depths.count > 100 || extents.children(of: node) == naive.children(of: node))
  }
}
