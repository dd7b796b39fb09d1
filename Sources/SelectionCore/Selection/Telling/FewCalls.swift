// SPDX-License-Identifier: MIT

/// The first calls of an input, about no more than two rows, in the value itself: a tap asks and
/// tells six to eight, and an array of them would be most of what a tap costs.
struct FewCalls: Hashable, Sendable {
  /// A call in each five bits, the first in the lowest: its kind, and above it which row. Kinds count
  /// from one, so that the highest bit says how many there are.
  private var codes: UInt64 = 0
  /// The rows. They are alike until there are two.
  private var first = RowPath(section: 0, row: 0)
  private var second = RowPath(section: 0, row: 0)

  private static let codeLength = 5
  private static let capacity = 12

  private enum Kind: UInt64 {
    case shouldHighlight = 1
    case willSelect, willDeselect, shouldBeginMultipleSelection
    case didHighlight, didUnhighlight, didSelect, didDeselect, selectionDidChange
    case accessoryButtonTapped, didBeginMultipleSelection, didEndMultipleSelection
  }

  var count: Int {
    (UInt64.bitWidth - codes.leadingZeroBitCount + Self.codeLength - 1) / Self.codeLength
  }

  /// Adds a call, if there is room for it.
  mutating func append(_ call: SelectionCall) -> Bool {
    let count = count
    guard count < Self.capacity else { return false }
    let (kind, path) = Self.parts(of: call)
    var code = kind.rawValue
    if let path {
      if count == 0 { (first, second) = (path, path) }
      if path != first {
        if second == first { second = path }
        guard path == second else { return false }
        code |= 16
      }
    }
    codes |= code << UInt64(count * Self.codeLength)
    return true
  }

  subscript(position: Int) -> SelectionCall {
    let code = codes >> UInt64(position * Self.codeLength)
    let path = code & 16 == 0 ? first : second
    switch Kind(rawValue: code & 15) {
    case .shouldHighlight: return .asked(.shouldHighlight(path))
    case .willSelect: return .asked(.willSelect(path))
    case .willDeselect: return .asked(.willDeselect(path))
    case .shouldBeginMultipleSelection: return .asked(.shouldBeginMultipleSelection(path))
    case .didHighlight: return .told(.didHighlight(path))
    case .didUnhighlight: return .told(.didUnhighlight(path))
    case .didSelect: return .told(.didSelect(path))
    case .didDeselect: return .told(.didDeselect(path))
    case .selectionDidChange: return .told(.selectionDidChange)
    case .accessoryButtonTapped: return .told(.accessoryButtonTapped(path))
    case .didBeginMultipleSelection: return .told(.didBeginMultipleSelection(path))
    case .didEndMultipleSelection: return .told(.didEndMultipleSelection)
    case nil: preconditionFailure("call \(position) is out of range 0..<\(count)")
    }
  }

  private static func parts(of call: SelectionCall) -> (Kind, RowPath?) {
    switch call {
    case .asked(.shouldHighlight(let row)): (.shouldHighlight, row)
    case .asked(.willSelect(let row)): (.willSelect, row)
    case .asked(.willDeselect(let row)): (.willDeselect, row)
    case .asked(.shouldBeginMultipleSelection(let row)): (.shouldBeginMultipleSelection, row)
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
