// SPDX-License-Identifier: MIT

/// A control with segments, of which the user selects one.
@MainActor @preconcurrency
open class SegmentedControl: HeadlessControl {
  /// The value of ``selectedSegmentIndex`` when no segment is selected.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var disabled: Set<Int> = []
  private var selected = noSegment

  /// Creates a control with segments, each of which shows a title or an image; none is selected.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// The index of the selected segment, or ``noSegment``; setting the index calls no action.
  ///
  /// Setting an index without a segment selects no segment.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = titles.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// The title of a segment; nil if the segment has no title or doesn't exist.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of a segment; has no effect if there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  /// Whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// Simulates a tap on a segment, which selects the segment and calls the actions.
  ///
  /// The tap has no effect if the segment is already selected, is disabled, or doesn't exist.
  public final func tapSegment(at segment: Int) {
    guard isEnabled, titles.indices.contains(segment), !disabled.contains(segment),
      segment != selected
    else { return }
    selected = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A tap that isn't on a segment has no effect.
  open override func userDidTap() -> Event { [] }

  /// The content of the control, by name.
  open override var content: [String: String] {
    var content = super.content
    content["segments"] = titles.map { $0 ?? "" }.joined(separator: ", ")
    content["segment"] = "\(selected)"
    return content
  }
}
