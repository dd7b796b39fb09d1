// SPDX-License-Identifier: MIT
import AnyArguments
import Foundation
import SelectionCore

extension AnyArguments {
  /// Calls of lists by identity.
  mutating func changeLists() {
    var many = InclusiveList<Int>(checked: Set(ids()))
    var single = ExclusiveList<Int>(checked: flag() ? nil : id(), isOptional: flag())
    for _ in 0..<4 {
      let (id, ids) = (id(), ids())
      switch below(12) {
      case 0: _ = many.tap(id).description
      case 1: many.check(ids)
      case 2: many.uncheck(ids)
      case 3: many.toggleAll(ids)
      case 4: many.prune(keeping: ids)
      case 5: many.extend(to: id, in: ids)
      case 6: many.extend(to: id, in: 0..<below(9))
      case 7: single.check(id)
      case 8: single.uncheck()
      case 9: single.prune(keeping: ids)
      default: _ = single.tap(id).rowsToRedraw
      }
      (many.style, single.style) = (style(), style())
      _ = (many.isChecked(id), many.markedPart(of: ids), many.accessory(for: id), many.hashValue)
      _ = (single.isChecked(id), single.accessory(for: id, isEditing: true), many.description)
    }
  }

  /// Calls of selections of rows that aren't loaded.
  mutating func changeRemote() {
    let remote: RemoteSelection<Int> = flag() ? .only(Set(ids())) : .allExcept(Set(ids()))
    _ = (remote.contains(id()), remote.count(of: number()), remote.description)
    var matching = MatchingSelection<Int, Int>(remote, matching: number())
    for _ in 0..<6 {
      let (id, number, known, isMatch) = (id(), small(), ids(), flag())
      switch below(6) {
      case 0: matching.selectAll(matching: number, known: known)
      case 1: matching.deselectAll(matching: number, known: known)
      case 2: matching.select(id) { _ in isMatch }
      case 3: matching.deselect(id) { _ in isMatch }
      case 4: matching.toggle(id) { _ in isMatch }
      default: matching = MatchingSelection(steps: matching.steps.reversed())
      }
      let totals = [nil, self.number(), self.number()]
      _ = matching.count { totals[Int(UInt(bitPattern: $0) % 3)] }
      _ = (matching.contains(id) { $0 < id }, matching.remoteSelection(of: known) { $0 > $1 })
      _ = (matching.description, matching.hashValue)
    }
  }

  /// Calls of what has points, distances and times.
  mutating func changePointers() {
    let grid = grid()
    var band = RubberBand<RowPath>(from: point())
    var settings = PointerSettings()
    (settings.mouseSlack, settings.fingerSlack) = (double(), double())
    settings.longPressTime = flag() ? nil : double()
    (settings.doubleClickInterval, settings.doubleClickDistance) = (double(), double())
    settings.selectedRowDrag = one(of: [nil, .rows, .range, .pan, .band])
    settings.otherRowDrag = one(of: [nil, .rows, .range, .pan, .band])
    settings.besideRowsDrag = one(of: [nil, .rows, .range, .pan, .band])
    settings.longPressDrag = one(of: [nil, .rows, .range, .pan, .band])
    var pointer = PointerTracker<RowPath>(settings: settings)
    for _ in 0..<8 {
      _ = pointer.track(event(), of: small()) { _ in true }
      if let mapping = below(4) == 0 ? mapping() : nil { pointer.apply(mapping) }
      _ = (pointer.isDown, pointer.drag, pointer.longPressDeadline)
      let seen = (0..<3).map { _ in (row: path(), frame: ViewRect(from: point(), to: point())) }
      if number() == 0 { band.invalidate() }
      _ = (band.move(to: point(), in: grid, section: number()), band.frame, band.covered)
      _ = (band.move(to: point(), over: seen), band.move(to: point()) { _ in .all })
    }
    let rect = ViewRect(x: double(), y: double(), width: double(), height: double())
    _ = grid.row(at: point(), section: number())
    _ = (grid.rows(in: rect, section: number()), rect.overlaps(band.frame), rect.width, rect.height)
    let scroll = Autoscroll(margin: double(), reach: double(), topSpeed: double())
    _ = scroll.speed(at: double(), from: double(), to: double())
    _ = (profile().sweepEffect(for: modifiers()), stroke().description)
    _ = action { $0.path() }.mapRow { $0.row }
    var typing = TypeAhead(pause: double())
    for _ in 0..<4 {
      let text = one(of: ["", "a", "É", "\u{301}", "ß", "aa", "🇩🇪"])
      typing.type(text, at: double(), from: number(), count: min(number(), 9)) { "ab\($0)" }
    }
  }

  private mutating func point() -> ViewPoint { ViewPoint(x: double(), y: double()) }

  private mutating func grid() -> RowGrid {
    var grid = RowGrid(
      rowCount: number(), columns: number(), cellWidth: double(), cellHeight: double())
    if flag() { grid = RowGrid(rowCount: number(), lineHeight: double()) }
    (grid.origin, grid.columnGap, grid.lineGap) = (point(), double(), double())
    (grid.columns, grid.isRightToLeft) = (number(), flag())
    return grid
  }

  private mutating func event() -> PointerEvent<RowPath> {
    let row = flag() ? nil : path()
    return switch below(6) {
    case 0:
      .down(
        on: row, at: point(), time: double(), modifiers: modifiers(),
        device: flag() ? .mouse : .finger)
    case 1: .moved(to: point(), over: row, time: double())
    case 2: .waited(until: double())
    case 3: .up(at: point(), over: row, time: double())
    case 4: .secondaryClick(on: row)
    default: .cancel
    }
  }

  /// A log of any inputs, with what was refused, played again after it was written and read.
  mutating func playLog() -> String? {
    let start = plainStart()
    olderTables = [start]
    var log = InputLog(
      shape: start.shape, policy: policy(), undoLimit: flag() ? nil : number(),
      inputs: flag() ? [] : [input { $0.path() }])
    var table = log.start
    log.replay(on: &table)
    for _ in 0..<8 {
      let input = input { $0.path() }
      if isSlow(table, input) { continue }
      if (try? log.record(input, on: &table, rules: rules())) == nil { log.append(input) }
    }
    let replayed = try? log.replayed()
    guard let text = try? JSONEncoder().encode(log) else { return "not written" }
    let again: InputLog<RowPath>
    do {
      again = try JSONDecoder().decode(InputLog<RowPath>.self, from: text)
    } catch {
      return "\(log) is written and not read: \(error)"
    }
    for (read, written) in zip(again.inputs, log.inputs) where read != written {
      // No limit is written as the largest.
      if written != .enableUndo(limit: .max) { return "\(written) is read as \(read)" }
    }
    if (try? again.replayed()) != replayed { return "\(log) is replayed differently" }
    return nil
  }
}
