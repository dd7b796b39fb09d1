// SPDX-License-Identifier: MIT
import Foundation
import RandomChoices
import SelectionCore
import SelectionOutline
import SelectionOutlineObservation
import XCTest

/// Goal: an observer that has read something of an outline is told if it will differ, and only
/// then; and it reads what the outline itself has.
///
/// Method: random inputs to small trees, some of whose nodes have the same identity or are read;
/// SEED and PROGRAMS in the environment choose others.
@MainActor
final class RandomProgramTests: XCTestCase {
  func testWhoHasReadIsToldExactlyIfItDiffers() async throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    let programs = environment["PROGRAMS"].flatMap { UInt64($0) } ?? 8
    for seed in first..<(first + programs) {
      if let failure = try failure(ofProgramBySeed: seed) {
        return XCTFail("SEED=\(seed) PROGRAMS=1\n\(failure)")
      }
    }
  }

  private func failure(ofProgramBySeed seed: UInt64) throws -> String? {
    var program = RandomTree(seed: seed)
    let model = Model(try program.start())
    for _ in 0..<40 {
      let ids = program.ids.filter { _ in program.below(3) > 0 }
      let readings = ids.flatMap(Reading.ofNode) + Reading.ofOutline
      let before = model.outline
      let input = program.input()
      let told = Readers().told(of: model, readings) { input.body(model) }
      let after = model.outline
      for reading in readings {
        let (old, new) = (reading.actual(before), reading.actual(after))
        var failure: String?
        if old != new, !told.contains(reading.name) { failure = "isn't told" }
        if old == new, told.contains(reading.name), !reading.isRough, !program.hasTwins {
          failure = "is told of nothing"
        }
        if reading.observed(model) != new { failure = "reads \(reading.observed(model))" }
        guard let failure else { continue }
        return "\(reading.name) \(failure): \(old), \(new)\n\(input.name)\n\(before)\n\n\(after)"
      }
    }
    return nil
  }

  /// An outline names all nodes that differ, or says that any may; in the same tree all are where
  /// they were.
  func testAnOutlineNamesTheNodesThatDiffer() async throws {
    var counts = (named: 0, moved: 0)
    for seed in 1...80 as ClosedRange<UInt64> {
      var program = RandomTree(seed: seed)
      let model = Model(try program.start())
      for _ in 0..<40 {
        let before = model.outline
        let input = program.input()
        input.body(model)
        let after = model.outline
        if input.name == "renamed" { continue }
        func fail(_ id: String) {
          XCTFail("SEED=\(seed) \(input.name): \(id) differs\n\(before)\n\n\(after)")
        }
        let nodes = after.differingNodes(from: before, atMost: 16)
        if let nodes = nodes.map({ Set($0) }) {
          counts.named += 1
          for id in program.ids where !nodes.contains(id) {
            let readings = Reading.ofNode(id).filter { !$0.name.hasSuffix("menu") }
            for reading in readings where reading.actual(before) != reading.actual(after) {
              return fail(reading.name)
            }
          }
        }
        guard after.hasSameTree(as: before) else {
          counts.moved += 1
          continue
        }
        if before.allRows != after.allRows { return fail("the order") }
        let isNamedOnce = Set(after.allRows).count == after.count
        for id in program.ids where isNamedOnce {
          func place(_ tree: OutlineSelection<String>) -> [AnyHashable] {
            [tree.level(of: id), tree.parent(of: id), tree.isGroup(id), tree.isLoaded(id)]
          }
          if place(before) != place(after) { return fail(id) }
        }
      }
    }
    XCTAssertGreaterThan(min(counts.named, counts.moved), 200)
  }

  /// The rows in view that a change names are those of all that it names.
  func testTheRowsToRedrawInViewAreAmongAll() async throws {
    for seed in 1...15 as ClosedRange<UInt64> {
      var program = RandomTree(seed: seed)
      let model = Model(try program.start())
      for _ in 0..<40 {
        let before = model.outline
        let input = program.input()
        input.body(model)
        let change = model.outline.change(from: before)
        let visible = (0..<model.outline.shape.rowCount).filter { _ in program.below(2) == 0 }
          .map { RowPath(section: 0, row: $0) }
        let all = Set(change.pathsToRedraw)
        let named = visible.filter(all.contains).compactMap(model.outline.id(of:))
        let redrawn = change.rowsToRedraw(in: visible)
        guard redrawn == named else {
          return XCTFail("SEED=\(seed) \(input.name): \(redrawn), not \(named)\n\(before)")
        }
      }
    }
  }
}

/// Random trees, and inputs to them.
private struct RandomTree {
  /// An input, with its name.
  struct Input {
    let name: String
    let body: @MainActor (Model) -> Void
  }

  private var random: RandomSource
  let hasTwins: Bool

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    hasTwins = seed % 4 == 0
  }

  let ids = (0..<16).map { "n\($0)" }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  private mutating func one<Item>(of items: [Item]) -> Item { items[below(items.count)] }

  private mutating func some() -> [String] { ids.filter { _ in below(4) == 0 } }

  mutating func nodes(_ ids: [String]) -> [OutlineNode<String>] {
    var deepest = 0
    return ids.map { id in
      let depth = min(below(deepest + 2), deepest)
      deepest = depth + 1
      let name = hasTwins ? one(of: Array(self.ids.prefix(8))) : id
      return OutlineNode(
        name, depth: depth, kind: one(of: OutlineNode<String>.Kind.allCases),
        isChecked: one(of: [nil, true, false]))
    }
  }

  mutating func start() throws -> OutlineSelection<String> {
    try OutlineSelection(
      nodes: nodes(Array(ids.prefix(12))), policy: one(of: [.multiple, .multiple, .single]),
      options: options())
  }

  private mutating func options() -> OutlineOptions {
    OutlineOptions(
      boxes: one(of: [.cascading, .cascading, .independent]),
      partialTap: one(of: PartialTap.allCases), newcomers: one(of: NewcomerMark.allCases),
      disabledChildren: one(of: DisabledChildren.allCases))
  }

  mutating func input() -> Input {
    switch below(4) {
    case 0: boxInput()
    case 1: treeInput()
    default: rowInput()
    }
  }

  private mutating func boxInput() -> Input {
    let (id, few, flag) = (one(of: ids), some(), below(2) == 0)
    switch below(8) {
    case 0, 1: return Input(name: "tapBox \(id)") { $0.tapBox(id) }
    case 2: return Input(name: "isChecked \(id) \(flag)") { $0[isChecked: id] = flag }
    case 3: return Input(name: "tapAllBoxes") { $0.tapAllBoxes() }
    case 4: return Input(name: "tapLeadBox") { $0.tapLeadBox() }
    case 5: return Input(name: "extendBoxes \(id)") { $0.extendBoxes(to: id) }
    case 6: return Input(name: "exclusive \(few)") { _ = try? $0.outline.setExclusive(flag, few) }
    default:
      let options = options()
      return Input(name: "options \(options)") { $0.outline.options = options }
    }
  }

  private mutating func treeInput() -> Input {
    let (id, few, flag) = (one(of: ids), some(), below(2) == 0)
    let new = nodes(some())
    // Often the same nodes, at other depths and of other kinds.
    let contents = nodes(flag ? Array(ids.prefix(12)) : ids.filter { _ in below(3) > 0 })
    let vanished = one(of: VanishedRows.allCases)
    switch below(8) {
    case 0: return Input(name: "update \(contents)") { $0.update(to: contents, vanished: vanished) }
    case 1 where flag:
      return Input(name: "move \(few) before \(id)") {
        $0.apply(.move(SelectionSpans(few), to: .before(id)))
      }
    case 1:
      return Input(name: "move \(few) \(id)") { model in
        model.change { _ = try? $0.move(few, to: .lastIn(id)) }
      }
    case 2: return Input(name: "remove \(few)") { _ = try? $0.outline.remove(few) }
    case 3: return Input(name: "load \(id)") { _ = try? $0.outline.loadChildren(new, of: id) }
    case 4:
      return Input(name: "forget \(id)") {
        _ = try? $0.outline.forgetChildren(of: id, losingPartialMarks: true)
      }
    case 5: return Input(name: "empty \(id)") { _ = try? $0.outline.loadChildren([], of: id) }
    case 6: return Input(name: "renamed") { $0.outline = try! OutlineSelection(nodes: contents) }
    default: return Input(name: "filter \(few)") { $0.filter(flag ? nil : few) }
    }
  }

  private mutating func rowInput() -> Input {
    let (id, few, flag) = (one(of: ids), some(), below(2) == 0)
    switch below(19) {
    case 0: return Input(name: "click \(id)") { $0.handle(.click(id), profile: .appKit) }
    case 1: return Input(name: "⇧-click \(id)") { $0.handle(.click(id, .shift), profile: .appKit) }
    case 2, 3:
      let stroke = KeyStroke(one(of: [.left, .right, .up, .down]), one(of: [[], .shift, .option]))
      return Input(name: "\(stroke)") { $0.handle(.key(stroke), profile: .appKit) }
    case 4, 5: return Input(name: "isExpanded \(id) \(flag)") { $0[isExpanded: id] = flag }
    case 6: return Input(name: "expandAll \(id)") { $0.expandAll(under: flag ? nil : id) }
    case 7:
      return Input(name: "collapseAll \(id)") { $0.collapseAll(under: flag ? nil : id) }
    case 8: return Input(name: "reveal \(id)") { $0.reveal(id) }
    case 9: return Input(name: "select \(few)") { $0.selection = Set(few) }
    case 10: return Input(name: "disable \(few)") { $0.apply(.disable(SelectionSpans(few))) }
    case 11: return Input(name: "enable \(few)") { $0.apply(.enable(SelectionSpans(few))) }
    case 12: return Input(name: "touchDown \(id)") { $0.apply(flag ? .touchDown(id) : .touchUp) }
    case 13: return Input(name: "lead \(id)") { $0.lead = id }
    case 14:
      return Input(name: "flag \(few)") {
        $0.apply(
          flag
            ? .mark(SelectionSpans(few), in: .flagged) : .unmark(SelectionSpans(few), in: .flagged))
      }
    case 15: return Input(name: "undo") { $0.apply(flag ? .undo : .redo) }
    case 16: return Input(name: "keep undo") { $0.apply(.enableUndo(limit: 9)) }
    case 17: return Input(name: "isSelected \(id) \(flag)") { $0[isSelected: id] = flag }
    default: return Input(name: "selectAll") { $0.apply(flag ? .userSelectAll : .userDeselectAll) }
    }
  }
}
