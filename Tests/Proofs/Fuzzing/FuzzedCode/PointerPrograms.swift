// SPDX-License-Identifier: MIT
import AnyArguments
import RandomChoices
import SelectionCore

/// Events of pointers in any order, with any points and times, on a table whose rows come and go:
/// drags begin before they go on, a press ends before the next, and the table hears both.
package func pointerPrograms(_ bytes: [UInt8]) {
  var any = AnyArguments(ByteSource(bytes))
  var table = TableSelection(
    shape: [8], policy: [.single, .multiple, SelectionPolicy(.none)][any.below(3)])
  var tracker = PointerTracker<RowPath>(settings: any.settings())
  let profiles: [InputProfile] = [.appKit, .windows, .gtk, .touch]
  let profile = profiles[any.below(profiles.count)]
  var (drag, isPressed): (PointerDrag?, Bool) = (nil, false)
  while !any.choices.isAtEnd {
    if any.below(8) == 0 {
      // The data changes below the pointer.
      guard let mapping = try? table.apply(.perform(any.update())).mapping else { continue }
      tracker.apply(mapping)
      isPressed = isPressed && table.pressedRow != nil
      continue
    }
    let event = any.event()
    let steps = tracker.track(event, of: any.below(2), isSelected: table.isSelected)
    for step in steps {
      switch step {
      case .beginDrag(let kind, _, _):
        if drag != nil { fail("\(event): a drag begins in a drag") }
        drag = kind
      case .continueDrag(let kind, _):
        if drag != kind { fail("\(event): \(kind) goes on, and \(drag as Any) is under way") }
      case .endDrag(let kind, _), .cancelDrag(let kind):
        if drag != kind { fail("\(event): \(kind) ends, and \(drag as Any) is under way") }
        drag = nil
      case .action(.press):
        if isPressed { fail("\(event): a press in a press") }
        isPressed = true
      case .action(.release), .action(.drag): isPressed = false
      default: break
      }
      let before = table
      do {
        _ = try table.handle(pointer: step, profile: profile)
      } catch {
        if table != before { fail("\(step): refused, and changed") }
        if case .action(.release) = step { _ = try? table.handle(.drag, profile: profile) }
      }
    }
    if tracker.drag != drag { fail("\(event): \(tracker.drag as Any) instead of \(drag as Any)") }
    switch event {
    case .cancel, .secondaryClick:
      if tracker.isDown || drag != nil { fail("\(event): the pointer stays down") }
    default: break
    }
    if !tracker.isDown, table.pressedRow != nil { fail("\(event): the row stays pressed") }
  }
}

extension AnyArguments {
  fileprivate mutating func settings() -> PointerSettings {
    let drags: [PointerDrag?] = [nil, .rows, .range, .pan, .band]
    var settings = PointerSettings()
    settings.selectedRowDrag = drags[below(5)]
    settings.otherRowDrag = drags[below(5)]
    settings.besideRowsDrag = drags[below(5)]
    settings.longPressDrag = drags[below(5)]
    settings.doubleClickInterval = below(2) == 0 ? nil : measure()
    settings.longPressTime = below(2) == 0 ? nil : measure()
    settings.mouseSlack = measure()
    return settings
  }

  /// A length or a time: usually a small one.
  private mutating func measure() -> Double {
    let numbers: [Double] = [0, 0.1, 1, 5, -1, .nan, .infinity, -.infinity, 1e308, 0.5, 2, 3]
    return numbers[below(numbers.count)]
  }

  private mutating func place() -> ViewPoint { ViewPoint(x: measure(), y: measure()) }

  private mutating func row() -> RowPath? {
    below(4) == 0 ? nil : RowPath(section: 0, row: below(10))
  }

  fileprivate mutating func event() -> PointerEvent<RowPath> {
    switch below(8) {
    case 0, 1:
      .down(
        on: row(), at: place(), time: measure(),
        modifiers: [[], .shift, .command, [.shift, .command]][below(4)],
        device: below(2) == 0 ? .mouse : .finger)
    case 2, 3: .moved(to: place(), over: row(), time: measure())
    case 4: .waited(until: measure())
    case 5, 6: .up(at: place(), over: row(), time: measure())
    default: below(2) == 0 ? .cancel : .secondaryClick(on: row())
    }
  }
}
