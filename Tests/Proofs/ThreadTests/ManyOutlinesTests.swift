// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore
import SelectionOutline
import XCTest

#if !InvariantChecks
  /// Copies of an outline, which share a tree, sets and names, are changed by many tasks at once:
  /// each task gets the same result as it would alone.
  final class ManyOutlinesTests: XCTestCase {
    private static func start() throws -> OutlineSelection<Int> {
      var nodes: [OutlineNode<Int>] = []
      for group in 0..<200 {
        nodes.append(OutlineNode(group * 100))
        nodes += (1..<100).map { OutlineNode(group * 100 + $0, depth: 1) }
      }
      var outline = try OutlineSelection(nodes: nodes)
      outline.enableUndo(limit: 20)
      for group in 0..<50 { try outline.tapBox(group * 400) }
      return outline
    }

    private static func work(
      on outline: OutlineSelection<Int>, seed: UInt64
    ) -> (OutlineSelection<Int>, [Int]) {
      var random = RandomSource(seed: seed)
      var (outline, answers) = (outline, [Int]())
      for step in 0..<60 {
        let (group, node) = (random.below(200) * 100, random.below(20_000))
        do {
          switch random.below(9) {
          case 0: try outline.tapBox(node)
          case 1: try outline.collapse(group)
          case 2: try outline.expand(group)
          case 3: try outline.move([node], to: .lastIn(group))
          case 4: try outline.remove([node])
          case 5: try outline.insert([OutlineNode(100_000 + step)], at: .firstIn(group))
          case 6: try outline.toggle(node)
          case 7: outline.undo()
          default: try outline.filter(step % 2 == 0 ? nil : [node, group])
          }
        } catch {
          answers.append(-1)
        }
        answers.append(outline.checkedLeaves.count)
        answers.append(outline.rows.shape.rowCount)
      }
      return (outline, answers)
    }

    func testCopiesOfAnOutlineChangedByManyTasks() async throws {
      let outline = try Self.start()
      let checked = outline.checkedLeaves
      let alone = (0..<UInt64(12)).map { Self.work(on: outline, seed: $0) }
      let together = await withTaskGroup(
        of: (Int, OutlineSelection<Int>, [Int]).self,
        returning: [Int: (OutlineSelection<Int>, [Int])].self
      ) { group in
        for seed in 0..<12 {
          group.addTask {
            let (outline, answers) = Self.work(on: outline, seed: UInt64(seed))
            return (seed, outline, answers)
          }
        }
        var results: [Int: (OutlineSelection<Int>, [Int])] = [:]
        for await (seed, outline, answers) in group { results[seed] = (outline, answers) }
        return results
      }
      for (seed, expected) in alone.enumerated() {
        XCTAssertEqual(together[seed]?.1, expected.1, "seed \(seed)")
        XCTAssertEqual(together[seed]?.0, expected.0, "seed \(seed)")
      }
      XCTAssertEqual(outline.checkedLeaves, checked)
    }
  }
#endif
