// SPDX-License-Identifier: MIT

/// A control with segments, one of which the user can select.
@MainActor @preconcurrency
open class SegmentedControl: HeadlessControl {
  /// The value of ``selectedSegmentIndex`` when no segment is selected.
  public static let noSegment = -1

  private var titles: [String?] = []
  private var disabled: Set<Int> = []
  private var selected = noSegment

  /// Creates a control whose segments each show a title or an image; no segment is selected.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// The index of the selected segment, or ``noSegment``; setting the index doesn't call any
  /// action.
  ///
  /// If you set an index for which there is no segment, no segment is selected.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = titles.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Returns the title of a segment, or nil if the segment has no title or doesn't exist.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of a segment; the method has no effect if there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  /// Returns whether the user can select a segment.
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

  /// Has no effect, because only a tap on a segment changes the control.
  open override func userDidTap() -> Event { [] }

  /// The contents of the control, by name.
  open override var content: [String: String] {
    var content = super.content
    content["segments"] = titles.map { $0 ?? "" }.joined(separator: ", ")
    content["segment"] = "\(selected)"
    return content
  }
}
