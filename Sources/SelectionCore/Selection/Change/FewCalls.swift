// SPDX-License-Identifier: MIT

/// The first calls of an input, about at most two rows, stored inline: a tap makes six to eight
/// calls, and an array for them would be most of its cost.
struct FewCalls: Sendable {
  /// The calls, five bits each, the first in the lowest bits: the kind, and above it a bit for one
  /// of the two rows.
  ///
  /// Kinds are counted from one. The highest four bits contain the number of calls.
  private var codes: UInt64 = 0
  /// The two rows, which are equal until a second row is added.
  private var first = RowPath(section: 0, row: 0)
  private var second = RowPath(section: 0, row: 0)

  private static let codeLength = 5
  private static let capacity = 12
  private static let countShift: UInt64 = 60

  enum Kind: UInt64 {
    case shouldHighlight = 1
    case willSelect, willDeselect, shouldBeginMultipleSelection
    case didHighlight, didUnhighlight, didSelect, didDeselect, selectionDidChange
    case accessoryButtonTapped, didBeginMultipleSelection, didEndMultipleSelection
  }

  init() {}

  /// The calls of a tap on a row.
  @inline(__always)
  init(tapOn path: RowPath, selects: Bool) {
    (first, second) = (path, path)
    codes = selects ? Self.selectingTap : Self.deselectingTap
  }

  private static let selectingTap = codes(
    .shouldHighlight, .didHighlight, .didUnhighlight, .willSelect, .didSelect)
  private static let deselectingTap = codes(
    .shouldHighlight, .didHighlight, .didUnhighlight, .willDeselect, .didDeselect)

  @inline(__always)
  private static func codes(
    _ first: Kind, _ second: Kind, _ third: Kind, _ fourth: Kind, _ fifth: Kind
  ) -> UInt64 {
    first.rawValue | second.rawValue &<< 5 | third.rawValue &<< 10 | fourth.rawValue &<< 15
      | fifth.rawValue &<< 20 | 5 &<< countShift
  }

  var count: Int { Int(codes &>> Self.countShift) }

  /// Adds a call, if the value has room for it.
  mutating func append(_ kind: Kind, _ path: RowPath?) -> Bool {
    let count = count
    guard count < Self.capacity else { return false }
    var code = kind.rawValue
    if let path {
      if count == 0 { (first, second) = (path, path) }
      if path != first {
        if second == first { second = path }
        guard path == second else { return false }
        code |= 16
      }
    }
    codes |= code &<< UInt64(count &* Self.codeLength)
    codes &+= 1 &<< Self.countShift
    return true
  }

  subscript(position: Int) -> SelectionCall {
    call(codes &>> UInt64(position &* Self.codeLength))
  }

  /// The events among the calls.
  var events: [SelectionEvent<RowPath>] {
    var events: [SelectionEvent<RowPath>] = []
    guard count > 0 else { return events }
    events.reserveCapacity(count)
    var rest = codes & (1 &<< Self.countShift &- 1)
    while rest != 0 {
      if case .told(let event) = call(rest) { events.append(event) }
      rest &>>= UInt64(Self.codeLength)
    }
    return events
  }

  @inline(__always)
  private func call(_ code: UInt64) -> SelectionCall {
    let path = code & 16 == 0 ? first : second
    switch Kind(rawValue: code & 15) {
    case .shouldHighlight: return .asked(.shouldHighlight, path)
    case .willSelect: return .asked(.willSelect, path)
    case .willDeselect: return .asked(.willDeselect, path)
    case .shouldBeginMultipleSelection: return .asked(.shouldBeginMultipleSelection, path)
    case .didHighlight: return .told(.didHighlight(path))
    case .didUnhighlight: return .told(.didUnhighlight(path))
    case .didSelect: return .told(.didSelect(path))
    case .didDeselect: return .told(.didDeselect(path))
    case .selectionDidChange: return .told(.selectionDidChange)
    case .accessoryButtonTapped: return .told(.accessoryButtonTapped(path))
    case .didBeginMultipleSelection: return .told(.didBeginMultipleSelection(path))
    case .didEndMultipleSelection: return .told(.didEndMultipleSelection)
    case nil: preconditionFailure("there are \(count) calls, and not so many")
    }
  }
}

extension SelectionCall {
  /// The kind and the row of the call; they are constants if the call is known at compile time.
  @inline(__always)
  var parts: (kind: FewCalls.Kind, path: RowPath?) {
    switch self {
    case .asked(.shouldHighlight, let row): (.shouldHighlight, row)
    case .asked(.willSelect, let row): (.willSelect, row)
    case .asked(.willDeselect, let row): (.willDeselect, row)
    case .asked(.shouldBeginMultipleSelection, let row): (.shouldBeginMultipleSelection, row)
    case .told(.didHighlight(let row)): (.didHighlight, row)
    case .told(.didUnhighlight(let row)): (.didUnhighlight, row)
    case .told(.didSelect(let row)): (.didSelect, row)
    case .told(.didDeselect(let row)): (.didDeselect, row)
    case .told(.selectionDidChange): (.selectionDidChange, nil)
    case .told(.accessoryButtonTapped(let row)): (.accessoryButtonTapped, row)
    case .told(.didBeginMultipleSelection(let row)): (.didBeginMultipleSelection, row)
    case .told(.didEndMultipleSelection): (.didEndMultipleSelection, nil)
    }
  }
}
