// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Names of rows against a list of optional identities.
final class RowNamesTests: XCTestCase {
  /// The parameters of a random program.
  private struct Plan {
    var seed: UInt64
    /// The number of identities; few make duplicates.
    var letters: Int
    var steps: Int
    /// The number of rows at first.
    var count = 0
  }

  /// A change of `count` rows: kept segments, some gone, some moved, and new rows between them.
  private func segments(_ count: Int, _ random: inout RandomSource) -> [RowSegment] {
    var cuts = (0..<random.below(5)).map { _ in random.below(count + 1) } + [0, count]
    cuts.sort()
    var segments: [RowSegment] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      if random.below(8) > 0 { segments.append(.kept(start..<end)) }
    }
    if random.below(3) == 0 { segments.shuffle(using: &random) }
    for _ in 0..<random.below(4) {
      segments.insert(.inserted(random.below(4)), at: random.below(segments.count + 1))
    }
    return segments
  }

  private func run(_ plan: Plan) {
    var random = RandomSource(seed: plan.seed)
    func id() -> Int { random.below(plan.letters) }
    var naive = NaiveNames(ids: (0..<plan.count).map { _ in id() })
    var names = RowNames(naive.ids.compactMap { $0 })
    var held: [(NaiveNames, RowNames<Int>)] = []
    for step in 0..<plan.steps {
      let count = naive.ids.count
      var did = ""
      switch random.below(plan.count > 0 ? 4 : 6) {
      case 0, 1:
        let segments = segments(count, &random)
        let mapping = IndexMapping(oldCount: count, checked: segments)
        let ids = random.below(3) == 0 ? [] : (0..<random.below(8)).map { _ in id() }
        if ids.isEmpty { names.follow(mapping) } else { names.follow(mapping, naming: ids) }
        naive.follow(segments, naming: ids)
        did = "\(segments), naming \(ids)"
      case 2, 3:
        // New contents of a range; the rest of the rows are hidden after it.
        let scope = random.range(within: count)
        var new = scope.compactMap { naive.ids[$0] }
        for _ in 0..<random.below(4) { new.insert(id(), at: random.below(new.count + 1)) }
        for _ in 0..<random.below(4) where !new.isEmpty { new.remove(at: random.below(new.count)) }
        if random.below(8) == 0 { new.shuffle(using: &random) }
        let hidden = scope.upperBound..<count
        let origins = naive.origins(of: new, in: scope, hidden: hidden)
        let (found, hashes) = names.match(new, in: scope, hidden: RowSet(hidden))
        did = "\(new) in \(scope) is \(found)"
        if IndexMapping(oldCount: count, checked: found).oldIndices != origins {
          XCTFail("\(plan), step \(step): \(naive.ids): \(did), expected \(origins)")
        }
        let taken = Set(origins)
        let rest = hidden.filter { !taken.contains($0) }.map { RowSegment.kept($0..<($0 + 1)) }
        let all = [.kept(0..<scope.lowerBound)] + found + rest
        let mapping = IndexMapping(oldCount: count, checked: all)
        let known = random.below(2) == 0 ? hashes : []
        names.follow(mapping, contents: new, at: scope.lowerBound, hashes: known)
        naive.follow(all, naming: new.indices.filter { origins[$0] == nil }.map { new[$0] })
      case 4:
        let start = random.below(count + 3)
        let range = start..<(start + random.below(5))
        let ids = range.map { _ in id() }
        names.setIDs(ids, of: range)
        naive.setIDs(ids, of: range)
        did = "\(ids) of \(range)"
      default:
        let id = id()
        names.append(id, row: count, after: random.below(40))
        naive.setIDs([id], of: count..<(count + 1))
        did = "append \(id)"
      }
      let wrong = plan.count > 0 && step % 20 > 0 ? [] : naive.differences(from: names)
      if !wrong.isEmpty { return XCTFail("\(plan), step \(step): \(did): \(wrong)") }
      if random.below(20) == 0 { held.append((naive, names)) }
    }
    for (naive, names) in held {
      XCTAssertEqual(naive.differences(from: names), [], "\(plan): a copy has changed")
    }
    var other = RowNames<Int>()
    for (row, id) in naive.ids.enumerated() { if let id { other.append(id, row: row) } }
    XCTAssertEqual(names, other, "\(plan)")
    if let row = naive.ids.firstIndex(where: { $0 != nil }) {
      other.setIDs([-1], of: row..<(row + 1))
      XCTAssertNotEqual(names, other, "\(plan)")
    }
  }

  func testFewRows() {
    let seeds = 0..<UInt64(amount(debug: 80, optimized: 300))
    for seed in seeds { run(Plan(seed: seed, letters: 3 + Int(seed % 40), steps: 60)) }
  }

  func testManyChanges() {
    for seed in 0..<UInt64(4) {
      run(Plan(seed: seed, letters: seed % 2 == 0 ? 1_000 : .max, steps: 400, count: 600))
    }
  }

  /// All small lists, whose rows have a name or not, in a scope and hidden after it.
  func testEverySmallMatch() {
    let letters = [nil, 0, 1, 2]
    func words(upTo length: Int, of letters: [Int?]) -> [[Int?]] {
      var words: [[Int?]] = [[]]
      var last = words
      for _ in 0..<length {
        last = last.flatMap { word in letters.map { word + [$0] } }
        words += last
      }
      return words
    }
    let length = amount(debug: 3, optimized: 4)
    let news = words(upTo: length, of: [0, 1, 2]).map { $0.compactMap { $0 } }
    let hiddens = words(upTo: 2, of: [0, 1, 2])
    for old in words(upTo: length, of: letters) {
      // Other names for the letters don't give new cases: they come in ascending order.
      for hidden in hiddens where isInOrder((old + hidden).compactMap { $0 }) {
        for above in [0, 1] where above == 0 || old.count < 4 {
          let naive = NaiveNames(ids: Array(repeating: 1, count: above) + old + hidden)
          let names = names(of: naive.ids)
          let scope = above..<(above + old.count)
          let behind = scope.upperBound..<naive.ids.count
          for new in news {
            let found = names.match(new, in: scope, hidden: RowSet(behind)).segments
            let mapping = IndexMapping(oldCount: naive.ids.count, checked: found)
            if mapping.oldIndices != naive.origins(of: new, in: scope, hidden: behind)
              || mapping.segments != found
            {
              XCTFail("\(naive.ids), scope \(scope), to \(new): \(found)")
            }
          }
        }
      }
    }
  }

  /// Tokens are kept as bits of words: names that end at each side of a word, in scopes before, at
  /// and behind their end, next to rows without a name.
  func testNamesThatEndWithAWord() {
    for words in 1...3 {
      for count in (words * 64 - 2)...(words * 64 + 2) {
        for letters in [4, count, count + 9] {
          let ids: [Int?] = (0..<count).map { $0 % letters }
          let naive = NaiveNames(ids: ids + Array(repeating: nil, count: 70))
          let names = RowNames(ids.compactMap { $0 })
          for start in [0, count - 65, count - 1, count, count + 1, count + 62] where start >= 0 {
            for length in [0, 1, 2, 8] {
              let scope = start..<(start + length)
              for hidden in [0..<0, 0..<start, (count - 1)..<(count - 1 + (start < count ? 0 : 1))]
              {
                for new in [[], [count + 5], [0, 1], [2, count - 1, count - 1, count + 5]] {
                  let found = names.match(new, in: scope, hidden: RowSet(hidden)).segments
                  let mapping = IndexMapping(oldCount: naive.ids.count, checked: found)
                  XCTAssertEqual(
                    mapping.oldIndices, naive.origins(of: new, in: scope, hidden: hidden),
                    "\(count) names of \(letters), \(new) in \(scope), hidden \(hidden)")
                }
              }
            }
          }
        }
      }
    }
  }

  private func isInOrder(_ ids: [Int]) -> Bool {
    ids.indices.allSatisfy { ids[$0] <= (ids[..<$0].max() ?? -1) + 1 }
  }

  private func names(of ids: [Int?]) -> RowNames<Int> {
    var names = RowNames<Int>()
    var row = 0
    for id in ids {
      if let id { names.append(id, row: row) }
      row += 1
    }
    return names
  }
}

extension IndexMapping {
  /// The number before the change for each number after it.
  fileprivate var oldIndices: [Int?] { (0..<newCount).map(oldIndex) }
}
